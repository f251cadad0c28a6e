import type { BoundingBox } from '#geo/index.ts';
import { HttpFault } from '../http-fault.ts';
import type { FeatureFilter } from '../storage/feature-store.ts';
import { defaultLimit, maxLimit, type LayerFacts } from './layers.ts';

export interface ItemsQuery {
  filter: FeatureFilter;
  limit: number;
  /** of the last feature of the page before; 0 for the first page */
  after: number;
  /** what was asked for besides the place in the pages, as it was written */
  given: Record<string, string>;
}

const numberText = /^[+-]?\d{1,18}(\.\d{0,30})?(e[+-]?\d{1,3})?$/i;

/** Throws HttpFault 400. */
function boxOf(text: string): BoundingBox {
  const parts = text.split(',').map((part) => part.trim());
  const numbers = parts.map((part) => (numberText.test(part) ? Number(part) : Number.NaN));
  const [west, south, east, north] = numbers.length === 6 ? [numbers[0]!, numbers[1]!, numbers[3]!, numbers[4]!] : numbers;
  const isBox =
    (numbers.length === 4 || numbers.length === 6) &&
    numbers.every(Number.isFinite) &&
    [west!, east!].every((longitude) => Math.abs(longitude) <= 180) &&
    [south!, north!].every((latitude) => Math.abs(latitude) <= 90) &&
    south! <= north!;
  if (!isBox) throw new HttpFault(400, { code: 'bad-box' });
  return [west!, south!, east!, north!];
}

const instantText = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d))?$/i;
/** A day alone is all of it, in UTC. Throws HttpFault 400. */
function instantOf(text: string, end: 'first' | 'last'): string | undefined {
  if (text === '..' || text === '') return undefined;
  const isDay = text.length === 10;
  const time = instantText.test(text) ? new Date(isDay ? `${text}T${end === 'first' ? '00:00:00.000' : '23:59:59.999'}Z` : text) : null;
  if (!time || Number.isNaN(time.getTime())) throw new HttpFault(400, { code: 'bad-time' });
  return time.toISOString();
}
/** RFC 3339, or an interval of two (OGC 17-069r4, 7.15.4). Throws HttpFault 400. */
function periodOf(text: string): Pick<FeatureFilter, 'from' | 'to'> {
  const [first = '', last = first, ...more] = text.split('/');
  const [from, to] = [instantOf(first, 'first'), instantOf(last, 'last')];
  const isOpen = from === undefined && to === undefined && !text.includes('/');
  if (more.length > 0 || isOpen || (from !== undefined && to !== undefined && from > to)) throw new HttpFault(400, { code: 'bad-time' });
  return { from, to };
}

const jsonFormats = ['json', 'geojson', 'application/json', 'application/geo+json'];

/** The parameters of a request, each once and with a name that is known here; `formats`: what `f` may be. Throws HttpFault 400. */
export function parametersOf(
  query: Record<string, unknown>,
  known: readonly string[],
  formats: readonly string[] = jsonFormats,
): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (!known.includes(name))
      throw new HttpFault(400, { code: 'parameter-not-taken', params: { name: name.slice(0, 60), names: known.join(', ') } });
    if (typeof value !== 'string') throw new HttpFault(400, { code: 'parameter-twice', params: { name } });
    given[name] = value;
  }
  if (given['f'] !== undefined && !formats.includes(given['f']))
    throw new HttpFault(
      400,
      formats === jsonFormats ? { code: 'only-json' } : { code: 'only-formats', params: { formats: formats.join(', ') } },
    );
  return given;
}

/** What `items` of a collection is asked for (OGC 17-069r4, 7.15). Throws HttpFault 400. */
export function itemsQueryOf(query: Record<string, unknown>, { projectParameter }: LayerFacts): ItemsQuery {
  const { limit: limitText, cursor, ...given } = parametersOf(query, ['limit', 'bbox', 'datetime', projectParameter, 'cursor', 'f']);
  const limit = limitText === undefined ? defaultLimit : Number(/^\d{1,9}$/.test(limitText) ? limitText : Number.NaN);
  // More than can be had is answered with what can be had (7.15.2, requirement 21 D).
  if (!(limit >= 1)) throw new HttpFault(400, { code: 'bad-limit', params: { most: maxLimit } });
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw new HttpFault(400, { code: 'bad-cursor' });
  const { bbox, datetime } = given;
  return {
    filter: {
      ...(bbox === undefined ? {} : { box: boxOf(bbox) }),
      ...(datetime === undefined ? {} : periodOf(datetime)),
      ...(given[projectParameter] === undefined ? {} : { projectId: given[projectParameter] }),
    },
    limit: Math.min(limit, maxLimit),
    after: Number(cursor ?? 0),
    given: { ...given, ...(limitText === undefined ? {} : { limit: limitText }) },
  };
}
