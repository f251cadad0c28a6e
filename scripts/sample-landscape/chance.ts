// Chance that depends on the place or the number alone, so that the order of work does not matter.

const seed = 20_261_121;

/** A number from 0 to 1, the same for the same numbers. */
export function hashed(...numbers: number[]): number {
  let value = seed >>> 0;
  for (const number of numbers) {
    value = Math.imul(value ^ (number | 0), 0x85eb_ca6b);
    value = Math.imul(value ^ (value >>> 13), 0xc2b2_ae35);
    value ^= value >>> 16;
  }
  return (value >>> 0) / 4_294_967_296;
}
const smooth = (share: number) => share * share * (3 - 2 * share);

/** Value noise, 0..1, with features of about `size` degrees. */
export function noise(layer: number, x: number, y: number, size: number): number {
  const [u, v] = [x / size, y / size];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [a, b] = [smooth(u - i), smooth(v - j)];
  const at = (di: number, dj: number) => hashed(layer, i + di, j + dj);
  return (at(0, 0) * (1 - a) + at(1, 0) * a) * (1 - b) + (at(0, 1) * (1 - a) + at(1, 1) * a) * b;
}
/** Noise of three sizes, 0..1. */
export const fractal = (layer: number, x: number, y: number) =>
  0.55 * noise(layer, x, y, 0.03) + 0.3 * noise(layer + 1, x, y, 0.01) + 0.15 * noise(layer + 2, x, y, 0.004);
