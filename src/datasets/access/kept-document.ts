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

/** One line of JSON, then the bytes; null for anything else. */
export function documentOf(all: Uint8Array): KeptDocument | null {
  const end = all.indexOf(lineFeed);
  if (end < 0) return null;
  try {
    return {
      meta: JSON.parse(new TextDecoder().decode(all.subarray(0, end))) as DocumentMeta,
      bytes: new Uint8Array(all.subarray(end + 1)),
    };
  } catch {
    return null;
  }
}

export function documentBytes({ meta, bytes }: KeptDocument): Uint8Array {
  const head = new TextEncoder().encode(`${JSON.stringify(meta)}\n`);
  const all = new Uint8Array(head.length + bytes.length);
  all.set(head);
  all.set(bytes, head.length);
  return all;
}

/** null where there is none; a damaged one is removed. */
export async function readDocument(path: string): Promise<KeptDocument | null> {
  const all = await readChecked(path);
  if (!all) return null;
  const document = documentOf(all);
  if (!document) await rm(path, { force: true });
  return document;
}

/** Resolves with the bytes written. */
export async function writeDocument(path: string, document: KeptDocument): Promise<number> {
  const all = documentBytes(document);
  await writeChecked(path, all);
  return all.length;
}
