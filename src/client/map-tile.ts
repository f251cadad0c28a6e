import { request, type Dispatcher } from 'undici';
import { outwardAgent } from '#network/outward-agent.ts';
import { ApiFault, cancelled } from './fault.ts';
import { sentence } from './phrases/sentence.ts';

const maxFreshSeconds = 365 * 24 * 3600;
const maxBytes = 4 * 1024 * 1024;
const waitMilliseconds = 20_000;
/** Lists of some thousand layers are written when they are asked for. */
const documentMilliseconds = 60_000;
const kinds: [type: string, begins: number[], at: number][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47], 0],
  ['image/jpeg', [0xff, 0xd8, 0xff], 0],
  ['image/webp', [0x57, 0x45, 0x42, 0x50], 8],
  ['image/gif', [0x47, 0x49, 0x46, 0x38], 0],
];

/** The type of a picture by its first bytes, whatever the server calls it; null for anything else. */
export const pictureType = (bytes: Uint8Array): string | null =>
  kinds.find(([, begins, at]) => begins.every((byte, index) => bytes[at + index] === byte))?.[0] ?? null;

const vectorTypes = 'application/vnd.mapbox-vector-tile,application/x-protobuf;q=0.9';
/** A tile of shapes begins with the field of a layer (Mapbox Vector Tile 2.1, 4.1), or is packed as gzip. */
const isVectorTile = ([first, second]: Uint8Array): boolean => first === 0x1a || (first === 0x1f && second === 0x8b);

export interface FetchedTile {
  bytes: Uint8Array<ArrayBuffer>;
  /** for so long its server says that it stays as it is; 0 where it says nothing */
  freshSeconds: number;
  /** false: its server forbids to store it (RFC 9111, no-store) */
  mayBeKept: boolean;
}
const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : (value ?? ''));

/** Freshness by RFC 9111, section 4.2.1: max-age, or else Expires less Date. */
export function freshnessOf(headers: Record<string, string | string[] | undefined>): Pick<FetchedTile, 'freshSeconds' | 'mayBeKept'> {
  const control = headerText(headers['cache-control']).toLowerCase();
  const mayBeKept = !/(^|[\s,])no-store($|[\s,])/.test(control);
  if (/(^|[\s,])no-cache($|[\s,])/.test(control)) return { freshSeconds: 0, mayBeKept };
  const [, maxAge] = /(?:^|[\s,])max-age="?(\d{1,10})/.exec(control) ?? [];
  const expires = Date.parse(headerText(headers['expires']));
  const date = Date.parse(headerText(headers['date']));
  const seconds = maxAge === undefined ? (expires - (Number.isNaN(date) ? Date.now() : date)) / 1000 : Number(maxAge);
  return { freshSeconds: Number.isFinite(seconds) ? Math.max(0, Math.min(maxFreshSeconds, Math.floor(seconds))) : 0, mayBeKept };
}

/** Ends an answer that nobody reads; the error of its own end is no news. */
function giveUp({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => {});
  body.destroy();
}
async function refuseBut(wanted: number, answer: Dispatcher.ResponseData, host: string): Promise<void> {
  const { statusCode: status } = answer;
  if (status === wanted) return;
  await answer.body.dump();
  if (status === 401 || status === 403) throw new ApiFault('unauthorised', sentence('client.map-key-refused', { host }), { status });
  throw new ApiFault('server', sentence('client.map-status', { host, status }), { status });
}
const tileTooLarge = (host: string) => sentence('client.map-tile-too-large', { host });
export async function bodyOf(
  answer: Dispatcher.ResponseData,
  most: number,
  host: string,
  tooLarge = tileTooLarge(host),
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > most) throw new ApiFault('too-large', tooLarge);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Fetches map tiles, parts of files and documents from an address that the user gave or chose: no cookies, no redirects; of tiles nothing but pictures. */
export class MapTileClient {
  readonly #dispatcher: Dispatcher;
  readonly #userAgent: string;

  /** `version` of the program: providers of public maps ask for a name that tells which application asks, and since when. */
  constructor(version: string, maxConnections: number) {
    this.#dispatcher = outwardAgent({ connections: maxConnections });
    this.#userAgent = `Hectare/${version}`;
  }

