import { palette, roughWidth, type Colour, type Drawing, type Shape } from './drawing.ts';
import { decimalsOf, ticksOf } from './ticks.ts';

/** Values by label; null where unknown: lines break there, bars are absent. */
type Values = (number | null)[];
interface SeriesName {
  label: string;
  colour: keyof typeof palette;
  axis?: 'left' | 'right';
}
export type Series = SeriesName &
  (
    | { kind: 'line'; values: Values; dashed?: boolean }
    | { kind: 'bar'; values: Values; /** ends of the error bars */ low?: Values; high?: Values }
    | { kind: 'band'; low: Values; high: Values }
  );
export interface Chart {
  alt: string;
  labels: string[];
  leftTitle: string;
  rightTitle?: string;
  series: Series[];
}
export type WriteNumber = (value: number, digits: number) => string;

const size = 8;

interface Scale {
  at: (value: number) => number;
  ticks: number[];
}
function scaleOf(series: Series[], top: number, bottom: number, headroom: number): Scale | null {
  const values = series
    .flatMap((entry) => {
      if (entry.kind === 'band') return [...entry.low, ...entry.high];
      if (entry.kind === 'bar') return [0, ...entry.values, ...(entry.low ?? []), ...(entry.high ?? [])];
      return entry.values;
    })
    .filter((value): value is number => value !== null);
  if (values.length === 0) return null;
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const ticks = ticksOf(low, low + (high - low) * headroom);
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  return { ticks, at: (value) => bottom - ((value - first) / (last - first)) * (bottom - top) };
}

/** Runs of positions without a gap, as flat lines of x, y. */
function stretches(values: Values, x: (index: number) => number, y: (value: number) => number): { from: number; line: number[] }[] {
  const found: { from: number; line: number[] }[] = [];
  let open = false;
  values.forEach((value, index) => {
    if (value === null) {
      open = false;
      return;
    }
    if (!open) found.push({ from: index, line: [] });
    open = true;
    found.at(-1)!.line.push(x(index), y(value));
  });
  return found;
}

function bandShapes(series: Series & { kind: 'band' }, x: (index: number) => number, y: (value: number) => number): Shape[] {
  const both = series.low.map((value, index) => (series.high[index] === null ? null : value));
  return stretches(both, x, y)
    .filter(({ line }) => line.length > 2)
    .map(({ from, line }): Shape => {
      const back: number[] = [];
      for (let index = from + line.length / 2 - 1; index >= from; index -= 1) back.push(x(index), y(series.high[index]!));
      return { kind: 'path', lines: [[...line, ...back]], closed: true, fill: palette[series.colour], fillOpacity: 0.55 };
    });
}

function barShapes(
  series: Series & { kind: 'bar' },
  scale: Scale,
  middle: (index: number) => number,
  offset: number,
  width: number,
): Shape[] {
  return series.values.flatMap((value, index): Shape[] => {
    if (value === null) return [];
    const [zero, end, centre] = [scale.at(Math.max(scale.ticks[0]!, 0)), scale.at(value), middle(index) + offset];
    const bar: Shape = {
      kind: 'rectangle',
      x: centre - width / 2,
      y: Math.min(zero, end),
      width,
      height: Math.abs(zero - end),
      fill: palette[series.colour],
      ...(series.axis === 'right' ? { fillOpacity: 0.55 } : {}),
    };
    const [lowValue, highValue] = [series.low?.[index] ?? null, series.high?.[index] ?? null];
    if (lowValue === null || highValue === null || lowValue === highValue) return [bar];
    const [low, high] = [scale.at(Math.max(scale.ticks[0]!, lowValue)), scale.at(highValue)];
    return [
      bar,
      {
        kind: 'path',
        lines: [
          [centre, low, centre, high],
          [centre - 2, high, centre + 2, high],
          [centre - 2, low, centre + 2, low],
        ],
        closed: false,
        stroke: palette.ink,
        strokeWidth: 0.8,
      },
    ];
  });
}

