export { build, collect, missingProducts, write, type Making, type ReportScope } from './create.ts';
export type { Ask, Collected, GivenAnswer, ShapesOf } from './collect.ts';
export { readLogo, type Logo } from './logo.ts';
export type { Report } from './model.ts';
export {
  papers,
  portfolioSectionIds,
  reportFormats,
  reportLanguages,
  sectionIds,
  type AnySectionId,
  type Paper,
  type ReportFormat,
  type ReportLanguage,
} from './choices.ts';
export { defaultOptions, type ReportOptions } from './options.ts';
export { writeHtml } from './html.ts';
export { projectFeature } from './project-feature.ts';
