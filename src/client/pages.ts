import { isObject } from '#domain/object.ts';

type Headers = Record<string, string | string[] | undefined>;

/** Nobody has a thousand pages of a hundred projects; a service whose pages never end is broken. */
export const maxPages = 1000;

const count = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null;
};
const firstCount = (record: Record<string, unknown>, ...names: string[]): number | null =>
  names.reduce<number | null>((found, name) => found ?? count(record[name]), null);

/** `<https://…?page=2>; rel="next"` (RFC 8288) */
function linkIn(header: string | string[] | undefined): string | null {
  for (const part of [header ?? []]
    .flat()
    .join(',')
    .matchAll(/<([^>]*)>([^<]*)/g))
    if (/;\s*rel\s*=\s*"?[^";]*\bnext\b/i.test(part[2]!)) return part[1]!;
  return null;
}

/** Fields in which services give the address of the next page. */
function addressIn(answer: Record<string, unknown>): string | null {
  for (const place of [answer, answer['links'], answer['_links'], answer['meta'], answer['pagination'], answer['paging']]) {
    if (!isObject(place)) continue;
    for (const found of [place['next'], place['next_url'], place['next_page_url']]) {
      const text = isObject(found) ? found['href'] : found;
      if (typeof text === 'string' && text.trim() !== '') return text.trim();
    }
  }
  return null;
}

/** Fields that count instead: pages, or how many of how many. `shown` is the number of records on this page. */
function countedIn(answer: Record<string, unknown>, shown: number): [name: string, value: number] | null {
  for (const place of [answer, answer['meta'], answer['pagination'], answer['paging']]) {
    if (!isObject(place)) continue;
    const total = firstCount(place, 'total', 'total_count', 'count');
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

/** The address of the next page as the service gives it; null when this is the last page. The address may lead anywhere: the caller checks its origin. */
export function nextPage(address: string, headers: Headers, answer: unknown, shown: number): string | null {
  const record = isObject(answer) ? answer : {};
  const announced = linkIn(headers['link']) ?? addressIn(record);
  // Some give only what follows the path.
  if (announced !== null) return URL.parse(announced, address)?.href ?? null;
  const counted = shown > 0 ? countedIn(record, shown) : null;
  if (!counted) return null;
  const next = new URL(address);
  next.searchParams.set(counted[0], String(counted[1]));
  return next.href;
}