const label = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end', colour: Colour = palette.quiet): Shape => ({
  kind: 'text',
  x,
  y,
  text,
  size,
  colour,
  anchor,
});

interface LegendPlace {
  entry: Series;
  x: number;
  line: number;
}
const legendLine = 12;
/** The names of the series side by side, on as many lines as they need. */
function legendPlaces(series: Series[], left: number, right: number): LegendPlace[] {
  let [x, line] = [left, 0];
  return series.map((entry) => {
    const wide = 18 + roughWidth(entry.label, size) + 10;
    if (x > left && x + wide - 10 > right) [x, line] = [left, line + 1];
    const place = { entry, x, line };
    x += wide;
    return place;
  });
}

function legendShapes(places: LegendPlace[], top: number): Shape[] {
  return places.flatMap(({ entry, x: at, line }): Shape[] => {
    const y = top + line * legendLine;
    const sign: Shape =
      entry.kind === 'line'
        ? {
            kind: 'path',
            lines: [[at, y - 2.5, at + 12, y - 2.5]],
            closed: false,
            stroke: palette[entry.colour],
            strokeWidth: 1.6,
            ...(entry.dashed ? { dash: [3, 2] } : {}),
          }
        : {
            kind: 'rectangle',
            x: at,
            y: y - 6,
            width: 12,
            height: 7,
            fill: palette[entry.colour],
            ...(entry.kind === 'band' || entry.axis === 'right' ? { fillOpacity: 0.55 } : {}),
          };
    return [sign, label(at + 16, y, entry.label, 'start')];
  });
}

/** The area between the axes: its scales, its edges, and where each label has its middle. */
interface Plot {
  leftScale: Scale | null;
  rightScale: Scale | null;
  top: number;
  bottom: number;
  leftEdge: number;
  rightEdge: number;
  slot: number;
  middle: (index: number) => number;
  legend: LegendPlace[];
}
/** null when no series has a single value */
function plotOf(series: Series[], labels: string[], width: number, height: number): Plot | null {
  const onRight = series.filter(({ axis }) => axis === 'right');
  const onLeft = series.filter(({ axis }) => axis !== 'right');
  // Whether there is a right scale decides the width of the legend, which decides the height of the plot.
  const hasRight = onRight.length > 0;
  const legend = legendPlaces(series, 48, width - (hasRight ? 44 : 12));
  const [top, bottom] = [10, height - 26 - legendLine * ((legend.at(-1)?.line ?? 0) + 1)];
  const leftScale = scaleOf(onLeft, top, bottom, 1);
  const rightScale = scaleOf(onRight, top, bottom, onRight.every(({ kind }) => kind === 'bar') && leftScale ? 2 : 1);
  if (!leftScale && !rightScale) return null;
  const [leftEdge, rightEdge] = [48, width - (rightScale ? 44 : 12)];
  const slot = (rightEdge - leftEdge) / Math.max(1, labels.length);
  return { leftScale, rightScale, top, bottom, leftEdge, rightEdge, slot, middle: (index) => leftEdge + (index + 0.5) * slot, legend };
}
const scaleFor = ({ leftScale, rightScale }: Plot, { axis }: Series): Scale | null => (axis === 'right' ? rightScale : leftScale);

function gridShapes({ leftScale, rightScale, leftEdge, rightEdge }: Plot): Shape[] {
  const grid = (leftScale ?? rightScale)!;
  return grid.ticks.map((tick) => ({
    kind: 'path',
    lines: [[leftEdge, grid.at(tick), rightEdge, grid.at(tick)]],
    closed: false,
    stroke: palette.line,
    strokeWidth: tick === 0 ? 1 : 0.5,
  }));
}

const tickLabels = (scale: Scale | null, x: number, anchor: 'start' | 'end', write: WriteNumber): Shape[] =>
  scale ? scale.ticks.map((tick) => label(x, scale.at(tick) + 2.6, write(tick, decimalsOf(scale.ticks)), anchor)) : [];

