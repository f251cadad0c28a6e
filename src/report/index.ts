export { buildReport, type ReportInput } from './build.ts';
export type { Report } from './model.ts';
export { writePdf } from './pdf.ts';
