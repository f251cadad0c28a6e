import { jsonFault, MapTileClient } from '#client/index.ts';
import { xmlTree, type XmlNode } from '#remote/xml-tree.ts';

/** The largest lists of layers that are known are some 10 MB. */
const maxDocumentBytes = 32 * 1024 * 1024;
/** of a service that gives all its features at once */
const maxPageBytes = 64 * 1024 * 1024;
/** a page of features is read by the readers of files; what is shorter may be a refusal */
const maxRefusalBytes = 1 << 16;
const maxConnections = 4;

/** What an address answered with, read as far as it can be. */
export interface RemoteDocument {
  bytes: Uint8Array;
  xml: XmlNode | null;
  json: unknown;
}

const firstByte = (bytes: Uint8Array): number | undefined =>
  bytes.find((byte) => byte > 0x20 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf);
const [lessThan, openRecord] = [0x3c, 0x7b];

/** JSON that is no bomb; undefined for anything else. */
function jsonIn(bytes: Uint8Array): unknown {
  if (jsonFault(bytes) !== null) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** Asks services what they offer. */
export function remoteDocuments(version: string) {
  const client = new MapTileClient(version, maxConnections);
  return {
    /** Of a page of features its bytes count, not its tree. Rejects with ApiFault. */
    async fetch(address: string, signal: AbortSignal, isPage = false): Promise<RemoteDocument> {
      const bytes = await client.fetchDocument(
        address,
        'application/json, application/geo+json, application/xml, text/xml;q=0.9',
        isPage ? maxPageBytes : maxDocumentBytes,
        signal,
      );
      const first = firstByte(bytes.subarray(0, 4096));
      return {
        bytes,
        xml: first === lessThan && (!isPage || bytes.length < maxRefusalBytes) ? xmlTree(bytes) : null,
        json: first === openRecord ? jsonIn(bytes) : undefined,
      };
    },
    /** A part of a file. Rejects with ApiFault. */
    range: (address: string, offset: number, length: number, signal: AbortSignal) => client.fetchRange(address, offset, length, signal),
    close: () => client.close(),
  };
}
export type RemoteDocuments = ReturnType<typeof remoteDocuments>;
