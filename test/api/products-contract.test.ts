import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '#client/index.ts';
import type { Route } from '#api/index.ts';
import { api, type Operation } from '#operations/index.ts';
import { startService } from '#service/server.ts';

const root = resolve(import.meta.dirname, '../..');
const landscape = join(root, 'out/sample-landscape');
const hasLandscape = existsSync(join(landscape, 'manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
const key = 'k'.repeat(40);
const folder = mkdtempSync(join(tmpdir(), 'hectare-contract-'));
const parcel = {
  type: 'Polygon',
  coordinates: [
    [
      [35.0012, 1.0436],
      [35.0114, 1.043],
      [35.0118, 1.056],
      [35.0012, 1.056],
      [35.0012, 1.0436],
    ],
  ],
};

/** Collected once, by the first host; the second finds it there. */
const workspace = join(folder, 'workspace');

interface Running {
  client: Client;
  close(): Promise<void>;
}
/** The service as the app has it, on a socket of its own; and as `hectare serve` starts it, a program on a port. */
const hosts: { name: string; start: () => Promise<Running> }[] = [
  {
    name: 'embedded, on a socket',
    async start() {
      const service = await startService({
        dataFolder: workspace,
        listen: { socketPath: process.platform === 'win32' ? '\\\\.\\pipe\\hectare-contract' : join(folder, 's') },
        apiKey: key,
        userGroupToken: 't'.repeat(40),
        packFolders: [landscape],
      });
      const client = new Client({ baseUrl: service.url, socketPath: service.socketPath!, apiKey: async () => key });
      return {
        client,
        close: async () => {
          await client.close();
          await service.close();
        },
      };
    },
  },
  {
    name: 'standalone, on a port',
    async start() {
      const child: ChildProcess = spawn(process.execPath, ['bin/hectare.mjs', 'serve', '--sample-data', '--data', workspace], {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          HOME: folder,
          HECTARE_PROFILE: join(folder, 'profile'),
          HECTARE_API_KEY: key,
          HECTARE_USER_GROUP_TOKEN: 't'.repeat(40),
          FORCE_OFFLINE: '1',
        },
      });
      const { url } = await new Promise<{ url: string }>((ready, failed) => {
        createInterface({ input: child.stdout! }).on('line', (line) => {
          if (line.startsWith('{')) ready(JSON.parse(line));
        });
        child.on('exit', (code) => failed(new Error(`serve ended with ${code}`)));
      });
      const client = new Client({ baseUrl: url, apiKey: async () => key });
      return {
        client,
        close: async () => {
          await client.close();
          const gone = new Promise((done) => {
            child.on('exit', done);
          });
          child.kill('SIGTERM');
          await gone;
        },
      };
    },
  },
];

/** Every endpoint that answers about a project, with parameters that reach more than the defaults. */
const calls: [operation: Operation, query: Record<string, unknown>][] = [
  ['getProject', {}],
  ['availableData', {}],
  ['weather', {}],
  ['weather', { period: 'monthly', start_date: '2025-01-15', end_date: '2026-02-03' }],
  ['climate', { period: 'yearly' }],
  [
    'climate',
    {
      period: 'weekly',
      start_date: '2030-01-01',
      end_date: '2030-12-31',
      ssp126_weight: 0.25,
      ssp245_weight: 0.25,
      ssp370_weight: 0.25,
      ssp585_weight: 0.25,
    },
  ],
  ['climateRisk', {}],
  ['deforestationSummary', {}],
  ['lossYearImage', {}],
  ['deforestationIndicatorImage', {}],
  ['deforestationIndicatorImage', { baseline_year: 2020 }],
  ['biomassStock', {}],
  ['waterBalance', {}],
  ['baselineSequestration', {}],
  ['baselineSequestration', { start_date: '2020-07-01', end_date: '2021-06-30' }],
  ['performanceBenchmark', {}],
  ['performanceBenchmark', { start_date: '2022-01-01' }],
  ['carbonAdditionality', {}],
  ['ghgEmissions', {}],
  ['ghgEmissions', { fire: true }],
  ['ghgEmissions', { fire: false }],
  ['satelliteIndex', {}],
  ['satelliteIndex', { index: 'nbr', start_date: '2026-01-01', end_date: '2026-06-30' }],
  ['satelliteSeries', {}],
  ['satelliteSeries', { index: 'evi', start_date: '2024-01-01', end_date: '2025-06-30' }],
  ['satelliteTrueColour', {}],
  ['landCover', {}],
  ['landCoverImage', {}],
  ['soil', {}],
  ['projectMask', {}],
  ['wetlandsMask', {}],
];

describe.skipIf(!hasLandscape).each(hosts)('the contract, $name', ({ start }) => {
  let service: Running;
  let id: string;
  beforeAll(async () => {
    service = await start();
    await service.client.call('changeCollection', { body: { offline: true } });
    const [made] = (await service.client.call('listProjects', {})).value as { id: string }[];
    id = (
      made ?? ((await service.client.call('createProject', { query: { project_name: 'Contract' }, body: parcel })).value as { id: string })
    ).id;
    for (;;) {
      const { products } = (await service.client.call('availableData', { params: { project_id: id } })).value as {
        products: { state: string }[];
      };
      if (products.every(({ state }) => state !== 'queued' && state !== 'running')) break;
      await wait(200);
    }
  }, 600_000);
  afterAll(async () => {
    await service?.close();
  });

  test.each(calls)(
    '%s %o answers exactly as the contract says, and says where from',
    async (operation, query) => {
      const { value, deviations, raw } = await service.client.call(operation, { params: { project_id: id }, query });
      const route: Route = api[operation];
      if (route.replyType !== 'json') {
        expect([...(value as Uint8Array).subarray(0, 2)].map((byte) => String.fromCharCode(byte)).join('')).toBe('II');
        return;
      }
      expect([raw, deviations]).toEqual([false, []]);
      expect(route.reply.safeParse(value).error?.issues).toBeUndefined();
      if (operation === 'getProject' || operation === 'availableData') return;
      const [first] = Array.isArray(value) ? (value as Record<string, unknown>[]) : [value as Record<string, unknown>];
      for (const name of ['source', 'fetched_at', 'method', 'assumptions', 'attribution']) expect(first![name], name).toBeTruthy();
      expect(first!['assumptions']).toContainEqual(expect.stringContaining('SYNTHETIC'));
    },
    180_000,
  );

  test('list, quota, portfolio, area and the collection', async () => {
    for (const [operation, input] of [
      ['listProjects', {}],
      ['quota', {}],
      ['collection', {}],
      ['portfolioDeforestationSummary', { query: { aggregation_level: 'state' } }],
      ['geojsonArea', { body: parcel }],
      ['collectAgain', { params: { project_id: id }, query: { product: 'project-mask' } }],
    ] as [Operation, object][]) {
      const { value, raw, deviations } = await service.client.call(operation, input);
      expect([operation, raw, deviations]).toEqual([operation, false, []]);
      expect(api[operation].reply.safeParse(value).error?.issues, operation).toBeUndefined();
    }
  });

  test('a picture that the satellite index names can be had under that name', async () => {
    const { value } = await service.client.call('satelliteIndex', { params: { project_id: id } });
    for (const [field, start] of [
      ['image_url', [0x89, 0x50, 0x4e, 0x47]],
      ['geotiff_url', [0x49, 0x49]],
    ] as const) {
      const address = String((value as Record<string, unknown>)[field]);
      const name = decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
      const picture = await service.client.call('satelliteImage', { params: { project_id: id, name } });
      expect([...(picture.value as Uint8Array).subarray(0, start.length)]).toEqual(start);
    }
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
