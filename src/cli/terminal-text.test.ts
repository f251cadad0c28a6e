import { expect, test } from 'vitest';
import { inOneLine, terminalText } from './terminal-text.ts';

test('what steers a terminal is shown, not done', () => {
  expect(terminalText('Farm\u001b]0;owned\u0007\u009b2J\u202egpj')).toBe(String.raw`Farm\u001b]0;owned\u0007\u009b2J\u202egpj`);
  expect(terminalText('a line\nand\tanother: Ferme d’Ève, 农场, 🌳')).toBe('a line\nand\tanother: Ferme d’Ève, 农场, 🌳');
});

test('JSON means the same', () => {
  const value = { name: 'a\u009bb\u202ec\u007f' };
  expect(JSON.parse(terminalText(JSON.stringify(value, null, 2)))).toEqual(value);
});

test('a name stays within its line', () => {
  expect(inOneLine('Plot 1\n  2. Plot 2  Polygon  5.0000 ha\u2028x\u0085y')).toBe('Plot 1 2. Plot 2 Polygon 5.0000 ha x y');
});

test('of a name that is longer than any name is the beginning is told', () => {
  expect(inOneLine('x'.repeat(200))).toHaveLength(200);
  expect(inOneLine('🌳'.repeat(50_000))).toBe(`${'🌳'.repeat(200)}…`);
});
