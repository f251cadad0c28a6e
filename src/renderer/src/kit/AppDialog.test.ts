// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import AppDialog from './AppDialog.vue';

const dialog = () => page.all('[role="dialog"]')[0] ?? null;

test('a closed dialog is not in the page', () => {
  mountAlone(AppDialog, { props: { open: false, title: 'Connections' } });
  expect(dialog()).toBeNull();
});

test('an open dialog is named by its title and says what it is for', async () => {
  mountAlone(AppDialog, { props: { open: true, title: longName, description: 'Where your projects are kept.' } });
  await flushPromises();
  const labelled = document.getElementById(dialog()!.getAttribute('aria-labelledby')!);
  const described = document.getElementById(dialog()!.getAttribute('aria-describedby')!);
  expect([labelled?.textContent, described?.textContent?.trim()]).toEqual([longName, 'Where your projects are kept.']);
});

test('a title that is not shown is still read out', async () => {
  mountAlone(AppDialog, { props: { open: true, title: 'Search', hideTitle: true } });
  await flushPromises();
  expect(page.all('h2')[0]!.className).toContain('visually-hidden');
});

test('Esc asks to close it', async () => {
  const { wrapper } = mountAlone(AppDialog, { props: { open: true, title: 'Connections' } });
  await flushPromises();
  dialog()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(wrapper.emitted('close')).toHaveLength(1);
});
