import { existsSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#disk/replaced-file.ts';
import { folderOfProject, nameOf, readAnswer, writeAnswer, type AnswerKey, type AnswerToKeep, type KeptAnswer } from './answer-file.ts';
import { AnswerWriter } from './answer-writer.ts';
import type { Place } from './account.ts';

export interface AnswerStoreOptions {
  folder: string;
  limitBytes: () => Promise<number>;
  /** paths below the folder that were taken along, which stay whatever the limit says */
  pinned: () => Promise<ReadonlySet<string>>;
  log: (text: string) => void;
}
export interface KeptUsage {
  connectionId: string;
  answers: number;
  bytes: number;
  oldestUse: string | null;
}

/** After a clean-up, so much of the limit is used: not every write begins another one. */
const usedAfterEviction = 0.9;
/** One answer may take so much of the limit; larger ones would push out everything else. */
const maxShare = 0.25;
/** A larger answer is written by itself, in another thread: it would hold up everybody's turn. */
const maxGatheredBytes = 256 * 1024;
/** answers that are looked at for an estimate */
const maxSampled = 300;
const ours = /^[\w-]{1,100}\/[\w-]{1,64}\/[\w-]{1,64}\/[0-9a-f]{64}\.answer$/;

/** What a file's head says was asked; the rest is not read. */
async function operationIn(path: string): Promise<string | null> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(400), 0, 400, 0);
    return /"operation":"(\w+)"/.exec(buffer.toString('latin1', 0, bytesRead))?.[1] ?? null;
  } finally {
    await file.close();
  }
}

/**
 * The answers of services as files, by connection, account and project (0600 in 0700). The time of a file is its last use; above the limit, those that were
 * not used for longest go. A file that is damaged is none. Not flushed: an answer that a power cut takes is asked for again. What is asked of the store counts what still waits
 * to be written.
 */
export class AnswerStore {
  readonly #options: AnswerStoreOptions;
  #known: Promise<Map<string, { bytes: number; usedAt: number }>> | null = null;
  /** of all that is known: adding up thousands of files after each write of a kilobyte would take longer than the writes */
  #bytes = 0;
  #evicting: Promise<void> | null = null;
  #complained = false;
  readonly #writer: AnswerWriter;

