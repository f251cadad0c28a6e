// @vitest-environment happy-dom
import { fakeHost, flushPromises, refuses } from '#test/window/mount.ts';
import { expect, test, vi } from 'vitest';
import type { BridgeOutput } from '#host/contract.ts';
import { useHostState } from './host-state.ts';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({}), prepareForFiles: () => {} }));

test('an answer that an event overtook does not bring back “starting”', async () => {
  const status = Promise.withResolvers<BridgeOutput<'host.status'>>();
  fakeHost.answer({ 'host.status': () => status.promise, 'api.call': refuses('network', ''), 'api.quota': refuses('network', '') });
  const state = useHostState();
  const stop = state.listen();
  const asked = state.loadService();
  await flushPromises();
  fakeHost.tell('service-state', { service: 'ready' });
  status.resolve({ service: 'starting', online: true });
  await asked;
  expect(state.service).toBe('ready');
  stop();
});

test('an answer that nothing overtook counts', async () => {
  fakeHost.answer({ 'host.status': { service: 'failed', message: 'It ended.', online: true } });
  const state = useHostState();
  await state.loadService();
  expect([state.service, state.why?.message]).toEqual(['failed', 'It ended.']);
});
