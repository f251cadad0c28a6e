import { request, type Dispatcher } from 'undici';
import { cancelled, ApiFault } from './fault.ts';
import { bodyOf, freshnessOf, type FetchedTile } from './map-tile.ts';
import { guarded, isNearHost } from './picture.ts';
import { sentence } from './phrases/sentence.ts';

/** as the icons inside of a file */
const maxBytes = 4 * 1024 * 1024;
const waitMilliseconds = 20_000;

/** Fetches icons that a file of a stranger names, from servers that a person allowed: no cookies, no redirects, no key, nothing of this computer or its network. */
export class IconClient {
  readonly #dispatcher: Dispatcher;
  readonly #userAgent: string;

  /** `dispatcher` is for tests; the usual one never ends at a near address. */
  constructor(version: string, dispatcher: Dispatcher = guarded()) {
    this.#dispatcher = dispatcher;
    this.#userAgent = `Hectare/${version}`;
  }

  /** The bytes at an address, asked for with encryption whatever it says. Throws ApiFault. */
  async fetch(address: string, signal: AbortSignal): Promise<FetchedTile> {
    const url = new URL(address.replace(/^http:/i, 'https:'));
    const { host } = url;
    if (url.protocol !== 'https:' || isNearHost(url.hostname)) throw new ApiFault('refused', sentence('client.picture-address'));
    try {
      const answer = await request(url, {
        dispatcher: this.#dispatcher,
        signal: AbortSignal.any([signal, AbortSignal.timeout(waitMilliseconds)]),
        headers: { accept: 'image/png,image/jpeg,image/gif,image/webp', 'user-agent': this.#userAgent },
      });
      if (answer.statusCode !== 200) {
        await answer.body.dump();
        throw new ApiFault('refused', sentence('client.picture-status', { host, status: answer.statusCode }), {
          status: answer.statusCode,
        });
      }
      return { bytes: await bodyOf(answer, maxBytes, host), ...freshnessOf(answer.headers) };
    } catch (error) {
      if (error instanceof ApiFault) throw error;
      if (signal.aborted) throw cancelled();
      throw new ApiFault('network', sentence('client.picture-unreachable', { host }));
    }
  }

  close(): Promise<void> {
    return this.#dispatcher.close();
  }
}
