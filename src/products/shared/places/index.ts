export { boundaryYears } from './compute-edition.ts';
export { outlinesAround, placeIndex, placeOf } from './place-of.ts';
export type { Place } from './compute-place.ts';
