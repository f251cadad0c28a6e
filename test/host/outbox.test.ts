import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BridgeTuning } from '#host/bridge.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { freshFolder, testHost, type TestHost } from './host.ts';
import { startRecordingService, type Manners, type RecordingService } from './recording-service.ts';
import { inSoak } from '../helpers/soak.ts';

const key = 'hk_live_outbox_7Xw2Lk9Vb4Nm8';
const quick: NonNullable<BridgeTuning['times']> = {
  firstProbeMilliseconds: 80,
  quietMilliseconds: 150,
  firstRetryMilliseconds: 40,
  maxRetryMilliseconds: 300,
};
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function serviceOf(manners: Manners = {}): Promise<RecordingService> {
  const service = await startRecordingService(manners);
  open.push(() => service.stop().catch(() => {}));
  return service;
}
function hostOf(changes: Parameters<typeof testHost>[0] = {}, tuning: BridgeTuning = {}): TestHost {
  const host = testHost(changes, { times: quick, ...tuning });
  open.unshift(() => host.bridge.end());
  return host;
}
async function connected(
  service: RecordingService,
  tuning: BridgeTuning = {},
): Promise<{ host: TestHost; id: string; keys: ReturnType<typeof memoryKeys> }> {
  const keys = memoryKeys('a test');
  const host = hostOf({ keys }, tuning);
  const { id } = await host.ask('connections.save', { name: 'Provider', baseUrl: service.url });
  await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: key });
  await host.ask('connections.select', { id });
  return { host, id, keys };
}
const create = (host: TestHost, name: string, place = 35) =>
  host.ask('projects.create', { name, geojson: parcelAt(place, 1) }) as Promise<{ id?: string; waiting?: string }>;
const entriesOf = async (host: TestHost) => (await host.ask('outbox.list', {})).entries;
const empty = (host: TestHost) => expect.poll(async () => (await entriesOf(host)).length).toBe(0);
const names = (service: RecordingService) => service.made.map(({ project_name: name }) => name);
/** While a try is on its way its entry is not changed. */
const betweenTries = (change: () => Promise<unknown>) => vi.waitFor(change, 60_000);
const remove = (host: TestHost, id: string) => host.ask('projects.remove', { id });

