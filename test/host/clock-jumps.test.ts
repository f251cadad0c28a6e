import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BridgeTuning } from '#host/bridge.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { testHost, type TestHost } from './host.ts';
import { startRecordingService, type Manners, type RecordingService } from './recording-service.ts';

// The clock of this computer is set, and the computer sleeps, while changes wait and answers are kept.
const quick: NonNullable<BridgeTuning['times']> = {
  firstProbeMilliseconds: 80,
  quietMilliseconds: 150,
  firstRetryMilliseconds: 40,
  maxRetryMilliseconds: 300,
};
const open: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of open.splice(0)) await close();
});

async function connected(manners: Manners = {}): Promise<{ host: TestHost; service: RecordingService; id: string }> {
  const service = await startRecordingService(manners);
  open.push(() => service.stop().catch(() => {}));
  const host = testHost({ keys: memoryKeys('a test') }, { times: quick });
  open.unshift(() => host.bridge.end());
  const { id } = await host.ask('connections.save', { name: 'Provider', baseUrl: service.url });
  await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'hk_live_clock_7Xw2Lk9Vb4Nm8' });
  await host.ask('connections.select', { id });
  return { host, service, id };
}
const create = (host: TestHost, name: string) => host.ask('projects.create', { name, geojson: parcelAt(35, 1) });
const empty = (host: TestHost) => expect.poll(async () => (await host.ask('outbox.list', {})).entries.length).toBe(0);
const names = (service: RecordingService) => service.made.map(({ project_name: name }) => name);

const hour = 3_600_000;
const jumps = [
  ['an hour back', -hour],
  ['ten years back', -10 * 365 * 24 * hour],
  ['an hour on', hour],
  ['ten years on', 10 * 365 * 24 * hour],
] as const;

describe.each(jumps)('the clock is set %s', (_name, jump) => {
  const setClock = () => vi.setSystemTime(Date.now() + jump);

  test('a change that waits for the network is sent once when it is back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
    const { host, service } = await connected();
    await service.stop();
    await create(host, 'North');
    await wait(200);
    setClock();
    await service.start();
    await empty(host);
    expect(names(service)).toEqual(['North']);
  });

  test('a change whose answer was lost is looked up, and not made again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
    const { host, service } = await connected({ cut: true });
    await create(host, 'North');
    setClock();
    service.manners.cut = false;
    await empty(host);
    expect([names(service), service.creates.length]).toEqual([['North'], 1]);
  });

  test('a service that went away afterwards is seen as away, and what was read stands in', async () => {
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
    const { host, service, id } = await connected();
    await create(host, 'North');
    await host.ask('api.call', { operation: 'listProjects' });
    setClock();
    await service.stop();
    const kept = (await host.ask('api.call', { operation: 'listProjects' })) as { value: unknown[] };
    expect(kept.value).toHaveLength(1);
    await expect
      .poll(() => host.events.filter(({ name }) => name === 'reachable').at(-1)?.payload)
      .toEqual({ connectionId: id, reachable: false });
  });
});
