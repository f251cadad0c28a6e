import { products } from './index.ts';
import { services } from './services.ts';

export type ProductSlug = (typeof products)[number]['slug'];

/** Where the ecological zone of a place comes from: FAO's map, else its normals and its height. */
const zone = ['faozones', 'openmeteo', 'power', 'copernicusdem'];

/** The sources that each product reads by itself; one without an entry reads none. test/products/sources.test.ts holds them against what its files import. */
export const ownSources: Partial<Record<ProductSlug, readonly string[]>> = {
  weather: ['openmeteo', 'power'],
  climate: ['nexgddp', 'cckp', 'openmeteo', 'power'],
  'climate-risk': ['nexgddp', 'openmeteo', 'power'],
  'water-balance': ['openmeteo', 'power'],
  'deforestation-summary': ['gfc', 'glad', 'lossdrivers'],
  'deforestation-indicator-image': ['gfc', 'glad', 'earthsearch', 's2cogs'],
  'forest-2020': ['jrcgfc2020', 'gfc', 'glad', 'worldcover'],
  'land-cover': ['worldcover'],
  'portfolio-deforestation-summary': ['gfc', 'glad'],
  'baseline-sequestration': ['worldcover', 'gfc', 'primaryforest', ...zone],
  'ghg-emissions': ['gfc', 'ccibiomass', 'firecci', 'primaryforest', ...zone],
  'biomass-stock': ['ccibiomass'],
  'performance-benchmark': ['gfc', 'worldcover', 'earthsearch', 's2cogs', 'openmeteo', 'copernicusdem'],
  'carbon-additionality': ['gfc', 'worldcover', 'primaryforest', ...zone],
  'satellite-index': ['earthsearch', 's2cogs'],
  soil: ['soilgrids'],
  'wetlands-mask': ['worldcover', 'gsw', 'mangroves'],
};

const isReadFor = (slug: string, source: string): boolean =>
  ownSources[slug as ProductSlug]?.includes(source) === true ||
  (services.find((one) => one.slug === slug)?.needs ?? []).some((needed) => isReadFor(needed, source));

/** The products that cannot be collected whole without a source, those that need such a product too, in the order of the list. */
export const productsOfSource = (source: string): ProductSlug[] =>
  products.map(({ slug }) => slug).filter((slug) => isReadFor(slug, source));
