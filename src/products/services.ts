import { products } from './index.ts';
import type { Product } from './product.ts';

/** What the service does with each product that is collected for a project, in the order of the list. Window and host never load it. */
export const services: Product[] = await Promise.all(
  products
    .filter(({ scope }) => scope === 'project')
    .map(async ({ slug }) => ((await import(`./${slug}/service.ts`)) as { service: Product }).service),
);
