import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { datasets } from '#datasets/index.ts';
import { checkedSources } from '#datasets/source-checks/check-source.ts';
import { products } from '#products/index.ts';
import { ownSources, productsOfSource } from '#products/sources.ts';
import { modulesFrom } from '../helpers/module-graph.ts';

/** The files that declare sources, each with their ids. */
const declaredIn = new Map(
  readdirSync('src/datasets')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [
      `src/datasets/${name}`,
      Array.from(readFileSync(`src/datasets/${name}`, 'utf8').matchAll(/: Dataset = \{\s*id: '([^']+)'/g), ([, id]) => id!),
    ]),
);
/** The climate risk takes its projections from the module that makes previews too; it makes none. */
const importedInVain: Record<string, string[]> = { 'climate-risk': ['cckp'] };

test.each(products.filter(({ scope }) => scope === 'project').map(({ slug }) => slug))(
  '%s names the sources that its files read',
  (slug) => {
    const read = [...modulesFrom('.', [`src/products/${slug}/service.ts`])].flatMap((file) => declaredIn.get(file) ?? []);
    expect((ownSources[slug] ?? []).toSorted()).toEqual(read.filter((id) => !importedInVain[slug]?.includes(id)).toSorted());
  },
);

test('every source is read for a product, and has a check', () => {
  for (const { id } of datasets) expect(productsOfSource(id), id).not.toEqual([]);
  expect(checkedSources.toSorted()).toEqual(datasets.map(({ id }) => id).toSorted());
});

test('what a product needs counts as its own', () => {
  expect(productsOfSource('ccibiomass')).toEqual(['biomass-stock', 'ghg-emissions', 'carbon-additionality']);
  expect(productsOfSource('soilgrids')).toEqual(['soil']);
});
