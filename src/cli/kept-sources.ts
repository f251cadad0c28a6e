import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandFault } from './usage.ts';

/**
 * The files that a name stands for: by its path, and by the place on the disk, which links lead to and names in letters of the other case where the disk makes no
 * difference.
 */
async function identitiesOf(path: string): Promise<string[]> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  // Some disks number no files.
  return [resolve(path), ...(found && found.ino !== 0n ? [`${found.dev} ${found.ino}`] : [])];
}

/** Throws a CommandFault where a result would take the place of a file that it is made from, or two results that of one another. */
export async function keepSources(sources: readonly string[], targets: readonly (string | undefined)[]): Promise<void> {
  const taken = new Set((await Promise.all(sources.map(identitiesOf))).flat());
  for (const target of targets) {
    if (target === undefined) continue;
    const identities = await identitiesOf(target);
    if (identities.some((one) => taken.has(one))) throw new CommandFault('The result would replace its source. Choose another name.');
    for (const one of identities) taken.add(one);
  }
}
