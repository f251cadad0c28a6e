import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Grid } from '#raster/index.ts';
import { threadFile } from '#threads/thread-file.ts';
import type { Ground, GroundSource } from './ground.ts';
import { packedPiece } from './ground-pieces.ts';
import type { GroundReply, GroundTask } from './ground-task.ts';

/** More would wait for the disk, and each keeps 50 MB of decoded blocks. */
const maxThreads = 4;
/** Fewer pieces are done sooner than threads have started. */
const fewPieces = 4;

/** A fault of Hectare, or of a file that changed while it was read, in a thread. */
class GroundThreadFault extends Error {
  override readonly name = 'GroundThreadFault';
}

type Piece = Uint8Array<ArrayBuffer> | null;
interface PackingCall {
  signal?: AbortSignal | undefined;
  /** called after each piece with the share of those that are done */
  progress?: ((share: number) => void) | undefined;
}

/** Packs grounds of sheets one after another, in threads that stay until the end; to be ended. */
export class GroundPacking {
  readonly #ground: Ground;
  readonly #threads: Worker[] = [];

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** The pieces in the order of their grids. Rejects with the signal's reason. */
  async pack(grids: readonly Grid[], call: PackingCall): Promise<Piece[]> {
    const { source } = this.#ground;
    const file = source && grids.length > fewPieces ? threadFile('ground', import.meta.url) : null;
    if (source && file !== null) return this.#packInThreads(file, source, grids, call);
    const pieces: Piece[] = [];
    for (const grid of grids) {
      call.signal?.throwIfAborted();
      pieces.push(await packedPiece(this.#ground, grid));
      call.progress?.(pieces.length / grids.length);
    }
    return pieces;
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.terminate()));
  }

  async #packInThreads(file: string, source: GroundSource, grids: readonly Grid[], { signal, progress }: PackingCall): Promise<Piece[]> {
    signal?.throwIfAborted();
    const count = Math.min(maxThreads, availableParallelism(), grids.length);
    // A library that geotiff brings takes a thread without data for one of its own, and fails.
    while (this.#threads.length < count) this.#threads.push(new Worker(file, { workerData: {} }));
    const shares = new Int32Array(new SharedArrayBuffer(count * 8));
    for (let own = 0; own < count; own += 1)
      shares.set([Math.floor((own * grids.length) / count), Math.floor(((own + 1) * grids.length) / count)], own * 2);
    const pieces: Piece[] = grids.map(() => null);
    let doneCount = 0;
    const take = (at: number, piece: Piece) => {
      pieces[at] = piece;
      doneCount += 1;
      progress?.(doneCount / grids.length);
    };
    const asked = this.#threads.slice(0, count).map((thread, own) => askThread(thread, { source, grids, shares, own }, take, signal));
    try {
      await Promise.all(asked);
      return pieces;
    } catch (error) {
      // They may be in the midst of a piece; others take their place.
      await this.end();
      await Promise.allSettled(asked);
      throw error;
    }
  }
}

/** Resolves once the thread has nothing more to take. */
function askThread(thread: Worker, task: GroundTask, take: (at: number, piece: Piece) => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (how: () => void) => {
      signal?.removeEventListener('abort', stop);
      thread.off('message', hear).off('error', fail).off('exit', leave);
      how();
    };
    const stop = () => {
      settle(() => {
        reject(signal!.reason as Error);
      });
    };
    const fail = (error: Error) => {
      settle(() => {
        reject(error);
      });
    };
    const leave = () => {
      fail(new GroundThreadFault('thread-ended'));
    };
    const hear = (reply: GroundReply) => {
      if ('at' in reply) take(reply.at, reply.bytes);
      else if ('isDone' in reply) settle(resolve);
      else fail(new GroundThreadFault(reply.fault));
    };
    signal?.addEventListener('abort', stop, { once: true });
    thread.on('message', hear).on('error', fail).on('exit', leave);
    thread.postMessage(task);
  });
}
