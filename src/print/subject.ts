import type { Geometry } from '#geo/index.ts';
import type { Colour } from './marks.ts';

/** How shapes of one entry of the legend look. */
export interface PrintLook {
  label: string;
  fill: Colour;
  fillOpacity: number;
  stroke: Colour;
  /** points on A4 */
  strokeWidth: number;
}

export interface PrintPlot {
  name: string;
  geometry: Geometry | null;
  /** null where it has no area, or none that can be measured */
  hectares: number | null;
  /** what a page of its own says of it */
  attributes: readonly (readonly [name: string, value: string])[];
  /** place in the looks of the subject */
  look: number;
}

/** The land that is printed. */
export interface PrintSubject {
  looks: readonly PrintLook[];
  plots: readonly PrintPlot[];
  /** sources that must be named on the map, such as of the ground */
  attribution: string;
}

/** A closed line around a part of a country: longitudes and latitudes one after the other. */
export interface CountryLine {
  countryCode: string | null;
  points: ArrayLike<number>;
}
