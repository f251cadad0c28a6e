import type { BodyOf, ReplyOf } from '#api/index.ts';
import type { Api } from '#operations/index.ts';
import { apiCall, HostFault } from './host/host.ts';

export type ProjectSettings = ReplyOf<Api['projectSettings']>;
type SettingsChange = BodyOf<Api['changeProjectSettings']>;

/** What was decided for a project, and the revision that a change of it is made on; undefined where the service has none. */
export interface Decisions {
  settings: ProjectSettings;
  revision: string | undefined;
}

/** Somebody else decided since the decisions were read. Nothing was written. */
export class DecidedMeanwhile extends Error {
  readonly theirs: Decisions;
  constructor(theirs: Decisions) {
    super('decided-meanwhile');
    this.name = 'DecidedMeanwhile';
    this.theirs = theirs;
  }
}

/** null where a provider has no such call, or answers something else. Rejects with HostFault. */
export async function loadDecisions(projectId: string): Promise<Decisions | null> {
  try {
    const answer = await apiCall('projectSettings', { params: { project_id: projectId } });
    return answer.raw ? null : { settings: answer.value, revision: answer.etag };
  } catch (error) {
    if (error instanceof HostFault && error.code === 'not-found') return null;
    throw error;
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
/** for decisions that come as fast as they are read */
const maxTries = 3;

/**
 * Changes what was decided, made on `base`, and answers with what is decided now. What somebody else decided about other questions stays; about the same ones
 * DecidedMeanwhile is thrown. Rejects with HostFault.
 */
export async function saveDecisions(projectId: string, change: SettingsChange, base: Decisions): Promise<Decisions> {
  let present = base;
  for (let tries = 1; ; tries += 1) {
    const condition = present.revision === undefined ? {} : { ifMatch: present.revision };
    try {
      const answer = await apiCall('changeProjectSettings', { params: { project_id: projectId }, body: change, ...condition });
      return { settings: answer.raw ? { ...base.settings, ...change } : answer.value, revision: answer.etag };
    } catch (error) {
      const isChanged = error instanceof HostFault && error.code === 'changed' && tries < maxTries;
      const theirs = isChanged ? await loadDecisions(projectId) : null;
      if (!theirs) throw error;
      const asked = Object.keys(change) as (keyof SettingsChange)[];
      if (asked.some((key) => !same(theirs.settings[key], base.settings[key]) && !same(theirs.settings[key], change[key])))
        throw new DecidedMeanwhile(theirs);
      present = theirs;
    }
  }
}
