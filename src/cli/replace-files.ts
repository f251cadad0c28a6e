import { rename, rm } from 'node:fs/promises';
import { openNew, partOf } from '#host/replaced-file.ts';
import type { WrittenPiece } from '#formats/index.ts';
import { CommandFault } from './usage.ts';

/** Writes files beside their targets first: all or none are replaced, unless the disk fails between two renames. `asked` is the name that the user gave. */
export async function replaceFiles(files: [path: string, bytes: Uint8Array][], asked: string): Promise<void> {
  const made: { part: string; path: string }[] = [];
  try {
    for (const [path, bytes] of files) {
      const part = partOf(path);
      const file = await openNew(part);
      made.push({ part, path });
      await file.writeFile(bytes).finally(() => file.close());
    }
    for (const { part, path } of made) await rename(part, path);
  } catch (error) {
    for (const { part } of made) await rm(part, { force: true }).catch(() => {});
    throw writingFault(asked, error);
  }
}

function writingFault(asked: string, error: unknown): CommandFault {
  const { code } = error as NodeJS.ErrnoException;
  return new CommandFault(
    `${asked} cannot be written (${code}). ${code === 'ENOENT' ? 'Make its folder first, or choose another place.' : code === 'ENOSPC' ? 'The disk is full.' : 'Choose another place.'}`,
  );
}

/** Small pieces are buffered and written together. */
const bufferBytes = 1 << 20;

/** The same for one file in pieces, of which only a few are in memory. Errors of the pieces are passed on, and nothing is left behind. */
export async function replaceByPieces(path: string, pieces: AsyncIterable<WrittenPiece>): Promise<void> {
  const draft = partOf(path);
  const tried = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw writingFault(path, error);
    });
  const file = await tried(openNew(draft));
  try {
    let waiting: Uint8Array[] = [];
    let length = 0;
    const flush = async () => {
      await tried(file.appendFile(Buffer.concat(waiting, length)));
      waiting = [];
      length = 0;
    };
    const replaced: { at: number; bytes: Uint8Array }[] = [];
    for await (const piece of pieces) {
      if (!(piece instanceof Uint8Array)) {
        replaced.push(piece);
        continue;
      }
      waiting.push(piece);
      length += piece.length;
      if (length >= bufferBytes) await flush();
    }
    await flush();
    for (const { at, bytes } of replaced) await tried(file.write(bytes, 0, bytes.length, at));
    await file.close();
    await tried(rename(draft, path));
  } catch (error) {
    await file.close().catch(() => {});
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
