import { ApiFault } from '#client/index.ts';
import { api, type Operation } from '#operations/index.ts';
import { sentenceOf, type Phrase } from '#sentences/phrases/index.ts';
import { en } from '#sentences/phrases/en.ts';
import { Refused } from '../refused.ts';
import { isUnreachable, surelyNotDone } from './faults.ts';

const isPhraseCode = (code: string): code is keyof typeof en => Object.hasOwn(en, code);

/** The phrase that names a change; its code is the id of the operation. */
function changePhrase(operation: Operation): Phrase | null {
  const { id } = api[operation];
  return isPhraseCode(id) ? { code: id } : null;
}

/** The error of a change that does not wait in the outbox: where the service was not reached, one that names the change. Others are returned as they are. */
export function refusedChange(operation: Operation, error: unknown): unknown {
  const change = changePhrase(operation);
  if (!change || !(error instanceof ApiFault) || !isUnreachable(error)) return error;
  const phrase: Phrase = { code: surelyNotDone(error) ? 'needs-service' : 'change-unconfirmed', params: { change } };
  return new Refused(phrase.code, sentenceOf(phrase), { operation, cause: error.code });
}
