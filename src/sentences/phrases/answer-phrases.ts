import { descriptionItem, isPhrase, type ForeignPhrase } from './index.ts';

/** Makes the words of a phrase; of a phrase that is not known, or where there is none, the sentence that came with it. */
export type Worded = (phrase: ForeignPhrase | null, sentence: string) => string;

/** What an answer says of itself in English, with the codes that stand beside it where the service gives them. */
export interface AnswerSentences {
  source: string;
  method: string;
  assumptions: string[];
  attribution: string;
}

/** A value of an answer as a phrase; null where it is none. */
export const phraseOrNull = (value: unknown): ForeignPhrase | null => (isPhrase(value) ? value : null);
/** English sentences, each with the code at its own place in the list of codes. */
const wordsByCodes = (sentences: readonly string[], codes: unknown, worded: Worded): string[] => {
  const list: unknown[] = Array.isArray(codes) && codes.length === sentences.length ? codes : [];
  return sentences.map((sentence, index) => worded(phraseOrNull(list[index]), sentence));
};
/** The parts of a joined line: names as they are, phrases in words; the English line where there are no parts. */
const joined = (line: string, parts: unknown, separator: string, worded: Worded): string =>
  Array.isArray(parts) && parts.length > 0
    ? parts
        .map((part: unknown) => (typeof part === 'string' ? part : isPhrase(part) ? worded(part, part.detail ?? line) : ''))
        .join(separator)
    : line;

/** The same in the language of `worded`. `record`: the answer, which a provider may have made. */
export const answerWords = (
  { source, method, assumptions, attribution }: AnswerSentences,
  record: Readonly<Record<string, unknown>>,
  worded: Worded,
): AnswerSentences => ({
  source: joined(source, record['source_codes'], '; ', worded),
  method: worded(phraseOrNull(record['method_code']), method),
  assumptions: wordsByCodes(assumptions, record['assumption_codes'], worded),
  attribution: joined(attribution, record['attribution_codes'], ' · ', worded),
});

/** What a picture says of itself, from its metadata; '' where it has no codes. */
export function descriptionWords(metadata: Readonly<Record<string, string>>, worded: Worded): string {
  const item = metadata[descriptionItem];
  if (item === undefined) return '';
  try {
    const list: unknown = JSON.parse(decodeURIComponent(item));
    const words = Array.isArray(list) ? list.map((phrase: unknown) => (isPhrase(phrase) ? worded(phrase, '') : '')) : [];
    return words.includes('') ? '' : words.join(' ');
  } catch {
    return '';
  }
}
