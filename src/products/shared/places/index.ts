export { boundaryYears } from './compute-edition.ts';
export { outlinesAround, placeOf } from './place-of.ts';
export type { Place } from './compute-place.ts';
