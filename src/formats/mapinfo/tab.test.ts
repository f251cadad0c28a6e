import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { forEachPosition } from '#geo/index.ts';
import type { Feature, Geometry, Position } from '#geo/types.ts';
import { mustEndWell, mutated, mutationKinds, type Mutation } from '#test/fuzz/damaged-files.ts';
import { ownLine, ownLines, ownRegion, ownTable, tabText, type OwnTable } from '#test/fuzz/own-tab.ts';
import { gatherParts, readBatches, readFile, sourceOfBytes, UnreadableFile, type ReadOptions } from '../index.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
function read({ '.tab': tab, ...companions }: Partial<OwnTable> & { '.tab': Uint8Array; '.dbf'?: Uint8Array }, options: ReadOptions = {}) {
  return readFile(tab, { fileName: 'own.tab', companions, ...options });
}
const codeOf = async (reading: Promise<unknown>) => reading.then(() => 'read', (error: unknown) => { if (error instanceof UnreadableFile) return error.code; throw error; });
const cornersOf = (geometry: Geometry) => { const list: Position[] = []; forEachPosition(geometry, (place) => { list.push(place); }); return list; };
/** On the plane that touches the Earth there: enough for what lies within metres, and quick. */
const metresBetween = ([x1, y1]: Position, [x2, y2]: Position) => Math.sqrt(((x1! - x2!) * Math.cos((y1! * Math.PI) / 180)) ** 2 + (y1! - y2!) ** 2) * 111_320;
/** The largest distance of a corner of one from the nearest of the other, in metres. */
const farthest = (one: Position[], other: Position[]) => Math.max(...one.map((place) => Math.min(...other.map((near) => metresBetween(place, near)))));
/** The largest distance between corners of the same number, in metres; of few corners also where rings begin elsewhere. NaN where the kinds or numbers of corners differ. */
function apart(one: Geometry | null, other: Geometry | null): number {
  if (one?.type !== other?.type) return Number.NaN;
  if (!one || !other) return 0;
  const [first, second] = [cornersOf(one), cornersOf(other)];
  if (first.length !== second.length) return Number.NaN;
  const inOrder = first.reduce((most, place, at) => Math.max(most, metresBetween(place, second[at]!)), 0);
  return inOrder < 1 || first.length > 2000 ? inOrder : Math.max(farthest(first, second), farthest(second, first));
}
/** A .mif of the same objects: what our own reader of MapInfo's interchange format makes of them. */
const run = (places: readonly (readonly [number, number])[]) => `${places.length}\n${places.map((place) => place.join(' ')).join('\n')}\n`;
const corner = '500000 5500000 500100 5500060\n';
const lines = `Pline Multiple 2\n${ownLines.map(run).join('')}`;
const region = `Region 3\n${ownRegion.map(run).join('')}`;
const collection = `Collection 3\nRegion 1\n4\n500000 5500000\n500100 5500000\n500100 5500100\n500000 5500000\n${lines}Multipoint ${run(ownLine)}`;
// A text that is turned by 30 degrees and 20 m high begins 10 m east of the box around it.
const asInterchange = `Version 300\nCharset "WindowsLatin1"\nDelimiter ","\nCoordSys Earth Projection 8, 104, "m", 9, 0, 0.9996, 500000, 0\nColumns 1\n  a Char(10)\nData\n${'Point 500100 5500150\n'.repeat(3)}Line ${corner}Pline ${run(ownLine)}${lines.repeat(3)}${region.repeat(3)}Arc ${corner}30 120\nRect ${corner}Roundrect ${corner}20\nEllipse ${corner}Point 500000 5500000\nPoint 500010 5500000\n${`Multipoint ${run(ownLine)}`.repeat(2)}${collection.repeat(2)}None\n`;

test.each([1, 2, 3, 4].flatMap((quadrant) => [false, true].map((isShort) => ({ quadrant, isShort, blockBytes: isShort ? 4096 : 512 }))))('every kind of object is where the interchange file has it: %j', async (options) => {
  const { features, notes, format } = await read(ownTable(options));
  const { features: wanted } = await readFile(bytesOf(asInterchange));
  expect(format).toBe('tab');
  expect(notes.map(({ code }) => code)).toEqual(['no-geometry', 'arcs-straightened', 'crs-transformed']);
  expect(features).toHaveLength(wanted.length);
  const far = features.map(({ geometry }, at) => apart(geometry, wanted[at]!.geometry));
  far.forEach((metres, at) => expect(metres, `object ${at}`).toBeLessThan(0.006));
  expect(features.map(({ properties }) => properties!['text'] as unknown).filter(Boolean)).toEqual(['Brunnen', 'gedreht']);
  const land = features[8]!.geometry;
  expect(land?.type === 'MultiPolygon' ? land.coordinates.map(({ length }) => length) : null).toEqual([2, 1]);
});

