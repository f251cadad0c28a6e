import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { api, type Operation } from '#operations/index.ts';
import type { Answer, BridgeMethod } from '#host/methods.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { testHost, type TestHost } from './host.ts';
import { startRecordingService } from './recording-service.ts';

const key = 'hk_live_changes_7Xw2Lk9Vb4Nm8';
const token = 'ugt_live_changes_9Qm3Rt5Yp1Zs6';
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function hostOn(url: string): Promise<{ host: TestHost; connectionId: string }> {
  const host = testHost();
  open.unshift(() => host.bridge.end());
  const { id: connectionId } = await host.ask('connections.save', { name: 'Provider', baseUrl: url });
  await host.ask('keys.save', { connectionId, kind: 'api-key', secret: key });
  await host.ask('keys.save', { connectionId, kind: 'user-group-token', secret: token });
  await host.ask('connections.select', { id: connectionId });
  return { host, connectionId };
}
const words = { userGroupId: 'north', name: 'North', mapping: '{}', properties: '{}' };
const params = { project_id: 'p1' };
type Call = [BridgeMethod, unknown];

/** How a window makes each change. An operation that is missing here fails the test of all operations below. */
const callOf = (connectionId: string): Partial<Record<Operation, Call>> => ({
  createProject: ['projects.create', { name: 'North', geojson: parcelAt(35, 1) }],
  deleteProject: ['projects.remove', { id: 'p1' }],
  restoreProject: ['api.call', { operation: 'restoreProject', params }],
  deleteForGood: ['api.call', { operation: 'deleteForGood', params }],
  changeCollection: ['api.call', { operation: 'changeCollection', body: { paused: true } }],
  collectAgain: ['api.call', { operation: 'collectAgain', params }],
  checkSources: ['api.call', { operation: 'checkSources' }],
  stopSourceCheck: ['api.call', { operation: 'stopSourceCheck' }],
  changeProjectSettings: ['api.call', { operation: 'changeProjectSettings', params, body: { time_zone: null } }],
  changeProjectNotes: ['api.call', { operation: 'changeProjectNotes', params, body: { notes: 'Dry' } }],
  makeAreaPack: ['api.call', { operation: 'makeAreaPack', params }],
  removeAreaPack: ['api.call', { operation: 'removeAreaPack', params }],
  issueAccountKey: ['api.call', { operation: 'issueAccountKey', body: { label: 'Tablet' } }],
  revokeAccountKey: ['api.call', { operation: 'revokeAccountKey', params: { key_id: '1' } }],
  createUserGroup: ['groups.save', { ...words, isNew: true }],
  updateUserGroup: ['groups.save', { ...words, isNew: false }],
  rotateUserGroupToken: ['keys.rotate', { connectionId, kind: 'user-group-token' }],
});
const changes = (Object.keys(api) as Operation[]).filter((operation) => ['queue', 'refuse'].includes(api[operation].offline));
const ask = ({ bridge }: TestHost, [method, input]: Call): Promise<Answer<unknown>> => bridge.answer(method, input);

test('without the service each change waits in the outbox or is refused as its route says, and nothing is sent later that was refused', async () => {
  const service = await startRecordingService();
  open.push(() => service.stop().catch(() => {}));
  const { host, connectionId } = await hostOn(service.url);
  await service.stop();
  const calls = callOf(connectionId);
  expect(Object.keys(calls).sort()).toEqual([...changes].sort());
  for (const operation of changes) {
    const answer = await ask(host, calls[operation]!);
    if (api[operation].offline === 'queue') expect(answer, operation).toMatchObject({ ok: true, value: { waiting: expect.any(String) } });
    else
      expect(answer, operation).toMatchObject({
        ok: false,
        error: {
          code: 'needs-service',
          phrase: { code: 'needs-service', params: { change: { code: api[operation].id } } },
          details: { operation, cause: 'network' },
        },
      });
  }
  expect((await host.ask('outbox.list', {})).entries.map(({ kind }) => kind)).toEqual(['create', 'delete']);
  expect((await host.ask('groups.list', {})).groups).toEqual([]);
});

test('a queued change cannot go past the outbox', async () => {
  const service = await startRecordingService();
  open.push(() => service.stop());
  const { host } = await hostOn(service.url);
  for (const operation of changes.filter((name) => api[name].offline === 'queue'))
    expect(await ask(host, ['api.call', { operation, params }]), operation).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
  expect(service.requests).toEqual([]);
});

test('a change whose answer is lost is not called refused: it may have been made', async () => {
  const server = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(() => server.close());
  const { host } = await hostOn(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await ask(host, ['api.call', { operation: 'collectAgain', params }])).toMatchObject({
    ok: false,
    error: { code: 'change-unconfirmed', phrase: { params: { change: { code: 'collect-again' } } } },
  });
});
