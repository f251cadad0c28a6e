import type { Geometry } from '#geo/index.ts';
import type { StyleBasis } from '#styling/layer-style.ts';
import type { LegendMeaning } from '#styling/legend.ts';
import type { Colour } from './marks.ts';

/** How shapes of one entry of the legend look. Widths are points on A4; what is 0 wide is not drawn. */
export interface PrintLook {
  fill: Colour;
  fillOpacity: number;
  stroke: Colour;
  strokeWidth: number;
  /** of lines, where they are not as outlines are */
  line?: { colour: Colour; width: number } | undefined;
  /** of points, and of areas too small for their shape, where it is not that of the outline */
  dot?: Colour | undefined;
  /** of labels, where they are not as usual: `size` is a share of the usual one */
  lettering?: { size: number; hasHalo: boolean; colour?: Colour | undefined; isBright?: boolean | undefined } | undefined;
  /** of points, in place of a dot */
  icon?: PrintIcon | undefined;
}
/** The icon of a point as a PNG in a `data:` address. Lengths are points on A4: the upper left corner lies so far to the left of the point and above it. */
export interface PrintIcon {
  picture: string;
  width: number;
  height: number;
  left: number;
  above: number;
  /** degrees, clockwise about the point */
  turn: number;
}

export interface PrintPlot {
  name: string;
  /** what is written at it on the map, '' for nothing; without it its name */
  label?: string;
  geometry: Geometry | null;
  /** null where it has no area, or none that can be measured */
  hectares: number | null;
  /** what a page of its own says of it */
  attributes: readonly (readonly [name: string, value: string])[];
  /** place in the looks of the subject */
  look: number;
}

/** A row of the legend. Looks are places in those of the subject, or of the layer while it is one. */
export type LegendRow =
  /** a layer in one look, or in colours that stand for nothing */
  | { kind: 'layer'; title: string; looks: readonly number[] }
  /** above entries: the layer, and what its colours go by */
  | { kind: 'heading'; title: string; by: StyleBasis }
  | { kind: 'entry'; look: number; meaning: LegendMeaning; count: number };

/** The land that is printed. */
export interface PrintSubject {
  looks: readonly PrintLook[];
  legend: readonly LegendRow[];
  plots: readonly PrintPlot[];
  /** what is printed are whole projects, and they are counted as such */
  areProjects?: boolean;
  /** sources that must be named on the map, such as of the ground */
  attribution: string;
}

/** A closed line around a part of a country: longitudes and latitudes one after the other. */
export interface CountryLine {
  countryCode: string | null;
  points: ArrayLike<number>;
}
