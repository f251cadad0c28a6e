import { rename, rm, type FileHandle } from 'node:fs/promises';
import { openNew, partOf } from '#disk/replaced-file.ts';
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

/** A file that is written in pieces. */
export interface PiecedFile {
  path: string;
  pieces: AsyncIterable<WrittenPiece> | Iterable<WrittenPiece>;
}

/** The same for files in pieces, one after another, of which only a few pieces are in memory. Errors of the pieces are passed on, and nothing is left behind. Gives the paths. */
export async function replaceByPieces(files: AsyncIterable<PiecedFile> | Iterable<PiecedFile>, asked: string): Promise<string[]> {
  const made: { part: string; path: string }[] = [];
  try {
    for await (const { path, pieces } of files) {
      const part = partOf(path);
      const file = await tried(asked, openNew(part));
      made.push({ part, path });
      await writePieces(file, pieces, asked).finally(() => file.close());
    }
    for (const { part, path } of made) await tried(asked, rename(part, path));
    return made.map(({ path }) => path);
  } catch (error) {
    for (const { part } of made) await rm(part, { force: true }).catch(() => {});
    throw error;
  }
}

const tried = <T>(asked: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw writingFault(asked, error);
  });

async function writePieces(file: FileHandle, pieces: PiecedFile['pieces'], asked: string): Promise<void> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  const flush = async () => {
    await tried(asked, file.appendFile(Buffer.concat(waiting, length)));
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
  for (const { at, bytes } of replaced) await tried(asked, file.write(bytes, 0, bytes.length, at));
}
