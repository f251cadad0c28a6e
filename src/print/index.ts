export { sheetsOf } from './atlas.ts';
export type { Sheet, SheetFacts } from './sheet.ts';
export type { PrintSubject } from './subject.ts';
export { PrintFault } from './print-fault.ts';
