// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { shownAttribute } from './attribute-words.ts';

test('a description in HTML is read without its tags, and nothing of it runs', () => {
  expect(shownAttribute('<table><tr><td>Producer</td><td>Rasoa &amp; sons</td></tr></table>')).toBe('Producer Rasoa & sons');
  expect(shownAttribute('<b>North</b>,<br>2025')).toBe('North , 2025');
  const body = document.body.innerHTML;
  shownAttribute('<img src=x onerror="document.body.textContent = 1">');
  expect(document.body.innerHTML).toBe(body);
});

test('what is no markup stays as it is', () => {
  expect(['a < b', '2 <3', 'x<y and y>z'].map(shownAttribute)).toEqual(['a < b', '2 <3', 'x<y and y>z']);
  expect([shownAttribute(12.5), shownAttribute({ rows: 2 }), shownAttribute(true)]).toEqual(['12.5', '{"rows":2}', 'true']);
});
