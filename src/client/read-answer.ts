import * as z from 'zod';
import type { Route } from '#api/index.ts';
import { api } from '#operations/index.ts';
import { readTolerantly, type Deviation } from '#api/tolerant.ts';
import { readProjectGeometry } from './answers/project-geometry.ts';
import { textOfBody, withoutNotANumber } from './answer-text.ts';
import { ApiFault } from './fault.ts';
import { jsonFault } from './json-bounds.ts';
import { sentence } from './phrases/sentence.ts';
import { toldIn } from './told.ts';

export interface ReadAnswer {
  value: unknown;
  deviations: Deviation[];
  raw: boolean;
}

/** Whether the contract expects a list here. */
export const isList = ({ replyType, method, reply }: Route): boolean =>
  method === 'GET' && replyType === 'json' && reply instanceof z.ZodArray;

/** A larger answer that does not fit the contract is nothing that a person reads as it came. */
const maxRawBytes = 4_000_000;
/** How much of an unreadable answer is kept for whoever has to find out why. */
const keptCharacters = 2000;

const tiff = /^(II\*\0|MM\0\*|II\+\0|MM\0\+)/;
const png = /^\u0089PNG/;

function image(route: Route, bytes: Uint8Array, type: string): Uint8Array {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (bytes.length >= 8 && (tiff.test(start) || (route.replyType === 'image/*' && png.test(start)))) return bytes;
  throw new ApiFault('shape', sentence(route.replyType === 'image/*' ? 'client.not-a-picture' : 'client.not-a-geotiff'), { details: type });
}

const boundFaults = {
  'too-deep': { code: 'shape', words: sentence('client.nested-too-deep') },
  'too-many': { code: 'too-large', words: sentence('client.answer-too-large') },
} as const;

function parsed(text: string, deviations: Deviation[]): unknown {
  try {
    return JSON.parse(text);
  } catch {
    /* looked at again below */
  }
  try {
    const value: unknown = JSON.parse(withoutNotANumber(text));
    deviations.push({ path: '', rule: 'NaN and Infinity read as no value', got: 'NaN' });
    return value;
  } catch {
    throw new ApiFault('shape', sentence('client.not-json'), { details: text.slice(0, keptCharacters) });
  }
}

/** longer than this is no "done" */
const maxDoneCharacters = 500;

/**
 * The published API does not say what a delete returns; the status says that it was done. Words in place of a record are taken as such, but not a page (a proxy's, or
 * the login of a network), and not a record that says the contrary. null: to be read by the contract.
 */
function doneByWords(route: Route, text: string, params: Record<string, unknown>): ReadAnswer | null {
  const trimmed = text.trim();
  if (trimmed.length > maxDoneCharacters || trimmed.startsWith('<')) return null;
  const done = (rule: string): ReadAnswer => ({
    value: { id: params['project_id'], deleted: true },
    deviations: [{ path: '', rule, got: trimmed.slice(0, 60) }],
    raw: false,
  });
  if (trimmed === '') return done('an empty answer read as done');
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    return done('words read as done');
  }
  if (value === false || value === 0) throw new ApiFault('refused', sentence('client.not-deleted'));
  if (typeof value !== 'object' || value === null) return done('words read as done');
  if (readTolerantly(route.reply, value).ok) return null;
  const { success, ok, deleted, error, errors } = value as Record<string, unknown>;
  const saysNo =
    [success, ok, deleted].some((one) => one === false || one === 0) || Boolean(error) || (Array.isArray(errors) && errors.length > 0);
  if (saysNo) throw new ApiFault('refused', toldIn(value) ?? sentence('client.not-deleted'));
  return done('a record without an id read as done');
}

/** The meaning of the bytes of a successful answer. An answer that does not fit the contract is returned as it came, `raw`, with the reason among the deviations, up to 4 MB. Throws ApiFault `shape`. */
export function readAnswer(route: Route, bytes: Uint8Array, type: string, params: Record<string, unknown> = {}): ReadAnswer {
  if (route.replyType !== 'json') return { value: image(route, bytes, type), deviations: [], raw: true };
  const text = textOfBody(bytes, type);
  if (route.method === 'DELETE') {
    const done = doneByWords(route, text, params);
    if (done) return done;
  }
  if (text.trim() === '')
    throw new ApiFault('shape', sentence(route.method === 'GET' ? 'client.empty-answer' : 'client.empty-answer-to-change'));
  const fault = jsonFault(bytes);
  if (fault) throw new ApiFault(boundFaults[fault].code, boundFaults[fault].words);
  const deviations: Deviation[] = [];
  const value = parsed(text, deviations);
  if (route.id === api.getProject.id || route.id === api.createProject.id) readProjectGeometry(value, deviations);
  try {
    const read = readTolerantly(route.reply, value);
    if (read.ok) return { value: read.value, deviations: [...deviations, ...read.deviations], raw: false };
    if (bytes.length > maxRawBytes)
      throw new ApiFault('shape', sentence('client.unlike-and-large', { megabytes: Math.round(bytes.length / 1_000_000) }), {
        details: `${read.message}\n${text.slice(0, keptCharacters)}`,
      });
    // What we do not understand is shown as it came, never dropped.
    return {
      value,
      deviations: [...deviations, ...read.deviations, { path: '', rule: `unlike the contract: ${read.message}`, got: '' }],
      raw: true,
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ApiFault('shape', sentence('client.nested-too-deep'), {
      details: text.slice(0, keptCharacters),
    });
  }
}
