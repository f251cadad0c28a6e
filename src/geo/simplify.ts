import { mapRings } from './parts.ts';
import type { Geometry, Position } from './types.ts';
import { radians, semiMajorMetres } from './wgs84.ts';

/** Ramer (1972), Douglas and Peucker (1973), distances in metres on a local plane. End points stay. */
function simplifyLine(line: Position[], toleranceMetres: number): Position[] {
  if (line.length < 3) return line;
  const scaleX = semiMajorMetres * radians * Math.cos(line[0]![1]! * radians);
  const scaleY = semiMajorMetres * radians;
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  while (stack.length > 0) {
    const [from, to] = stack.pop()!;
    const ax = line[from]![0]! * scaleX; const ay = line[from]![1]! * scaleY;
    const dx = line[to]![0]! * scaleX - ax; const dy = line[to]![1]! * scaleY - ay;
    const length = dx * dx + dy * dy;
    let farthest = 0;
    let split = -1;
    for (let k = from + 1; k < to; k += 1) {
      const px = line[k]![0]! * scaleX - ax; const py = line[k]![1]! * scaleY - ay;
      const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
      const distance = Math.hypot(px - share * dx, py - share * dy);
      if (distance > farthest) { farthest = distance; split = k; }
    }
    if (farthest > toleranceMetres) { keep[split] = 1; stack.push([from, split], [split, to]); }
  }
  return line.filter((_, index) => keep[index]);
}

/** Fewer vertices, none farther than the tolerance from the old boundary. A ring that would lose its area is left as it was. The result may need a repair. */
export function simplify(geometry: Geometry, toleranceMetres: number): Geometry {
  return mapRings(geometry, (rings) => rings.map((ring) => {
    const half = Math.floor(ring.length / 2);
    const thinned = [...simplifyLine(ring.slice(0, half + 1), toleranceMetres), ...simplifyLine(ring.slice(half), toleranceMetres).slice(1)];
    return thinned.length >= 4 ? thinned : ring;
  }), (line) => simplifyLine(line, toleranceMetres));
}
