import { expect, test } from 'vitest';
import type { ProjectListItem } from '#api/index.ts';
import { registeredTwins } from './registered-twins.ts';

const project = (id: string, hectares: number | null, lon: number | null, lat: number | null) =>
  ({ id, project_name: `Project ${id}`, area_hectares: hectares, centroid_lon: lon, centroid_lat: lat }) as ProjectListItem;
/** 1 ha: a side of 100 m, so that centres may be 10 m apart. */
const land = { name: 'Plot', hectares: 1, centroid: [36, -1] as const };
const metre = 1 / 111_320;

test('a project of the same area at the same place is told, with the metres between the centres', () => {
  const [twin, ...others] = registeredTwins([land], [project('a', 1.01, 36 + 6 * metre, -1)], null);
  expect(others).toEqual([]);
  expect(twin).toMatchObject({ name: 'Plot', project: { id: 'a', name: 'Project a' }, hectares: 1.01 });
  expect(twin!.apartMetres).toBeCloseTo(6, 1);
});

test('another size, another place, no figures, and the project that is replaced are none', () => {
  const others = [
    project('larger', 1.03, 36, -1),
    project('beside', 1, 36 + 11 * metre, -1),
    project('unknown', null, 36, -1),
    project('nowhere', 1, null, null),
    project('old', 1, 36, -1),
  ];
  expect(registeredTwins([land], others, 'old')).toEqual([]);
  expect(registeredTwins([{ ...land, hectares: 0 }], [project('point', 0, 36, -1)], null)).toEqual([]);
});
