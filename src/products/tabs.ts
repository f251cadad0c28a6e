import { products } from './index.ts';
import { productTabs, type ProductFacts, type ProductTab } from './product-facts.ts';

export interface Tab {
  name: ProductTab;
  slugs: string[];
}
/** The tabs of a project that have a panel, each with its products in the order of the list. */
const tabsOf = (list: readonly Pick<ProductFacts, 'slug' | 'tab'>[]): Tab[] =>
  productTabs
    .map((name) => ({ name, slugs: list.filter(({ tab }) => tab === name).map(({ slug }) => slug) }))
    .filter(({ slugs }) => slugs.length > 0);

export const tabs = tabsOf(products);
