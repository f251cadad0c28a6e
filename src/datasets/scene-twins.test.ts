import { expect, test } from 'vitest';
import { tileOf, withoutTwins } from './scene-twins.ts';

test.each([
  ['MGRS-36NXF', 'any', '36NXF'],
  ['MGRS-05NMA', 'any', '5NMA'],
  ['MGRS-T05NMA', 'any', '5NMA'],
  [undefined, 'S2A_T36NXF_20250115T080230_L2A', '36NXF'],
  [undefined, 'S2A_36NXF_20250115_0_L2A', '36NXF'],
  [undefined, 'S2B_5NMA_20250115_0_L2A', '5NMA'],
  [undefined, 'S2B_T05NMA_20250115T080230_L2A', '5NMA'],
  ['somewhere', 'SYNTHETIC', null],
])('the tile of the grid code %s and the id %s is %s', (code, id, tile) => {
  expect(tileOf(code, id)).toBe(tile);
});

const at = (tile: string | null, acquired: string) => ({ tile, acquired });
const noon = at('36NXF', '2025-01-15T12:00:00Z');

test('an acquisition twice is left out once, whatever its processing says of the second', () => {
  expect(withoutTwins([noon], [at('36NXF', '2025-01-15T12:00:09.125Z')])).toEqual([]);
});

test.each([
  ['another tile of the same pass', at('36NYF', '2025-01-15T12:00:00Z')],
  ['the next pass on the same day', at('36NXF', '2025-01-15T12:50:00Z')],
  ['a day five days later', at('36NXF', '2025-01-20T12:00:00Z')],
  ['one whose tile is not known', at(null, '2025-01-15T12:00:00Z')],
])('%s stays', (_what, other) => {
  expect(withoutTwins([noon], [other])).toEqual([other]);
});
