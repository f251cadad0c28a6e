import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AttributeTable } from './attribute-table.ts';
import { asType, momentIn, numberIn } from './cell-values.ts';
import { conditionState, filteredRows, noFilter, readFilter, type AttributeFilter, type Condition } from './conditions.ts';
import { distinctTexts } from './distinct-texts.ts';
import { hitsOf, rowsWith } from './finding.ts';
import { grouped } from './grouping.ts';
import { guessedIds, joinById } from './joining.ts';
import { pastedCells } from './pasting.ts';
import { replacer } from './replacing.ts';
import { sortedRows } from './sorting.ts';
import { columnStatistics } from './statistics.ts';
import { keptAs, typeChange } from './type-change.ts';

type Row = Record<string, unknown>;
const tableOf = (rows: Row[], language = 'en') => new AttributeTable<Row>(rows, (row, key) => row[key], language);
const column = (...values: unknown[]) => tableOf(values.map((value) => ({ a: value })));
const cells = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, '', ' ', '7', '007', 7, 7.5, '7,5', '-3', 'maize', 'Maize', 'Café', '2024-05-31', true, 'no'),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
  fc.string({ maxLength: 5 }),
);
const rowsOf = fc.array(fc.record({ a: cells, b: cells }), { maxLength: 40 });

describe('how a cell reads', () => {
  test.each([
    ['12', 12],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['-0.5', -0.5],
    ['1e3', 1000],
    ['1,234', null],
    ['1,234.5', null],
    ['007', null],
    ['0', 0],
    ['0.7', 0.7],
    ['', null],
    ['Infinity', null],
    ['0x10', null],
    ['12 ha', null],
    [Number.NaN, null],
    [true, null],
  ])('%o as a number is %o', (value, number) => {
    expect(numberIn(value)).toBe(number);
  });

  test.each([
    ['2024-05-31', Date.UTC(2024, 4, 31)],
    ['2024/5/31', Date.UTC(2024, 4, 31)],
    ['31.5.2024', Date.UTC(2024, 4, 31)],
    ['2024-05-31T06:30:00+02:00', Date.UTC(2024, 4, 31, 4, 30)],
    ['2024-02-30', null],
    ['5/6/2024', null],
    ['2024', null],
    ['2024-05-31T25:00', null],
  ])('%o as a moment is %o', (value, moment) => {
    expect(momentIn(value)).toBe(moment);
  });

  test.each([
    [['1', '2,5', null], 'number'],
    [[1, '', 2], 'number'],
    [['2024-05-31', '1.6.2024'], 'date'],
    [[true, 'no'], 'boolean'],
    [['1', 'x'], 'text'],
    [['007'], 'text'],
    [[null, ' '], 'text'],
    [['1', '2024-05-31'], 'text'],
  ])('a column of %o is %s', (values, type) => {
    expect(column(...values).column('a').type).toBe(type);
  });

  test('a cell takes another type, or says that it cannot', () => {
    expect([asType('12,5', 'number'), asType('x', 'number'), asType(' ', 'number'), asType(5, 'text')]).toEqual([
      12.5,
      undefined,
      null,
      '5',
    ]);
    expect([asType('31.5.2024', 'date'), asType('5/6/2024', 'date'), asType('yes', 'boolean'), asType('1', 'boolean')]).toEqual([
      '2024-05-31',
      undefined,
      true,
      undefined,
    ]);
  });
});

