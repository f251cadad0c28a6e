// @vitest-environment happy-dom
import { longName, mountAlone, page, rightToLeftName } from '#test/window/mount.ts';
import { expect, test, vi } from 'vitest';
import IconButton from './IconButton.vue';

const button = () => page.all('button')[0] as HTMLButtonElement;

test.each([longName, rightToLeftName])('its name is read aloud and shown, whole', (label) => {
  mountAlone(IconButton, { props: { label } });
  expect([button().getAttribute('aria-label'), button().title]).toEqual([label, label]);
});

test('a title says more than the name', () => {
  mountAlone(IconButton, { props: { label: 'Open', title: 'Open (Ctrl O)' } });
  expect([button().getAttribute('aria-label'), button().title]).toEqual(['Open', 'Open (Ctrl O)']);
});

test('it is pressed, sends no form, and does nothing while it is disabled', async () => {
  const pressed = vi.fn();
  const { wrapper } = mountAlone(IconButton, { props: { label: 'Open', onClick: pressed } });
  await page.press(button());
  await wrapper.setProps({ disabled: true });
  await page.press(button());
  expect([pressed.mock.calls.length, button().type]).toEqual([1, 'button']);
});
