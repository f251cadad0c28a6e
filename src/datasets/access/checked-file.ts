import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const checksumBytes = 32;

/** Writes bytes preceded by their SHA-256 atomically: a kill leaves the old file or the new one. */
export async function writeChecked(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}.new`;
  try {
    await writeFile(temporary, Buffer.concat([createHash('sha256').update(bytes).digest(), bytes]), { mode: 0o600 });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
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
