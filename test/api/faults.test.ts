import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { Agent, request } from 'undici';
import { ServiceSupervisor, type ServiceState } from '#host/service-supervisor.ts';
import { startService, type ServiceOptions } from '#service/server.ts';
import { refusalOf } from '#service/start-refused.ts';
import { forkService } from '#web/start-service.ts';
import { parcelAt } from '../helpers/parcels.ts';

const entry = resolve(import.meta.dirname, '../../src/service/process.ts');
const apiKey = 'key-of-the-faulty-service';
const userGroupToken = 'token-of-the-faulty-service';
const folders: string[] = [];
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-faults-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const optionsIn = (dataFolder: string, changes: Partial<ServiceOptions> = {}): ServiceOptions => ({
  dataFolder,
  listen: { host: '127.0.0.1', port: 0 },
  apiKey,
  userGroupToken,
  ...changes,
});
function linesIn(dataFolder: string) {
  const folder = join(dataFolder, 'logs');
  const paths = readdirSync(folder).map((name) => join(folder, name));
  const text = paths.map((path) => readFileSync(path, 'utf8')).join('');
  const lines = text.split('\n').filter(Boolean);
  return {
    paths,
    text,
    lines: lines.map(
      (line) => JSON.parse(line) as { msg: string; kind?: string; request_id?: string; err?: { message: string; stack: string } },
    ),
  };
}

describe('a fault of the service itself', () => {
  test('is answered with its request id, stands in the log under it, without keys and for the owner alone, and is counted', async () => {
    const dataFolder = freshFolder();
    const service = await startService(optionsIn(dataFolder));
    const call = async (path: string) => {
      const answer = await request(service.url + path, { headers: { 'x-api-key': apiKey } });
      return { status: answer.statusCode, body: (await answer.body.json()) as any };
    };
    expect((await call('/health')).body.faults).toEqual({ requests: 0, process: 0, last_at: null });
    const other = new DatabaseSync(join(dataFolder, 'workspace.gpkg'));
    // A fault that SQLite words itself, with what must never stand in a log.
    other.exec(`ALTER TABLE setting RENAME TO "x-api-key=${apiKey} token: ${userGroupToken}"`);
    other.close();
    const { status, body } = await call('/collection');
    expect([status, body.code]).toEqual([500, 'service-fault']);
    expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
    service.log.logger.error({ headers: { 'x-api-key': apiKey } }, `called with x-api-key: ${apiKey} and Authorization: Token of-a-group`);
    expect((await call('/health')).body.faults).toMatchObject({ requests: 1, process: 0, last_at: expect.stringMatching(/^\d{4}-/) });
    const { lines, paths, text } = linesIn(dataFolder);
    expect(lines.find((line) => line.request_id === body.request_id)).toMatchObject({
      method: 'GET',
      route: '/collection',
      err: { message: expect.stringContaining('no such table'), stack: expect.stringContaining('.ts') },
    });
    for (const secret of [apiKey, userGroupToken, 'of-a-group']) expect(text).not.toContain(secret);
    if (process.platform !== 'win32')
      expect([statSync(join(dataFolder, 'logs')).mode & 0o777, ...paths.map((path) => statSync(path).mode & 0o777)]).toEqual([
        0o700,
        ...paths.map(() => 0o600),
      ]);
    await service.close();
  });

  test('fills no disk: old files go', async () => {
    const dataFolder = freshFolder();
    const service = await startService(optionsIn(dataFolder));
    for (let line = 0; line < 45; line += 1) {
      service.log.note('x'.repeat(1024 * 1024));
      // A file that is full gives way to the next one in a turn of its own.
      await new Promise((next) => {
        setImmediate(next);
      });
    }
    expect(readdirSync(join(dataFolder, 'logs')).length).toBeGreaterThan(2);
    await expect.poll(() => readdirSync(join(dataFolder, 'logs')).length).toBeLessThanOrEqual(6);
    await service.close();
  });
});

