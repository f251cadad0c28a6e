import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Arguments } from '#cli/arguments.ts';
import type { CommandName } from '#cli/commands.ts';
import { convert, convertInPieces } from '#cli/convert.ts';
import { walkedFrom } from '#cli/file-source.ts';
import { measuredInPieces } from '#cli/measure-in-pieces.ts';
import { measuredWhole } from '#cli/measure-whole.ts';
import { runners } from '#cli/runners.ts';
import { CommandFault } from '#cli/usage.ts';
import { notesOfLeft } from '#cli/where.ts';
import { readCondition } from '#cli/written-conditions.ts';
import { formatOf } from '#formats/index.ts';
import { writeGeoTiff } from '#raster/index.ts';
import { commandLine } from './run.ts';

const { folder, run: start, file } = commandLine();
/** As the program runs a command, without a process for each. */
async function run([name, ...args]: [CommandName, ...string[]]) {
  const [out, err]: [string[], string[]] = [[], []];
  const output = { out: (text: string) => void out.push(text), err: (text: string) => void err.push(text) };
  const told = (code: number) => ({ code, out: out.join('\n'), err: err.join('\n') });
  try {
    return told(await runners[name](new Arguments(name, args), output));
  } catch (error) {
    if (!(error instanceof CommandFault)) throw error;
    err.push(error.message);
    return told(error.exitCode);
  }
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Of a thousandth of a degree, side by side from 35° E, 0.001° N. */
const plot = (at: number, properties: Record<string, unknown>) => {
  const [west, east] = [35 + at * 0.002, 35.001 + at * 0.002];
  const ring = [
    [west, 0.001],
    [east, 0.001],
    [east, 0.002],
    [west, 0.002],
    [west, 0.001],
  ];
  return { type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } };
};
const collection = (...features: object[]) => ({ type: 'FeatureCollection', features });
const plots = file(
  'plots.geojson',
  collection(
    plot(0, { name: 'Njeri', district: 'Nyeri', trees: '40', planted: '2019-05-01' }),
    plot(1, { name: 'Otieno', district: 'Siaya', trees: '80', planted: '2020-02-01' }),
    plot(2, { name: 'Wanjiru', district: 'Nyeri', trees: '120', planted: '2021-03-01' }),
    plot(3, { name: 'Kamau', district: null, trees: '9', planted: '' }),
    // Faulty, and elsewhere: what conditions leave out is neither told nor counted.
    { ...plot(4, { name: 'Bow', district: 'Kitui', trees: 1, planted: '2022-01-01' }), geometry: bowTie() },
  ),
);
function bowTie() {
  const ring = [
    [35.1, 0],
    [35.11, 0.01],
    [35.11, 0],
    [35.1, 0.01],
    [35.1, 0],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}
const names = (path: string) =>
  (JSON.parse(readFileSync(path, 'utf8')) as { features: { properties: { name: string } }[] }).features.map(
    ({ properties }) => properties.name,
  );
interface Measured {
  files: {
    features: { index: number; name: string }[];
    notes: { code: string; message: string }[];
    total: { feature_count: number; area_hectares: number };
  }[];
}
const measured = (out: string) => (JSON.parse(out) as Measured).files[0]!;
const converted = async (...where: string[]) => {
  const out = join(folder, 'left.geojson');
  const ran = await run(['convert', plots, out, ...where]);
  return { ...ran, names: ran.code === 0 ? names(out) : [] };
};
const where = (...conditions: string[]) => conditions.flatMap((condition) => ['--where', condition]);

describe('--where', () => {
  test('check measures and judges what is left alone, and says which part it is', async () => {
    const { code, out, err } = await run(['check', plots, '--json', ...where('district is Nyeri')]);
    expect([code, err]).toEqual([0, '']);
    const { features, notes, total } = measured(out);
    expect(features.map(({ index, name }) => [index, name])).toEqual([
      [0, 'Njeri'],
      [1, 'Wanjiru'],
    ]);
    expect(notes).toContainEqual({ code: 'where', message: '2 of 5 features: district is “Nyeri”' });
    const all = measured((await run(['area', plots, '--json'])).out);
    expect([total.feature_count, all.total.feature_count]).toEqual([2, 5]);
    // A thousandth of a degree is about 111 m here.
    expect(total.area_hectares).toBeCloseTo(2 * 1.2309, 2);
    // Once as somebody starts it.
    const text = await start(['check', plots, ...where('district is Nyeri')]);
    expect(text.code).toBe(0);
    expect(text.out).toContain('2 of 5 features: district is “Nyeri”');
    expect(text.out).not.toContain('Otieno');
  });

  test('numbers, days, lists and empty cells are asked as in the window; several conditions hold together, or one of them', async () => {
    expect((await converted(...where('trees >= 80'))).names).toEqual(['Otieno', 'Wanjiru']);
    expect((await converted(...where('planted is before 2020-02-01'))).names).toEqual(['Njeri']);
    expect((await converted(...where('district is one of siaya, Siaya', 'trees > 9'))).names).toEqual(['Otieno']);
    expect((await converted(...where('district is empty'))).names).toEqual(['Kamau']);
    expect((await converted(...where('hectares is more than 2'))).names).toEqual([]);
    const any = await converted(...where('district is empty', 'name is njeri'), '--where-any');
    expect(any.names).toEqual(['Njeri', 'Kamau']);
    expect(any.err).toContain('note: 2 of 5 features: district is empty or name is “njeri”');
  });

  test('zonal and print take the same', async () => {
    const dem = join(folder, 'dem.tif');
    const grid = { west: 35, north: 0.01, cellWidth: 0.001, cellHeight: 0.001, width: 10, height: 10, epsg: 4326 };
    writeFileSync(dem, writeGeoTiff(new Int16Array(100).fill(7), grid));
    const zonal = await run(['zonal', plots, '--raster', dem, '--json', ...where('district is Siaya')]);
    expect(JSON.parse(zonal.out)).toMatchObject({ where: '1 of 5 features: district is “Siaya”', features: [{ name: 'Otieno' }] });
    const map = join(folder, 'map.pdf');
    const print = await run(['print', plots, '--to', map, '--atlas', 'plots', '--json', ...where('district is Nyeri')]);
    expect(JSON.parse(print.out)).toMatchObject({ page_count: 3 });
  });

  test.each<[string[], RegExp]>([
    [where('district is Kisumu'), /plots\.geojson: none of 5 features is left: district is “Kisumu”\./],
    [where('county is Nyeri'), /there is no column “county”\. There are name, district, trees, planted, hectares\./],
    [where('trees is more than many'), /“trees” is compared by size, and “many” is no number/],
    [where('district'), /--where: “district” is no condition\. Write a column, a test and a value/],
    [['--where-any'], /--where-any goes with --where/],
    [['--where', ''], /“” is no condition/],
  ])('%j is refused, and nothing is written', async (options, message) => {
    const { code, err } = await converted(...options);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  test('of several files one may have nothing of it, and all of them not', async () => {
    const other = file('other.geojson', collection(plot(6, { name: 'Mo', district: 'Meru' })));
    const some = await run(['check', plots, other, ...where('district is Meru')]);
    expect(some.code).toBe(0);
    expect(some.err).toContain('plots.geojson: none of 5 features is left');
    expect(some.out).toContain('1 of 1 features: district is “Meru”');
    expect((await run(['check', plots, other, ...where('district is Kisumu')])).code).toBe(2);
    const map = join(folder, 'two.pdf');
    expect((await run(['print', plots, other, '--to', map, ...where('district is Meru')])).code).toBe(0);
    expect((await run(['print', plots, other, '--to', map, ...where('district is Kisumu')])).code).toBe(2);
  });

  test('notes are told under the numbers that features then have, and not of what is left out', () => {
    const note = (code: string, feature?: number) => ({
      code,
      message: '',
      severity: 'info' as const,
      ...(feature === undefined ? {} : { feature }),
    });
    const left = { places: Uint32Array.of(1, 3), all: 4, said: '2 of 4' };
    const told = notesOfLeft([note('file'), note('first', 0), note('last', 3)], left);
    expect(told).toEqual([{ ...note('where'), message: '2 of 4' }, note('file'), note('last', 1)]);
  });

  test('a file that is read in pieces gives the same', async () => {
    const ring = (west: number) => `${west},0 ${west + 0.001},0 ${west + 0.001},0.001 ${west},0`;
    const mark = (name: string, west: number, more = '') =>
      `<Placemark><name>${name}</name>${more}<Polygon><outerBoundaryIs><LinearRing><coordinates>${ring(west)}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`;
    const kml = file(
      'late.kml',
      `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${mark('a', 35)}${mark('b', 36, '<styleUrl>#late</styleUrl>')}
<Placemark><name>b open</name><Polygon><outerBoundaryIs><LinearRing><coordinates>37,0 37.1,0 37.1,0.1 37,0.1</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
${mark('c', 38)}<Style id="late"><LineStyle><color>ff0000ff</color></LineStyle></Style></Document></kml>`,
    );
    const asked = { where: { join: 'all' as const, conditions: [readCondition('name contains b')] } };
    const said: string[][] = [[], []];
    const to = (at: number) => ({ out: () => {}, err: (line: string) => void said[at]!.push(line.replace(/whole|pieces/, '')) });
    const paths = ['whole.geojson', 'pieces.geojson'].map((name) => join(folder, name)) as [string, string];
    const stop = new AbortController().signal;
    await convert(kml, paths[0], { repair: false, ...asked }, to(0), () => stop);
    await convertInPieces(kml, paths[1], formatOf(paths[1])!, { repair: false, ...asked }, to(1), stop);
    expect(names(paths[1])).toEqual(['b', 'b open']);
    expect(readFileSync(paths[1], 'utf8')).toBe(readFileSync(paths[0], 'utf8'));
    expect(said[1]!.toSorted()).toEqual(said[0]!.toSorted());
    expect(said[0]!.join()).toContain('note: 2 of 4 features: name contains “b”');
    const [whole, pieces] = [await measuredWhole(kml, asked), await measuredInPieces(kml, asked)];
    expect({ ...pieces, features: [...pieces.features] }).toEqual({ ...whole, features: [...whole.features] });
    const none = { where: { join: 'all' as const, conditions: [readCondition('name is z')] } };
    for (const measure of [measuredWhole, measuredInPieces]) await expect(measure(kml, none)).rejects.toThrow('none of 4 features is left');
  });

  test('features on both sides of where one piece of a file ends are left', async () => {
    const many = file(
      'many.geojson',
      collection(
        ...Array.from({ length: 3000 }, (_, n) => ({
          type: 'Feature',
          properties: { name: `P${n}`, n },
          geometry: { type: 'Point', coordinates: [35 + n / 1e4, 0] },
        })),
      ),
    );
    const { walk } = await walkedFrom(many, { where: { join: 'all', conditions: [readCondition('n is not 1500')] } });
    const [sizes, left]: [number[], unknown[]] = [[], []];
    for await (const features of walk()) {
      sizes.push(features.length);
      left.push(...features.map((feature) => feature?.properties?.['n']));
    }
    expect(sizes.length).toBeGreaterThan(1);
    expect(left).toEqual([...Array(3000).keys()].filter((n) => n !== 1500));
  });

  test('what goes without a file, or with many projects, takes none', async () => {
    const told = async (...args: [CommandName, ...string[]]) => (await run(args)).err;
    expect(await told('print', '--projects', 'Own', '--to', 'x.pdf', ...where('a is b'))).toContain('--where is for files');
    expect(await told('pack', '--bbox', '1,1,2,2', '--out', 'x', ...where('a is b'))).toContain('--where is for the features of a file');
    expect(await told('report', '--portfolio', '--out', 'x.pdf', ...where('a is b'))).toContain(
      '--where is for the parcels of one project',
    );
  });
});