describe('conditions', () => {
  const rows = [{ crop: 'Maize', ha: '7' }, { crop: 'maíz', ha: 12.5 }, { crop: '', ha: '3,5' }, { crop: 'Beans' }];
  const taken = (...conditions: Condition[]) => [...(filteredRows(tableOf(rows), { join: 'all', conditions }) ?? [-1])];
  test.each<[Condition, number[]]>([
    [{ key: 'crop', test: 'contains', value: 'MAI' }, [0, 1]],
    [{ key: 'crop', test: 'lacks', value: 'mai' }, [2, 3]],
    [{ key: 'crop', test: 'equals', value: 'maiz' }, [1]],
    [{ key: 'crop', test: 'differs', value: 'maize' }, [1, 2, 3]],
    [{ key: 'crop', test: 'starts', value: 'be' }, [3]],
    [{ key: 'crop', test: 'ends', value: 'E' }, [0]],
    [{ key: 'crop', test: 'empty', value: '' }, [2]],
    [{ key: 'ha', test: 'filled', value: '' }, [0, 1, 2]],
    [{ key: 'crop', test: 'oneOf', value: '', values: ['Beans', 'Maize'] }, [0, 3]],
    [{ key: 'ha', test: 'equals', value: '7.0' }, [0]],
    [{ key: 'ha', test: 'below', value: '7' }, [2]],
    [{ key: 'ha', test: 'atMost', value: '7' }, [0, 2]],
    [{ key: 'ha', test: 'above', value: '7' }, [1]],
    [{ key: 'ha', test: 'atLeast', value: '7' }, [0, 1]],
    [{ key: 'ha', test: 'between', value: '8', upTo: '3' }, [0, 2]],
    [{ key: 'nobody', test: 'empty', value: '' }, [0, 1, 2, 3]],
    // Still being typed, or no number: asks nothing.
    [{ key: 'crop', test: 'contains', value: ' ' }, [-1]],
    [{ key: 'ha', test: 'above', value: 'x' }, [-1]],
  ])('%o', (condition, expected) => {
    expect(taken(condition)).toEqual(expected);
  });

  test('days are compared as days, and an empty cell is before none', () => {
    const table = column('2024-05-31', '1.6.2024', null);
    const after: Condition = { key: 'a', test: 'atMost', value: '2024/5/31' };
    expect([...filteredRows(table, { join: 'all', conditions: [after] })!]).toEqual([0]);
    expect(conditionState({ ...after, value: '5' }, table.column('a'))).toBe('notADate');
  });

  test('"all" is the common part of its conditions, "any" what one of them takes, and the opposite the rest', () => {
    const condition = fc.record<Condition>({
      key: fc.constantFrom('a', 'b'),
      test: fc.constantFrom('contains', 'equals', 'starts', 'below', 'empty'),
      value: fc.constantFrom('7', 'm', 'maize', '2024-05-31'),
    });
    fc.assert(
      fc.property(rowsOf, condition, condition, (list, first, second) => {
        const table = tableOf(list);
        const of = (...conditions: Condition[]) => new Set(filteredRows(table, { join: 'all', conditions }) ?? list.keys());
        const [a, b] = [of(first), of(second)];
        const asks = (one: Condition) => conditionState(one, table.column(one.key)) === 'complete';
        expect(of(first, second)).toEqual(new Set([...a].filter((row) => b.has(row))));
        if (asks(first) && asks(second))
          expect(new Set(filteredRows(table, { join: 'any', conditions: [first, second] }))).toEqual(
            new Set([...list.keys()].filter((row) => a.has(row) || b.has(row))),
          );
        const opposite = ({ contains: 'lacks', equals: 'differs', empty: 'filled' } as const)[first.test as 'contains'];
        if (opposite) expect(of({ ...first, test: opposite })).toEqual(new Set([...list.keys()].filter((row) => !a.has(row))));
      }),
    );
  });

  test('a filter that was kept comes back; what is none is left out', () => {
    const filter: AttributeFilter = {
      join: 'any',
      conditions: [
        { key: 'a', test: 'between', value: '1', upTo: '2' },
        { key: 'b', test: 'oneOf', value: '', values: ['x'] },
      ],
    };
    expect(readFilter(JSON.parse(JSON.stringify(filter)))).toEqual(filter);
    expect(readFilter({ conditions: [{ key: 1, test: 'equals', value: '' }, { key: 'a', test: 'drop table', value: '' }, null] })).toEqual(
      noFilter,
    );
    expect(readFilter('x')).toEqual(noFilter);
  });
});

