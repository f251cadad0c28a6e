import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Whether a pattern repeats without bound what itself repeats without bound: such a pattern can take time without end over what a stranger wrote. */
function nestsQuantifiers(pattern: string): boolean {
  const groups: boolean[] = [];
  let repeats = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const mark = pattern[at]!;
    if (mark === '\\') at += 1;
    else if (mark === '[') {
      for (at += 1; at < pattern.length && pattern[at] !== ']'; at += 1) if (pattern[at] === '\\') at += 1;
    } else if (mark === '(') {
      groups.push(repeats);
      repeats = false;
    } else if (mark === ')') {
      const isUnbounded = /^(?:[*+]|\{\d*,\})/.test(pattern.slice(at + 1));
      if (isUnbounded && repeats) return true;
      repeats = repeats || isUnbounded || groups.pop()!;
    } else if (mark === '*' || mark === '+' || /^\{\d*,\}/.test(pattern.slice(at))) repeats = true;
  }
  return false;
}

const letter = String.raw`(?:\\.|\[(?:[^\]\\]|\\.)*\]|[^\\()|*+?[\]{}^$/])`;
/** The same repeated twice with nothing between that has to be there: a long run that fits neither end is shared out in every way, which takes the square of its length. */
const repeatsBesideItself = new RegExp(String.raw`(${letter})[*+](?:${letter}[?*])*\1[*+]`);
/** A repetition that may begin anywhere, with more behind it: a long run is tried from each of its places. Sticky patterns begin at one place. */
const mayBeginAnywhere = new RegExp(String.raw`^/${letter}[*+](?!/)`);

test('the look at patterns finds the ones that take the square of a length', () => {
  for (const bad of [String.raw`/^\d+\.?\d*$/`, String.raw`/^(?:\d+\.?\d*|x)$/i`]) expect(repeatsBesideItself.test(bad), bad).toBe(true);
  for (const good of [String.raw`/^\d+(?:\.\d*)?$/`, String.raw`/\s+\d+/`]) expect(repeatsBesideItself.test(good), good).toBe(false);
  for (const bad of [String.raw`/\s*,\s*/g`, String.raw`/[\s]+x/`]) expect(mayBeginAnywhere.test(bad), bad).toBe(true);
  for (const good of [String.raw`/\s+/g`, String.raw`/^\s*,/`, String.raw`/,\s*/`]) expect(mayBeginAnywhere.test(good), good).toBe(false);
});

test('the look at patterns finds the ones that nest', () => {
  for (const bad of ['(a+)+', '"(?:[^"\\\\]+|\\\\.)*"', '((a|b)*c)*', '(\\w+\\s?)*$', '(a{2,})+'])
    expect(nestsQuantifiers(bad), bad).toBe(true);
  for (const good of ['a+b+', '(ab)+', '(a+)?', '[(a+)+]', '(\\d{1,3})+', '\\(a+\\)+', '(a{1,3})+'])
    expect(nestsQuantifiers(good), good).toBe(false);
});

/** Patterns in these folders meet what strangers wrote: answers of services, headers, files. */
const strangers = 'src/{api,client,host,formats,datasets,service,styling,attributes,eudr,print,remote}/**/*.ts';
/** Patterns that were looked at: each repetition inside ends with a mark that the next one cannot take, so there is one way to read a text. */
const lookedAt = new Set([
  // The address of a connection, which a person wrote.
  String.raw`/\/+$/`,
  String.raw`/_(v\d+(?:\.\d+)*)\.nc$/`,
  String.raw`/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/`,
  String.raw`/^\s*(?:utm\s*|zone\s*|zona\s*|huso\s*|wgs\s*84\s*(?:\/\s*)?utm\s*zone\s*)*(\d{1,2})\s*([c-hj-np-x])[a-z]*\s*$/i`,
]);

test('no pattern over what strangers wrote repeats what repeats, beside itself or from anywhere', () => {
  const found = globSync(strangers, { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const source = ts.createSourceFile(path, readFileSync(resolve(root, path), 'utf8'), ts.ScriptTarget.Latest);
      const patterns: string[] = [];
      const walk = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text);
        ts.forEachChild(node, walk);
      };
      walk(source);
      return patterns
        .filter(
          (pattern) =>
            nestsQuantifiers(pattern) ||
            repeatsBesideItself.test(pattern) ||
            (mayBeginAnywhere.test(pattern) && !/\/\w*y\w*$/.test(pattern)),
        )
        .filter((pattern) => !lookedAt.has(pattern))
        .map((pattern) => `${path}: ${pattern}`);
    });
  expect(found).toEqual([]);
});
