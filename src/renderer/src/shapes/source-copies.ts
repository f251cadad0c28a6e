import { hostCall } from '#window/kit/host/host.ts';
import { whenIdle } from '#window/kit/when-idle.ts';

/** A larger file is copied beside the draft only where its pictures are shown: else it is found at its path after a restart, or saved as a new one. */
export const maxKeptBytes = 16 * 1024 ** 2;
/** of a file whose pictures are shown; no more of them are read either */
export const maxWithPictures = 256 * 1024 ** 2;
/** A larger copy is kept in parts, so that neither window nor host holds all of it as text. */
const partBytes = 4 * 1024 ** 2;
const maxIdleWaitMilliseconds = 250;
const draftVersion = 1;
const draftIdOf = (fileId: string) => `open-files.source.${fileId}`;
const partIdOf = (fileId: string, part: number) => `${draftIdOf(fileId)}.${part}`;

interface Parts {
  parts: number;
  bytes: number;
}
/** What stands in place of the content where that is kept in parts. */
function partsIn(content: unknown): Parts | null {
  const { parts, bytes } = (content ?? {}) as Record<string, unknown>;
  const isCount = (value: unknown, most: number): value is number => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
  return isCount(parts, maxWithPictures / partBytes) && isCount(bytes, maxWithPictures) ? { parts, bytes } : null;
}
/** A loop, because a function for each letter takes seconds for a large file. */
function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
};

/** A copy that was kept in parts; null where one of them is missing: the window was ended while it was made. */
async function joined(id: string, { parts, bytes }: Parts): Promise<Uint8Array<ArrayBuffer> | null> {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (let part = 0; part < parts; part += 1) {
    const draft = await hostCall('drafts.load', { id: partIdOf(id, part) });
    if (typeof draft?.content !== 'string') return null;
    const piece = bytesOfText(draft.content);
    if (at + piece.length > bytes) return null;
    whole.set(piece, at);
    at += piece.length;
  }
  return at === bytes ? whole : null;
}

/** The copy of an opened file; null where there is none, or no whole one. */
export async function readCopy(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const draft = await hostCall('drafts.load', { id: draftIdOf(id) });
  const kept = partsIn(draft?.content);
  if (kept) return joined(id, kept);
  return typeof draft?.content === 'string' ? bytesOfText(draft.content) : null;
}

/** The parts go first: what is left of them is found by the list of parts. */
export async function removeCopy(id: string): Promise<void> {
  const kept = partsIn((await hostCall('drafts.load', { id: draftIdOf(id) }))?.content);
  for (let part = 0; part < (kept?.parts ?? 0); part += 1) await hostCall('drafts.remove', { id: partIdOf(id, part) });
  await hostCall('drafts.remove', { id: draftIdOf(id) });
}

/** Writes the copy of an opened file, as long as it is wanted. */
export async function writeCopy(id: string, name: string, content: Blob | Uint8Array, isWanted: () => boolean): Promise<void> {
  const size = content instanceof Uint8Array ? content.length : content.size;
  const write = (draftId: string, kept: unknown) =>
    hostCall('drafts.save', { id: draftId, kind: 'import-source', title: name.slice(0, 300), version: draftVersion, content: kept });
  const piece = async (from: number, to: number) =>
    base64(content instanceof Uint8Array ? content.subarray(from, to) : new Uint8Array(await content.slice(from, to).arrayBuffer()));
  if (size <= maxKeptBytes) {
    await write(draftIdOf(id), await piece(0, size));
    return;
  }
  // The list of parts comes first: parts that nothing names would stay for ever.
  const parts = Math.ceil(size / partBytes);
  await write(draftIdOf(id), { parts, bytes: size });
  for (let part = 0; part < parts; part += 1) {
    await whenIdle(maxIdleWaitMilliseconds);
    const text = await piece(part * partBytes, Math.min(size, (part + 1) * partBytes));
    // Closed meanwhile: what was written is removed with it.
    if (!isWanted()) return;
    await write(partIdOf(id, part), text);
  }
}
