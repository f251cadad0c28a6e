import { mixedColour } from '#styling/colour.ts';
import { labelSizesPixels, usualLook, type LayerStyle, type SortedDrawing } from '#styling/layer-style.ts';
import { legendEntries, legendMeanings, type LegendMeaning } from '#styling/legend.ts';
import { swatchesOf, swatchFinder } from '#styling/sorting.ts';
import type { Colour } from './marks.ts';
import type { LegendRow, PrintIcon, PrintLook } from './subject.ts';

/** The looks of a layer whose features are not all alike, which of them each feature has, and what the legend says of them. */
export interface LayerLooks {
  looks: readonly PrintLook[];
  lookOf: readonly number[];
  legend: readonly LegendRow[];
}
/** Colours that a feature brings, as style sheets write them: `rgba(1, 2, 3, 0.5)`. */
/** How a feature writes its name: its colour as style sheets write it, and how much larger than usual. */
interface OwnLettering {
  colour?: string;
  isBright?: boolean;
  scale?: number;
}
export interface OwnLook {
  line?: string;
  fill?: string;
  point?: string;
  width?: number;
  label?: OwnLettering | null;
  icon?: PrintIcon | null;
}

/** A pixel of a style sheet is 1/96 inch, a point 1/72. */
const pointsAPixel = 0.75;
const usualLabelPixels = 12;
const plainFillOpacity = 0.38;
const plainStroke = 0.9;
/** how much wider a line is than an outline */
export const lineShare = 1.4;
/** of a value in the legend: no sheet has room for more */
const longestValue = 200;
/** colours of a layer that its row of the legend shows */
const maxStripes = 4;

function darker(colour: Colour): Colour {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * 0.62));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
/** What a layer in one colour looks like. */
export function plainLook(fill: Colour, style?: LayerStyle): PrintLook {
  const width = style?.lineWidthPixels ?? null;
  return {
    fill,
    fillOpacity: style?.fillOpacity ?? plainFillOpacity,
    stroke: darker(fill),
    strokeWidth: width === null ? plainStroke : width * pointsAPixel,
    ...(width === null ? {} : { line: { colour: darker(fill), width: width * pointsAPixel } }),
    ...letteringOf(style),
  };
}
const letteringOf = (style: LayerStyle | undefined): Pick<PrintLook, 'lettering'> =>
  style ? { lettering: { size: style.labels.sizePixels / usualLabelPixels, hasHalo: style.labels.hasHalo } } : {};

/** The letters of a feature that says of its own how they are, in a size that can be read; a size of the style comes first, as on the map. */
function ownLettering(
  { colour, isBright, scale }: OwnLettering,
  rest: PrintLook['lettering'],
  style: LayerStyle | undefined,
): PrintLook['lettering'] {
  const ink = inkIn(colour);
  const pixels = Math.max(labelSizesPixels.least, Math.min(labelSizesPixels.most, usualLabelPixels * (scale ?? 1)));
  return {
    size: style ? style.labels.sizePixels / usualLabelPixels : pixels / usualLabelPixels,
    hasHalo: rest?.hasHalo ?? true,
    ...(ink ? { colour: ink.colour, isBright: isBright === true } : {}),
  };
}

const shortened = (meaning: LegendMeaning): LegendMeaning =>
  meaning.kind === 'category' ? { ...meaning, value: meaning.value.slice(0, longestValue) } : meaning;

/** How shapes look in a colour of a style. */
function styleLook(colour: string, style: LayerStyle): PrintLook {
  const { fillOpacity, lineWidthPixels } = style;
  return {
    fill: colour as Colour,
    fillOpacity: fillOpacity ?? usualLook.fillOpacity,
    stroke: mixedColour(colour, '#000000', 0.4) as Colour,
    strokeWidth: (lineWidthPixels ?? usualLook.outlineWidthPixels) * pointsAPixel,
    line: { colour: colour as Colour, width: (lineWidthPixels ?? usualLook.lineWidthPixels) * pointsAPixel },
    dot: colour as Colour,
    ...letteringOf(style),
  };
}

