import type { SectionContext, ProductReport } from '#report/kit/section.ts';
import type { Block, Figure } from '#report/kit/model.ts';
import type { SectionLanguage } from '#report/kit/texts/index.ts';
import { products } from './index.ts';
import { inSection } from './report-sections.ts';

const load = async (slug: string): Promise<ProductReport> => ((await import(`./${slug}/report.ts`)) as { report: ProductReport }).report;

/** What the products of a section say, one after the other. */
export async function sectionBlocks(section: string, context: SectionContext): Promise<Block[]> {
  const reports = await Promise.all(inSection(section).map(load));
  return reports.flatMap(({ blocks }) => blocks(context));
}

/** How each product is made, in plain words, in the order of the list. */
export const plainMethods = (language: SectionLanguage): Promise<{ slug: string; text: string }[]> =>
  Promise.all(
    products.filter(({ report }) => report !== null).map(async ({ slug }) => ({ slug, text: (await load(slug)).plain[language] })),
  );

/** The few numbers that a reader looks for first, as far as their answers are there, in the order of the list. */
export async function productFigures(context: SectionContext): Promise<Figure[]> {
  const reports = await Promise.all(products.filter(({ report }) => report !== null).map(({ slug }) => load(slug)));
  return reports.flatMap(({ figures }) => figures?.(context) ?? []);
}