describe('what is done without a network', () => {
  test('waits, survives a new start, and goes out once and in order when the service is back', async () => {
    const service = await serviceOf();
    const { host, keys } = await connected(service);
    const old = (await create(host, 'Old', 34)) as { id: string };
    await host.ask('api.call', { operation: 'listProjects' });
    await service.stop();
    for (const [index, name] of ['First', 'Second', 'Third'].entries()) expect((await create(host, name, 35 + index)).waiting).toBeTruthy();
    expect((await remove(host, old.id)).waiting).toBeTruthy();
    // While one of them is tried, it does not wait.
    await expect
      .poll(async () => (await entriesOf(host)).map(({ kind, name, state }) => [kind, name, state]))
      .toEqual([
        ['create', 'First', 'waiting'],
        ['create', 'Second', 'waiting'],
        ['create', 'Third', 'waiting'],
        ['delete', 'Old', 'waiting'],
      ]);
    host.bridge.end();
    const again = hostOf({ dataFolder: host.dataFolder, keys });
    await expect.poll(async () => (await entriesOf(again)).length).toBe(4);
    await service.start();
    await empty(again);
    expect(names(service)).toEqual(['First', 'Second', 'Third']);
    expect(service.deletes).toEqual([old.id]);
    expect(service.creates.map(({ name }) => name)).toEqual(['Old', 'First', 'Second', 'Third']);
    expect((await again.ask('outbox.list', {})).done.map(({ name }) => name)).toEqual(['Old', 'Third', 'Second', 'First']);
    expect(again.events.filter(({ name }) => name === 'outbox-done')).toHaveLength(4);
  });

  test('a shape or an entry that was altered on the disk is never sent, is kept, and it is said', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    await service.stop();
    for (const [index, name] of ['Whole', 'Altered', 'Cut', 'Renamed'].entries()) await create(host, name, 35 + index);
    const folder = join(host.dataFolder, 'outbox');
    const fileOf = (name: string, ending: string) => {
      const entry = readdirSync(folder).find(
        (one) => one.endsWith('.entry.json') && readFileSync(join(folder, one), 'utf8').includes(`"name":"${name}"`),
      )!;
      return join(folder, entry.replace('.entry.json', ending));
    };
    const [altered, cut, renamed] = [fileOf('Altered', '.shape.json'), fileOf('Cut', '.shape.json'), fileOf('Renamed', '.entry.json')];
    writeFileSync(altered, readFileSync(altered, 'utf8').replace(/36\.(\d)/, '36.9$1'));
    truncateSync(cut, statSync(cut).size - 20);
    writeFileSync(renamed, readFileSync(renamed, 'utf8').replace('"name":"Renamed"', '"name":"Renaned"'));
    await service.start();
    await expect
      .poll(async () => (await entriesOf(host)).map(({ name, state, fault }) => [name, state, fault?.code]))
      .toEqual([
        ['Altered', 'refused', 'shape-damaged'],
        ['Cut', 'refused', 'shape-damaged'],
      ]);
    expect(service.creates.map(({ name }) => name)).toEqual(['Whole']);
    expect(readdirSync(folder).filter((name) => name.includes('.entry.json.damaged-'))).toHaveLength(1);
    expect([altered, cut].every((path) => statSync(path).size > 0)).toBe(true);
  });

  test('a create that was refused comes back with its reason and its shape, blocks nothing behind it, and goes again under another name', async () => {
    const service = await serviceOf({
      refuse: (name) =>
        name === 'Bad'
          ? { status: 422, detail: [{ loc: ['query', 'project_name'], msg: 'This name is taken', type: 'value_error' }] }
          : null,
    });
    const { host } = await connected(service);
    await service.stop();
    await create(host, 'Bad', 35);
    await create(host, 'Good', 36);
    await service.start();
    await expect.poll(() => names(service)).toEqual(['Good']);
    // The service has made it before its answer is here.
    await expect.poll(async () => (await entriesOf(host)).map(({ name }) => name)).toEqual(['Bad']);
    const [bad] = await entriesOf(host);
    expect(bad).toMatchObject({ name: 'Bad', state: 'refused', fault: { code: 'invalid', details: [{ msg: 'This name is taken' }] } });
    expect(await host.ask('outbox.data', { id: bad!.id })).toMatchObject({ name: 'Bad', geojson: parcelAt(35, 1), replaces: null });
    await host.ask('outbox.rename', { id: bad!.id, name: 'Better' });
    await empty(host);
    expect(names(service)).toEqual(['Good', 'Better']);
    expect(new Set(service.creates.filter(({ name }) => name !== 'Good').map((one) => one.key)).size).toBe(2);
  });

  test('what is refused while one looks on is told at once and leaves nothing behind', async () => {
    const service = await serviceOf({
      refuse: () => ({ status: 422, detail: [{ loc: ['body', 'geometry'], msg: 'Not enough hectares', type: 'quota_exceeded' }] }),
    });
    const { host } = await connected(service);
    await expect(create(host, 'Too large')).rejects.toThrow(/^invalid/);
    expect(await entriesOf(host)).toEqual([]);
    expect(readdirSync(join(host.dataFolder, 'outbox')).filter((name) => name.endsWith('.json'))).toEqual([]);
  });

  test('can be discarded and brought back, and a name with its boundary waits only once', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    await service.stop();
    await create(host, 'North');
    await expect(create(host, 'North')).rejects.toThrow(/^already-waiting/);
    const { id } = (await entriesOf(host))[0]!;
    await betweenTries(() => host.ask('outbox.discard', { id }));
    expect(await entriesOf(host)).toEqual([]);
    await host.ask('outbox.restore', { id });
    expect(await entriesOf(host)).toMatchObject([{ id, name: 'North' }]);
    await service.start();
    await empty(host);
    expect(names(service)).toEqual(['North']);
    await expect(host.ask('outbox.restore', { id })).rejects.toThrow(/^not-there/);
  });

  test('while paused nothing leaves, even online; then it goes', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    await host.ask('outbox.pause', { paused: true });
    expect((await create(host, 'Later')).waiting).toBeTruthy();
    await wait(300);
    expect(service.creates).toEqual([]);
    await host.ask('outbox.pause', { paused: false });
    await empty(host);
    expect(names(service)).toEqual(['Later']);
  });

  test('an edit makes the new one, then takes the old one away, and never loses both', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    const old = (await create(host, 'Field', 35)) as { id: string };
    await service.stop();
    const answer = (await host.ask('projects.create', { name: 'Field', geojson: parcelAt(35, 1, 0.02), replaces: old.id })) as {
      waiting: string;
    };
    expect(answer.waiting).toBeTruthy();
    await expect(remove(host, old.id)).rejects.toThrow(/^already-waiting/);
    await service.start();
    await empty(host);
    expect(service.made).toHaveLength(1);
    expect(service.made[0]).toMatchObject({ project_name: 'Field', geometry: parcelAt(35, 1, 0.02) });
    expect(service.deletes).toEqual([old.id]);
  });

  test('made with one key it does not go with another, unless somebody says so', async () => {
    const service = await serviceOf();
    const { host, id } = await connected(service);
    await service.stop();
    await create(host, 'Mine');
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'the-key-of-somebody-else' });
    await service.start();
    await host.ask('outbox.send', {});
    await wait(200);
    expect(service.creates).toEqual([]);
    await expect.poll(async () => (await entriesOf(host))[0]).toMatchObject({ otherAccount: true, state: 'waiting' });
    const [entry] = await entriesOf(host);
    await betweenTries(() => host.ask('outbox.settle', { id: entry!.id, as: 'adopt' }));
    await empty(host);
    expect(names(service)).toEqual(['Mine']);
  });

  test('waits for a key that the service takes, and says so', async () => {
    const service = await serviceOf();
    const { host, id } = await connected(service);
    await service.stop();
    await create(host, 'North');
    service.manners.key = 'the-right-key-987654';
    await service.start();
    await expect.poll(async () => (await entriesOf(host))[0]?.connectionFault?.code).toBe('unauthorised');
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'the-right-key-987654' });
    const [entry] = await entriesOf(host);
    await betweenTries(() => host.ask('outbox.settle', { id: entry!.id, as: 'adopt' }));
    await empty(host);
    expect(names(service)).toEqual(['North']);
  });

  test('a change that a person makes while the service is still asked what it has is what goes out', async () => {
    const service = await serviceOf();
    const { host, keys } = await connected(service);
    await service.stop();
    await create(host, 'Typed in haste', 35);
    await create(host, 'Not wanted', 36);
    host.bridge.end();
    // What waited for some seconds is looked for in the service's list before it is sent.
    const folder = join(host.dataFolder, 'outbox');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.entry.json'))) {
      const { digest: _digest, ...entry } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { createdAt: string; digest: string };
      // As an earlier version wrote it, without a digest.
      writeFileSync(
        join(folder, file),
        JSON.stringify({ ...entry, createdAt: new Date(Date.parse(entry.createdAt) - 60_000).toISOString() }),
      );
    }
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    service.manners.beforeList = () => {
      asked.resolve();
      return answered.promise;
    };
    await service.start();
    const again = hostOf({ dataFolder: host.dataFolder, keys });
    await asked.promise;
    const [first, second] = await entriesOf(again);
    await again.ask('outbox.rename', { id: first!.id, name: 'Thought over' });
    await again.ask('outbox.discard', { id: second!.id });
    answered.resolve();
    await empty(again);
    expect(names(service)).toEqual(['Thought over']);
    expect((await again.ask('outbox.list', {})).done.map(({ name }) => name)).toEqual(['Thought over']);
  });

  test('what goes out stands in the list of what waits or in that of what is done, at every moment', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    await service.stop();
    const wanted = Array.from({ length: 12 }, (_, number) => `P${number}`);
    for (const [number, name] of wanted.entries()) await create(host, name, 20 + number);
    await service.start();
    for (let waiting = wanted.length; waiting > 0;) {
      const { entries, done } = await host.ask('outbox.list', {});
      expect([...entries, ...done].map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
      waiting = entries.length;
    }
  });

  test('is flushed whole, for its owner only; a damaged entry is kept aside and does not stop the others', async () => {
    const service = await serviceOf();
    const { host, keys } = await connected(service);
    await service.stop();
    await create(host, 'One', 35);
    await create(host, 'Two', 36);
    host.bridge.end();
    const folder = join(host.dataFolder, 'outbox');
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
    for (const name of files) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of files) expect(readFileSync(join(folder, name), 'utf8')).not.toContain(key);
    truncateSync(
      join(
        folder,
        files.find((name) => name.endsWith('.entry.json'))!,
      ),
      40,
    );
    await service.start();
    const again = hostOf({ dataFolder: host.dataFolder, keys });
    await empty(again);
    expect(names(service)).toEqual(['Two']);
    expect(readdirSync(folder).some((name) => name.includes('.damaged-'))).toBe(true);
    expect(again.log.some((line) => line.includes('could not be read'))).toBe(true);
    expect(again.events).toContainEqual({ name: 'file-damaged', payload: {} });
    const kept = files.find((name) => name.endsWith('.entry.json'))!;
    expect((await again.ask('workspace.damaged', {})).files).toEqual([
      {
        kind: 'outbox',
        path: expect.stringContaining(join('outbox', `${kept}.damaged-`)),
        since: expect.stringMatching(/^20\d\d-.*Z$/),
        bytes: 40,
      },
    ]);
  });
});

