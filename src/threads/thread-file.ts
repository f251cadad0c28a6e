import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The file of the thread `name`, for the module at `moduleUrl`: `name.thread.ts` beside it or a folder up in a source tree, `name.thread.js` in a build, where shared
 * chunks stand one folder down. null: it is not in this build.
 */
export function threadFile(name: string, moduleUrl: string): string | null {
  const places = ['ts', 'js'].flatMap((ending) => [`./${name}.thread.${ending}`, `../${name}.thread.${ending}`]);
  return places.map((place) => fileURLToPath(new URL(place, moduleUrl))).find((path) => existsSync(path)) ?? null;
}
