import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type RunningService } from '#service/server.ts';
import { workspaceWithPreview } from '../helpers/climate-preview.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-preview-'));
const key = 'key-of-the-preview-tests';
let service: RunningService;
let id: string;

beforeAll(async () => {
  id = await workspaceWithPreview(folder);
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
