import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { freshFolder, testHost, type TestHost } from './host.ts';
import { startRecordingService, type Manners, type RecordingService } from './recording-service.ts';

const key = 'hk_live_offline_7Xw2Lk9Vb4Nm8';
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function serviceOf(manners: Manners = {}): Promise<RecordingService> {
  const service = await startRecordingService(manners);
  open.push(() => service.stop().catch(() => {}));
  return service;
}
function hostOf(changes: Parameters<typeof testHost>[0] = {}): TestHost {
  const host = testHost(changes, { times: { firstProbeMilliseconds: 100, quietMilliseconds: 0, firstRetryMilliseconds: 60 } });
  open.unshift(() => host.bridge.end());
  return host;
}
async function connected(service: RecordingService, changes: Parameters<typeof testHost>[0] = {}): Promise<{ host: TestHost; id: string }> {
  const host = hostOf(changes);
  const { id } = await host.ask('connections.save', { name: 'Provider', baseUrl: service.url });
  await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: key });
  await host.ask('connections.select', { id });
  return { host, id };
}
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
const answersIn = (host: TestHost) => filesIn(join(host.dataFolder, 'offline', 'answers'));
const list = { operation: 'listProjects' } as const;

describe('answers that were seen', () => {
  test('open as of their time when the service is gone, in a new run too, and are asked for again when it is back', async () => {
    const service = await serviceOf();
    const keys = memoryKeys('a test');
    const { host } = await connected(service, { keys });
    const made = (await host.ask('projects.create', { name: 'North', geojson: parcelAt(35, 1) })) as { id: string };
    const before = await host.ask('api.call', list);
    expect(before).toMatchObject({ stale: false, value: [{ project_name: 'North' }] });
    const weather = {
      operation: 'weather' as const,
      params: { project_id: made.id },
      query: { period: 'daily', start_date: '2025-11-20', end_date: '2026-11-20' },
    };
    await host.ask('api.call', weather);
    const mask = await host.ask('api.raster', { operation: 'projectMask', params: { project_id: made.id } });
    await service.stop();
    host.bridge.end();

    const again = hostOf({ dataFolder: host.dataFolder, keys });
    const stale = await again.ask('api.call', list);
    expect(stale).toMatchObject({ stale: true, fetchedAt: before.fetchedAt, value: before.value });
    expect(stale.reason).toMatch(/cannot be reached/);
    const kept = await again.ask('api.raster', { operation: 'projectMask', params: { project_id: made.id } });
    expect(kept.stale).toBe(true);
    expect(Buffer.compare(kept.bytes, mask.bytes)).toBe(0);
    // A panel asks up to today; tomorrow that is another question, and the answer of today is the nearest.
    expect(
      await again.ask('api.call', { ...weather, query: { period: 'daily', start_date: '2025-11-21', end_date: '2026-11-21' } }),
    ).toMatchObject({ stale: true, value: [{ avg_temperature_degC: 21.5 }] });
    await expect(again.ask('api.call', { ...weather, query: { period: 'monthly' } })).rejects.toThrow(/^network/);
    await expect(again.ask('api.call', { operation: 'soil', params: { project_id: made.id } })).rejects.toThrow(/^network/);

    await service.start();
    await expect
      .poll(() => again.events.some(({ name, payload }) => name === 'reachable' && (payload as { reachable: boolean }).reachable))
      .toBe(true);
    expect((await again.ask('api.call', list)).stale).toBe(false);
  });

  test('can be asked for alone: nobody is asked, so that no work begins', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    await expect(host.ask('api.call', { ...list, keptOnly: true })).rejects.toThrow(/^not-kept/);
    await host.ask('projects.create', { name: 'North', geojson: parcelAt(35, 1) });
    const before = await host.ask('api.call', list);
    const asked = service.requests.length;
    expect(await host.ask('api.call', { ...list, keptOnly: true })).toMatchObject({
      stale: false,
      fetchedAt: before.fetchedAt,
      value: before.value,
    });
    expect(service.requests).toHaveLength(asked);
  });

  test('are asked for again by their ETag; “still true” costs no body and makes them young again', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    await host.ask('projects.create', { name: 'North', geojson: parcelAt(35, 1) });
    const first = await host.ask('api.call', list);
    await wait(20);
    const second = await host.ask('api.call', list);
    expect(service.requests.filter(({ path, ifNoneMatch }) => path === '/projects' && ifNoneMatch === '"1-0"')).toHaveLength(1);
    expect(second.value).toEqual(first.value);
    expect(second.fetchedAt > first.fetchedAt).toBe(true);
    await service.stop();
    expect(await host.ask('api.call', list)).toMatchObject({ stale: true, fetchedAt: second.fetchedAt, value: first.value });
  });

  test('stand in for a service that is ill, but never for one that says no', async () => {
    const service = await serviceOf({ key });
    const { host, id } = await connected(service);
    const made = (await host.ask('projects.create', { name: 'North', geojson: parcelAt(35, 1) })) as { id: string };
    const ask = { operation: 'getProject', params: { project_id: made.id } } as const;
    await host.ask('api.call', ask);
    service.made.splice(0);
    await expect(host.ask('api.call', ask)).rejects.toThrow(/^not-found/);
    await service.stop();
    // What the service said is gone does not come back without it.
    await expect(host.ask('api.call', ask)).rejects.toThrow(/^network/);
    await service.start();
    await host.ask('api.call', list);
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'another-key-of-somebody' });
    await expect(host.ask('api.call', list)).rejects.toThrow(/^unauthorised/);
    expect((await host.ask('connections.test', { id })).ok).toBe(false);
  });

  test('of one key are not shown with another, and are there again with the first; a key taken away takes them out of sight', async () => {
    const service = await serviceOf();
    const { host, id } = await connected(service);
    await host.ask('projects.create', { name: 'Of the first', geojson: parcelAt(35, 1) });
    await host.ask('api.call', list);
    await service.stop();
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'the-second-key-1234567' });
    await expect(host.ask('api.call', list)).rejects.toThrow(/^network/);
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: key });
    expect(await host.ask('api.call', list)).toMatchObject({ stale: true, value: [{ project_name: 'Of the first' }] });
    await host.ask('keys.remove', { connectionId: id, kind: 'api-key' });
    await expect(host.ask('api.call', list)).rejects.toThrow(/^no-key/);
  });

  test('open without the key where a computer has no keychain and forgets it', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    await host.ask('projects.create', { name: 'North', geojson: parcelAt(35, 1) });
    await host.ask('api.call', list);
    const again = hostOf({ dataFolder: host.dataFolder });
    expect(await again.ask('api.call', list)).toMatchObject({ stale: true, value: [{ project_name: 'North' }] });
  });

  test('carry no secret in names or contents, and are for their owner only', async () => {
    const service = await serviceOf();
    const { host } = await connected(service);
    await host.ask('projects.create', { name: `of ${key}`, geojson: parcelAt(35, 1) });
    await host.ask('api.call', list);
    const paths = filesIn(join(host.dataFolder, 'offline'));
    expect(answersIn(host)).toHaveLength(1);
    for (const path of paths) {
      expect(path).not.toContain(key);
      expect(readFileSync(path, 'utf8')).not.toContain(key);
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
    }
  });

  test.each([
    ['cut', (path: string) => truncateSync(path, 150)],
    ['changed by one letter', (path: string) => writeFileSync(path, readFileSync(path, 'utf8').replace('North', 'Morth'))],
    ['empty', (path: string) => truncateSync(path, 0)],
    ['something else', (path: string) => writeFileSync(path, '{"an":"other file"}')],
    ['a time that is none', (path: string) => writeFileSync(path, readFileSync(path, 'latin1').replace(/ 20\d\d-/, ' 2O26-'), 'latin1')],
  ])('%s: a damaged one is none, and is made anew', async (_how, damage) => {
    const service = await serviceOf();
    const { host } = await connected(service);
    await host.ask('projects.create', { name: 'North', geojson: parcelAt(35, 1) });
    await host.ask('api.call', list);
    damage(answersIn(host)[0]!);
    expect(await host.ask('api.call', list)).toMatchObject({ stale: false, value: [{ project_name: 'North' }] });
    damage(answersIn(host)[0]!);
    await service.stop();
    await expect(host.ask('api.call', list)).rejects.toThrow(/^network/);
    expect(host.log.some((line) => line.includes('damaged'))).toBe(true);
  });

  test('keep to their bound: what was not used for longest goes first; of each connection and of all they can be cleared', async () => {
    const service = await serviceOf();
    const { host, id } = await connected(service);
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1)
      ids.push(((await host.ask('projects.create', { name: `P${index}`, geojson: parcelAt(35 + index / 10, 1) })) as { id: string }).id);
    const ask = (one: string) => host.ask('api.raster', { operation: 'projectMask', params: { project_id: one } });
    for (const one of ids) await ask(one);
    const size = statSync(answersIn(host)[0]!).size;
    // Long ago, but the first was looked at again.
    for (const path of answersIn(host)) utimesSync(path, new Date(2020, 1, 1), new Date(2020, 1, 1));
    const again = hostOf({ dataFolder: host.dataFolder, keys: memoryKeys('a test') });
    await again.ask('keys.save', { connectionId: id, kind: 'api-key', secret: key });
    await again.ask('api.raster', { operation: 'projectMask', params: { project_id: ids[0]! } });
    await again.ask('offline.setLimit', { bytes: size * 4 });
    // The list, which entering a key asks for, may be among them.
    const left = () => answersIn(again).reduce((sum, path) => sum + statSync(path).size, 0);
    expect(left()).toBeGreaterThan(2 * size);
    expect(left()).toBeLessThanOrEqual(4 * size);
    await service.stop();
    expect((await again.ask('api.raster', { operation: 'projectMask', params: { project_id: ids[0]! } })).stale).toBe(true);
    const state = await again.ask('offline.state', {});
    expect(state.connections.find((one) => one.id === id)).toMatchObject({
      name: 'Provider',
      answers: answersIn(again).length,
      bytes: left(),
      reachable: false,
    });
    const all = left();
    expect(await again.ask('offline.clear', { connectionId: 'embedded' })).toEqual({ freedBytes: 0 });
    expect(await again.ask('offline.clear', { connectionId: id })).toEqual({ freedBytes: all });
    expect(answersIn(again)).toEqual([]);
    await expect(again.ask('api.raster', { operation: 'projectMask', params: { project_id: ids[0]! } })).rejects.toThrow(/^network/);
  });

  test('go with their connection', async () => {
    const service = await serviceOf();
    const { host, id } = await connected(service);
    await host.ask('api.call', list);
    expect(answersIn(host)).toHaveLength(1);
    await host.ask('connections.remove', { id });
    expect(answersIn(host)).toEqual([]);
  });

  test('cannot be kept where the disk does not let it: the call answers all the same', async () => {
    const service = await serviceOf();
    const dataFolder = freshFolder('full');
    const { host } = await connected(service, { dataFolder });
    mkdirSync(join(dataFolder, 'offline'), { recursive: true });
    writeFileSync(join(dataFolder, 'offline', 'answers'), 'a file in the place of the folder');
    expect((await host.ask('api.call', list)).stale).toBe(false);
    expect((await host.ask('api.call', list)).stale).toBe(false);
  });
});
