import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type RunningService } from '#service/server.ts';
import { inSoak } from '../helpers/soak.ts';

const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');
const hasLandscape = existsSync(join(landscape, 'manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
const key = 'k'.repeat(40);
const folder = mkdtempSync(join(tmpdir(), 'hectare-collection-'));
interface ProductState {
  product: string;
  state: string;
  reason: string | null;
  progress: number;
}

let service: RunningService;
async function call(method: string, path: string, body?: object): Promise<{ status: number; body: any; milliseconds: number }> {
  const start = performance.now();
  const answer = await fetch(`${service.url}${path}`, {
    method,
    headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
    milliseconds: performance.now() - start,
  };
}
const square = (west: number, south: number, size = 0.01) => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
const create = async (west: number, south: number, size?: number) =>
  (await call('POST', '/projects?project_name=Collected', square(west, south, size))).body.id as string;
const statesOf = async (id: string) => (await call('GET', `/projects/${id}/available_data`)).body.products as ProductState[];
const stateOf = async (id: string, product: string) => (await statesOf(id)).find((one) => one.product === product)!;
async function until(condition: () => Promise<boolean>, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await condition());) {
    if (Date.now() > end) throw new Error('It did not come about in time');
    await wait(100);
  }
}
const isSettled = async (id: string) => (await statesOf(id)).every(({ state }) => state !== 'queued' && state !== 'running');

describe.skipIf(!hasLandscape)('collection', () => {
  beforeAll(async () => {
    service = await startService({
      dataFolder: folder,
      listen: { host: '127.0.0.1', port: 0 },
      apiKey: key,
      userGroupToken: 't'.repeat(40),
      packFolders: [landscape],
      quotaHectares: null,
    });
    expect((await call('PUT', '/collection', { offline: true })).status).toBe(200);
  });
  afterAll(async () => {
    await service?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('paused, nothing is taken up; resumed, everything is', async () => {
    expect((await call('PUT', '/collection', { paused: true })).body.paused).toBe(true);
    const id = await create(35.0, 1.04);
    await wait(1500);
    expect((await statesOf(id)).filter(({ state }) => state === 'running' || state === 'ready')).toEqual([]);
    const waiting = await call('GET', `/projects/${id}/soil`);
    expect([waiting.status, waiting.body.detail]).toEqual([409, 'Not available yet: it waits for its turn.']);
    await call('PUT', '/collection', { paused: false });
    await until(() => isSettled(id), 150);
    expect((await statesOf(id)).filter(({ state }) => state !== 'ready')).toEqual([]);
  }, 90_000);

  test('a product is collected again when asked, and answers with what it has meanwhile', async () => {
    const [{ id }] = (await call('GET', '/projects')).body;
    await call('PUT', '/collection', { paused: true });
    expect(
      (await call('POST', `/projects/${id}/collect?product=soil`)).body.products.find((one: ProductState) => one.product === 'soil').state,
    ).toBe('queued');
    expect((await call('GET', `/projects/${id}/soil`)).status).toBe(200);
    await call('PUT', '/collection', { paused: false });
    await until(async () => (await stateOf(id, 'soil')).state === 'ready');
  }, 60_000);

  test('a time zone and an ecological zone that the user decides go into the figures; wrong ones are refused', async () => {
    const id = await create(35.002, 1.05);
    await until(() => isSettled(id), 150);
    const weather = async () =>
      (
        (await call('GET', `/projects/${id}/weather?period=daily&start_date=2026-01-05&end_date=2026-01-06`)).body as { period: string }[]
      )[0]!.period;
    const baseline = async () =>
      (await call('GET', `/projects/${id}/ghg/baseline_sequestration`)).body as {
        zone: string;
        records: { baseline_sequestration_tco2e: number }[];
        assumptions: string[];
      };
    expect((await call('GET', `/projects/${id}/settings`)).body).toEqual({ time_zone: null, ecological_zone: null });
    expect(await weather()).toBe('2026-01-05T00:00:00+03:00');
    const before = await baseline();

    for (const wrong of [{ time_zone: 'Africa/Nowhere' }, { ecological_zone: 'jungle' }])
      expect((await call('PUT', `/projects/${id}/settings`, wrong)).status).toBe(422);
    expect(
      (await call('PUT', `/projects/${id}/settings`, { time_zone: 'Asia/Kathmandu', ecological_zone: 'boreal-mountain' })).body,
    ).toEqual({ time_zone: 'Asia/Kathmandu', ecological_zone: 'boreal-mountain' });
    await until(() => isSettled(id), 150);
    expect(await weather()).toBe('2026-01-05T00:00:00+05:45');
    const after = await baseline();
    expect([after.zone, after.assumptions]).toEqual([
      'boreal-mountain',
      expect.arrayContaining(['The ecological zone is the user’s choice.']),
    ]);
    expect(after.records[0]!.baseline_sequestration_tco2e).not.toBe(before.records[0]!.baseline_sequestration_tco2e);

    // What is not named stays; null goes back to the place's own.
    expect((await call('PUT', `/projects/${id}/settings`, { ecological_zone: null })).body).toEqual({
      time_zone: 'Asia/Kathmandu',
      ecological_zone: null,
    });
    await until(() => isSettled(id), 150);
    expect((await baseline()).zone).toBe(before.zone);
  }, 900_000);

  test('while several projects collect, the list of projects stays quick', async () => {
    const count = inSoak(3, 10);
    const ids: string[] = [];
    for (let number = 0; number < count; number += 1)
      ids.push(await create(34.94 + (number % 5) * 0.02, 1.0 + Math.floor(number / 5) * 0.03));
    const waits: number[] = [];
    while (!(await Promise.all(ids.map(isSettled))).every(Boolean)) {
      for (let turn = 0; turn < 5; turn += 1) waits.push((await call('GET', '/projects')).milliseconds);
      await wait(200);
    }
    expect(waits.length).toBeGreaterThan(50);
    // Alone on two cores nineteen of twenty come within 50 ms; here other test files and the client itself share them.
    waits.sort((one, other) => one - other);
    expect(waits[Math.floor(waits.length * 0.5)]).toBeLessThan(50);
    expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(400);
    for (const id of ids) expect((await statesOf(id)).filter(({ state }) => state === 'failed')).toEqual([]);
  }, 900_000);

  test('a project that is deleted while it collects leaves no row behind', async () => {
    const id = await create(34.95, 1.1, 0.02);
    await until(async () => (await statesOf(id)).some(({ state }) => state === 'running'));
    expect((await call('DELETE', `/projects/${id}`)).status).toBe(200);
    await wait(1500);
    expect((await call('GET', `/projects/${id}/available_data`)).status).toBe(404);
    const left = [];
    for (const { id: other } of (await call('GET', '/projects')).body as { id: string }[])
      left.push(
        ...(await statesOf(other))
          .filter(({ state }) => state === 'queued' || state === 'running')
          .map(({ product, state }) => `${product} ${state}`),
      );
    const { jobs } = (await call('GET', '/collection')).body;
    expect(left).toEqual([]);
    expect([jobs.running, jobs.queued, jobs.failed]).toEqual([0, 0, 0]);
  }, 60_000);

  test('needs the network, needs a decision, will never work, and zero are four different things', async () => {
    const outside = await create(10, 50);
    await until(async () => (await stateOf(outside, 'deforestation-summary')).reason !== null);
    const needs = await call('GET', `/projects/${outside}/deforestation/summary`);
    expect([needs.status, needs.body.detail]).toEqual([409, expect.stringMatching(/will be tried again.*Needs the network/)]);

    await call('PUT', '/collection', { offline: false });
    await until(async () => /waits for one answer/.test((await stateOf(outside, 'weather')).reason ?? ''));
    await call('PUT', '/collection', { offline: true });

    const point = (await call('POST', '/projects?project_name=Point', { type: 'Point', coordinates: [35.0, 1.05] })).body.id as string;
    await until(async () => (await stateOf(point, 'deforestation-summary')).state === 'failed');
    expect((await call('GET', `/projects/${point}/deforestation/summary`)).body.detail).toMatch(/^Not available: The project has no area/);

    // Bare or lossless years inside the landscape are zero, which is an answer.
    const [{ id }] = (await call('GET', '/projects')).body;
    const years = (await call('GET', `/projects/${id}/deforestation/summary`)).body as {
      deforested_in_year_ha: number | null;
      deforested_ha: number;
    }[];
    expect(years.some(({ deforested_in_year_ha: hectares }) => hectares === 0)).toBe(true);
    years.slice(1).forEach(({ deforested_ha: hectares }, index) => expect(hectares).toBeGreaterThanOrEqual(years[index]!.deforested_ha));
  }, 90_000);
});