describe('order', () => {
  test('numbers as numbers, texts as people order them, empty cells last both ways', () => {
    const sorted = (values: unknown[], down: boolean) => [...sortedRows(column(...values), [{ key: 'a', down }])].map((row) => values[row]);
    expect(sorted(['10', '', '9', null, '9,5'], false)).toEqual(['9', '9,5', '10', '', null]);
    expect(sorted(['10', '', '9', null, '9,5'], true)).toEqual(['10', '9,5', '9', '', null]);
    expect(sorted(['Plot 10', 'plot 2', 'Élan'], false)).toEqual(['Élan', 'plot 2', 'Plot 10']);
  });

  test('the same as a comparison of one column after the other, level rows as they stood', () => {
    fc.assert(
      fc.property(rowsOf, fc.boolean(), fc.boolean(), (list, downA, downB) => {
        const table = tableOf(list);
        const compare = (key: string, down: boolean) => (x: number, y: number) => {
          const { ranks } = table.column(key);
          const [a, b] = [ranks[x]!, ranks[y]!];
          const [emptyA, emptyB] = [a === 0xffffffff, b === 0xffffffff];
          if (emptyA || emptyB) return Number(emptyA) - Number(emptyB);
          return down ? b - a : a - b;
        };
        const [byA, byB] = [compare('a', downA), compare('b', downB)];
        expect([
          ...sortedRows(table, [
            { key: 'a', down: downA },
            { key: 'b', down: downB },
          ]),
        ]).toEqual([...list.keys()].sort((x, y) => byA(x, y) || byB(x, y) || x - y));
      }),
    );
  });

  test('ranks of numbers are their order', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })), (numbers) => {
        const { ranks } = column(...numbers).column('a');
        for (let at = 1; at < numbers.length; at += 1) {
          // Minus zero and zero are one number.
          expect(Math.sign(ranks[at]! - ranks[at - 1]!)).toBe(
            Math.sign(numbers[at]! - numbers[at - 1]! || (numbers[at]! > numbers[at - 1]! ? 1 : numbers[at]! < numbers[at - 1]! ? -1 : 0)) +
              0,
          );
        }
      }),
    );
  });
});

describe('groups and statistics', () => {
  test('every row is in one group, and groups add up to the whole', () => {
    fc.assert(
      fc.property(rowsOf, (list) => {
        const { groups, whole } = grouped(tableOf(list), ['a'], ['b']);
        expect(groups.flatMap(({ rows }) => rows).sort((x, y) => x - y)).toEqual([...list.keys()]);
        const count = groups.reduce((sum, { measures }) => sum + measures[0]!.count, 0);
        expect(count).toBe(whole[0]!.count);
        const sum = groups.reduce((total, { measures }) => total + (measures[0]!.sum ?? 0), 0);
        expect(sum).toBeCloseTo(whole[0]!.sum ?? 0, 5);
      }),
    );
  });

  test('groups by two columns stand in their order, empty cells last', () => {
    const rows = [
      { a: 'y', b: 10 },
      { a: 'x', b: 9 },
      { a: '', b: 1 },
      { a: 'x', b: 10 },
      { a: 'x', b: 9 },
    ];
    const { groups, whole } = grouped(tableOf(rows), ['a', 'b'], ['b']);
    expect(groups.map(({ texts, rows: own }) => [...texts, own.length])).toEqual([
      ['x', '9', 2],
      ['x', '10', 1],
      ['y', '10', 1],
      ['', '1', 1],
    ]);
    expect(whole[0]).toEqual({ count: 5, sum: 39, mean: 7.8, least: 1, most: 10 });
  });

  test('statistics of numbers, of texts and of nothing', () => {
    expect(columnStatistics(column('1', 2, '2', '4,5', ''), 'a')).toEqual({
      type: 'number',
      filled: 4,
      empty: 1,
      distinct: 3,
      least: 1,
      most: 4.5,
      sum: 9.5,
      mean: 2.375,
      median: 2,
      frequent: [
        { text: '2', count: 2 },
        { text: '1', count: 1 },
        { text: '4,5', count: 1 },
      ],
    });
    expect(columnStatistics(column('x', 'y', 'x'), 'a', [0, 2])).toMatchObject({
      type: 'text',
      filled: 2,
      distinct: 1,
      sum: null,
      least: null,
    });
    expect(columnStatistics(column(null), 'a')).toMatchObject({ filled: 0, empty: 1, distinct: 0, sum: null, mean: null, frequent: [] });
  });

  test('a sum does not lose small parts beside large ones', () => {
    expect(columnStatistics(column(1e16, 1, -1e16), 'a').sum).toBe(1);
  });
});

