import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { previewOf } from '#products/climate/preview.ts';
import { scenarios } from '#products/climate/compute.ts';
import { dayOfDate } from '#products/shared/time/local-days.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { startService, type RunningService } from '#service/server.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { Storage } from '#service/storage/storage.ts';
import { goodParcel } from '../helpers/parcels.ts';

// A workspace whose climate is a preview still, as in the hours before the models' daily values are in.
const folder = mkdtempSync(join(tmpdir(), 'hectare-preview-'));
const key = 'key-of-the-preview-tests';
let service: RunningService;
let id: string;

function preview() {
  const firstDay = dayOfDate('1995-01-01');
  const count = dayOfDate('2015-01-01') - firstDay;
  const each = (value: number) => Array<number>(count).fill(value);
  const days = {
    temperatureSum: each(480),
    temperatureCount: each(24),
    temperatureMin: each(12),
    temperatureMax: each(28),
    precipitation: each(3),
  };
  const months = (value: number) => Array<number>(12).fill(value);
  const change = { tas: months(1), tasmin: months(1), tasmax: months(1), prpercnt: months(10) };
  const changes = Object.fromEntries(
    scenarios.map((scenario) => [scenario, [2030, 2050, 2070, 2090].map((middle) => ({ middle, change }))]),
  );
  return previewOf('Africa/Nairobi', { zone: 'Africa/Nairobi', firstDay, days } as WeatherDays, changes as Parameters<typeof previewOf>[2]);
}

beforeAll(async () => {
  const storage = new Storage(await openWorkspace(join(folder, 'workspace.gpkg')));
  storage.accounts.ensure('local', null);
  const project = await projectFrom(
    { kind: 'body', text: JSON.stringify(goodParcel) },
    { name: 'Preview', isCollection: false, isControlPool: false },
  );
  id = await storage.createProject('local', project, [], null);
  const provenance = {
    source: 'made up',
    fetched_at: '2026-01-01T00:00:00Z',
    method: 'made up',
    assumptions: [],
    attribution: '',
    synthetic: false,
    no_data: null,
  };
  await storage.together(() => storage.results.put(id, 'climate', '', { ...preview(), provenance }, true));
  storage.close();
  service = await startService({ dataFolder: folder, listen: { host: '127.0.0.1', port: 0 }, apiKey: key, userGroupToken: 'admin' });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});
const climate = async (query: string) => {
  const answer = await fetch(`${service.url}/projects/${id}/climate?start_date=2030-01-01&end_date=2030-12-31&${query}`, {
    headers: { 'x-api-key': key },
  });
  return { status: answer.status, body: (await answer.json()) as any };
};

test('weeks, which a preview does not have, are not available yet; that is no fault of the request', async () => {
  const answer = await climate('period=weekly');
  expect([answer.status, answer.body]).toEqual([
    409,
    { detail: expect.stringMatching(/^Not available yet/), code: 'climate.no-weeks-yet', params: {} },
  ]);
  expect((await climate('period=hourly')).status).toBe(422);
});

test('months and years are there, and null is what the preview does not know', async () => {
  const { status, body } = await climate('period=yearly');
  expect([status, body.length]).toEqual([200, 1]);
  expect(body[0]).toMatchObject({
    avg_temperature_degC: 21,
    min_temperature_degC: 13,
    max_temperature_degC: 29,
    avg_wind_speed_m_per_s: null,
  });
  expect((await climate('period=monthly')).body).toHaveLength(12);
});
