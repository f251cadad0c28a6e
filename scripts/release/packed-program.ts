import { cpSync, existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';
import { linuxProgram } from '../packing/names.ts';

/** The folder that electron-builder leaves beside the installers of this system; a Mac of one kind may have that of the other too. */
const folders: Partial<Record<NodeJS.Platform, (arch: string) => string[]>> = {
  linux: (arch) => [arch === 'x64' ? 'linux-unpacked' : `linux-${arch}-unpacked`],
  win32: (arch) => [arch === 'x64' ? 'win-unpacked' : `win-${arch}-unpacked`],
  darwin: (arch) => [arch === 'x64' ? 'mac' : `mac-${arch}`, 'mac-universal'],
};
const programs: Partial<Record<NodeJS.Platform, string>> = {
  linux: linuxProgram,
  win32: 'Hectare.exe',
  darwin: 'Hectare.app/Contents/MacOS/Hectare',
};

/** The packed program of this system. */
export function packedProgram(dist: string, platform = process.platform, arch: string = process.arch): string {
  const program = programs[platform];
  const places = (folders[platform]?.(arch) ?? []).map((folder) => join(dist, folder, program ?? ''));
  const found = places.find((path) => existsSync(path));
  if (found) return found;
  const there = existsSync(dist) ? readdirSync(dist).join(', ') : 'nothing';
  throw new Error(`There is no packed program at ${places.join(' or ') || dist} (there: ${there}). Run "npm run dist" first.`);
}

/** The folder that is the program: on a Mac the bundle, elsewhere that of the executable. */
const wholeOf = (program: string, platform: NodeJS.Platform) =>
  platform === 'darwin' ? dirname(dirname(dirname(program))) : dirname(program);

/**
 * A copy of the packed program which differs in one fuse: it takes the inspector's arguments, without which Playwright cannot answer native dialogs. It has the same
 * archive. The signature of a Mac's program does not outlive that, so the copy is signed for this machine alone.
 */
export async function walkableCopy(program: string, into: string, platform = process.platform): Promise<string> {
  const whole = wholeOf(program, platform);
  const copy = join(into, basename(whole));
  cpSync(whole, copy, { recursive: true, verbatimSymlinks: true });
  const copied = join(copy, program.slice(whole.length + 1));
  await flipFuses(platform === 'darwin' ? copy : copied, {
    version: FuseVersion.V1,
    resetAdHocDarwinSignature: platform === 'darwin',
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  return copied;
}
