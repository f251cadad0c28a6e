import type { FastifyInstance, FastifyRequest } from 'fastify';
import { detailEntry, ValidationFault } from '#api/index.ts';
import { HttpFault } from './http-fault.ts';
import { sentence } from './phrases/sentence.ts';

/** JSON of any kind. Bytes stay bytes until it is known who sends them. */
export function takeJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i, { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
}

/** RFC 8259, 8.1: JSON is UTF-8. Other letters in its place would be taken for names. */
function refuseOtherCharset(type: string): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1]?.toLowerCase();
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new HttpFault(415, { code: 'charset-not-taken', params: { charset } });
}

/** The body of a request as text; '' where there is none. Throws ValidationFault for bytes that are no UTF-8, HttpFault 415 for another character set. */
export function bodyText({ body, headers }: FastifyRequest): string {
  if (!(body instanceof Uint8Array)) return '';
  refuseOtherCharset(headers['content-type'] ?? '');
  try {
    // Without its byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new ValidationFault([detailEntry(['body'], sentence('service.body-not-utf-8'), 'value_error')]);
  }
}
