import { request, type Dispatcher } from 'undici';
import { acceptedEncodings, readBody } from './answer-body.ts';
import { textOfBody } from './answer-text.ts';
import { ApiFault, cancelled, faultOfStatus } from './fault.ts';
import { networkFault } from './network-fault.ts';

const maxBytes = 16 * 1024 * 1024;
const waitMilliseconds = 30_000;

/** What is at an address of a service that is no operation of the contract. */
export interface Below {
  /** empty where nothing is there, and where it is the same */
  bytes: Uint8Array<ArrayBuffer>;
  etag: string | null;
  /** what the caller has is as it is now */
  isSame: boolean;
}
interface Asked {
  baseUrl: string;
  dispatcher: Dispatcher;
  secret: string;
  path: string;
  accept: string;
  ifNoneMatch: string | undefined;
}

/** Redirects are not followed, because the key goes along. Throws ApiFault. */
export async function bytesBelow({ baseUrl, dispatcher, secret, path, accept, ifNoneMatch }: Asked, signal: AbortSignal): Promise<Below> {
  const address = `${baseUrl.replace(/\/+$/, '')}${path}`;
  const byTime = AbortSignal.timeout(waitMilliseconds);
  try {
    const answer = await request(address, {
      headers: {
        accept,
        'accept-encoding': acceptedEncodings,
        'x-api-key': secret,
        ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
      },
      dispatcher,
      signal: AbortSignal.any([signal, byTime]),
    });
    const { statusCode: status, headers } = answer;
    const etag = typeof headers['etag'] === 'string' ? headers['etag'] : null;
    const bytes = new Uint8Array(await readBody(answer.body, headers, maxBytes));
    if (status === 304) return { bytes: new Uint8Array(0), etag, isSame: true };
    if (status >= 300) throw faultOfStatus(status, textOfBody(bytes, String(headers['content-type'] ?? '')));
    return { bytes, etag, isSame: false };
  } catch (error) {
    if (error instanceof ApiFault) throw error.without(secret);
    if (signal.aborted) throw cancelled();
    throw networkFault(error, byTime.aborted, new URL(address).host);
  }
}
