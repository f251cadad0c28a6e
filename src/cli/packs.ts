import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { profileFolder } from '#host/profile-folder.ts';
import { DamagedPack, openPack, type PackFault } from '#datasets/index.ts';
import { packFoldersIn } from '#service/sample-landscape.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

interface PackReport {
  folder: string;
  title: string | null;
  created_at: string | null;
  box: [number, number, number, number] | null;
  bytes: number | null;
  synthetic: boolean | null;
  datasets: { id: string; version: string; licence: string }[];
  /** null: not checked, because the folder holds no readable pack */
  faults: PackFault[] | null;
  /** why the folder cannot be used; null when it can */
  reason: string | null;
}

/** Where the app and the command line look for packs automatically. */
const ownFolders = () => ['command-line', 'service'].map((workspace) => join(profileFolder(), workspace, 'packs'));

async function reportOf(folder: string, everyByte: boolean, checked: (share: number) => void): Promise<PackReport> {
  try {
    const pack = await openPack(folder);
    const { title, created_at, box, synthetic, entries, datasets } = pack.manifest;
    const faults = await pack.faults({ everyByte, checked });
    const bytes = entries.reduce((sum, entry) => sum + ('bytes' in entry ? entry.bytes : 0), 0);
    return {
      folder,
      title,
      created_at,
      box,
      bytes,
      synthetic,
      datasets: datasets.map(({ id, version, licence }) => ({ id, version, licence })),
      faults,
      reason: null,
    };
  } catch (error) {
    if (!(error instanceof DamagedPack)) throw error;
    return {
      folder,
      title: null,
      created_at: null,
      box: null,
      bytes: null,
      synthetic: null,
      datasets: [],
      faults: null,
      reason: error.message,
    };
  }
}

function asText({ folder, title, created_at: made, box, bytes, synthetic, datasets, faults, reason }: PackReport): string {
  if (reason !== null) return `${folder}\n  BROKEN: ${reason}`;
  return [
    `${folder}${synthetic ? '  SYNTHETIC' : ''}`,
    `  ${title}, made ${made!.slice(0, 10)}, ${(bytes! / 1e6).toFixed(1)} MB, west,south,east,north ${box!.map((degree) => Number(degree.toFixed(6))).join(',')}`,
    `  ${datasets.map(({ id, version }) => `${id} ${version}`).join(', ')}`,
    ...faults!.map(({ file, fault }) => `  BROKEN: ${file} is ${fault}`),
    ...(faults!.length > 0 ? ['  Copy the pack again; until then what needs these files has no answer.'] : []),
  ].join('\n');
}

/**
 * `hectare pack --list` and `--check`: the packs in the given folders, which of them are damaged, and why. Exit code 1 when one is; 2 when a named folder
 * does not exist.
 */
export async function packs(named: string[], { check, json }: { check: boolean; json: boolean }, output: Output): Promise<number> {
  const missing = named.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new CommandFault(`There is no folder ${missing}. Check the name of the data pack.`);
  const isPack = (folder: string) => ['manifest.json', 'rasters', 'documents'].some((name) => existsSync(join(folder, name)));
  // A folder that is neither a pack nor contains one is reported as such.
  const folders =
    named.length === 0
      ? ownFolders().flatMap(packFoldersIn)
      : named.flatMap((folder) => {
          const inner = isPack(folder) ? [] : packFoldersIn(folder).filter(isPack);
          return inner.length > 0 ? inner : [folder];
        });
  const reports: PackReport[] = [];
  for (const folder of folders) {
    let reportedAt = Date.now();
    reports.push(
      await reportOf(folder, check, (share) => {
        if (!check || Date.now() - reportedAt < 1000) return;
        reportedAt = Date.now();
        output.err(`${folder}: ${Math.floor(share * 100)} % checked`);
      }),
    );
  }
  if (json) output.out(JSON.stringify({ packs: reports }, null, 2));
  else for (const report of reports) output.out(asText(report));
  if (folders.length === 0)
    output.err(`There are no data packs in ${ownFolders().join(' or ')}. Make one with: hectare pack FILE --out DIR`);
  return reports.some(({ reason, faults }) => reason !== null || faults!.length > 0) ? exitCodes.problems : exitCodes.done;
}
