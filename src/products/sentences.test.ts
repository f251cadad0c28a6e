import { describe, expect, test } from 'vitest';
import { checkLanguage } from '../../test/helpers/language-check.ts';
import { products } from './index.ts';
import { productPhrases } from './texts.ts';

/** names, units and formulas that are the same in every language */
const same = /unit\.|\.name$/;

describe('what the products say of themselves, in es', () => checkLanguage(productPhrases('en'), productPhrases('es'), same));

test('every product has sentences, and names their places alike', () => {
  expect(products.filter(({ sentences }) => Object.keys(sentences?.en ?? {}).length === 0)).toEqual([]);
  const places = (words: string) => [...words.matchAll(/\{\w+(:\d)?\}/g)].map(([place]) => place).sort();
  const spanish = productPhrases('es');
  for (const [code, words] of Object.entries(productPhrases('en'))) expect(places(spanish[code]!), code).toEqual(places(words));
});
