import { createReadStream, existsSync } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { randomBytes } from 'node:crypto';
import { BackupFault } from './backup-fault.ts';
import { inspectInThread } from './inspect-in-thread.ts';
import type { Inspection } from './inspection.ts';
import { backupFormat, manifestName, type Manifest } from './manifest.ts';
import { sentence } from './phrases/sentence.ts';
import { isPassing, partsOf, workspacesOf, type BackupKind } from './user-parts.ts';
import { ZipWriter } from './zip-writer.ts';

export interface BackupOrder {
  kind: BackupKind;
  /** of the profile, or of the one workspace */
  folder: string;
  /** the file to make */
  target: string;
  /** a file that is there goes when the new one is whole; otherwise it is refused */
  mayReplace?: boolean;
  now: Date;
  /** version of this Hectare */
  hectare: string;
}
export interface MadeBackup {
  path: string;
  bytes: number;
  manifest: Manifest;
}

/** All pages in one step are one reading transaction: a copy of one moment, while others write. */
const allPages = 2 ** 30;

/** A copy of a workspace as it is at one moment, open or not, and what a check of the copy found. */
async function copyWorkspace(from: string, to: string): Promise<Inspection> {
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
    try {
      await backup(source, to, { rate: allPages });
    } finally {
      source.close();
    }
  } catch (error) {
    if (/disk is full|SQLITE_FULL|ENOSPC/.test(String(error))) throw new BackupFault(sentence('backups.no-room', { path: dirname(to) }));
    throw new BackupFault(sentence('backups.source-damaged', { path: from, reason: (error as Error).message }));
  }
  const found = await inspectInThread(to, true);
  if (found.fault !== null) throw new BackupFault(sentence('backups.source-damaged', { path: from, reason: found.fault }));
  return found;
}

/** Files of a part, which is a file or a folder, as paths with forward slashes; links are left out, because they may lead anywhere. */
async function filesOf(folder: string, part: string): Promise<string[]> {
  const path = join(folder, ...part.split('/'));
  const found = await lstat(path).catch(() => null);
  if (found?.isFile()) return [part];
  if (!found?.isDirectory()) return [];
  const inside = await readdir(path, { recursive: true, withFileTypes: true });
  return inside
    .filter((entry) => entry.isFile() && !isPassing(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, { highWaterMark: 1 << 20 });
}

/** Writes everything into a file that is already open, and says what is in it. */
async function writeAll(zip: ZipWriter, { kind, folder, now, hectare }: BackupOrder, copies: string): Promise<Manifest> {
  const manifest: Manifest = {
    format: 'hectare-backup',
    version: backupFormat,
    kind,
    made_at: now.toISOString(),
    hectare,
    files: [],
    workspaces: [],
  };
  const add = async (path: string, from: string) => {
    const { bytes, sha256 } = await zip.add(path, piecesOf(from));
    manifest.files.push({ path, bytes, sha256 });
  };
  const workspaces = workspacesOf(kind);
  for (const [index, path] of workspaces.entries()) {
    const from = join(folder, ...path.split('/'));
    if (!existsSync(from)) continue;
    const copy = join(copies, `${index}.gpkg`);
    const { schema, projectCount, damagedRowCount } = await copyWorkspace(from, copy);
    await add(path, copy);
    await rm(copy);
    manifest.workspaces.push({ path, schema, projects: projectCount, damaged_rows: damagedRowCount });
  }
  for (const part of partsOf(kind).filter((one) => !workspaces.includes(one)))
    for (const path of await filesOf(folder, part)) {
      try {
        await add(path, join(folder, ...path.split('/')));
      } catch (error) {
        // A draft that was saved or sent meanwhile is gone; what took its place is in the folder that is read next, or in the next backup.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
  if (manifest.files.length === 0) throw new BackupFault(sentence('backups.nothing', { path: folder }));
  await zip.add(manifestName, [Buffer.from(JSON.stringify(manifest, null, 1))]);
  await zip.end();
  return manifest;
}

function writingFault(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return new BackupFault(sentence('backups.no-room', { path }));
  return code && ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)
    ? new BackupFault(sentence('backups.cannot-write', { path, code }))
    : error;
}

/**
 * Backs a profile or a workspace up into one file, while Hectare runs. The file stands beside its place until it is whole and on the disk. Rejects with BackupFault;
 * a damaged workspace makes no backup.
 */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const { target } = order;
  const mark = randomBytes(6).toString('hex');
  const part = `${target}.${mark}.part`;
  const copies = join(dirname(target), `.copies-${mark}`);
  if (!order.mayReplace && existsSync(target)) throw new BackupFault(sentence('backups.exists', { path: target }));
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await mkdir(copies, { mode: 0o700 });
    const file = await open(part, 'wx', 0o600);
    let manifest: Manifest;
    try {
      manifest = await writeAll(new ZipWriter(file), order, copies);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, target);
    return { path: target, bytes: (await stat(target)).size, manifest };
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw writingFault(error, target);
  } finally {
    await rm(copies, { recursive: true, force: true }).catch(() => {});
  }
}
