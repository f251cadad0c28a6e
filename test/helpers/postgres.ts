import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A PostgreSQL of our own in a temporary folder, reached by its socket alone. */
export interface TestPostgres {
  /** makes an empty database and says its URL */
  database(): Promise<string>;
  /** ends it as a power cut would, and starts it again */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const owner = ownerOfServer();
  // Another user cannot look into the folder of whoever runs the tests.
  const folder = mkdtempSync(join(owner.uid === undefined ? tmpdir() : '/tmp', 'hectare-pg-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!);
  const data = join(folder, 'data');
  await promisify(execFile)(
    join(bin!, 'initdb'),
    ['-D', data, '-U', 'hectare', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k', '--no-sync'],
    {
      ...owner,
      cwd: folder,
    },
  );
  const socket = (name: string) => `postgresql:///${name}?host=${encodeURIComponent(folder)}&user=hectare`;
  let server: ChildProcess;
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: socket('postgres') });
    // A server that ends tells its clients, which then have nobody to tell.
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    server = spawn(join(bin!, 'postgres'), ['-D', data, '-k', folder, '-h', '', '-c', 'fsync=off', '-c', 'max_connections=60'], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    for (let isReady = false; !isReady;) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
      isReady = await ask('SELECT 1').then(
        () => true,
        () => false,
      );
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => {
      server.once('exit', resolve);
    });
    server.kill(signal);
    await gone;
  };
  process.once('exit', () => server.kill('SIGKILL'));
  await start();
  let count = 0;
  return {
    async database() {
      count += 1;
      await ask(`CREATE DATABASE test_${count}`);
      return socket(`test_${count}`);
    },
    async crash() {
      await end('SIGQUIT');
      await start();
    },
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
