import type { PhraseTable } from '#sentences/phrases/index.ts';
import { products } from './index.ts';
import type { ProductFacts, ProductLanguage, TextTree } from './product-facts.ts';

function mergeInto(target: TextTree, source: TextTree): TextTree {
  for (const [key, value] of Object.entries(source)) {
    const known = target[key];
    target[key] = typeof value === 'string' ? value : mergeInto(typeof known === 'object' ? known : {}, value);
  }
  return target;
}

/** What the window says of the products in a language, by the keys it asks with. */
export function windowTexts(
  language: ProductLanguage,
  list: readonly Pick<ProductFacts, 'slug' | 'texts' | 'report'>[] = products,
): TextTree {
  const texts: TextTree = {};
  for (const { slug, texts: own, report } of list) {
    const { name, about, panel = {} } = own[language];
    mergeInto(texts, {
      product: { [slug]: name },
      about_product: about === null ? {} : { [slug]: about },
      ...(report ? { report: { section: { [report.section.id]: report.section.title[language] } } } : {}),
    });
    mergeInto(texts, panel);
  }
  return texts;
}

/** What the products' answers say of themselves in a language, by code. */
export const productPhrases = (
  language: ProductLanguage,
  list: readonly Pick<ProductFacts, 'slug' | 'texts' | 'sentences'>[] = products,
): PhraseTable =>
  Object.fromEntries(
    list.flatMap(({ slug, texts, sentences }) => [
      [`${slug}.name`, texts[language].name],
      ...Object.entries(sentences?.[language] ?? {}).map(([code, words]) => [`${slug}.${code}`, words]),
    ]),
  );

/** The name of each product in a report, by slug. */
export const reportNames = (
  language: ProductLanguage,
  list: readonly Pick<ProductFacts, 'slug' | 'texts'>[] = products,
): Record<string, string> => Object.fromEntries(list.map(({ slug, texts }) => [slug, texts[language].inReport ?? texts[language].name]));
