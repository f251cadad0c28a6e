import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '#client/index.ts';
import { startService, type RunningService } from '#service/server.ts';

const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');
const hasLandscape = existsSync(join(landscape, 'manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
const folder = mkdtempSync(join(tmpdir(), 'hectare-available-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
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

interface State {
  product: string;
  state: string;
  data_start: string | null;
  data_end: string | null;
  collected_at: string | null;
  preliminary: boolean;
}
interface Available {
  remote_sensing_indices: { min: string; max: string } | null;
  products: State[];
}

describe.skipIf(!hasLandscape)('what exists and what runs, on the sample landscape without a network', () => {
  let service: RunningService;
  let client: Client;
  let id: string;
  const ask = async <T>(operation: Parameters<Client['call']>[0], query: Record<string, unknown> = {}): Promise<T> =>
    (await client.call(operation, { params: { project_id: id }, query })).value as T;
  const available = () => ask<Available>('availableData');
  const early: State[][] = [];

  const begun = Date.now();

  beforeAll(async () => {
    service = await startService({
      dataFolder: folder,
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: 'k'.repeat(40),
      userGroupToken: 't'.repeat(40),
      packFolders: [landscape],
    });
    client = new Client({ baseUrl: service.url, apiKey: async () => 'k'.repeat(40) });
    await client.call('changeCollection', { body: { offline: true } });
    id = ((await client.call('createProject', { query: { project_name: 'Timeline' }, body: parcel })).value as { id: string }).id;
    do {
      early.push((await available()).products);
      await wait(100);
    } while (early.at(-1)!.some(({ state }) => state !== 'ready'));
  }, 600_000);
  afterAll(async () => {
    await client?.close();
    await service?.close();
  });

  test('before a product is there it has no days and no date of collection; afterwards the date stays inside the collection', async () => {
    const [first] = early;
    const waiting = first!.filter(({ state }) => state === 'queued' || state === 'running');
    expect(waiting.length).toBeGreaterThan(0);
    for (const one of waiting) expect(one).toMatchObject({ data_start: null, data_end: null, collected_at: null, preliminary: false });
    for (const { product, collected_at: at } of (await available()).products) {
      expect(Date.parse(at!), product).toBeGreaterThanOrEqual(begun);
      expect(Date.parse(at!), product).toBeLessThanOrEqual(Date.now());
    }
  });

  test('the days of each product are those that its answer speaks of', async () => {
    const days = Object.fromEntries(
      (await available()).products.map(({ product, data_start: start, data_end: end }) => [product, [start, end]]),
    );
    const year = new Date().getUTCFullYear();
    const none = [null, null];
    expect([days['soil'], days['project-mask'], days['wetlands-mask']]).toEqual([none, none, none]);
    const span = (records: { year: number }[]) => [`${records[0]!.year}-01-01`, `${records.at(-1)!.year}-12-31`];
    for (const [product, operation] of [
      ['performance-benchmark', 'performanceBenchmark'],
      ['carbon-additionality', 'carbonAdditionality'],
      ['ghg-emissions', 'ghgEmissions'],
    ] as const) {
      expect([product, ...days[product]!]).toEqual([product, ...span((await ask<{ records: { year: number }[] }>(operation)).records)]);
    }
    expect(days['baseline-sequestration']).toEqual(['2018-01-01', `${year + 10}-12-31`]);
    const daily = await ask<{ period: string }[]>('weather', { start_date: `${year - 9}-01-01` });
    expect(days['weather']![1]).toBe(daily.at(-1)!.period.slice(0, 10));
    expect(days['weather']![0]).toBe(`${year - 10}${days['weather']![0]!.slice(4)}`);
    const loss = await ask<{ observed_through: string }[]>('deforestationSummary');
    expect(days['deforestation-summary']).toEqual([
      '2018-01-01',
      loss
        .map(({ observed_through: through }) => through)
        .sort()
        .at(-1),
    ]);
    expect(days['deforestation-indicator-image']![0]).toBe('2018-01-01');
    expect(days['climate']).toEqual(['2015-01-01', '2100-12-31']);
    expect(days['climate-risk']).toEqual(['1991-01-01', '2060-12-31']);
    const { acquired } = await ask<{ acquired: string[] }>('satelliteIndex');
    expect(days['satellite-index']).toEqual([acquired[0]!.slice(0, 10), acquired.at(-1)!.slice(0, 10)]);
  });

  test('imagery reaches from the first scene of the archive to the newest that was read, of whatever range', async () => {
    const { remote_sensing_indices: before } = await available();
    const { acquired } = await ask<{ acquired: string[] }>('satelliteIndex');
    expect(before).toEqual({ min: '2017-01-15T08:05:00Z', max: acquired.at(-1) });
    const range = await ask<{ acquired: string[] }>('satelliteIndex', { start_date: '2019-01-01', end_date: '2019-04-30' });
    expect(range.acquired.length).toBeGreaterThan(1);
    // A picture of years ago makes nothing newer, and the first scene stays the first.
    expect((await available()).remote_sensing_indices).toEqual(before);
  });

  test('observed weather of past years by month and year, for the climate of the same place', async () => {
    const year = new Date().getUTCFullYear();
    type Record = {
      period: string;
      lat: number;
      lon: number;
      avg_temperature_degC: number | null;
      sum_total_precipitation_mm_of_water_equivalent: number | null;
    };
    const range = { start_date: `${year - 9}-01-01`, end_date: `${year - 1}-12-31` };
    const [yearly, monthly, climate] = [
      await ask<Record[]>('weather', { period: 'yearly', ...range }),
      await ask<Record[]>('weather', { period: 'monthly', ...range }),
      await ask<Record[]>('climate', { period: 'yearly', ...range }),
    ];
    expect(yearly.map(({ period }) => Number(period.slice(0, 4)))).toEqual(Array.from({ length: 9 }, (_, index) => year - 9 + index));
    expect(monthly).toHaveLength(108);
    for (const record of [...yearly, ...monthly])
      expect(
        [record.avg_temperature_degC, record.sum_total_precipitation_mm_of_water_equivalent].every((value) => value !== null),
        record.period,
      ).toBe(true);
    // The months of a year add up to it, and both stand at the same place as the climate.
    const rain = (records: Record[], of: number) =>
      records
        .filter(({ period }) => period.startsWith(String(of)))
        .reduce((sum, record) => sum + record.sum_total_precipitation_mm_of_water_equivalent!, 0);
    for (let of = year - 9; of < year; of += 1) expect(rain(monthly, of)).toBeCloseTo(rain(yearly, of), 1);
    expect([yearly[0]!.lat, yearly[0]!.lon]).toEqual([climate[0]!.lat, climate[0]!.lon]);
    expect(climate.map(({ period }) => period.slice(0, 4))).toEqual(yearly.map(({ period }) => period.slice(0, 4)));
  });

  test('while it is collected again, what was there stays told', async () => {
    const before = (await available()).products.find(({ product }) => product === 'soil')!;
    await client.call('collectAgain', { params: { project_id: id }, query: { product: 'soil' } });
    const during = (await available()).products.find(({ product }) => product === 'soil')!;
    expect(during.collected_at).not.toBeNull();
    for (;;) {
      const now = (await available()).products.find(({ product }) => product === 'soil')!;
      if (now.state === 'ready' && now.collected_at! > before.collected_at!) return;
      await wait(100);
    }
  });
});
