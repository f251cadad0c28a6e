import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { windowTexts } from '#products/texts.ts';
import { en } from '#window/kit/text/en.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = globSync('src/{renderer,products,main,host}/**/*.{vue,ts}', { cwd: root })
  .filter((path) => !/\/texts?\/e[ns]/.test(path))
  .map((path) => readFileSync(resolve(root, path), 'utf8'))
  .join('\n');

const keysOf = (texts: object, path: string[] = []): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object, [...path, key]) : [[...path, key].join('.')],
  );

test('every text of the window is asked for somewhere', () => {
  // `state.${name}` asks for all below `state.`
  const begun = [...sources.matchAll(/[`'"]([\w.]+\.)\$\{/g)].map(([, start]) => start!);
  const quoted = new Set([...sources.matchAll(/(['"`])([\w.]+)(?=\1)/g)].map(([, , key]) => key!));
  const isAsked = (key: string) => quoted.has(key) || begun.some((start) => key.startsWith(start));
  const keys = [...new Set([...keysOf(en), ...keysOf(windowTexts('en'))])];
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !isAsked(key))).toEqual([]);
});

test('every text that is asked for exists', () => {
  const keys = new Set([...keysOf(en), ...keysOf(windowTexts('en'))]);
  const asked = [...sources.matchAll(/(?<![\w.])\$?(?:t|text)\(([^,)]*)/g)].flatMap(([, argument]) =>
    [...argument!.matchAll(/'([A-Za-z]\w*(?:\.\w+)+)'/g)].map(([, key]) => key!),
  );
  expect(asked.length).toBeGreaterThan(700);
  expect([...new Set(asked)].filter((key) => !keys.has(key))).toEqual([]);
});
