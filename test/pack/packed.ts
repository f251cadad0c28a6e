import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { extractAll } from '@electron/asar';
import { drawIcons } from '../../scripts/icons/draw.ts';
import { stage } from '../../scripts/packing/stage.ts';
import { writeDummyElectron } from './dummy-electron.ts';

export const root = resolve(import.meta.dirname, '../..');

/** Resolves with what the program wrote on standard output; rejects where it ends with anything but 0. */
export function ran(program: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', failed);
    child.on('close', (code) => {
      if (code === 0) done(Buffer.concat(out).toString());
      else failed(new Error(`${program} ${args.join(' ')} ended with ${code}: ${Buffer.concat([...out, ...err]).toString()}`));
    });
  });
}

export interface PackedFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** Every file below a folder, with forward slashes. */
export function filesBelow(folder: string): PackedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return {
        path: relative(folder, path).replaceAll('\\', '/'),
        bytes: statSync(path).size,
        sha256: createHash('sha256').update(readFileSync(path)).digest('hex'),
      };
    });
}

export interface Packed {
  folder: string;
  /** what electron-builder made for this system, before any installer */
  unpacked: string;
  /** what the archive in it holds, as files */
  extracted: string;
  /** drawn icons */
  resources: string;
}

/** Packs the build as `npm run dist` does, around the dummy of Electron's program, and takes the archive apart in a folder that has no libraries above it. */
export async function packWithDummy(): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-pack-'));
  const [app, electron, output, resources, extracted] = ['app', 'electron', 'packed', 'build', 'extracted'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string, string];
  writeDummyElectron(electron);
  await drawIcons(join(root, 'resources', 'icon.svg'), resources);
  await stage(root, app, resources, { platform: process.platform, arch: process.arch });
  const settings = {
    electronDist: electron,
    'directories.app': app,
    'directories.output': output,
    'directories.buildResources': resources,
  };
  const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');
  await ran(
    process.execPath,
    [builder, '--linux', 'dir', '--publish', 'never', ...Object.entries(settings).map(([name, value]) => `-c.${name}=${value}`)],
    { cwd: root },
  );
  const unpacked = join(output, 'linux-unpacked');
  extractAll(join(unpacked, 'resources', 'app.asar'), extracted);
  rmSync(app, { recursive: true });
  for (let above = folder; above !== dirname(above); above = dirname(above))
    if (existsSync(join(above, 'node_modules'))) throw new Error(`${above} has libraries, which the packed program would find as well.`);
  return { folder, unpacked, extracted, resources };
}

/** An environment in which neither the keychain nor the profile of whoever runs the tests is found. */
export const cleanEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  HOME: folder,
  HECTARE_PROFILE: join(folder, 'profile'),
  HECTARE_NO_OPEN: '1',
  DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(folder, 'no-bus')}`,
  XDG_RUNTIME_DIR: join(folder, 'run'),
});

/** Starts a bundle and resolves with the first text of its output that matches. */
export function startedWith(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    const heard = (chunk: Buffer) => {
      text += chunk.toString();
      const match = pattern.exec(text);
      if (match) found(match[0]);
    };
    child.stdout!.on('data', heard);
    child.stderr!.on('data', heard);
    child.on('close', (code) => failed(new Error(`It ended with ${code} before it said ${pattern}: ${text}`)));
  });
}
