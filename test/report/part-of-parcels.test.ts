import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { areaHectares, type Feature } from '#geo/index.ts';
import { noCover } from '#products/forest-2020/compute.ts';
import { forest2020Of } from '#products/forest-2020/compute-risk.ts';
import type { ParcelFilter } from '#report/choices.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { file, made, textOf } from './made.ts';

const parcel = (at: number, properties: Feature['properties']): Feature => ({
  type: 'Feature',
  geometry: parcelAt(34.9 + at * 0.004, 0.9, 0.005),
  properties,
});
const geoId = 'ab'.repeat(32);
const shapes = [
  parcel(0, { name: 'Musa', crop: 'tea' }),
  parcel(1, { crop: 'maize' }),
  parcel(2, { name: 'Otieno', crop: 'tea' }),
  parcel(3, { crop: 'maize', GeoID: geoId }),
];
const filter: ParcelFilter = {
  places: [1, 3],
  all: 4,
  join: 'all',
  conditions: [
    { column: { kind: 'attribute', name: 'crop' }, type: 'text', test: 'equals', value: 'maize' },
    { column: { kind: 'risk', name: 'risk_annual_crops' }, type: 'text', test: 'oneOf', value: '', values: ['high', 'more_info_needed'] },
  ],
};
const amounts = (hectares: number) => ({ area_hectares: 80, forest_2000_ha: 10, forest_left_ha: 5, deforested_ha: hectares });
const source = { cell_metres: 28, start: '2000-01-01', end: '2026-10-31', collected_at: '2026-11-01T00:00:00Z', source: 'A map.' };
const projectFigures = {
  project_id: 'p-0',
  geometry_hash: '',
  parcels: [1, 2, 4, null].map((lost, place) => ({
    place,
    name: '',
    area_hectares: 20,
    forest_2000_ha: lost,
    forest_left_ha: lost,
    deforested_ha: lost,
    forest_cells: 250,
    forest_reason: lost === null ? 'too-small' : null,
    ndvi_mean: null,
    ndvi_clear_share: null,
    ndvi_cells: null,
    ndvi_reason: 'not-collected',
  })),
  min_cells: 9,
  forest: source,
  ndvi: null,
  sum: amounts(7.5),
  whole: amounts(7.5),
  overlap_hectares: 0,
};
const from = { source: 'A map', fetched_at: '2026-11-20T08:00:00Z', method: '', assumptions: [], attribution: '' };
const plots = shapes.map((_, place) => ({
  ...forest2020Of({ ...noCover(), cells: 10_000, covered: 100, knownAll: 100, sameAll: 100 }),
  place,
  name: '',
  area_hectares: 20,
  reason: null,
}));
const plotRisks = { project_id: 'p-0', geometry_hash: '', plots, ...from };
const wanted = { shapes, changed: { projectFigures, plotRisks }, options: { parcels: filter } };
const said = 'This report has 2 of 4 parcels, by a filter: crop is “maize” and Risk';

describe('a report of some of the parcels', () => {
  test('lists and adds up those alone, under the numbers that they have among all, and says so', async () => {
    const { report } = await made({ ...wanted, options: { ...wanted.options, sections: ['parts'] } });
    const table = report.sections[0]!.blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []))[0]!;
    expect(table.rows.map(({ name, deforested_ha: lost }) => [name, lost])).toEqual([
      ['Parcel 2', 2],
      ['Parcel 4', null],
    ]);
    expect(table.total).toMatchObject({ area: 2 * areaHectares(shapes[1]!.geometry!), deforested_ha: 2 });
    expect(table.remark).toContain('The sum is that of 2 of 4 parcels');
    expect(table.remark).toContain('Parcels in this report without a figure of their own, which are not in the sum: 1.');
    expect(table.remark).toContain('lost since 2018 7.50 ha');
    expect(report.part).toContain('Figures, maps and pictures of the project as a whole are of all its parcels.');
  });

  test('every section that lists or counts parcels says it once, the first page with them', async () => {
    const { report } = await made({
      ...wanted,
      options: { ...wanted.options, sections: ['summary', 'map', 'eudr', 'parts', 'common-land'] },
    });
    for (const { id, blocks } of report.sections) {
      const times = blocks.filter((block) => block.kind === 'paragraph' && block.text === report.part).length;
      expect([id, times]).toEqual([id, 1]);
    }
    const tables = report.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : [])));
    expect(tables.find(({ name }) => name === 'eudr-plots')!.rows.map(({ name, geoId }) => [name, geoId])).toEqual([
      ['2', null],
      ['4', geoId],
    ]);
    const text = textOf(report);
    expect(text).toContain('Parcels: 2 of 4');
    // Of these alone as well, land counted once, on the first page and in the section for the EUDR.
    const hectares = (2 * areaHectares(shapes[1]!.geometry!)).toFixed(2);
    expect(text.match(new RegExp(`Area: ${hectares} of [\\d.]+ ha`, 'g'))).toHaveLength(2);
    for (const name of ['Musa', 'Otieno']) expect(text).not.toContain(name);
  });

  test('a workbook says it on every sheet; a bundle has the parcels alone, and its manifest the filter', async () => {
    const options = { ...wanted.options, sections: ['parts' as const] };
    const sheets = unzipSync((await file('xlsx', { ...wanted, options })).bytes);
    const textIn = (path: string) => new TextDecoder().decode(sheets[path]!);
    const place = [...textIn('xl/sharedStrings.xml').matchAll(/<si>.*?<\/si>/gs)].findIndex(([text]) =>
      text.includes('2 of 4 parcels, by a filter'),
    );
    for (const sheet of ['sheet1', 'sheet2']) expect(textIn(`xl/worksheets/${sheet}.xml`)).toContain(`<v>${place}</v>`);
    const bundle = unzipSync((await file('zip', { ...wanted, options })).bytes);
    const read = (path: string) => JSON.parse(new TextDecoder().decode(bundle[path]!)) as { features: Feature[]; filter: string };
    expect(read('shapes/parcels.geojson').features.map(({ properties }) => properties!['crop'])).toEqual(['maize', 'maize']);
    expect(read('manifest.json').filter).toContain(said.slice(0, 40));
  });

  test('conditions are said in the language of the report, values of a risk too', async () => {
    const options = { ...wanted.options, sections: ['parts' as const], language: 'es' as const };
    const { report } = await made({ ...wanted, options });
    expect(report.part).toMatch(/^Este informe tiene 2 de 4 parcelas, según un filtro: crop es “maize” y .* es uno de “alto”, “/);
  });

  test('places of other parcels are refused, and what nobody could read is not taken for a part', async () => {
    await expect(made({ ...wanted, shapes: shapes.slice(0, 3), options: { ...wanted.options, sections: ['parts'] } })).rejects.toThrow(
      'The project has other parcels',
    );
    const { report } = await made({
      ...wanted,
      shapes: new Error('The disk is full.'),
      options: { ...wanted.options, sections: ['parts'] },
    });
    expect(report.part).toBe('');
  });
});
