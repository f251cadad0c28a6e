import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodParcel } from '../helpers/parcels.ts';
import { openAsWindow, type Called, type WindowClient } from '../web/window-client.ts';
import { freshFolder, root } from './host.ts';
import { startProvider, type Provider } from './provider.ts';

// A whole run of the program with secrets that can be searched for: whatever the provider does with them, they stay where they belong.
const apiKey = 'hk_live_Zq7Xw2Lk9Vb4Nm8Rt6Yp';
const token = 'ugt_Hs5Jd8Fg3Kl7Qw1Er9Ty4Ui';
const rotated = 'ugt_new_Po2Iu4Yt6Re8Wq1Lk3Jh';
const secrets = [apiKey, token, rotated];

const dataFolder = freshFolder('secrets');
const answers: Called[] = [];
let provider: Provider;
let program: ChildProcess;
let output = '';
let window: WindowClient;

async function call(...args: Parameters<WindowClient['call']>): Promise<Called> {
  const called = await window.call(...args);
  answers.push(called);
  return called;
}

/** Everything that others on this computer may see of running programs. */
function commandLinesAndEnvironments(): Buffer {
  return Buffer.concat(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .flatMap((pid) =>
        ['cmdline', 'environ'].map((file) => {
          try {
            return readFileSync(join('/proc', pid, file));
          } catch {
            return Buffer.alloc(0);
          }
        }),
      ),
  );
}

/** What the files of a folder hold, and who may read them. The host goes on working: a lock that it releases meanwhile is no file any more. */
function filesIn(folder: string): { path: string; mode: number; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    try {
      const facts = statSync(join(folder, path));
      return facts.isFile() ? [{ path, mode: facts.mode, bytes: readFileSync(join(folder, path)) }] : [];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  });
}

beforeAll(async () => {
  provider = await startProvider((request) => {
    const key = String(request.headers['x-api-key'] ?? request.headers.authorization);
    // Every way that we could think of in which a service gives a secret back.
    if (request.url!.startsWith('/api/user'))
      return { status: 200, body: { success: 1, user_group: { team_id: 1, token: rotated, name: 'North' } } };
    if (request.method === 'POST')
      return {
        status: 422,
        body: { detail: [{ loc: ['body', key], msg: `refused for ${key}`, type: 'value_error', input: { api_key: key } }] },
      };
    if (request.url!.startsWith('/quota')) return { status: 500, body: { detail: `fault in the session of ${key}` } };
    if (request.url!.includes('/projects/')) return { status: 403, body: { detail: `${key} may not` } };
    return { status: 200, body: [{ id: '1', project_name: `of ${key}`, user_id: key, token, debug: { headers: { 'x-api-key': key } } }] };
  });
  const { DBUS_SESSION_BUS_ADDRESS: _bus, ...environment } = process.env;
  program = spawn(process.execPath, [join(root, 'src/web/main.ts'), '--data', dataFolder, '--no-open'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  });
  const address = await new Promise<string>((ready, failed) => {
    createInterface({ input: program.stdout! }).on('line', (line) => {
      output += `${line}\n`;
      const found = /http:\/\/\S+#token=\S+/.exec(line);
      if (found) ready(found[0]);
    });
    createInterface({ input: program.stderr! }).on('line', (line) => {
      output += `${line}\n`;
    });
    program.on('exit', (code) => failed(new Error(`ended with ${code}: ${output}`)));
  });
  window = await openAsWindow(address);
});
afterAll(async () => {
  const gone = new Promise((done) => {
    program.on('exit', done);
  });
  if (program.exitCode === null) {
    program.kill('SIGTERM');
    await gone;
  }
  await provider.close();
});

