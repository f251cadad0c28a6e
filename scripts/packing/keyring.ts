import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';

/** The system that a program is packed for. */
export interface Target {
  platform: NodeJS.Platform;
  arch: string;
}

/** The one library with machine code. npm installs it for the processor that it runs on, and a Mac packs for two. */
const library = '@napi-rs/keyring';
const suffixes: Partial<Record<NodeJS.Platform, string>> = { linux: '-gnu', win32: '-msvc', darwin: '' };
export const isKeyringProgram = (path: string): boolean => path.startsWith(`node_modules/${library}-`);

function packageFor({ platform, arch }: Target): string {
  const suffix = suffixes[platform];
  if (suffix === undefined) throw new Error(`Hectare is not packed for ${platform}.`);
  return `${library}-${platform}-${arch}${suffix}`;
}

interface Lock {
  packages: Record<string, { version: string; integrity: string } | undefined>;
}

function ran(program: string, args: string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
}

/** Fetches a package of another processor through npm, in the version of package-lock.json, and unpacks it only if it is what the lock names. */
function fetched(root: string, name: string, target: string): void {
  const locked = (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock).packages[`node_modules/${name}`];
  if (!locked) throw new Error(`package-lock.json does not name ${name}.`);
  const folder = mkdtempSync(join(tmpdir(), 'hectare-keyring-'));
  try {
    const [{ filename }] = JSON.parse(ran('npm', ['pack', `${name}@${locked.version}`, '--json'], folder)) as [{ filename: string }];
    const [algorithm, digest] = locked.integrity.split('-', 2) as [string, string];
    const found = createHash(algorithm)
      .update(readFileSync(join(folder, filename)))
      .digest('base64');
    if (found !== digest) throw new Error(`${name}@${locked.version} is not what package-lock.json names.`);
    ran('tar', ['-xzf', filename], folder);
    cpSync(join(folder, 'package'), target, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts the keychain's library for the target into the staged program: the installed one where it fits, else the one that the lock names. */
export function copyKeyring(root: string, folder: string, target: Target): void {
  const name = packageFor(target);
  const goal = join(folder, 'node_modules', name);
  mkdirSync(join(goal, '..'), { recursive: true });
  const installed = join(root, 'node_modules', name);
  if (existsSync(installed)) cpSync(installed, goal, { recursive: true });
  else fetched(root, name, goal);
  for (const extra of ['README.md', 'index.d.ts']) rmSync(join(goal, extra), { force: true });
}
