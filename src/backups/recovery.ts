import { codeOfError } from '#sentences/phrases/index.ts';
import { dailyCopies } from './daily.ts';
import type { Manifest } from './manifest.ts';
import { verifyBackup } from './restore.ts';

/** A start that says so cannot be helped by another try: the workspace is damaged, or so much so that it is not known for one. */
const damageCodes = new Set(['service.workspace-damaged', 'service.not-a-workspace']);
export const isDamageCode = (code: string | undefined): boolean => code !== undefined && damageCodes.has(code);
export const isDamage = (error: unknown): boolean => isDamageCode(codeOfError(error)?.code);

export interface GoodCopy {
  path: string;
  manifest: Manifest;
}

/** The newest daily copy of a workspace that passes every check; null without one. Takes seconds for each that is looked at. */
export async function newestGoodCopy(folder: string): Promise<GoodCopy | null> {
  for (const path of await dailyCopies(folder)) {
    const found = await verifyBackup(path, folder).catch(() => null);
    if (found) return { path, manifest: found.manifest };
  }
  return null;
}
