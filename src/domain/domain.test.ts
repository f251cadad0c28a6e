import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';
import { isObject } from './object.ts';
import { escapeMarkup } from './text.ts';

test('an object has named fields', () => {
  expect([{}, Object.create(null), [], null, 'text', 1].map(isObject)).toEqual([true, true, false, false, false, false]);
});

test('a file name is taken by every file system', () => {
  expect(fileNameOf('Plot 1/2: "north" <a>')).toBe('Plot 1 2 north a');
  expect(fileNameOf(' ../.. ')).toBe('project');
  expect(fileNameOf('CON')).toBe('project');
  expect(fileNameOf('..hidden.')).toBe('hidden');
  expect(fileNameOf('x'.repeat(500))).toHaveLength(120);
  expect(fileNameOf('x'.repeat(500), 180)).toHaveLength(180);
});

test('text for markup', () => {
  expect(escapeMarkup('a & <b> "c"\r\n')).toBe('a &amp; &lt;b&gt; &quot;c&quot;&#13;\n');
});
