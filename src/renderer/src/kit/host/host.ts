import { ref, shallowRef } from 'vue';
import type * as z from 'zod';
import type { BridgeEvents, BridgeInput, BridgeOutput } from '#host/contract.ts';
import type { ApiAnswer, ApiInput, CallableOperation } from '#host/groups/api/contract.ts';
import type { BridgeError, BridgeEvent, BridgeMethod, WindowHost } from '#host/methods.ts';
import type { Api } from '#operations/index.ts';
import { sentence } from '#host/phrases/sentence.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import { phrased } from '../text/index.ts';
import { browserHost } from './browser-host.ts';
import { plain } from './plain.ts';

declare global {
  interface Window {
    hectare?: WindowHost;
  }
}

/** Whether the host was lost: its process ended or was killed. Nothing that it reported before holds any more. */
export const isHostGone = ref(false);

/** Why the host turns this page away; null while it does not. Another page took its place, or it never had an address. */
export const refusal = shallowRef<BridgeError | null>(null);

/** The preload's object in Electron; in a browser the same over HTTP. */
export const host: WindowHost =
  window.hectare ??
  browserHost(
    (isThere) => {
      isHostGone.value = !isThere;
    },
    ({ error }) => {
      refusal.value = error;
    },
  );

/** What a host refused, with its code; the message says what to do, in the language of the window where it knows the code. */
export class HostFault extends Error {
  readonly code: string;
  readonly details: unknown;
  /** the sentence as data, to be said again after a change of language */
  readonly phrase: BridgeError['phrase'];
  constructor({ code, message, details, phrase }: BridgeError) {
    super(phrased(phrase, message));
    this.name = 'HostFault';
    this.code = code;
    this.details = details;
    this.phrase = phrase;
  }
}

const cancelled = sentence('host.cancelled');
/** Two tabs of one host must not share call ids. */
const page = Math.random().toString(36).slice(2, 10);
let nextCall = 1;

export interface CallOptions {
  signal?: AbortSignal;
  onProgress?: (share: number, message?: string, phrase?: ForeignPhrase) => void;
}

/** Asks the host. Throws HostFault. An aborted signal cancels the work in the host as well. */
export async function hostCall<M extends BridgeMethod>(
  method: M,
  input: BridgeInput<M>,
  { signal, onProgress }: CallOptions = {},
): Promise<BridgeOutput<M>> {
  if (signal?.aborted) throw new HostFault({ code: 'cancelled', message: cancelled.detail, phrase: cancelled });
  const callId = `${page}-${nextCall}`;
  nextCall += 1;
  const stop = onProgress
    ? onHost('progress', (event) => {
        if (event.callId === callId) onProgress(event.share, event.message, event.phrase);
      })
    : () => {};
  const cancel = () => {
    void host.call('jobs.cancel', { callId });
  };
  signal?.addEventListener('abort', cancel);
  try {
    const answer = await host.call(method, plain(input), callId);
    isHostGone.value = !answer.ok && answer.error.code === 'host-gone';
    if (!answer.ok) throw new HostFault(answer.error);
    return answer.value as BridgeOutput<M>;
  } finally {
    stop();
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Calls an operation of the monitoring API on the chosen connection. The answer is the operation's own reply, unless `raw` says that the provider
 * gave something else. Throws HostFault.
 */
export async function apiCall<O extends CallableOperation>(operation: O, input: ApiInput<O>, options?: CallOptions): Promise<ApiAnswer<O>> {
  // `raw` is set by the client, which read the answer by the operation's own schema.
  return (await hostCall('api.call', { operation, ...(input as Omit<BridgeInput<'api.call'>, 'operation'>) }, options)) as ApiAnswer<O>;
}

/** The reply of an operation, or null where the provider gave something else. Throws HostFault. */
export async function apiReply<O extends CallableOperation>(
  operation: O,
  input: ApiInput<O>,
  options?: CallOptions,
): Promise<Extract<ApiAnswer<O>, { raw: false }>['value'] | null> {
  const answer = await apiCall(operation, input, options);
  return answer.raw ? null : answer.value;
}

/** An operation that is asked about a project, with nothing else in its path. */
export type ProjectOperation = {
  [O in CallableOperation]: { project_id: string } extends z.input<Api[O]['params']> ? O : never;
}[CallableOperation];
/** What may be asked of an operation, any part of it left out. */
export type QueryOf<O extends CallableOperation> = Partial<z.input<Api[O]['query']>>;

/** Calls an operation about a project, as `apiCall` does. */
export async function projectCall<O extends ProjectOperation>(
  operation: O,
  projectId: string,
  query: QueryOf<NoInfer<O>>,
  options?: CallOptions,
): Promise<ApiAnswer<O>> {
  return (await hostCall('api.call', { operation, params: { project_id: projectId }, query }, options)) as ApiAnswer<O>;
}

/** Listens to an event of the host; the answer ends it. */
export function onHost<E extends BridgeEvent>(event: E, listener: (payload: BridgeEvents[E]) => void): () => void {
  return host.on(event, (payload) => listener(payload as BridgeEvents[E]));
}
