import type { Sentences } from '../known-sentences.ts';
import { en } from './en.ts';
import type { PhraseTable } from './index.ts';

/** Places that may hold a sentence or a word of our own. */
const ownWords = /\{(reason|product|doing|zone)\}/g;
const asSentence = (phrase: string): string =>
  phrase
    .replaceAll(/\{(\w+):\d\}/g, '{$1}')
    .replaceAll(ownWords, (_place, name: string) => `{${name.charAt(0).toUpperCase()}${name.slice(1)}}`);

/** Phrases by their English words, for the seams that carry the words alone: a pack's report, a picture's description, the message of a 422. */
export const asSentences = (phrases: PhraseTable): Sentences =>
  Object.fromEntries(Object.entries(en).map(([code, words]) => [asSentence(words), asSentence(phrases[code]!)]));
