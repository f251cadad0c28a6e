// Chance that depends on the place or the number alone, so that the order of work does not matter.

const seed = 20_261_121;

/** One number more goes into the hash. */
function mixed(value: number, number: number): number {
  const folded = Math.imul(value ^ (number | 0), 0x85eb_ca6b);
  const spread = Math.imul(folded ^ (folded >>> 13), 0xc2b2_ae35);
  return spread ^ (spread >>> 16);
}
const share = (value: number) => (value >>> 0) / 4_294_967_296;

/** A number from 0 to 1, the same for the same numbers. */
export function hashed(...numbers: number[]): number {
  let value = seed;
  for (const number of numbers) value = mixed(value, number);
  return share(value);
}
const smooth = (share: number) => share * share * (3 - 2 * share);

/** Value noise, 0..1, with features of about `size` degrees. Asked for millions of cells: it makes no lists, and mixes what corners have in common once. */
export function noise(layer: number, x: number, y: number, size: number): number {
  const u = x / size;
  const v = y / size;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const a = smooth(u - i);
  const b = smooth(v - j);
  const ofLayer = mixed(seed, layer);
  const west = mixed(ofLayer, i);
  const east = mixed(ofLayer, i + 1);
  return (
    (share(mixed(west, j)) * (1 - a) + share(mixed(east, j)) * a) * (1 - b) +
    (share(mixed(west, j + 1)) * (1 - a) + share(mixed(east, j + 1)) * a) * b
  );
}
/** Noise of three sizes, 0..1. */
export const fractal = (layer: number, x: number, y: number) =>
  0.55 * noise(layer, x, y, 0.03) + 0.3 * noise(layer + 1, x, y, 0.01) + 0.15 * noise(layer + 2, x, y, 0.004);
