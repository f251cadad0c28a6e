import type { SourceAnswer } from '#api/sources.ts';
import { datasets, licenceWords, losses, type SourceFinding } from '#datasets/index.ts';
import { productsOfSource } from '#products/sources.ts';
import { codeOf } from '#sentences/phrases/index.ts';

/** What a check knows of a source: that it is being asked, that it was not asked to the end, or what was found and when. */
export type CheckState = 'asking' | 'not-asked' | { finding: SourceFinding; at: number };
type Check = NonNullable<SourceAnswer['check']>;

const nothing = {
  checked_at: null,
  milliseconds: null,
  detail: null,
  detail_phrase: null,
  fault: null,
  advice: null,
  advice_phrase: null,
  newest_version: null,
};

function checkOf(state: CheckState): Check {
  if (typeof state === 'string') return { ...nothing, state };
  const { found, fault, newest, took } = state.finding;
  const words = found ?? fault!.reason;
  const isAsked = fault?.kind !== 'terms' && fault?.kind !== 'offline';
  return {
    state: found ? 'answered' : isAsked ? 'failed' : 'not-asked',
    checked_at: new Date(state.at).toISOString(),
    milliseconds: took,
    detail: words.detail,
    detail_phrase: codeOf(words),
    fault: fault?.kind ?? null,
    advice: fault?.advice.detail ?? null,
    advice_phrase: fault ? codeOf(fault.advice) : null,
    newest_version: newest,
  };
}

/** Every source in the order of the list. `answered`: when each last answered, by its id; `checks`: what the last check knows. */
export const sourceAnswers = (answered: ReadonlyMap<string, string>, checks: ReadonlyMap<string, CheckState>): SourceAnswer[] =>
  datasets.map(({ id, title, version, phrases, licence, attribution, homepage, baseUrls }) => {
    const state = checks.get(id);
    const loss = losses[id]!;
    const words = licenceWords[id];
    return {
      id,
      title,
      version,
      version_phrase: phrases?.version ? codeOf(phrases.version) : null,
      licence,
      licence_phrase: words ? codeOf(words) : null,
      attribution,
      homepage,
      hosts: [...new Set(Object.values(baseUrls).map((address) => new URL(address).host))],
      products: productsOfSource(id),
      loss: loss.detail,
      loss_phrase: codeOf(loss),
      last_success: answered.get(id) ?? null,
      check: state === undefined ? null : checkOf(state),
    };
  });