test('values keep their types; days and moments are texts', async () => {
  const { features } = await read(ownTable());
  expect(features[0]!.properties).toEqual({ Name: 'Feld 0 é', Small: 0, Whole: 0, Large: 0, Share: 0, Area: 0.5, Seen: null, Hour: null, Moment: null, Yes: false });
  expect(features[1]!.properties).toEqual({ Name: 'Feld 1 é', Small: -1, Whole: 1000, Large: '4611686018427387904', Share: 0.25, Area: 1.5, Seen: '2024-01-30', Hour: '14:30:15', Moment: '2024-01-31T01:00:00', Yes: true });
  expect(features[2]!.properties!['Hour']).toBe('14:30:15.250');
});

test('a head of an older version names no datum, and the numbers of its ellipsoid and shift are taken', async () => {
  const table = ownTable({ version: 450 });
  const wgs84 = (await read(table)).features[3]!.geometry;
  expect(apart(wgs84, (await read(ownTable())).features[3]!.geometry)).toBe(0);
  const map = table['.map'].slice();
  const head = new DataView(map.buffer);
  // The ellipsoid of Hayford with the shift of ED50.
  head.setUint8(0x16e, 4);
  [-87, -98, -121].forEach((metres, k) => head.setFloat64(0x1c0 + 8 * k, metres, true));
  const moved = (await read({ ...table, '.map': map })).features[3]!.geometry;
  const asked = (await readFile(bytesOf(asInterchange.replace('8, 104,', '8, 999, 4, -87, -98, -121,')))).features[3]!.geometry;
  expect(apart(moved, asked)).toBeLessThan(0.006);
  expect(apart(moved, wgs84)).toBeGreaterThan(100);
  // Without a shift nothing says where the datum lies.
  [0, 0, 0].forEach((metres, k) => head.setFloat64(0x1c0 + 8 * k, metres, true));
  expect(await codeOf(read({ ...table, '.map': map }))).toBe('unknown-crs');
});

test('a plan and a turn of axes are asked for; an answer places them', async () => {
  const change = (at: number, value: number) => { const table = ownTable(); const map = table['.map'].slice(); map[at] = value; return { ...table, '.map': map }; };
  for (const table of [change(0x16d, 0), change(0x200, 1)]) {
    expect(await codeOf(read(table))).toBe('unknown-crs');
    expect(apart((await read(table, { system: 'EPSG:32632' })).features[0]!.geometry, (await read(ownTable())).features[0]!.geometry)).toBeLessThan(0.001);
  }
});

test('deleted rows are left out, rows and places that are not as many are said', async () => {
  const table = ownTable();
  const rowBytes = new DataView(table['.dat'].buffer).getUint16(10, true);
  const dat = table['.dat'].slice();
  dat[dat.length - 21 * rowBytes] = 0x2a;
  const { features, notes } = await read({ ...table, '.dat': dat });
  expect(features.map(({ properties }) => properties!['Small'] as number).slice(0, 3)).toEqual([0, -2, -3]);
  expect(notes.find(({ code }) => code === 'mapinfo-deleted')?.message).toMatch(/^One deleted row/);
  const cut = await read({ ...table, '.dat': table['.dat'].slice(0, -2 * rowBytes - 3), '.id': table['.id'].slice(0, -16) });
  expect(cut.features).toHaveLength(19);
  expect(cut.features[18]!.geometry).toBeNull();
  expect(cut.notes.map(({ code }) => code)).toEqual(expect.arrayContaining(['mapinfo-truncated', 'mapinfo-row-count']));
});

test('an object that is not the one of its row has no shape, and is said', async () => {
  const table = ownTable();
  const id = table['.id'].slice();
  id.set(table['.id'].slice(4, 8), 0);
  const { features, notes } = await read({ ...table, '.id': id });
  expect(features.slice(0, 2).map(({ geometry }) => geometry?.type ?? null)).toEqual([null, 'Point']);
  expect(notes.filter(({ code }) => code === 'mapinfo-bad-shape').map(({ feature }) => feature)).toEqual([0]);
});

