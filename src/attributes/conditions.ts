import { isObject } from '#domain/object.ts';
import type { AttributeColumn, Columns } from './attribute-table.ts';
import { folded, isEmptyCell, momentIn, numberIn } from './cell-values.ts';

export const conditionTests = [
  'contains',
  'lacks',
  'equals',
  'differs',
  'starts',
  'ends',
  'below',
  'atMost',
  'above',
  'atLeast',
  'between',
  'oneOf',
  'empty',
  'filled',
] as const;
export type ConditionTest = (typeof conditionTests)[number];

/** What somebody asks of the cells of one column; values as they were typed. */
export interface Condition {
  key: string;
  test: ConditionTest;
  value: string;
  /** the upper end of `between` */
  upTo?: string;
  /** the texts of `oneOf` */
  values?: string[];
}
export interface AttributeFilter {
  /** `all`: every condition has to hold; `any`: one of them */
  join: 'all' | 'any';
  conditions: Condition[];
}
export const noFilter: AttributeFilter = { join: 'all', conditions: [] };

const sizeTests: readonly ConditionTest[] = ['below', 'atMost', 'above', 'atLeast', 'between'];
const isSizeTest = (test: ConditionTest): boolean => sizeTests.includes(test);
export const needsValue = (test: ConditionTest): boolean => test !== 'empty' && test !== 'filled' && test !== 'oneOf';

/** `incomplete`: still being typed, and so asks nothing; `notANumber`, `notADate`: the column is compared by size with something that has none */
export type ConditionState = 'complete' | 'incomplete' | 'notANumber' | 'notADate';

type SizeReader = (value: unknown) => number | null;
const sizeReader = (column: AttributeColumn): SizeReader => (column.type === 'date' ? momentIn : numberIn);

export function conditionState({ test, value, upTo, values }: Condition, column: AttributeColumn): ConditionState {
  if (test === 'oneOf') return (values ?? []).length > 0 ? 'complete' : 'incomplete';
  if (!needsValue(test)) return 'complete';
  const typed = test === 'between' ? [value, upTo ?? ''] : [value];
  if (typed.some(isEmptyCell)) return 'incomplete';
  if (!isSizeTest(test)) return 'complete';
  const read = sizeReader(column);
  return typed.every((text) => read(text) !== null) ? 'complete' : column.type === 'date' ? 'notADate' : 'notANumber';
}

type RowTest = (row: number) => boolean;

function equality(column: AttributeColumn, value: string): RowTest {
  const wanted = folded(value.trim());
  const texts = column.folded;
  const size = column.type === 'text' ? numberIn(value) : column.type === 'date' ? momentIn(value) : numberIn(value);
  // 1.0 is 1, and 2024/5/1 is 2024-05-01; a code such as 007 is none of both.
  if (size === null) return (row) => texts[row]!.trim() === wanted;
  const { numbers } = column;
  return (row) => numbers[row] === size || texts[row]!.trim() === wanted;
}

const sizeChecks: Partial<Record<ConditionTest, (size: number, least: number, most: number) => boolean>> = {
  below: (size, least) => size < least,
  atMost: (size, least) => size <= least,
  above: (size, least) => size > least,
  atLeast: (size, least) => size >= least,
  between: (size, least, most) => size >= least && size <= most,
};

function rowTest(condition: Condition, column: AttributeColumn): RowTest {
  const { test, value, upTo = '', values = [] } = condition;
  const isEmpty: RowTest = (row) => isEmptyCell(column.values[row]);
  const check = sizeChecks[test];
  if (check) {
    const read = sizeReader(column);
    const [a, b] = [read(value)!, test === 'between' ? read(upTo)! : 0];
    const [least, most] = test === 'between' && b < a ? [b, a] : [a, b];
    const { numbers } = column;
    return (row) => check(numbers[row]!, least, most);
  }
  if (test === 'empty') return isEmpty;
  if (test === 'filled') return (row) => !isEmpty(row);
  if (test === 'oneOf') {
    const wanted = new Set(values);
    const { texts } = column;
    return (row) => wanted.has(texts[row]!);
  }
  const texts = column.folded;
  const wanted = folded(value);
  if (test === 'contains') return (row) => texts[row]!.includes(wanted);
  if (test === 'lacks') return (row) => !texts[row]!.includes(wanted);
  if (test === 'starts') return (row) => texts[row]!.startsWith(wanted);
  if (test === 'ends') return (row) => texts[row]!.endsWith(wanted);
  const isEqual = equality(column, value);
  return test === 'equals' ? isEqual : (row) => !isEqual(row);
}

/** The conditions that ask something: those that are still being typed, or ask for the size of what has none, hide nothing. */
export const activeConditions = (table: Columns, { conditions }: AttributeFilter): Condition[] =>
  conditions.filter((condition) => conditionState(condition, table.column(condition.key)) === 'complete');

/** The rows for which a filter holds, in their order; null where it asks nothing and so holds for all. */
export function filteredRows(table: Columns, filter: AttributeFilter): Uint32Array | null {
  const tests = activeConditions(table, filter).map((condition) => rowTest(condition, table.column(condition.key)));
  if (tests.length === 0) return null;
  const isAll = filter.join === 'all';
  const found = new Uint32Array(table.rows.length);
  let count = 0;
  for (let row = 0; row < table.rows.length; row += 1) {
    const holds = isAll ? tests.every((test) => test(row)) : tests.some((test) => test(row));
    if (holds) found[count++] = row;
  }
  return found.subarray(0, count);
}

const maxConditions = 40;
const maxText = 2000;
const maxValues = 5000;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= maxText;

/** A filter that was kept somewhere. What is none is left out: a filter that holds less shows more, and says so. */
export function readFilter(kept: unknown): AttributeFilter {
  if (!isObject(kept) || !Array.isArray(kept['conditions'])) return noFilter;
  const conditions = kept['conditions'].slice(0, maxConditions).flatMap((one: unknown): Condition[] => {
    if (!isObject(one)) return [];
    const { key, test, value, upTo, values } = one;
    const known = conditionTests.find((name) => name === test);
    if (!isText(key) || !known || !isText(value)) return [];
    return [
      {
        key,
        test: known,
        value,
        ...(isText(upTo) ? { upTo } : {}),
        ...(Array.isArray(values) ? { values: values.slice(0, maxValues).filter(isText) } : {}),
      },
    ];
  });
  return { join: kept['join'] === 'any' ? 'any' : 'all', conditions };
}
