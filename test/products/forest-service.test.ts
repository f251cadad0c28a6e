import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from 'undici';
import { facts } from '#products/deforestation-summary/facts.ts';
import { readGeoTiff, writeGeoTiff } from '#raster/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { hasShared, shared } from '../helpers/shared.ts';
import { tileServer, type TileServer } from './tile-server.ts';

const key = 'key-of-the-forest-test';

describe.skipIf(!hasShared('samples', 'forest-change'))('the forest products asked of the running service', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-forest-'));
  let tiles: TileServer;
  let service: RunningService;
  let id: string;

  async function call(method: 'GET' | 'POST', path: string, body?: unknown) {
    const answer = await request(service.url + path, {
      method,
      headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/geo+json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, type: String(answer.headers['content-type']), bytes, json: () => JSON.parse(bytes.toString()) };
  }
  /** asks until it is there; anything but "not yet" ends the wait */
  async function ready(path: string) {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const answer = await call('GET', path);
      if (answer.status !== 409 || !/not available yet/i.test(answer.bytes.toString())) return answer;
      await wait(100);
    }
    throw new Error(`${path} did not come`);
  }

  beforeAll(async () => {
    const crop = (name: string) =>
      new Uint8Array(readFileSync(shared('samples', 'forest-change', `Hansen_GFC-2023-v1.11_${name}_20N_080W.tif`)));
    const { grid } = await readGeoTiff(crop('lossyear'));
    tiles = await tileServer({
      '/gfc/Hansen_GFC-2025-v1.13_treecover2000_20N_080W.tif': crop('treecover2000'),
      '/gfc/Hansen_GFC-2025-v1.13_lossyear_20N_080W.tif': crop('lossyear'),
      '/gfc/Hansen_GFC-2025-v1.13_datamask_20N_080W.tif': writeGeoTiff(new Uint8Array(grid.width * grid.height).fill(1), grid),
    });
    service = await startService({
      dataFolder: folder,
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 'token',
      quotaHectares: null,
      baseUrls: tiles.baseUrls,
    });
    const [west, south, east, north] = [-71.73775, 18.63175, -71.68975, 18.687];
    const created = await call('POST', '/projects?project_name=Neiba', {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    });
    id = created.json().id as string;
  });
  afterAll(async () => {
    await service.close();
    await tiles.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('summary: what the contract promises, with the measured hectares', async () => {
    const answer = await ready(`/projects/${id}/deforestation/summary`);
    expect(answer.status).toBe(200);
    const years = facts.routes.deforestationSummary.reply.parse(answer.json());
    const { area_hectares: area } = (await call('GET', `/projects/${id}`)).json();
    const upTo2023 = years.find(({ year }) => year === 2023)!;
    expect(upTo2023.deforested_ha).toBeCloseTo(26.4238, 3);
    expect(upTo2023.deforested_pct).toBeCloseTo((100 * 26.4238) / area, 4);
    expect(years.at(-1)!.year).toBe(new Date().getUTCFullYear());
  });

  test('indicator image: another baseline year is collected when it is asked for, one to come is refused by name', async () => {
    const count = async (query: string) => {
      const answer = await ready(`/projects/${id}/deforestation/indicator_image${query}`);
      expect([answer.status, answer.type]).toEqual([200, 'image/tiff']);
      return Array.from((await readGeoTiff(answer.bytes)).values).filter((value) => value === 1).length;
    };
    // Loss pixels of 2018-2023, and with the 239 of 2017
    const since2018 = await count('');
    expect(since2018).toBe(4 + 32 + 83 + 16 + 49 + 178);
    expect(await count('?baseline_year=2017')).toBe(since2018 + 239);
    const refused = await call('GET', `/projects/${id}/deforestation/indicator_image?baseline_year=${new Date().getUTCFullYear() + 1}`);
    expect([refused.status, refused.json().detail[0].loc]).toEqual([422, ['query', 'baseline_year']]);
  });

  test('wetlands mask: sources without a file there say no data, which is an answer', async () => {
    const answer = await ready(`/projects/${id}/wetlands_mask`);
    expect([answer.status, answer.type]).toEqual([200, 'image/tiff']);
    expect(new Set(Array.from((await readGeoTiff(answer.bytes)).values))).toEqual(new Set([255]));
  });
});
