import { areaHectares } from '#geo/index.ts';
import type { ProjectData } from './collect.ts';

/** the year from which the monitoring API counts, where an answer does not say it */
export const firstPublishedYear = '2018';

export const areaOf = ({ project }: ProjectData): number => project.area_hectares ?? areaHectares(project.geometry);

/** Those that lie in no other one of them. Members lie inside their collection, so that a collection with its members is counted once. A member whose collections lead back to it stands by itself. */
export function outermost(projects: readonly ProjectData[]): ProjectData[] {
  const parents = new Map<string, string>();
  const ids = new Set(projects.map(({ project }) => project.id));
  for (const { project } of projects) {
    for (const member of project.subprojects ?? []) if (member !== project.id) parents.set(member, project.id);
  }
  for (const { project } of projects)
    if (project.parent_collection && ids.has(project.parent_collection)) parents.set(project.id, project.parent_collection);
  const isInside = (id: string) => {
    const seen = new Set<string>();
    let at = parents.get(id);
    const isMember = at !== undefined;
    for (; at !== undefined && at !== id && !seen.has(at); at = parents.get(at)) seen.add(at);
    return isMember && at !== id;
  };
  return projects.filter(({ project }) => !isInside(project.id));
}
