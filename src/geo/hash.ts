import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { linesOf, pointsOf, polygonsOf } from './parts.ts';
import type { Geometry, Position, Ring } from './types.ts';

/** 1e-7 degree, about 1 cm: finer than any field receiver, coarser than the rounding of file formats. */
const unitsPerDegree = 1e7;

/** -180 and 180 are the same meridian, -0 is 0, heights are ignored. */
function key([longitude, latitude]: Position): string {
  const x = Math.round(longitude! * unitsPerDegree);
  return `${(x === -180 * unitsPerDegree ? 180 * unitsPerDegree : x) + 0},${Math.round(latitude! * unitsPerDegree) + 0}`;
}

const withoutRepeats = (keys: string[]) => keys.filter((place, index) => place !== keys[index - 1]);

/** The smallest rotation of a cyclic list under string order (Booth 1980, by Duval's two-pointer form), in linear time. */
function smallestRotation(keys: string[]): string[] {
  const n = keys.length;
  let i = 0;
  let j = 1;
  let k = 0;
  while (i < n && j < n && k < n) {
    const a = keys[(i + k) % n]!;
    const b = keys[(j + k) % n]!;
    if (a === b) {
      k += 1;
      continue;
    }
    if (a > b) i += k + 1;
    else j += k + 1;
    if (i === j) j += 1;
    k = 0;
  }
  const start = Math.min(i, j);
  return [...keys.slice(start), ...keys.slice(0, start)];
}

function ringText(ring: Ring): string {
  let keys = withoutRepeats(ring.map(key));
  while (keys.length > 1 && keys[0] === keys.at(-1)) keys = keys.slice(0, -1);
  const forward = smallestRotation(keys).join(' ');
  const backward = smallestRotation(keys.toReversed()).join(' ');
  return forward < backward ? forward : backward;
}

function lineText(line: Position[]): string {
  const keys = withoutRepeats(line.map(key));
  const forward = keys.join(' ');
  const backward = keys.toReversed().join(' ');
  return forward < backward ? forward : backward;
}

/** The lines whose sorted sequence the hash of a shape is taken of: one of every polygon, line and point. */
export function geometryLines(geometry: Geometry): string[] {
  return [
    ...polygonsOf(geometry).map(([outer, ...holes]) => `A ${[ringText(outer!), ...holes.map(ringText).sort()].join(' / ')}`),
    ...linesOf(geometry).map((line) => `L ${lineText(line)}`),
    ...pointsOf(geometry).map((point) => `P ${key(point)}`),
  ];
}

/**
 * SHA-256, in hex, of the normal form of a shape: the same however its rings start and turn, whether they repeat a vertex, in which order its parts
 * stand, and whether these are one multi-geometry, a collection or several features. Coordinates count to 1e-7 degree, heights do not.
 * It does not equate shapes that cover the same land with different vertices (an extra vertex on an edge, two neighbours and their union).
 */
export function geometryHash(shape: Geometry | Geometry[]): string {
  const geometries = Array.isArray(shape) ? shape : [shape];
  const texts = geometries.flatMap(geometryLines);
  return bytesToHex(sha256(utf8ToBytes(texts.sort().join('\n'))));
}
