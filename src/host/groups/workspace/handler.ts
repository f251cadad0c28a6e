import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { openBackup } from '#backups/archive.ts';
import { BackupFault } from '#backups/backup-fault.ts';
import { eraseProfile } from '#backups/erase.ts';
import { inspectInThread } from '#backups/inspect-in-thread.ts';
import { backupsFolder, dailyFolder, listBackups, type ListedBackup } from '#backups/list.ts';
import { makeBackup } from '#backups/make.ts';
import { moveProfile } from '#backups/move.ts';
import { isDamageCode, newestGoodCopy } from '#backups/recovery.ts';
import { restoreBackup, verifyBackup } from '#backups/restore.ts';
import { workspaceFolders, workspacesOf } from '#backups/user-parts.ts';
import { damagedFilesIn } from '../../damaged-files.ts';
import { forgetMovedKeys, keyPlacesOf } from '../../moved-keys.ts';
import { sentence } from '../../phrases/sentence.ts';
import { movedName } from '../../profile-folder.ts';
import type { Ports } from '../../ports.ts';
import { Refused } from '../../refused.ts';
import type { HandlerGroup } from '../handler.ts';
import type { HostBackup } from './contract.ts';

/** "hectare-2026-11-24T08-00-00Z.zip" */
const nameFor = (now: Date) => `hectare-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.zip`;
const projectsIn = (workspaces: { projects: number }[]) => workspaces.reduce((sum, { projects }) => sum + projects, 0);
const damagedRowsIn = (workspaces: { damaged_rows: number }[]) => workspaces.reduce((sum, { damaged_rows: rows }) => sum + rows, 0);

/** Does work that replaces files of the profile: everything over them ends first, and begins anew afterwards. */
export type Replacing = <T>(work: () => Promise<T>) => Promise<T>;

interface Needed {
  ports: Ports;
  replacing: Replacing;
  now: () => Date;
}
const placeOf = ({ dataFolder }: Ports) => join(dataFolder, backupsFolder);

function described(dataFolder: string, { path, ...listed }: ListedBackup): HostBackup {
  const id = relative(dataFolder, path).replaceAll('\\', '/');
  const of = listed.kind === 'profile' ? null : id.startsWith('service/') ? ('service' as const) : ('command-line' as const);
  return { id, name: basename(path), of, ...listed };
}
async function list(ports: Ports): Promise<HostBackup[]> {
  const folders = [placeOf(ports), ...workspaceFolders.map((name) => join(ports.dataFolder, name, dailyFolder))];
  return (await Promise.all(folders.map((folder) => listBackups(folder)))).flat().map((one) => described(ports.dataFolder, one));
}
/** A backup of the list, and no other path that a window could name. */
async function pathOf(ports: Ports, id: string): Promise<string> {
  if (!(await list(ports)).some((one) => one.id === id)) throw new Refused('unknown-backup', sentence('host.backup-gone'));
  return join(ports.dataFolder, ...id.split('/'));
}
function chosen(ports: Ports, id: string | undefined): Promise<string | null> {
  if (id !== undefined) return pathOf(ports, id);
  if (!ports.choosePath) throw new Refused('no-paths', sentence('host.backup-into-folder', { path: placeOf(ports) }));
  return ports.choosePath(['zip']);
}

interface Checked {
  name: string;
  fault: { message: string; phrase?: BackupFault['phrase'] } | null;
  damagedRows: number;
}
async function verifyInUse({ dataFolder }: Ports): Promise<Checked[]> {
  const results: Checked[] = [];
  for (const path of workspacesOf('profile').filter((one) => existsSync(join(dataFolder, one)))) {
    const { fault, damagedRowCount } = await inspectInThread(join(dataFolder, path), false);
    results.push({ name: path, fault: fault === null ? null : { message: fault }, damagedRows: damagedRowCount });
  }
  return results;
}
async function verifyOne({ dataFolder }: Ports, path: string): Promise<Checked> {
  const name = basename(path);
  try {
    const { manifest } = await verifyBackup(path, dataFolder);
    return { name, fault: null, damagedRows: damagedRowsIn(manifest.workspaces) };
  } catch (error) {
    if (!(error instanceof BackupFault)) throw error;
    return { name, fault: { message: error.message, phrase: error.phrase }, damagedRows: 0 };
  }
}

