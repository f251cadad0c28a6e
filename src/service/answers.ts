import type { DeclaredRemovals } from '#api/declared-removals.ts';
import type { ProjectSettings } from '#api/project-settings.ts';
import type { ListRow, ProjectRow } from './storage/project-rows.ts';

export const listItem = (row: ListRow) => ({
  id: row.id,
  user_id: row.user_id,
  project_name: row.project_name,
  created_at: row.created_at,
  updated_at: row.updated_at,
  ...(row.is_whole === 1
    ? { area_hectares: row.area_hectares, centroid_lat: row.centroid_lat, centroid_lon: row.centroid_lon }
    : // The row does not equal its checksum: a name can be read with care, a figure cannot.
      { area_hectares: null, centroid_lat: null, centroid_lon: null, damaged: true }),
});

type DecidedRow = Pick<ProjectRow, keyof ProjectSettings>;
/** What was declared, as the API takes it. */
export const declaredOf = ({ declared_removals: json }: Pick<ProjectRow, 'declared_removals'>): DeclaredRemovals | null =>
  json === null ? null : (JSON.parse(json) as DeclaredRemovals);
export const isOldGrowth = ({ old_growth: value }: Pick<ProjectRow, 'old_growth'>): boolean | null => (value === null ? null : value === 1);
export const settingsOf = ({ time_zone, ecological_zone, old_growth, declared_removals, carbon_program }: DecidedRow): ProjectSettings => ({
  time_zone,
  ecological_zone,
  old_growth: isOldGrowth({ old_growth }),
  declared_removals: declaredOf({ declared_removals }),
  carbon_program,
});

/** The full record as JSON text. The geometry goes in as it is stored: a million vertices are neither parsed nor written again. */
export function fullRecordText(row: ProjectRow & { subprojects: string[] }): string {
  const rest = {
    geometry_hash: row.geometry_hash,
    is_collection: row.is_collection === 1,
    subprojects: row.subprojects,
    parent_collection: row.parent_collection,
    is_control_pool: row.is_control_pool === 1,
  };
  return `${JSON.stringify(listItem(row)).slice(0, -1)},"geometry":${row.geojson},${JSON.stringify(rest).slice(1)}`;
}
