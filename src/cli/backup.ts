import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupFault } from '#backups/backup-fault.ts';
import { inspectInThread } from '#backups/inspect-in-thread.ts';
import { backupsFolder, dailyFolder, listBackups, type ListedBackup } from '#backups/list.ts';
import { makeBackup } from '#backups/make.ts';
import { moveProfile } from '#backups/move.ts';
import { restoreBackup, verifyBackup } from '#backups/restore.ts';
import { openBackup } from '#backups/archive.ts';
import { workspaceFolders, workspacesOf, type BackupKind } from '#backups/user-parts.ts';
import { movedName, profileFolder, settleProfile, usualProfileFolder } from '#host/profile-folder.ts';
import { openKeys } from '#host/keys/keychain.ts';
import { forgetMovedKeys, keyPlacesOf } from '#host/moved-keys.ts';
import { newestWorkspaceSchema } from '#domain/workspace-schema.ts';
import { readingFault } from './reading-fault.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';
import { version } from '#backups/version.ts';

export const backupActions = ['create', 'list', 'verify', 'restore', 'move'] as const;
type Action = (typeof backupActions)[number];
interface Options {
  data?: string;
  json: boolean;
}

interface Place {
  kind: BackupKind;
  folder: string;
}
const placeOf = ({ data }: Options): Place =>
  data === undefined ? { kind: 'profile', folder: profileFolder() } : { kind: 'workspace', folder: resolve(data) };

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
const projects = (count: number) => `${count} ${count === 1 ? 'project' : 'projects'}`;
const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
/** "hectare-2026-11-24T08-00-00Z.zip" */
const nameFor = (now: Date) => `hectare-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.zip`;

async function create([out]: string[], options: Options, output: Output): Promise<number> {
  const place = placeOf(options);
  const now = new Date();
  const target = out === undefined ? join(place.folder, backupsFolder, nameFor(now)) : resolve(out);
  const { path, bytes, manifest } = await makeBackup({ ...place, target, now, hectare: version() });
  if (options.json) output.out(JSON.stringify({ file: path, bytes, ...manifest }, null, 2));
  else output.out(path);
  const damaged = manifest.workspaces.reduce((sum, { damaged_rows: count }) => sum + count, 0);
  output.err(
    `${megabytes(bytes)}, ${manifest.files.length} files, ${manifest.workspaces.map(({ path: name, projects: count }) => `${name} with ${projects(count)}`).join(', ') || 'no workspace'}.`,
  );
  if (damaged > 0)
    output.err(
      `${rows(damaged)} of the workspace do not equal their checksums, in the backup as in the workspace. See: hectare backup verify`,
    );
  return damaged > 0 ? exitCodes.problems : exitCodes.done;
}

async function list(_names: string[], options: Options, output: Output): Promise<number> {
  const { kind, folder } = placeOf(options);
  const folders = [
    join(folder, backupsFolder),
    ...(kind === 'workspace' ? [join(folder, dailyFolder)] : workspaceFolders.map((name) => join(folder, name, dailyFolder))),
  ];
  const found: ListedBackup[] = (await Promise.all(folders.map((one) => listBackups(one)))).flat();
  if (options.json) output.out(JSON.stringify({ backups: found }, null, 2));
  else
    for (const { path, bytes, madeAt, projects: count, kind: of } of found)
      output.out(
        `${madeAt.slice(0, 19)}Z\t${of === 'profile' ? 'everything' : 'workspace'}\t${projects(count)}\t${megabytes(bytes)}\t${path}`,
      );
  if (found.length === 0) output.err(`There are no backups in ${folders.join(' or ')}. Make one with: hectare backup create`);
  return exitCodes.done;
}

interface Verified {
  path: string;
  fault: string | null;
  damaged_rows: number;
  /** the first of them */
  rows?: string[];
}

/** The workspaces in use. */
async function verifyInUse({ kind, folder }: Place): Promise<Verified[]> {
  const paths = workspacesOf(kind)
    .map((path) => join(folder, path))
    .filter((path) => existsSync(path));
  if (paths.length === 0) throw new CommandFault(`There is no workspace in ${folder} yet.`);
  const results: Verified[] = [];
  for (const path of paths) {
    const { fault, schema, damagedRowCount, damagedRows } = await inspectInThread(path, false);
    const newer =
      schema > newestWorkspaceSchema
        ? `it was written by a newer Hectare (schema ${schema}, this one knows ${newestWorkspaceSchema})`
        : null;
    results.push({ path, fault: fault ?? newer, damaged_rows: damagedRowCount, rows: damagedRows });
  }
  return results;
}

