import { piecesOf } from '../file-source.ts';
import { UnreadableFile, type FileSource } from '../format.ts';
import { EntrySource, refuseBomb, type PlacedEntry } from '../zip/zip-archive.ts';

/** Whether an address leads out of the archive. */
export const isElsewhere = (address: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The name of an archive's entry that an address in another entry means. */
export function entryName(base: string, address: string): string {
  const path = [...base.split('/').slice(0, -1), ...decoded(address.replace(/[?#].*$/, '')).split(/[\\/]/)];
  const parts: string[] = [];
  for (const part of path) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The bytes of an entry; null where its directory or its packing cannot be true, or it is larger. */
export async function pictureBytes(archive: FileSource, entry: PlacedEntry, maxBytes: number): Promise<Uint8Array | null> {
  try {
    return await inflated(archive, entry, maxBytes);
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}
async function inflated(archive: FileSource, entry: PlacedEntry, maxBytes: number): Promise<Uint8Array> {
  refuseBomb(entry, maxBytes);
  const bytes = new Uint8Array(entry.size);
  let at = 0;
  for await (const piece of piecesOf(new EntrySource(archive, entry))) {
    bytes.set(piece.subarray(0, bytes.length - at), at);
    at += piece.length;
  }
  return bytes.subarray(0, at);
}
