// @vitest-environment happy-dom
import { mountAlone, page } from '#test/window/mount.ts';
import { expect, test, vi } from 'vitest';
import { defineComponent, h, nextTick, ref } from 'vue';
import AppDialog from './AppDialog.vue';

test('the keyboard is back before the next key: no timer stands between a dialog and what it was opened from', async () => {
  const isOpen = ref(false);
  mountAlone(
    defineComponent(() => () => [
      h('button', { 'data-testid': 'opener' }),
      h(AppDialog, { open: isOpen.value, title: 'Dialog', onClose: () => (isOpen.value = false) }, () =>
        h('input', { 'data-testid': 'field' }),
      ),
    ]),
  );
  page.get('opener').focus();
  isOpen.value = true;
  await vi.waitFor(() => expect(document.activeElement).toBe(page.get('field')));
  vi.useFakeTimers();
  isOpen.value = false;
  for (let turn = 0; turn < 4; turn += 1) await nextTick();
  expect(document.activeElement).toBe(page.get('opener'));
  vi.useRealTimers();
});
