import { expect, test } from 'vitest';
import { projectsIn } from './project-list.ts';

const row = {
  id: 'p1',
  user_id: 'u1',
  project_name: 'Wood',
  created_at: '2024-01-01T00:00:00Z',
  updated_at: '2024-01-01T00:00:00Z',
  area_hectares: 12.5,
  centroid_lat: 1,
  centroid_lon: 2,
};

test('a list, a list under a name, and fields that we do not know', () => {
  expect(projectsIn([row])).toEqual([row]);
  expect(projectsIn({ results: [{ ...row, programme: 'ARR' }], next: null })).toEqual([{ ...row, programme: 'ARR' }]);
  expect(projectsIn([])).toEqual([]);
});
test('an id that is a number, no name, figures that are none', () => {
  expect(projectsIn([{ id: 7, area_hectares: 'large', centroid_lat: null }])).toEqual([
    { id: '7', project_name: '7', area_hectares: null, centroid_lat: null, centroid_lon: null },
  ]);
});
test('an entry twice is one; entries without an id are left out', () => {
  expect(projectsIn([row, row, { project_name: 'no id' }, 'text', null])!.map(({ id }) => id)).toEqual(['p1']);
});
test.each([[{ status: 'ok' }], ['text'], [null], [[{ name: 'x' }, 3]]])('%j is no list of projects', (value) => {
  expect(projectsIn(value)).toBeNull();
});
