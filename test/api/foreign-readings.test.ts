import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { doubtsIn } from '#api/doubts.ts';
import { Client } from '#client/index.ts';
import type { Operation } from '#operations/index.ts';

// The published interface as another engineer would read it: no figure may come out wrong without a word.
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
async function read(operation: Operation, body: unknown, status = 200) {
  const server = createServer((request, response: ServerResponse) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const client = new Client({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: async () => 'a-key-of-tests',
  });
  open.push(async () => {
    await client.close();
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  });
  const { value, deviations } = await client.call(operation, { params: { project_id: 'p1' } });
  return { records: value as Record<string, unknown>[], said: deviations.flatMap(({ phrase }) => phrase?.code ?? []) };
}
const month = (period: string, changes: object = {}) => ({
  period: `${period}T00:00:00+03:00`,
  project_id: 'p1',
  lat: -1.3,
  lon: 36.8,
  avg_temperature_degC: 20,
  min_temperature_degC: 10,
  max_temperature_degC: 30,
  avg_wind_speed_m_per_s: 2,
  sum_total_precipitation_mm_of_water_equivalent: 90,
  avg_relative_humidity_0_1: 0.7,
  ...changes,
});
const rain = (records: Record<string, unknown>[]) =>
  records.reduce((sum, record) => sum + Number(record['sum_total_precipitation_mm_of_water_equivalent']), 0);

describe('series', () => {
  test('records of other projects beside those of this one are left out, and it is said', async () => {
    const { records, said } = await read('climate', [month('2030-01-01'), month('2030-01-01', { project_id: 'p2' }), month('2030-02-01')]);
    expect([rain(records), said]).toEqual([180, ['client.records-of-others']]);
  });
  test('a project that the service calls by another name keeps its records', async () => {
    const { records, said } = await read('climate', [month('2030-01-01', { project_id: 17 }), month('2030-02-01', { project_id: 17 })]);
    expect([rain(records), said]).toEqual([180, []]);
  });
  test('a record that comes twice counts once', async () => {
    const { records, said } = await read('climate', [month('2030-01-01'), month('2030-02-01'), month('2030-02-01')]);
    expect([rain(records), said]).toEqual([180, []]);
  });
  test.each(['climate', 'weather'] as const)('%s with a record for each scenario says that a time repeats', async (operation) => {
    const scenarios = ['ssp126', 'ssp245'].map((scenario, at) => month('2030-01-01', { scenario, avg_temperature_degC: 20 + at }));
    const { records, said } = await read(operation, [...scenarios, month('2030-02-01')]);
    expect([records.length, said]).toEqual([3, ['client.times-repeat']]);
  });
  test.each([
    ['by its month', { '2030-01': month('2030-01-01'), '2030-02': month('2030-02-01') }],
    ['in columns', { period: ['2030-01-01', '2030-02-01'], avg_temperature_degC: [20, 21] }],
    ['as values with units', [month('2030-01-01', { avg_temperature_degC: { value: 293, unit: 'K' } })]],
    ['of a unit in the text', [month('2030-01-01', { avg_temperature_degC: '68 °F' })]],
    ['of no figures', [month('2030-01-01', { avg_temperature_degC: 'N/A', min_temperature_degC: '-', max_temperature_degC: '' })]],
  ])('written %s gives no figure rather than a wrong one', async (_name, body) => {
    const { records } = await read('climate', body);
    expect([records].flat().filter((record) => typeof record['avg_temperature_degC'] === 'number')).toEqual([]);
  });
});

describe('loss of forest', () => {
  const loss = (rows: [year: unknown, hectares: unknown][]) =>
    read(
      'deforestationSummary',
      rows.map(([year, hectares]) => ({ year, deforested_ha: hectares, deforested_pct: null })),
    );
  const last = (records: Record<string, unknown>[]) => [records.at(-1)!['year'], records.at(-1)!['deforested_ha']];

  test.each<[string, unknown]>([
    ['a word', 'total'],
    ['nothing', null],
  ])('a total under %s is not added to what it adds up', async (_name, year) => {
    const { records, said } = await loss([
      [2018, 3],
      [2019, 1],
      [2020, 2],
      [year, 6],
    ]);
    expect([last(records), said]).toEqual([
      [2020, 6],
      ['client.loss-without-year', 'client.loss-added-up'],
    ]);
  });
  test('a total above sums is not the last year', async () => {
    const { records, said } = await loss([
      [2018, 1],
      [2019, 3],
      [2020, 6],
      ['all', 10],
    ]);
    expect([last(records), said]).toEqual([[2020, 6], ['client.loss-without-year']]);
  });
  test('years as texts are years', async () => {
    const { records } = await loss([
      ['2019', '3,5'],
      ['2018', '1,5'],
    ]);
    expect(last(records)).toEqual([2019, 3.5]);
  });
  test('a year for each driver says that a time repeats', async () => {
    const { said } = await read('deforestationSummary', [
      { year: 2018, deforested_ha: 1, deforested_pct: 0.1, driver: 'fire' },
      { year: 2018, deforested_ha: 2, deforested_pct: 0.2, driver: 'crops' },
    ]);
    expect(said).toContain('client.times-repeat');
  });
  test('years as the names of fields give no figure', async () => {
    const { records } = await read('deforestationSummary', { 2018: 1.5, 2019: 3.5 });
    expect([records].flat().some((record) => typeof record['deforested_ha'] === 'number')).toBe(false);
  });
});

describe('figures that cannot be', () => {
  const why = (record: Record<string, unknown>) => doubtsIn([record], 1000).map(({ field, why: { code } }) => `${field} ${code}`);
  test.each([-9999, -32_768, 9.969_209_968_386_869e36, -3.4e38, 1e20])('%d is a mark for no data', (mark) => {
    for (const field of ['baseline_sequestration_tco2e', 'value', 'mean', 'avg_temperature_degC', 'deforested_ha'])
      expect(why({ [field]: mark })).toEqual([`${field} api.doubt-no-data`]);
  });
  test.each<[Record<string, unknown>, string]>([
    [{ min_temperature_degC: 25, avg_temperature_degC: 20, max_temperature_degC: 30 }, 'min_temperature_degC'],
    [{ avg_temperature_degC: 35, max_temperature_degC: 30 }, 'avg_temperature_degC'],
    [{ min_temperature_degC: 30, max_temperature_degC: 10 }, 'min_temperature_degC'],
    [{ avg_dewpoint_temperature_degC: 22, avg_temperature_degC: 20 }, 'avg_dewpoint_temperature_degC'],
    [{ avg_wind_speed_m_per_s: 12, max_wind_speed_m_per_s: 9 }, 'avg_wind_speed_m_per_s'],
    [{ lower: 600, upper: 400 }, 'lower'],
    [{ deforested_in_year_ha: 6, deforested_ha: 4 }, 'deforested_in_year_ha'],
  ])('%j is told', (record, field) => {
    expect(why(record)).toEqual([`${field} api.doubt-above`]);
  });
  test('what is in order is not doubted, nor held against a mark for no data', () => {
    expect(why(month('2030-01-01', { max_wind_speed_m_per_s: 2, lower: 1, upper: 1 }))).toEqual([]);
    expect(why({ avg_temperature_degC: 20, max_temperature_degC: -9999 })).toEqual(['max_temperature_degC api.doubt-no-data']);
  });
});
