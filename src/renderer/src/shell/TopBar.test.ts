// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { connection, productState } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import { useOffline } from '#window/offline/offline.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import TopBar from './TopBar.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({}), prepareForFiles: () => {} }));
async function show(name = 'Provider') {
  fakeHost.answer({ 'connections.list': { connections: [connection({ name })], keychain: 'system' } });
  await useWorkspace().loadConnections();
  mountAlone(TopBar);
  await flushPromises();
}

test('at rest it shows neither jobs nor outbox nor a lost network', async () => {
  await show();
  expect(['status', 'outbox'].map((id) => page.find(id))).toEqual([null, null]);
});

test('what works and what is missing is counted in one place, which leads to the list', async () => {
  await show();
  useWorkspace().products = [
    productState('soil', { state: 'running', progress: 0.5 }),
    productState('weather', { state: 'queued', waits_for: 'decision' }),
    productState('climate', { state: 'queued', waits_for: 'network' }),
    productState('places', { state: 'failed' }),
  ];
  await flushPromises();
  const words = (['answer', 'network', 'failed', 'working'] as const).map((kind) => text(`status.${kind}`, { n: '1' }, 1));
  expect(page.get('status').title).toBe(`${words.join(', ')}. ${text('status.show')}`);
  await page.press(page.get('status'));
  expect(useUi().drawerTab).toBe('jobs');
});

test('a provider that cannot be reached needs the network', async () => {
  await show();
  useOffline().lost = new Set(['remote']);
  await flushPromises();
  expect(page.textOf('status')).toContain(text('connectionState.unreachable'));
  expect(page.get('status').dataset['is']).toBe('unreachable');
});

test('the dot is red as soon as the host is gone, and green when it answers again', async () => {
  await show();
  const isRed = () => page.get('connection-dot').classList.contains('bad');
  const seen = [isRed()];
  fakeHost.answer({ 'connections.list': refuses('host-gone', 'Hectare’s host does not answer.') });
  await expect(useWorkspace().loadConnections()).rejects.toThrow();
  await flushPromises();
  seen.push(isRed());
  fakeHost.answer({ 'connections.list': { connections: [connection()], keychain: 'system' } });
  await useWorkspace().loadConnections();
  await flushPromises();
  expect([...seen, isRed()]).toEqual([false, true, false]);
});

test.each([longName, rightToLeftName])('the whole of a long or foreign connection name is there', async (name) => {
  await show(name);
  const shown = page.all('.connection-name')[0]!;
  expect([shown.textContent, shown.dir]).toEqual([name, 'auto']);
  await page.press(page.get('connections'));
  expect(useUi().dialog).toBe('connections');
});

test('the theme goes round', async () => {
  await show();
  const seen = [];
  for (let press = 0; press < 3; press += 1) {
    await page.press(page.get('theme'));
    seen.push(useUi().theme);
  }
  expect(seen).toEqual(['light', 'dark', 'system']);
});

test('Escape closes an open menu also where a layer above it took that key', async () => {
  await show();
  const trigger = page.all('.menu-trigger')[0]!;
  trigger.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  await flushPromises();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  // The library listens on the window, and leaves the key to the highest of its layers.
  const take = (event: Event) => event.stopPropagation();
  document.addEventListener('keydown', take);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  document.removeEventListener('keydown', take);
  await flushPromises();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

test.each(['by Escape', 'by a command'])(
  'a menu opened by the pointer and closed %s gives the keyboard back to where it was',
  async (how) => {
    await show();
    const map = document.body.appendChild(document.createElement('button'));
    map.focus();
    page.all('.menu-trigger')[0]!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    await flushPromises();
    await vi.waitFor(() => expect(document.activeElement?.closest('[role=menu]')).toBeTruthy());
    if (how === 'by Escape') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else await page.press(page.get('menu-connections.open'));
    await vi.waitFor(() => expect(document.activeElement).toBe(map));
    map.remove();
  },
);