test('after a full run with successes, refusals, faults and drafts no secret is in an answer, in a log, on the disk, in a command line or an environment', async () => {
  const { answer } = await call('connections.save', { name: 'Provider', baseUrl: provider.url, userGroupUrl: provider.url });
  const { id } = (answer as { value: { id: string } }).value;
  await call('keys.save', { connectionId: id, kind: 'api-key', label: 'Office', secret: apiKey });
  await call('keys.save', { connectionId: id, kind: 'user-group-token', secret: token });
  await call('keys.save', { connectionId: id, kind: 'nonsense' as 'api-key', secret: apiKey });
  await call('connections.select', { id });
  await call('connections.list', {});
  await call('connections.test', { id });
  const list = await call('api.call', { operation: 'listProjects' });
  expect(list.answer).toMatchObject({ ok: true });
  await call('api.quota', {});
  await call('api.call', { operation: 'getProject', params: { project_id: '1' } });
  const refused = await call('projects.create', { name: 'North block', geojson: goodParcel });
  expect(refused.answer).toMatchObject({ ok: false, error: { code: 'invalid' } });
  await call('projects.export', { projectIds: ['1'], format: 'kml' });
  await call('report.create', { projectIds: ['1'], format: 'pdf', options: { sections: ['summary', 'parts', 'sources'] } });
  await call('report.preview', { projectIds: ['1'], options: { sections: ['summary'] } });
  await call('report.saveLogo', { bytes: new Uint8Array([1, 2, 3]) });
  await call('report.logo', {});
  await call('drafts.save', { id: 'import', kind: 'import', title: 'North block.kml', version: 1, content: { list: list.answer } });
  await call('drafts.load', { id: 'import' });
  const rotation = await call('keys.rotate', { connectionId: id, kind: 'user-group-token' });
  expect(rotation.answer).toMatchObject({ ok: true, value: { lastFour: rotated.slice(-4), label: 'North' } });
  await call('keys.rotate', { connectionId: id, kind: 'user-group-token' });
  await call('connections.select', { id: 'embedded' });
  const created = await call('projects.create', { name: 'North block', geojson: goodParcel });
  expect(created.answer).toMatchObject({ ok: true });
  await call('host.info', {});

  // The secrets were really in play.
  expect(provider.seen.filter(({ key }) => key === apiKey).length).toBeGreaterThan(5);
  expect(provider.seen.map(({ authorization }) => authorization).filter(Boolean)).toEqual([`Token ${token}`, `Token ${rotated}`]);
  expect(provider.seen.some(({ path }) => secrets.some((secret) => path.includes(secret)))).toBe(false);

  const files = filesIn(dataFolder);
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['connections.json', 'drafts/import.json', 'service/workspace.gpkg']),
  );
  const running = existsSync('/proc/self/cmdline') ? commandLinesAndEnvironments() : Buffer.from('--no-open');
  expect(running.includes('--no-open')).toBe(true);
  for (const secret of secrets) {
    expect(answers.filter(({ raw }) => raw.includes(secret)).length, 'answers').toBe(0);
    expect(
      files.filter(({ bytes }) => bytes.includes(secret)).map(({ path }) => path),
      'disk',
    ).toEqual([]);
    expect(output.includes(secret), 'log').toBe(false);
    expect(running.includes(secret), 'command lines and environments').toBe(false);
  }
  // The four characters of the label are all that is known outside.
  expect(readFileSync(join(dataFolder, 'connections.json'), 'utf8')).toContain(apiKey.slice(-4));
});

test('what is on the disk is for its owner only', () => {
  for (const { path, mode } of filesIn(dataFolder)) expect(mode & 0o077, path).toBe(0);
});

test('the program ends with its service, and leaves no process behind', async () => {
  const children = () =>
    existsSync('/proc/self/task')
      ? readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number)
      : [];
  const before = children();
  if (process.platform === 'linux') expect(before).toHaveLength(1);
  const gone = new Promise((done) => {
    program.on('exit', done);
  });
  program.kill('SIGINT');
  expect(await gone).toBe(0);
  for (const pid of before) expect(existsSync(`/proc/${pid}`)).toBe(false);
});
