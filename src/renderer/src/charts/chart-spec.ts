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
}
export type ChartColour = 'warm' | 'cool' | 'accent' | 'bad' | 'grey' | 'band';
export interface ChartSpec {
  labels: string[];
  series: ChartSeries[];
  leftTitle: string;
  rightTitle?: string;
  /** bars lie on their side: labels down the left */
  horizontal?: boolean;
}
