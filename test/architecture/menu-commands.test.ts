import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');

test('every command of the application menu is one that the window knows', () => {
  const commands = read('src/renderer/src/shell/window-commands.ts');
  // The drawing tools are one line over their list.
  const tools = Array.from(/const drawing = \(\[(.+?)\] as const\)/.exec(commands)![1]!.matchAll(/'(\w+)'/g), ([, tool]) => `draw.${tool}`);
  const known = new Set([...Array.from(commands.matchAll(/\bid: '([\w.-]+)',\s+menu:/g), ([, id]) => id), ...tools]);
  const sent = new Set(Array.from(read('src/main/menu.ts').matchAll(/'([a-z]+\.[a-zA-Z-]+)'/g), ([, id]) => id));
  expect(known.size).toBeGreaterThan(20);
  expect(sent.size).toBeGreaterThan(20);
  expect([...sent].filter((id) => !known.has(id))).toEqual([]);
});
