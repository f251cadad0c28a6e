import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#window/kit/text/en.ts';
import { es } from '#window/kit/text/es.ts';

const source = join(import.meta.dirname, '../../src');
const textsOf = (texts: object, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value as object, `${path}${key}.`),
  );
const withForms = (texts: object) =>
  textsOf(texts)
    .filter(([, text]) => text.includes(' | '))
    .map(([key]) => key);

/** What stands in the brackets of a call, from the first one on. */
function argumentsAt(code: string, open: number): string {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    if ('([{'.includes(code[at]!)) depth += 1;
    else if (')]}'.includes(code[at]!) && (depth -= 1) === 0) return code.slice(open + 1, at);
  }
  return code.slice(open + 1);
}
/** Arguments of a call, cut at the commas between them. */
function cut(inside: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of inside) {
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

test('a text with forms for one and many is told the number itself: from a written number vue-i18n takes the first form', () => {
  const keys = new Set([...withForms(en), ...withForms(es)]);
  expect(keys.size).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const file of (readdirSync(source, { recursive: true }) as string[]).filter(
    (name) => /\.(vue|ts)$/.test(name) && !/renderer\/src\/kit\/text\/(en|es)|\.test\.ts$/.test(name),
  )) {
    const code = readFileSync(join(source, file), 'utf8');
    for (const call of code.matchAll(/\b(?:t|text)\(\s*'([\w.]+)'/g)) {
      if (!keys.has(call[1]!)) continue;
      const [, values = '', count] = cut(argumentsAt(code, call.index + call[0].indexOf('(')));
      if (count === undefined && values.startsWith('{') && (!/\bn\b/.test(values) || /\bn: *(whole|hectares|decimal)\(/.test(values)))
        faults.push(`${file}: ${call[0]}, ${values}`);
    }
  }
  expect(faults).toEqual([]);
});
