import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDataAccess, openPack, type DataAccess } from '#datasets/index.ts';
import { areaHectares, centroid, type Geometry } from '#geo/index.ts';
import { services } from '#products/services.ts';
import type { Collected } from '#products/product.ts';
import { packArea, type PackReport } from '#service/packing.ts';
import { collectContext, projectAt } from '../helpers/packed-data.ts';

const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');
const hasLandscape = existsSync(join(landscape, 'manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
const now = '2026-11-20T12:00:00Z';
const parcel: Geometry = {
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
const settings = { offline: true, nonCommercialUse: null };
const folder = mkdtempSync(join(tmpdir(), 'hectare-pack-equality-'));

async function collectAll(access: DataAccess): Promise<Map<string, Collected>> {
  const results = new Map<string, Collected>();
  const project = projectAt(centroid(parcel)!, parcel, areaHectares(parcel));
  for (const product of services.toSorted((one, other) => one.order - other.order)) {
    results.set(product.slug, await product.collect(project, '', collectContext(access, now, { results: Object.fromEntries(results) })));
  }
  return results;
}
/** The time of reading is that of the pack's making; the rest must be the same. */
const comparable = ({ data, provenance, files = {} }: Collected) => ({
  data,
  provenance: { ...provenance, fetched_at: '' },
  files: Object.entries(files).map(([name, { mediaType, bytes }]) => [name, mediaType, Buffer.from(bytes).toString('base64')]),
});

describe.skipIf(!hasLandscape)('a pack taken from the sample landscape', () => {
  let report: PackReport;
  beforeAll(async () => {
    report = await packArea({
      title: 'Parcel',
      geometries: [parcel],
      folder: join(folder, 'pack'),
      cacheFolder: join(folder, 'cache'),
      packFolders: [landscape],
      settings,
      userAgent: 'test',
      now: () => new Date(now),
      signal: new AbortController().signal,
      progress: () => {},
    });
  });

  test('holds every product, says that it is made up, and is a fraction of the landscape', async () => {
    expect(report.products.filter(({ state }) => state === 'missing')).toEqual([]);
    expect(report.products).toHaveLength(services.length);
    expect([report.synthetic, (await openPack(report.folder)).manifest.synthetic]).toEqual([true, true]);
    expect(report.bytes).toBeLessThan(6e6);
  });

  test('gives every product the same figures and the same bytes, with no network and nothing cached', async () => {
    const from = async (pack: string, name: string) =>
      collectAll(createDataAccess({ cacheFolder: join(folder, name), packs: [await openPack(pack)], settings, userAgent: 'test' }));
    const [original, copy] = [await from(landscape, 'one'), await from(report.folder, 'two')];
    for (const { slug } of services) expect(comparable(copy.get(slug)!), slug).toEqual(comparable(original.get(slug)!));
  });

  test('a flipped byte in it is named, and is no figure', async () => {
    const path = join(report.folder, 'documents', 'openmeteo.bin');
    const bytes = readFileSync(path);
    bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
    writeFileSync(path, bytes);
    await expect(
      collectAll(
        createDataAccess({ cacheFolder: join(folder, 'three'), packs: [await openPack(report.folder)], settings, userAgent: 'test' }),
      ),
    ).rejects.toThrow(/openmeteo\.bin.*damaged/);
  });
});
