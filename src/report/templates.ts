import type { PortfolioSection, ProjectSection } from '#products/report-sections.ts';

/** Reports that are ready to be made: each a choice of sections in their order. */
const templateIds = ['one-page', 'standard', 'full', 'eudr', 'carbon'] as const;
export type TemplateId = (typeof templateIds)[number];

const topics = [
  'forest',
  'satellite',
  'carbon',
  'weather',
  'water-balance',
  'climate',
  'climate-risk',
  'land-cover',
  'soil',
  'masks',
] as const satisfies readonly ProjectSection[];
const closing = ['notes', 'methods', 'sources'] as const satisfies readonly ProjectSection[];

const ofProject: Record<TemplateId, readonly ProjectSection[]> = {
  'one-page': ['summary'],
  standard: ['summary', 'introduction', 'project-notes', ...topics, 'parts', 'own-maps', ...closing],
  full: ['summary', 'introduction', 'project-notes', 'map', ...topics, 'cells', 'parts', 'own-maps', 'common-land', ...closing, 'annex'],
  eudr: ['summary', 'introduction', 'project-notes', 'eudr', 'own-maps', 'parts', 'common-land', 'forest', 'satellite', ...closing],
  carbon: [
    'summary',
    'introduction',
    'project-notes',
    'carbon',
    'eligibility',
    'forest',
    'satellite',
    'land-cover',
    'soil',
    'masks',
    'parts',
    ...closing,
    'annex',
  ],
};
const ofPortfolio = {
  'one-page': ['projects', 'map'],
  standard: ['projects', 'introduction', 'project-notes', 'map', 'countries', 'notes', 'sources'],
  full: ['projects', 'introduction', 'project-notes', 'map', 'countries', 'notes', 'pages', 'sources'],
} as const satisfies Partial<Record<TemplateId, readonly PortfolioSection[]>>;

/** The templates that a report of one project or of a portfolio may take. */
export const templatesFor = (isPortfolio: boolean): readonly TemplateId[] =>
  isPortfolio ? (Object.keys(ofPortfolio) as (keyof typeof ofPortfolio)[]) : templateIds;

/** The sections of a template; of a portfolio, which has no report for one purpose alone, the standard ones. */
export function sectionsOfTemplate(template: TemplateId, isPortfolio: boolean): readonly (ProjectSection | PortfolioSection)[] {
  if (!isPortfolio) return ofProject[template];
  return template === 'one-page' || template === 'full' ? ofPortfolio[template] : ofPortfolio.standard;
}