describe('a request whose outcome is not known', () => {
  const withoutKeys: [string, Manners, number][] = [
    ['cuts the line after it made the project', { cut: true }, 250],
    ['makes it and never answers', { silent: true }, 250],
    ['makes it after we gave up', { lateMilliseconds: 0 }, 250],
    // From when we gave up, and not from when we asked.
    ['is left alone for as long as it may still work on it', { lateMilliseconds: 300 }, 1100],
  ];
  test.each(withoutKeys)(
    'is looked for before it is sent again: a service without idempotency keys that %s',
    async (_how, manners, timeoutMilliseconds) => {
      const service = await serviceOf(manners);
      const { host } = await connected(service, { timeoutMilliseconds, times: { ...quick, quietMilliseconds: 1000 } });
      expect((await create(host, 'Once')).waiting).toBeTruthy();
      await expect.poll(() => names(service)).toEqual(['Once']);
      await empty(host);
      expect(service.creates).toHaveLength(1);
      expect((await host.ask('outbox.list', {})).done).toMatchObject([{ name: 'Once', wasThere: true, projectId: service.made[0]!.id }]);
    },
  );

  test('is sent again where the list does not have it: an ill service', async () => {
    let ill = 2;
    const service = await serviceOf({
      refuse: () => {
        ill -= 1;
        return ill >= 0 ? { status: 503, detail: 'busy' } : null;
      },
    });
    const { host } = await connected(service);
    expect((await create(host, 'Once')).waiting).toBeTruthy();
    await empty(host);
    expect(names(service)).toEqual(['Once']);
    expect(service.creates).toHaveLength(3);
    expect(new Set(service.creates.map((one) => one.key)).size).toBe(1);
  });

  test('is left to a person where nobody can tell, and does not hold up the others', async () => {
    const service = await serviceOf({ cut: true, withoutGeometry: true });
    const { host } = await connected(service);
    await create(host, 'Which');
    await expect.poll(async () => (await entriesOf(host))[0]?.state).toBe('held');
    service.manners.cut = false;
    await create(host, 'Other', 36);
    expect(names(service)).toEqual(['Which', 'Other']);
    const [held] = await entriesOf(host);
    expect(held?.fault?.message).toMatch(/cannot be told/);
    await host.ask('outbox.settle', { id: held!.id, as: 'done' });
    expect(await entriesOf(host)).toEqual([]);
    expect(service.creates).toHaveLength(2);
  });

  test('of a delete is simply asked for again; what is gone is gone', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    const made = (await create(host, 'Gone')) as { id: string };
    await service.stop();
    await remove(host, made.id);
    service.made.splice(0);
    await service.start();
    await empty(host);
    expect(service.deletes).toEqual([made.id]);
  });

  test('two hosts on one profile do not both send', async () => {
    const service = await serviceOf({ pauseMilliseconds: 60 });
    const { host, keys } = await connected(service);
    await service.stop();
    for (let index = 0; index < 5; index += 1) await create(host, `N${index}`, 35 + index);
    await service.start();
    const other = hostOf({ dataFolder: host.dataFolder, keys });
    await Promise.all([host.ask('outbox.send', {}), other.ask('outbox.send', {}), other.ask('outbox.send', {})]);
    await empty(host);
    expect(names(service).toSorted()).toEqual(['N0', 'N1', 'N2', 'N3', 'N4']);
    expect(service.creates).toHaveLength(5);
  });
});

