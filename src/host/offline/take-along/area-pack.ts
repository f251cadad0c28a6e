import { phrase } from '#api/primitives.ts';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { ApiFault } from '#client/index.ts';
import type { SeenCall } from '../kept-calls.ts';

const pollMilliseconds = 300;
const removalTimeoutMilliseconds = 10_000;

const packState = z.object({
  state: z.string(),
  progress: z.number(),
  doing: z.string().nullable(),
  doing_phrase: phrase.nullable().optional(),
  bytes: z.number().nullable(),
  reason: z.string().nullable(),
  reason_phrase: phrase.nullable().optional(),
  products: z.array(
    z.object({ product: z.string(), state: z.string(), reason: z.string().nullable(), reason_phrase: phrase.nullable().optional() }),
  ),
});
export type PackState = z.output<typeof packState>;
export interface PackPlace {
  connectionId: string;
  projectId: string;
}

/** The data pack that a service makes of a project's area. Each method answers null where the service makes none. */
export class AreaPack {
  readonly #call: SeenCall;
  /** One after the other: cancelling a measure must not reach the packing that follows it. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(call: SeenCall) {
    this.#call = call;
  }

  state(place: PackPlace, signal: AbortSignal): Promise<PackState | null> {
    return this.#ask('areaPack', place, {}, signal);
  }

  /** Measures or makes the pack and waits until the service has finished; an aborted signal stops the service too. */
  make(place: PackPlace, measure: boolean, signal: AbortSignal, onProgress: (state: PackState) => void): Promise<PackState | null> {
    const work = this.#last.then(() => this.#make(place, measure, signal, onProgress));
    this.#last = work.catch(() => {});
    return work;
  }

  async remove(place: PackPlace): Promise<void> {
    await this.#ask('removeAreaPack', place, {}, AbortSignal.timeout(removalTimeoutMilliseconds));
  }

  async #make(place: PackPlace, measure: boolean, signal: AbortSignal, onProgress: (state: PackState) => void): Promise<PackState | null> {
    signal.throwIfAborted();
    let pack = await this.#ask('makeAreaPack', place, { measure }, signal);
    try {
      while (pack && (pack.state === 'measuring' || pack.state === 'packing')) {
        onProgress(pack);
        await wait(pollMilliseconds, undefined, { signal });
        pack = await this.state(place, signal);
      }
    } catch (error) {
      if (signal.aborted) await this.remove(place).catch(() => {});
      throw error;
    }
    return pack;
  }

  async #ask(
    operation: 'areaPack' | 'makeAreaPack' | 'removeAreaPack',
    { connectionId, projectId }: PackPlace,
    query: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<PackState | null> {
    try {
      const { value } = await this.#call(operation, { connectionId, params: { project_id: projectId }, query }, signal);
      const read = packState.safeParse(value);
      return read.success ? read.data : null;
    } catch (error) {
      if (error instanceof ApiFault && error.status !== null && error.status >= 400 && error.status < 500) return null;
      throw error;
    }
  }
}
