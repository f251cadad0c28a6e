import { isObject } from '#domain/object.ts';
import { linkOf } from './links.ts';

type Headers = Record<string, string | string[] | undefined>;

/** Nobody has a thousand pages of a hundred projects; a service whose pages never end is broken. */
export const maxPages = 1000;

const count = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null;
};
const firstCount = (record: Record<string, unknown>, ...names: string[]): number | null =>
  names.reduce<number | null>((found, name) => found ?? count(record[name]), null);

/** Where answers say what follows. */
const places = (answer: Record<string, unknown>): Record<string, unknown>[] =>
  [
    answer,
    answer['links'],
    answer['_links'],
    answer['meta'],
    answer['metadata'],
    answer['pagination'],
    answer['paging'],
    answer['page_info'],
    answer['pageInfo'],
    answer['cursors'],
  ].filter(isObject);

/** Fields in which services give the address of the next page. */
function addressIn(answer: Record<string, unknown>): string | null {
  for (const place of places(answer)) {
    for (const found of [place['next'], place['next_url'], place['next_page_url'], place['nextLink'], place['@odata.nextLink']]) {
      const text = isObject(found) ? found['href'] : found;
      // A cursor stands under the same name elsewhere; an address has a slash or a question mark.
      if (typeof text === 'string' && /[/?]/.test(text)) return text.trim();
    }
  }
  return null;
}

/** Fields in which services give a mark of the next page, and the parameter that takes it. */
const marks: Record<string, string> = {
  next_cursor: 'cursor',
  nextCursor: 'cursor',
  next_page_token: 'page_token',
  nextPageToken: 'pageToken',
  next_token: 'next_token',
  nextToken: 'nextToken',
  continuation_token: 'continuation_token',
  continuationToken: 'continuationToken',
  end_cursor: 'after',
  endCursor: 'after',
  after: 'after',
  next: 'cursor',
};
function markIn(answer: Record<string, unknown>): [parameter: string, value: string] | null {
  for (const place of places(answer)) {
    if (place['has_next_page'] === false || place['hasNextPage'] === false || place['has_more'] === false || place['hasMore'] === false)
      continue;
    for (const [field, parameter] of Object.entries(marks)) {
      const value = place[field];
      if ((typeof value === 'string' && value.trim() !== '' && value.length <= 2000) || typeof value === 'number')
        return [parameter, String(value)];
    }
  }
  return null;
}

/** Fields that count instead: pages, or how many of how many. `shown` is the number of records on this page. */
function countedIn(answer: Record<string, unknown>, shown: number): [name: string, value: number] | null {
  for (const place of places(answer)) {
    const total = firstCount(place, 'total', 'total_count', 'totalCount', 'count');
    const size = firstCount(place, 'size', 'per_page', 'page_size', 'limit');
    const offset = count(place['offset']);
    if (offset !== null && total !== null) return offset + shown < total ? ['offset', offset + shown] : null;
    const page = firstCount(place, 'page', 'current_page');
    const pages =
      firstCount(place, 'pages', 'total_pages', 'page_count', 'last_page') ??
      (total !== null && size !== null && size > 0 ? Math.ceil(total / size) : null);
    if (page !== null && pages !== null) return page < pages ? ['page', page + 1] : null;
  }
  return null;
}

/** How many records the whole list has, as a service says it; null where it does not. */
function totalIn(headers: Headers, answer: Record<string, unknown>): number | null {
  for (const name of ['x-total-count', 'x-total', 'total-count', 'x-pagination-total-count']) {
    const found = count(headers[name]);
    if (found !== null) return found;
  }
  const [, ofRange] = /^[a-z]{1,20} \d{1,9}-\d{1,9}\/(\d{1,9})$/i.exec(String(headers['content-range'] ?? '')) ?? [];
  if (ofRange !== undefined) return Number(ofRange);
  for (const place of places(answer)) {
    const found = firstCount(place, 'total', 'total_count', 'totalCount', 'total_records', 'count');
    if (found !== null) return found;
  }
  return null;
}

/** What follows a page of a list. */
export interface Following {
  /** the address of the next page as the service gives it; null where it gives none. It may lead anywhere: the caller checks its origin */
  next: string | null;
  /** records of the whole list; null where the service does not say */
  total: number | null;
}

const withParameter = (address: string, [name, value]: [string, string | number]): string => {
  const next = new URL(address);
  next.searchParams.set(name, String(value));
  return next.href;
};

export function following(address: string, headers: Headers, answer: unknown, shown: number): Following {
  const record = isObject(answer) ? answer : {};
  const total = totalIn(headers, record);
  const announced = linkOf(headers['link'], 'next')?.address ?? addressIn(record);
  // Some give only what follows the path.
  if (announced !== null) return { next: URL.parse(announced, address)?.href ?? null, total };
  const parameter = shown > 0 ? (markIn(record) ?? countedIn(record, shown)) : null;
  return { next: parameter ? withParameter(address, parameter) : null, total };
}

/** Addresses at which the rest of a list may be, where a service tells only how long it is. */
export const guessedPages = (address: string, seen: number, page: number): string[] =>
  [['page', page] as [string, number], ['offset', seen] as [string, number], ['skip', seen] as [string, number]].map((parameter) =>
    withParameter(address, parameter),
  );
