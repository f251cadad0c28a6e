import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { openNew, partOf } from '#disk/replaced-file.ts';
import { newestWorkspaceSchema } from '#domain/workspace-schema.ts';
import { openBackup, unpackBackup, type OpenBackup } from './archive.ts';
import { BackupFault } from './backup-fault.ts';
import { inspectInThread } from './inspect-in-thread.ts';
import type { Manifest } from './manifest.ts';
import { sentence } from './phrases/sentence.ts';
import { journalName } from './restore-journal.ts';
import { besideWorkspace, partsOf, workspacesOf, type BackupKind } from './user-parts.ts';
import { holdWorkspaces } from './workspace-lock.ts';

/** folder, in the profile or the workspace, of what restores and repairs took out of the way */
const replacedFolder = 'replaced';

const journalSchema = z.object({
  /** names in the folder: of what was unpacked and checked, and of what is replaced */
  staged: z.string().regex(/^restoring-[0-9a-f]+$/),
  kept: z.string().regex(/^replaced\/[\w.-]+$/),
  kind: z.enum(['profile', 'workspace']),
  /** parts that were unpacked */
  parts: z.array(z.string()),
});
type Journal = z.output<typeof journalSchema>;

const placed = (folder: string, path: string) => join(folder, ...path.split('/'));

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}

/** Moves everything into its place. Every step looks at what is there first, so that it can be run again after a kill. */
async function carryOut(folder: string, { staged, kept, kind, parts }: Journal): Promise<void> {
  // A log that stayed beside another workspace would be played into it, so the logs go first.
  const logs = workspacesOf(kind).flatMap((path) => besideWorkspace.map((ending) => path + ending));
  for (const part of [...logs, ...partsOf(kind)]) {
    const [now, aside, fresh] = [placed(folder, part), placed(join(folder, kept), part), placed(join(folder, staged), part)];
    const isFresh = parts.includes(part);
    // What was unpacked and is not there any more stands in its place already.
    if (isFresh && !existsSync(fresh)) continue;
    if (existsSync(now) && !existsSync(aside)) await move(now, aside);
    if (isFresh) await move(fresh, now);
  }
  await rm(join(folder, staged), { recursive: true, force: true });
  await rm(join(folder, journalName), { force: true });
}

/** Finishes a restore that a kill or a power cut interrupted; before anything of the folder is opened. True when there was one. */
export async function finishRestore(folder: string): Promise<boolean> {
  const path = join(folder, journalName);
  if (!existsSync(path)) return false;
  const journal = journalSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  // It is written whole or not at all; another one is not ours.
  if (!journal.success) return false;
  await carryOut(folder, journal.data);
  return true;
}

/** A damaged or newer workspace is found before anything is replaced. */
async function checkWorkspaces(path: string, { workspaces }: Manifest, staged: string): Promise<void> {
  for (const { path: workspace } of workspaces) {
    const { fault, schema } = await inspectInThread(placed(staged, workspace), true);
    const refused = (reason: ReturnType<typeof sentence>) => new BackupFault(sentence('backups.damaged', { path, reason }));
    if (fault !== null) throw refused(sentence('backups.workspace-damaged', { path: workspace, reason: fault }));
    if (schema > newestWorkspaceSchema)
      throw refused(sentence('backups.workspace-newer', { path: workspace, version: schema, known: newestWorkspaceSchema }));
  }
}

/** Changes that wait to be sent may have been sent since the backup: a person looks at them first. */
async function pauseOutbox(staged: string): Promise<void> {
  const folder = join(staged, 'outbox');
  if (existsSync(folder)) await writeFile(join(folder, 'settings.json'), JSON.stringify({ paused: true }), { mode: 0o600 });
}

async function writeJournal(folder: string, journal: Journal): Promise<void> {
  const part = partOf(join(folder, journalName));
  const file = await openNew(part, 0o600);
  try {
    await file.writeFile(JSON.stringify(journal));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, journalName));
}

/** Unpacks a backup into a folder beside what it may replace, and checks all of it. */
async function stage(backup: OpenBackup, staged: string): Promise<void> {
  await mkdir(staged, { recursive: true, mode: 0o700 });
  await unpackBackup(backup, staged);
  await checkWorkspaces(backup.path, backup.manifest, staged);
}

/** Checks a backup whole: its sums, and the workspaces in it. `scratch`: a folder with room for what is unpacked, which is taken away again. Rejects with BackupFault. */
export async function verifyBackup(path: string, scratch: string): Promise<OpenBackup> {
  const backup = await openBackup(path);
  const staged = join(scratch, `restoring-${randomBytes(6).toString('hex')}`);
  try {
    await stage(backup, staged);
  } finally {
    await rm(staged, { recursive: true, force: true });
  }
  return backup;
}

export interface Restored {
  manifest: Manifest;
  /** where what was replaced lies now */
  keptAs: string;
}

/**
 * Puts a backup in the place of what a folder holds. All of it is unpacked and checked before the first file moves; what is replaced is kept; a kill in between is
 * finished by `finishRestore`. Nobody may have the workspaces open. Rejects with BackupFault, and with nothing changed.
 */
export async function restoreBackup(path: string, target: { kind: BackupKind; folder: string }, now: Date): Promise<Restored> {
  const { kind, folder } = target;
  const backup = await openBackup(path);
  if (backup.manifest.kind !== kind) throw new BackupFault(sentence('backups.other-kind'));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const release = holdWorkspaces(kind, folder);
  const mark = randomBytes(6).toString('hex');
  const staged = `restoring-${mark}`;
  try {
    await stage(backup, join(folder, staged));
    await pauseOutbox(join(folder, staged));
    const kept = `${replacedFolder}/${now.toISOString().replaceAll(':', '-')}-${mark}`;
    await mkdir(join(folder, kept), { recursive: true, mode: 0o700 });
    const journal: Journal = { staged, kept, kind, parts: partsOf(kind).filter((part) => existsSync(placed(join(folder, staged), part))) };
    await writeJournal(folder, journal);
    await carryOut(folder, journal);
    return { manifest: backup.manifest, keptAs: join(folder, kept) };
  } catch (error) {
    // After the journal is written, what was unpacked is needed.
    if (!existsSync(join(folder, journalName))) await rm(join(folder, staged), { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
}
