import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Agent, request } from 'undici';
import { parcelAt } from '../helpers/parcels.ts';
import { landscapeWithout } from '../helpers/part-of-landscape.ts';
import { workspaceHolder } from '../helpers/workspace-holder.ts';

const root = resolve(import.meta.dirname, '../..');
const landscape = join(root, 'out/sample-landscape');
const hasLandscape = existsSync(join(landscape, 'manifest.json'));
if (!hasLandscape) console.log('skipped: the sample landscape was not made; npm test makes it');
const apiKey = 'key-of-the-locked-workspace';
const userGroupToken = 'token-of-the-locked-workspace';

/** What the tests collect has no pictures for these. */
const withoutData = ['performance-benchmark', 'carbon-additionality'];

let folder: string;
let child: ChildProcess;
let dispatcher: Agent;
/** of the process; null while it runs */
let ended: number | string | null = null;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-locked-'));
  const socketPath = join(folder, 's.sock');
  const packFolders = hasLandscape ? [landscapeWithout(['benchmark'], join(folder, 'landscape'))] : [];
  ended = null;
  child = fork(join(root, 'out/main/service.js'), [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  child.on('exit', (code, signal) => {
    ended = code ?? signal;
  });
  dispatcher = new Agent({ connect: { socketPath } });
  child.send({
    type: 'start',
    options: { dataFolder: folder, listen: { socketPath }, apiKey, userGroupToken, quotaHectares: null, packFolders },
  });
  // Messages that come in one turn of the loop are all heard.
  await new Promise<void>((ready) => {
    child.on('message', ({ type }: { type: string }) => {
      if (type === 'ready') ready();
    });
  });
});
afterEach(async () => {
  if (ended === null) {
    child.send({ type: 'stop' });
    await once(child, 'exit');
  }
  await dispatcher.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const answer = await request(`http://localhost${path}`, {
    method,
    dispatcher,
    headers: {
      'x-api-key': apiKey,
      authorization: `Token ${userGroupToken}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: (await answer.body.json()) as any };
}
interface ProductState {
  product: string;
  state: string;
  reason_code: string | null;
}
const statesOf = async (id: string) =>
  ((await call('GET', `/projects/${id}/available_data`)).body.products as ProductState[]).filter(
    ({ product }) => !withoutData.includes(product),
  );
const notEnded = (states: ProductState[]) => states.filter(({ state }) => state === 'queued' || state === 'running');

test.skipIf(!hasLandscape)(
  'held by another program again and again while data is collected, the service lives on and collects all of it',
  async () => {
    await call('PUT', '/collection', { offline: true });
    const { id } = (await call('POST', '/projects?project_name=Held', parcelAt(35, 1.04))).body as { id: string };
    const holder = await workspaceHolder(join(folder, 'workspace.gpkg'));
    for (const [how, milliseconds] of [
      ['IMMEDIATE', 500],
      ['EXCLUSIVE', 500],
      ['IMMEDIATE', 500],
      // Longer than a request waits.
      ['EXCLUSIVE', 6000],
    ] as const) {
      await holder.hold(how);
      // Held for so long: this is what is tested.
      await wait(milliseconds);
      expect((await call('GET', '/health')).status).toBe(200);
      await holder.letGo();
    }
    holder.end();
    await expect.poll(async () => notEnded(await statesOf(id)), { timeout: 400_000, interval: 200 }).toEqual([]);
    expect((await statesOf(id)).filter(({ state }) => state !== 'ready')).toEqual([]);
    expect(ended).toBeNull();
  },
  500_000,
);

test('every write waits for a short lock, and says 503 with a pause when it is held for long', async () => {
  const { body: project } = await call('POST', '/projects?project_name=There', parcelAt(35, 1));
  const group = { name: 'One', user_group_id: 'one', mapping: {}, properties: {} };
  await call('GET', '/api/user', group);
  const writes: Parameters<typeof call>[] = [
    ['POST', '/projects?project_name=New', parcelAt(35, 1.1)],
    ['PUT', `/projects/${project.id}/settings`, { time_zone: 'Africa/Nairobi' }],
    ['PUT', `/projects/${project.id}/notes`, { notes: 'x' }],
    ['PUT', '/collection', { offline: true }],
    ['POST', `/projects/${project.id}/collect`],
    ['GET', '/api/user', { ...group, user_group_id: 'two' }],
    ['PUT', '/api/user', { ...group, name: 'Renamed' }],
    ['POST', '/api/user', { current_token: 'none' }],
    ['DELETE', `/projects/${project.id}`],
  ];
  const holder = await workspaceHolder(join(folder, 'workspace.gpkg'));
  await holder.hold('IMMEDIATE');
  const refused = await Promise.all(writes.map((write) => call(...write)));
  expect(refused.map(({ status, body, headers }) => [status, body.code, headers['retry-after']])).toEqual(
    writes.map(() => [503, 'workspace-busy', '5']),
  );
  const waiting = Promise.all(writes.slice(0, -1).map((write) => call(...write)));
  await call('GET', '/health');
  await holder.letGo();
  expect((await waiting).map(({ status }) => status)).toEqual(writes.slice(0, -1).map(() => 200));
  expect((await call(...writes.at(-1)!)).status).toBe(200);
  holder.end();
  expect(ended).toBeNull();
});
