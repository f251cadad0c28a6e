import type { ConditionTest } from '../conditions.ts';

/** What the tests are called in English: in the filter of the window, and where a condition is written as a text. */
export const testWords = {
  contains: 'contains',
  lacks: 'does not contain',
  equals: 'is',
  differs: 'is not',
  starts: 'begins with',
  ends: 'ends with',
  below: 'is less than',
  atMost: 'is at most',
  above: 'is more than',
  atLeast: 'is at least',
  between: 'is between',
  oneOf: 'is one of',
  empty: 'is empty',
  filled: 'is not empty',
} satisfies Record<ConditionTest, string>;
/** Of a column of days. */
export const dateWords = {
  below: 'is before',
  atMost: 'is on or before',
  above: 'is after',
  atLeast: 'is on or after',
} satisfies Partial<Record<ConditionTest, string>>;