  /** The picture, or the tile of shapes, or null where the map has none (204, 404). Throws ApiFault; its message never holds the address, which may carry a key. */
  fetch(address: string, signal: AbortSignal, isVector = false): Promise<FetchedTile | null> {
    const { host } = new URL(address);
    return this.#asked(address, { accept: isVector ? vectorTypes : 'image/png,image/jpeg,image/webp' }, signal, async (answer) => {
      if (answer.statusCode === 404 || answer.statusCode === 204) {
        await answer.body.dump();
        return null;
      }
      await refuseBut(200, answer, host);
      const bytes = await bodyOf(answer, maxBytes, host);
      if (isVector && bytes.length === 0) return null;
      if (isVector && !isVectorTile(bytes)) throw new ApiFault('wrong-type', sentence('client.map-no-vector-tile', { host }));
      if (!isVector && !pictureType(bytes))
        throw new ApiFault(
          'wrong-type',
          /request=getmap/i.test(address)
            ? sentence('client.map-no-picture-layers', { host })
            : sentence('client.map-no-picture-places', { host, z: '{z}', x: '{x}', y: '{y}' }),
        );
      return { bytes, ...freshnessOf(answer.headers) };
    });
  }

  /** A part of a file (RFC 9110, section 14); shorter where the file ends, and empty behind its end. A server that would send the whole file instead is refused. */
  fetchRange(address: string, offset: number, length: number, signal: AbortSignal): Promise<FetchedTile> {
    const { host } = new URL(address);
    return this.#asked(address, { range: `bytes=${offset}-${offset + length - 1}` }, signal, async (answer) => {
      if (answer.statusCode === 200) {
        giveUp(answer);
        throw new ApiFault('wrong-type', sentence('client.map-no-ranges', { host }));
      }
      if (answer.statusCode === 416) {
        await answer.body.dump();
        return { bytes: new Uint8Array(0), freshSeconds: 0, mayBeKept: false };
      }
      await refuseBut(206, answer, host);
      const [, from] = /^bytes (\d+)-/.exec(headerText(answer.headers['content-range'])) ?? [];
      if (Number(from) !== offset) {
        giveUp(answer);
        throw new ApiFault('wrong-type', sentence('client.map-no-ranges', { host }));
      }
      return { bytes: await bodyOf(answer, length, host), ...freshnessOf(answer.headers) };
    });
  }

  /**
   * A document that says what a service offers, or a page of its features: at most `most` bytes. A service that sends to another address is not followed; the fault
   * names that address without its questions, which may carry a key.
   */
  fetchDocument(address: string, accept: string, most: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const { host } = new URL(address);
    const asked = (answer: Dispatcher.ResponseData) => {
      const target = URL.parse(headerText(answer.headers['location']), address);
      if (answer.statusCode >= 300 && answer.statusCode < 400 && target) {
        giveUp(answer);
        throw new ApiFault('redirected', sentence('client.map-redirected', { host, address: target.origin + target.pathname }));
      }
      return refuseBut(200, answer, host);
    };
    const tooLarge = sentence('client.map-document-too-large', { host, megabytes: Math.round(most / 2 ** 20) });
    return this.#asked(
      address,
      { accept },
      signal,
      async (answer) => {
        await asked(answer);
        return bodyOf(answer, most, host, tooLarge);
      },
      documentMilliseconds,
    );
  }

  async #asked<T>(
    address: string,
    headers: Record<string, string>,
    signal: AbortSignal,
    read: (answer: Dispatcher.ResponseData) => Promise<T>,
    milliseconds = waitMilliseconds,
  ): Promise<T> {
    const { host } = new URL(address);
    try {
      return await read(
        await request(address, {
          dispatcher: this.#dispatcher,
          signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
          headers: { ...headers, 'user-agent': this.#userAgent },
        }),
      );
    } catch (error) {
      if (error instanceof ApiFault) throw error;
      if (signal.aborted) throw cancelled();
      throw new ApiFault((error as Error).name === 'TimeoutError' ? 'timeout' : 'network', sentence('client.map-unreachable', { host }));
    }
  }

  close(): Promise<void> {
    return this.#dispatcher.close();
  }
}
