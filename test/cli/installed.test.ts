import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { square } from './shapes.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'hectare-installed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'plot.geojson'), JSON.stringify(square));

/** The desktop's own main bundle in the stand-in for Electron, started as the launcher `hectare` starts it. */
function start(words: string[]) {
  const standIn = join(root, 'test', 'helpers', 'electron-stand-in', 'register.mjs');
  const child = spawn(
    process.execPath,
    ['--import', standIn, join(root, 'out', 'main', 'index.js'), '--ozone-platform=headless', '--disable-gpu', '--cli', '--', ...words],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        HOME: folder,
        TMPDIR: folder,
        HECTARE_PROFILE: join(folder, 'profile'),
        DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(folder, 'no-bus')}`,
        HECTARE_API_KEY: 'key-of-the-command-line',
        HECTARE_USER_GROUP_TOKEN: 'token-of-the-command-line',
      },
    },
  );
  const told: string[] = [];
  const ran = { out: '', err: '' };
  child.on('message', (message) => told.push((message as { standIn: string }).standIn));
  child.stdout!.on('data', (chunk) => (ran.out += String(chunk)));
  child.stderr!.on('data', (chunk) => (ran.err += String(chunk)));
  const ended = new Promise<{ code: number | null; out: string; err: string; told: string[] }>((done) => {
    child.on('close', (code) => done({ code, ...ran, told }));
  });
  return { child, ran, ended };
}

test('a command runs in the desktop’s program without a window, and ends with its code', async () => {
  const { code, out, err, told } = await start(['area', 'plot.geojson', '--json']).ended;
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out).files[0].total.area_hectares).toBeCloseTo(123.09, 1);
  expect(told).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.startsWith('hectare-command-'))).toEqual([]);
});

test('more than a pipe holds at once arrives whole', async () => {
  const [ring] = square.coordinates;
  const features = Array.from({ length: 2_000 }, (_, k) => ({
    type: 'Feature',
    properties: { name: `Plot ${k}` },
    geometry: { type: 'Polygon', coordinates: [ring!.map(([x, y]) => [x! + k * 0.02 - 20, y!])] },
  }));
  writeFileSync(join(folder, 'many.geojson'), JSON.stringify({ type: 'FeatureCollection', features }));
  const { code, out } = await start(['area', 'many.geojson', '--json']).ended;
  expect(code).toBe(0);
  expect(out.length).toBeGreaterThan(200_000);
  expect(JSON.parse(out).files[0].features).toHaveLength(2_000);
});

test('a command that fails ends with its code and its sentence', async () => {
  const unknown = await start(['aera']).ended;
  expect([unknown.code, unknown.out]).toEqual([2, '']);
  expect(unknown.err).toContain('Did you mean hectare area?');
  expect((await start(['area', 'missing.kml']).ended).code).toBe(2);
});

test('the service runs in it until it is told to end', async () => {
  const { child, ran, ended } = start(['serve', '--port', '0', '--data', 'served']);
  await expect.poll(() => ran.out).toMatch(/"url".*\n/);
  const { url } = JSON.parse(ran.out) as { url: string };
  expect((await fetch(`${url}/projects`, { headers: { 'x-api-key': 'key-of-the-command-line' } })).status).toBe(200);
  // Electron answers a signal of the system by asking to quit.
  child.send({ quit: true });
  expect((await ended).code).toBe(0);
});
