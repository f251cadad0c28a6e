// Writes test/fixtures/workspace-VERSION.gpkg.gz, a small workspace of this version that later versions must open: node scripts/generate-workspace-fixture.ts
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { english, type Phrase } from '#sentences/phrases/index.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { openWorkspace } from '#service/storage/database.ts';
import type { JobPlan } from '#service/storage/job-queue.ts';
import { Storage } from '#service/storage/storage.ts';
import manifest from '../package.json' with { type: 'json' };

const parcel = (west: number) => ({
  type: 'Feature',
  properties: { name: `Parcel ${west}` },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 1],
        [west + 0.01, 1],
        [west + 0.01, 1.01],
        [west, 1.01],
        [west, 1],
      ],
    ],
  },
});
const plan = (product: string, place: number, needs: string[] = []): JobPlan => ({ product, variant: '', place, needs });
const plans = [plan('soil', 10), plan('weather', 20), plan('wetlands-mask', 30), plan('climate-risk', 40, ['soil'])];

async function fill(storage: Storage): Promise<void> {
  storage.accounts.ensure('local', 1000);
  storage.accounts.setKey('local', 'key-of-the-fixture', 'embedded');
  storage.setSetting('collection', { paused: false, offline: true, non_commercial_use: null, sample_data: true });
  await storage.userGroups.make(
    { token: 'token-of-the-fixture', nonce: 'nonce-of-the-fixture' },
    { name: 'Team', providedId: 'team', mapping: {}, properties: {}, tag: '' },
  );
  const body = (...features: object[]) => ({ kind: 'body' as const, text: JSON.stringify({ type: 'FeatureCollection', features }) });
  const one = await projectFrom(body(parcel(35)), { name: 'One parcel', isCollection: false, isControlPool: false });
  const id = await storage.createProject('local', one, plans, 'key-1');
  const two = await projectFrom(body(parcel(36), parcel(37)), { name: 'Two parcels', isCollection: true, isControlPool: false });
  await storage.createProject('local', two, [], null);
  await storage.changeSettings(id, { time_zone: 'Africa/Nairobi' }, []);
  const { jobs, results } = storage;
  const provenance = {
    source: 'soilgrids 2.0',
    fetched_at: '2026-11-22T00:00:00Z',
    method: '',
    assumptions: [],
    attribution: '',
    synthetic: false,
    no_data: null,
  };
  const end = (phrase: Phrase, waitsFor?: 'network' | 'decision') => {
    const job = jobs.lease('fixture', 60_000)!;
    jobs.fail(job.id, 'fixture', { message: english(phrase), phrase, ...(waitsFor ? { waitsFor } : {}) }, waitsFor ? 0 : null);
  };
  const soil = jobs.lease('fixture', 60_000)!;
  const files = { 'soil.bin': { mediaType: 'application/octet-stream', bytes: Uint8Array.of(1, 2, 3) } };
  jobs.complete(soil.id, 'fixture', () =>
    results.put(soil.project_id, 'soil', '', { data: { properties: [], textureClass: null }, files, provenance }, false),
  );
  results.putPart(id, 'weather', '', 'hours/2019', Uint8Array.of(4, 5, 6));
  end({ code: 'source-unreachable', params: { source: 'Open-Meteo', host: 'archive-api.open-meteo.com' } }, 'network');
}

const folder = mkdtempSync(join(tmpdir(), 'hectare-fixture-'));
try {
  const path = join(folder, 'workspace.gpkg');
  const database = await openWorkspace(path);
  const storage = new Storage(database);
  await fill(storage);
  // One file without a log beside it.
  database.exec('PRAGMA journal_mode = DELETE; VACUUM');
  storage.close();
  const target = fileURLToPath(new URL(`../test/fixtures/workspace-${manifest.version}.gpkg.gz`, import.meta.url));
  writeFileSync(target, gzipSync(readFileSync(path), { level: 9 }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
