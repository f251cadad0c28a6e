import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Readable } from 'node:stream';
import { ApiFault } from './fault.ts';

/**
 * Reads a whole body, unpacked, and never holds more than `mostBytes` of it: the cap is on the unpacked bytes, so a small packed body cannot grow without end.
 * Throws ApiFault `answer-too-large` or `answer-cut`; lets aborts through.
 */
export async function receive(body: Readable, encoding: string | undefined, mostBytes: number, onBytes?: (count: number) => void): Promise<Uint8Array> {
  const unpack = encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : encoding === 'deflate' ? createInflate() : null;
  if (unpack) body.on('error', (error) => unpack.destroy(error));
  const stream: Readable = unpack ? body.pipe(unpack) : body;
  const chunks: Uint8Array[] = [];
  let count = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      count += chunk.length;
      if (count > mostBytes) throw new ApiFault('answer-too-large', `The answer is larger than ${Math.round(mostBytes / 1e6)} MB. Ask for a shorter time or a smaller project.`);
      chunks.push(chunk);
      onBytes?.(count);
    }
  } catch (error) {
    body.on('error', () => {});
    body.destroy();
    if (error instanceof Error && /^Z_|ERR__ERROR/.test((error as NodeJS.ErrnoException).code ?? '')) throw new ApiFault('answer-cut', 'The answer arrived damaged. Try again.');
    throw error;
  }
  return Buffer.concat(chunks);
}
