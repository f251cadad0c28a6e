import { api, type Operation, type Project } from '../../api/index.ts';
import type { CallAnswer, CallInput } from '../../client/index.ts';
import type { Connections } from '../connections.ts';
import { Refused } from '../refused.ts';

/** Calls of the monitoring API on the chosen connection, or the named one. All throw ApiFault or Refused. */
export interface ApiCalls {
  call(operation: Operation, input: CallInput & { connectionId?: string | undefined }, signal: AbortSignal): Promise<CallAnswer>;
  project(id: string, signal: AbortSignal): Promise<Project>;
}

/** The operation with this key (`getProject`) or id (`get-project`). */
export function operationOf(name: string): Operation {
  const operation = (Object.keys(api) as Operation[]).find((key) => key === name || api[key].id === name);
  if (!operation) throw new Refused('unknown-operation', `The monitoring API has no “${name}”.`);
  return operation;
}

export function apiCalls(connections: Connections): ApiCalls {
  const call: ApiCalls['call'] = async (operation, { connectionId, ...input }, signal) => {
    const client = await connections.client(connectionId);
    return client.call(operation, input, signal);
  };
  return {
    call,
    project: async (id, signal) => {
      const { value, raw } = await call('getProject', { params: { project_id: id } }, signal);
      if (raw) throw new Refused('unlike-a-project', 'The service describes this project in a way that Hectare does not understand, so it is not exported. Tell the provider.');
      return value as Project;
    },
  };
}