/** The look of a style of one colour, for so many features. */
export const singleLook = (title: string, style: LayerStyle, colour: string, count: number): LayerLooks => ({
  looks: [styleLook(colour, style)],
  lookOf: Array.from({ length: count }, () => 0),
  legend: [{ kind: 'layer', title, looks: [0] }],
});

/** The looks of categories or classes, with a legend that counts; `values` are those of the features, in their order. */
export function sortedLooks(title: string, style: LayerStyle, drawing: SortedDrawing, values: readonly unknown[]): LayerLooks {
  const find = swatchFinder(drawing);
  const swatches = swatchesOf(drawing);
  const places = values.map(find);
  const counts = new Uint32Array(swatches.length);
  for (const place of places) counts[place]! += 1;
  const entries = legendEntries(drawing, counts);
  const meanings = legendMeanings(entries);
  const looks = entries.map(({ colour }) => styleLook(colour, style));
  return {
    looks,
    // Only what no feature has is left out of the entries: others, which stand before the last.
    lookOf: places.map((place) => (swatches[place]!.kind === 'none' ? entries.length - 1 : place)),
    legend: [
      { kind: 'heading', title, by: drawing.by },
      ...entries.map(({ count }, look): LegendRow => ({ kind: 'entry', look, meaning: shortened(meanings[look]!), count })),
    ],
  };
}

/** A colour of a style sheet and how much of it there is. */
function inkIn(text: string | undefined): { colour: Colour; opacity: number } | null {
  const found = /^rgba\((\d+), (\d+), (\d+), ([\d.e-]+)\)$/.exec(text ?? '');
  if (!found) return null;
  const [red, green, blue, opacity] = found.slice(1).map(Number) as [number, number, number, number];
  return { colour: `#${[red, green, blue].map((part) => Math.min(255, part).toString(16).padStart(2, '0')).join('')}`, opacity };
}
function ownLook({ line, fill, point, width, label, icon }: OwnLook, rest: PrintLook, style: LayerStyle | undefined): PrintLook {
  const [stroke, inside, dot] = [inkIn(line), inkIn(fill), inkIn(point)];
  const pixels = style?.lineWidthPixels ?? width ?? null;
  const thick = (usual: number) => (stroke?.opacity === 0 ? 0 : pixels === null ? usual : pixels * pointsAPixel);
  // Lines are opaque on paper: one that is half seen is half as far from white.
  const strokeColour = stroke ? (mixedColour('#ffffff', stroke.colour, stroke.opacity) as Colour) : rest.stroke;
  const dotColour = dot?.colour ?? (stroke && stroke.opacity > 0 ? stroke.colour : inside?.colour);
  return {
    ...rest,
    ...(inside ? { fill: inside.colour, fillOpacity: inside.opacity === 0 ? 0 : (style?.fillOpacity ?? inside.opacity) } : {}),
    stroke: strokeColour,
    strokeWidth: thick(rest.strokeWidth),
    line: { colour: strokeColour, width: thick(rest.strokeWidth * lineShare) },
    ...(dotColour ? { dot: dotColour } : {}),
    ...(icon ? { icon } : {}),
    ...(label ? { lettering: ownLettering(label, rest.lettering, style) } : {}),
  };
}

const keyOf = ({ line, fill, point, width, label, icon }: OwnLook): string =>
  [line, fill, point, width, label?.colour, label?.scale, ...(icon ? Object.values(icon) : [])].join('|');

/** The looks that features bring themselves; `rest` is that of those without. The legend shows the most frequent beside each other. */
export function ownLooks(title: string, own: readonly (OwnLook | null)[], rest: PrintLook, style?: LayerStyle): LayerLooks {
  const places = new Map<string, number>();
  const looks: PrintLook[] = [];
  const counts: number[] = [];
  const lookOf = own.map((one) => {
    const key = one ? keyOf(one) : '';
    let place = places.get(key);
    if (place === undefined) {
      place = looks.push(one ? ownLook(one, rest, style) : rest) - 1;
      places.set(key, place);
      counts.push(0);
    }
    counts[place]! += 1;
    return place;
  });
  const frequent = looks.map((_look, at) => at).toSorted((a, b) => counts[b]! - counts[a]!);
  return { looks, lookOf, legend: [{ kind: 'layer', title, looks: frequent.slice(0, maxStripes) }] };
}
