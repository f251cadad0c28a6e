import type { Project } from '#api/index.ts';
import { api, type Operation } from '#operations/index.ts';
import type { SeenCall } from '../../offline/index.ts';
import { Refused } from '../../refused.ts';
import { sentence } from '../../phrases/sentence.ts';

/** Calls of the monitoring API on the chosen connection, or the named one; where nobody can be reached, what was seen before. All throw ApiFault or Refused. */
export interface ApiCalls {
  call: SeenCall;
  project(id: string, signal: AbortSignal): Promise<Project>;
}

/** The operation with this key (`getProject`) or id (`get-project`). */
export function operationOf(name: string): Operation {
  const operation = (Object.keys(api) as Operation[]).find((key) => key === name || api[key].id === name);
  if (!operation) throw new Refused('unknown-operation', sentence('host.unknown-operation', { name }));
  return operation;
}

export function apiCalls(call: SeenCall): ApiCalls {
  return {
    call,
    project: async (id, signal) => {
      const { value, raw } = await call('getProject', { params: { project_id: id } }, signal);
      if (raw) throw new Refused('unlike-a-project', sentence('host.unlike-a-project-export'));
      return value as Project;
    },
  };
}
