import { describe, expect, test } from 'vitest';
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
  return { report, table: tables.find(({ name }) => name === 'parcels'), tables };
}
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
    const { bytes } = await file('html', { shapes, options: { sections: ['parts'] } });
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
  test('the map names them, as far as the names do not cover each other', async () => {
    const shapes = [parcel(0, { name: 'Musa' }), parcel(0.0001, { name: 'Covered' }), parcel(0.008, { name: 'Wanjiru' }), point('Well')];
    const { report } = await made({ options: { sections: ['map'] }, shapes });
    const text = textOf(report);
    for (const name of ['Musa', 'Wanjiru']) expect(text).toContain(name);
    for (const name of ['Covered', 'Well']) expect(text).not.toContain(name);
  });
});
