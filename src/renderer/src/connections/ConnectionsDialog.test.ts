// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace, type Connection } from '#window/workspace/workspace.ts';
import ConnectionsDialog from './ConnectionsDialog.vue';

const embedded: Connection = { id: 'embedded', name: '', kind: 'embedded', baseUrl: '', userGroupUrl: '', secrets: [], selected: true };
const remote: Connection = {
  id: 'remote',
  name: rightToLeftName,
  kind: 'remote',
  baseUrl: 'https://provider.example',
  userGroupUrl: '',
  secrets: [{ kind: 'api-key', label: '', lastFour: '9f2c', savedAt: '2026-01-01T00:00:00Z' }],
  selected: false,
};
async function open(connections: Connection[], keychain: 'system' | 'memory' = 'system') {
  mountAlone(ConnectionsDialog, { answers: { 'connections.list': { connections, keychain } } });
  await useWorkspace().loadConnections();
  useUi().dialog = 'connections';
  await flushPromises();
}

test('of a key only its last four characters are shown', async () => {
  await open([embedded, remote]);
  expect(page.text()).toContain(text('connections.ending', { last: '9f2c' }));
  expect(page.text()).toContain(rightToLeftName);
});

test('without a keychain the dialog says where keys live', async () => {
  await open([embedded], 'memory');
  expect(page.textOf('keychain-state')).toBe(text('connections.memory'));
});

test('a test of a connection says what came back', async () => {
  await open([remote]);
  fakeHost.answer({ 'connections.test': { ok: false, message: 'The key is not known there.', projectCount: null, milliseconds: 12 } });
  await page.press(page.button(text('connections.test')));
  expect(page.text()).toContain('The key is not known there.');
});

test('a connection that the host refuses keeps what was typed and says why', async () => {
  await open([embedded]);
  fakeHost.answer({ 'connections.save': refuses('invalid', 'Another connection has this address.') });
  await page.press(page.get('add-connection'));
  await page.type(page.get('connection-name'), 'Provider');
  await page.type(page.get('connection-url'), 'https://provider.example');
  await page.type(page.get('connection-key'), 'a-secret-key');
  page.all('form')[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
  expect(page.alerts()).toEqual(['Another connection has this address.']);
  expect((page.get('connection-name') as HTMLInputElement).value).toBe('Provider');
  expect(fakeHost.asked('keys.save')).toEqual([]);
});

test('a refused address says why beside its field, and what was typed stays', async () => {
  await open([embedded]);
  fakeHost.answer({ 'connections.save': refuses('bad-address', 'This is not a valid web address.') });
  await page.press(page.get('add-connection'));
  await page.type(page.get('connection-name'), 'Provider');
  await page.type(page.get('connection-url'), 'nonsense');
  await page.press(page.get('save-connection'));
  expect([page.alerts(), (page.get('connection-url') as HTMLInputElement).value]).toEqual([
    ['This is not a valid web address.'],
    'nonsense',
  ]);
});
