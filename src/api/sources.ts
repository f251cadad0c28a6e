import * as z from 'zod';
import { dateTime, phrase } from './primitives.ts';
import { defineRoute } from './route.ts';

const check = z.object({
  /** `not-asked`: nobody said yet that its terms are met, or the check was stopped before it ended */
  state: z.enum(['asking', 'answered', 'failed', 'not-asked']),
  checked_at: dateTime.nullable(),
  milliseconds: z.int().nullable(),
  /** what came, or why nothing did */
  detail: z.string().nullable(),
  detail_phrase: phrase.nullable(),
  fault: z.enum(['terms', 'offline', 'unreachable', 'refused', 'changed', 'late']).nullable(),
  advice: z.string().nullable(),
  advice_phrase: phrase.nullable(),
  /** the newest version by the publisher's listing; null where it has none, or it could not be read */
  newest_version: z.string().nullable(),
});
const source = z.object({
  id: z.string(),
  title: z.string(),
  /** the version that this service reads */
  version: z.string(),
  version_phrase: phrase.nullable(),
  licence: z.string(),
  /** null where it is a name, such as CC BY 4.0 */
  licence_phrase: phrase.nullable(),
  attribution: z.string(),
  homepage: z.string(),
  hosts: z.array(z.string()),
  /** slugs of the products that cannot be collected whole without it */
  products: z.array(z.string()),
  /** what is missing while it does not answer */
  loss: z.string(),
  loss_phrase: phrase,
  /** when it last answered with something that could be used; null: never on this computer, or longer ago than is kept */
  last_success: dateTime.nullable(),
  /** null: not checked since the service was started */
  check: check.nullable(),
});
const reply = z.object({ is_checking: z.boolean(), sources: z.array(source) });
export type SourcesAnswer = z.output<typeof reply>;
export type SourceAnswer = z.output<typeof source>;

const extension = 'not part of the published API; answered by Hectare’s own service';

export const sources = defineRoute({
  id: 'sources',
  method: 'GET',
  path: '/sources',
  extension,
  offline: 'live',
  summary: 'The open data that the service reads: licence, version, what depends on it, when it last answered, and the last check',
  reply,
});
export const checkSources = defineRoute({
  id: 'check-sources',
  method: 'POST',
  path: '/sources/check',
  extension,
  offline: 'refuse',
  summary: 'Ask every source once whether it still answers as expected; the state follows under /sources',
  reply,
});
export const stopSourceCheck = defineRoute({
  id: 'stop-source-check',
  method: 'DELETE',
  path: '/sources/check',
  extension,
  offline: 'refuse',
  summary: 'Stop the check of the sources',
  reply,
});
