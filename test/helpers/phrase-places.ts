import type { PhraseTable } from '#sentences/phrases/index.ts';

const placesOf = (words: string | undefined) =>
  [...new Set([...(words ?? '').matchAll(/\{(\w+(?::\d)?)\}/g)].map(([, place]) => place))].sort();

/** Each code of either table with the places of its words in both languages. */
export const samePlaces = (english: PhraseTable, other: PhraseTable): [code: string, english: unknown[], other: unknown[]][] =>
  [...new Set([...Object.keys(english), ...Object.keys(other)])].map((code) => [code, placesOf(english[code]), placesOf(other[code])]);
