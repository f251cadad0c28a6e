import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type RunningService } from '#service/server.ts';
import { inSoak } from '../helpers/soak.ts';
import { watchTurns } from '../helpers/turns.ts';

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
async function call(method: string, path: string, body?: object): Promise<{ status: number; body: any }> {
  const answer = await fetch(`${service.url}${path}`, {
    method,
    headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
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
/** The limit of the test ends what hangs. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(100);
}
const isSettled = async (id: string) => (await statesOf(id)).every(({ state }) => state !== 'queued' && state !== 'running');

/** Each is collected once, and the tests follow one another on the first two: forest that stands, and land about it. */
const places: [west: number, south: number, size?: number][] = [
  [35.0012, 1.0436, 0.0106],
  [35.002, 1.05],
  ...Array.from({ length: 8 }, (_, number): [number, number] => [34.94 + (number % 4) * 0.02, 1.0 + Math.floor(number / 4) * 0.03]),
];
const ids: string[] = [];

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

  test('paused, nothing is taken up; resumed, everything is, and the list of projects stays quick while several collect', async () => {
    expect((await call('PUT', '/collection', { paused: true })).body.paused).toBe(true);
    for (const [west, south, size] of places.slice(0, inSoak(2, places.length))) ids.push(await create(west, south, size));
    await wait(1500);
    for (const id of ids) expect((await statesOf(id)).filter(({ state }) => state === 'running' || state === 'ready')).toEqual([]);
    const waiting = await call('GET', `/projects/${ids[0]}/soil`);
    expect([waiting.status, waiting.body.detail]).toEqual([409, 'Not available yet: it waits for its turn.']);
    await call('PUT', '/collection', { paused: false });
    let answers = 0;
    const longestTurn = watchTurns();
    const before = process.cpuUsage();
    while (!(await Promise.all(ids.map(isSettled))).every(Boolean)) {
      for (let turn = 0; turn < 5; turn += 1, answers += 1) expect((await call('GET', '/projects')).status).toBe(200);
      await wait(200);
    }
    const milliseconds = longestTurn();
    const { user, system } = process.cpuUsage(before);
    const whole = (user + system) / 1000;
    console.log(
      `the longest turn beside ${answers} lists of projects: ${Math.round(milliseconds)} of ${Math.round(whole)} ms of processor time`,
    );
    expect(answers).toBeGreaterThan(50);
    // The service and who asks it share this thread. What is computed for a project takes seconds of the whole, and would hold a list up as long if it were computed here.
    expect(milliseconds).toBeLessThan(whole / 20);
    for (const id of ids) expect((await statesOf(id)).filter(({ state }) => state !== 'ready')).toEqual([]);
  }, 900_000);

  test('a product is collected again when asked, and answers with what it has meanwhile', async () => {
    const id = ids[0]!;
    await call('PUT', '/collection', { paused: true });
    expect(
      (await call('POST', `/projects/${id}/collect?product=soil`)).body.products.find((one: ProductState) => one.product === 'soil').state,
    ).toBe('queued');
    expect((await call('GET', `/projects/${id}/soil`)).status).toBe(200);
    await call('PUT', '/collection', { paused: false });
    await until(async () => (await stateOf(id, 'soil')).state === 'ready');
  });

  test('a time zone and an ecological zone that the user decides go into the figures; wrong ones are refused', async () => {
    const id = ids[1]!;
    const weather = async () =>
      (
        (await call('GET', `/projects/${id}/weather?period=daily&start_date=2026-01-05&end_date=2026-01-06`)).body as { period: string }[]
      )[0]!.period;
    const baseline = async () =>
      (await call('GET', `/projects/${id}/ghg/baseline_sequestration`)).body as {
        zone: string;
        records: { baseline_sequestration_tco2e: number }[];
      };
    const undecided = { time_zone: null, ecological_zone: null, old_growth: null, declared_removals: null, carbon_program: null };
    expect((await call('GET', `/projects/${id}/settings`)).body).toEqual(undecided);
    expect(await weather()).toBe('2026-01-05T00:00:00+03:00');
    const before = await baseline();

    for (const wrong of [{ time_zone: 'Africa/Nowhere' }, { ecological_zone: 'jungle' }])
      expect((await call('PUT', `/projects/${id}/settings`, wrong)).status).toBe(422);
    expect(
      (await call('PUT', `/projects/${id}/settings`, { time_zone: 'Asia/Kathmandu', ecological_zone: 'boreal-mountain' })).body,
    ).toEqual({ ...undecided, time_zone: 'Asia/Kathmandu', ecological_zone: 'boreal-mountain' });
    await until(() => isSettled(id));
    expect(await weather()).toBe('2026-01-05T00:00:00+05:45');
    const after = await baseline();
    const about = (await call('GET', `/projects/${id}/described_by/baseline-sequestration`)).body as { assumptions: string[] };
    expect([after.zone, about.assumptions]).toEqual([
      'boreal-mountain',
      expect.arrayContaining(['The ecological zone is the user’s choice.']),
    ]);
    expect(after.records[0]!.baseline_sequestration_tco2e).not.toBe(before.records[0]!.baseline_sequestration_tco2e);

    expect((await call('PUT', `/projects/${id}/settings`, { old_growth: true })).body.old_growth).toBe(true);
    await until(() => isSettled(id));
    const said = (await call('GET', `/projects/${id}/described_by/baseline-sequestration`)).body as { assumptions: string[] };
    expect(said.assumptions).toContainEqual(expect.stringMatching(/^The user says that the forest that stood in 2000 .* is old growth/));
    expect((await call('PUT', `/projects/${id}/settings`, { old_growth: null })).body.old_growth).toBeNull();

    // What is not named stays; null goes back to the place's own.
    expect((await call('PUT', `/projects/${id}/settings`, { ecological_zone: null })).body).toEqual({
      ...undecided,
      time_zone: 'Asia/Kathmandu',
    });
    await until(() => isSettled(id));
    expect((await baseline()).zone).toBe(before.zone);
  }, 900_000);

  test('a planting plan that the user declares goes into additionality; more than the project, or an interval out of order, is refused', async () => {
    const id = ids[1]!;
    interface Answer {
      start_year: number;
      records: {
        year: number;
        status: string;
        removals_basis: string | null;
        removals_tco2e: number | null;
        additionality_tco2e: number | null;
      }[];
    }
    const additionality = async () => (await call('GET', `/projects/${id}/ghg/carbon_additionality`)).body as Answer;
    const before = await additionality();
    expect(before.records).toHaveLength(new Date().getUTCFullYear() - 1 - before.start_year);
    for (const { status, additionality_tco2e: value } of before.records) expect(status === 'known').toBe(value !== null);
    const planting = { year: before.start_year, hectares: 50, lower_hectares: 40, upper_hectares: 55 };
    const put = (...plantings: object[]) =>
      call('PUT', `/projects/${id}/settings`, { declared_removals: { kind: 'planting-plan', plantings } });
    const tooMuch = await put(planting, { ...planting, upper_hectares: 100 });
    expect([tooMuch.status, tooMuch.body.detail[0].loc, tooMuch.body.detail[0].code]).toEqual([
      422,
      ['body', 'declared_removals'],
      'api.more-than-the-project',
    ]);
    const outOfOrder = await put({ ...planting, lower_hectares: 51 });
    expect([outOfOrder.status, outOfOrder.body.detail[0].code]).toEqual([422, 'api.interval-out-of-order']);
    expect((await put(planting)).body.declared_removals).toEqual({ kind: 'planting-plan', plantings: [planting] });
    await until(() => isSettled(id));
    const after = await additionality();
    const [first, last] = [after.records[0]!, after.records.at(-1)!];
    expect([last.status, last.removals_basis]).toEqual(['known', 'planting-plan']);
    expect(first.removals_tco2e).toBeGreaterThan(0);
    expect(last.removals_tco2e).toBeCloseTo(first.removals_tco2e! * (last.year - before.start_year), 6);
    expect((await call('PUT', `/projects/${id}/settings`, { declared_removals: null })).body.declared_removals).toBeNull();
    await until(() => isSettled(id));
    expect(await additionality()).toMatchObject({ records: before.records });
  }, 900_000);

  test('every programme is told rule by rule; forest is not for planting, and the chosen programme is the one that is named', async () => {
    const id = ids[0]!;
    interface Rule {
      rule: string;
      outcome: string;
      text_read: boolean;
      value_percent: number | null;
      source: string;
    }
    interface Carbon {
      program: string;
      approach: string | null;
      eligibility_status: string;
      programs: { id: string; eligibility_status: string; rules: Rule[] }[];
    }
    const carbon = async () => (await call('GET', `/projects/${id}/available_data`)).body.carbon_programs as Carbon;
    const { programs, ...chosen } = await carbon();
    expect(chosen).toMatchObject({ program: 'ARR', approach: null });
    expect(programs.map((one) => one.id)).toEqual(['arr-census', 'arr-area-based', 'redd']);
    const figure = (program: string, rule: string) =>
      programs.find((one) => one.id === program)!.rules.find((one) => one.rule === rule)!.value_percent!;
    for (const { rules } of programs)
      for (const { outcome, text_read: isRead, source } of rules)
        expect([isRead || outcome === 'unknown', source.length > 10]).toEqual([true, true]);
    const [recent, standing] = [figure('arr-census', 'open-land'), figure('redd', 'forest-stands')];
    expect(standing).toBeGreaterThan(10);
    expect(recent).toBeGreaterThanOrEqual(standing);
    expect(recent).toBeLessThanOrEqual(100);
    expect([chosen.eligibility_status, ...programs.map((one) => one.eligibility_status)]).toEqual([
      'not_eligible',
      'not_eligible',
      'not_eligible',
      'unknown',
    ]);
    expect((await call('PUT', `/projects/${id}/settings`, { carbon_program: 'redd' })).body.carbon_program).toBe('redd');
    expect(await carbon()).toMatchObject({ program: 'REDD', approach: null, eligibility_status: 'unknown' });
    await call('PUT', `/projects/${id}/settings`, { carbon_program: 'arr-census' });
    expect(await carbon()).toMatchObject({ program: 'ARR', approach: 'census', eligibility_status: 'not_eligible' });
    expect((await call('PUT', `/projects/${id}/settings`, { carbon_program: 'none' })).status).toBe(422);
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
  });

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
    const years = (await call('GET', `/projects/${ids[0]}/deforestation/summary`)).body as {
      deforested_in_year_ha: number | null;
      deforested_ha: number;
    }[];
    expect(years.some(({ deforested_in_year_ha: hectares }) => hectares === 0)).toBe(true);
    years.slice(1).forEach(({ deforested_ha: hectares }, index) => expect(hectares).toBeGreaterThanOrEqual(years[index]!.deforested_ha));
  });
});
