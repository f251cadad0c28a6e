import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const resolve = createRequire(import.meta.url).resolve;

/**
 * The file of a font, by its path inside its package. In a build it is the window's own copy where the window has that font, because an installed program holds each
 * file once; among the sources it is that of the package. Throws when neither is there.
 */
export function fontFile(path: string): string {
  const copies = ['../renderer/assets/', '../../renderer/assets/'].map((folder) =>
    fileURLToPath(new URL(`${folder}${basename(path)}`, import.meta.url)),
  );
  return copies.find((copy) => existsSync(copy)) ?? resolve(path);
}
