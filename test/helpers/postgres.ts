import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
  /** makes a user who owns nothing, whom `hectare admin schema` can let work with a database, and says the URL of that database for it */
  asService(database: string): Promise<{ url: string; role: string }>;
  /** ends it as a power cut would, and starts it again */
  crash(): Promise<void>;
  /** kill -9 of all its processes; it does not start by itself */
  kill(): Promise<void>;
  /** after `kill`; tries again while the system still clears away what was killed */
  start(): Promise<void>;
  /** processor time of all its processes since it was started, of those that ended too */
  processorMilliseconds(): number;
  /** where its socket is, for a cable to it */
  socketPath: string;
  /** takes a copy of all its files, beside which what changes from now on is kept as PostgreSQL's own log; for one that was started to keep it */
  backUp(): Promise<void>;
  /** another PostgreSQL, from that copy and the log, as everything was at a moment in words of the first one's clock */
  restoredAt(moment: string): Promise<{ urlOf(database: string): string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

async function inDatabase(url: string, sql: string): Promise<Record<string, unknown>[]> {
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
async function untilYes(url: string, sql: string, server?: ChildProcess): Promise<void> {
  for (let isSo = false; !isSo;) {
    if (typeof server?.exitCode === 'number') throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    isSo = await inDatabase(url, sql).then(
      ([row]) => row!['yes'] === true,
      () => false,
    );
  }
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  server.kill(signal);
  await gone;
}

/** The processes that a process began. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === String(pid);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** What processes took of the processor, with that of their children that have ended. */
function processorMillisecondsOf(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 15).map(Number);
    } catch {
      return [];
    }
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

async function killed(server: ChildProcess): Promise<void> {
  const children = childrenOf(server.pid!);
  const gone = ended(server, 'SIGKILL');
  for (const child of children)
    try {
      process.kill(child, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  await gone;
}

interface StartOptions {
  keepsLog?: boolean;
  /** a disk of its own of so many megabytes, which needs root */
  diskMegabytes?: number;
}

export async function startPostgres({ keepsLog = false, diskMegabytes }: StartOptions = {}): Promise<TestPostgres> {
  const owner = ownerOfServer();
  // Another user cannot look into the folder of whoever runs the tests.
  const folder = mkdtempSync(join(owner.uid === undefined ? tmpdir() : '/tmp', 'hectare-pg-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!);
  const data = join(folder, 'data');
  if (diskMegabytes !== undefined) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0777`, 'tmpfs', folder]);
  await promisify(execFile)(
    join(bin!, 'initdb'),
    ['-D', data, '-U', 'hectare', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k', '--no-sync'],
    {
      ...owner,
      cwd: folder,
    },
  );
  const [base, log] = [join(folder, 'base'), join(folder, 'log')];
  const socket = (name: string) => `postgresql:///${name}?host=${encodeURIComponent(folder)}&user=hectare`;
  let server: ChildProcess;
  const ask = (sql: string) => inDatabase(socket('postgres'), sql);
  const asOwner = (program: string, args: string[]) => promisify(execFile)(program, args, { ...owner, cwd: folder });
  if (keepsLog) await asOwner('mkdir', [log]);
  const spawned = (at: string, socketFolder: string, settings: string[]) =>
    spawn(
      join(bin!, 'postgres'),
      ['-D', at, '-k', socketFolder, '-h', '', ...['fsync=off', 'max_connections=60', ...settings].flatMap((setting) => ['-c', setting])],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
  const start = async () => {
    server = spawned(data, folder, keepsLog ? ['archive_mode=on', `archive_command=cp %p ${log}/%f`] : []);
    await untilYes(socket('postgres'), 'SELECT true AS yes', server);
  };
  const end = (signal: NodeJS.Signals) => ended(server, signal);
  process.once('exit', () => server.kill('SIGKILL'));
  await start();
  let count = 0;
  let template: Promise<unknown> | null = null;
  const makeTemplate = async () => {
    await ask('CREATE DATABASE with_postgis');
    await inDatabase(socket('with_postgis'), 'CREATE EXTENSION postgis');
  };
  return {
    async database() {
      count += 1;
      const name = `test_${count}`;
      // To the first the program adds PostGIS itself, which takes six times as long as a copy of a database that has it.
      const isFirst = count === 1;
      if (!isFirst) await (template ??= makeTemplate());
      await ask(`CREATE DATABASE ${name}${isFirst ? '' : ' TEMPLATE with_postgis'}`);
      return socket(name);
    },
    async asService(database) {
      count += 1;
      const role = `service_${count}`;
      await ask(`CREATE ROLE ${role} LOGIN`);
      return { url: database.replace('user=hectare', `user=${role}`), role };
    },
    async crash() {
      await end('SIGQUIT');
      await start();
    },
    kill: () => killed(server),
    async start() {
      for (let tries = 1; ; tries += 1)
        try {
          return await start();
        } catch (error) {
          if (tries === 20) throw error;
        }
    },
    processorMilliseconds: () => processorMillisecondsOf([server.pid!, ...childrenOf(server.pid!)]),
    socketPath: join(folder, '.s.PGSQL.5432'),
    async backUp() {
      await asOwner(join(bin!, 'pg_basebackup'), ['-D', base, '-h', folder, '-U', 'hectare', '-X', 'none', '-c', 'fast', '--no-sync']);
    },
    async restoredAt(moment) {
      await inDatabase(socket('postgres'), 'SELECT pg_switch_wal()');
      const isKept = `SELECT last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) AS yes FROM pg_stat_archiver`;
      await untilYes(socket('postgres'), isKept);
      const [second, socketFolder] = [join(folder, 'second'), join(folder, 's2')];
      await asOwner('cp', ['-a', base, second]);
      await asOwner('mkdir', [socketFolder]);
      await asOwner('touch', [join(second, 'recovery.signal')]);
      const restored = spawned(second, socketFolder, [
        `restore_command=cp ${log}/%f %p`,
        `recovery_target_time=${moment}`,
        'recovery_target_action=promote',
        'archive_mode=off',
      ]);
      process.once('exit', () => restored.kill('SIGKILL'));
      const urlOf = (database: string) => database.replace(encodeURIComponent(folder), encodeURIComponent(socketFolder));
      await untilYes(urlOf(socket('postgres')), 'SELECT NOT pg_is_in_recovery() AS yes', restored);
      return { urlOf, stop: () => ended(restored, 'SIGINT') };
    },
    async stop() {
      await end('SIGINT');
      if (diskMegabytes !== undefined) execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
