import type { ProjectListItem } from './projects.ts';
import { isObject } from '#domain/object.ts';

const wrappers = ['items', 'data', 'results', 'records', 'projects'];

/**
 * The projects in an answer of any service: entries with an id, under whatever else they carry; a missing name is the id. null when the answer is no list, to
 * be shown as it came.
 */
export function projectsIn(value: unknown): ProjectListItem[] | null {
  const list: unknown[] | undefined = Array.isArray(value)
    ? value
    : isObject(value)
      ? wrappers.map((name) => value[name]).find(Array.isArray)
      : undefined;
  if (!list) return null;
  const seen = new Set<string>();
  const found: ProjectListItem[] = [];
  for (const entry of list) {
    if (!isObject(entry)) continue;
    const id = typeof entry['id'] === 'string' || typeof entry['id'] === 'number' ? String(entry['id']) : '';
    if (id === '' || seen.has(id)) continue;
    seen.add(id);
    const { project_name: name, area_hectares: area, centroid_lat: latitude, centroid_lon: longitude } = entry;
    const figure = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
    found.push({
      ...entry,
      id,
      project_name: typeof name === 'string' && name !== '' ? name : id,
      area_hectares: figure(area),
      centroid_lat: figure(latitude),
      centroid_lon: figure(longitude),
    } as ProjectListItem);
  }
  return found.length === 0 && list.length > 0 ? null : found;
}