async function backUp({ ports, now }: Needed) {
  const name = nameFor(now());
  const usual = join(placeOf(ports), name);
  const target = ports.chooseSaveTarget ? await ports.chooseSaveTarget(usual, 'zip') : usual;
  if (target === null) return null;
  const mayReplace = ports.chooseSaveTarget !== undefined;
  const { path, bytes, manifest } = await makeBackup({
    kind: 'profile',
    folder: ports.dataFolder,
    target,
    mayReplace,
    now: now(),
    hectare: ports.version,
  });
  return { path, bytes, projects: projectsIn(manifest.workspaces) };
}

async function restore({ ports, replacing, now }: Needed, path: string) {
  const { dataFolder } = ports;
  const { manifest } = await openBackup(path);
  const service = join(dataFolder, 'service');
  // A daily copy lies beside the workspace that it is of; one from elsewhere is taken for the app's.
  const home = [service, join(dataFolder, 'command-line')].find((folder) => path.startsWith(join(folder, dailyFolder))) ?? service;
  const target = manifest.kind === 'profile' ? { kind: manifest.kind, folder: dataFolder } : { kind: manifest.kind, folder: home };
  const before = await keyPlacesOf(dataFolder);
  const { keptAs } = await replacing(() => restoreBackup(path, target, now()));
  const keysForgotten = await forgetMovedKeys(before, await keyPlacesOf(dataFolder), ports.keys);
  return { madeAt: manifest.made_at, projects: projectsIn(manifest.workspaces), keptAs, keysForgotten };
}

async function move({ ports, replacing }: Needed): Promise<null> {
  const { moving, dataFolder } = ports;
  if (!moving) throw new Refused('no-paths', sentence('host.move-by-command'));
  const to = await moving.chooseFolder();
  if (to === null) return null;
  const engines = (await readdir(dataFolder)).filter((name) => moving.isEngines(name));
  return replacing(async () => {
    await moveProfile(dataFolder, to, moving.settle, [movedName, ...engines]);
    moving.restart();
    // Whatever is opened in this folder from now on would be lost: nothing is, until the program ends.
    return new Promise<never>(() => {});
  });
}

async function recovery(ports: Ports) {
  const { service: state, phrase } = ports.serviceState();
  const reason = phrase?.params?.['reason'];
  const codes = [phrase?.code, typeof reason === 'object' ? reason.code : undefined];
  const damaged = state === 'failed' && codes.some(isDamageCode);
  const copy = damaged ? await newestGoodCopy(join(ports.dataFolder, 'service')) : null;
  const listed = copy && (await list(ports)).find(({ id }) => copy.path === join(ports.dataFolder, ...id.split('/')));
  return { damaged, copy: listed ?? null };
}

async function erase({ ports, replacing }: Needed, withBackups: boolean) {
  const erased = await replacing(async () => {
    const done = await eraseProfile({ folder: ports.dataFolder, withBackups, goesOn: true, isChromiumOpen: ports.kind === 'electron' });
    await ports.eraseWindow?.();
    ports.clearRecent?.();
    return done;
  });
  const accounts = (await ports.keys.accounts?.()) ?? [];
  for (const account of accounts) await ports.keys.remove(account);
  return { ...erased, keys: accounts.length };
}

export function workspaceHandlers(given: Omit<Needed, 'now'>): HandlerGroup<'workspace'> {
  const needed: Needed = { ...given, now: () => new Date() };
  const { ports } = given;
  return {
    'workspace.state': async () => ({
      folder: ports.dataFolder,
      backupsFolder: placeOf(ports),
      backups: await list(ports),
      canChoosePlaces: ports.chooseSaveTarget !== undefined,
      canMove: ports.moving !== undefined,
    }),
    'workspace.backUp': () => backUp(needed),
    'workspace.verify': async ({ id }) => ({
      checked: id === undefined ? await verifyInUse(ports) : [await verifyOne(ports, await pathOf(ports, id))],
    }),
    'workspace.restore': async ({ id }) => {
      const path = await chosen(ports, id);
      return path === null ? null : restore(needed, path);
    },
    'workspace.move': () => move(needed),
    'workspace.recovery': () => recovery(ports),
    'workspace.damaged': async () => ({ files: await damagedFilesIn(ports.dataFolder) }),
    'workspace.erase': ({ withBackups }) => erase(needed, withBackups),
  };
}
