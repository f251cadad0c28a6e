import { setTimeout as wait } from 'node:timers/promises';
import { sources, type SourcesAnswer } from '#api/sources.ts';
import { embeddedId } from '../../connections.ts';
import type { SeenCall } from '../../offline/index.ts';
import { sentence } from '../../phrases/sentence.ts';
import { Refused } from '../../refused.ts';
import type { HandlerGroup } from '../handler.ts';

const pollMilliseconds = 400;
const stopTimeoutMilliseconds = 10_000;

const shareOf = ({ sources: all }: SourcesAnswer): number =>
  all.length === 0 ? 1 : all.filter(({ check }) => check !== null && check.state !== 'asking').length / all.length;

export function sourcesHandlers(call: SeenCall): HandlerGroup<'sources'> {
  /** Always the embedded service: what a provider reads, only the provider knows. */
  const ask = async (operation: 'sources' | 'checkSources' | 'stopSourceCheck', signal: AbortSignal): Promise<SourcesAnswer> => {
    const { value } = await call(operation, { connectionId: embeddedId, live: true }, signal);
    const read = sources.reply.safeParse(value);
    if (!read.success) throw new Refused('unlike-sources', sentence('host.unlike-sources'));
    return read.data;
  };
  return {
    'sources.list': (_, { signal }) => ask('sources', signal),
    'sources.check': async (_, { signal, progress }) => {
      let state = await ask('checkSources', signal);
      try {
        while (state.is_checking) {
          progress(shareOf(state));
          await wait(pollMilliseconds, undefined, { signal });
          state = await ask('sources', signal);
        }
      } catch (error) {
        if (signal.aborted) await ask('stopSourceCheck', AbortSignal.timeout(stopTimeoutMilliseconds)).catch(() => {});
        throw error;
      }
      return state;
    },
  };
}
