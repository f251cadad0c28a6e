import { api } from '../api/index.ts';
import { products } from '../products/index.ts';
import type { JobRow, ProjectRow, Storage } from './storage/storage.ts';

/** Products of the contract by slug; those that nothing computes yet answer so, never with a figure. */
export const productRoutes = {
  'project-mask': api.projectMask, weather: api.weather, climate: api.climate, 'climate-risk': api.climateRisk, 'deforestation-summary': api.deforestationSummary,
  'deforestation-indicator-image': api.deforestationIndicatorImage, 'baseline-sequestration': api.baselineSequestration, 'performance-benchmark': api.performanceBenchmark,
  'carbon-additionality': api.carbonAdditionality, 'ghg-emissions': api.ghgEmissions, 'satellite-index': api.satelliteIndex, soil: api.soil, 'wetlands-mask': api.wetlandsMask,
};
export const notComputed = 'This service does not compute this product yet.';

type ListRow = Omit<ProjectRow, 'geojson' | 'geojson_sha256'>;

export const listItem = (row: ListRow) => ({
  id: row.id, user_id: row.user_id, project_name: row.project_name, created_at: row.created_at, updated_at: row.updated_at,
  area_hectares: row.area_hectares, centroid_lat: row.centroid_lat, centroid_lon: row.centroid_lon,
});

export const fullRecord = (row: ProjectRow & { subprojects: string[] }) => ({
  ...listItem(row), geometry: JSON.parse(row.geojson) as { type: string }, geometry_hash: row.geometry_hash, is_collection: row.is_collection === 1,
  subprojects: row.subprojects, parent_collection: row.parent_collection, is_control_pool: row.is_control_pool === 1,
});

const stateOf = { queued: 'queued', running: 'running', done: 'ready', failed: 'failed', cancelled: 'cancelled' } as const;

export function availableData(jobs: JobRow[]) {
  return {
    remote_sensing_indices: null,
    climate_risk: [],
    carbon_programs: { program: 'ARR', eligibility_status: 'unknown', baseline_sequestration: null, performance_benchmark: null },
    climate_programs: null,
    products: Object.keys(productRoutes).map((product) => {
      const job = jobs.find((one) => one.product === product);
      return job
        ? { product, state: stateOf[job.state], progress: job.progress, reason: job.error, updated_at: job.updated_at }
        : { product, state: 'not_available' as const, progress: 0, reason: notComputed, updated_at: null };
    }),
  };
}

/** Why a product has no answer now, as the text of a 409. */
export function whyNot(storage: Storage, projectId: string, product: string): string {
  if (!products.some(({ slug }) => slug === product)) return `Not available: ${notComputed}`;
  const job = storage.jobsOf(projectId).find((one) => one.product === product);
  if (!job) return 'Not available: it was never asked for.';
  if (job.state === 'failed') return `Not available: ${job.error ?? 'its computation failed.'}`;
  return `Not available yet: ${job.state === 'running' ? `it is being computed (${Math.round(job.progress * 100)} %)` : 'it waits for its turn'}.`;
}
