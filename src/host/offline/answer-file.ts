import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Deviation } from '#api/tolerant.ts';
import { isPhrase, type ForeignPhrase } from '#sentences/phrases/index.ts';

/** What was asked; the file's name is its digest, so that nothing of it can be read there. */
export interface AnswerKey {
  operation: string;
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}
export interface KeptAnswer {
  /** null in a file of an earlier version */
  asked: { operation: string; params: Record<string, unknown>; query: Record<string, unknown> } | null;
  value: unknown;
  deviations: Deviation[];
  raw: boolean;
  etag?: string | undefined;
  /** when the service said so last, ISO 8601 */
  fetchedAt: string;
}
/** The same to be written: bytes, or JSON as text. */
export type AnswerToKeep = Omit<KeptAnswer, 'value'> & { content: Uint8Array | string };

const magic = 'hectare-answer 1';
const asked = z.object({ operation: z.string(), params: z.record(z.string(), z.unknown()), query: z.record(z.string(), z.unknown()) });
const header = z.object({
  asked: asked.nullable().default(null),
  kind: z.enum(['json', 'bytes']),
  deviations: z.array(
    z.object({ path: z.string(), rule: z.string(), got: z.string(), phrase: z.custom<ForeignPhrase>(isPhrase).optional() }),
  ),
  raw: z.boolean(),
  etag: z.string().optional(),
});
/** where the time stands in the file, which a revalidation writes over */
export const timeOffset = `${magic} ${'0'.repeat(64)} `.length;
const timeLength = '2026-01-01T00:00:00.000Z'.length;
const checkLength = 8;
/** the bytes at the beginning of a file that tell how its time is written over */
export const headBytes = timeOffset + timeLength + 1 + checkLength + 1;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The same for the same question however its fields are ordered; what is undefined or null is not sent, and a number travels as its text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined && item !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, canonical(item)]),
  );
}
const asSent = (values: Record<string, unknown> = {}) =>
  canonical(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === undefined || value === null ? undefined : String(value)]),
    ),
  );

/** `{project}/{question}`: all that is kept of one project lies in one folder. */
export function nameOf({ operation, params, query, body }: AnswerKey): string {
  return `${folderOfProject(params?.['project_id'])}/${sha256(JSON.stringify([operation, asSent(params), asSent(query), body === undefined ? null : canonical(body)]))}.answer`;
}
export const folderOfProject = (id: unknown): string => (id === undefined || id === null ? 'all' : sha256(String(id)).slice(0, 32));

/** A time with a check of its own, by which a changed one is seen; it is bound to the content, whose checksum does not count it. */
function checkedTime(digest: string, at: string): string {
  const time = new Date(at).toISOString();
  return `${time} ${sha256(`${digest} ${time}`).slice(0, checkLength)}`;
}
const digestIn = (head: string) => head.slice(magic.length + 1, timeOffset - 1);
/** Files of earlier versions have a time without a check. */
const hasCheck = (head: string) => head[timeOffset + timeLength] === ' ';

/**
 * An answer as a file: a line with a checksum and the time, a line of JSON about it, the content. The checksum counts everything but the time, which stands with its
 * check at a fixed place so that "still true" costs 33 bytes.
 */
export function writeAnswer({ asked: question, content: given, deviations, raw, etag, fetchedAt }: AnswerToKeep): Uint8Array {
  const isBytes = given instanceof Uint8Array;
  const about = Buffer.from(
    `${JSON.stringify({ asked: question, kind: isBytes ? 'bytes' : 'json', deviations, raw, ...(etag === undefined ? {} : { etag }) })}\n`,
  );
  const content = isBytes ? given : Buffer.from(given);
  const digest = createHash('sha256').update(about).update(content).digest('hex');
  return Buffer.concat([Buffer.from(`${magic} ${digest} ${checkedTime(digest, fetchedAt)}\n`), about, content]);
}

/** What to write at `timeOffset` where an answer is still true; `head` are the first bytes of its file. */
export function confirmedTime(head: Uint8Array, at: string): Buffer {
  const text = Buffer.from(head).toString('latin1');
  return Buffer.from(hasCheck(text) ? checkedTime(digestIn(text), at) : new Date(at).toISOString());
}

/** null for a file that is cut, changed or something else. */
export function readAnswer(file: Uint8Array): KeptAnswer | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const head = bytes.toString('latin1', 0, headBytes);
  const start = hasCheck(head) ? headBytes : timeOffset + timeLength + 1;
  if (!head.startsWith(`${magic} ${digestIn(head)} `) || head[start - 1] !== '\n') return null;
  const fetchedAt = head.slice(timeOffset, timeOffset + timeLength);
  if (
    Number.isNaN(Date.parse(fetchedAt)) ||
    (hasCheck(head) && head.slice(timeOffset, start - 1) !== checkedTime(digestIn(head), fetchedAt)) ||
    createHash('sha256').update(bytes.subarray(start)).digest('hex') !== digestIn(head)
  )
    return null;
  const end = bytes.indexOf(10, start);
  try {
    const { kind, ...about } = header.parse(JSON.parse(bytes.toString('utf8', start, end)));
    const content = bytes.subarray(end + 1);
    return { ...about, fetchedAt, value: kind === 'bytes' ? new Uint8Array(content) : (JSON.parse(content.toString('utf8')) as unknown) };
  } catch {
    return null;
  }
}
