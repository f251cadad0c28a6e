import { isValid, mergeShapes, type Geometry, type MultiPolygon, type Polygon, type Position } from '#geo/index.ts';
import { numbersFrom } from './random-polygons.ts';

/**
 * Shapes that cover land together and share borders to the last digit: cells of a crooked net whose sides wind, each given to one of a few shapes or to none. So there are islands,
 * shapes in several parts, parts that touch in a corner, and land of nobody in between. Around 35° E, `latitude`; a cell is about a kilometre.
 * With a `sway` above 0.5 sides may cross, so that cells are left out and shapes may overlap.
 */
export async function randomCoverage(
  seed: number,
  { side = 7, labels = 6, steps = 8, latitude = 1, sway = 0.25 } = {},
): Promise<(Polygon | MultiPolygon)[]> {
  const random = numbersFrom(seed);
  const cell = 0.01;
  const nodes = Array.from({ length: (side + 1) ** 2 }, (_, k): Position => [
    35 + cell * ((k % (side + 1)) + 0.35 * (random() - 0.5)),
    latitude + cell * (Math.floor(k / (side + 1)) + 0.35 * (random() - 0.5)),
  ]);
  const sides = new Map<string, Position[]>();
  /** from node a to node b, the same corners both ways */
  const winding = (a: number, b: number): Position[] => {
    if (a > b) return winding(b, a).toReversed();
    let line = sides.get(`${a} ${b}`);
    if (!line) {
      const [from, to] = [nodes[a]!, nodes[b]!];
      const ownSway = sway * random();
      line = Array.from({ length: steps + 1 }, (_, k) => {
        if (k === 0 || k === steps) return k === 0 ? from : to;
        const share = k / steps;
        const off = ownSway * (random() - 0.5) * Math.sin(share * Math.PI);
        return [
          from[0]! + share * (to[0]! - from[0]!) - off * (to[1]! - from[1]!),
          from[1]! + share * (to[1]! - from[1]!) + off * (to[0]! - from[0]!),
        ];
      });
      sides.set(`${a} ${b}`, line);
    }
    return line;
  };
  const cellsOf = new Map<number, Geometry[]>();
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const a = row * (side + 1) + column;
      const corners = [a, a + 1, a + side + 2, a + side + 1];
      const ring = corners.flatMap((node, k) => winding(node, corners[(k + 1) % 4]!).slice(0, -1));
      const label = Math.floor(random() * (labels + 1));
      const polygon: Polygon = { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
      if (label === 0 || !isValid(polygon)) continue;
      const own = cellsOf.get(label) ?? [];
      own.push(polygon);
      cellsOf.set(label, own);
    }
  }
  const shapes: (Polygon | MultiPolygon)[] = [];
  for (const cells of cellsOf.values()) {
    const merged = await mergeShapes(cells);
    if (!merged.ok) throw new Error(merged.message);
    shapes.push(merged.geometry);
  }
  return shapes;
}
