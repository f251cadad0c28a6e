import { expect, test } from 'vitest';
import { acceptedColumn, acceptedEntry, acceptedOverlap, lastEntryNumber, roundingHectares, withEntry, withoutShared } from './accepted-overlaps.ts';

const cell = (text: string | null) => ({ [acceptedColumn]: text });
const accepted = { reason: 'farmed in turn: by Ann | by Ben', day: '2026-11-27' };
const entry = acceptedEntry(3, ['North: 1', 'Bank'], 0.1234567, accepted);

test('an entry is one line that people can read, and is read back', () => {
  expect(entry).toBe('#3 0.123457 ha 2026-11-27 North  1 + Bank: farmed in turn: by Ann / by Ben');
  expect(acceptedOverlap(cell(entry), cell(withEntry(cell('#1 2.000000 ha - A + B: why'), entry)), 0.123457, 1e-6)).toEqual({
    reason: 'farmed in turn: by Ann / by Ben',
    day: '2026-11-27',
  });
  expect(acceptedOverlap(cell('#1 2.000000 ha - A + B: why'), cell('#1 2.000000 ha - A + B: why'), 2, 1e-6)).toEqual({ reason: 'why', day: null });
});

test('what only one of both says, what is of other hectares, and what is no entry, accepts nothing', () => {
  expect(acceptedOverlap(cell(entry), cell(null), 0.123457, 1)).toBeNull();
  expect(acceptedOverlap(cell(entry), cell(entry.replace('#3', '#4')), 0.123457, 1)).toBeNull();
  expect(acceptedOverlap(cell(entry), cell(entry), 0.2, roundingHectares(1000))).toBeNull();
  expect(acceptedOverlap(cell('yes'), cell('yes'), 0, 1)).toBeNull();
  expect(acceptedOverlap({ [acceptedColumn]: true }, null, 0, 1)).toBeNull();
});

test('rounding by file formats is no change: two centimetres along both outlines', () => {
  expect(roundingHectares(1000)).toBeCloseTo(0.002, 5);
  expect(acceptedOverlap(cell(entry), cell(entry), 0.1245, roundingHectares(1000))).not.toBeNull();
});

test('entries are taken out of both cells and leave what others say', () => {
  const [a, b] = withoutShared(cell(withEntry(cell('#1 2.000000 ha - A + B: why'), entry)), cell(entry));
  expect([a, b]).toEqual(['#1 2.000000 ha - A + B: why', null]);
  expect(lastEntryNumber([cell(entry), null, cell('yes')])).toBe(3);
});