describe('join by id', () => {
  test('what matched, what did not, what is there twice', () => {
    const found = joinById(['1', ' 2', 7, '007', null, '7'], [2, '2', '7.0', 9, '']);
    expect(found).toEqual({
      lineOf: [null, 0, 2, null, null, 2],
      unmatchedRows: [0, 3],
      rowsWithoutId: [4],
      unmatchedLines: [3],
      linesWithoutId: [4],
      repeatedInLines: [{ id: '2', lines: [0, 1] }],
      repeatedInRows: [{ id: '7', rows: [2, 5] }],
    });
  });

  test('every row and every line is in one of the lists', () => {
    fc.assert(
      fc.property(fc.array(cells), fc.array(cells), (rows, lines) => {
        const found = joinById(rows, lines);
        const matched = found.lineOf.flatMap((line, row) => (line === null ? [] : row));
        expect([...matched, ...found.unmatchedRows, ...found.rowsWithoutId].sort((a, b) => a - b)).toEqual([...rows.keys()]);
      }),
    );
  });

  test('the columns whose ids agree are guessed, not those that agree by chance', () => {
    const rows = [
      { key: 'crop', values: ['maize', 'maize', 'beans'] },
      { key: 'plot', values: ['A1', 'A2', 'A3'] },
    ];
    const lines = [
      { key: 'Crop', values: ['maize', 'beans', 'maize', 'maize'] },
      { key: 'id', values: ['A2', 'A3', 'A4', 'A1'] },
    ];
    expect(guessedIds(rows, lines)).toEqual({ row: 'plot', line: 'id' });
    expect(guessedIds([{ key: 'x', values: ['1'] }], [{ key: 'y', values: ['2'] }])).toBeNull();
  });
});

describe('texts in cells', () => {
  test('hits row by row, up to a number of them', () => {
    const table = tableOf([
      { a: 'José', b: 'x' },
      { a: '', b: 'JOSE 2' },
      { a: 'jose', b: 'jose' },
    ]);
    expect(hitsOf(table, ['a', 'b'], 'jose')).toEqual([
      { row: 0, key: 'a' },
      { row: 1, key: 'b' },
      { row: 2, key: 'a' },
      { row: 2, key: 'b' },
    ]);
    expect(hitsOf(table, ['a', 'b'], 'jose', [2], 1)).toEqual([{ row: 2, key: 'a' }]);
    expect(hitsOf(table, ['a'], ' ')).toEqual([]);
  });

  test('find and replace takes letters as letters', () => {
    const by = (find: string, replace: string, isWhole = false, isExact = false) => replacer({ find, replace, isWhole, isExact });
    expect([
      by('a.c', '$&')('xa.cA.C'),
      by('a.c', 'y')('abc'),
      by('maize', 'corn', true)('Maize'),
      by('maize', 'corn', true)('maize 2'),
    ]).toEqual(['x$&$&', undefined, 'corn', undefined]);
    expect([by('m', 'n', false, true)('Mm'), by('', 'x')('a'), by('1', '2')(11), by('a', 'b')(null), by('a', 'b')({ a: 1 })]).toEqual([
      'Mn',
      undefined,
      '22',
      undefined,
      undefined,
    ]);
  });

  test('cells from a spreadsheet', () => {
    expect(pastedCells('a\tb\r\n"x\ty"\t"say ""hi"""\n')).toEqual([
      ['a', 'b'],
      ['x\ty', 'say "hi"'],
    ]);
    expect(pastedCells('5" pipe\t"6" pipe')).toEqual([['5" pipe', '"6" pipe']]);
    expect(pastedCells('a\n\nb')).toEqual([['a'], [''], ['b']]);
    expect(pastedCells('"two\nlines"\tz')).toEqual([['two\nlines', 'z']]);
  });
});

describe('types and values of a column', () => {
  test('another type changes what can be that, and names what cannot', () => {
    const table = column('12', '1,5', 'n/a', '', 7, null, '007');
    expect(typeChange(table, 'a', 'number')).toEqual({
      changed: new Map<number, unknown>([
        [0, 12],
        [1, 1.5],
        [3, null],
      ]),
      impossible: [2, 6],
    });
    expect(typeChange(table, 'a', 'text').changed).toEqual(
      new Map<number, unknown>([
        [3, null],
        [4, '7'],
      ]),
    );
    expect([keptAs(['1', null]), keptAs([1]), keptAs([1, '1']), keptAs([])]).toEqual(['text', 'number', 'mixed', 'text']);
  });

  test('different values, the most frequent first', () => {
    expect(distinctTexts(column('b', 'a', 'c', 'c', ''), 'a', 2)).toEqual([
      { text: 'c', count: 2 },
      { text: 'a', count: 1 },
    ]);
  });

  test('rows are found by the cell that fits best', () => {
    const table = tableOf([
      { a: 'K-0010', b: '' },
      { a: 'x', b: 'K-001' },
      { a: 'old k-001', b: 'k-0012' },
    ]);
    expect(rowsWith(table, ['a', 'b'], 'K-001', 9)).toEqual([
      { row: 1, key: 'b' },
      { row: 0, key: 'a' },
      { row: 2, key: 'b' },
    ]);
    expect(rowsWith(table, ['a', 'b'], 'k-001', 1)).toHaveLength(1);
  });
});
