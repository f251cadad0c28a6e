import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { ApiFault, Client, type ClientOptions } from '#client/index.ts';
import { parcelAt } from '../helpers/parcels.ts';

// A service that is stopped in the middle of its work and goes on later, as a computer that sleeps.
const entry = resolve(import.meta.dirname, '../../out/main/service.js');
const key = 'sleep-test-key';
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function sleepy(): Promise<{ child: ChildProcess; client: Client; hasty: Client }> {
  const folder = mkdtempSync(join(tmpdir(), 'hectare-sleep-'));
  const socketPath = join(folder, 's.sock');
  const child = fork(entry, [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const clientWith = (more: Partial<ClientOptions>) =>
    new Client({ baseUrl: 'http://localhost', socketPath, apiKey: async () => key, ...more });
  // Only a read that must give up is impatient: a busy machine takes longer than that for others.
  const [client, hasty] = [clientWith({}), clientWith({ silenceMilliseconds: 1500 })];
  open.push(async () => {
    await Promise.all([client.close(), hasty.close()]);
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  await new Promise<void>((ready, failed) => {
    child.on('message', (message: { type: string; message?: string }) => {
      if (message.type === 'ready') ready();
      else if (message.type === 'failed') failed(new Error(message.message));
    });
    child.on('exit', (code) => failed(new Error(`The service ended with ${code}`)));
    child.send({
      type: 'start',
      options: { dataFolder: folder, listen: { socketPath }, apiKey: key, userGroupToken: 'sleep-test-token', quotaHectares: null },
    });
  });
  return { child, client, hasty };
}
const create = (client: Client, name: string, place: number) =>
  client.call('createProject', { query: { project_name: name }, body: parcelAt(place, 1), idempotencyKey: `key-${name}` });
const names = async (client: Client) =>
  ((await client.call('listProjects')).value as { project_name: string }[]).map(({ project_name: name }) => name).sort();

test.skipIf(process.platform === 'win32')(
  'a service that sleeps: reads say so in time, changes wait for it, and nothing is done twice',
  async () => {
    const { child, client, hasty } = await sleepy();
    await create(client, 'Awake', 35);
    for (let round = 0; round < 3; round += 1) {
      child.kill('SIGSTOP');
      // The change is sent while it sleeps, longer than a read waits; a read gives up meanwhile.
      const made = create(client, `Asleep ${round}`, 36 + round);
      const asked = await hasty.call('listProjects').then(
        () => null,
        (error: unknown) => error,
      );
      expect(asked).toMatchObject({ code: 'timeout' });
      expect(asked).toBeInstanceOf(ApiFault);
      await wait(500);
      child.kill('SIGCONT');
      expect((await made).value).toMatchObject({ project_name: `Asleep ${round}` });
      // Who did not hear the answer asks again under the same key, and gets what was made.
      await create(client, `Asleep ${round}`, 36 + round);
    }
    expect(await names(client)).toEqual(['Asleep 0', 'Asleep 1', 'Asleep 2', 'Awake']);
  },
  180_000,
);
