import { eligibility } from '../products/carbon-eligibility/compute.ts';
import { products } from '../products/index.ts';
import type { AvailableData } from '../products/product.ts';
import { notComputed, productRoutes } from './routes/products.ts';
import type { ProjectRow, Storage } from './storage/storage.ts';

type ListRow = Omit<ProjectRow, 'geojson' | 'geojson_sha256'>;

export const listItem = (row: ListRow) => ({
  id: row.id, user_id: row.user_id, project_name: row.project_name, created_at: row.created_at, updated_at: row.updated_at,
  area_hectares: row.area_hectares, centroid_lat: row.centroid_lat, centroid_lon: row.centroid_lon,
});

/** The full record as JSON text. The geometry goes in as it is stored: a million vertices are neither parsed nor written again. */
export function fullRecordText(row: ProjectRow & { subprojects: string[] }): string {
  const rest = {
    geometry_hash: row.geometry_hash, is_collection: row.is_collection === 1, subprojects: row.subprojects, parent_collection: row.parent_collection, is_control_pool: row.is_control_pool === 1,
  };
  return `${JSON.stringify(listItem(row)).slice(0, -1)},"geometry":${row.geojson},${JSON.stringify(rest).slice(1)}`;
}

/** The account's projects with what their forest summaries found; a collection is one project, its members go with it. */
export function portfolioOf(storage: Storage, userId: string) {
  const rows = storage.projects(userId);
  const members = Map.groupBy(rows.filter(({ parent_collection }) => parent_collection !== null), ({ parent_collection }) => parent_collection);
  return rows.map((row) => ({
    id: row.id, areaHectares: row.area_hectares, centroid: row.centroid_lon === null || row.centroid_lat === null ? null : [row.centroid_lon, row.centroid_lat] as [number, number],
    memberIds: (members.get(row.id) ?? []).map(({ id }) => id), summary: storage.results.get(row.id, 'deforestation-summary', '', false)?.collected ?? null,
  }));
}

const stateOf = { queued: 'queued', running: 'running', done: 'ready', failed: 'failed', cancelled: 'cancelled' } as const;

/** The available-data record: what the collected products add to it, and the state of each one's job. */
export function availableData(storage: Storage, projectId: string) {
  const jobs = storage.jobs.ofProject(projectId).filter(({ variant }) => variant === '');
  const found: Partial<AvailableData> = {};
  for (const product of products) {
    if (!product.available) continue;
    const stored = storage.results.get(projectId, product.slug, '', false);
    if (stored) Object.assign(found, product.available(stored.collected));
  }
  return {
    remote_sensing_indices: found.remote_sensing_indices ?? null,
    climate_risk: found.climate_risk ?? [],
    carbon_programs: {
      program: 'ARR', eligibility_status: eligibility(found.wetland_share ?? null, found.recent_loss_share ?? null),
      baseline_sequestration: found.baseline_sequestration ?? null, performance_benchmark: found.performance_benchmark ?? null,
    },
    climate_programs: null,
    products: Object.keys(productRoutes).map((product) => {
      const job = jobs.find((one) => one.product === product);
      const before = job?.state === 'queued' ? products.find(({ slug }) => slug === product)?.needs?.find((slug) => jobs.some((one) => one.product === slug && (one.state === 'queued' || one.state === 'running'))) : undefined;
      return job
        ? { product, state: stateOf[job.state], progress: job.progress, reason: job.error ?? job.doing ?? (before ? `Waits for ${products.find(({ slug }) => slug === before)!.title.toLowerCase()}` : null), updated_at: job.updated_at }
        : { product, state: 'not_available' as const, progress: 0, reason: notComputed, updated_at: null };
    }),
  };
}
