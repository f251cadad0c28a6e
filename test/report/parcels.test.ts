import { parcelAt } from '../helpers/parcels.ts';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { ProjectFigures } from '#api/parcel-figures.ts';
import { areaHectares, type Feature } from '#geo/index.ts';
import { file, made, textOf, type Wanted } from './made.ts';
import { projectOf } from './given.ts';

/** A square whose lower left corner lies at these degrees beside the first project's. */
const parcel = (east: number, properties: Feature['properties'], side = 0.004): Feature => {
  const [west, south] = [34.9 + east, 0.9];
  const ring = [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ] as [number, number][];
  return { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties };
};
const point = (name: string): Feature => ({ type: 'Feature', geometry: { type: 'Point', coordinates: [34.9, 0.9] }, properties: { name } });
const hectaresIn = (shapes: Feature[]): number =>
  shapes.reduce((sum, { geometry }) => sum + (geometry?.type === 'Polygon' ? areaHectares(geometry) : 0), 0);

async function parcelTable(wanted: Wanted) {
  const { report } = await made({ options: { sections: ['parts'] }, ...wanted });
  const tables = report.sections[0]!.blocks.flatMap((block) => (block.kind === 'table' ? [block.table] : []));
  return { report, table: tables.find(({ name, onlyOnPaper }) => name === 'parcels' && !onlyOnPaper), tables };
}
const source = {
  cell_metres: 28,
  start: '2000-01-01',
  end: '2026-10-31',
  collected_at: '2026-11-01T00:00:00Z',
  source: 'Example tree map.',
};
/** Hectares lost of each parcel, null for one that is too small, as the service answers them. */
const figuresFor = (lost: (number | null)[], without = 0): ProjectFigures => {
  const amounts = (hectares: number) => ({
    area_hectares: 20 * lost.length,
    forest_2000_ha: 10,
    forest_left_ha: 5,
    deforested_ha: hectares,
  });
  const sum = lost.reduce<number>((total, one) => total + (one ?? 0), without);
  return {
    project_id: 'p-0',
    geometry_hash: '',
    parcels: lost.map((hectares, place) => ({
      place,
      name: '',
      area_hectares: 20,
      forest_2000_ha: hectares === null ? null : 4,
      forest_left_ha: hectares === null ? null : 2,
      deforested_ha: hectares,
      forest_cells: 250,
      forest_reason: hectares === null ? 'too-small' : null,
      ndvi_mean: 0.614,
      ndvi_clear_share: 1,
      ndvi_cells: 2000,
      ndvi_reason: null,
    })),
    min_cells: 9,
    forest: source,
    ndvi: { ...source, source: 'Example satellite.', end: '2026-11-15' },
    sum: amounts(sum),
    whole: amounts(sum),
    overlap_hectares: 0,
  };
};
/** The rows of the table of parcels as they are shown in HTML. */
async function shownRows(wanted: Wanted): Promise<string[][]> {
  const html = new TextDecoder().decode((await file('html', { options: { sections: ['parts'] }, ...wanted })).bytes);
  const rows = html.match(/<tr>.*?<\/tr>/g)!;
  return rows.map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text]) => text!));
}
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The project with this area, of which its parcels are given. */
const withArea = (hectares: number) => ({ getProject: { ...projectOf(0, 'North block'), area_hectares: hectares } });

