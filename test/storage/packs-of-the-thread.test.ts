import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ComputeThread } from '#service/jobs/thread.ts';
import type { Questions } from '#service/jobs/messages.ts';
import { parcelAt } from '../helpers/parcels.ts';

const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');
const hasLandscape = existsSync(join(landscape, 'manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');

test.skipIf(!hasLandscape)(
  'a pack that comes while the thread runs is asked at once, one that goes no longer; one that is gone keeps nothing from starting',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packs-'));
    const thread = new ComputeThread(() => ({
      cacheFolder: folder,
      packFolders: [join(folder, 'no-longer-there')],
      baseUrls: {},
      userAgent: 'test',
      settings: { offline: true, nonCommercialUse: true },
    }));
    const questions: Questions = {
      part: () => null,
      keepPart: async () => {},
      keepPreliminary: async () => {},
      resultOf: async () => null,
      otherProjects: () => [],
    };
    const geometry = parcelAt(35.001, 1.044);
    const project = {
      id: 'p1',
      name: 'Parcel',
      areaHectares: 1,
      centroid: [35.002, 1.045] as [number, number],
      createdAt: '2026-01-01T00:00:00Z',
      geojson: JSON.stringify(geometry),
    };
    const soil = () => thread.collect({ slug: 'soil', variant: '', project }, questions, () => {}, new AbortController().signal);
    try {
      await expect(soil()).rejects.toMatchObject({ name: 'NeedsNetwork' });
      thread.setPacks([landscape]);
      expect((await soil()).provenance.source).toContain('soilgrids');
      thread.setPacks([]);
      await expect(soil()).rejects.toMatchObject({ name: 'NeedsNetwork' });
    } finally {
      await thread.stop();
    }
  },
);