describe('a host that is killed at any moment', () => {
  const services: [string, Manners, number][] = [
    ['that knows idempotency keys', { idempotency: true, pauseMilliseconds: 15 }, inSoak(1, 60)],
    ['without them', { pauseMilliseconds: 15 }, inSoak(1, 60)],
    ['without them that makes projects long after it was asked', { pauseMilliseconds: 300 }, inSoak(1, 50)],
    ['that makes projects and never answers', { silent: true }, inSoak(1, 50)],
    ['that cuts the line after it made them', { cut: true }, inSoak(2, 50)],
  ];
  test.each(services)(
    'neither loses nor repeats a create, at a service %s',
    async (_how, manners, rounds) => {
      const service = await serviceOf(manners);
      const dataFolder = freshFolder('outbox-kill');
      const asked = new Set<string>();
      const safe = new Set<string>();
      const faults: string[] = [];
      // On a busy machine a host may be killed before it has sent anything: such rounds show nothing, and others, killed after that, take their place.
      const isEnough = (round: number) => round >= rounds && (service.creates.length >= rounds / 2 || round >= 5 * rounds);
      for (let round = 0; !isEnough(round); round += 1) {
        const before = service.creates.length;
        const isUnderWay = () => output !== '' && (round < rounds || service.creates.length > before);
        const child = spawn(
          process.execPath,
          [join(import.meta.dirname, 'outbox-child.ts'), dataFolder, service.url, key, String(round), '400', '700'],
          { stdio: ['ignore', 'pipe', 'inherit'] },
        );
        let output = '';
        child.stdout.on('data', (chunk) => {
          output += chunk;
        });
        const gone = new Promise((done) => {
          child.on('close', done);
        });
        while (!isUnderWay() && child.exitCode === null) await wait(10);
        await wait(Math.random() * 1200);
        child.kill('SIGKILL');
        await gone;
        for (const line of output.split('\n').slice(0, -1)) {
          const [word, name] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
          if (word === 'asked') asked.add(name);
          else if (word === 'safe') safe.add(name);
          else faults.push(line);
        }
      }
      await wait((manners.pauseMilliseconds ?? 0) + 50);
      Object.assign(service.manners, { silent: false, cut: false, pauseMilliseconds: 0 });
      const last = hostOf({ dataFolder }, { times: { ...quick, quietMilliseconds: 700 } });
      const { connections } = await last.ask('connections.list', {});
      await last.ask('keys.save', { connectionId: connections.find(({ kind }) => kind === 'remote')!.id, kind: 'api-key', secret: key });
      const waiting = (await entriesOf(last)).map(({ name }) => name);
      await empty(last);
      const made = names(service);
      console.log(
        `${asked.size} asked, ${safe.size} told to be safe, ${waiting.length} waited for the last start, ${service.creates.length} requests, ${made.length} made`,
      );
      expect(faults).toEqual([]);
      expect(made.length).toBe(new Set(made).size);
      expect([...safe].filter((name) => !made.includes(name))).toEqual([]);
      expect(waiting.filter((name) => !made.includes(name))).toEqual([]);
      expect(made.filter((name) => !asked.has(name))).toEqual([]);
      expect(service.creates.length).toBeGreaterThanOrEqual(rounds / 2);
    },
    inSoak(180_000, 3_600_000),
  );
});
