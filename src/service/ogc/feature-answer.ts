import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFeature } from '../storage/feature-store.ts';
import { rootOf } from './access.ts';
import { geoJson } from './documents.ts';
import { idOf, textOfFeature } from './feature-text.ts';
import type { Link } from './link.ts';

/** As features are written now; whoever changes what a feature says counts it up. */
const form = 1;
/** Equal tags mean that nothing of a feature was changed in between. */
export const tagOf = ({ revision }: StoredFeature): string => `"${form}-${revision}"`;

/** The revisions that a caller names in If-Match (RFC 9110, 13.1.1); null where any will do. Weak tags are none. */
export function seenRevisions(header: string | undefined): string[] | null {
  if (header === undefined || header.trim() === '*') return null;
  return header.split(',').flatMap((entry) => new RegExp(`^\\s*"${form}-([0-9a-f]{1,64})"\\s*$`).exec(entry)?.[1] ?? []);
}

/** Whether a caller has what a tag names (RFC 9110, 13.1.2). */
export const isKnown = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((entry) => ['*', tag].includes(entry.trim().replace(/^W\//, '')));

export const featureAddress = (root: string, row: StoredFeature): string =>
  `${root}/collections/${row.layer}/items/${encodeURIComponent(idOf(row))}`;

/** A feature with its links, of which one leads to the project that it was made in the place of (RFC 5829). */
export function linkedFeature(root: string, row: StoredFeature): string {
  const ancestor = row.layer === 'projects' ? row.ancestor : null;
  const links: Link[] = [
    { href: featureAddress(root, row), rel: 'self', type: geoJson },
    { href: `${root}/collections/${row.layer}`, rel: 'collection', type: 'application/json' },
    ...(ancestor === null
      ? []
      : [{ href: `${root}/collections/projects/items/${encodeURIComponent(ancestor)}`, rel: 'predecessor-version', type: geoJson }]),
  ];
  return `${textOfFeature(row).slice(0, -1)},"links":${JSON.stringify(links)}}`;
}

export function sendFeature(request: FastifyRequest, reply: FastifyReply, row: StoredFeature): FastifyReply {
  const tag = tagOf(row);
  reply.header('etag', tag).header('cache-control', 'no-cache');
  if (request.method === 'GET' && isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(`${geoJson}; charset=utf-8`).send(linkedFeature(rootOf(request), row));
}
