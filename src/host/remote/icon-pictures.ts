import { join } from 'node:path';
import { ApiFault, type IconClient } from '#client/index.ts';
import { inParallel } from '#domain/in-parallel.ts';
import { isFitIcon } from '#formats/kml/point-icon-files.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import { isFresh, keptTiles } from '../kept-tiles.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';

const atOnce = 4;
const maxBytesTogether = 32 * 1024 * 1024;
/** Icons change seldom; whoever opens a file again does not tell its server so. */
const minFreshSeconds = 7 * 24 * 3600;

interface FetchedIcons {
  files: Record<string, Uint8Array<ArrayBuffer>>;
  /** that could not be had, or are no pictures of a size that is shown */
  missing: number;
  /** why the first of them could not be had */
  fault: ForeignPhrase | null;
}

/** Icons of points that lie on a server, kept for where there is no network. */
export function iconPictures(dataFolder: string, client: IconClient) {
  const kept = keptTiles(join(dataFolder, 'icon-files'));
  async function icon(host: string, address: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const id = encodeURIComponent(host);
    const before = await kept.read(id, address);
    if (before && isFresh(before)) return before.bytes;
    try {
      const { bytes, freshSeconds, mayBeKept } = await client.fetch(address, signal);
      if (mayBeKept && isFitIcon(bytes))
        await kept.write(id, address, { bytes, fetchedAtMilliseconds: Date.now(), freshSeconds: Math.max(freshSeconds, minFreshSeconds) });
      return bytes;
    } catch (error) {
      if (before && error instanceof ApiFault && error.code === 'network') return before.bytes;
      throw error;
    }
  }
  return {
    /** The pictures at addresses of one server, which the person allowed by its name. Rejects with Refused for an address of another, and where it was cancelled. */
    async fetch(host: string, addresses: readonly string[], signal: AbortSignal): Promise<FetchedIcons> {
      if (addresses.some((address) => URL.parse(address)?.host !== host))
        throw new Refused('elsewhere', sentence('host.remote-elsewhere', { host }));
      const answer: FetchedIcons = { files: {}, missing: 0, fault: null };
      let room = maxBytesTogether;
      await inParallel(atOnce, addresses, async (address) => {
        try {
          const bytes = await icon(host, address, signal);
          room -= bytes.length;
          if (room >= 0 && isFitIcon(bytes)) answer.files[address] = bytes;
          else answer.missing += 1;
        } catch (error) {
          if (!(error instanceof ApiFault) || signal.aborted) throw error;
          answer.missing += 1;
          answer.fault ??= error.phrase;
        }
      });
      return answer;
    },
    /** Lets go what is kept of a server. */
    forget: (host: string) => kept.forget(encodeURIComponent(host)),
  };
}
