import { join } from 'node:path';
import { createDataAccess, openPack } from '#datasets/index.ts';
import { areaHectares, centroid, hasArea, isMeasurable, type Feature } from '#geo/index.ts';
import { profileFolder } from '#host/profile-folder.ts';
import { forest2020Of } from '#products/forest-2020/compute-risk.ts';
import { service as forest2020, type Forest2020Data } from '#products/forest-2020/service.ts';
import type { CollectContext } from '#products/product.ts';
import { sampleLandscapeFolder } from '#service/sample-landscape.ts';
import type { PlotRiskReport } from './plot-risk-lines.ts';
import { CommandFault } from './usage.ts';

export interface RiskOptions {
  packs: string[];
  sampleData: boolean;
}

/** A collection outside of any workspace: nothing is kept between runs but what the cache holds. */
const contextOf = (data: CollectContext['data'], signal: AbortSignal): CollectContext => ({
  data,
  signal,
  now: () => new Date(),
  progress: () => {},
  part: async () => null,
  keepPart: async () => {},
  keepPreliminary: async () => {},
  resultOf: async () => null,
  otherProjects: async () => [],
});

/** Forest of 2020, loss since and risk of each feature, from open data or packs. No project is registered. */
export async function risksOf(
  features: readonly Feature[],
  { packs, sampleData }: RiskOptions,
  signal: AbortSignal,
): Promise<PlotRiskReport[]> {
  const sample = sampleData ? sampleLandscapeFolder() : null;
  if (sampleData && !sample)
    throw new CommandFault('--sample-data: the sample landscape was not made yet. Make it with: node scripts/generate-sample-landscape.ts');
  const access = createDataAccess({
    cacheFolder: join(profileFolder(), 'command-line', 'cache'),
    packs: await Promise.all([...packs, ...(sample ? [sample] : [])].map(openPack)),
    settings: { offline: process.env['FORCE_OFFLINE'] === '1', nonCommercialUse: null },
    userAgent: 'Hectare',
  });
  try {
    const reports: PlotRiskReport[] = [];
    for (const [index, { geometry }] of features.entries()) {
      const place = geometry && hasArea(geometry) ? centroid(geometry) : null;
      if (!geometry || !place) {
        reports.push({ index, reason: 'It has no area, so cells of a map tell nothing of it. Draw it as a polygon.' });
        continue;
      }
      if (!isMeasurable(geometry)) {
        reports.push({ index, reason: 'A corner of it is no place on the Earth, so it is not measured. Check its coordinates.' });
        continue;
      }
      const project = {
        id: String(index),
        name: '',
        geometry,
        areaHectares: areaHectares(geometry),
        centroid: place,
        createdAt: new Date().toISOString(),
      };
      try {
        const { data, provenance } = await forest2020.collect(project, '', contextOf(access, signal));
        reports.push({ index, reason: null, synthetic: provenance.synthetic, ...forest2020Of((data as Forest2020Data).sums) });
      } catch (error) {
        signal.throwIfAborted();
        reports.push({ index, reason: (error as Error).message });
      }
    }
    return reports;
  } finally {
    await access.close();
  }
}
