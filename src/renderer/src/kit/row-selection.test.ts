import { expect, test } from 'vitest';
import { choose, movedBy, nothingChosen, stillThere, type Choosing, type RowSelection } from './row-selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const walk = (...steps: [string, Choosing][]): RowSelection =>
  steps.reduce((selection, [id, how]) => choose(selection, order, id, how), nothingChosen);
const chosen = (selection: RowSelection) => [...selection.chosen].sort().join('');

test.each<[string, string, [string, Choosing][]]>([
  [
    'a click chooses one',
    'b',
    [
      ['a', 'one'],
      ['b', 'one'],
    ],
  ],
  [
    'Ctrl takes in and out',
    'ac',
    [
      ['a', 'one'],
      ['b', 'toggle'],
      ['c', 'toggle'],
      ['b', 'toggle'],
    ],
  ],
  [
    'Shift chooses from the last click, either way',
    'bcd',
    [
      ['d', 'one'],
      ['b', 'range'],
    ],
  ],
  [
    'Shift again turns around the same row',
    'de',
    [
      ['d', 'one'],
      ['b', 'range'],
      ['e', 'range'],
    ],
  ],
  [
    'Ctrl Shift adds a range',
    'acde',
    [
      ['a', 'one'],
      ['c', 'toggle'],
      ['e', 'extend'],
    ],
  ],
  ['Shift without a row before is that row', 'c', [['c', 'range']]],
])('%s', (_name, expected, steps) => {
  expect(chosen(walk(...steps))).toBe(expected);
});

test('an anchor that a filter took away is the row itself', () => {
  expect(chosen(choose(walk(['a', 'one']), ['c', 'd'], 'd', 'range'))).toBe('d');
});
test.each([
  ['ArrowDown', 'b', 'c'],
  ['ArrowUp', 'a', 'a'],
  ['ArrowDown', null, 'a'],
  ['ArrowUp', null, 'a'],
  ['End', 'a', 'e'],
  ['Home', 'e', 'a'],
  ['PageDown', 'b', 'd'],
  ['PageUp', 'b', 'a'],
  ['PageDown', 'e', 'e'],
  ['x', 'a', null],
])('%s from %s is %s', (key, from, to) => {
  expect(movedBy(key, order, from, 2)).toBe(to);
});
test('rows that are gone are not chosen', () => {
  expect(stillThere(walk(['a', 'one'], ['c', 'toggle']), (id) => id !== 'c')).toEqual({
    chosen: new Set(['a']),
    anchor: null,
    active: null,
  });
  expect(movedBy('ArrowDown', [], null, 2)).toBeNull();
});
