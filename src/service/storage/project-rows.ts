import type { CarbonProgram } from '#api/carbon-programs.ts';
import type { EcologicalZone } from '#api/index.ts';
import type { ProjectSettings } from '#api/project-settings.ts';
import type { DrawnPart } from './drawn-geometry.ts';
import type { NewShape } from './shape-store.ts';

export interface NewProject {
  name: string;
  /** as it is stored and answered */
  geojson: string;
  /** as other programs draw it */
  drawn: DrawnPart[];
  geometryHash: string;
  areaHectares: number;
  centroid: [number, number] | null;
  /** what it was made of; of a collection, its members have them */
  shapes: NewShape[];
  isCollection: boolean;
  isControlPool: boolean;
  members: Omit<NewProject, 'members' | 'isCollection' | 'isControlPool' | 'fingerprint'>[];
  /** equal for two requests that make the same project */
  fingerprint: string;
}
export interface ProjectRow {
  id: string;
  user_id: string;
  project_name: string;
  created_at: string;
  updated_at: string;
  geojson: string;
  geojson_sha256: string;
  geometry_hash: string;
  area_hectares: number;
  centroid_lat: number | null;
  centroid_lon: number | null;
  is_collection: number;
  is_control_pool: number;
  parent_collection: string | null;
  /** 0: the row does not equal its digest */
  is_whole: number;
  time_zone: string | null;
  ecological_zone: EcologicalZone | null;
  /** 0 or 1 */
  old_growth: number | null;
  /** JSON of what the API takes */
  declared_removals: string | null;
  carbon_program: CarbonProgram | null;
}
/** a row of the list: without the shape and what was decided */
export type ListRow = Omit<ProjectRow, 'geojson' | 'geojson_sha256' | keyof ProjectSettings>;