test('blocks that lead in a circle, sizes that lie and objects that share their coordinates end', async () => {
  const table = ownTable();
  const change = (edit: (view: DataView) => void) => { const map = table['.map'].slice(); edit(new DataView(map.buffer)); return read({ ...table, '.map': map }); };
  const faults = async (edit: (view: DataView) => void) => (await change(edit)).notes.filter(({ code }) => code === 'mapinfo-bad-shape').length;
  // The first block of coordinates names itself as the next; then it has nothing in it.
  expect(await faults((view) => view.setInt32(1028, 1024, true))).toBeGreaterThan(0);
  expect(await faults((view) => { view.setInt32(1028, 1024, true); view.setUint16(1026, 0, true); })).toBeGreaterThan(5);
  const place = new DataView(table['.id'].buffer).getInt32(16, true);
  expect(await faults((view) => view.setInt32(place + 9, 0x7fff_fff0, true))).toBe(1);
  // The table of the sections says more places than the file has bytes.
  const lineSections = new DataView(table['.map'].buffer).getInt32(new DataView(table['.id'].buffer).getInt32(24, true) + 5, true);
  expect(await faults((view) => view.setInt32(lineSections, 0x7fff_fff0, true))).toBe(1);
  expect(await faults((view) => view.setUint8(place, 0x3b))).toBe(1);
});

test('what is missing or damaged is said, with the way that leads on', async () => {
  const { '.tab': tab, '.dat': dat, '.map': map, '.id': id } = ownTable();
  expect(await codeOf(read({ '.tab': tab }))).toBe('mapinfo-without-dat');
  const bare = await read({ '.tab': tab, '.dat': dat });
  expect(bare.features.map(({ geometry }) => geometry)).toEqual(Array.from({ length: 22 }, () => null));
  expect(bare.notes.map(({ code }) => code)).toEqual(['mapinfo-without-map']);
  expect((await read({ '.tab': tab, '.dat': dat, '.map': map.slice(0, 300), '.id': id })).notes.map(({ code }) => code)).toEqual(['mapinfo-damaged-map']);
  expect(await codeOf(read({ '.tab': bytesOf(tabText('NATIVE', [['Name', 'Char (10)', 10], ['Whole', 'Integer', 4]])), '.dat': dat }))).toBe('mapinfo-damaged-table');
  expect(await codeOf(readFile(map, { fileName: 'own.map' }))).toBe('mapinfo-file');
});

test.each([
  ['Type "RASTER"', 'picture'], ['Type XLS', 'other program'], ['Type ACCESS TABLE "x"', 'other program'], ['Type NATIVEX', 'other program'],
  ['Type NATIVE\n  Fields 1\n    Table Char (100) ;\nbegin_metadata\n"\\IsSeamless" = "TRUE"\nend_metadata', 'seamless'], ['create view x as select * from y', 'view'],
])('a table that holds no rows of its own is refused: %s', async (text, said) => {
  const error = await readFile(bytesOf(`!table\n!version 300\nDefinition Table\n  ${text}\n`), { fileName: 'a.tab' }).catch((fault: unknown) => fault as UnreadableFile);
  expect([(error as UnreadableFile).code, (error as UnreadableFile).message]).toEqual(['mapinfo-other-table', expect.stringContaining(said) as string]);
});

/** A dBASE table, whose values are texts. */
function dbf(fields: [name: string, type: string, bytes: number][], rows: string[][]): Uint8Array {
  const rowBytes = fields.reduce((sum, [, , bytes]) => sum + bytes, 1);
  const head = new DataView(new ArrayBuffer(33 + 32 * fields.length));
  head.setUint8(0, 3);
  head.setUint32(4, rows.length, true);
  head.setUint16(8, head.byteLength, true);
  head.setUint16(10, rowBytes, true);
  const bytes = new Uint8Array(head.buffer);
  fields.forEach(([name, type, size], k) => { bytes.set(bytesOf(name), 32 + 32 * k); bytes.set(bytesOf(type), 43 + 32 * k); bytes[48 + 32 * k] = size; });
  bytes[bytes.length - 1] = 0x0d;
  return Uint8Array.from([...bytes, ...bytesOf(rows.map((row) => ` ${row.map((cell, k) => cell.padEnd(fields[k]![2])).join('')}`).join(''))]);
}

