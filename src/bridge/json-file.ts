import { existsSync, mkdirSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as z from 'zod';

/**
 * A small JSON document on disk: written beside its place, flushed and moved there, so that a kill leaves the old one or the new one. A damaged file is kept
 * aside under its name plus `.damaged`, never overwritten.
 */
export class JsonFile<T extends z.ZodType> {
  readonly #path: string;
  readonly #schema: T;
  readonly #fallback: z.output<T>;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(path: string, schema: T, fallback: z.output<T>) {
    this.#path = path;
    this.#schema = schema;
    this.#fallback = fallback;
  }

  async read(): Promise<z.output<T>> {
    await this.#queue;
    if (!existsSync(this.#path)) return structuredClone(this.#fallback);
    try {
      return this.#schema.parse(JSON.parse(await readFile(this.#path, 'utf8')));
    } catch {
      await rename(this.#path, `${this.#path}.damaged`);
      return structuredClone(this.#fallback);
    }
  }

  write(value: z.input<T>): Promise<void> {
    const write = this.#queue.then(async () => {
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
      const file = await open(`${this.#path}.part`, 'w', 0o600);
      try {
        await file.writeFile(JSON.stringify(value));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${this.#path}.part`, this.#path);
    });
    this.#queue = write.catch(() => {});
    return write;
  }

  /** Read, change, write, with no other change of this object in between. */
  async change(edit: (value: z.output<T>) => z.input<T>): Promise<void> {
    await this.write(edit(await this.read()));
  }
}
