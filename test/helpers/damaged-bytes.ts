import type { numbersFrom } from './random-polygons.ts';

type Random = ReturnType<typeof numbersFrom>;

/** A file as a failing disk or memory leaves it: a flipped bit, cut, a zeroed page, or up to 64 random bytes. `what` says which, in words that repeat it. */
export function damagedBytes(bytes: Buffer, random: Random): { bytes: Buffer; what: string } {
  const damaged = Buffer.from(bytes);
  const at = (end: number) => Math.min(end - 1, Math.floor(random() * end));
  const page = 4096;
  const kind = random();
  if (kind < 0.7) {
    const place = at(damaged.length);
    const bit = at(8);
    damaged[place]! ^= 1 << bit;
    return { bytes: damaged, what: `bit ${bit} of byte ${place}` };
  }
  if (kind < 0.8) {
    const length = at(damaged.length);
    return { bytes: damaged.subarray(0, length), what: `cut to ${length} bytes` };
  }
  if (kind < 0.9) {
    const start = at(Math.ceil(damaged.length / page)) * page;
    damaged.fill(0, start, Math.min(damaged.length, start + page));
    return { bytes: damaged, what: `page at ${start} zeroed` };
  }
  const start = at(damaged.length);
  const length = 1 + at(64);
  for (let place = start; place < Math.min(damaged.length, start + length); place += 1) damaged[place] = at(256);
  return { bytes: damaged, what: `${length} bytes from ${start} made random` };
}
