import type { FastifyRequest } from 'fastify';
import { detailEntry, ValidationFault } from '#api/index.ts';
import { sentence } from '#api/phrases/sentence.ts';

const maxKeyCharacters = 200;

/** Throws ValidationFault for a key that cannot be kept: without one, a second try would make a second project. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  const place = ['header', 'idempotency-key'];
  if (typeof key !== 'string' || key.trim() === '')
    throw new ValidationFault([detailEntry(place, sentence('api.text-too-short', { min: 1 }), 'too_short')]);
  if (key.length > maxKeyCharacters)
    throw new ValidationFault([detailEntry(place, sentence('api.text-too-long', { max: maxKeyCharacters }), 'too_long')]);
  return key;
}
