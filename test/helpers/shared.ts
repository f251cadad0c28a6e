import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Real files with reference answers, beside the project where they are; the project neither needs nor ships them. */
const folder = resolve(import.meta.dirname, '../../../shared');
export const shared = (...names: string[]) => join(folder, ...names);

const said = new Set<string>();
/** True when the folder is there; otherwise says once what is skipped. */
export function hasShared(...names: string[]): boolean {
  const path = shared(...names);
  if (existsSync(path)) return true;
  if (!said.has(path)) console.log(`skipped: no ${names.join('/')} beside the project`);
  said.add(path);
  return false;
}
