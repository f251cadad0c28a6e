import { expect, test } from 'vitest';
import { heightsTile, heightsTilesOf } from './heights-tile.ts';

test.each([
  [[35.2, 1.4], 'N01_00_E035_00', 'N01 E035'],
  [[-70.5, -2.9], 'S03_00_W071_00', 'S03 W071'],
  [[0, 0], 'N00_00_E000_00', 'N00 E000'],
  [[-0.01, -0.01], 'S01_00_W001_00', 'S01 W001'],
  [[180, 10], 'N10_00_W180_00', 'N10 W180'],
  [[190.5, 10], 'N10_00_W170_00', 'N10 W170'],
  [[-200.5, 10], 'N10_00_E159_00', 'N10 E159'],
  [[12, 90], 'N89_00_E012_00', 'N89 E012'],
] as const)('the tile of %j', (place, part, named) => {
  const { name, address } = heightsTile(place);
  const file = `Copernicus_DSM_COG_10_${part}_DEM`;
  expect(name).toBe(`Copernicus DEM GLO-30 ${named}`);
  expect(address).toBe(`https://copernicus-dem-30m.s3.eu-central-1.amazonaws.com/${file}/${file}.tif`);
});

test('the tiles of a box, one for each degree square that it has something of', () => {
  const namesOf = (box: [number, number, number, number], most = 9) =>
    heightsTilesOf(box, most)?.map(({ name }) => name.slice('Copernicus DEM GLO-30 '.length)) ?? null;
  expect(namesOf([35.2, 0.5, 35.4, 0.6])).toEqual(['N00 E035']);
  expect(namesOf([35.9, -0.1, 36.1, 0.1])).toEqual(['S01 E035', 'N00 E035', 'S01 E036', 'N00 E036']);
  expect(namesOf([35, 0, 36, 1])).toEqual(['N00 E035']);
  expect(namesOf([35, 0, 35, 0])).toEqual(['N00 E035']);
  expect(namesOf([179.9, -17, 180.1, -16.9])).toEqual(['S17 E179', 'S17 W180']);
  expect([namesOf([30, 0, 35, 5], 4), namesOf([-180, -90, 180, 90], 4), namesOf([Number.NaN, 0, 1, 1])]).toEqual([null, null, null]);
});
