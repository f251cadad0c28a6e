import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpFault } from '../http-fault.ts';
import { FileReplaced, type ResultFile } from '../storage/result-file.ts';
import { AnswerBytes, encodings, isCompressibleType, type Encoding } from './answer-bytes.ts';
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

/** Bytes that can be had in part. */
interface Divisible {
  size: number;
  whole(): Promise<Uint8Array>;
  /** from the first to the last, counted from 0 */
  part(first: number, last: number): Promise<Uint8Array>;
}
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** All of it, or the part that was asked for: a GIS reads of a picture what it shows, and nothing else is read for it. */
async function sendPart({ method, headers }: FastifyRequest, reply: FastifyReply, tag: string, from: Divisible): Promise<FastifyReply> {
  reply.header('accept-ranges', 'bytes');
  // Nothing is read for whoever asks how long it is.
  if (method === 'HEAD') return reply.header('content-length', from.size).send(Readable.from([]));
  // A part of other bytes than those that a caller has would not fit (RFC 9110, 13.1.5).
  const fits = headers['if-range'] === undefined || headers['if-range'] === `"${tag}"`;
  const range = fits ? rangeOf(headers.range, from.size) : null;
  if (range === null) return reply.send(asBuffer(await from.whole()));
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${from.size}`).send();
  const { first, last } = range;
  const bytes = await from.part(first, last);
  return reply.code(206).header('content-range', `bytes ${first}-${last}/${from.size}`).send(asBuffer(bytes));
}

/** Sends kept bytes in the encoding that was asked for, or 304 to who has them already. Each encoding has a tag of its own, as HTTP wants it. */
export async function sendBytes(request: FastifyRequest, reply: FastifyReply, answer: AnswerBytes): Promise<FastifyReply> {
  const encoding = answer.isCompressible ? encodingFor(request.headers['accept-encoding']) : null;
  reply.header('etag', `"${answer.tag}${encoding === null ? '' : `-${encoding}`}"`).header('cache-control', 'no-cache');
  if (answer.isCompressible) reply.header('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], answer.tag)) return reply.code(304).send();
  reply.type(answer.type);
  if (!answer.isCompressible) {
    const { body } = answer;
    const from: Divisible = {
      size: body.length,
      whole: () => Promise.resolve(body),
      part: (first, last) => Promise.resolve(body.subarray(first, last + 1)),
    };
    return sendPart(request, reply, answer.tag, from);
  }
  return encoding === null ? reply.send(answer.body) : reply.header('content-encoding', encoding).send(await answer.encoded(encoding));
}

/** A file as it is sent: text is compressed and therefore kept as a whole, anything else is read when it is sent. */
export type FileBody = AnswerBytes | ResultFile;
export const fileBody = async (file: ResultFile): Promise<FileBody> =>
  isCompressibleType(file.mediaType) ? new AnswerBytes(file.mediaType, await file.whole()) : file;
/** How many bytes of it are in memory. */
export const heldBytes = (body: FileBody): number => (body instanceof AnswerBytes ? body.body.length : body.held);

/** Sends a file, or 304 to who has it already. Its tag is that of its bytes, as `sendBytes` has it. Rejects with HttpFault 404 where it was replaced meanwhile. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, body: FileBody): Promise<FastifyReply> {
  if (body instanceof AnswerBytes) return sendBytes(request, reply, body);
  const tag = body.sha256.slice(0, 32);
  reply.header('etag', `"${tag}"`).header('cache-control', 'no-cache');
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  try {
    return await sendPart(request, reply.type(body.mediaType), tag, body);
  } catch (error) {
    throw error instanceof FileReplaced ? new HttpFault(404, { code: 'no-such-file' }) : error;
  }
}
