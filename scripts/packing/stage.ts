import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unnamedMaintainer } from './release-values.ts';
import { copyKeyring, isKeyringProgram, type Target } from './keyring.ts';
import { libraryFiles } from './traced-files.ts';

/** Folders of the build that are the program. What else is in `out` are stamps of the build. */
const builtFolders = ['out/main', 'out/preload', 'out/renderer', 'out/sample-landscape'];

interface Manifest {
  name: string;
  productName: string;
  version: string;
  description: string;
  license: string;
  type: string;
  main: string;
}

/** What an installed program needs of package.json: who it is and where it begins. Scripts and lists of libraries are for those who build it. */
function shippedManifest(root: string): Manifest & { author: string; desktopName: string } {
  const { name, productName, version, description, license, type, main } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  return { name, productName, version, description, license, author: unnamedMaintainer, type, main, desktopName: 'hectare.desktop' };
}

function copyInto(folder: string, root: string, path: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(root, path), target);
}

/**
 * Makes `folder` the program as it is packed: the build, the files of libraries that it can load, licence and manifest. What is in it is what ships, so the list of
 * files is made here and nowhere else. `icons`: the folder of drawn icons, of which the window takes one.
 */
export async function stage(root: string, folder: string, icons: string, target: Target): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of builtFolders)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !path.endsWith('.map') });
  const entries = globSync('out/main/*.js', { cwd: root }).map((path) => join(root, path));
  for (const path of await libraryFiles(root, entries)) if (!isKeyringProgram(path)) copyInto(folder, root, path);
  copyKeyring(root, folder, target);
  copyFileSync(join(icons, 'icon.png'), join(folder, 'out', 'icon.png'));
  copyInto(folder, root, 'LICENSE');
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(shippedManifest(root), null, 2)}\n`);
}
