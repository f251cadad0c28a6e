import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const root = '/usr/lib/postgresql';
/** Folder of the programs of the newest PostgreSQL (15 or later) with PostGIS that Debian's packages installed; null without one. */
function programFolder(): string | null {
  if (!existsSync(root)) return null;
  const versions = readdirSync(root)
    .map(Number)
    .filter((version) => version >= 15 && existsSync(`/usr/share/postgresql/${version}/extension/postgis.control`))
    .sort((one, other) => other - one);
  return versions.length > 0 ? join(root, String(versions[0]), 'bin') : null;
}
const bin = programFolder();
export const hasPostgres = bin !== null && process.platform === 'linux';
if (!hasPostgres)
  console.log('Skipped: what runs on PostgreSQL (Debian’s packages postgresql and postgresql-15-postgis-3 are not installed)');

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function ownerOfServer(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })));
  return { uid: uid!, gid: gid! };
}
let owner: ReturnType<typeof ownerOfServer> | null = null;
const ownerOnce = () => (owner ??= ownerOfServer());

/** Whether another user may pass through a folder and all above it. */
function mayPass(folder: string): boolean {
  return (statSync(folder).mode & 1) === 1 && (dirname(folder) === folder || mayPass(dirname(folder)));
}

/** Whether the server can look into a folder: another user cannot look into every folder of whoever runs the tests. */
export const isOpenToServer = (folder: string): boolean => ownerOnce().uid === undefined || mayPass(folder);

/** A folder that the server can work in. */
export function serverFolder(): string {
  const { uid, gid } = ownerOnce();
  const folder = mkdtempSync(join(isOpenToServer(tmpdir()) ? tmpdir() : '/tmp', 'hectare-pg-'));
  if (uid !== undefined) chownSync(folder, uid, gid!);
  return folder;
}

export async function asOwner(folder: string, program: string, args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { ...ownerOnce(), cwd: folder });
}
export const programOfServer = (name: string): string => join(bin!, name);

/** Begins a server on the files at a place, with its socket in a folder. */
export function spawnServer(folder: string, at: string, socketFolder: string, settings: string[] = []): ChildProcess {
  const all = ['fsync=off', 'max_connections=60', ...settings].flatMap((setting) => ['-c', setting]);
  return spawn(programOfServer('postgres'), ['-D', at, '-k', socketFolder, '-h', '', ...all], {
    ...ownerOnce(),
    cwd: folder,
    stdio: 'ignore',
  });
}

/** The URL of a database of the server whose socket is in a folder. */
export const urlIn = (folder: string, name: string): string => `postgresql:///${name}?host=${encodeURIComponent(folder)}&user=hectare`;

export async function inDatabase(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that ends tells its clients, which then have nobody to tell.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Asks until the answer is yes; rejects when the server has ended. */
export async function untilYes(url: string, sql: string, server?: ChildProcess): Promise<void> {
  for (let isSo = false; !isSo;) {
    if (typeof server?.exitCode === 'number') throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    isSo = await inDatabase(url, sql).then(
      ([row]) => row!['yes'] === true,
      () => false,
    );
  }
}

export async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.kill(signal);
  await gone;
}
