import { join } from 'node:path';
import { previewOf } from '#products/climate/preview.ts';
import { scenarios } from '#products/climate/compute.ts';
import { dayOfDate } from '#products/shared/time/local-days.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { Storage } from '#service/storage/storage.ts';
import { goodParcel } from './parcels.ts';

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

/** A workspace with one project whose climate is a preview still, as in the hours before the models' daily values are in. Resolves with the project's id. */
export async function workspaceWithPreview(folder: string): Promise<string> {
  const storage = new Storage(await openWorkspace(join(folder, 'workspace.gpkg')));
  storage.accounts.ensure('local', null);
  const options = { name: 'Preview', isCollection: false, isControlPool: false };
  const project = await projectFrom({ kind: 'body', text: JSON.stringify(goodParcel) }, options);
  const id = await storage.createProject('local', project, [], null);
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
  return id;
}
