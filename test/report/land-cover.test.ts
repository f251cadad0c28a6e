import { expect, test } from 'vitest';
import { boundingBox } from '#geo/index.ts';
import { maskGrid, writeGeoTiff } from '#raster/index.ts';
import { square } from './given.ts';
import { made, textOf } from './made.ts';

const from = {
  source: 'worldcover 2021 v200',
  fetched_at: '2026-11-20T08:00:00Z',
  method: 'As the map has it.',
  assumptions: [],
  attribution: 'ESA',
};
const answer = {
  project_id: 'p-0',
  year: 2021,
  covered_ha: 110,
  unknown_ha: 10,
  classes: [
    { value: 10, name: 'tree_cover', hectares: 25, percent: 25 },
    { value: 40, name: 'cropland', hectares: 75, percent: 75 },
    { value: 70, name: 'snow_and_ice', hectares: 0, percent: 0 },
  ],
  overall_accuracy_pct: 76.7,
  ...from,
};
const grid = maskGrid(boundingBox(square(0))!);
const picture = writeGeoTiff(new Uint8Array(grid.width * grid.height).fill(40), grid, { noData: 255 });
const page = async (changed: object, language: 'en' | 'es' = 'en') =>
  (await made({ options: { sections: ['land-cover'], language }, changed: { landCover: answer, landCoverImage: picture, ...changed } }))
    .report;
const drawingsOf = (report: Awaited<ReturnType<typeof page>>) =>
  report.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'beside' ? [JSON.stringify(block.drawing)] : [])));

test('the section has each class that was found with its hectares, what the map does not know apart, and its legend', async () => {
  const report = await page({});
  const text = textOf(report);
  expect(text).toContain('Cropland: 75.00 ha (75.0 % of the known land)');
  expect(text).toContain('Not known to the map: 10.00 ha');
  expect(text).toContain('76.7 % of the map’s test samples have the right class');
  expect(text).not.toContain('Snow');
  expect(text.indexOf('Cropland')).toBeLessThan(text.indexOf('Tree cover'));
  expect(drawingsOf(report).join()).toContain('Cropland');
});

test('without the picture the hectares stand beside the boundary alone; a service without the product has no section of it', async () => {
  const absent = Object.assign(new Error('There is no such call.'), { code: 'not-found' });
  const report = await page({ landCoverImage: absent });
  expect(textOf(report)).toContain('Cropland: 75.00 ha');
  expect(drawingsOf(report).join()).not.toContain('Cropland');
  expect(textOf(await page({ landCover: absent, landCoverImage: absent }))).not.toMatch(/Cropland|no such call/);
});

test('in Spanish no English word of it is left', async () => {
  const text = textOf(await page({}, 'es'));
  expect(text).toContain('Cultivos: 75,00 ha');
  expect(text).not.toMatch(/\b(cover|Cropland|known|whole)\b/);
});
