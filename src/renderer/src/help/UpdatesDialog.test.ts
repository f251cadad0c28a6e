// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import type { BridgeOutput } from '#host/contract.ts';
import { useUi } from '#window/workspace/ui.ts';
import UpdatesDialog from './UpdatesDialog.vue';
import { useUpdates } from './updates.ts';

type State = BridgeOutput<'updates.state'>;
const server = 'updates.hectare.test';
const at = (now: State['now']): State => ({ server: now.step === 'absent' ? null : server, now });
const available = at({ step: 'available', version: '0.3.0', isFetchedHere: true });

async function show(state: State, more: object = {}): Promise<void> {
  mountAlone(UpdatesDialog, { answers: { 'updates.state': state, ...more } });
  useUi().dialog = 'updates';
  await flushPromises();
}

test.each(['no-feed', 'development', 'browser'] as const)('where there are none it says why, and offers nothing: %s', async (reason) => {
  await show(at({ step: 'absent', reason }));
  expect(page.textOf('updates-status')).toBe(text(`updates.absent.${reason}`));
  expect([page.find('updates-act'), page.find('updates-at-start')]).toEqual([null, null]);
});

test('before anything is asked it names the server, and looking at each start is off', async () => {
  await show(at({ step: 'idle' }));
  expect(page.text()).toContain(text('updates.server', { server }));
  expect((page.get('updates-at-start') as HTMLInputElement).checked).toBe(false);
  expect(page.find('updates-status')).toBeNull();
});

test('looking, fetching and installing are three orders', async () => {
  const installed: string[] = [];
  await show(at({ step: 'idle' }), {
    'updates.check': available,
    'updates.fetch': at({ step: 'ready', version: '0.3.0' }),
    'updates.install': () => {
      installed.push('yes');
      return {};
    },
  });
  await page.press(page.button(text('updates.check')));
  expect(page.textOf('updates-status')).toBe(text('updates.available', { version: '0.3.0' }));
  await page.press(page.button(text('updates.fetch')));
  expect(page.textOf('updates-status')).toBe(text('updates.ready', { version: '0.3.0' }));
  expect(installed).toEqual([]);
  await page.press(page.button(text('updates.install')));
  expect(installed).toEqual(['yes']);
});

test('a package that no system vouches for is told of alone', async () => {
  await show(at({ step: 'available', version: '0.3.0', isFetchedHere: false }));
  expect(page.text()).toContain(text('updates.byHand'));
  expect(page.button(text('updates.check'))).toBeTruthy();
});

test.each(['unreachable', 'unreadable', 'damaged', 'unsigned'] as const)('a failure says what it was: %s', async (reason) => {
  await show(at({ step: 'failed', during: 'check', reason }));
  expect(page.textOf('updates-status')).toBe(text(`updates.failed.${reason}`));
});

test('a start asks only where the person chose that, and tells nothing of a failure', async () => {
  let asked = 0;
  fakeHost.answer({
    'updates.check': () => {
      asked += 1;
      return at({ step: 'failed', during: 'check', reason: 'unreachable' });
    },
  });
  mountAlone(UpdatesDialog);
  await useUpdates().checkAtStart();
  expect(asked).toBe(0);
  useUi().checksForUpdates = true;
  await useUpdates().checkAtStart();
  expect([asked, page.text()]).toEqual([1, '']);
  fakeHost.answer({ 'updates.check': refuses('internal', 'x') });
  await expect(useUpdates().checkAtStart()).resolves.toBeUndefined();
});
