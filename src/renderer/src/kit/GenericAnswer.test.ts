// @vitest-environment happy-dom
import { longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import GenericAnswer from './GenericAnswer.vue';

test('an answer of a shape that nobody knows is shown field by field, with no number changed', () => {
  mountAlone(GenericAnswer, { props: { value: { loss: 12.5, years: [{ year: 2020, hectares: 1 }], note: null } } });
  expect(page.text()).toContain('12.5');
  expect(page.all('th').map(({ textContent }) => textContent?.trim())).toEqual(
    expect.arrayContaining(['loss', 'note', 'year', 'hectares']),
  );
});

test('an empty answer says that there is nothing', () => {
  mountAlone(GenericAnswer, { props: { value: {} } });
  expect(page.text()).toContain(text('answer.nothing'));
  expect(page.all('table')).toEqual([]);
});

test('values keep their own direction, whatever the window has', () => {
  mountAlone(GenericAnswer, { props: { value: { name: rightToLeftName, title: longName } } });
  const cells = page.all('td');
  expect(cells.map((cell) => cell.textContent?.trim())).toEqual([rightToLeftName, longName]);
  expect(cells.every((cell) => cell.getAttribute('dir') === 'auto')).toBe(true);
});

test('the same answer as JSON and back', async () => {
  mountAlone(GenericAnswer, { props: { value: { loss: 12.5 } } });
  await page.press(page.all('button')[0]!);
  expect(page.all('pre')[0]!.textContent).toContain('"loss": 12.5');
  await page.press(page.all('button')[0]!);
  expect(page.all('pre')).toEqual([]);
});

test('an answer that holds nothing unknown shows nothing', () => {
  mountAlone(GenericAnswer, { props: { value: undefined } });
  expect(page.find('generic-answer')).toBeNull();
});
