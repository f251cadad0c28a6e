import { flatten, type FlatRing } from './flat-rings.ts';
import { RingLocator } from './ring-locator.ts';
import type { Ring } from './types.ts';

interface Loop {
  ring: Ring;
  flat: FlatRing;
  area: number;
}

/** Polygons and holes, without those no wider than the rounding of their corners. */
export const withoutDust = (polygons: Ring[][]): Ring[][] =>
  polygons
    .map((rings) => rings.filter((ring) => !isDust(flatten([[ring]]).rings[0]!) || ring === rings[0]))
    .filter(([shell]) => !isDust(flatten([[shell!]]).rings[0]!));

/** Drops loops no wider than the rounding of their corners: they enclose no land and no hole. */
function isDust({ west, south, east, north, twiceArea }: FlatRing): boolean {
  const largest = Math.max(-west, east, -south, north);
  return Math.abs(twiceArea) <= 2 ** -50 * largest * (east - west + north - south);
}

/** Closed loops of walks as polygons: counter-clockwise ones are shells, others holes of the smallest shell around them. */
export function assembledPolygons(walks: Ring[][]): Ring[][] | null {
  const all = walks.flat();
  const flat = flatten(all.map((ring) => [ring]));
  const polygons = new Map<FlatRing, Ring[]>();
  const homeless: Loop[] = [];
  let index = 0;
  for (const walk of walks) {
    const loops: Loop[] = walk
      .map(() => {
        const info = flat.rings[index]!;
        const loop = { ring: all[index]!, flat: info, area: info.twiceArea };
        index += 1;
        return loop;
      })
      .filter((loop) => !isDust(loop.flat));
    const shells = loops.filter(({ area }) => area > 0);
    for (const shell of shells) polygons.set(shell.flat, [shell.ring]);
    const holes = loops.filter(({ area }) => area < 0);
    if (shells.length === 1) polygons.get(shells[0]!.flat)!.push(...holes.map(({ ring }) => ring));
    else homeless.push(...holes);
  }
  const locator = new RingLocator(flat);
  const shells = [...polygons.keys()].sort((p, q) => p.west - q.west);
  let open: FlatRing[] = [];
  let next = 0;
  for (const hole of homeless.sort((p, q) => p.flat.west - q.flat.west)) {
    while (next < shells.length && shells[next]!.west <= hole.flat.west) {
      open.push(shells[next]!);
      next += 1;
    }
    open = open.filter(({ east }) => east >= hole.flat.west);
    let home: FlatRing | null = null;
    for (const shell of open) {
      if (
        shell.west > hole.flat.west ||
        shell.east < hole.flat.east ||
        shell.south > hole.flat.south ||
        shell.north < hole.flat.north ||
        (home && home.twiceArea <= shell.twiceArea)
      )
        continue;
      for (let corner = hole.flat.start; corner < hole.flat.end; corner += 1) {
        const where = locator.locate(flat.xs[corner]!, flat.ys[corner]!, shell);
        if (where > 0) home = shell;
        if (where !== 0) break;
      }
    }
    if (!home) return null;
    polygons.get(home)!.push(hole.ring);
  }
  return [...polygons.values()];
}
