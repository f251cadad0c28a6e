export { build, collect, missingProducts, write, type Making, type ReportScope } from './create.ts';
export type { Ask, Collected, GivenAnswer, NotesOf, ShapesOf } from './collect.ts';
export { readLogo, type Logo } from './logo.ts';
export type { Report } from './model.ts';
export {
  papers,
  portfolioSectionIds,
  reportFormats,
  reportLanguages,
  sectionIds,
  sectionsOfTemplate,
  templatesFor,
  type AnySectionId,
  type Paper,
  type ParcelFilter,
  type ProjectFilter,
  type ReportFormat,
  type ReportLanguage,
  type TemplateId,
} from './choices.ts';
export { defaultOptions, type ReportOptions } from './options.ts';
export { writeHtml } from './html.ts';
export { noteText, projectFeature } from './project-feature.ts';
export { askAtCanopy } from './canopy.ts';
