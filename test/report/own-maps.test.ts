import { expect, test } from 'vitest';
import { areaHectares, rectangle, type BoundingBox, type Feature } from '#geo/index.ts';
import { cellsOfMap } from '#overlays/columns.ts';
import { mapOfAreas } from '#overlays/own-map.ts';
import type { Table } from '#report/kit/model.ts';
import { file, made } from './made.ts';

const source = { file: 'land.gpkg', sha256: '0a'.repeat(32), day: '2026-11-26' };
const plot = (name: string, box: BoundingBox): Feature => ({ type: 'Feature', geometry: rectangle(box), properties: { name } });
const land = rectangle([34.901, 0, 36, 1]);
/** North lies half in the land, Bank in all of it; Late was drawn after it was counted. */
async function counted(): Promise<Feature[]> {
  const map = (await mapOfAreas([land]))!;
  const plots = [
    plot('North', [34.9, 0.9, 34.902, 0.902]),
    plot('Bank', [34.903, 0.9, 34.904, 0.902]),
    plot('Moved', [34.906, 0.9, 34.908, 0.902]),
  ];
  const shapes: Feature[] = [];
  for (const one of plots)
    shapes.push({ ...one, properties: { ...one.properties, ...cellsOfMap('Indigenous land', source, one, await map.of(one.geometry)) } });
  shapes[2] = { ...shapes[2]!, geometry: rectangle([34.916, 0.9, 34.918, 0.902]) };
  return [...shapes, plot('Late', [34.92, 0.9, 34.922, 0.902])];
}

test('own maps are told per parcel with their file; what was changed since is no figure', async () => {
  const { report } = await made({ shapes: await counted(), options: { sections: ['own-maps', 'eudr'] } });
  const blocks = report.sections.find(({ id }) => id === 'own-maps')!.blocks;
  const [table] = blocks.flatMap((block): Table[] => (block.kind === 'table' ? [block.table] : []));
  expect(table!.rows.map(({ name, inside, percent, note }) => [name, inside, percent, note === null])).toEqual([
    ['North', expect.closeTo(areaHectares(rectangle([34.9, 0.9, 34.902, 0.902])) / 2, 3), expect.closeTo(50, 2), true],
    ['Bank', expect.closeTo(areaHectares(rectangle([34.903, 0.9, 34.904, 0.902])), 3), 100, true],
    ['Moved', null, null, false],
  ]);
  expect(table!.caption).toBe('Indigenous land');
  expect(table!.remark).toContain(`land.gpkg`);
  expect(table!.remark).toContain(source.sha256);
  const words = JSON.stringify(blocks);
  expect(words).toContain('2 of 2 parcels');
  expect(words).toMatch(/changed since[^"]*: 1/);
  expect(words).toMatch(/not counted on[^"]*: 1/i);
  // The verdict of the EUDR section names it beside the indicators.
  expect(JSON.stringify(report.sections.find(({ id }) => id === 'eudr')!.blocks)).toContain('Own map: Indigenous land');
});

test('the table of parcels prints no such column, which would show figures of parcels that were changed since', async () => {
  const { report } = await made({ shapes: await counted(), options: { sections: ['parts'] } });
  const [table] = report.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block): Table[] => (block.kind === 'table' ? [block.table] : [])),
  );
  const ofMap = table!.columns.filter(({ label }) => label.startsWith('Indigenous land_'));
  expect(ofMap.map(({ onlyInFiles }) => onlyInFiles)).toEqual([true, true, true]);
});

test('without such columns there is no such section; every format holds it, in Spanish too', async () => {
  const shapes = await counted();
  expect(
    (await made({ shapes: [plot('North', [34.9, 0.9, 34.902, 0.902])], options: { sections: ['own-maps'] } })).report.sections.map(
      ({ id }) => id,
    ),
  ).not.toContain('own-maps');
  const html = new TextDecoder().decode((await file('html', { shapes, options: { sections: ['own-maps'], language: 'es' } })).bytes);
  expect(html).toContain('Mapas propios');
  for (const format of ['pdf', 'xlsx'] as const)
    expect((await file(format, { shapes, options: { sections: ['own-maps'] } })).bytes.length).toBeGreaterThan(1000);
});
