import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { BackupFault } from '#backups/backup-fault.ts';
import { eraseProfile } from '#backups/erase.ts';
import { eraseWord } from '#host/groups/workspace/contract.ts';
import { openKeys } from '#host/keys/keychain.ts';
import { movedName, profileFolder, usualProfileFolder } from '#host/profile-folder.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

/** What was typed; the question is asked only of a person. */
async function typedWord(question: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
  }
}

/** `hectare erase`: everything of Hectare's on this computer, after a word was typed. */
export async function erase({ withBackups, json }: { withBackups: boolean; json: boolean }, output: Output): Promise<number> {
  const folder = profileFolder();
  if (!existsSync(folder)) {
    output.err(`There is nothing of Hectare in ${folder}.`);
    return exitCodes.done;
  }
  const word = await typedWord(
    `Everything of Hectare in ${folder} and in the keychain goes for good${withBackups ? ', backups too' : '; backups stay'}. Type ${eraseWord} to go on: `,
  );
  if (word !== eraseWord)
    throw new CommandFault(`Nothing was erased: type ${eraseWord}, in capital letters, to go on.`, exitCodes.problems);
  const { erased, left } = await eraseProfile({ folder, withBackups, goesOn: false, isChromiumOpen: false }).catch((error: unknown) => {
    throw error instanceof BackupFault ? new CommandFault(error.message) : error;
  });
  const usual = usualProfileFolder();
  // The note that says where the folder was moved leads nowhere any more.
  if (!usual.isNamed && usual.folder !== folder) await rm(join(usual.folder, movedName), { force: true });
  const keys = await openKeys();
  const accounts = keys.kind === 'system' ? ((await keys.accounts?.()) ?? []) : [];
  for (const account of accounts) await keys.remove(account);
  if (json) output.out(JSON.stringify({ folder, erased, left, keys: accounts.length }, null, 2));
  output.err(`Erased in ${folder}: ${erased.join(', ') || 'nothing'}. Keys removed from the keychain: ${accounts.length}.`);
  if (keys.kind !== 'system') output.err('This computer has no keychain that answers; if one held keys of Hectare, they are there still.');
  output.err(left.length > 0 ? `Left in the folder: ${left.join(', ')}.` : 'The folder is empty.');
  output.err('The program itself, files that you saved elsewhere, and projects at services of others stay.');
  return exitCodes.done;
}
