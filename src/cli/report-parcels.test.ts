import { expect, test } from 'vitest';
import type { Feature } from '#geo/index.ts';
import type { Ask } from '#report/index.ts';
import { parcelAt } from '#test/helpers/parcels.ts';
import { parcelsLeft } from './report-parcels.ts';
import { readCondition } from './written-conditions.ts';

const shape = (at: number, properties: Feature['properties'], size = 0.01): Feature => ({
  type: 'Feature',
  geometry: parcelAt(35 + at * 0.02, 1, size),
  properties,
});
/** The second has no place, so that places are not rows. */
const shapes: Feature[] = [
  shape(0, { name: 'Njeri', crop: 'tea', ndvi_mean: 'written' }),
  { type: 'Feature', geometry: null, properties: { name: 'Lost', crop: 'tea' } },
  shape(2, { name: 'Otieno', folder: 'North', crop: 'maize' }, 0.02),
  shape(3, { name: 'Wanjiru', crop: 'tea' }),
];
const lost = [1, 99, 5, 9];
const figures = {
  parcels: lost.map((hectares) => ({ forest_2000_ha: 10, forest_left_ha: 5, deforested_ha: hectares, ndvi_mean: 0.5 })),
  sum: {},
  whole: {},
};
const asked: string[] = [];
const ask: Ask = async (operation) => {
  asked.push(operation);
  return { value: figures, raw: false, fetchedAt: '' };
};
const left = (conditions: string[], join: 'all' | 'any' = 'all', given: Feature[] = shapes) =>
  parcelsLeft(
    { join, conditions: conditions.map(readCondition) },
    { id: 'p', name: 'Members', shapes: given, ask },
    new AbortController().signal,
  );
const columnsOf = async (condition: string) =>
  (await left([condition])).parcels.conditions.map(({ column, type }) => ({ ...column, type }));

test('parcels have their places among all shapes, and those without a place are none', async () => {
  const { parcels, said } = await left(['crop is tea']);
  expect([parcels.places, parcels.all, parcels.join]).toEqual([[0, 3], 3, 'all']);
  expect(said).toBe('2 of 3 parcels: crop is “tea”');
  expect((await left(['crop is maize', 'name is njeri'], 'any')).parcels).toMatchObject({ places: [0, 2], join: 'any' });
  expect(asked).toEqual([]);
});

test('figures of the service are asked for where a condition does, each of its own parcel', async () => {
  expect((await left(['deforested_ha > 4'])).parcels.places).toEqual([2, 3]);
  expect(asked).toEqual(['projectFigures']);
  expect((await left(['hectares > 200'])).parcels.places).toEqual([2]);
});

test('a column is what it is in the window: of the parcel itself, measured, a figure, an attribute that goes before a figure of its name', async () => {
  expect(await columnsOf('name is Njeri')).toEqual([{ kind: 'name', name: '', type: 'text' }]);
  expect(await columnsOf('folder is North')).toEqual([{ kind: 'folder', name: '', type: 'text' }]);
  expect(await columnsOf('hectares > 1')).toEqual([{ kind: 'area', name: '', type: 'number' }]);
  expect(await columnsOf('deforested_ha > 4')).toEqual([{ kind: 'figure', name: 'deforested_ha', type: 'number' }]);
  expect(await columnsOf('ndvi_mean is written')).toEqual([{ kind: 'attribute', name: 'ndvi_mean', type: 'text' }]);
});

test('a project of which the service has the boundary alone is refused', async () => {
  await expect(left(['crop is tea'], 'all', [])).rejects.toThrow('Members: the service has the boundary of this project alone');
});
