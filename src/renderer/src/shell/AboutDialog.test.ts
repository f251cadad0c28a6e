// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, text } from '#test/window/mount.ts';
import type { BridgeOutput } from '#host/contract.ts';
import { expect, test } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import AboutDialog from './AboutDialog.vue';
import { useHostState } from './host-state.ts';

const dialog = () => page.all('[role="dialog"]')[0] ?? null;
const info = (more: Partial<BridgeOutput<'host.info'>> = {}): BridgeOutput<'host.info'> => ({
  version: '0.2.0',
  platform: 'linux',
  kind: 'browser',
  keychain: 'system',
  ...more,
});
async function show(known: BridgeOutput<'host.info'> | null): Promise<void> {
  useHostState().info = known;
  useUi().dialog = 'about';
  mountAlone(AboutDialog);
  await flushPromises();
}

test('it is closed until it is asked for', () => {
  mountAlone(AboutDialog);
  expect(dialog()).toBeNull();
});

test('it names the version and where keys are stored', async () => {
  await show(info());
  expect(page.text()).toContain(text('about.version', { version: '0.2.0' }));
  expect(page.text()).toContain(text('connections.keychain'));
});

test('before the host has answered it has no version yet', async () => {
  await show(null);
  expect(page.text()).toContain(text('about.version', { version: '' }).trim());
});

test('why there is no keychain is shown whole', async () => {
  await show(info({ keychain: 'memory', why: longName }));
  expect(page.text()).toContain(longName);
});

test('it closes', async () => {
  await show(info());
  await page.press(page.button(text('actions.close')));
  expect([useUi().dialog, dialog()]).toEqual([null, null]);
});