test('rows in a .dbf are texts of the types that the .tab says', async () => {
  const { '.map': map, '.id': id } = ownTable();
  const table: [string, string, number][] = [['Name', 'Char (8)', 8], ['Area', 'Decimal (6, 2)', 6], ['Seen', 'Date', 8], ['Yes', 'Logical', 1]];
  const rows = dbf([['NAME', 'C', 8], ['AREA', 'N', 6], ['SEEN', 'D', 8], ['YES', 'L', 1]], [['caf\u00e9', '  1.25', '20240131', 'T'], ['', '', '', 'F']]);
  const { features } = await read({ '.tab': bytesOf(tabText('DBF', table)), '.dbf': rows, '.map': map, '.id': id.slice(0, 8) });
  expect(features.map(({ properties }) => properties)).toEqual([{ Name: 'café', Area: 1.25, Seen: '2024-01-31', Yes: true }, { Name: null, Area: null, Seen: null, Yes: false }]);
  expect(features.map(({ geometry }) => geometry?.type)).toEqual(['Point', 'Point']);
});

test('a copy of a database is read, and said; a column of another type is left out', async () => {
  const { '.dat': dat, '.map': map, '.id': id, '.tab': tab } = ownTable();
  const linked = new TextDecoder('latin1').decode(tab).replace('Type NATIVE', 'Type LINKED').replace('Share Float', 'Share Picture');
  const { features, notes } = await read({ '.tab': bytesOf(linked), '.dat': dat, '.map': map, '.id': id });
  expect(notes.map(({ code }) => code).slice(0, 2)).toEqual(['mapinfo-linked', 'mapinfo-other-column']);
  expect(features[1]!.properties).toMatchObject({ Large: '4611686018427387904', Area: 1.5 });
  expect(features[1]!.properties).not.toHaveProperty('Share');
});

test('its parts are put together, pieces give what the whole gives, and so does an archive', async () => {
  expect(gatherParts(['P.TAB', 'p.dat', 'P.map', 'p.id', 'p.ind'].map((name) => ({ name })))).toHaveLength(1);
  const table = ownTable();
  const { '.tab': tab, ...parts } = table;
  const whole = (await read(table)).features;
  const pieces: Feature[] = [];
  const companions = Object.fromEntries(Object.entries(parts).map(([ending, bytes]) => [ending, { ...sourceOfBytes(ending, bytes), pieceBytes: 17 }]));
  for await (const { features } of readBatches({ ...sourceOfBytes('x.tab', tab), pieceBytes: 113 }, { companions }, 0)) pieces.push(...features);
  expect(pieces).toEqual(whole);
  const packed = zipSync(Object.fromEntries(Object.entries(table).map(([ending, bytes]) => [`land/own${ending}`, bytes])));
  expect((await readFile(packed, { fileName: 'own.zip' })).features).toEqual(whole);
});

test('parts that are larger than memory are read in pieces, although their .tab is a short text', async () => {
  const { '.tab': tab, '.dat': dat, '.map': map, '.id': id } = ownTable();
  const companions = { '.dat': sourceOfBytes('x.dat', dat), '.map': { ...sourceOfBytes('x.map', map), size: 3 * 1024 ** 3 }, '.id': sourceOfBytes('x.id', id) };
  const pieces: Feature[] = [];
  for await (const { features } of readBatches(sourceOfBytes('x.tab', tab), { companions })) pieces.push(...features);
  expect(pieces).toEqual((await read(ownTable())).features);
});

test('a damaged part ends in features, notes or a refusal', async () => {
  const tables = [ownTable(), ownTable({ isShort: true, quadrant: 2 })];
  const mutation = fc.record({ kind: fc.constantFrom(...mutationKinds), at: fc.double({ min: 0, max: 1, noNaN: true }), size: fc.integer({ min: 1, max: 200 }), value: fc.integer({ min: 0, max: 255 }) }) satisfies fc.Arbitrary<Mutation>;
  await fc.assert(fc.asyncProperty(fc.nat({ max: 1 }), fc.constantFrom('.tab' as const, '.dat' as const, '.map' as const, '.map' as const, '.id' as const), fc.array(mutation, { minLength: 1, maxLength: 3 }), async (which, ending, mutations) => {
    const table = tables[which]!;
    const damaged = mutations.reduce(mutated, table[ending]);
    if (damaged.length > 0) await mustEndWell(() => read({ ...table, [ending]: damaged }), damaged, 'own.tab', 0);
  }), { seed: 168, numRuns: 80 });
});

const hasGdal = (() => {
  try {
    return /GDAL [3-9]/.test(execFileSync('ogr2ogr', ['--version'], { encoding: 'utf8' }));
  } catch {
    return false;
  }
})();
if (!hasGdal) console.log('skipped: MapInfo tables held against GDAL (ogr2ogr is not installed)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-tab-'));
afterAll(() => rmSync(folder, { recursive: true }));
const endings = ['.tab', '.dat', '.map', '.id'] as const;

