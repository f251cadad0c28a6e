// @vitest-environment happy-dom
import { longName, mountAlone, page, rightToLeftName } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import { h } from 'vue';
import Badge from './Badge.vue';

const badge = () => page.all('.badge')[0]!;

test.each(['ok', 'run', 'warn', 'bad'] as const)('the tone %s is a class beside its own', (tone) => {
  mountAlone(() => h(Badge, { tone }, () => 'Ready'));
  expect([badge().textContent, [...badge().classList].sort()]).toEqual(['Ready', ['badge', tone].sort()]);
});

test('without a tone it is plain', () => {
  mountAlone(() => h(Badge, null, () => 'Customer'));
  expect([...badge().classList]).toEqual(['badge']);
});

test.each([longName, rightToLeftName])('its text is whole', (text) => {
  mountAlone(() => h(Badge, { tone: 'warn' }, () => text));
  expect(badge().textContent).toBe(text);
});

test('what its place adds reaches it', () => {
  mountAlone(() => h(Badge, { tone: 'warn', 'data-testid': 'as-of' }, () => 'as of 3 May'));
  expect(page.textOf('as-of')).toBe('as of 3 May');
});