describe('the parcels of a project', () => {
  test('stand by their names, with folder, their own area and attributes', async () => {
    const shapes = [
      parcel(0, { name: 'Musa', folder: 'North', crop: 'coffee', planted: 2014, note: 'x'.repeat(60) }),
      parcel(0.005, { name: 'Wanjiru', folder: 'North', crop: 'tea', planted: 2019 }),
      parcel(0.01, { name: '', crop: 'maize' }),
    ];
    const { table, report } = await parcelTable({ shapes, changed: withArea(hectaresIn(shapes)) });
    expect(table!.rows.map(({ name, folder, area }) => [name, folder, area])).toEqual([
      ['Musa', 'North', areaHectares(shapes[0]!.geometry!)],
      ['Wanjiru', 'North', areaHectares(shapes[1]!.geometry!)],
      ['Parcel 3', null, areaHectares(shapes[2]!.geometry!)],
    ]);
    const printed = table!.columns.filter(({ onlyInFiles }) => !onlyInFiles).map(({ label }) => label);
    expect(printed).toEqual(['Name', 'Folder', 'Area, ha', 'crop', 'planted']);
    expect(table!.columns.map(({ label }) => label)).toContain('note');
    expect(table!.total).toEqual({ name: 'Sum of the parcels', area: hectaresIn(shapes) });
    expect(textOf(report)).not.toContain('Part 1');
  });
  test('the sum says how it relates to the area of the project', async () => {
    const shapes = [parcel(0, { name: 'A' }), parcel(0.002, { name: 'B' })];
    const sum = hectaresIn(shapes);
    const remark = async (hectares: number) => (await parcelTable({ shapes, changed: withArea(hectares) })).table!.remark;
    expect(await remark(sum)).toContain('Together they have the area of the project');
    expect(await remark(sum * 0.75)).toContain('only once in the area of the project');
    expect(await remark(sum * 1.2)).toContain('by its service');
  });
  test('a point has no area, and no attribute is taken for a column of the table', async () => {
    const { table } = await parcelTable({ shapes: [point('Well'), parcel(0, { name: 'A', area: 'wrong' })] });
    expect(table!.rows[0]).toMatchObject({ name: 'Well', area: null });
    expect(table!.rows[1]!['area']).toBeCloseTo(19.6, 0);
  });
  test('no more attributes are printed than fit; colours of map programs stay in the files', async () => {
    const properties = { name: 'A', stroke: '#ff0000', a: 1, b: 2, c: 3, d: 4 };
    const { table } = await parcelTable({ shapes: [parcel(0, properties)] });
    expect(table!.columns.filter(({ onlyInFiles }) => onlyInFiles).map(({ label }) => label)).toEqual(['stroke', 'd']);
  });
  test('where nobody knows them the parts are numbered; a fault says why', async () => {
    const without = await parcelTable({});
    expect(without.tables.map(({ name }) => name)).toEqual(['parts']);
    expect(textOf(without.report)).not.toContain('could not be read');
    const faulty = await parcelTable({ shapes: new Error('The disk is full.') });
    expect(faulty.tables.map(({ name }) => name)).toEqual(['parts']);
    expect(textOf(faulty.report)).toContain('could not be read (The disk is full)');
  });
  test('a refused key ends the report', async () => {
    const refused = Object.assign(new Error('The key was refused.'), { code: 'unauthorised' });
    await expect(made({ options: { sections: ['parts'] }, shapes: refused })).rejects.toThrow('The key was refused.');
  });
  test('a long list is printed in part and whole in the files', async () => {
    const shapes = Array.from({ length: 230 }, (_, at) => parcel(at * 0.005, { name: `Plot ${at}`, owner: `Owner ${at}` }));
    const { bytes } = await file('html', { shapes, options: { sections: ['parts', 'annex'] } });
    const html = new TextDecoder().decode(bytes);
    expect([html.includes('Plot 199'), html.includes('Plot 200'), html.includes('30 more rows')]).toEqual([true, false, true]);
    const { table } = await parcelTable({ shapes });
    expect(table!.rows).toHaveLength(230);
  });
  test('Spanish', async () => {
    const { report } = await made({ options: { sections: ['parts'], language: 'es' }, shapes: [parcel(0, {})] });
    const text = textOf(report);
    for (const words of ['Parcelas', 'Parcela 1', 'según su servicio']) expect(text).toContain(words);
  });
  test('points are named where there is nothing else, and have no area', async () => {
    const { report } = await made({
      options: { sections: ['summary'] },
      shapes: [point('Well')],
      changed: { getProject: { ...projectOf(0, 'Wells'), area_hectares: 0, geometry: point('').geometry } },
    });
    const text = textOf(report);
    expect(text).toContain('Well\n');
    expect(text).toContain('Area: –');
  });
  test('the map names them, as far as the names do not cover each other', async () => {
    const shapes = [
      parcel(0, { name: 'Musa' }),
      ...Array.from({ length: 5 }, (_, at) => parcel(0.0001 * at, { name: at < 4 ? 'Beside it' : 'Covered' })),
      parcel(0.008, { name: 'Wanjiru' }),
      point('Well'),
    ];
    const { report } = await made({ options: { sections: ['map'] }, shapes });
    const text = textOf(report);
    for (const name of ['Musa', 'Wanjiru']) expect(text).toContain(name);
    for (const name of ['Covered', 'Well']) expect(text).not.toContain(name);
  });
  test('their figures stand beside them, and the shown hectares add to the shown sum', async () => {
    const shapes = [0, 1, 2].map((at) => parcel(at * 0.005, { name: `Plot ${at}`, crop: 'tea', owner: 'W' }));
    // Each rounds down alone; together they are 0.01 ha more.
    const changed = { projectFigures: figuresFor([1.004, 2.004, 0.004]) };
    const [head, ...rows] = await shownRows({ shapes, changed });
    expect(head).toEqual([
      'Name',
      'Area, ha',
      'Tree cover in 2000, ha',
      'Lost 2018–2026, ha',
      'Still standing, ha',
      'Greenness (NDVI)',
      'crop',
    ]);
    expect(rows.map((row) => row[3])).toEqual(['1.01', '2.00', '&lt; 0.01', '3.01']);
    expect(rows.map((row) => row[5])).toEqual(['0.61', '0.61', '0.61', '']);
    const areas = rows.map((row) => Number(row[1]));
    expect(areas.slice(0, 3).reduce((sum, area) => sum + area, 0)).toBeCloseTo(areas[3]!, 9);
    const html = decoded((await file('html', { shapes, changed, options: { sections: ['parts'] } })).bytes);
    expect(html).toContain('Source: Example tree map; Example satellite.');
    expect(html).toContain('gone between 2018 and 31 Oct 2026');
  });
  test('a workbook and the tables of a bundle have the figures in full, with the reason of each that is missing', async () => {
    const shapes = [parcel(0, { name: 'Musa' }), parcel(0.005, { name: 'Tiny' }, 0.0002)];
    const changed = { projectFigures: figuresFor([1.23456, null], 0.05) };
    const { table } = await parcelTable({ shapes, changed });
    expect(table!.rows[0]).toMatchObject({ deforested_ha: 1.23456, ndvi_mean: 0.614, why: null });
    expect(table!.rows[1]).toMatchObject({ deforested_ha: null, why: 'too small for the cells of this map' });
    expect(table!.total!['deforested_ha']).toBeCloseTo(1.28456, 9);
    expect(table!.remark).toContain(
      'A dash: too small for the cells of this map. Parcels without a figure of their own: 1. The sum counts them.',
    );
    const sheets = unzipSync((await file('xlsx', { shapes, changed, options: { sections: ['parts'] } })).bytes);
    expect(decoded(sheets['xl/worksheets/sheet2.xml']!)).toContain('1.23456');
    const bundle = unzipSync((await file('zip', { shapes, changed, options: { sections: ['parts'] } })).bytes);
    expect(decoded(bundle['tables/parcels.csv']!)).toMatch(/Musa,[^\n]*1\.23456/);
  });
  test('land that parcels share is in each of them, and once in the project', async () => {
    const shapes = [parcel(0, { name: 'A' }), parcel(0.002, { name: 'B' })];
    const figures = figuresFor([2, 3]);
    const changed = { projectFigures: { ...figures, whole: { ...figures.whole, deforested_ha: 4 } } };
    const { table } = await parcelTable({ shapes, changed });
    expect(table!.remark).toContain(
      'In the project, where land that parcels share counts once: tree cover in 2000 10.00 ha, lost since 2018 4.00 ha',
    );
  });
  test('a service without figures of parcels, or with others, leaves the columns out', async () => {
    const shapes = [parcel(0, { name: 'A', crop: 'tea', owner: 'W' })];
    const gone = Object.assign(new Error('There is no such call.'), { code: 'not-found' });
    for (const answer of [gone, { parcels: [] }, { parcels: ['A'] }, figuresFor([1, 2])]) {
      const { table, report } = await parcelTable({ shapes, changed: { projectFigures: answer } });
      expect(table!.columns.map(({ label }) => label)).toEqual(['Name', 'Area, ha', 'crop', 'owner']);
      expect(textOf(report)).not.toContain('There is no such call');
    }
  });
  test('made-up figures mark the report', async () => {
    const figures = figuresFor([1]);
    const changed = { projectFigures: { ...figures, forest: { ...source, synthetic: true } } };
    const { report } = await parcelTable({ shapes: [parcel(0, { name: 'A' })], changed });
    expect(report.mark).toContain('SYNTHETIC');
  });
  test('a bundle carries what was written about the project: its boundary as attributes, its parcels in the head of their file', async () => {
    const notes = { 'p-0': { notes: 'Ask Wanjiru «in March»', tags: ['coffee', 'audit'], archived: false } };
    const options = { sections: ['project-notes' as const] };
    const bundle = unzipSync((await file('zip', { shapes: [parcel(0, { name: 'Musa' })], notes, options })).bytes);
    const boundary = JSON.parse(decoded(bundle['shapes/boundary.geojson']!)) as { features: Feature[] };
    expect(boundary.features[0]!.properties).toMatchObject({ notes: 'Ask Wanjiru «in March»', tags: 'coffee, audit' });
    const parcels = JSON.parse(decoded(bundle['shapes/parcels.geojson']!)) as { description: string };
    expect(parcels.description).toBe('Ask Wanjiru «in March»\n\ncoffee, audit');
    expect(JSON.parse(decoded(bundle['manifest.json']!))).toMatchObject({ projects: [{ tags: ['coffee', 'audit'] }] });
    const without = unzipSync(
      (await file('zip', { shapes: [parcel(0, { name: 'Musa' })], notes, options: { sections: ['parts'] } })).bytes,
    );
    expect(decoded(without['manifest.json']!)).not.toContain('coffee');
  });
  test('the manifest of a bundle tells what was changed in shapes for their files', async () => {
    const over: Feature = { ...parcel(0, { name: 'Taveuni' }), geometry: parcelAt(179.999, -16.8) };
    const bundle = unzipSync((await file('zip', { shapes: [over] })).bytes);
    const { files } = JSON.parse(decoded(bundle['manifest.json']!)) as { files: { path: string; notes?: { code: string }[] }[] };
    const told = files.filter(({ notes }) => notes).map(({ path, notes }) => [path, notes!.map(({ code }) => code).join()]);
    expect(told).toEqual(['geojson', 'kml', 'gpkg'].map((ending) => [`shapes/parcels.${ending}`, 'cut-at-180']));
  });
});
