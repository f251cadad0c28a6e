import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { request } from 'undici';
import { unzipSync } from 'fflate';
import { makeQgisPlugin } from '../../scripts/packing/qgis-plugin.ts';
import { startService } from '#service/server.ts';
import { parcelAt } from '../helpers/parcels.ts';

const key = 'test-key-of-the-plugin';
const python = '/usr/bin/python3';
const offscreen = (home: string) => ({
  ...process.env,
  HOME: home,
  XDG_RUNTIME_DIR: home,
  QGIS_AUTH_DB_DIR_PATH: home,
  QT_QPA_PLATFORM: 'offscreen',
});
const root = resolve(import.meta.dirname, '../..');

/** The plugin as it is installed: what the release's ZIP holds. */
function installedPlugin(home: string): string {
  const folder = join(home, 'plugins');
  mkdirSync(folder);
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(makeQgisPlugin(root, home, '9.8.7'))))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

test('the ZIP holds one folder, with the version of the release and the licence', () => {
  const folder = join(installedPlugin(mkdtempSync(join(tmpdir(), 'hectare-plugin-'))), 'hectare');
  expect(readFileSync(join(folder, 'metadata.txt'), 'utf8')).toMatch(/^version=9\.8\.7$/m);
  for (const name of ['__init__.py', 'plugin.py', 'icon.svg', 'LICENSE'])
    expect(readFileSync(join(folder, name)).length).toBeGreaterThan(0);
});

const hasQgis = spawnSync(python, ['-c', 'import qgis.gui'], { env: offscreen(tmpdir()) }).status === 0;
if (!hasQgis) console.log('Skipped: the plugin in QGIS (Debian: python3-qgis, qgis-providers)');

test.skipIf(!hasQgis)('a person connects, sees projects and plots live, loads shapes, and makes a project of a layer', async () => {
  const home = mkdtempSync(join(tmpdir(), 'hectare-qgis-'));
  const service = await startService({
    dataFolder: join(home, 'service'),
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: key,
    userGroupToken: 'admin',
    quotaHectares: null,
  });
  const headers = { 'x-api-key': key, 'content-type': 'application/geo+json' };
  const features = [0, 1].map((k) => ({
    type: 'Feature',
    geometry: parcelAt(35 + k * 0.02, 1),
    properties: { name: `Plot ${k}`, trees: 10 + k },
  }));
  try {
    for (const name of ['Kenya', 'Uganda'])
      await request(`${service.url}/projects?project_name=${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ type: 'FeatureCollection', features }),
      });
    const projects = async () =>
      (await (await request(`${service.url}/projects`, { headers })).body.json()) as { id: string; project_name: string }[];
    const [kenya] = await projects();
    await expect
      .poll(async () => (await request(`${service.url}/projects/${kenya!.id}/project_mask`, { headers })).statusCode, { timeout: 60_000 })
      .toBe(200);
    const script = [resolve(import.meta.dirname, 'qgis-plugin.py'), service.url, key, installedPlugin(home)];
    const { stdout } = await promisify(execFile)(python, script, { env: offscreen(home) });
    const found = JSON.parse(stdout.trim().split('\n').at(-1)!);
    expect(found).toMatchObject({
      begin: 'Start a service with: hectare serve --port 8765',
      can_load: false,
      refused: 'The service refuses the key.',
      connected: `2 projects at ${service.url}`,
      shown_key: '',
      projects: ['Kenya', 'Uganda'],
      filtered: 1,
      shapes: 'Shapes of Kenya',
      attributes: [['Plot 0', 10], ['Plot 1', 11]],
      live: [2, 4],
      source_has_key: false,
      sent: expect.stringMatching(/^Own block: (19|20)\.\d\d ha$/),
      'ftp://x': expect.stringContaining('http://'),
      'http://elsewhere.example': expect.stringContaining('https://'),
    }); // prettier-ignore
    // Every picture is there or named as not there; the mask needs no open data.
    expect(found.rasters).toContain('Project mask');
    expect(found.pictures).toMatch(/^\d pictures of Kenya/);
    const made = (await projects()).find(({ project_name: name }) => name === 'Own block')!;
    const shapes = (await (await request(`${service.url}/projects/${made.id}/shapes`, { headers })).body.json()) as {
      features: { properties: object }[];
    };
    expect(shapes.features.map(({ properties }) => properties)).toEqual([{ farmer: 'Wanjiru', trees: 7 }]);
  } finally {
    await service.close();
  }
});
