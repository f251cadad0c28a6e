import { join } from 'node:path';
import { DamagedPack, openPack } from '#datasets/index.ts';
import { packFoldersIn, sampleLandscapeFolder } from './sample-landscape.ts';

/**
 * The packs to ask. One found in the workspace that cannot be opened is said and left out; a folder that somebody named must hold one. A pack whose files are not all there is said, and
 * answers with the others: whoever is in the field without a network has nothing better.
 */
async function packsToAsk(found: string[], named: string[], log: (text: string) => void): Promise<string[]> {
  const open = async (folder: string, mayFail: boolean) => {
    try {
      const faults = await (await openPack(folder)).faults();
      if (faults.length > 0)
        log(
          `The data pack in ${folder} is not whole (${faults[0]!.file} is ${faults[0]!.fault}${faults.length > 1 ? `, and ${faults.length - 1} more` : ''}); what needs that has no answer. Copy the pack again.`,
        );
      return folder;
    } catch (error) {
      if (!mayFail || !(error instanceof DamagedPack)) throw error;
      log(`${error.message} It is left out.`);
      return null;
    }
  };
  const opened = await Promise.all([...found.map((folder) => open(folder, true)), ...named.map((folder) => open(folder, false))]);
  return opened.filter((folder) => folder !== null);
}

export interface Packs {
  folders: string[];
  /** the sample landscape is asked for, but not made yet */
  isSampleMissing: boolean;
}
/** Where the packs are that a process asks. */
export interface PackPlaces {
  dataFolder: string;
  /** folders of data packs, asked before the network; those in the data folder’s `packs` are found by themselves */
  packFolders?: string[];
  sampleData?: boolean;
}

export async function packsOf({ dataFolder, packFolders, sampleData }: PackPlaces, log: (text: string) => void): Promise<Packs> {
  const sample = sampleData ? sampleLandscapeFolder() : null;
  const found = await packsToAsk(packFoldersIn(join(dataFolder, 'packs')), packFolders ?? [], log);
  // Real data of packs goes before made-up data.
  return { folders: sample ? [...found, sample] : found, isSampleMissing: sampleData === true && !sample };
}
