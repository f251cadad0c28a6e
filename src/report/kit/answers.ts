import { recordsOf, textOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';
import { answerWords, type AnswerSentences, type Worded } from '#sentences/phrases/answer-phrases.ts';

export { lostPercents, numberOf, recordsOf, textOf } from '#api/foreign-answers.ts';

/** Where an answer comes from, in the words of `worded`; a provider's answer may say nothing of it. */
export interface AnswerProvenance extends AnswerSentences {
  fetchedAt: string;
}

const recordOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : recordsOf(value)[0]) ?? {};
export function provenanceOf(value: unknown, worded: Worded): AnswerProvenance {
  const record = recordOf(value);
  const { source, fetched_at: fetchedAt, method, assumptions, attribution } = record;
  const english = {
    source: textOf(source),
    method: textOf(method),
    assumptions: Array.isArray(assumptions) ? assumptions.filter((assumption) => typeof assumption === 'string') : [],
    attribution: textOf(attribution),
  };
  const words = answerWords(english, record, worded);
  // Sources that share their words of thanks are thanked once.
  return { ...words, attribution: [...new Set(words.attribution.split(' · '))].join(' · '), fetchedAt: textOf(fetchedAt) };
}
/** Whether the answer says that its data is made up, as those of our sample landscape do. A provider that says nothing of it is not marked. */
export const isSynthetic = (value: unknown): boolean => recordOf(value)['synthetic'] === true;
