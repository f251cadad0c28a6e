// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import { h } from 'vue';
import Toolbar from './Toolbar.vue';
import ToolbarAction from './ToolbarAction.vue';

const names = ['Draw', 'Cut', 'Move'];
const mountToolbar = (props: { label?: string; orientation?: 'horizontal' | 'vertical'; disabled?: string } = {}) =>
  mountAlone(() =>
    h(Toolbar, { label: props.label ?? 'Tools', orientation: props.orientation ?? 'horizontal' }, () =>
      names.map((label) => h(ToolbarAction, { label, disabled: label === props.disabled })),
    ),
  );
const focused = () => document.activeElement?.getAttribute('aria-label');
async function key(name: string): Promise<void> {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await flushPromises();
}
async function focus(name: string): Promise<void> {
  page.button(name).focus();
  await flushPromises();
}

test.each([longName, rightToLeftName])('its name is read out', (label) => {
  mountToolbar({ label });
  expect(page.all('[role="toolbar"]').map((toolbar) => toolbar.getAttribute('aria-label'))).toEqual([label]);
});

test('the arrow keys move between its buttons and go round', async () => {
  mountToolbar();
  await focus('Draw');
  const seen = [];
  for (const name of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await key(name);
    seen.push(focused());
  }
  expect(seen).toEqual(['Cut', 'Move', 'Draw', 'Move', 'Draw', 'Move']);
});

test('a vertical one takes the arrows up and down, and no others', async () => {
  mountToolbar({ orientation: 'vertical' });
  await focus('Draw');
  const seen = [];
  for (const name of ['ArrowRight', 'ArrowDown', 'ArrowUp']) {
    await key(name);
    seen.push(focused());
  }
  expect([seen, page.all('[role="toolbar"]')[0]!.getAttribute('aria-orientation')]).toEqual([['Draw', 'Cut', 'Draw'], 'vertical']);
});

test('only the button last used is a stop of Tab', async () => {
  mountToolbar();
  await focus('Draw');
  await key('ArrowRight');
  expect(names.map((name) => page.button(name).tabIndex)).toEqual([-1, 0, -1]);
});

test('a disabled button is passed over', async () => {
  mountToolbar({ disabled: 'Cut' });
  await focus('Draw');
  await key('ArrowRight');
  expect(focused()).toBe('Move');
});
