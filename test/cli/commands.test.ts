import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFile } from '#formats/index.ts';
import { readGeoTiff } from '#raster/index.ts';
import { inSoak } from '../helpers/soak.ts';
import { commandLine } from './run.ts';
import { bowTie, square } from './shapes.ts';

const { folder, run: hectare, start, file } = commandLine();
const interruptAtLine = new URL('../helpers/interrupt-at-line.mjs', import.meta.url).href;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// WGS84, one hundredth of a degree at the equator
const squareHectares = 123.09;

test('area counts shared land once, in JSON on standard output only', async () => {
  const feature = { type: 'Feature', geometry: square, properties: { name: 'Plot' } };
  const { code, out, err } = await hectare([
    'area',
    file('two.geojson', { type: 'FeatureCollection', features: [feature, feature] }),
    '--json',
  ]);
  expect([code, err]).toEqual([0, '']);
  const [report] = JSON.parse(out).files;
  expect(report.features[0]).toMatchObject({ index: 0, name: 'Plot', geometry_type: 'Polygon', valid: true, problems: [] });
  expect(report.total.area_hectares).toBeCloseTo(squareHectares, 2);
  expect(report.total.sum_area_hectares).toBeCloseTo(2 * squareHectares, 1);
  expect(report.total.geometry_hash).toMatch(/^[0-9a-f]{16,}$/);
});

test.each([1e9, 1e5, 541])(
  'a corner at longitude %d is named, its feature is not measured, and the totals are over the rest',
  async (longitude) => {
    const [ring] = square.coordinates;
    const far = { type: 'Polygon', coordinates: [ring!.map((place, k) => (k === 1 ? [longitude, 0] : place))] };
    const features = [square, far, square].map((geometry, k) => ({ type: 'Feature', geometry, properties: { name: `Plot ${k}` } }));
    const path = file('far.geojson', { type: 'FeatureCollection', features });
    const { out } = await hectare(['area', path, '--json']);
    const [{ features: measured, total, notes }] = JSON.parse(out).files;
    expect(measured[1]).toMatchObject({ area_hectares: null, perimeter_m: null, centroid: null, bbox: null, valid: false });
    expect(measured[1].problems).toMatchObject([{ code: 'out-of-range', location: [longitude, 0] }]);
    expect([total.feature_count, total.not_measured_count, total.sum_area_hectares]).toEqual([3, 1, 2 * measured[0].area_hectares]);
    expect(total.area_hectares).toBeCloseTo(squareHectares, 2);
    expect(notes.map(({ code }: { code: string }) => code)).toEqual(['parts-overlap']);
    const text = (await hectare(['area', path])).out;
    expect(text).toContain('Plot 1  Polygon  not measured  INVALID');
    expect(text).toContain('ha), without one feature that is not measured');
    expect((await hectare(['check', path])).code).toBe(1);
  },
);

test('where nothing is measured there is no area, not one of 0 hectares', async () => {
  const ring = square.coordinates[0]!.map(([x, y]) => [x! * 1000 + 200_000, y! * 1000]);
  const feature = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] }, properties: {} };
  const path = file('nowhere.geojson', { type: 'FeatureCollection', features: [feature, feature] });
  const { out } = await hectare(['area', path, '--json']);
  expect(JSON.parse(out).files[0].total).toMatchObject({ feature_count: 2, not_measured_count: 2, area_hectares: null });
  const text = (await hectare(['area', path])).out;
  expect(text).toContain('  together not measured');
  expect(text).not.toContain('0.0000 ha');
});

