import type { CallAnswer, CallInput } from '#client/index.ts';
import { isObject } from '#domain/object.ts';
import type { Sentence } from '#sentences/phrases/index.ts';
import type { Operation } from '#operations/index.ts';
import { isRefusal } from '../faults.ts';
import type { OutboxEntry } from './entry.ts';
import { candidatesIn, likeness, type Likeness } from './same-project.ts';
import { sentence } from '../../phrases/sentence.ts';

/** Asks the service itself, never the store of answers. */
export type AskService = (
  operation: Operation,
  input: CallInput & { connectionId: string; account: string },
  signal: AbortSignal,
) => Promise<CallAnswer>;
/** `unknown`: the service's list cannot be read */
export type Match = { likeness: 'same'; id: string } | { likeness: Exclude<Likeness, 'same'> | 'unknown' };
/** What to do with an entry after the service's list was searched for it. */
export type MatchVerdict = { kind: 'there'; id: string } | { kind: 'send' } | { kind: 'hold'; words: Sentence };

/** projects of one name that are compared one by one; the newest */
const maxCandidates = 40;
/** faults of an answer with a good status: the service may have made the project */
const unreadableAnswers = new Set(['shape', 'too-large']);

/** Searches the service's own list for the project that an entry was to create. Rejects like a call. */
export async function findProject(entry: OutboxEntry, ask: AskService, signal: AbortSignal): Promise<Match> {
  const { connectionId, account } = entry;
  const candidates = candidatesIn((await ask('listProjects', { connectionId, account }, signal)).value, entry.name);
  if (!candidates) return { likeness: 'unknown' };
  let best: Match = { likeness: 'none' };
  for (const { id, fields } of candidates.slice(-maxCandidates)) {
    if (id === entry.projectId) continue;
    const record = await ask('getProject', { connectionId, account, params: { project_id: id } }, signal).then(
      ({ value }) => (isObject(value) ? { ...fields, ...value } : fields),
      (error: unknown) => {
        if (isRefusal(error)) return fields;
        throw error;
      },
    );
    const found = likeness(entry, record, entry.unsure ? entry.firstSentAt : null);
    if (found === 'same') return { likeness: 'same', id };
    if (found === 'maybe') best = { likeness: 'maybe' };
  }
  return best;
}

/** An entry that surely did not arrive is sent; one that may have arrived is sent only when the list rules that out. */
export function verdictOn({ unsure, fault }: Pick<OutboxEntry, 'unsure' | 'fault'>, match: Match): MatchVerdict {
  if (match.likeness === 'same') return { kind: 'there', id: match.id };
  if (!unsure) return { kind: 'send' };
  if (match.likeness === 'maybe')
    return {
      kind: 'hold',
      words: sentence('host.maybe-there'),
    };
  if (match.likeness === 'unknown')
    return {
      kind: 'hold',
      words: sentence('host.list-unreadable'),
    };
  if (unreadableAnswers.has(fault?.code ?? ''))
    return {
      kind: 'hold',
      words: sentence('host.answer-not-understood'),
    };
  return { kind: 'send' };
}
