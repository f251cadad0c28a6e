import * as z from 'zod';
import { api } from '#operations/index.ts';
import { boxAround, pictureIn } from '#api/foreign-picture.ts';
import type { Connections } from '../../connections.ts';
import { Refused } from '../../refused.ts';
import { operationOf, type ApiCalls } from './api-calls.ts';
import { saysNoSuchCall } from '../../offline/faults.ts';
import type { HandlerGroup } from '../handler.ts';
import { sentence } from '../../phrases/sentence.ts';

const quotaReply = z.object({
  limit_hectares: z.number().nullable(),
  used_hectares: z.number(),
  remaining_hectares: z.number().nullable(),
});
const unknownQuota = { known: false, limitHectares: null, usedHectares: null, remainingHectares: null };

/** The answer to the question that the window has just asked, or a new one. */
async function satelliteAnswer(
  { call }: ApiCalls,
  projectId: string,
  query: Record<string, unknown>,
  signal: AbortSignal,
): Promise<unknown> {
  const input = { params: { project_id: projectId }, query };
  try {
    return (await call('satelliteIndex', { ...input, keptOnly: true }, signal)).value;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'not-kept') throw error;
    return (await call('satelliteIndex', input, signal)).value;
  }
}

/** Where a project lies, to tell which of two readings of a box is meant; null where nobody knows. */
async function placeOf(calls: ApiCalls, projectId: string, signal: AbortSignal): Promise<{ longitude: number; latitude: number } | null> {
  try {
    const { centroid_lat: latitude, centroid_lon: longitude } = await calls.project(projectId, signal);
    return typeof latitude === 'number' && typeof longitude === 'number' ? { longitude, latitude } : null;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

export function apiHandlers(calls: ApiCalls, connections: Pick<Connections, 'client'>): HandlerGroup<'api'> {
  return {
    'api.call': async ({ operation: name, params, query, body, connectionId, keptOnly, ifMatch }, { signal }) => {
      const operation = operationOf(name);
      if (api[operation].base === 'user-group') throw new Refused('tokens-stay-here', sentence('host.tokens-stay-here'));
      if (api[operation].offline === 'queue') throw new Refused('invalid-input', sentence('host.projects-own-way'));
      const { value, raw, deviations, fetchedAt, stale, reason, reasonCode, reasonPhrase, etag } = await calls.call(
        operation,
        { params, query, body, connectionId, keptOnly, ...(ifMatch === undefined ? {} : { ifMatch }) },
        signal,
      );
      return {
        raw,
        value,
        deviations: deviations.map(({ path, rule, phrase }) => ({ path, rule, ...(phrase ? { phrase } : {}) })),
        fetchedAt,
        stale,
        ...(etag === undefined ? {} : { etag }),
        ...(reason === undefined ? {} : { reason }),
        ...(reasonCode === undefined ? {} : { reasonCode }),
        ...(reasonPhrase ? { reasonPhrase } : {}),
      };
    },
    'api.quota': async (_input, { signal }) => {
      try {
        const read = quotaReply.safeParse((await calls.call('quota', {}, signal)).value);
        if (!read.success) return unknownQuota;
        return {
          known: true,
          limitHectares: read.data.limit_hectares,
          usedHectares: read.data.used_hectares,
          remainingHectares: read.data.remaining_hectares,
        };
      } catch (error) {
        // A provider's quota is not part of the published API. A bad key or no network is another matter.
        if (saysNoSuchCall(error)) return unknownQuota;
        throw error;
      }
    },
    'api.picture': async ({ projectId, query }, { signal }) => {
      const found = pictureIn(await satelliteAnswer(calls, projectId, query, signal));
      if (!found) return null;
      const { bytes, kind } = await (await connections.client()).picture(found.address, signal);
      const box = boxAround(found, await placeOf(calls, projectId, signal));
      if (box === null && kind !== 'tiff') return null;
      return { bytes: bytes as Uint8Array<ArrayBuffer>, kind, box };
    },
    'api.raster': async ({ operation, params, query }, { signal }) => {
      const { value, fetchedAt, stale, reason, reasonPhrase } = await calls.call(operationOf(operation), { params, query }, signal);
      if (!(value instanceof Uint8Array)) throw new Refused('not-a-picture', sentence('host.not-a-picture'));
      return {
        bytes: value as Uint8Array<ArrayBuffer>,
        fetchedAt,
        stale,
        ...(reason === undefined ? {} : { reason }),
        ...(reasonPhrase ? { reasonPhrase } : {}),
      };
    },
  };
}
