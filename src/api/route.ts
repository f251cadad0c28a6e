import * as z from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * What happens when the service cannot be reached. Reads: `cache` answers from the store, `live` fails, because an old answer would mislead.
 * Changes: `queue` waits in the outbox, `refuse` is turned down and changes nothing.
 */
type OfflineBehaviour = 'cache' | 'live' | 'queue' | 'refuse';

/** One endpoint of the monitoring API: the single place that says its address, its input and its answer. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  id: string;
  method: Method;
  /** with `{name}` for path parameters */
  path: string;
  /** `main` takes x-api-key, `user-group` takes Authorization: Token */
  base: 'main' | 'user-group';
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** strict: what our service promises. The client reads it through `tolerant`. */
  reply: Reply;
  /** `image/*`: PNG or GeoTIFF */
  replyType: 'json' | 'image/tiff' | 'image/*';
  /** as which JSON is sent, where it is not application/json */
  jsonType?: 'application/geo+json';
  /** `project`: multipart file or geojson field, or a raw GeoJSON body; `geojson`: the raw body alone. Both are read as files are, not by `body`. */
  bodyType: 'none' | 'json' | 'geojson' | 'project';
  offline: OfflineBehaviour;
  /** set when our service accepts a parameter the published API does not name */
  extension?: string;
}

const nothing = z.looseObject({});

type RouteInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Pick<
  Route,
  'id' | 'method' | 'path' | 'summary'
> &
  Partial<Pick<Route, 'base' | 'replyType' | 'jsonType' | 'bodyType' | 'offline' | 'extension'>> & {
    params?: P;
    query?: Q;
    body?: B;
    reply: R;
  };

export function defineRoute<
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
  R extends z.ZodType = z.ZodType,
>(route: RouteInput<P, Q, B, R>): Route<P, Q, B, R> {
  return {
    base: 'main',
    replyType: 'json',
    bodyType: 'none',
    offline: 'cache',
    ...route,
    params: (route.params ?? nothing) as P,
    query: (route.query ?? nothing) as Q,
    body: (route.body ?? nothing) as B,
  };
}

export type ParamsOf<R extends Route> = z.output<R['params']>;
export type QueryOf<R extends Route> = z.output<R['query']>;
export type BodyOf<R extends Route> = z.output<R['body']>;
export type ReplyOf<R extends Route> = z.output<R['reply']>;
