import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { architectureNames, layOut, packageVersion, type PackageFacts, type PackageSource } from './tree.ts';
import { runTool } from './tool.ts';

/** Libraries that Electron loads from the system. Ubuntu 24.04 and Debian 13 renamed four of them. */
const depends = [
  'libasound2 | libasound2t64',
  'libatspi2.0-0 | libatspi2.0-0t64',
  'libgbm1',
  'libgtk-3-0 | libgtk-3-0t64',
  'libnotify4',
  'libnss3',
  'libuuid1',
  'libxss1',
  'libxtst6',
  'xdg-utils',
];

/** Regular files of the tree, as paths from its root. */
function regularFiles(tree: string): string[] {
  return readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(tree, join(entry.parentPath, entry.name)))
    .toSorted();
}

function controlOf(facts: PackageFacts, installedKibibytes: number): string {
  return [
    'Package: hectare',
    `Version: ${packageVersion(facts.version)}`,
    `Architecture: ${architectureNames(facts.arch).deb}`,
    `Maintainer: ${facts.maintainer}`,
    `Installed-Size: ${installedKibibytes}`,
    `Depends: ${depends.join(', ')}`,
    'Recommends: gnome-keyring | kwalletmanager',
    'Section: science',
    'Priority: optional',
    ...(facts.homepage === null ? [] : [`Homepage: ${facts.homepage}`]),
    `Description: ${facts.summary}`,
    ' Hectare opens boundaries of land, checks and measures them, and shows what',
    ' satellites and climate archives say about them. It works without a network.',
    '',
  ].join('\n');
}

/** Makes a Debian package in `folder` with dpkg-deb, in the folder `work`, and returns its path. No script runs at installation: menu, types and icons are refreshed by Debian's own triggers. */
export function makeDeb(source: PackageSource, facts: PackageFacts, work: string, folder: string): string {
  const tree = join(work, 'deb');
  layOut(source, tree);
  const files = regularFiles(tree);
  const bytes = files.reduce((sum, path) => sum + statSync(join(tree, path)).size, 0);
  mkdirSync(join(tree, 'DEBIAN'), { mode: 0o755 });
  writeFileSync(join(tree, 'DEBIAN', 'control'), controlOf(facts, Math.ceil(bytes / 1024)));
  const sums = files.map(
    (path) =>
      `${createHash('md5')
        .update(readFileSync(join(tree, path)))
        .digest('hex')}  ${path}`,
  );
  writeFileSync(join(tree, 'DEBIAN', 'md5sums'), `${sums.join('\n')}\n`);
  const target = join(folder, `hectare_${packageVersion(facts.version)}_${architectureNames(facts.arch).deb}.deb`);
  // xz, because older Debian cannot read Ubuntu's zstd.
  const compression = facts.compression === 'fast' ? ['-Zgzip', '-z1'] : ['-Zxz'];
  runTool('dpkg-deb', [...compression, '--root-owner-group', '--build', tree, target]);
  return target;
}
