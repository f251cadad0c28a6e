import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BridgeOutput } from '#host/contract.ts';
import { memoryKeys } from '#host/keys/keychain.ts';
import { startPortfolioProvider, type PortfolioProvider } from '../helpers/portfolio-provider.ts';
import { testHost, type TestHost } from './host.ts';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${String(index).padStart(5, '0')}`);
const both = (id: string) => ({ id, details: true, states: true });

/** All of them, however many calls a busy machine needs. */
async function overviewOf(host: TestHost, wanted: ReturnType<typeof both>[]): Promise<BridgeOutput<'projects.overview'>['found']> {
  const found: BridgeOutput<'projects.overview'>['found'] = [];
  const left = () => wanted.filter(({ id }) => !found.some((one) => one.id === id));
  while (left().length > 0) found.push(...(await host.ask('projects.overview', { wanted: left() })).found);
  return found;
}

describe('records and states of many projects at once', () => {
  let provider: PortfolioProvider;
  let host: TestHost;
  beforeAll(async () => {
    provider = await startPortfolioProvider(300);
    host = testHost();
    const { id } = await host.ask('connections.save', { name: 'provider', baseUrl: provider.url, userGroupUrl: '' });
    await host.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'a-key-for-the-stub' });
    await host.ask('connections.select', { id });
  });
  afterAll(async () => {
    await host.bridge.end();
    await provider.close();
  });

  test('are what the calls for each one tell', async () => {
    const found = await overviewOf(host, ids(6).map(both));
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids(6));
    for (const { id, details, states, fault } of found) {
      const { value: record } = await host.ask('api.call', { operation: 'getProject', params: { project_id: id } });
      const { value: available } = await host.ask('api.call', { operation: 'availableData', params: { project_id: id } });
      const { geometry, is_collection, subprojects, parent_collection } = record as Record<string, never> & {
        geometry: { coordinates: number[][][] };
      };
      expect(details).toEqual({
        outline: { type: 'MultiPolygon', coordinates: [[[...geometry.coordinates[0]!, geometry.coordinates[0]![0]]]] },
        isCollection: is_collection,
        isControlPool: false,
        memberIds: subprojects ?? [],
        parentId: parent_collection,
      });
      expect(states).toEqual((available as { products: unknown }).products);
      expect(fault).toBeNull();
    }
  });

  test('only what is wanted is asked for', async () => {
    provider.seen.length = 0;
    const { found } = await host.ask('projects.overview', { wanted: [{ id: 'p00007', details: false, states: true }] });
    expect(provider.seen).toEqual(['GET /projects/p00007/available_data']);
    expect(Object.keys(found[0]!).toSorted()).toEqual(['fault', 'id', 'states']);
  });

  test('a slow service tells of the first, three at a time, and nobody waits for the last', async () => {
    let running = 0;
    let most = 0;
    provider.delay = 150;
    provider.seen.length = 0;
    const push = provider.seen.push.bind(provider.seen);
    provider.seen.push = (line) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => (running -= 1), provider.delay - 20);
      return push(line);
    };
    const { found } = await host.ask('projects.overview', { wanted: ids(300).slice(10).map(both) });
    provider.delay = 0;
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(found.length).toBeLessThan(60);
    // Those that are told of are the first ones.
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids(300).slice(10, 10 + found.length));
    expect(provider.seen.length).toBe(2 * found.length);
    expect(most).toBeLessThanOrEqual(3);
    Reflect.deleteProperty(provider.seen, 'push');
  });

  test('are kept: those of a moment ago are there in another run without the service', async () => {
    const keys = memoryKeys('a test');
    const first = testHost({ keys });
    const { id } = await first.ask('connections.save', { name: 'provider', baseUrl: provider.url, userGroupUrl: '' });
    await first.ask('keys.save', { connectionId: id, kind: 'api-key', secret: 'a-key-for-the-stub' });
    await first.ask('connections.select', { id });
    const before = await overviewOf(first, ids(12).map(both));
    await first.bridge.end();
    const second = testHost({ keys, dataFolder: first.dataFolder });
    provider.refuse.set('GET /projects', 503);
    const after = await overviewOf(second, ids(12).map(both));
    provider.refuse.delete('GET /projects');
    await second.bridge.end();
    const sorted = (all: typeof before) => all.toSorted((one, other) => one.id.localeCompare(other.id));
    expect(sorted(after)).toEqual(sorted(before));
  });

  test('one that fails is named with its fault beside those that are there', async () => {
    provider.refuse.set('GET /projects/p00021/available_data', 403);
    const found = await overviewOf(host, ['p00020', 'p00021', 'nobody'].map(both));
    const byId = Object.fromEntries(found.map((one) => [one.id, one]));
    expect([byId['p00020']!.fault, byId['p00021']!.fault, byId['nobody']!.fault]).toEqual([null, 'forbidden', 'not-found']);
    expect(byId['p00021']!.details).toMatchObject({ isCollection: false });
    expect(byId['p00021']!.states).toBeUndefined();
  });
});
