// @vitest-environment happy-dom
import { longName, mountAlone, page, rightToLeftName } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import { h } from 'vue';
import Field from './Field.vue';

const input = () => page.all('input')[0] as HTMLInputElement;
const describedBy = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)!.textContent);
const mountField = (props: { label: string; hint?: string; error?: string }) =>
  mountAlone(() => h(Field, props, { default: (control: object) => h('input', control) }));

test.each([longName, rightToLeftName])('its label names the control, and only the label', (label) => {
  mountField({ label, hint: 'A hint' });
  expect([...input().labels!].map(({ textContent }) => textContent)).toEqual([label]);
});

test('without hint and error nothing describes the control', () => {
  mountField({ label: 'Name' });
  expect([input().hasAttribute('aria-describedby'), input().getAttribute('aria-invalid'), page.alerts()]).toEqual([false, 'false', []]);
});

test('hint and error describe the control, and the error is announced', () => {
  mountField({ label: 'Name', hint: 'Letters only', error: 'A name is missing' });
  expect([describedBy(), input().getAttribute('aria-invalid'), page.alerts()]).toEqual([
    ['Letters only', 'A name is missing'],
    'true',
    ['A name is missing'],
  ]);
});

test('an error that is mended goes', async () => {
  const { wrapper } = mountAlone(Field, { props: { label: 'Name', error: 'A name is missing' } });
  await wrapper.setProps({ error: '' });
  expect(page.alerts()).toEqual([]);
});

test('two fields have ids of their own', () => {
  mountAlone(() => ['Name', 'Id'].map((label) => h(Field, { label }, { default: (control: object) => h('input', control) })));
  expect(new Set(page.all('input').map(({ id }) => id)).size).toBe(2);
});