test('features are named by the column that names them, which is said and can be set', async () => {
  const rows = [
    { NAME_1: 'Nyeri', CODE: 'k-1', big: 1 },
    { NAME_1: 'Kwale', CODE: 'k-2', big: 2 },
  ];
  const path = file('columns.geojson', {
    type: 'FeatureCollection',
    features: rows.map((properties) => ({ type: 'Feature', geometry: square, properties })),
  });
  const namesOf = (out: string) => JSON.parse(out).files[0].features.map(({ name }: { name: string }) => name);
  const { out } = await hectare(['area', path, '--json']);
  expect(namesOf(out)).toEqual(['Nyeri', 'Kwale']);
  expect(JSON.parse(out).files[0].notes[0]).toEqual({ code: 'name-column', message: expect.stringContaining('“NAME_1”') });
  expect(namesOf((await hectare(['area', path, '--json', '--name-column', 'CODE'])).out)).toEqual(['k-1', 'k-2']);
  const unknown = await hectare(['area', path, '--name-column', 'Code']);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('NAME_1, CODE, big')]);
  const kml = join(folder, 'columns.kml');
  expect((await hectare(['convert', path, kml])).err).toContain('Names are from the column “NAME_1”');
  expect(readFileSync(kml, 'utf8')).toContain('<Placemark><name>Nyeri</name>');
  expect((await hectare(['convert', path, kml, '--name-column', 'CODE'])).code).toBe(0);
  expect(readFileSync(kml, 'utf8')).toContain('<Placemark><name>k-1</name>');
});

test('check ends with 1 on a bow tie and says where; area of the same ends with 0', async () => {
  const path = file('bow.geojson', bowTie);
  const checked = await hectare(['check', path, '--json']);
  expect(checked.code).toBe(1);
  const problem = JSON.parse(checked.out).files[0].features[0].problems.find(({ code }: { code: string }) => code === 'self-intersection');
  expect(problem.location[0]).toBeCloseTo(0.005, 6);
  expect((await hectare(['area', path])).code).toBe(0);
  const repaired = join(folder, 'repaired.geojson');
  expect((await hectare(['convert', path, repaired, '--repair'])).code).toBe(0);
  expect((await hectare(['check', repaired])).code).toBe(0);
});

test('convert writes KML whose area stays', async () => {
  const path = join(folder, 'square.kml');
  expect(await hectare(['convert', file('square.geojson', square), path])).toMatchObject({ code: 0, out: '' });
  expect(readFileSync(path, 'utf8')).toContain('<kml');
  expect(JSON.parse((await hectare(['area', path, '--json'])).out).files[0].total.area_hectares).toBeCloseTo(squareHectares, 2);
});

test('mask writes the cells of all shapes; all touched takes more of them', async () => {
  const triangle = {
    type: 'Polygon',
    coordinates: [
      [
        [0.02003, 0.00003],
        [0.0291, 0.0012],
        [0.0217, 0.0093],
        [0.02003, 0.00003],
      ],
    ],
  };
  const source = file('land.geojson', {
    type: 'FeatureCollection',
    features: [square, triangle, null].map((geometry) => ({ type: 'Feature', geometry, properties: {} })),
  });
  const counts: number[] = [];
  for (const touched of [[], ['--all-touched']]) {
    const path = join(folder, 'land.tif');
    expect(await hectare(['mask', source, path, ...touched])).toMatchObject({ code: 0, out: '' });
    const { grid, values: read } = await readGeoTiff(readFileSync(path));
    const values = Uint8Array.from(read);
    expect([grid.width, grid.height, grid.epsg]).toEqual([350, 120, 4326]);
    // The box stands on the borders of 120 × 120 cells, whose centres all lie inside; touched or not, it takes no more.
    expect(
      Array.from({ length: 120 }, (_, row) => values.subarray(row * 350, row * 350 + 121).reduce((sum, value) => sum + value, 0)),
    ).toEqual(Array.from({ length: 120 }, () => 120));
    counts.push(values.reduce((sum, value) => sum + value, 0));
  }
  expect(counts[1]).toBeGreaterThan(counts[0]!);
  expect(await hectare(['mask', source, join(folder, 'land.png')])).toMatchObject({ code: 2, err: expect.stringContaining('.tif') });
  expect(
    await hectare([
      'mask',
      file('none.geojson', { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: null, properties: {} }] }),
      join(folder, 'none.tif'),
    ]),
  ).toMatchObject({ code: 2, err: expect.stringContaining('shape') });
});

