import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '#disk/replaced-file.ts';

const checksumBytes = 32;

/** Writes bytes preceded by their SHA-256 atomically: a kill leaves the old file or the new one. */
export async function writeChecked(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await replaceFile(path, Buffer.concat([createHash('sha256').update(bytes).digest(), bytes]), 0o600);
}

/** The bytes, marked as used now; null when there is no file or its checksum is wrong (it is deleted then and will be fetched again). */
export async function readChecked(path: string): Promise<Uint8Array | null> {
  let all: Buffer;
  try {
    all = await readFile(path);
  } catch {
    return null;
  }
  const bytes = all.subarray(checksumBytes);
  if (all.length >= checksumBytes && createHash('sha256').update(bytes).digest().equals(all.subarray(0, checksumBytes))) {
    const used = new Date();
    await utimes(path, used, used).catch(() => {});
    return bytes;
  }
  await rm(path, { force: true });
  return null;
}
