import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { withSystemCertificates } from '#network/system-certificates.ts';
import { acceptedEncodings, readBody } from './answer-body.ts';
import { ApiFault, cancelled } from './fault.ts';
import { sentence } from './phrases/sentence.ts';

/** Pictures of a project are a few megabytes; a hundred times that is no picture to show. */
const maxPictureBytes = 128 * 1024 * 1024;
const pictureMilliseconds = 120_000;
const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

/** Addresses of this computer and of the networks around it, which a provider has no business to lead to. */
const near = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  near.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  near.addSubnet(network, prefix, 'ipv6');
function isNearAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const own = mapped ?? address;
  const family = isIP(own);
  return family !== 0 && near.check(own, family === 6 ? 'ipv6' : 'ipv4');
}
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');
/** By the name alone: this computer, or the network around it. */
export const isNearHost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || isNearAddress(bare(hostname));

/** Connections that never end at a near address, also where a name leads there. They go without a proxy, which would look names up where we cannot see. */
export function guarded(): Dispatcher {
  const agent = new Agent({
    connections: 4,
    connect: {
      lookup: (hostname, options, done) =>
        systemLookup(hostname, options, (error, address, family) => {
          const found = Array.isArray(address) ? address.map((one) => one.address) : [address];
          if (!error && found.some(isNearAddress)) done(Object.assign(new Error('near'), { code: 'ENEAR' }), '', 4);
          else done(error, address, family);
        }),
    },
  });
  return withSystemCertificates(agent);
}

/** What a file begins with tells what it is, whatever the service calls it. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | 'tiff' | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  return /^(II[*+]\0|MM\0[*+])/.test(start) ? 'tiff' : null;
}

function inAddress(address: string): Uint8Array {
  const comma = address.indexOf(',');
  const isBase64 = /;base64$/i.test(address.slice(0, Math.max(0, comma)));
  return isBase64 ? new Uint8Array(Buffer.from(address.slice(comma + 1), 'base64')) : new Uint8Array(0);
}

export interface PictureSource {
  /** of the service: only there the key goes along */
  baseUrl: string;
  dispatcher: Dispatcher;
}

/** Pictures that answers of a service name by any address, its own or another's. */
export class PictureFetcher {
  readonly #source: PictureSource;
  readonly #elsewhere = guarded();
  constructor(source: PictureSource) {
    this.#source = source;
  }

  close(): Promise<void> {
    return this.#elsewhere.close();
  }

  /** The bytes at an address. Redirects are followed, the key goes to the service's own origin alone. Throws ApiFault. */
  async fetch(address: string, keyHeader: Record<string, string>, signal?: AbortSignal): Promise<Uint8Array> {
    if (/^data:image\//i.test(address)) return inAddress(address);
    const base = new URL(`${this.#source.baseUrl.replace(/\/+$/, '')}/`);
    const timeout = AbortSignal.timeout(pictureMilliseconds);
    let next = URL.parse(address, base.href);
    for (let turns = 0; turns <= maxRedirects; turns += 1) {
      const url = this.#allowed(next, base);
      try {
        const answer = await request(url, {
          headers: {
            accept: 'image/tiff, image/png, image/jpeg, */*;q=0.1',
            'accept-encoding': acceptedEncodings,
            'user-agent': 'Hectare/0.1',
            ...(url.origin === base.origin ? keyHeader : {}),
          },
          dispatcher: url.origin === base.origin || isNearHost(base.hostname) ? this.#source.dispatcher : this.#elsewhere,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        if (redirects.has(answer.statusCode)) {
          await answer.body.dump();
          next = URL.parse(String(answer.headers['location'] ?? ''), url.href);
          continue;
        }
        if (answer.statusCode !== 200) {
          await answer.body.dump();
          throw new ApiFault('refused', sentence('client.picture-status', { host: url.host, status: answer.statusCode }), {
            status: answer.statusCode,
          });
        }
        return await readBody(answer.body, answer.headers, maxPictureBytes);
      } catch (error) {
        if (error instanceof ApiFault) throw error;
        if (signal?.aborted) throw cancelled();
        throw new ApiFault(timeout.aborted ? 'timeout' : 'network', sentence('client.picture-unreachable', { host: url.host }));
      }
    }
    throw new ApiFault('redirected', sentence('client.picture-goes-round'));
  }

  /** Throws ApiFault for an address that is none of the web, is less safe than the service's own, or lies on this computer or in its network. */
  #allowed(url: URL | null, base: URL): URL {
    const isSafe =
      url !== null &&
      (url.protocol === 'https:' || (url.protocol === 'http:' && base.protocol === 'http:')) &&
      (url.origin === base.origin || isNearHost(base.hostname) || !isNearHost(url.hostname));
    if (!isSafe) throw new ApiFault('refused', sentence('client.picture-address'));
    return url;
  }
}
