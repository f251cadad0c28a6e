import { rangeFault, say } from '../phrases/index.ts';
import type { FileSource } from '../format.ts';
import { ThriftWalk, type ThriftFields } from './thrift.ts';

/** A page of values where the library looks for it. */
export interface Page {
  offset: bigint;
  compressed_page_size: number;
  first_row_index: bigint;
}
export interface Pages {
  pages: Page[];
  /** all values: rows, where none repeats */
  valueCount: number;
  mostValuesOfPage: number;
  inflatedBytes: number;
}

const maxPages = 1_000_000;
const maxInflatedPage = 1 << 28;
const maxValuesOfPage = 1 << 23;
/** What no program that means well packs tighter. Small pages may. */
const [maxPacking, freeBytes] = [2000, 1 << 20];
const headBytes = 1 << 12;
const maxHeadBytes = 1 << 20;
const kinds = { data: 0, index: 1, dictionary: 2, dataV2: 3 } as const;

const fault = () => rangeFault(say('file.parquet.bad-pages'));
const sub = (fields: ThriftFields, id: number): ThriftFields => {
  const value = fields[id];
  return typeof value === 'object' ? value : {};
};
const numberOf = (fields: ThriftFields, id: number): number => {
  const value = fields[id];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw fault();
  return value;
};

/** The head of a page, and where its content begins. A head that is longer than what was read is read again with more. */
async function headAt(source: FileSource, at: number, end: number): Promise<{ fields: ThriftFields; contentAt: number }> {
  for (let wanted = headBytes; ; wanted *= 16) {
    const bytes = await source.read(at, Math.min(wanted, end - at));
    const walk = new ThriftWalk(bytes);
    try {
      return { fields: walk.struct(), contentAt: at + walk.at };
    } catch (error) {
      // A text in its statistics may be long.
      if (!(error instanceof RangeError) || bytes.length >= end - at || wanted >= maxHeadBytes) throw error;
    }
  }
}

/** How many values a page has, and how many of them are its rows'; of a dictionary null. */
function countOf(fields: ThriftFields, inflated: number): number | null {
  const kind = numberOf(fields, 1);
  if (kind === kinds.index) return 0;
  if (kind === kinds.dictionary) {
    // Every value of a dictionary has at least a byte, but truth values, which have none.
    if (numberOf(sub(fields, 7), 1) > Math.max(8 * inflated, 8)) throw fault();
    return null;
  }
  if (kind !== kinds.data && kind !== kinds.dataV2) throw fault();
  const count = numberOf(sub(fields, kind === kinds.data ? 5 : 8), 1);
  if (count > maxValuesOfPage) throw rangeFault(say('file.parquet.large-page', { n: count }));
  return count;
}

/** The pages of a column between two places of the file, each within bounds. Throws RangeError. */
export async function pagesOf(source: FileSource, from: number, to: number): Promise<Pages> {
  const found: Pages = { pages: [], valueCount: 0, mostValuesOfPage: 0, inflatedBytes: 0 };
  for (let at = from, count = 0; at < to - 1; count += 1) {
    if (count > maxPages) throw fault();
    const { fields, contentAt } = await headAt(source, at, to);
    const [inflated, packed] = [numberOf(fields, 2), numberOf(fields, 3)];
    if (contentAt + packed > to) throw fault();
    if (inflated > maxInflatedPage || inflated > maxPacking * packed + freeBytes) throw rangeFault(say('file.parquet.bomb'));
    const values = countOf(fields, inflated);
    if (values !== null && numberOf(fields, 1) !== kinds.index) {
      found.pages.push({ offset: BigInt(at), compressed_page_size: contentAt - at + packed, first_row_index: BigInt(found.valueCount) });
      found.valueCount += values;
      found.mostValuesOfPage = Math.max(found.mostValuesOfPage, values);
    }
    found.inflatedBytes += inflated;
    at = contentAt + packed;
  }
  return found;
}
