import { expect } from 'vitest';
import { en } from '#phrases/en.ts';
import { productPhrases } from '#products/texts.ts';
import { phraseText } from '#sentences/phrases/index.ts';

const phrases = { ...en, ...productPhrases('en') };

/** Entries of a 422 have the three keys of the API, and beside them their message as data: the same words by code. */
export function expectRefusalWords(entries: readonly { msg: string; code?: string; params?: Record<string, unknown> }[]): void {
  for (const entry of entries) {
    expect(
      Object.keys(entry)
        .filter((key) => key !== 'params')
        .toSorted(),
    ).toEqual(['code', 'loc', 'msg', 'type']);
    expect(phraseText(phrases, { code: entry.code ?? '', params: entry.params })).toBe(entry.msg);
  }
}
