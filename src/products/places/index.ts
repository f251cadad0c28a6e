export { placeOf, type Place } from './place-of.ts';
