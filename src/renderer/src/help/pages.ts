import type { Language } from '#window/kit/text/index.ts';

/** The pages of the guide, in the order of its list: name, and file in the folder docs. */
export const pageFiles = {
  guide: 'user-guide/README.md',
  drawing: 'user-guide/drawing.md',
  eudr: 'user-guide/eudr.md',
  'eudr-rules': 'eudr.md',
  map: 'user-guide/map.md',
  offline: 'offline.md',
  portfolio: 'portfolio.md',
  reports: 'reports.md',
  backups: 'user-guide/backups.md',
  'command-line': 'user-guide/command-line.md',
  accessibility: 'accessibility.md',
  privacy: 'privacy.md',
  glossary: 'glossary.md',
  'data-licences': 'data-licences.md',
  products: 'products/README.md',
  'products/weather': 'products/weather.md',
  'products/water-balance': 'products/water-balance.md',
  'products/climate': 'products/climate.md',
  'products/climate-risk': 'products/climate-risk.md',
  'products/deforestation-summary': 'products/deforestation-summary.md',
  'products/forest-2020': 'products/forest-2020.md',
  'products/deforestation-indicator-image': 'products/deforestation-indicator-image.md',
  'products/portfolio-deforestation-summary': 'products/portfolio-deforestation-summary.md',
  'products/biomass-stock': 'products/biomass-stock.md',
  'products/baseline-sequestration': 'products/baseline-sequestration.md',
  'products/ghg-emissions': 'products/ghg-emissions.md',
  'products/performance-benchmark': 'products/performance-benchmark.md',
  'products/carbon-additionality': 'products/carbon-additionality.md',
  'products/satellite-index': 'products/satellite-index.md',
  'products/land-cover': 'products/land-cover.md',
  'products/soil': 'products/soil.md',
  'products/project-mask': 'products/project-mask.md',
  'products/wetlands-mask': 'products/wetlands-mask.md',
  'products/parcels': 'products/parcels.md',
  'products/places': 'products/places.md',
} as const;
/** Pages in other languages; each has the same sections in the same order. A page that is not here is read in English. */
export const translations: Partial<Record<Language, Partial<Record<keyof typeof pageFiles, string>>>> = {
  es: {
    guide: 'user-guide/es/README.md',
    drawing: 'user-guide/es/drawing.md',
    eudr: 'user-guide/es/eudr.md',
    map: 'user-guide/es/map.md',
    offline: 'user-guide/es/offline.md',
    portfolio: 'user-guide/es/portfolio.md',
    reports: 'user-guide/es/reports.md',
    backups: 'user-guide/es/backups.md',
    'command-line': 'user-guide/es/command-line.md',
    accessibility: 'user-guide/es/accessibility.md',
    privacy: 'user-guide/es/privacy.md',
  },
};
export type PageName = keyof typeof pageFiles;
/** A page, or a section of it by the words of its heading: `guide#create`. */
export type HelpAnchor = PageName | `${PageName}#${string}`;