  constructor(options: AnswerStoreOptions) {
    this.#options = options;
    this.#writer = new AnswerWriter(options.folder, (path, error) => {
      this.#complain(error);
      void this.#forgetFile(path);
    });
  }

  /** An answer that was stored, or every one, is in its file when this returns. */
  settle(place: Place, key: AnswerKey): void;
  settle(): void;
  settle(place?: Place, key?: AnswerKey): void {
    this.#writer.settle(place && key && this.pathOf(place, key));
  }

  /** The path of an answer below the store's folder. */
  pathOf({ connectionId, account }: Place, key: AnswerKey): string {
    return `${connectionId}/${account}/${nameOf(key)}`;
  }

  async read(place: Place, key: AnswerKey): Promise<KeptAnswer | null> {
    const path = this.pathOf(place, key);
    this.#writer.settle(path);
    // Of a thousand questions that are asked for the first time none is there: a look costs less than a call that fails.
    const bytes = existsSync(this.#full(path)) ? await readFile(this.#full(path)).catch(() => null) : null;
    if (!bytes) return null;
    const answer = readAnswer(bytes);
    if (!answer) {
      this.#options.log('A kept answer was damaged; it is left out and asked for again.');
      await this.#remove(path);
      return null;
    }
    await this.#touch(path);
    return answer;
  }

  /** The newest answer of the same operation and project whose question `isLike` takes for near enough. */
  async nearest(place: Place, projectId: string, isLike: (asked: NonNullable<KeptAnswer['asked']>) => boolean): Promise<KeptAnswer | null> {
    let best: { path: string; answer: KeptAnswer } | null = null;
    for (const path of await this.#under(`${place.connectionId}/${place.account}/${folderOfProject(projectId)}/`)) {
      const bytes = await readFile(this.#full(path)).catch(() => null);
      const answer = bytes && readAnswer(bytes);
      if (answer?.asked && isLike(answer.asked) && (best === null || answer.fetchedAt > best.answer.fetchedAt)) best = { path, answer };
    }
    if (best) await this.#touch(best.path);
    return best?.answer ?? null;
  }

  /** What was asked about a project so far, with the bytes of each answer. */
  async asked(place: Place, projectId: string): Promise<{ path: string; bytes: number; asked: NonNullable<KeptAnswer['asked']> }[]> {
    const found: { path: string; bytes: number; asked: NonNullable<KeptAnswer['asked']> }[] = [];
    for (const path of await this.#under(`${place.connectionId}/${place.account}/${folderOfProject(projectId)}/`)) {
      const bytes = await readFile(this.#full(path)).catch(() => null);
      const answer = bytes && readAnswer(bytes);
      if (bytes && answer?.asked) found.push({ path, bytes: bytes.length, asked: answer.asked });
    }
    return found;
  }

  /** How large answers of each operation are, from those that were used last. */
  async meanBytesByOperation({ connectionId, account }: Place): Promise<Map<string, number>> {
    this.settle();
    const newest = [...(await this.#all())]
      .filter(([path]) => path.startsWith(`${connectionId}/${account}/`))
      .sort(([, a], [, b]) => b.usedAt - a.usedAt)
      .slice(0, maxSampled);
    const sums = new Map<string, { bytes: number; count: number }>();
    for (const [path, { bytes }] of newest) {
      const operation = await operationIn(this.#full(path));
      if (operation === null) continue;
      const { bytes: sum = 0, count = 0 } = sums.get(operation) ?? {};
      sums.set(operation, { bytes: sum + bytes, count: count + 1 });
    }
    return new Map([...sums].map(([operation, { bytes, count }]) => [operation, bytes / count]));
  }

  async #under(start: string): Promise<string[]> {
    this.settle();
    return this.#all().then(
      (all) => [...all.keys()].filter((path) => path.startsWith(start)),
      () => [],
    );
  }

  /** Never rejects: an answer that cannot be kept is still an answer. */
  async write(place: Place, key: AnswerKey, answer: AnswerToKeep): Promise<void> {
    const path = this.pathOf(place, key);
    try {
      const content = writeAnswer(answer);
      const limit = await this.#options.limitBytes();
      if (content.length > limit * maxShare && !(await this.#options.pinned()).has(path)) {
        await this.#remove(path);
        return;
      }
      const all = await this.#all();
      if (content.length > maxGatheredBytes) await this.#writeAlone(path, content);
      this.#bytes += content.length - (all.get(path)?.bytes ?? 0);
      all.set(path, { bytes: content.length, usedAt: Date.now() });
      if (content.length <= maxGatheredBytes) this.#writer.put(path, content);
      if (this.#bytes > limit) await this.evict();
    } catch (error) {
      this.#complain(error);
    }
  }

  async #writeAlone(path: string, content: Uint8Array): Promise<void> {
    this.#writer.drop(path);
    const full = this.#full(path);
    await mkdir(join(full, '..'), { recursive: true, mode: 0o700 });
    await replaceFile(full, content, 0o600);
  }

  #complain(error: unknown): void {
    if (!this.#complained)
      this.#options.log(`Answers cannot be kept for later (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}).`);
    this.#complained = true;
  }

  /** The service said that the answer is still true. */
  confirm(place: Place, key: AnswerKey, at: string): void {
    this.#writer.confirm(this.pathOf(place, key), at);
  }

  /** What a service says is gone is gone here too. */
  async forget(place: Place, key: AnswerKey): Promise<void> {
    await this.#remove(this.pathOf(place, key));
  }

  async forgetProject({ connectionId, account }: Place, projectId: string): Promise<void> {
    await this.#removeUnder(`${connectionId}/${account}/${folderOfProject(projectId)}/`);
  }

  /** Everything of a connection, or everything. Bytes that were freed. */
  async clear(connectionId?: string): Promise<number> {
    return this.#removeUnder(connectionId === undefined ? '' : `${connectionId}/`);
  }

  async usage(): Promise<KeptUsage[]> {
    const found = new Map<string, KeptUsage & { oldest: number }>();
    for (const [path, { bytes, usedAt }] of await this.#all()) {
      const connectionId = path.slice(0, path.indexOf('/'));
      const usage = found.get(connectionId) ?? { connectionId, answers: 0, bytes: 0, oldestUse: null, oldest: Infinity };
      found.set(connectionId, {
        connectionId,
        answers: usage.answers + 1,
        bytes: usage.bytes + bytes,
        oldest: Math.min(usage.oldest, usedAt),
        oldestUse: null,
      });
    }
    return [...found.values()].map(({ oldest, ...usage }) => ({ ...usage, oldestUse: new Date(oldest).toISOString() }));
  }

  async bytesOf(paths: Iterable<string>): Promise<number> {
    const all = await this.#all();
    let sum = 0;
    for (const path of paths) sum += all.get(path)?.bytes ?? 0;
    return sum;
  }

  /** Takes away what was not used for longest until the limit is kept. */
  async evict(): Promise<void> {
    this.#evicting ??= this.#evictNow().finally(() => {
      this.#evicting = null;
    });
    await this.#evicting;
  }

  async #evictNow(): Promise<void> {
    const all = await this.#all();
    const limit = await this.#options.limitBytes();
    const pinned = await this.#options.pinned();
    const free = [...all].filter(([path]) => !pinned.has(path));
    let bytes = free.reduce((sum, [, file]) => sum + file.bytes, 0);
    if (bytes <= limit) return;
    for (const [path, file] of free.sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      if (bytes <= limit * usedAfterEviction) return;
      await this.#remove(path);
      bytes -= file.bytes;
    }
  }

  async #touch(path: string): Promise<void> {
    const file = await this.#all().then(
      (all) => all.get(path),
      () => undefined,
    );
    if (file) file.usedAt = Date.now();
    this.#writer.touch(path);
  }

  async #remove(path: string): Promise<void> {
    this.#writer.drop(path);
    await rm(this.#full(path), { force: true }).catch(() => {});
    await this.#forgetFile(path);
  }

  async #forgetFile(path: string): Promise<void> {
    await this.#all().then(
      (all) => {
        this.#bytes -= all.get(path)?.bytes ?? 0;
        all.delete(path);
      },
      () => {},
    );
  }

  async #removeUnder(start: string): Promise<number> {
    const all = await this.#all();
    let freed = 0;
    for (const [path, { bytes }] of all)
      if (path.startsWith(start)) {
        freed += bytes;
        all.delete(path);
      }
    this.#bytes -= freed;
    this.#writer.dropUnder(start);
    await rm(join(this.#options.folder, start), { recursive: true, force: true });
    return freed;
  }

  #full(path: string): string {
    return join(this.#options.folder, path);
  }

  /** Read from the folder once; what a cut write left behind goes. */
  #all(): Promise<Map<string, { bytes: number; usedAt: number }>> {
    this.#known ??= (async () => {
      const known = new Map<string, { bytes: number; usedAt: number }>();
      await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
      const names = (await readdir(this.#options.folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
      for (const name of names) {
        if (name.endsWith('.part')) await rm(this.#full(name), { force: true });
        else if (ours.test(name)) {
          const found = await stat(this.#full(name)).catch(() => null);
          if (found) known.set(name, { bytes: found.size, usedAt: found.mtimeMs });
        }
      }
      this.#bytes = [...known.values()].reduce((sum, { bytes }) => sum + bytes, 0);
      return known;
    })();
    this.#known.catch(() => {
      this.#known = null;
    });
    return this.#known;
  }
}
