import { noRank, type Columns } from './attribute-table.ts';
import { isEmptyCell } from './cell-values.ts';
import { ExactSum } from './exact-sum.ts';

export interface Measures {
  /** rows that have a number in the column */
  count: number;
  /** null where no row has one */
  sum: number | null;
  mean: number | null;
  least: number | null;
  most: number | null;
}
interface Group {
  /** the texts that its rows have in the columns of the grouping; empty for empty cells */
  texts: string[];
  rows: number[];
  /** a column measured, in the order in which they were asked for */
  measures: Measures[];
}
export interface Grouping {
  /** in the order of the columns of the grouping, empty cells last */
  groups: Group[];
  /** the same of all rows together */
  whole: Measures[];
}

class Measure {
  readonly #sum = new ExactSum();
  #count = 0;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  add(number: number): void {
    if (Number.isNaN(number)) return;
    this.#count += 1;
    this.#sum.add(number);
    if (number < this.#least) this.#least = number;
    if (number > this.#most) this.#most = number;
  }
  get measures(): Measures {
    const count = this.#count;
    if (count === 0) return { count, sum: null, mean: null, least: null, most: null };
    return { count, sum: this.#sum.value, mean: this.#sum.value / count, least: this.#least, most: this.#most };
  }
}

/**
 * Rows put together that have the same texts in some columns, with the numbers of other columns measured. Every row is in one group, so that sums of groups add up to the
 * whole; a cell that is no number counts for nothing in both.
 */
export function grouped(
  table: Columns,
  keys: readonly string[],
  measured: readonly string[],
  rows: Iterable<number> = table.rows.keys(),
): Grouping {
  const columns = keys.map((key) => table.column(key));
  const numbers = measured.map((key) => table.column(key).numbers);
  const whole = numbers.map(() => new Measure());
  const found = new Map<string, { texts: string[]; rows: number[]; measures: Measure[] }>();
  for (const row of rows) {
    const texts = columns.map(({ texts: all, values }) => (isEmptyCell(values[row]) ? '' : all[row]!));
    const id = texts.length === 1 ? texts[0]! : JSON.stringify(texts);
    let group = found.get(id);
    if (!group) {
      group = { texts, rows: [], measures: numbers.map(() => new Measure()) };
      found.set(id, group);
    }
    group.rows.push(row);
    for (let at = 0; at < numbers.length; at += 1) {
      group.measures[at]!.add(numbers[at]![row]!);
      whole[at]!.add(numbers[at]![row]!);
    }
  }
  const ranks = columns.map((column) => column.ranks);
  // The rank of an empty cell is the highest number there is.
  const inOrder = [...found.values()].sort((a, b) => {
    for (const column of ranks) {
      const by = (column[a.rows[0]!] ?? noRank) - (column[b.rows[0]!] ?? noRank);
      if (by !== 0) return by;
    }
    return 0;
  });
  return {
    groups: inOrder.map(({ texts, rows: own, measures }) => ({ texts, rows: own, measures: measures.map((one) => one.measures) })),
    whole: whole.map((one) => one.measures),
  };
}
