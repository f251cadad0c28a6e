import { expect, test } from 'vitest';
import { commandIds, factsOf } from '#host/commands.ts';
import { bindingOf, bindingsOf } from './key-binding.ts';

test.each([
  ['Ctrl O', '$mod+o'],
  ['Ctrl Shift E', '$mod+Shift+E'],
  ['Ctrl ,', '$mod+,'],
  ['Ctrl 0', '$mod+0'],
  ['Ctrl Enter', '$mod+Enter'],
  ['Alt 1', 'Alt+Digit1'],
  ['Alt M', 'Alt+KeyM'],
  ['F8', 'F8'],
  ['Shift F8', 'Shift+F8'],
])('%s is bound as %s', (keys, binding) => {
  expect(bindingOf(keys)).toBe(binding);
});

test('keys of the map alone are not bound in the whole window', () => {
  expect(bindingsOf({ keys: 'Enter', onMapOnly: true })).toEqual([]);
});

test('no two commands share a key', () => {
  const bindings = commandIds.flatMap((id) => bindingsOf(factsOf(id)));
  expect(bindings).toContain('$mod+y');
  expect(new Set(bindings).size).toBe(bindings.length);
});
