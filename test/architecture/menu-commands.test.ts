import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');

test('every command of the application menu is one that the window knows', () => {
  const known = new Set(Array.from(read('src/renderer/src/App.vue').matchAll(/\{ id: '([\w.-]+)', menu:/g), ([, id]) => id));
  const sent = new Set(Array.from(read('src/main/menu.ts').matchAll(/'([a-z]+\.[a-z-]+)'/g), ([, id]) => id));
  expect(known.size).toBeGreaterThan(20);
  expect(sent.size).toBeGreaterThan(10);
  expect([...sent].filter((id) => !known.has(id))).toEqual([]);
});
