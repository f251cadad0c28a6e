import type { ColumnType } from '#attributes/cell-values.ts';
import type { ConditionTest } from '#attributes/conditions.ts';
import type { PortfolioSection, ProjectSection } from '#products/report-sections.ts';

export { portfolioSections as portfolioSectionIds, projectSections as sectionIds } from '#products/report-sections.ts';

/** What a user chooses for a report: one list for the window, the contract of the host, the command line and the writers. */
export type SectionId = ProjectSection;
export type PortfolioSectionId = PortfolioSection;
export type AnySectionId = SectionId | PortfolioSectionId;
export { sectionsOfTemplate, templatesFor, type TemplateId } from './templates.ts';
export const reportFormats = ['pdf', 'html', 'xlsx', 'zip'] as const;
export type ReportFormat = (typeof reportFormats)[number];
export const reportLanguages = ['en', 'es'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];
export const papers = ['A4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** What a list of projects can be filtered by. `least` and `most` are hectares. */
export const projectFilterFields = ['name', 'text', 'state', 'country', 'province', 'kind', 'tag', 'product', 'least', 'most'] as const;

/** Of a portfolio report: that it is of a part of all projects, and which. */
export interface ProjectFilter {
  shown: number;
  all: number;
  /** none: the projects were chosen one by one */
  conditions: {
    field: (typeof projectFilterFields)[number];
    value: string;
    /** of `product`: its slug; `value` is the state of it */ product?: string | undefined;
  }[];
}

/** What a parcel can be asked for: what it has itself, a figure or a risk by its name in the answers of a service, an attribute. */
export const parcelColumnKinds = ['name', 'folder', 'area', 'figure', 'risk', 'attribute'] as const;

/** Of the report of one project: that its parcels are a part of all, and which. */
export interface ParcelFilter {
  /** of the parcels that are in the report, among all shapes of the project, from 0 and rising */
  places: number[];
  /** parcels of the project */
  all: number;
  /** `all`: every condition holds; `any`: one of them */
  join: 'all' | 'any';
  conditions: {
    column: { kind: (typeof parcelColumnKinds)[number]; name: string };
    type: ColumnType;
    test: ConditionTest;
    value: string;
    /** the upper end of `between` */
    upTo?: string | undefined;
    /** the values of `oneOf`; those of a risk as a service writes them */
    values?: string[] | undefined;
  }[];
}