/** What GDAL reads of the table in the folder, in longitude and latitude. */
function byGdal(): Feature[] {
  rmSync(join(folder, 'out.json'), { force: true });
  execFileSync('ogr2ogr', ['-skipfailures', '-f', 'GeoJSON', '-t_srs', 'EPSG:4326', '-lco', 'COORDINATE_PRECISION=12', join(folder, 'out.json'), join(folder, 'own.tab')], { stdio: 'pipe' });
  return (JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8')) as { features: Feature[] }).features;
}
/** A table that GDAL makes of a file in the folder. */
function tableByGdal(source: string, ...options: string[]): OwnTable {
  for (const ending of [...endings, '.ind']) rmSync(join(folder, `own${ending}`), { force: true });
  execFileSync('ogr2ogr', ['-f', 'MapInfo File', ...options, join(folder, 'own.tab'), join(folder, source)], { stdio: 'pipe' });
  return tableIn(join(folder, 'own'));
}
const tableIn = (path: string) => Object.fromEntries(endings.map((ending) => [ending, new Uint8Array(readFileSync(`${path}${ending}`))])) as unknown as OwnTable;

test.runIf(hasGdal).each([1, 2, 3, 4].map((quadrant) => ({ quadrant, isShort: quadrant > 2, hasLargeInt: false })))('GDAL reads the same objects: %j', async (options) => {
  const table = ownTable(options);
  for (const ending of endings) writeFileSync(join(folder, `own${ending}`), table[ending]);
  const ours = new Map((await read(table)).features.map((feature) => [feature.properties!['Name'], feature]));
  // The last kind of collection stops GDAL 3.6, and what stands behind it.
  const theirs = byGdal();
  expect(theirs.length).toBeGreaterThan(19);
  for (const { geometry, properties } of theirs) {
    const mine = ours.get(properties!['Name'])!.geometry;
    const [one, other] = [cornersOf(mine!), cornersOf(geometry!)];
    expect(mine!.type).toBe(geometry!.type);
    // Arcs have other sides, and their corners lie on ours, which are four times as many.
    if (one.length !== other.length) expect(farthest(other, one)).toBeLessThan(0.25);
    else expect(apart(mine, geometry)).toBeLessThan(0.006);
  }
});

const systems: [clause: string, place: [number, number], metres: number][] = [
  ['Earth Projection 1, 104', [10, 50], 0.02],
  ['Earth Projection 1, 104 Bounds (9, 49) (12, 52)', [10, 50], 0.001],
  ['Earth Projection 8, 104, "m", 33, 0, 0.9996, 500000, 10000000', [300_000, 9_900_000], 0.01],
  ['Earth Projection 8, 104, "m", 9, 0, 0.9996, 500000, 0 Bounds (400000, 5400000) (600000, 5600000)', [500_000, 5_500_000], 0.001],
  ['Earth Projection 10, 157, "m", 0', [1_113_194.9, 6_446_275.8], 0.04],
  ['Earth Projection 3, 104, "m", 3, 46.5, 49, 44, 700000, 6600000', [650_000, 6_860_000], 0.04],
  ['Earth Projection 3, 74, "survey ft", -84, 43.3166666667, 44.1833333333, 45.7, 13123333.333, 0', [13_000_000, 500_000], 0.04],
  ['Earth Projection 9, 104, "m", -96, 23, 29.5, 45.5, 0, 0', [1_000_000, 1_500_000], 0.04],
  ['Earth Projection 31, 104, "m", 5.38763888888889, 52.1561605555556, 0.9999079, 155000, 463000', [200_000, 500_000], 0.04],
  ['Earth Projection 8, 28, "m", 9, 0, 0.9996, 500000, 0', [500_000, 5_500_000], 0.02],
  ['Earth Projection 8, 1000, "m", 9, 0, 1, 3500000, 0', [3_500_000, 5_500_000], 0.02],
  ['Earth Projection 8, 999, 4, -86.5, -98, -121, "m", 9, 0, 0.9996, 500000, 0', [500_000, 5_500_000], 0.02],
  ['Earth Projection 8, 9999, 10, 598.1, 73.7, 418.2, 0.202, 0.045, -2.455, 6.7, 0, "m", 9, 0, 1, 3500000, 0', [3_500_000, 5_500_000], 0.02],
];
const mifOf = (clause: string, [x, y]: [number, number]) => `Version 300\nCharset "WindowsLatin1"\nDelimiter ","\nCoordSys ${clause}\nColumns 1\n  a Char(10)\nData\nPoint ${x} ${y}\n`;
/** The tables that GDAL makes of interchange files in these systems. All in one go: a start of GDAL costs more than what it writes here. */
function tablesByGdal(): OwnTable[] {
  mkdirSync(join(folder, 'in'));
  for (const [at, [clause, place]] of systems.entries()) {
    writeFileSync(join(folder, 'in', `s${at}.mif`), mifOf(clause, place));
    writeFileSync(join(folder, 'in', `s${at}.mid`), '"x"\n');
  }
  execFileSync('ogr2ogr', ['-f', 'MapInfo File', join(folder, 'tables'), join(folder, 'in')], { stdio: 'pipe' });
  return systems.map((_, at) => tableIn(join(folder, 'tables', `s${at}`)));
}
let tables: OwnTable[] | null = null;

test.runIf(hasGdal).each(systems)('a table that GDAL made of an interchange file lies where the file does: %s', async (clause, place, metres) => {
  tables ??= tablesByGdal();
  const table = tables[systems.findIndex(([other]) => other === clause)]!;
  const [wanted, got] = [await readFile(bytesOf(mifOf(clause, place))), await read(table)];
  expect(apart(got.features[0]!.geometry, wanted.features[0]!.geometry)).toBeLessThan(metres);
});

/** Many shapes in several blocks, small ones in two bytes a number, two that have more corners than older kinds hold. */
function many(): Feature[] {
  const circle = (x: number, y: number, radius: number, count: number): Position[] => { const places = Array.from({ length: count }, (_, k): Position => [x + radius * Math.cos((2 * Math.PI * k) / count), y + radius * Math.sin((2 * Math.PI * k) / count)]); return [...places, places[0]!]; };
  const shape = (k: number): Geometry => {
    const [x, y] = [10 + (k % 60) / 50, 50 + Math.floor(k / 60) / 50];
    if (k === 1500) return { type: 'Polygon', coordinates: [circle(15, 55, 0.5, 40_000), circle(15, 55, 0.2, 33_000)] };
    if (k === 1501) return { type: 'LineString', coordinates: circle(16, 55, 0.3, 36_000) };
    if (k % 5 === 0) return { type: 'Point', coordinates: [x, y] };
    if (k % 5 === 1) return { type: 'Polygon', coordinates: [circle(x, y, 0.0005, 20), circle(x, y, 0.0001, 6).reverse()] };
    if (k % 5 === 2) return { type: 'MultiPolygon', coordinates: [[circle(x, y, 0.004, 30)], [circle(x + 0.01, y, 0.004, 9)]] };
    return k % 5 === 3 ? { type: 'LineString', coordinates: circle(x, y, 0.004, 50) } : { type: 'MultiLineString', coordinates: [circle(x, y, 0.0002, 4), circle(x, y, 0.0001, 40)] };
  };
  return Array.from({ length: 1600 }, (_, k) => ({ type: 'Feature', geometry: k % 100 === 99 ? null : shape(k), properties: { n: k, name: `Feld ${k}` } }));
}

test.runIf(hasGdal).each([[['-lco', 'BOUNDS=-180,-90,180,90']], [['-lco', 'BLOCKSIZE=2048', '-lco', 'BOUNDS=-180,-90,180,90']], [['-t_srs', 'EPSG:32632', '-lco', 'BOUNDS=100000,5000000,1500000,7000000']]])('many shapes with several blocks and long boundaries: %j', async (options) => {
  const made = many();
  writeFileSync(join(folder, 'many.geojson'), JSON.stringify({ type: 'FeatureCollection', features: made }));
  const { features, notes } = await read(tableByGdal('many.geojson', ...options));
  expect(features.map(({ properties }) => properties)).toEqual(made.map(({ properties }) => properties));
  expect(notes.filter(({ severity }) => severity === 'error')).toEqual([]);
  const theirs = byGdal();
  for (const [at, { geometry }] of features.entries()) {
    const wanted = made[at]!.geometry;
    const far = [apart(geometry, wanted), apart(geometry, theirs[at]!.geometry)];
    // Numbers of the file are whole: steps of 0.02 m in degrees of the whole Earth, of 0.001 m within the bounds of a country.
    if (!far.every((metres) => metres < 0.02)) expect.fail(`${at}: ${far.join(', ')} m, ${String(geometry?.type)} for ${String(wanted?.type)}`);
  }
});
