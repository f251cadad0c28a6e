import { cellText, folded, isEmptyCell, momentIn, numberIn, truthIn, type ColumnType } from './cell-values.ts';
import { naturalRanks } from './natural-order.ts';

/** Where the rank of an empty cell would stand. */
export const noRank = 0xffffffff;

/** One column of a table. What is asked of it is made once and kept. */
export class AttributeColumn {
  readonly key: string;
  readonly values: readonly unknown[];
  readonly #language: string;
  #texts: string[] | undefined;
  #folded: string[] | undefined;
  #numbers: Float64Array | undefined;
  #type: ColumnType | undefined;
  #ranks: Uint32Array | undefined;

  constructor(key: string, values: readonly unknown[], language: string) {
    this.key = key;
    this.values = values;
    this.#language = language;
  }

  /** What every filled cell can be read as. A column of empty cells is text. */
  get type(): ColumnType {
    this.#type ??= typeOf(this.values);
    return this.#type;
  }

  get texts(): readonly string[] {
    this.#texts ??= this.values.map(cellText);
    return this.#texts;
  }

  /** without capitals and accents */
  get folded(): readonly string[] {
    if (!this.#folded) {
      const known = new Map<string, string>();
      this.#folded = this.texts.map((text) => {
        const before = known.get(text);
        if (before !== undefined) return before;
        const made = folded(text);
        known.set(text, made);
        return made;
      });
    }
    return this.#folded;
  }

  /** Numbers as numbers, days as milliseconds, yes as 1 and no as 0, by the type of the column; of a column of texts those cells that are numbers. NaN for what is none. */
  get numbers(): Float64Array {
    if (!this.#numbers) {
      const { type } = this;
      const read = (value: unknown): number | null => {
        if (type === 'date') return momentIn(value);
        if (type !== 'boolean') return numberIn(value);
        const truth = truthIn(value);
        return truth === null ? null : Number(truth);
      };
      this.#numbers = Float64Array.from(this.values, (value) => read(value) ?? Number.NaN);
    }
    return this.#numbers;
  }

  /** The place of each cell in the order of the column, level cells level; `noRank` for an empty one. */
  get ranks(): Uint32Array {
    this.#ranks ??= this.type === 'text' ? this.#ranksOfTexts() : ranksOfNumbers(this.numbers);
    return this.#ranks;
  }

  #ranksOfTexts(): Uint32Array {
    const { texts, values } = this;
    const places = new Map<string, number>();
    const placeOf = new Uint32Array(texts.length);
    for (let row = 0; row < texts.length; row += 1) {
      const text = texts[row]!;
      if (isEmptyCell(values[row])) {
        placeOf[row] = noRank;
        continue;
      }
      let place = places.get(text);
      if (place === undefined) {
        place = places.size;
        places.set(text, place);
      }
      placeOf[row] = place;
    }
    const ranks = naturalRanks([...places.keys()], this.#language);
    return placeOf.map((place) => (place === noRank ? noRank : ranks[place]!));
  }
}

function typeOf(values: readonly unknown[]): ColumnType {
  const readers: [ColumnType, (value: unknown) => unknown][] = [
    ['number', numberIn],
    ['date', momentIn],
    ['boolean', truthIn],
  ];
  let isFilled = false;
  let left = readers;
  for (const value of values) {
    if (isEmptyCell(value)) continue;
    isFilled = true;
    if (left.some(([, read]) => read(value) === null)) left = left.filter(([, read]) => read(value) !== null);
    if (left.length === 0) return 'text';
  }
  return isFilled ? left[0]![0] : 'text';
}

function ranksOfNumbers(numbers: Float64Array): Uint32Array {
  const sorted = numbers.filter((number) => !Number.isNaN(number)).sort();
  let count = 0;
  for (let at = 0; at < sorted.length; at += 1) if (at === 0 || sorted[at] !== sorted[at - 1]) sorted[count++] = sorted[at]!;
  const rankOf = (number: number): number => {
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sorted[middle]! < number) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return Uint32Array.from(numbers, (number) => (Number.isNaN(number) ? noRank : rankOf(number)));
}

/** What a question needs of a table. */
export interface Columns {
  rows: readonly unknown[];
  column(key: string): AttributeColumn;
}

/** Rows that do not change, column by column. A change makes a new table. */
export class AttributeTable<Row> implements Columns {
  readonly rows: readonly Row[];
  readonly #read: (row: Row, key: string) => unknown;
  readonly #language: string;
  readonly #columns = new Map<string, AttributeColumn>();

  /** `read`: the value of a row in a column; `language`: whose alphabet orders texts */
  constructor(rows: readonly Row[], read: (row: Row, key: string) => unknown, language = 'en') {
    this.rows = rows;
    this.#read = read;
    this.#language = language;
  }

  column(key: string): AttributeColumn {
    let column = this.#columns.get(key);
    if (!column) {
      column = new AttributeColumn(
        key,
        this.rows.map((row) => this.#read(row, key)),
        this.#language,
      );
      this.#columns.set(key, column);
    }
    return column;
  }
}
