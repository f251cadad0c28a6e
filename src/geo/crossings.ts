import type { Ring } from './types.ts';

export interface Crossing { location: [number, number]; ringA: number; ringB: number; vertexA: number; vertexB: number }

/**
 * Places where edges of rings cross or run along each other, other than at a shared end of neighbours. Edges are swept by their west end over a list
 * of those still open; `most` ends the search. For places only: the verdict is GEOS's.
 */
export function crossings(rings: Ring[], most: number): Crossing[] {
  let count = 0;
  for (const ring of rings) count += ring.length - 1;
  const x1 = new Float64Array(count); const y1 = new Float64Array(count); const x2 = new Float64Array(count); const y2 = new Float64Array(count);
  const ringOf = new Int32Array(count); const vertexOf = new Int32Array(count);
  let at = 0;
  rings.forEach((ring, ringIndex) => {
    for (let k = 0; k + 1 < ring.length; k += 1) {
      x1[at] = ring[k]![0]!; y1[at] = ring[k]![1]!; x2[at] = ring[k + 1]![0]!; y2[at] = ring[k + 1]![1]!;
      ringOf[at] = ringIndex; vertexOf[at] = k;
      at += 1;
    }
  });
  const west = (edge: number) => Math.min(x1[edge]!, x2[edge]!);
  const order = Uint32Array.from({ length: count }, (_, index) => index).sort((a, b) => west(a) - west(b));
  const found: Crossing[] = [];
  const active: number[] = [];
  for (const edge of order) {
    const left = west(edge);
    const south = Math.min(y1[edge]!, y2[edge]!);
    const north = Math.max(y1[edge]!, y2[edge]!);
    let kept = 0;
    for (const other of active) {
      if (Math.max(x1[other]!, x2[other]!) < left) continue;
      active[kept] = other;
      kept += 1;
      if (Math.max(y1[other]!, y2[other]!) < south || Math.min(y1[other]!, y2[other]!) > north) continue;
      const location = meeting(edge, other);
      if (!location) continue;
      const [first, second] = ringOf[edge]! < ringOf[other]! || (ringOf[edge] === ringOf[other] && vertexOf[edge]! < vertexOf[other]!) ? [edge, other] : [other, edge];
      if (found.some((crossing) => crossing.location[0] === location[0] && crossing.location[1] === location[1])) continue;
      found.push({ location, ringA: ringOf[first]!, ringB: ringOf[second]!, vertexA: vertexOf[first]!, vertexB: vertexOf[second]! });
      if (found.length >= most) return found;
    }
    active.length = kept;
    active.push(edge);
  }
  return found;

  function meeting(a: number, b: number): [number, number] | null {
    const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) => (qx - px) * (ry - py) - (qy - py) * (rx - px);
    const a1 = side(x1[b]!, y1[b]!, x2[b]!, y2[b]!, x1[a]!, y1[a]!);
    const a2 = side(x1[b]!, y1[b]!, x2[b]!, y2[b]!, x2[a]!, y2[a]!);
    const b1 = side(x1[a]!, y1[a]!, x2[a]!, y2[a]!, x1[b]!, y1[b]!);
    const b2 = side(x1[a]!, y1[a]!, x2[a]!, y2[a]!, x2[b]!, y2[b]!);
    if (((a1 > 0 && a2 < 0) || (a1 < 0 && a2 > 0)) && ((b1 > 0 && b2 < 0) || (b1 < 0 && b2 > 0))) {
      const t = a1 / (a1 - a2);
      return [x1[a]! + t * (x2[a]! - x1[a]!), y1[a]! + t * (y2[a]! - y1[a]!)];
    }
    if (a1 !== 0 || a2 !== 0) return null;
    // On one line: they overlap when an end of one lies strictly inside the other.
    const inside = (x: number, y: number, edge: number) => {
      const dx = x2[edge]! - x1[edge]!; const dy = y2[edge]! - y1[edge]!;
      const along = (x - x1[edge]!) * dx + (y - y1[edge]!) * dy;
      return along > 0 && along < dx * dx + dy * dy;
    };
    if (inside(x1[a]!, y1[a]!, b)) return [x1[a]!, y1[a]!];
    if (inside(x2[a]!, y2[a]!, b)) return [x2[a]!, y2[a]!];
    if (inside(x1[b]!, y1[b]!, a)) return [x1[b]!, y1[b]!];
    if (inside(x2[b]!, y2[b]!, a)) return [x2[b]!, y2[b]!];
    return null;
  }
}