const axisTitle = (x: number, { top, bottom }: Plot, text: string): Shape => ({
  kind: 'text',
  x,
  y: (top + bottom) / 2,
  text,
  size,
  colour: palette.quiet,
  anchor: 'middle',
  upwards: true,
});

/** As many of the labels as have room beside one another. */
function labelShapes(labels: string[], { slot, middle, bottom }: Plot): Shape[] {
  const widest = labels.reduce((max, text) => Math.max(max, roughWidth(text, size)), 0) + 8;
  const every = Math.max(1, Math.ceil(widest / slot));
  return labels.flatMap((text, index) => (index % every === 0 ? [label(middle(index), bottom + 11, text, 'middle')] : []));
}

/** Bands and bars; the bars of one label stand side by side. */
function areaShapes(series: Series[], plot: Plot): Shape[] {
  const bars = series.filter((entry) => entry.kind === 'bar');
  const thick = Math.min(26, (plot.slot * 0.8) / Math.max(1, bars.length));
  return series.flatMap((entry): Shape[] => {
    const scale = scaleFor(plot, entry);
    if (scale && entry.kind === 'band') return bandShapes(entry, plot.middle, scale.at);
    if (scale && entry.kind === 'bar') {
      const offset = (bars.indexOf(entry) - (bars.length - 1) / 2) * thick;
      return barShapes(entry, scale, plot.middle, offset, Math.max(0.4, thick * 0.92));
    }
    return [];
  });
}

function lineShapes(entry: Series, plot: Plot): Shape[] {
  const scale = scaleFor(plot, entry);
  if (!scale || entry.kind !== 'line') return [];
  const found = stretches(entry.values, plot.middle, scale.at);
  const lines = found.filter(({ line }) => line.length > 2).map(({ line }) => line);
  const shapes: Shape[] = [];
  if (lines.length > 0)
    shapes.push({
      kind: 'path',
      lines,
      closed: false,
      stroke: palette[entry.colour],
      strokeWidth: 1.5,
      ...(entry.dashed ? { dash: [3, 2] as [number, number] } : {}),
    });
  // A value without neighbours makes no line: it is drawn as a dot.
  for (const { line } of found)
    if (line.length === 2)
      shapes.push({ kind: 'rectangle', x: line[0]! - 1.5, y: line[1]! - 1.5, width: 3, height: 3, fill: palette[entry.colour] });
  return shapes;
}

/**
 * A chart as shapes: bars and bands behind lines, one scale on the left and one on the right, a legend below. Bars of a right scale keep to the lower half, so that the lines
 * above stay readable. null when no series has a single value.
 */
export function drawChart(chart: Chart, write: WriteNumber, { width, height }: { width: number; height: number }): Drawing | null {
  // A series without any value is not drawn, so the legend leaves it out.
  const series = chart.series.filter((entry) =>
    (entry.kind === 'band' ? [...entry.low, ...entry.high] : entry.values).some((value) => value !== null),
  );
  const plot = plotOf(series, chart.labels, width, height);
  if (!plot) return null;
  const shapes: Shape[] = [
    ...gridShapes(plot),
    ...tickLabels(plot.leftScale, plot.leftEdge - 5, 'end', write),
    ...tickLabels(plot.rightScale, plot.rightEdge + 5, 'start', write),
    ...(plot.leftScale ? [axisTitle(8, plot, chart.leftTitle)] : []),
    ...(plot.rightScale && chart.rightTitle ? [axisTitle(width - 3, plot, chart.rightTitle)] : []),
    ...labelShapes(chart.labels, plot),
    ...areaShapes(series, plot),
    ...series.flatMap((entry) => lineShapes(entry, plot)),
    ...legendShapes(plot.legend, plot.bottom + 26),
  ];
  return { width, height, alt: chart.alt, shapes };
}
