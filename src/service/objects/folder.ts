import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceFile } from '#disk/replaced-file.ts';
import { ObjectsUnreachable, type KeptObject, type Objects } from './objects.ts';

async function reached<T>(doing: Promise<T>): Promise<T> {
  try {
    return await doing;
  } catch (error) {
    throw new ObjectsUnreachable((error as NodeJS.ErrnoException).code ?? 'EIO');
  }
}

async function orMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const { code = 'EIO' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new ObjectsUnreachable(code);
  }
}

async function readPart(path: string, first: number, last: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(last + 1 - first);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, first);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A folder that all servers and workers see, such as a mounted share. */
export class FolderObjects implements Objects {
  readonly #folder: string;
  constructor(address: string) {
    this.#folder = fileURLToPath(address);
  }

  put(key: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#folder, key);
    return reached(mkdir(dirname(path), { recursive: true, mode: 0o700 }).then(() => replaceFile(path, bytes, 0o600)));
  }

  get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return orMissing(readFile(join(this.#folder, key)).then((bytes) => new Uint8Array(bytes)));
  }

  part(key: string, first: number, last: number): Promise<Uint8Array<ArrayBuffer> | null> {
    return orMissing(readPart(join(this.#folder, key), first, last));
  }

  async has(key: string): Promise<boolean> {
    return (await orMissing(stat(join(this.#folder, key)))) !== null;
  }

  async *list(): AsyncGenerator<KeptObject[]> {
    for (const folder of (await orMissing(readdir(this.#folder))) ?? []) {
      const names = (await orMissing(readdir(join(this.#folder, folder)))) ?? [];
      const found: KeptObject[] = [];
      for (const name of names) {
        const file = await orMissing(stat(join(this.#folder, folder, name)));
        if (file?.isFile()) found.push({ key: `${folder}/${name}`, bytes: file.size, modifiedAt: file.mtimeMs });
      }
      yield found;
    }
  }

  remove(key: string): Promise<void> {
    return reached(rm(join(this.#folder, key), { force: true }));
  }

  close(): void {}
}