test.each([
  [['area']],
  [['area', 'nowhere.kml']],
  [['area', '--wrong']],
  [['what']],
  [['pack']],
  [['convert', 'a.kml', 'b.xyz']],
  [['keys', 'add', 'a', 'secret']],
  [['serve', '--host', '0.0.0.0']],
])('%j ends with 2 and a sentence', async (args) => {
  const { code, out, err } = await hectare(args, { HECTARE_API_KEY: 'k'.repeat(32), HECTARE_USER_GROUP_TOKEN: 't'.repeat(32) });
  expect([code, out]).toEqual([2, '']);
  expect(err.length).toBeGreaterThan(10);
  expect(err).not.toContain('fault in Hectare');
});

test('monitor registers a place with a service of its own, tells the state of every product, and does not wait for a network that nobody lets it use', async () => {
  const data = join(folder, 'data');
  const keys = { HECTARE_API_KEY: 'k'.repeat(32), HECTARE_USER_GROUP_TOKEN: 't'.repeat(32) };
  // Kept in the workspace: tests ask nobody outside this computer.
  const service = start(['serve', '--data', data], keys);
  const { url } = JSON.parse(await service.line(/\{.*\}/));
  expect(
    (
      await fetch(`${url}/collection`, {
        method: 'PUT',
        headers: { 'x-api-key': keys.HECTARE_API_KEY, 'content-type': 'application/json' },
        body: '{"offline":true}',
      })
    ).status,
  ).toBe(200);
  service.child.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);
  const { code, out, err } = await hectare([
    'monitor',
    file('wood.geojson', square),
    '--name',
    'Wood',
    '--data',
    data,
    '--report',
    join(folder, 'wood.pdf'),
    '--wait',
    '3600',
    '--json',
  ]);
  expect(readFileSync(join(folder, 'wood.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  const { project, available_data: available, complete } = JSON.parse(out);
  expect(project.area_hectares).toBeCloseTo(squareHectares, 2);
  expect(available.products.find(({ product }: { product: string }) => product === 'project-mask').state, err).toBe('ready');
  expect([code, complete, err.includes('What is still missing needs the network')]).toEqual([1, false, true]);
  const soil = available.products.find(({ product }: { product: string }) => product === 'soil');
  expect([soil.state, soil.reason]).toEqual(['queued', expect.stringMatching(/^Needs the network/)]);
});

const sampleParcels = 'resources/samples/sample-parcels.kml';
const cleanParcels = 'resources/samples/sample-parcels-clean.kml';

test('monitor without --repair names each field that the service refused, what is wrong there and what to do; nothing is registered', async () => {
  const data = join(folder, 'refused');
  const { code, out, err } = await hectare(['monitor', sampleParcels, '--name', 'Sample', '--data', data], { FORCE_OFFLINE: '1' });
  expect([code, out]).toEqual([2, '']);
  const lines = err.trim().split('\n');
  expect(lines.filter((line) => line.startsWith('body.'))).toEqual([
    expect.stringMatching(
      /^body\.features\.2\.geometry\S*, feature 3 \(Parcel 3, crossing itself\): The boundary crosses itself here.*35\.004086, 1\.050514/,
    ),
    expect.stringMatching(/^body\.features\.4\.geometry\S*, feature 5 \(Parcel 5, ring left open\): The ring does not end where it began/),
  ]);
  // One remedy for both, at the end.
  expect(lines.at(-1)).toBe('Add --repair, or write a repaired file first: hectare convert IN OUT --repair');
  expect(lines.filter((line) => line.includes('--repair'))).toHaveLength(1);
  const { code: named, err: why } = await hectare(['monitor', cleanParcels, '--name', 'x'.repeat(400), '--data', data], {
    FORCE_OFFLINE: '1',
  });
  expect([named, why]).toEqual([2, expect.stringMatching(/query\.project_name: [\s\S]*Choose another --name\./)]);
});

const hasLandscape = existsSync('out/sample-landscape/manifest.json');
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');

/** every product of the interface, in its order */
/** in the order of panels and reports, which is that of the list of products */
const everyProduct = [
  'weather',
  'water-balance',
  'climate',
  'climate-risk',
  'deforestation-summary',
  'deforestation-indicator-image',
  'forest-2020',
  'biomass-stock',
  'baseline-sequestration',
  'ghg-emissions',
  'performance-benchmark',
  'carbon-additionality',
  'satellite-index',
  'land-cover',
  'soil',
  'project-mask',
  'wetlands-mask',
];
const offline = { FORCE_OFFLINE: '1' };
interface State {
  product: string;
  state: string;
}

test.skipIf(!hasLandscape)(
  'a pack of the repaired sample answers every product for the sample as it is shipped, with --repair, through serve --pack, where nothing else does',
  async () => {
    const pack = join(folder, 'taken-along');
    const repaired = join(folder, 'repaired.geojson');
    expect((await hectare(['convert', sampleParcels, repaired, '--repair'])).code).toBe(0);
    const packed = await hectare(['pack', repaired, '--out', pack, '--sample-data', '--json'], offline);
    expect(packed.code, packed.err).toBe(0);
    const report = JSON.parse(packed.out);
    expect([
      report.synthetic,
      report.products.map(({ product }: State) => product).sort(),
      report.products.every(({ state }: State) => state === 'packed'),
    ]).toEqual([true, everyProduct.toSorted(), true]);
    // On another computer the names are with the data.
    const beside = await readFile(new Uint8Array(readFileSync(join(pack, 'shapes.geojson'))), { fileName: 'shapes.geojson' });
    const opened = await readFile(new Uint8Array(readFileSync(repaired)), { fileName: repaired });
    expect(beside.features.map(({ properties }) => properties)).toEqual(opened.features.map(({ properties }) => properties));

    const keys = { HECTARE_API_KEY: 'k'.repeat(32), HECTARE_USER_GROUP_TOKEN: 't'.repeat(32), ...offline };
    const service = start(['serve', '--data', join(folder, 'served-pack'), '--pack', pack], keys);
    const { url } = JSON.parse(await service.line(/\{.*\}/));
    const { code, out, err } = await hectare(
      ['monitor', sampleParcels, '--name', 'Sample', '--repair', '--json', '--wait', '3600', '--service', url],
      keys,
    );
    expect(code, err).toBe(0);
    expect(err).toContain(
      'repaired feature 3: Repaired: self intersection\nfeature 3: 0.5784 ha before, 10.2044 ha after\nrepaired feature 5: Closed open rings\n',
    );
    const { project, available_data: available, complete } = JSON.parse(out);
    // 111.2068 ha as drawn; the crossing parcel counts 10.2044 ha instead of 0.5784 ha.
    expect(project.area_hectares).toBeCloseTo(111.2068 - 0.5784 + 10.2044, 3);
    expect([complete, available.products.map(({ product, state }: State) => [product, state])]).toEqual([
      true,
      everyProduct.map((product) => [product, 'ready']),
    ]);
    service.child.kill('SIGTERM');
    expect((await service.ended).code).toBe(0);
  },
  240_000,
);

test.skipIf(!hasLandscape)(
  'pack refuses a place it cannot have before it reads anything, takes a box, and leaves nothing when it is cancelled',
  async () => {
    const inTheWay = file('in-the-way', 'a file');
    for (const [out, words] of [
      [folder, 'already holds other files'],
      [inTheWay, 'cannot be written to'],
      [join(inTheWay, 'pack'), 'cannot be written to'],
    ] as const) {
      const { code, err } = await hectare(['pack', cleanParcels, '--out', out, '--sample-data'], offline);
      // No line of progress: nothing was collected.
      expect([code, err]).toEqual([2, expect.stringContaining(words)]);
      expect(err).not.toContain('%');
    }
    // West of Greenwich and south of the equator: the first number is no option.
    const none = await hectare(['pack', '--bbox', '-60.2,-3.2,-60.1,-3.1', '--out', join(folder, 'none')], offline);
    expect([none.code, none.err, existsSync(join(folder, 'none'))]).toEqual([2, expect.stringContaining('Nothing could be had'), false]);
    expect(await hectare(['pack', '--bbox', '-60.2,3', '--out', join(folder, 'none')], offline)).toMatchObject({
      code: 2,
      err: expect.stringContaining('It should be west,south,east,north'),
    });

    const box = join(folder, 'box');
    // In the middle: the first product is packed, and others are not.
    const cancelled = await hectare(['pack', '--bbox', '35.001,1.043,35.006,1.048', '--out', box, '--sample-data'], {
      ...offline,
      NODE_OPTIONS: `--import ${interruptAtLine}`,
      HECTARE_INTERRUPT_AT: '^\\d+ % (?!Project mask)',
    });
    expect(cancelled).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Cancelled. Nothing was written.') });
    expect([existsSync(box), existsSync(`${box}.unfinished`)]).toEqual([false, false]);

    // The pack of a file is made whole above, and holds the same.
    if (inSoak(0, 1) === 1)
      expect(await hectare(['pack', '--bbox', '35.001,1.043,35.006,1.048', '--out', box, '--sample-data'], offline)).toMatchObject({
        code: 0,
        out: expect.stringContaining('17 of 17 products\tSYNTHETIC'),
      });
    // What somebody names must be a pack.
    const service = await hectare(['serve', '--pack', folder, '--data', join(folder, 'no-pack')], {
      HECTARE_API_KEY: 'k'.repeat(32),
      HECTARE_USER_GROUP_TOKEN: 't'.repeat(32),
    });
    expect([service.code, service.err]).toEqual([2, expect.stringContaining('is no data pack')]);
  },
  240_000,
);

test('convert to .shp writes the parts beside each other, to .zip an archive', async () => {
  const place = join(folder, 'shapefile');
  mkdirSync(place);
  const source = file('for-shapefile.geojson', { type: 'Feature', geometry: square, properties: { name: 'Lote ñ' } });
  expect(await hectare(['convert', source, join(place, 'Lote 1.shp')])).toMatchObject({ code: 0, out: '' });
  expect(readdirSync(place).sort()).toEqual(['cpg', 'dbf', 'prj', 'shp', 'shx'].map((ending) => `Lote 1.${ending}`));
  expect(readFileSync(join(place, 'Lote 1.shp')).readInt32BE(0)).toBe(9994);
  const read = spawnSync('ogrinfo', ['-ro', '-al', join(place, 'Lote 1.shp')], { encoding: 'utf8' });
  if (read.error) console.log('skipped: GDAL reads the shapefile (ogrinfo is not installed)');
  else expect(read.stdout).toMatch(/Geometry: Polygon[\s\S]*Feature Count: 1[\s\S]*Lote ñ/);
  expect((await hectare(['convert', source, join(place, 'two.zip')])).code).toBe(0);
  expect(readFileSync(join(place, 'two.zip')).toString('latin1', 0, 2)).toBe('PK');
});

test('serve refuses at once a folder that cannot hold a workspace', async () => {
  const keys = { HECTARE_API_KEY: 'k'.repeat(40), HECTARE_USER_GROUP_TOKEN: 't'.repeat(40) };
  const plain = file('no-folder', 'x');
  const refusals: [path: string, why: RegExp][] = [
    [plain, /it is a file/],
    [join(plain, 'below'), /no-folder is a file/],
  ];
  if (process.platform === 'linux') refusals.push(['/proc/hectare', /it cannot be written to/]);
  for (const [path, why] of refusals) {
    const { code, err } = await hectare(['serve', '--data', path], keys);
    expect([code, err]).toEqual([2, expect.stringMatching(why)]);
    expect(err).toMatch(/Choose another folder\.\n$/);
  }
});
