import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type RunningService } from '#service/server.ts';
import { imitatedSources, sourceOf, type ImitatedSources } from '../datasets/imitated-sources.ts';
import { freshFolder, testHost, type TestHost } from './host.ts';

const apiKey = 'k'.repeat(40);
let all: ImitatedSources;
let service: RunningService;
let host: TestHost;
beforeAll(async () => {
  all = await imitatedSources();
  service = await startService({
    dataFolder: freshFolder('sources-service'),
    listen: { host: '127.0.0.1', port: 0 },
    apiKey,
    userGroupToken: 't'.repeat(40),
    baseUrls: all.baseUrls,
    nonCommercialUse: true,
  });
  host = testHost({ serviceAddress: async () => ({ url: service.url, apiKey, userGroupToken: '' }) });
});
afterAll(async () => {
  host.bridge.end();
  await service.close();
  await all.source.close();
});

test('the sources are those of the embedded service, also while another connection is chosen', async () => {
  const other = await host.ask('connections.save', { name: 'Provider', baseUrl: 'https://provider.example', userGroupUrl: '' });
  await host.ask('connections.select', { id: other.id });
  const { sources } = await host.ask('sources.list', {});
  expect(sources.find(({ id }) => id === 'gfc')).toMatchObject({ licence: 'CC BY 4.0', last_success: null, check: null });
  await host.ask('connections.select', { id: 'embedded' });
});

test('a check tells its progress and ends with what each source answered', async () => {
  const { is_checking: isChecking, sources } = await host.ask('sources.check', {}, 'the-check');
  expect([isChecking, sources.map(({ check }) => check?.state)]).toEqual([false, sources.map(() => 'answered')]);
  const shares = host.events
    .filter(({ name, payload }) => name === 'progress' && (payload as { callId: string }).callId === 'the-check')
    .map(({ payload }) => (payload as { share: number }).share);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.every((share, index) => share >= (shares[index - 1] ?? 0) && share <= 1)).toBe(true);
});

test('cancelling stops the service, and what was found stays', async () => {
  all.source.faultOf = (asked) => (sourceOf(asked) === 'nexgddp' ? { kind: 'silence' } : null);
  const checked = host.ask('sources.check', {}, 'stopped');
  checked.catch(() => {});
  await expect.poll(async () => (await host.ask('sources.list', {})).sources.find(({ id }) => id === 'gsw')!.check!.state).toBe('answered');
  await host.ask('jobs.cancel', { callId: 'stopped' });
  await expect(checked).rejects.toThrow(/^cancelled/);
  await expect.poll(async () => (await host.ask('sources.list', {})).is_checking).toBe(false);
});
