import { rm } from 'node:fs/promises';
import { readChecked, writeChecked } from './checked-file.ts';

/** The cached answer for a document; `absent`: the source itself says that there is none. */
export interface DocumentMeta {
  fetchedAt: number;
  etag: string | null;
  contentType: string;
  absent: boolean;
}
export interface KeptDocument {
  meta: DocumentMeta;
  bytes: Uint8Array;
}

const lineFeed = 10;

/** A file of one line of JSON, then the bytes. null where there is none; a damaged one is removed. */
export async function readDocument(path: string): Promise<KeptDocument | null> {
  const all = await readChecked(path);
  const end = all?.indexOf(lineFeed) ?? -1;
  if (!all || end < 0) return null;
  try {
    return {
      meta: JSON.parse(new TextDecoder().decode(all.subarray(0, end))) as DocumentMeta,
      bytes: new Uint8Array(all.subarray(end + 1)),
    };
  } catch {
    await rm(path, { force: true });
    return null;
  }
}

/** Resolves with the bytes written. */
export async function writeDocument(path: string, { meta, bytes }: KeptDocument): Promise<number> {
  const head = new TextEncoder().encode(`${JSON.stringify(meta)}\n`);
  const all = new Uint8Array(head.length + bytes.length);
  all.set(head);
  all.set(bytes, head.length);
  await writeChecked(path, all);
  return all.length;
}
