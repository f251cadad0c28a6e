import { pipeline, Transform, type Duplex, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ApiFault } from './fault.ts';
import { sentence } from './phrases/sentence.ts';

/** The content encodings that the client accepts. */
export const acceptedEncodings = 'gzip, br, deflate';
const decoders: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};
/** Only an attacker compresses more often than twice. */
const maxLayers = 2;

/** Packed data that grows beyond this many times its size is a bomb: the most repetitive answers of services come to a hundred. Small ones cost nothing. */
const maxRatio = 200;
const freeBytes = 16 * 1024 * 1024;

export const tooLarge = () => new ApiFault('too-large', sentence('client.answer-too-large'));

/**
 * The bytes of an answer, decoded as `content-encoding` says. The limits count decoded bytes, and how often they are the packed ones, and are checked chunk by chunk,
 * so that a small answer that inflates to gigabytes is stopped early. Throws ApiFault `too-large` or `shape`, or the stream's own error.
 */
export async function readBody(
  body: Readable,
  headers: Record<string, string | string[] | undefined>,
  maxBytes: number,
): Promise<Uint8Array> {
  const names = String(headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const unknown = names.find((name) => !Object.hasOwn(decoders, name));
  if (unknown !== undefined || names.length > maxLayers) {
    body.on('error', () => {}).destroy();
    throw new ApiFault('shape', sentence('client.unknown-encoding', { encoding: (unknown ?? names.join(', ')).slice(0, 40) }));
  }
  if (names.length === 0 && Number(headers['content-length']) > maxBytes) {
    body.on('error', () => {}).destroy();
    throw tooLarge();
  }
  let packed = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      packed += chunk.length;
      done(null, chunk);
    },
  });
  let unpacked: Readable = names.length === 0 ? body : pipeline(body, meter, () => {});
  // The encoding named last was applied last. An error anywhere destroys the last stream, and the loop below sees it.
  for (const name of names.toReversed()) unpacked = pipeline(unpacked, decoders[name]!(), () => {});
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked) {
    size += (chunk as Buffer).length;
    if (size > maxBytes || (names.length > 0 && size > freeBytes && size > packed * maxRatio)) {
      body.destroy();
      throw tooLarge();
    }
    chunks.push(chunk as Buffer);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
