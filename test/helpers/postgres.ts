import { execFileSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asOwner, ended, inDatabase, programOfServer, serverFolder, spawnServer, untilYes, urlIn } from './postgres-server.ts';
import { layFiles, templates } from './postgres-template.ts';

export { hasPostgres } from './postgres-server.ts';

/** Lets the clock by which the program measures leases and pauses stand in a database, so many milliseconds after a moment that is always the same. */
export async function setClock(database: string, milliseconds: number): Promise<void> {
  const now = Date.UTC(2027, 0, 1) + milliseconds;
  await inDatabase(database, `CREATE OR REPLACE FUNCTION hectare_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$ SELECT ${now}::bigint $$`);
}

/** A PostgreSQL of our own in a temporary folder, reached by its socket alone. */
export interface TestPostgres {
  /** makes a database without rows and says its URL; unless told otherwise it has the tables of the program */
  database(contents?: keyof typeof templates): Promise<string>;
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
  const folder = serverFolder();
  const data = join(folder, 'data');
  if (diskMegabytes !== undefined) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0777`, 'tmpfs', folder]);
  await layFiles(folder, data);
  const [base, log] = [join(folder, 'base'), join(folder, 'log')];
  const socket = (name: string) => urlIn(folder, name);
  let server: ChildProcess;
  const ask = (sql: string) => inDatabase(socket('postgres'), sql);
  if (keepsLog) await asOwner(folder, 'mkdir', [log]);
  const start = async () => {
    server = spawnServer(folder, data, folder, keepsLog ? ['archive_mode=on', `archive_command=cp %p ${log}/%f`] : []);
    await untilYes(socket('postgres'), 'SELECT true AS yes', server);
  };
  const end = (signal: NodeJS.Signals) => ended(server, signal);
  process.once('exit', () => server.kill('SIGKILL'));
  await start();
  let count = 0;
  return {
    async database(contents = 'tables') {
      count += 1;
      const name = `test_${count}`;
      // By its files: written to the log page by page, the copy takes twice as long.
      await ask(`CREATE DATABASE ${name} TEMPLATE ${templates[contents]} STRATEGY file_copy`);
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
      const args = ['-D', base, '-h', folder, '-U', 'hectare', '-X', 'none', '-c', 'fast', '--no-sync'];
      await asOwner(folder, programOfServer('pg_basebackup'), args);
    },
    async restoredAt(moment) {
      await ask('SELECT pg_switch_wal()');
      const isKept = `SELECT last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) AS yes FROM pg_stat_archiver`;
      await untilYes(socket('postgres'), isKept);
      const [second, socketFolder] = [join(folder, 'second'), join(folder, 's2')];
      await asOwner(folder, 'cp', ['-a', base, second]);
      await asOwner(folder, 'mkdir', [socketFolder]);
      await asOwner(folder, 'touch', [join(second, 'recovery.signal')]);
      const restored = spawnServer(folder, second, socketFolder, [
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
