import { splitAtAntimeridian, type Feature, type Geometry } from '#geo/index.ts';
import type { PlotFeatureRow, ProjectFeatureRow, StoredFeature } from '../storage/feature-store.ts';

export const idOf = (row: StoredFeature): string => (row.layer === 'projects' ? row.projectId : `${row.projectId}.${row.place}`);

/** Project and place of a plot's id; null for what is none. */
export function plotOfId(id: string): { projectId: string; place: number } | null {
  const found = /^(.+)\.(\d{1,9})$/.exec(id);
  return found ? { projectId: found[1]!, place: Number(found[2]) } : null;
}

/** A GIS draws longitudes as plain numbers, so that a shape over the antimeridian is cut there (RFC 7946, 3.1.9); every other one goes out letter by letter. */
function geometryText(text: string): string {
  const geometry = JSON.parse(text) as Geometry | null;
  const cut = geometry && splitAtAntimeridian(geometry);
  return cut === geometry ? text : JSON.stringify(cut);
}

export const projectProperties = (row: ProjectFeatureRow) => ({
  project_name: row.projectName,
  area_hectares: row.areaHectares,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  is_collection: row.isCollection,
  is_control_pool: row.isControlPool,
  parent_collection: row.parentCollection,
  notes: row.notes,
  tags: JSON.parse(row.tags) as string[],
  ancestor: row.ancestor,
});

/** Columns that every plot has; an attribute of its own that is called like one of them, and says something else, stands behind `own_`. */
function plotProperties(row: PlotFeatureRow, own: Feature['properties']): Record<string, unknown> {
  const columns: Record<string, unknown> = {
    project_id: row.projectId,
    project_name: row.projectName,
    plot: row.place + 1,
    name: row.name,
    folder: row.folder,
    source_file: row.sourceFile,
  };
  const properties = new Map(Object.entries(columns));
  for (const [name, value] of Object.entries(own ?? {})) {
    if (columns[name] === value) continue;
    let free = name;
    while (properties.has(free) || (free !== name && own && Object.hasOwn(own, free))) free = `own_${free}`;
    properties.set(free, value);
  }
  return Object.fromEntries(properties);
}

const featureText = (row: StoredFeature, geometry: string, properties: object): string =>
  `{"type":"Feature","id":${JSON.stringify(idOf(row))},"geometry":${geometry},"properties":${JSON.stringify(properties)}}`;

/** A feature as GeoJSON. A row that does not equal its digest has its name and no figure and no shape. */
export function textOfFeature(row: StoredFeature): string {
  if (!row.isWhole) return featureText(row, 'null', { project_name: row.projectName, damaged: true });
  if (row.layer === 'projects') return featureText(row, geometryText(row.geometry), projectProperties(row));
  const { geometry, properties } = JSON.parse(row.feature) as Feature;
  return featureText(row, JSON.stringify(geometry && splitAtAntimeridian(geometry)), plotProperties(row, properties));
}
