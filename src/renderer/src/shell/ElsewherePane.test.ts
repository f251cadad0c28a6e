// @vitest-environment happy-dom
import { mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import ElsewherePane from './ElsewherePane.vue';

test('it says that another window works, has the keyboard on its button, and takes over only once', async () => {
  const { wrapper } = mountAlone(ElsewherePane);
  const button = page.get('work-here') as HTMLButtonElement;
  expect(page.text()).toContain(text('elsewhere.title'));
  expect(document.activeElement).toBe(button);
  await page.press(button);
  expect([button.disabled, page.textOf('work-here')]).toEqual([true, text('elsewhere.taking')]);
  expect(wrapper.emitted('here')).toHaveLength(1);
});
