import type { Ring } from '#geo/index.ts';
import { numbersFrom } from './random-polygons.ts';

export const ringKinds = ['parcel', 'region', 'continent', 'polar', 'antimeridian', 'sliver', 'crowded'] as const;
export type RingKind = (typeof ringKinds)[number];

/**
 * A star-shaped ring by its number: parcels of 20 m to 10 km, regions to 1,000 km, continents, rings near or around a pole, over the antimeridian, slivers a thousand
 * times as long as wide, and rings whose corners nearly coincide. Longitudes -180..180; 4 to 24 corners, closed.
 */
export function ringOf(seed: number): { kind: RingKind; ring: Ring } {
  const random = numbersFrom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const kind = ringKinds[seed % ringKinds.length]!;
  const corners = 3 + Math.floor(random() * 21);
  const degrees = {
    parcel: 10 ** between(-4, -1),
    region: 10 ** between(-1, 0.9),
    continent: between(5, 35),
    polar: between(0.01, 20),
    antimeridian: 10 ** between(-3, 1),
    sliver: 10 ** between(-3, 0),
    crowded: 10 ** between(-3, 0),
  }[kind];
  const latitude =
    kind === 'polar' ? (random() < 0.5 ? -1 : 1) * between(70, 90) : kind === 'continent' ? between(-40, 40) : between(-75, 75);
  const longitude = kind === 'antimeridian' ? 180 - between(-0.5, 0.5) * degrees : between(-180, 180);
  const aroundPole = kind === 'polar' && random() < 0.4;
  const turn = between(0, 2 * Math.PI);
  const flat = kind === 'sliver' ? 1e-3 : 1;
  const stretch = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  const ring: Ring = [];
  for (let k = 0; k < corners; k += 1) {
    const angle = (2 * Math.PI * k) / corners;
    const radius = degrees * between(0.3, 1);
    if (aroundPole) {
      ring.push([-180 + (360 * k) / corners + between(0, 1), Math.sign(latitude) * (90 - Math.min(25, radius))]);
      continue;
    }
    const [along, across] = [radius * Math.cos(angle), radius * Math.sin(angle) * flat];
    const x = longitude + (along * Math.cos(turn) - across * Math.sin(turn)) / stretch;
    const y = Math.max(-89.5, Math.min(89.5, latitude + along * Math.sin(turn) + across * Math.cos(turn)));
    ring.push([x > 180 ? x - 360 : x < -180 ? x + 360 : x, y]);
    if (kind === 'crowded' && random() < 0.3)
      ring.push(
        [ring.at(-1)![0]! + between(-1e-9, 1e-9), ring.at(-1)![1]! + between(-1e-9, 1e-9)].map((value, axis) =>
          Math.max(axis === 0 ? -180 : -90, Math.min(axis === 0 ? 180 : 90, value)),
        ),
      );
  }
  return { kind, ring: [...ring, ring[0]!] };
}
