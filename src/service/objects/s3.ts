import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ObjectsUnreachable, type KeptObject, type ObjectPlace, type Objects } from './objects.ts';

const connectMilliseconds = 5000;
const requestMilliseconds = 60_000;
const maxTries = 4;

/** An answer that says that the key, or what is asked of it, is not there; a bucket that is not there is a fault. */
const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound', 'InvalidRange'].includes((error as Error).name);

/** What the store or the system calls it: no address and no key, because callers are told. */
function unreachable(error: unknown): ObjectsUnreachable {
  const { name, code, $metadata } = error as { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  return new ObjectsUnreachable(code ?? (status === undefined ? (name ?? 'S3') : `${name ?? 'S3'} ${status}`));
}

/** A bucket of an S3-compatible store, below a prefix. */
class S3Objects implements Objects {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(client: S3Client, { hostname, pathname }: URL) {
    this.#client = client;
    this.#bucket = hostname;
    const prefix = pathname.replaceAll(/^\/+|\/+$/g, '');
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  /** The store compares what arrived with the digest, and keeps all of it or nothing. */
  async put(key: string, bytes: Uint8Array, sha256: string): Promise<void> {
    const checksum = Buffer.from(sha256, 'hex').toString('base64');
    const put = new PutObjectCommand({ ...this.#at(key), Body: bytes, ContentLength: bytes.length, ChecksumSHA256: checksum });
    await this.#client.send(put).catch((error: unknown) => {
      throw unreachable(error);
    });
  }

  get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.#read(key, null);
  }

  part(key: string, first: number, last: number): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.#read(key, { first, last });
  }

  async #read(key: string, range: { first: number; last: number } | null): Promise<Uint8Array<ArrayBuffer> | null> {
    const asked = new AbortController();
    try {
      const get = new GetObjectCommand({ ...this.#at(key), ...(range ? { Range: `bytes=${range.first}-${range.last}` } : {}) });
      const { Body: body, ContentLength: length = 0 } = await this.#client.send(get, { abortSignal: asked.signal });
      // A store that knows no ranges sends all of it, which may be large.
      if (range && length > range.last + 1 - range.first) throw new ObjectsUnreachable('RangeNotSupported');
      return new Uint8Array(await body!.transformToByteArray());
    } catch (error) {
      asked.abort();
      if (isMissing(error)) return null;
      throw error instanceof ObjectsUnreachable ? error : unreachable(error);
    }
  }

  async has(key: string): Promise<boolean> {
    try {
      await this.#client.send(new HeadObjectCommand(this.#at(key)));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw unreachable(error);
    }
  }

  async *list(): AsyncGenerator<KeptObject[]> {
    for (let next: string | undefined, isLast = false; !isLast;) {
      const asked = new ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: this.#prefix,
        ...(next === undefined ? {} : { ContinuationToken: next }),
      });
      const page = await this.#client.send(asked).catch((error: unknown) => {
        throw unreachable(error);
      });
      yield (page.Contents ?? []).map(({ Key: key = '', Size: bytes = 0, LastModified: at }) => ({
        key: key.slice(this.#prefix.length),
        bytes,
        modifiedAt: at?.getTime() ?? 0,
      }));
      next = page.NextContinuationToken;
      isLast = page.IsTruncated !== true || next === undefined;
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key))).catch((error: unknown) => {
      if (!isMissing(error)) throw unreachable(error);
    });
  }

  close(): void {
    this.#client.destroy();
  }
}

/** Credentials come as the AWS SDK finds them by itself: AWS_ACCESS_KEY_ID, its files, or the role of the computer. */
export function openS3({ address, endpoint, region }: ObjectPlace): Objects {
  const elsewhere = endpoint ?? process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  const client = new S3Client({
    ...(elsewhere === undefined ? {} : { endpoint: elsewhere, forcePathStyle: true }),
    // Stores of others have regions by name alone.
    region: region ?? process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    maxAttempts: maxTries,
    requestHandler: { connectionTimeout: connectMilliseconds, requestTimeout: requestMilliseconds },
    // Our own digest is asked for with what is put, and compared with what is read.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Objects(client, new URL(address));
}
