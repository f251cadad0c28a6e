import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeNamesWork, thinnedOutline } from './place-names.ts';

const borders = `data:application/gzip;base64,${readFileSync(new URL('../../../../../resources/boundaries/admin-1.topo.json.gz', import.meta.url)).toString('base64')}`;

test('places by name, at sea none', async () => {
  await placeNamesWork.open(borders);
  const places = await placeNamesWork.placesOf([
    [13.4, 52.5],
    [-60.02, -3.12],
    [-30, 40],
    [Number.NaN, 0],
  ]);
  expect(places).toEqual([
    { countryCode: 'DE', country: 'Germany', stateCode: 'DE-BE', state: 'Berlin' },
    { countryCode: 'BR', country: 'Brazil', stateCode: 'BR-AM', state: 'Amazonas' },
    null,
    null,
  ]);
});
test('outlines for a picture stay within its pixel, islands smaller than one are gone', async () => {
  await placeNamesWork.open(borders);
  const { DE: germany, 'DE-BE': berlin, XX: nowhere } = await placeNamesWork.outlinesOf(['DE', 'DE-BE', 'XX'], 0.3);
  const [fine] = Object.values(await placeNamesWork.outlinesOf(['DE'], 0));
  const points = (list: Float64Array[]) => list.reduce((sum, { length }) => sum + length / 2, 0);
  expect(nowhere).toEqual([]);
  expect(berlin!.length).toBeGreaterThan(0);
  expect(points(germany!)).toBeLessThan(points(fine!) / 3);
  const longitudes = germany!.flatMap((outline) => Array.from(outline).filter((_, index) => index % 2 === 0));
  // Germany reaches from 5.87 to 15.04 east.
  expect([Math.min(...longitudes), Math.max(...longitudes)].map((longitude) => Math.round(longitude))).toEqual([6, 15]);
});
test('a ring keeps its corners that lie apart', () => {
  expect(thinnedOutline(Float64Array.from([0, 0, 0.01, 0, 1, 0, 1, 1, 0, 1, 0, 0]), 0.1)).toEqual(
    Float64Array.from([0, 0, 1, 0, 1, 1, 0, 1, 0, 0]),
  );
  expect(thinnedOutline(Float64Array.from([0, 0, 0.01, 0, 0.01, 0.01, 0, 0]), 0.1)).toBeNull();
});
