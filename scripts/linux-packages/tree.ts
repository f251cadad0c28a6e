import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pngSides } from '../icons/draw.ts';
import { appName, linuxProgram } from '../packing/names.ts';
import { desktopEntry, mediaTypesXml } from './desktop-entry.ts';

/** What deb and rpm are made from. */
export interface PackageSource {
  /** the folder that electron-builder made, without an installer */
  unpacked: string;
  /** the drawn icons */
  icons: string;
  /** LICENSE of the program */
  licence: string;
}

/** where the program lies on the computer that installs it */
export const programFolder = `/opt/${appName}`;
export const sandboxHelper = `${programFolder}/chrome-sandbox`;

/** Permissions that do not depend on the umask of whoever builds: what may be run stays so, everything may be read. */
function settlePermissions(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) settlePermissions(path);
    else if (entry.isFile()) chmodSync(path, (lstatSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

/** Lays out in `root` what both kinds of packages install, below / of the computer. */
export function layOut(source: PackageSource, root: string): void {
  rmSync(root, { recursive: true, force: true });
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const copy = (from: string, path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(from, join(root, path));
  };
  const program = `${programFolder}/${linuxProgram}`;
  if (!existsSync(join(source.unpacked, linuxProgram))) throw new Error(`${source.unpacked} holds no ${linuxProgram}.`);
  cpSync(source.unpacked, join(root, programFolder), { recursive: true });
  put('/usr/share/applications/hectare.desktop', desktopEntry(program));
  put('/usr/share/mime/packages/hectare.xml', mediaTypesXml());
  for (const side of pngSides.filter((size) => size <= 512))
    copy(join(source.icons, 'icons', `${side}x${side}.png`), `/usr/share/icons/hicolor/${side}x${side}/apps/hectare.png`);
  copy(join(source.icons, 'icon.svg'), '/usr/share/icons/hicolor/scalable/apps/hectare.svg');
  copy(join(source.icons, 'icon-symbolic.svg'), '/usr/share/icons/hicolor/symbolic/apps/hectare-symbolic.svg');
  copy(source.licence, '/usr/share/doc/hectare/copyright');
  settlePermissions(root);
  // Where the kernel lets nobody make a namespace of his own, Chromium's sandbox needs this helper to run as root.
  chmodSync(join(root, sandboxHelper), 0o4755);
  mkdirSync(join(root, 'usr', 'bin'), { recursive: true, mode: 0o755 });
  symlinkSync(`../..${programFolder}/bin/hectare`, join(root, 'usr', 'bin', 'hectare'));
  symlinkSync(`../..${program}`, join(root, 'usr', 'bin', linuxProgram));
}

/** Names of a processor: Node's, Debian's, RPM's. */
const architectures: Record<string, { deb: string; rpm: string }> = {
  x64: { deb: 'amd64', rpm: 'x86_64' },
  arm64: { deb: 'arm64', rpm: 'aarch64' },
};
export function architectureNames(arch: string): { deb: string; rpm: string } {
  const names = architectures[arch];
  if (!names) throw new Error(`Linux packages are made for ${Object.keys(architectures).join(' and ')}, not for ${arch}.`);
  return names;
}

/** What a package says of itself. */
export interface PackageFacts {
  version: string;
  arch: string;
  summary: string;
  maintainer: string;
  homepage: string | null;
  /** 'fast' for tests; a release is made as small as it gets */
  compression: 'fast' | 'small';
}

/** "1.0.0-beta.2" sorts before 1.0.0 in both kinds of packages when a tilde stands for the hyphen. */
export const packageVersion = (version: string): string => version.replace('-', '~').replaceAll('-', '.');
