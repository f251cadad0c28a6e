import { isObject } from '#domain/object.ts';
import { listOf, textOf } from './json-parts.ts';
import { wholeAddress } from './own-server.ts';

export interface Link {
  href: string;
  rel: string;
  type: string;
  title: string;
}

/** The links of a document (RFC 8288), their addresses whole. */
export function linksIn(document: unknown, address: string): Link[] {
  if (!isObject(document)) return [];
  return listOf(document['links']).flatMap(({ href, rel, type, title }) => {
    const whole = typeof href === 'string' ? wholeAddress(href, address) : null;
    return whole === null ? [] : [{ href: whole, rel: textOf(rel), type: textOf(type), title: textOf(title) }];
  });
}
/** Relations of the OGC have a short name, a whole one, and one in brackets (RFC 8288, 2.1.2; OGC's registry). */
export const isRel = (name: string) => {
  const names = new Set([
    name,
    `http://www.opengis.net/def/rel/ogc/1.0/${name}`,
    `https://www.opengis.net/def/rel/ogc/1.0/${name}`,
    `[ogc-rel:${name}]`,
  ]);
  return ({ rel }: Link): boolean => names.has(rel);
};
