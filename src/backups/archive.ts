import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { openRegularFile, readRange } from '#disk/regular-file.ts';
import { archiveEntries, type PlacedEntry } from '#formats/zip/zip-archive.ts';
import { BackupFault } from './backup-fault.ts';
import { backupFormat, manifestName, manifestSchema, type Manifest } from './manifest.ts';
import { sentence } from './phrases/sentence.ts';
import { partsOf } from './user-parts.ts';

const maxManifestBytes = 64 * 1024 ** 2;
/** A file whose name or folder is left as a link would lead elsewhere; a listed path is one of ours, forward slashes only, and never climbs. */
function isPart(path: string, kind: Manifest['kind']): boolean {
  return (
    !path.split('/').some((name) => name === '' || name === '.' || name === '..' || /[\\:\0]/.test(name)) &&
    partsOf(kind).some((part) => path === part || path.startsWith(`${part}/`))
  );
}

/** A backup that was opened: what it says of itself, and where its files lie in it. */
export interface OpenBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
  entries: Map<string, PlacedEntry>;
}

async function placeOf(file: FileHandle, { header }: PlacedEntry): Promise<number> {
  const local = Buffer.alloc(30);
  const { bytesRead } = await file.read(local, 0, 30, header);
  return bytesRead === 30 && local.readUInt32LE(0) === 0x04034b50
    ? header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
    : Number.NaN;
}

/** Inflates a file of the archive; never more bytes than are listed. Rejects for one that is cut, damaged, or larger than it says. */
async function inflate(
  path: string,
  entry: PlacedEntry,
  bytes: number,
  take: (pieces: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const file = await openRegularFile(path);
  try {
    const start = await placeOf(file, entry);
    if (!Number.isFinite(start) || entry.method !== 8 || entry.size !== bytes) throw new RangeError('entry');
    let count = 0;
    const source = file.createReadStream({ start, end: start + entry.compressedSize - 1, autoClose: false });
    await pipeline(source, createInflateRaw(), async (pieces: AsyncIterable<Uint8Array>) => {
      await take(
        (async function* () {
          for await (const piece of pieces) {
            count += piece.length;
            if (count > bytes) throw new RangeError('entry');
            yield piece;
          }
        })(),
      );
    });
    if (count !== bytes) throw new RangeError('entry');
  } finally {
    await file.close();
  }
}

async function readManifest(path: string, entry: PlacedEntry): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  await inflate(path, entry, Math.min(entry.size, maxManifestBytes), async (all) => {
    for await (const piece of all) pieces.push(piece);
  });
  return JSON.parse(Buffer.concat(pieces).toString('utf8'));
}

/** Reads what a backup says of itself. Rejects with BackupFault for a file that is none, or that names what is no part of a workspace. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const refused = (reason: ReturnType<typeof sentence>) => new BackupFault(sentence('backups.not-a-backup', { path, reason }));
  const file = await openRegularFile(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EISDIR' || error.code === 'ENOTFILE' ? refused(sentence('backups.no-file')) : error;
  });
  try {
    const { size } = await file.stat();
    const source = {
      name: path,
      size,
      read: (offset: number, length: number) => readRange(file, offset, length),
    };
    const listed = await archiveEntries(source).catch(() => {
      throw refused(sentence('backups.no-directory'));
    });
    const entries = new Map(listed.map((entry) => [entry.name, entry]));
    const own = entries.get(manifestName);
    const manifest = manifestSchema.safeParse(own ? await readManifest(path, own).catch(() => null) : null);
    if (!manifest.success) throw refused(sentence('backups.no-manifest'));
    if (manifest.data.version > backupFormat) throw refused(sentence('backups.other-format', { format: manifest.data.version }));
    const foreign = manifest.data.files.find((one) => !isPart(one.path, manifest.data.kind));
    if (foreign) throw refused(sentence('backups.foreign-path', { path: foreign.path }));
    const known = new Set([manifestName, ...manifest.data.files.map((one) => one.path)]);
    const unlisted = listed.find(({ name }) => !known.has(name));
    if (unlisted) throw refused(sentence('backups.not-listed', { path: unlisted.name }));
    return { path, bytes: size, manifest: manifest.data, entries };
  } finally {
    await file.close();
  }
}

/** Unpacks a backup into a new folder and holds every file against its checksum. Rejects with BackupFault. */
export async function unpackBackup({ path, manifest, entries }: OpenBackup, folder: string): Promise<void> {
  const damaged = (reason: ReturnType<typeof sentence>) => new BackupFault(sentence('backups.damaged', { path, reason }));
  for (const listed of manifest.files) {
    const entry = entries.get(listed.path);
    if (!entry) throw damaged(sentence('backups.file-missing', { path: listed.path }));
    const target = join(folder, ...listed.path.split('/'));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    try {
      await inflate(path, entry, listed.bytes, (pieces) =>
        pipeline(
          pieces,
          async function* (all: AsyncIterable<Uint8Array>) {
            for await (const piece of all) {
              hash.update(piece);
              yield piece;
            }
          },
          createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }),
        ),
      );
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'ENOSPC') throw new BackupFault(sentence('backups.no-room', { path: folder }));
      if (!(error instanceof RangeError) && !code.startsWith('Z_')) throw error;
      throw damaged(sentence('backups.file-changed', { path: listed.path }));
    }
    if (hash.digest('hex') !== listed.sha256) throw damaged(sentence('backups.file-changed', { path: listed.path }));
  }
}
