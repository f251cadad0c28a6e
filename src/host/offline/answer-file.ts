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

/**
 * An answer as a file: a line with a checksum and the time, a line of JSON about it, the content. The checksum counts everything but the time, which stands at a
 * fixed place so that "still true" costs 24 bytes.
 */
export function writeAnswer({ asked: question, value, deviations, raw, etag, fetchedAt }: KeptAnswer): Uint8Array {
  const isBytes = value instanceof Uint8Array;
  const about = Buffer.from(
    `${JSON.stringify({ asked: question, kind: isBytes ? 'bytes' : 'json', deviations, raw, ...(etag === undefined ? {} : { etag }) })}\n`,
  );
  const content = isBytes ? value : Buffer.from(JSON.stringify(value ?? null));
  const digest = createHash('sha256').update(about).update(content).digest('hex');
  return Buffer.concat([Buffer.from(`${magic} ${digest} ${new Date(fetchedAt).toISOString()}\n`), about, content]);
}

/** null for a file that is cut, changed or something else. */
export function readAnswer(file: Uint8Array): KeptAnswer | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const start = timeOffset + timeLength + 1;
  const first = bytes.toString('latin1', 0, start);
  if (!first.startsWith(`${magic} `) || !first.endsWith('\n')) return null;
  const fetchedAt = first.slice(timeOffset, -1);
  if (
    Number.isNaN(Date.parse(fetchedAt)) ||
    createHash('sha256').update(bytes.subarray(start)).digest('hex') !== first.slice(magic.length + 1, timeOffset - 1)
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
