import { PhrasedRangeError, type PlainPhrase } from '#sentences/phrases/index.ts';
import { phrasesOf, type TypedPhrase } from '#sentences/phrases/typed-phrases.ts';
import type { Problem } from '../types.ts';
import { en } from './en.ts';

type GeometryPhraseCode = keyof typeof en;
export type GeometryPhrase = TypedPhrase<GeometryPhraseCode>;
type CodesOf<Kind extends string> = GeometryPhraseCode extends infer Code ? (Code extends `${Kind}.${infer Rest}` ? Rest : never) : never;

/** Makes what geometry says: as data, and in English. */
const { phrase, words, sentence } = phrasesOf(en);
export { phrase as geometryPhrase, sentence as geometrySentence, words as geometryWords };
export const geometryFault = (fault: GeometryPhrase): PhrasedRangeError => new PhrasedRangeError(sentence(fault));

/** What these say, as data. */
export const problemPhrase = ({ code, phrase: own }: Pick<Problem, 'code' | 'phrase'>): PlainPhrase =>
  own ?? ({ code: `problem.${code}` } satisfies GeometryPhrase);
export const editPhrase = ({ code }: { code: CodesOf<'edit'> }): GeometryPhrase => ({ code: `edit.${code}` });
export const coordinatePhrase = ({ code }: { code: CodesOf<'coordinate'> }): GeometryPhrase => ({ code: `coordinate.${code}` });
