import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataAccess, openPack, type DataAccess, type Dataset, type DataSettings } from '#datasets/index.ts';
import { PackWriter } from '#datasets/packs/pack-writer.ts';
import type { Collected, CollectContext, ProductProject } from '#products/product.ts';
import type { Geometry } from '#geo/index.ts';

const anywhere: [number, number, number, number] = [-180, -90, 180, 90];

/** Open data that stands in a pack of a test's own making, and nothing else: the network is off. */
export async function packedData(
  fill: (pack: PackWriter) => Promise<void> | void,
  settings: Partial<DataSettings> = {},
): Promise<DataAccess> {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-pack-'));
  const writer = new PackWriter(join(folder, 'pack'));
  await fill(writer);
  await writer.finish({ title: 'test', box: anywhere, synthetic: false, createdAt: '2026-01-01T00:00:00Z' });
  return createDataAccess({
    cacheFolder: join(folder, 'cache'),
    packs: [await openPack(join(folder, 'pack'))],
    settings: { offline: true, nonCommercialUse: true, ...settings },
    userAgent: 'test',
  });
}

export const jsonDocument = (dataset: Dataset, key: string, value: unknown, validWithin = anywhere) => ({
  dataset,
  key,
  validWithin,
  contentType: 'application/json',
  bytes: new TextEncoder().encode(JSON.stringify(value)),
  fetchedAt: '2026-01-01T00:00:00Z',
});

export const projectAt = (
  centroid: [number, number],
  geometry: Geometry = { type: 'Point', coordinates: centroid },
  areaHectares = 0,
): ProductProject => ({ id: 'p1', name: 'Test', geometry, areaHectares, centroid, createdAt: '2026-01-01T00:00:00Z' });

/** A context for one collection, with checkpoints in memory. */
export function collectContext(
  data: DataAccess,
  now: string,
  others: { results?: Record<string, Collected>; geometries?: Geometry[]; parts?: Map<string, Uint8Array> } = {},
): CollectContext & { preliminary: Collected[] } {
  const parts = others.parts ?? new Map<string, Uint8Array>();
  const preliminary: Collected[] = [];
  return {
    now: () => new Date(now),
    signal: new AbortController().signal,
    progress: () => {},
    data,
    preliminary,
    part: async (step) => parts.get(step) ?? null,
    keepPart: async (step, bytes) => {
      parts.set(step, bytes);
    },
    keepPreliminary: async (collected) => {
      preliminary.push(collected);
    },
    resultOf: async (slug) => others.results?.[slug] ?? null,
    otherProjects: async () => others.geometries ?? [],
  };
}
