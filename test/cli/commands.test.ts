import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'hectare-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function hectare(args: string[], env: Record<string, string> = {}): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['bin/hectare.mjs', ...args], { env: { ...process.env, HECTARE_PROFILE: join(folder, 'profile'), ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => { out += String(chunk); });
    child.stderr.on('data', (chunk) => { err += String(chunk); });
    child.on('close', (code) => done({ code, out, err }));
  });
}
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
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

test('monitor registers a place with a service of its own and tells the state of every product', async () => {
  const { code, out, err } = await hectare(['monitor', file('wood.geojson', square), '--name', 'Wood', '--data', join(folder, 'data'), '--report', join(folder, 'wood.pdf'), '--wait', '30', '--json']);
  expect(readFileSync(join(folder, 'wood.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect(code, err).toBe(0);
  const { project, available_data: available, complete } = JSON.parse(out);
  expect(project.area_hectares).toBeCloseTo(squareHectares, 2);
  expect(complete).toBe(true);
  expect(available.products.find(({ product }: { product: string }) => product === 'project-mask').state).toBe('ready');
}, 60_000);
