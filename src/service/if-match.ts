import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The revisions that a change may be made on (RFC 9110, 13.1.1); null: on any, because none is named. `ofNothing`: the revision of what was never written, which
 * `If-None-Match: *` means. A proxy that compresses weakens the tag or adds the encoding to it: the revision in it is still that of the content.
 */
export function expectedRevisions({ headers }: FastifyRequest, ofNothing: string | null = null): string[] | null {
  if (ofNothing !== null && headers['if-none-match']?.trim() === '*') return [ofNothing];
  const header = headers['if-match'];
  if (header === undefined || header.trim() === '*') return null;
  return [...header.matchAll(/"([\w]*)(?:-\w+)?"/g)].map(([, revision = '']) => revision);
}

/** Names the revision of what is sent, for If-Match. */
export const tagged = (reply: FastifyReply, revision: string): FastifyReply =>
  reply.header('etag', `"${revision}"`).header('cache-control', 'no-cache');
