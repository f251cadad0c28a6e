import type { Deviation } from '#api/tolerant.ts';
import { isObject } from '#domain/object.ts';
import { codeOf } from '#sentences/phrases/index.ts';
import { tooLarge } from './answer-body.ts';
import { ApiFault } from './fault.ts';
import { guessedPages, maxPages, type Following } from './pages.ts';
import { sentence } from './phrases/sentence.ts';

export interface ListPage {
  records: unknown[];
  /** of the page as it came */
  bytes: number;
  following: Following;
}
interface FirstPage {
  address: string;
  records: unknown[];
  following: Following;
}
type PageAt = (address: string) => Promise<ListPage>;

const idOf = (record: unknown): unknown => (isObject(record) && record['id'] !== undefined ? String(record['id']) : JSON.stringify(record));

/** Records without those that were there already: a service that ignores a parameter gives its first page again and again. */
class Collected {
  readonly records: unknown[];
  readonly #ids: Set<unknown>;
  pages = 1;
  #bytes = 0;
  readonly #maxBytes: number;

  constructor(first: unknown[], maxBytes: number) {
    this.records = [...first];
    this.#ids = new Set(first.map(idOf));
    this.#maxBytes = maxBytes;
  }

  /** Whether the page brought anything new. */
  take({ records, bytes }: ListPage): boolean {
    const fresh = records.filter((record) => !this.#ids.has(idOf(record)));
    for (const record of fresh) {
      this.#ids.add(idOf(record));
      this.records.push(record);
    }
    this.#bytes += bytes;
    if (this.pages >= maxPages || this.#bytes > this.#maxBytes) throw tooLarge();
    this.pages += 1;
    return fresh.length > 0;
  }
}

/** Follows what each page names. true: to the end; false: the service gave nothing new, though it named a further page. */
async function followed(first: FirstPage, pageAt: PageAt, collected: Collected): Promise<boolean> {
  const seen = new Set([first.address]);
  for (let { next } = first.following; next !== null;) {
    if (seen.has(next)) return false;
    seen.add(next);
    const page = await pageAt(next);
    if (!collected.take(page)) return page.records.length === 0;
    ({ next } = page.following);
  }
  return true;
}

/** A service that tells how long the list is and not where it goes on is asked in the usual ways. */
async function guessed(first: FirstPage, total: number, pageAt: PageAt, collected: Collected): Promise<void> {
  let way: number | null = null;
  for (let page = 2; collected.records.length < total; page += 1) {
    const addresses = guessedPages(first.address, collected.records.length, page);
    let found = false;
    const order: readonly number[] = way === null ? addresses.map((_address, at) => at) : [way];
    for (const at of order) {
      // A service that does not know a parameter may refuse it.
      const answer: ListPage | null = await pageAt(addresses[at]!).catch((error: unknown) => {
        if (way === null && error instanceof ApiFault && ['invalid', 'not-found', 'refused'].includes(error.code)) return null;
        throw error;
      });
      if (answer && collected.take(answer)) {
        [way, found] = [at, true];
        break;
      }
    }
    if (!found) return;
  }
}

/** All records of a list that comes in pages, with a note where some are missing. Throws what `pageAt` throws. */
export async function wholeList(
  first: FirstPage,
  pageAt: PageAt,
  maxBytes: number,
): Promise<{ records: unknown[]; deviations: Deviation[] }> {
  const collected = new Collected(first.records, maxBytes);
  const { total } = first.following;
  const isWhole = first.following.next === null || (await followed(first, pageAt, collected));
  if (total !== null && total > collected.records.length && isWhole) await guessed(first, total, pageAt, collected);
  const shown = collected.records.length;
  const deviations: Deviation[] =
    collected.pages > 1 ? [{ path: '', rule: `list put together from ${collected.pages} pages`, got: '' }] : [];
  if (total !== null && total > shown)
    deviations.push({ path: '', rule: 'list cut short', got: '', phrase: codeOf(sentence('client.list-cut', { shown, total })) });
  else if (!isWhole)
    deviations.push({ path: '', rule: 'list cut short', got: '', phrase: codeOf(sentence('client.list-goes-on', { shown })) });
  return { records: collected.records, deviations };
}
