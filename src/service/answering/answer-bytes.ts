import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings that answers are compressed with; of two that a caller likes as much, the first is taken. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const compressWith: Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>> = {
  // 5 of 11: a tenth larger than the highest and twenty times as fast.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: promisify(gzip),
};
/** Below a packet or so, compressing saves nothing. */
const minBytes = 1024;
const compressible = /^(application\/(.*\+)?json|text\/)/;
export const isCompressibleType = (type: string): boolean => compressible.test(type);

/** An answer as it goes over the wire: compressed at most once for each encoding, outside the event loop, and tagged by a digest, so that equal tags mean equal bytes. */
export class AnswerBytes {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  /** `with`: other bytes that belong to the answer, and change its tag. */
  constructor(type: string, body: Uint8Array, withBytes: Uint8Array = new Uint8Array(0)) {
    this.type = type;
    this.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    this.tag = createHash('sha256').update(this.body).update(withBytes).digest('hex').slice(0, 32);
  }

  get isCompressible(): boolean {
    return this.body.length >= minBytes && isCompressibleType(this.type);
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? compressWith[encoding](this.body);
    this.#encoded.set(encoding, known);
    return known;
  }
}
