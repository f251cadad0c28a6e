import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SourcesAnswer } from '#api/sources.ts';
import { api } from '#operations/index.ts';
import { startService, type RunningService } from '#service/server.ts';
import { imitatedSources, sourceOf, type ImitatedSources } from '../datasets/imitated-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-source-service-'));
let all: ImitatedSources;
let service: RunningService;
beforeAll(async () => {
  all = await imitatedSources();
  service = await startService({
    dataFolder: folder,
    listen: { host: '127.0.0.1', port: 0 },
    apiKey: 'key',
    userGroupToken: 'token',
    baseUrls: all.baseUrls,
    nonCommercialUse: true,
  });
});
afterAll(async () => {
  await service.close();
  await all.source.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(method: 'GET' | 'POST' | 'DELETE' = 'GET'): Promise<SourcesAnswer> {
  const answer = await fetch(`${service.url}/sources${method === 'GET' ? '' : '/check'}`, { method, headers: { 'x-api-key': 'key' } });
  expect(answer.status).toBe(200);
  return api.sources.reply.parse(await answer.json());
}
const checksOf = ({ sources }: SourcesAnswer) => Object.fromEntries(sources.map(({ id, check }) => [id, check]));
const ended = async () => {
  await expect.poll(async () => (await ask()).is_checking).toBe(false);
  return ask();
};

test('before a check the sources stand there with what depends on them, and nothing was asked', async () => {
  const { is_checking: isChecking, sources } = await ask();
  expect([isChecking, sources.every(({ check }) => check === null)]).toEqual([false, true]);
  expect(sources.find(({ id }) => id === 'gsw')).toMatchObject({
    products: ['wetlands-mask'],
    loss: expect.stringContaining('seasonal water'),
  });
  expect(all.source.requests).toEqual([]);
});

test('a check tells what each source answered, and which one failed why', async () => {
  all.source.faultOf = (asked) => (sourceOf(asked) === 'gsw' ? { kind: 'web-page' } : null);
  expect((await ask('POST')).is_checking).toBe(true);
  const answer = await ended();
  const { gsw, ...others } = checksOf(answer);
  expect(gsw).toMatchObject({
    state: 'failed',
    fault: 'changed',
    detail: expect.stringMatching(/web page/),
    advice: expect.stringMatching(/maintenance/),
  });
  for (const [id, check] of Object.entries(others)) expect([id, check?.state, check?.detail]).toEqual([id, 'answered', expect.any(String)]);
  expect(answer.sources.filter(({ last_success: last }) => last === null).map(({ id }) => id)).toEqual(['gsw']);
});

test('a service that was told to stay offline asks nobody', async () => {
  const setOffline = (offline: boolean) =>
    fetch(`${service.url}/collection`, {
      method: 'PUT',
      headers: { 'x-api-key': 'key', 'content-type': 'application/json' },
      body: JSON.stringify({ offline }),
    });
  await setOffline(true);
  all.source.faultOf = null;
  const before = all.source.requests.length;
  await ask('POST');
  const checks = Object.values(checksOf(await ended()));
  expect(checks.map((check) => [check?.state, check?.fault])).toEqual(checks.map(() => ['not-asked', 'offline']));
  expect(all.source.requests.length).toBe(before);
  await setOffline(false);
});

test('a check that is stopped keeps what was found and asks nobody any more', async () => {
  all.source.faultOf = (asked) => (sourceOf(asked) === 'nexgddp' ? { kind: 'silence' } : null);
  await ask('POST');
  await expect.poll(async () => checksOf(await ask())['gsw']?.state).toBe('answered');
  const stopped = await ask('DELETE');
  expect([stopped.is_checking, checksOf(stopped)['nexgddp']?.state, checksOf(stopped)['gsw']?.state]).toEqual([
    false,
    'not-asked',
    'answered',
  ]);
});
