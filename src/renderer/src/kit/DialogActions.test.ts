// @vitest-environment happy-dom
import { mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import { h } from 'vue';
import DialogActions from './DialogActions.vue';

const buttons = () => page.all('button').map((button) => [button.textContent?.trim(), button.getAttribute('type')]);

test('the way out stands before what the dialog does', async () => {
  let pressed = 0;
  let left = 0;
  mountAlone(() =>
    h(DialogActions, { label: 'Save', 'data-testid': 'save', onLeave: () => (left += 1), onClick: () => (pressed += 1) }, () =>
      h('button', { type: 'button' }, 'Elsewhere'),
    ),
  );
  expect(buttons().map(([name]) => name)).toEqual([text('actions.cancel'), 'Elsewhere', 'Save']);
  await page.press(page.get('save'));
  await page.press(page.button(text('actions.cancel')));
  expect([pressed, left]).toEqual([1, 1]);
});

test('with a form it submits, and what is not possible cannot be pressed', () => {
  mountAlone(DialogActions, { props: { label: 'Save', form: 'any', disabled: true, leave: 'close' } });
  expect(buttons()).toEqual([
    [text('actions.close'), 'button'],
    ['Save', 'submit'],
  ]);
  expect(page.button('Save').getAttribute('form')).toBe('any');
  expect(page.button('Save').disabled).toBe(true);
});

test('without a label there is only the way out', () => {
  mountAlone(DialogActions, { props: { leave: 'close' } });
  expect(buttons()).toEqual([[text('actions.close'), 'button']]);
});