test.skipIf(process.platform === 'win32')(
  'what nothing caught is logged; the desktop starts the service again and says why; a promise that nobody heard ends nothing',
  async () => {
    const dataFolder = freshFolder();
    const states: ServiceState[] = [];
    const faulty = `data:text/javascript,${encodeURIComponent(
      "process.on('SIGUSR2', () => { throw new Error('made to fail'); }); process.on('SIGHUP', () => { Promise.reject(new Error('not listened to')); });",
    )}`;
    const supervisor = new ServiceSupervisor({
      dataFolder,
      log: () => {},
      onState: (state) => states.push(state),
      start: () => {
        process.env['NODE_OPTIONS'] = `--import ${faulty}`;
        const child = forkService(entry);
        delete process.env['NODE_OPTIONS'];
        return child;
      },
      firstPauseMilliseconds: 20,
    });
    try {
      const { socketPath } = await supervisor.address();
      const dispatcher = new Agent({ connect: { socketPath: socketPath! } });
      const faults = async () => ((await (await request('http://localhost/health', { dispatcher })).body.json()) as any).faults;
      const pid = supervisor.pid!;
      process.kill(pid, 'SIGHUP');
      await expect.poll(async () => (await faults()).process).toBe(1);
      expect(supervisor.pid).toBe(pid);
      process.kill(pid, 'SIGUSR2');
      await expect.poll(() => supervisor.state.service === 'ready' && supervisor.pid !== pid).toBe(true);
      await dispatcher.close();
      expect(states.find(({ message }) => message?.includes('restarted'))).toMatchObject({
        service: 'starting',
        phrase: { params: { reason: { code: 'service.process-fault', params: { path: join(dataFolder, 'service', 'logs') } } } },
      });
      expect(
        linesIn(join(dataFolder, 'service'))
          .lines.filter(({ kind }) => kind)
          .map(({ kind, err }) => [kind, err!.message]),
      ).toEqual([
        ['unhandledRejection', 'not listened to'],
        ['uncaughtException', 'made to fail'],
      ]);
    } finally {
      await supervisor.stop();
    }
  },
  180_000,
);

test.skipIf(process.platform === 'win32')(
  'SIGTERM lets a create that is under way finish, refuses the next one, and ends the process',
  async () => {
    const dataFolder = freshFolder();
    const socketPath = join(dataFolder, 's');
    const child = fork(entry, [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.send({ type: 'start', options: optionsIn(dataFolder, { listen: { socketPath } }) });
    // Messages that come in one turn of the loop are all heard.
    const toldOf = (wanted: string) =>
      new Promise<void>((told) => {
        child.on('message', ({ type }: { type: string }) => {
          if (type === wanted) told();
        });
      });
    await toldOf('ready');
    const body = JSON.stringify(parcelAt(35, 1));
    const create = () =>
      httpRequest({
        socketPath,
        method: 'POST',
        path: '/projects?project_name=x',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
      });
    const first = create();
    first.flushHeaders();
    // The service has begun with this request.
    await once(first, 'continue');
    const ending = toldOf('ending');
    child.kill('SIGTERM');
    await ending;
    const next = create();
    next.flushHeaders();
    const [refused] = (await once(next, 'response')) as [IncomingMessage];
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    const ended = once(child, 'exit');
    first.end(body);
    const [answer] = (await once(first, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    next.destroy();
    expect(await ended).toEqual([0, null]);
    const database = new DatabaseSync(join(dataFolder, 'workspace.gpkg'), { readOnly: true });
    expect(database.prepare('SELECT count(*) AS n FROM projects').get()).toEqual({ n: 1 });
    database.close();
  },
  180_000,
);

describe('a start that cannot be says what to do', () => {
  test('a port that another program has', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const dataFolder = freshFolder();
    await expect(startService(optionsIn(dataFolder, { listen: { host: '127.0.0.1', port } }))).rejects.toMatchObject({
      name: 'StartRefused',
      phrase: { code: 'service.port-taken', params: { port } },
    });
    taken.close();
    // Nothing is left that would refuse the next start.
    await (await startService(optionsIn(dataFolder))).close();
  });

  test('a disk without room, and a workspace that another program holds', () => {
    const dataFolder = freshFolder();
    const path = join(dataFolder, 'w');
    const database = new DatabaseSync(path);
    database.exec('PRAGMA max_page_count = 2; CREATE TABLE t (x)');
    const thrownBy = (run: () => void): unknown => {
      try {
        run();
      } catch (error) {
        return error;
      }
      return null;
    };
    const code = (error: unknown) => (refusalOf(error, optionsIn(dataFolder)) as { phrase?: { code: string } }).phrase?.code;
    expect(code(thrownBy(() => database.exec('INSERT INTO t VALUES (zeroblob(1e6))')))).toBe('service.no-room');
    expect(code(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))).toBe('service.no-room');
    database.exec('BEGIN EXCLUSIVE');
    const other = new DatabaseSync(path);
    expect(code(thrownBy(() => other.exec('BEGIN IMMEDIATE')))).toBe('service.workspace-held');
    other.close();
    database.close();
  });
});
