/** What a chart shows, without the library that draws it. */
export interface ChartSeries {
  label: string;
  values: (number | null)[];
  kind: 'line' | 'bar';
  /** `right` has a scale of its own */
  axis?: 'left' | 'right';
  /** name of a colour of the theme */
  colour: ChartColour;
  /** fills the space down to the series before it: a band between minimum and maximum */
  fillToPrevious?: boolean;
  thin?: boolean;
  /** a line that stands out among several */
  strong?: boolean;
  /** every value is marked, so that one between two gaps is seen */
  points?: boolean;
  /** colour of bars below zero */
  below?: ChartColour;
  /** half lengths of the error bars */
  deviations?: (number | null)[];
  /** how several values that share a point are combined; a mean by default */
  fold?: 'mean' | 'min' | 'max';
}
export type ChartColour = 'warm' | 'cool' | 'accent' | 'bad' | 'grey' | 'band' | 'ink' | 'first' | 'second' | 'third' | 'fourth';
export interface ChartSpec {
  labels: string[];
  series: ChartSeries[];
  leftTitle: string;
  rightTitle?: string;
  /** bars lie on their side: labels down the left */
  horizontal?: boolean;
  /** points of incomplete periods, which are shaded */
  partial?: number[];
}

/** A picture that can be taken along. `lines` stand under it: source, and whether it is made up. */
export interface PictureText {
  title: string;
  lines: string[];
}
export interface Picture {
  toPng(text: PictureText): Promise<Uint8Array<ArrayBuffer> | null>;
  toSvg(text: PictureText): string | null;
}
