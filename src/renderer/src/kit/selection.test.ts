import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  invert,
  movedBy,
  nothingSelected,
  select,
  selectAll,
  selectedByKey,
  selectingInTable,
  selectingOnMap,
  selectTogether,
  shownOf,
  stillThere,
  these,
  toggleTogether,
  type Selecting,
  type Selection,
} from './selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const walk = (...steps: [string, Selecting][]): Selection =>
  steps.reduce((selection, [id, how]) => select(selection, order, id, how), nothingSelected);
const selected = (selection: Selection) => [...selection.ids].sort().join('');

test.each<[string, string, [string, Selecting][]]>([
  [
    'a click selects one',
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
    'Shift selects from the last click, either way',
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
  expect(selected(walk(...steps))).toBe(expected);
});

test('an anchor that a filter took away is the row itself', () => {
  expect(selected(select(walk(['a', 'one']), ['c', 'd'], 'd', 'range'))).toBe('d');
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
test('rows that are gone are not selected', () => {
  expect(stillThere(walk(['a', 'one'], ['c', 'toggle']), (id) => id !== 'c')).toEqual({
    ids: new Set(['a']),
    anchor: null,
    lead: null,
  });
  expect(movedBy('ArrowDown', [], null, 2)).toBeNull();
});

const none = { shiftKey: false, ctrlKey: false, metaKey: false };
test('a click in a table has ranges, one on a map only adds', () => {
  const clicks = [none, { ...none, shiftKey: true }, { ...none, ctrlKey: true }, { ...none, metaKey: true, shiftKey: true }];
  expect(clicks.map(selectingInTable)).toEqual(['one', 'range', 'toggle', 'extend']);
  expect(clicks.map(selectingOnMap)).toEqual(['one', 'toggle', 'toggle', 'toggle']);
});
test.each<[string, Partial<typeof none>, string, string | null]>([
  ['ArrowDown', {}, 'c', 'c'],
  ['ArrowDown', { shiftKey: true }, 'bc', 'c'],
  ['ArrowDown', { ctrlKey: true }, 'b', 'c'],
  [' ', {}, '', 'b'],
  ['a', { ctrlKey: true }, 'abcde', 'b'],
  ['Escape', {}, '', 'b'],
])('%s with %j selects “%s”', (key, modifiers, expected, lead) => {
  const after = selectedByKey({ key, ...none, ...modifiers }, these(['b']), order, 2)!;
  expect([selected(after), after.lead]).toEqual([expected, lead]);
});
test('keys that select nothing are left to others', () => {
  expect(selectedByKey({ key: 'x', ...none }, these(['b']), order, 2)).toBeNull();
  expect(selectedByKey({ key: 'Escape', ...none }, nothingSelected, order, 2)).toBeNull();
  expect(selectedByKey({ key: ' ', ...none }, nothingSelected, order, 2)).toBeNull();
});

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 30 });
/** A list, and a selection that some clicks made in it. */
const clicked = ids.chain((list) =>
  fc
    .array(fc.tuple(fc.constantFrom(...list), fc.constantFrom<Selecting>('one', 'toggle', 'range', 'extend')), { maxLength: 12 })
    .map((steps) => ({ list, selection: steps.reduce((now, [id, how]) => select(now, list, id, how), nothingSelected) })),
);
const sorted = (selection: Selection) => [...selection.ids].sort();

test('a range is what stands between anchor and row, both of them in it, whichever comes first', () => {
  fc.assert(
    fc.property(clicked, fc.nat(), fc.nat(), ({ list, selection }, a, b) => {
      const [from, to] = [list[a % list.length]!, list[b % list.length]!];
      const range = select(select(selection, list, from, 'one'), list, to, 'range');
      const [low, high] = [list.indexOf(from), list.indexOf(to)].sort((x, y) => x - y) as [number, number];
      expect(sorted(range)).toEqual(list.slice(low, high + 1).sort());
      expect([range.anchor, range.lead]).toEqual([from, to]);
    }),
  );
});
test('twice in and out is as before, and the others stay', () => {
  fc.assert(
    fc.property(clicked, fc.nat(), ({ list, selection }, a) => {
      const id = list[a % list.length]!;
      const once = select(selection, list, id, 'toggle');
      expect(once.ids.has(id)).toBe(!selection.ids.has(id));
      expect(sorted(select(once, list, id, 'toggle'))).toEqual(sorted(selection));
    }),
  );
});
test('inverting twice is as before; once and before have nothing in common and are all', () => {
  fc.assert(
    fc.property(clicked, ({ list, selection }) => {
      const other = invert(selection, list);
      expect(sorted(invert(other, list))).toEqual(sorted(selection));
      expect([...other.ids].filter((id) => selection.ids.has(id))).toEqual([]);
      expect(other.ids.size + selection.ids.size).toBe(list.length);
    }),
  );
});
test('what is gone is nowhere in the selection, and what is left stays in it', () => {
  fc.assert(
    fc.property(clicked, fc.nat(), ({ list, selection }, some) => {
      const isThere = (id: string) => ((some >> (list.indexOf(id) % 30)) & 1) === 1;
      const after = stillThere(selection, isThere);
      expect(sorted(after)).toEqual(list.filter((id) => selection.ids.has(id) && isThere(id)).sort());
      for (const id of [after.lead, after.anchor, shownOf(after)]) expect(id === null || isThere(id)).toBe(true);
    }),
  );
});
test('details show of one that is selected, and of none where nothing is', () => {
  fc.assert(
    fc.property(clicked, ({ selection }) => {
      const shown = shownOf(selection);
      expect(shown === null ? selection.ids.size === 0 : selection.ids.has(shown)).toBe(true);
    }),
  );
});
test('a box replaces or adds, a circle goes in and out as one, and all is all', () => {
  fc.assert(
    fc.property(clicked, ids, ({ list, selection }, some) => {
      expect(sorted(selectTogether(selection, some, false))).toEqual([...some].sort());
      expect(sorted(selectTogether(selection, some, true))).toEqual([...new Set([...selection.ids, ...some])].sort());
      const inside = selectTogether(selection, some, true);
      expect(sorted(toggleTogether(inside, some))).toEqual([...selection.ids].filter((id) => !some.includes(id)).sort());
      expect(sorted(selectAll(selection, list))).toEqual([...list].sort());
    }),
  );
});
