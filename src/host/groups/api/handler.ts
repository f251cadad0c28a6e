import * as z from 'zod';
import { api } from '#operations/index.ts';
import { Refused } from '../../refused.ts';
import { operationOf, saysNoSuchCall, type ApiCalls } from './api-calls.ts';
import type { HandlerGroup } from '../handler.ts';
import { sentence } from '../../phrases/sentence.ts';

const quotaReply = z.object({
  limit_hectares: z.number().nullable(),
  used_hectares: z.number(),
  remaining_hectares: z.number().nullable(),
});
const unknownQuota = { known: false, limitHectares: null, usedHectares: null, remainingHectares: null };

export function apiHandlers(calls: ApiCalls): HandlerGroup<'api'> {
  return {
    'api.call': async ({ operation: name, params, query, body, connectionId, keptOnly }, { signal }) => {
      const operation = operationOf(name);
      if (api[operation].base === 'user-group') throw new Refused('tokens-stay-here', sentence('host.tokens-stay-here'));
      if (api[operation].offline === 'queue') throw new Refused('invalid-input', sentence('host.projects-own-way'));
      const { value, raw, deviations, fetchedAt, stale, reason, reasonCode, reasonPhrase } = await calls.call(
        operation,
        { params, query, body, connectionId, keptOnly },
        signal,
      );
      return {
        raw,
        value,
        deviations: deviations.map(({ path, rule, phrase }) => ({ path, rule, ...(phrase ? { phrase } : {}) })),
        fetchedAt,
        stale,
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
