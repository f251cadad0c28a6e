import type { Geometry, Position, Ring } from '#geo/types.ts';

/** Signed area in the plane: negative runs clockwise. */
const signedArea = (ring: Ring) =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + (x! - ring[0]![0]!) * (nextY! - ring[0]![1]!) - (nextX! - ring[0]![0]!) * (y! - ring[0]![1]!);
  }, 0);

/** A shell with its holes behind it; its box spares walking along it for places far away. */
interface Shell {
  rings: Ring[];
  size: number;
  box: { west: number; south: number; east: number; north: number };
}
function shellOf(ring: Ring): Shell {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of ring) {
    box.west = Math.min(box.west, x!);
    box.south = Math.min(box.south, y!);
    box.east = Math.max(box.east, x!);
    box.north = Math.max(box.north, y!);
  }
  return { rings: [ring], size: Math.abs(signedArea(ring)), box };
}

const isInBox = ({ west, south, east, north }: Shell['box'], [x, y]: Position) => x! >= west && x! <= east && y! >= south && y! <= north;

function holds(ring: Ring, [x, y]: Position): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [ax, ay] = ring[at]!;
    const [bx, by] = ring[before]!;
    if (ay! > y! !== by! > y! && x! < ((bx! - ax!) * (y! - ay!)) / (by! - ay!) + ax!) inside = !inside;
  }
  return inside;
}

/**
 * The area of a list of rings as shapefiles and ESRI JSON have it: clockwise rings are shells, the others holes of the smallest shell around them; a hole outside
 * every shell is a shell whose writer turned it the wrong way.
 */
export function polygonFrom(rings: Ring[]): Geometry | null {
  const shells = rings.filter((ring) => signedArea(ring) <= 0).map(shellOf);
  for (const hole of rings.filter((ring) => signedArea(ring) > 0)) {
    const around = shells
      .filter(({ rings: [shell], box }) => hole.some((place) => isInBox(box, place) && holds(shell!, place)))
      .sort((a, b) => a.size - b.size)[0];
    if (around) around.rings.push(hole);
    else shells.push(shellOf(hole));
  }
  if (shells.length === 0) return null;
  return shells.length === 1
    ? { type: 'Polygon', coordinates: shells[0]!.rings }
    : { type: 'MultiPolygon', coordinates: shells.map(({ rings: own }) => own) };
}
