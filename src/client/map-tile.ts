import { Agent, request, type Dispatcher } from 'undici';
import { ApiFault, cancelled } from './fault.ts';
import { sentence } from './phrases/sentence.ts';

const maxConnections = 6;
const maxBytes = 4 * 1024 * 1024;
const waitMilliseconds = 20_000;
const kinds: [type: string, begins: number[], at: number][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47], 0],
  ['image/jpeg', [0xff, 0xd8, 0xff], 0],
  ['image/webp', [0x57, 0x45, 0x42, 0x50], 8],
  ['image/gif', [0x47, 0x49, 0x46, 0x38], 0],
];

/** The type of a picture by its first bytes, whatever the server calls it; null for anything else. */
const pictureType = (bytes: Uint8Array): string | null =>
  kinds.find(([, begins, at]) => begins.every((byte, index) => bytes[at + index] === byte))?.[0] ?? null;

/** Fetches map tiles from an address that the user gave: no cookies, no redirects to other hosts, nothing but pictures. */
export class MapTileClient {
  readonly #dispatcher: Dispatcher = new Agent({ connections: maxConnections });

  /** The picture, or null where the map has none (204, 404). Throws ApiFault; its message never holds the address, which may carry a key. */
  async fetch(address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
    const { host } = new URL(address);
    try {
      const answer = await request(address, {
        dispatcher: this.#dispatcher,
        signal: AbortSignal.any([signal, AbortSignal.timeout(waitMilliseconds)]),
        headers: { accept: 'image/png,image/jpeg,image/webp', 'user-agent': 'Hectare' },
      });
      if (answer.statusCode === 404 || answer.statusCode === 204) {
        await answer.body.dump();
        return null;
      }
      if (answer.statusCode === 401 || answer.statusCode === 403) {
        await answer.body.dump();
        throw new ApiFault('unauthorised', sentence('client.map-key-refused', { host }), {
          status: answer.statusCode,
        });
      }
      if (answer.statusCode !== 200) {
        await answer.body.dump();
        throw new ApiFault('server', sentence('client.map-status', { host, status: answer.statusCode }), { status: answer.statusCode });
      }
      const parts: Uint8Array[] = [];
      let size = 0;
      for await (const part of answer.body as AsyncIterable<Uint8Array>) {
        size += part.length;
        if (size > maxBytes) throw new ApiFault('too-large', sentence('client.map-tile-too-large', { host }));
        parts.push(part);
      }
      const bytes = new Uint8Array(Buffer.concat(parts));
      if (!pictureType(bytes))
        throw new ApiFault(
          'wrong-type',
          /request=getmap/i.test(address)
            ? sentence('client.map-no-picture-layers', { host })
            : sentence('client.map-no-picture-places', { host, z: '{z}', x: '{x}', y: '{y}' }),
        );
      return bytes;
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
