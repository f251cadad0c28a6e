import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { architectureNames, layOut, packageVersion, programFolder, sandboxHelper, type PackageFacts, type PackageSource } from './tree.ts';
import { runTool } from './tool.ts';

/** Libraries that Electron loads from the system, by their file: the packages that bring them have other names in Fedora and openSUSE. */
const libraries = ['libasound.so.2', 'libatspi.so.0', 'libgbm.so.1', 'libgtk-3.so.0', 'libnotify.so.4', 'libnss3.so', 'libuuid.so.1'];
const requires = [...libraries.map((name) => `${name}()(64bit)`), 'xdg-utils'];

/** In a spec file % begins a macro. */
const plain = (text: string) => text.replaceAll('%', '%%').replaceAll(/[\r\n]/g, ' ');

function specOf(facts: PackageFacts, tree: string): string {
  return [
    'Name: hectare',
    `Version: ${packageVersion(facts.version)}`,
    'Release: 1',
    `Summary: ${plain(facts.summary)}`,
    'License: MIT',
    ...(facts.homepage === null ? [] : [`URL: ${plain(facts.homepage)}`]),
    `Packager: ${plain(facts.maintainer)}`,
    // What is in the archive is looked up there; the program's own libraries are nobody else's.
    'AutoReqProv: no',
    ...requires.map((name) => `Requires: ${name}`),
    '',
    '%description',
    'Hectare opens boundaries of land, checks and measures them, and shows what',
    'satellites and climate archives say about them. It works without a network.',
    '',
    '%install',
    `cp -a '${plain(tree)}/.' %{buildroot}/`,
    '',
    '%files',
    '%defattr(-,root,root,-)',
    programFolder,
    `%attr(4755,root,root) ${sandboxHelper}`,
    '/usr/bin/*',
    '/usr/share/applications/*',
    '/usr/share/mime/packages/*',
    '/usr/share/icons/hicolor/*/apps/*',
    '/usr/share/doc/hectare',
    '',
  ].join('\n');
}

/** Makes an RPM package in `folder` with rpmbuild, in the folder `work`, and returns its path. No script runs at installation: Fedora's and openSUSE's own triggers refresh menu, types and icons. */
export function makeRpm(source: PackageSource, facts: PackageFacts, work: string, folder: string): string {
  const top = resolve(work, 'rpm');
  const tree = join(top, 'tree');
  layOut(source, tree);
  mkdirSync(join(top, 'SPECS'), { recursive: true });
  const spec = join(top, 'SPECS', 'hectare.spec');
  writeFileSync(spec, specOf(facts, tree));
  const { rpm: arch } = architectureNames(facts.arch);
  const settings = {
    _topdir: top,
    // Nothing is stripped or linked by its build id: the program is as its makers built it.
    __os_install_post: '%{nil}',
    _build_id_links: 'none',
    debug_package: '%{nil}',
    // Nobody needs to know the name of the machine that built it.
    _buildhost: 'localhost',
    _binary_payload: facts.compression === 'fast' ? 'w1.gzdio' : 'w6.xzdio',
  };
  const defines = Object.entries(settings).flatMap(([name, value]) => ['--define', `${name} ${value}`]);
  runTool('rpmbuild', ['-bb', '--quiet', '--target', `${arch}-linux`, ...defines, spec]);
  const name = `hectare-${packageVersion(facts.version)}-1.${arch}.rpm`;
  copyFileSync(join(top, 'RPMS', arch, name), join(folder, name));
  return join(folder, name);
}
