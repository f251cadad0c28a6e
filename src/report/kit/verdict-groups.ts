import type { VerdictGroup, VerdictSentence } from './model.ts';
import { fill } from './texts/index.ts';

/** The first sentences of a group, and a line that says how many are left out; one alone is not left out for a line of the same height. */
export function firstSentences({ sentences, more }: VerdictGroup, most: number): VerdictSentence[] {
  if (sentences.length <= most + 1) return sentences;
  const shown = sentences.slice(0, most);
  return [...shown, { kind: shown[0]?.kind ?? 'here', text: fill(more, { n: sentences.length - most }) }];
}
