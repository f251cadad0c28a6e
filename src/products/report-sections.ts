import { products } from './index.ts';
import type { ProductFacts, ProductLanguage, ReportQuestion } from './product-facts.ts';

type Listed = NonNullable<(typeof products)[number]['report']>;
/** sections that show products */
type ProductSectionId = Listed['section']['id'];

type WithReport = Pick<ProductFacts, 'slug' | 'report'>;
/** The sections of the products, each once, in the order of the list. */
const sectionsOf = (list: readonly WithReport[]): string[] => [
  ...new Set(list.flatMap(({ report }) => (report ? [report.section.id] : []))),
];
const ofProducts = sectionsOf(products) as ProductSectionId[];

/** What a report of one project is made of, in the order in which it is offered. */
export const projectSections = [
  'summary',
  'introduction',
  'project-notes',
  'map',
  ...ofProducts,
  'eudr',
  'own-maps',
  'eligibility',
  'parts',
  'common-land',
  'notes',
  'methods',
  'sources',
  'annex',
] as const;
export type ProjectSection = (typeof projectSections)[number];
/** The same for a report of many; `pages` is a page for each of them. */
export const portfolioSections = ['projects', 'introduction', 'project-notes', 'map', 'countries', 'notes', 'pages', 'sources'] as const;
export type PortfolioSection = (typeof portfolioSections)[number];

export interface SectionQuestion extends ReportQuestion {
  name: string;
  slug: string;
  section: string;
}
/** The products that a section shows, in their order. */
export const inSection = (section: string, list: readonly WithReport[] = products): string[] =>
  list
    .filter(({ report }) => report?.section.id === section)
    .sort((a, b) => (a.report?.place ?? 0) - (b.report?.place ?? 0))
    .map(({ slug }) => slug);

/** Everything that the sections of the products ask of the API. */
export const questionsOf = (list: readonly WithReport[]): SectionQuestion[] =>
  list.flatMap(({ slug, report }) =>
    report ? Object.entries(report.questions).map(([name, question]) => ({ ...question, name, slug, section: report.section.id })) : [],
  );

/** The titles of the products' sections. */
export const sectionTitles = (language: ProductLanguage, list: readonly WithReport[] = products): Record<string, string> =>
  Object.fromEntries(list.flatMap(({ report }) => (report ? [[report.section.id, report.section.title[language]] as const] : [])));
