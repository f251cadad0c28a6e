import { Zip, ZipDeflate } from 'fflate';
import { rangeFault, type FilePhrase } from '../phrases/index.ts';

/** Sizes and places in a zip without its extension are numbers of 32 bits, and the library writes no other. */
const maxBytes = 2 ** 32 - 1;

/** A file of an archive, in pieces. */
export interface ZippedFile {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * An archive of files that are packed one after another while their content comes: sizes stand behind the content and in the directory. Throws RangeError (`tooLarge`) where
 * a file or the archive is larger than the format can say. The date is a fixed one: the same content gives the same bytes.
 */
export async function* zippedFiles(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
  tooLarge: FilePhrase,
  most = maxBytes,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  let total = 0;
  const taken = (): Uint8Array[] => {
    const pieces = made.splice(0);
    for (const { length } of pieces) total += length;
    if (total > most) throw rangeFault(tooLarge);
    return pieces;
  };
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = new Date(Date.UTC(1980, 0, 1, 12));
    zip.add(file);
    let size = 0;
    for await (const block of blocksOf(content)) {
      size += block.length;
      if (size > most) throw rangeFault(tooLarge);
      file.push(block);
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

const blockBytes = 1 << 20;

/** The same bytes in blocks of one size, so that how they came does not change how they are packed. */
async function* blocksOf(content: ZippedFile['content']): AsyncGenerator<Uint8Array> {
  let block = new Uint8Array(blockBytes);
  let length = 0;
  for await (const piece of content)
    for (let at = 0; at < piece.length;) {
      const part = piece.subarray(at, at + blockBytes - length);
      block.set(part, length);
      length += part.length;
      at += part.length;
      if (length < blockBytes) continue;
      yield block;
      block = new Uint8Array(blockBytes);
      length = 0;
    }
  if (length > 0) yield block.subarray(0, length);
}
