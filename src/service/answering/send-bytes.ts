import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodings, type AnswerBytes, type Encoding } from './answer-bytes.ts';
import { rangeOf } from './byte-range.ts';

/** The encoding that a caller likes best of ours (RFC 9110, 12.5.3); null where it names none of them. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  const weights = new Map<string, number>();
  for (const entry of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice(2));
    if (name !== '') weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = encodings.toSorted((one, other) => weightOf(other) - weightOf(one))[0]!;
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : null;
}

/** Whether a caller has these bytes, in whatever encoding it got them (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const given = entry.trim();
    return given === '*' || /^(?:W\/)?"([0-9a-f]+)(?:-\w+)?"$/.exec(given)?.[1] === tag;
  });
}

/** A file, or the part of it that was asked for: a GIS reads of a picture what it shows. */
function sendPart({ method, headers }: FastifyRequest, reply: FastifyReply, { body, tag }: AnswerBytes): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  // A part of other bytes than those that a caller has would not fit (RFC 9110, 13.1.5).
  const fits = headers['if-range'] === undefined || headers['if-range'] === `"${tag}"`;
  const range = method === 'GET' && fits ? rangeOf(headers.range, body.length) : null;
  if (range === null) return reply.send(body);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${body.length}`)
    .send(body.subarray(first, last + 1));
}

/** Sends kept bytes in the encoding that was asked for, or 304 to who has them already. Each encoding has a tag of its own, as HTTP wants it. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, answer: AnswerBytes): Promise<FastifyReply> {
  const encoding = answer.isCompressible ? encodingFor(request.headers['accept-encoding']) : null;
  reply.header('etag', `"${answer.tag}${encoding === null ? '' : `-${encoding}`}"`).header('cache-control', 'no-cache');
  if (answer.isCompressible) reply.header('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], answer.tag)) return reply.code(304).send();
  reply.type(answer.type);
  if (!answer.isCompressible) return sendPart(request, reply, answer);
  return encoding === null ? reply.send(answer.body) : reply.header('content-encoding', encoding).send(await answer.encoded(encoding));
}
