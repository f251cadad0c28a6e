import { provenance, type AnswerProvenance } from '#api/primitives.ts';
import { readTolerantly } from '#api/tolerant.ts';
import { isObject } from '#domain/object.ts';
import { linkOf } from './links.ts';

type Headers = Record<string, string | string[] | undefined>;

/**
 * Where an answer says that its source, method and assumptions stand; null where it says nothing, leads to another host, or to something else than JSON: others use the
 * same relation for a schema.
 */
export function describedByIn(address: string, headers: Headers): string | null {
  const link = linkOf(headers['link'], 'describedby');
  if (!link || (link.type !== null && !/^application\/json\b/.test(link.type))) return null;
  const found = URL.parse(link.address, address);
  return found && found.origin === new URL(address).origin ? found.href : null;
}

/** What such a resource says; null where it is something else. */
export function descriptionIn(value: unknown): AnswerProvenance | null {
  if (!isObject(value) || typeof value['source'] !== 'string') return null;
  const read = readTolerantly(provenance, value);
  return read.ok ? read.value : null;
}

/**
 * An answer with its description where readers look for it, and where earlier services wrote it: in the record, or in the first of a list. An empty list has no
 * record to say it of.
 */
export function withDescription(value: unknown, description: AnswerProvenance): unknown {
  if (!Array.isArray(value)) return isObject(value) ? { ...value, ...description } : value;
  const [first, ...rest] = value as unknown[];
  return isObject(first) ? [{ ...first, ...description }, ...rest] : (value as unknown[]);
}