async function verify(files: string[], options: Options, output: Output): Promise<number> {
  const place = placeOf(options);
  const results: Verified[] = files.length === 0 ? await verifyInUse(place) : [];
  for (const file of files) {
    const path = existing(file);
    const found = await verifyBackup(path, place.folder).catch((error: unknown) => {
      if (error instanceof BackupFault) return error;
      throw error;
    });
    if (found instanceof BackupFault) results.push({ path, fault: found.message, damaged_rows: 0 });
    else
      results.push({ path, fault: null, damaged_rows: found.manifest.workspaces.reduce((sum, { damaged_rows: count }) => sum + count, 0) });
  }
  if (options.json) output.out(JSON.stringify({ [files.length === 0 ? 'workspaces' : 'backups']: results }, null, 2));
  else
    for (const { path, fault, damaged_rows: damaged, rows: named = [] } of results) {
      output.out(
        `${path}\t${fault === null ? (damaged === 0 ? 'whole' : `DAMAGED: ${rows(damaged)} unlike the checksum`) : `DAMAGED: ${fault}`}`,
      );
      for (const row of named) output.out(`  ${row}`);
    }
  return results.some(({ fault, damaged_rows: damaged }) => fault !== null || damaged > 0) ? exitCodes.problems : exitCodes.done;
}

function existing(file: string): string {
  const path = resolve(file);
  if (!existsSync(path)) throw new CommandFault(`There is no file ${file}.`);
  return path;
}

/** A daily copy lies beside the workspace that it is of. */
function targetOf(path: string, options: Options, kind: BackupKind): Place {
  if (options.data !== undefined || kind === 'profile') return placeOf(options);
  const parts = path.split(/[\\/]/);
  if (parts.at(-2) !== dailyFolder)
    throw new CommandFault('This backup is of one workspace. Say which one it goes to: hectare backup restore FILE --data DIR');
  return { kind, folder: resolve(path, '..', '..') };
}

async function restore([file]: string[], options: Options, output: Output): Promise<number> {
  const path = existing(file!);
  const { manifest } = await openBackup(path);
  const target = targetOf(path, options, manifest.kind);
  const before = await keyPlacesOf(target.folder);
  const { keptAs } = await restoreBackup(path, target, new Date());
  const forgotten = target.kind === 'profile' ? await forgetMovedKeys(before, await keyPlacesOf(target.folder), await openKeys()) : 0;
  const count = manifest.workspaces.reduce((sum, { projects: one }) => sum + one, 0);
  output.err(`Restored the state of ${manifest.made_at}, with ${projects(count)}. What it replaced is kept in ${keptAs}.`);
  if (forgotten > 0) output.err('Keys of connections whose address changed by it are removed from the keychain; enter them again.');
  if (options.json) output.out(JSON.stringify({ folder: target.folder, kept_as: keptAs, made_at: manifest.made_at }, null, 2));
  return exitCodes.done;
}

async function move([to]: string[], options: Options, output: Output): Promise<number> {
  const from = profileFolder();
  const { folder: usual, isNamed } = usualProfileFolder();
  const target = resolve(to!);
  const left = await moveProfile(from, target, (fresh) => (isNamed ? undefined : settleProfile(usual, fresh)), [movedName]);
  output.err(`Everything is in ${target} now.${isNamed ? ' Set HECTARE_PROFILE to it: the variable still names the old folder.' : ''}`);
  if (left.length > 0) output.err(`These old files could not be removed: ${left.join(', ')}`);
  if (options.json) output.out(JSON.stringify({ folder: target, left }, null, 2));
  return exitCodes.done;
}

const actions = { create, list, verify, restore, move } satisfies Record<Action, unknown>;

/** `hectare backup`: backups of what is the user's. */
export async function backup(action: Action, names: string[], options: Options, output: Output): Promise<number> {
  try {
    return await actions[action](names, options, output);
  } catch (error) {
    if (error instanceof BackupFault) throw new CommandFault(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' && path !== undefined ? readingFault(path, error) : error;
  }
}
