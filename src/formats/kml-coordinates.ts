import type { Position } from '../geo/types.ts';

/**
 * Positions of a KML `<coordinates>` text: tuples "longitude,latitude[,height]" apart by white space. Blanks around commas, which other writers leave, are
 * read too. Tuples that are not numbers are counted, not kept.
 */
export function parseCoordinates(text: string): { positions: Position[]; unreadable: number } {
  const positions: Position[] = [];
  let unreadable = 0;
  const tidy = /,\s|\s,/.test(text) ? joinBrokenTuples(text) : text;
  for (const tuple of tidy.split(/\s+/)) {
    if (tuple === '' || tuple === ',') continue;
    const [x, y, z] = tuple.split(',', 3).filter((part) => part !== '');
    const longitude = Number(x);
    const latitude = y === undefined ? Number.NaN : Number(y);
    if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) { unreadable += 1; continue; }
    // A height with a unit or a torn exponent does not cost the place.
    const height = z === undefined ? Number.NaN : Number.parseFloat(z);
    positions.push(Number.isFinite(height) ? [longitude, latitude, height] : [longitude, latitude]);
  }
  if (positions.length === 0 && unreadable > 1) {
    // "35.1 0.2 1500": one place whose commas were left out
    const numbers = text.trim().split(/\s+/).map(Number);
    if (numbers.length <= 3 && numbers.every(Number.isFinite)) return { positions: [numbers], unreadable: 0 };
  }
  return { positions, unreadable };
}

/** "1, 2, 3 4, 5, 6" to "1,2,3 4,5,6". A comma that ends a whole tuple ("1,2,3, 4,5,6") only separates. */
function joinBrokenTuples(text: string): string {
  const tight = text.trim().replace(/\s*,\s*/g, ',');
  return tight.split(/\s+/).flatMap((group) => {
    const numbers = group.split(',').filter((part) => part !== '');
    if (numbers.length <= 3) return [numbers.join(',')];
    const width = numbers.length % 3 === 0 ? 3 : numbers.length % 2 === 0 ? 2 : 3;
    return Array.from({ length: Math.ceil(numbers.length / width) }, (_, k) => numbers.slice(k * width, (k + 1) * width).join(','));
  }).join(' ');
}
