import type * as z from 'zod';
import { detailsOf, type Detail } from './detail.ts';
import { textFaults } from './kept-text.ts';
import type { BodyOf, ParamsOf, QueryOf, Route } from './route.ts';

/** What a caller got wrong, in the shape of a 422 body. */
export class ValidationFault extends Error {
  readonly detail: Detail[];
  constructor(detail: Detail[]) {
    super(detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; '));
    this.name = 'ValidationFault';
    this.detail = detail;
  }
}

/** Decodes all parts of a request and throws one ValidationFault with the faults of all of them. `body` is decoded only when the route has a JSON body. */
export function decode<R extends Route>(
  route: R,
  input: { params: unknown; query: unknown; body: unknown },
): { params: ParamsOf<R>; query: QueryOf<R>; body: BodyOf<R> } {
  const faults: Detail[] = [];
  const part = (schema: z.ZodType, value: unknown, where: 'query' | 'path' | 'body'): unknown => {
    const unkept = textFaults(value, [where]);
    if (unkept.length > 0) {
      for (const detail of unkept) faults.push(detail);
      return undefined;
    }
    const result = schema.safeParse(value, { reportInput: true });
    if (result.success) return result.data;
    for (const detail of detailsOf(result.error.issues, where)) faults.push(detail);
    return undefined;
  };
  const params = part(route.params, input.params, 'path');
  const query = part(route.query, input.query, 'query');
  const body = route.bodyType === 'json' ? part(route.body, input.body, 'body') : undefined;
  if (faults.length > 0) throw new ValidationFault(faults.slice(0, 100));
  return { params, query, body } as { params: ParamsOf<R>; query: QueryOf<R>; body: BodyOf<R> };
}
