import { projectsIn } from '#api/project-list.ts';
import type { CallAnswer } from '#client/index.ts';
import type { Operation } from '#operations/index.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';
import type { ListedProject } from './fetch-boundaries.ts';

export interface NamedProject extends ListedProject {
  name: string;
}

/** All projects of a connection, and how many more it says there are without listing them. Throws ApiFault or Refused. */
export async function listedProjects(
  call: (operation: Operation, input: object, signal: AbortSignal) => Promise<CallAnswer>,
  signal: AbortSignal,
): Promise<{ projects: NamedProject[]; unlisted: number }> {
  const { value, deviations } = await call('listProjects', {}, signal);
  const listed = projectsIn(value);
  if (!listed) throw new Refused('unlike-a-list', sentence('host.unlike-a-list'));
  const cut = deviations.find(({ phrase }) => phrase?.code === 'client.list-cut')?.phrase?.params as
    | { shown: number; total: number }
    | undefined;
  return {
    projects: listed.map(({ id, project_name: name, updated_at: updatedAt }) => ({
      id,
      name,
      updatedAt: typeof updatedAt === 'string' && updatedAt !== '' ? updatedAt : null,
    })),
    unlisted: cut ? Math.max(0, cut.total - cut.shown) : 0,
  };
}
