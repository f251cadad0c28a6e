import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandLine } from './run.ts';

const { folder, run: hectare, start, file } = commandLine();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const square = { type: 'Polygon', coordinates: [[[0, 0], [0.01, 0], [0.01, 0.01], [0, 0.01], [0, 0]]] };
const bowTie = { type: 'Polygon', coordinates: [[[0, 0], [0.01, 0.01], [0.01, 0], [0, 0.01], [0, 0]]] };
// WGS84, one hundredth of a degree at the equator
const squareHectares = 123.09;

test('area counts shared land once, in JSON on standard output only', async () => {
  const feature = { type: 'Feature', geometry: square, properties: { name: 'Plot' } };
  const { code, out, err } = await hectare(['area', file('two.geojson', { type: 'FeatureCollection', features: [feature, feature] }), '--json']);
  expect([code, err]).toEqual([0, '']);
  const [report] = JSON.parse(out).files;
  expect(report.features[0]).toMatchObject({ index: 0, name: 'Plot', geometry_type: 'Polygon', valid: true, problems: [] });
  expect(report.total.area_hectares).toBeCloseTo(squareHectares, 2);
  expect(report.total.sum_area_hectares).toBeCloseTo(2 * squareHectares, 1);
  expect(report.total.geometry_hash).toMatch(/^[0-9a-f]{16,}$/);
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

test.each([[['area']], [['area', 'nowhere.kml']], [['area', '--wrong']], [['what']], [['pack']], [['convert', 'a.kml', 'b.xyz']], [['keys', 'add', 'a', 'secret']], [['serve', '--host', '0.0.0.0']]])(
  '%j ends with 2 and a sentence', async (args) => {
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
  expect((await fetch(`${url}/collection`, { method: 'PUT', headers: { 'x-api-key': keys.HECTARE_API_KEY, 'content-type': 'application/json' }, body: '{"offline":true}' })).status).toBe(200);
  service.child.kill('SIGTERM');
  expect((await service.ended).code).toBe(0);
  const { code, out, err } = await hectare(['monitor', file('wood.geojson', square), '--name', 'Wood', '--data', data, '--report', join(folder, 'wood.pdf'), '--wait', '8', '--json']);
  expect(readFileSync(join(folder, 'wood.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  const { project, available_data: available, complete } = JSON.parse(out);
  expect(project.area_hectares).toBeCloseTo(squareHectares, 2);
  expect(available.products.find(({ product }: { product: string }) => product === 'project-mask').state, err).toBe('ready');
  expect([code, complete, err.includes('What is still missing needs the network')]).toEqual([1, false, true]);
  const soil = available.products.find(({ product }: { product: string }) => product === 'soil');
  expect([soil.state, soil.reason]).toEqual(['queued', expect.stringMatching(/^Needs the network/)]);
}, 60_000);

const hasLandscape = existsSync('out/sample-landscape/manifest.json');
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
test.skipIf(!hasLandscape)('the sample parcels get every product without a network, from the landscape and from a pack of it', async () => {
  const offline = { FORCE_OFFLINE: '1' };
  const parcels = join(folder, 'parcels.geojson');
  await hectare(['convert', 'resources/samples/sample-parcels.kml', parcels, '--repair']);
  const states = async (args: string[]) => {
    const { out, err } = await hectare(['monitor', parcels, '--name', 'Sample', '--json', '--wait', '60', ...args], offline);
    return (JSON.parse(out || `{"fault":${JSON.stringify(err)}}`).available_data.products as { product: string; state: string }[]).filter(({ state }) => state !== 'not_available');
  };
  const all = await states(['--data', join(folder, 'sample')]);
  expect(all.length).toBeGreaterThanOrEqual(11);
  expect(all.filter(({ state }) => state !== 'ready')).toEqual([]);

  const pack = join(folder, 'taken-along');
  expect(await hectare(['pack', parcels, '--out', pack, '--sample-data'], offline)).toMatchObject({ code: 0 });
  expect((await hectare(['pack', parcels, '--out', folder, '--sample-data'], offline)).code).toBe(2);
  const { code, err } = await hectare(['pack', '--bbox', '10,50,10.01,50.01', '--out', join(folder, 'none')], offline);
  expect([code, err.includes('Nothing could be had'), existsSync(join(folder, 'none'))]).toEqual([2, true, false]);
  expect((await states(['--data', join(folder, 'packed'), '--pack', pack])).filter(({ state }) => state !== 'ready')).toEqual([]);
}, 180_000);
