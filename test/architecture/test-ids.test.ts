import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** A test id is written as an attribute and read by tests alone: in a selector, code or a style would hang on it. */
const inSelector = /\[data-testid\b|dataset(\.testid\b|\[['"]testid['"]\](?!\s*=[^=]))|[gs]etAttribute\(['"]data-testid/;

test('no code and no style asks for a test id', () => {
  const files = globSync('src/**/*.{ts,vue,css}', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  const asking = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (inSelector.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(asking).toEqual([]);
});

test('the check finds what it looks for', () => {
  expect(inSelector.test("document.querySelector('[data-testid=map]')")).toBe(true);
  expect(inSelector.test(".map:has([data-testid='time-bar']) {")).toBe(true);
  expect(inSelector.test("if (field.dataset['testid'] === 'x') {")).toBe(true);
  expect(inSelector.test("field.dataset['testid'] = 'file-input';")).toBe(false);
  expect(inSelector.test('<div data-testid="map" />')).toBe(false);
});
