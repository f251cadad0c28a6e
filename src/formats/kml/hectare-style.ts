import { measuredHectares, hasArea, hasLines } from '#geo/index.ts';
import type { Feature, Geometry } from '#geo/types.ts';
import { mixedColour } from '#styling/colour.ts';
import { keptStyle } from '#styling/kept-style.ts';
import { plainStyle, singleColour, usualLook, type LayerStyle } from '#styling/layer-style.ts';
import { swatchesOf, swatchFinder } from '#styling/sorting.ts';
import { styleOf, type Style } from './kml-style.ts';

/** The name of the document's `Data` in which a style of Hectare is kept whole: palette, limits, formula, scales. */
export const styleDataName = 'hectare/style';
const idPrefix = 'hectare-';
/** A white disc: Google Earth multiplies the colour of an icon with that of the style. */
const discAddress = 'http://maps.google.com/mapfiles/kml/shapes/shaded_dot.png';
/** more than any style of ours has */
const maxLetters = 1 << 20;

/** Of the names of points, as KML has it: 0 is none, 1 the usual size. */
function labelStyle({ labels: { wording, sizePixels } }: LayerStyle): Style {
  const scale = wording.kind === 'none' ? 0 : Math.round((100 * sizePixels) / plainStyle.labels.sizePixels) / 100;
  return scale === 1 ? {} : { 'label-scale': scale };
}

/** How shapes look in a style of these colours, and lines otherwise than areas and points. */
function looksOf(style: LayerStyle, colours: readonly string[]): Map<string, Style> {
  const { fillOpacity, lineWidthPixels } = style;
  return new Map(
    colours.flatMap((colour, at): [string, Style][] => {
      const common: Style = {
        'stroke-opacity': 1,
        fill: colour,
        'fill-opacity': fillOpacity ?? usualLook.fillOpacity,
        ...labelStyle(style),
      };
      const area = {
        ...common,
        stroke: mixedColour(colour, '#000000', 0.4),
        'stroke-width': lineWidthPixels ?? usualLook.outlineWidthPixels,
      };
      const line = { ...common, stroke: colour, 'stroke-width': lineWidthPixels ?? usualLook.lineWidthPixels };
      return [
        [`${idPrefix}${at}`, { ...area, icon: discAddress, 'marker-color': colour }],
        [`${idPrefix}line-${at}`, line],
      ];
    }),
  );
}

const isLine = (geometry: Geometry) => hasLines(geometry) && !hasArea(geometry);

/** A style of Hectare as a KML document has it. */
export interface DocumentStyle {
  /** shared styles by their id */
  shared: ReadonlyMap<string, Style>;
  /** the id of the shared style of a feature, or its own style */
  of: (feature: Feature) => string | Style;
}

export function documentStyle(style: LayerStyle): DocumentStyle {
  const { drawing, fillOpacity, lineWidthPixels } = style;
  const idOf = ({ geometry }: Feature, place: number) => `${idPrefix}${geometry && isLine(geometry) ? 'line-' : ''}${place}`;
  const single = singleColour(style);
  if (single !== null) return { shared: looksOf(style, [single]), of: (feature) => idOf(feature, 0) };
  if (drawing.kind === 'plain')
    return {
      shared: new Map(),
      of: ({ properties }) => {
        const own = styleOf(properties);
        const isFilled = own.fill !== undefined && own['fill-opacity'] !== 0;
        return {
          ...own,
          ...(fillOpacity !== null && isFilled ? { 'fill-opacity': fillOpacity } : {}),
          ...(lineWidthPixels === null ? {} : { 'stroke-width': lineWidthPixels }),
          ...labelStyle(style),
        };
      },
    };
  const { by } = drawing;
  const find = swatchFinder(drawing);
  const valueOf = ({ geometry, properties }: Feature) =>
    by.kind === 'attribute' ? properties?.[by.name] : geometry && hasArea(geometry) ? measuredHectares(geometry) : null;
  return {
    shared: looksOf(
      style,
      swatchesOf(drawing).map(({ colour }) => colour),
    ),
    of: (feature) => idOf(feature, find(valueOf(feature))),
  };
}

const isSame = (a: Style | undefined, b: Style) =>
  a !== undefined && Object.keys({ ...a, ...b }).every((key) => String(a[key as keyof Style]) === String(b[key as keyof Style]));

/**
 * The style of Hectare in a document that it wrote, and the ids of the shared styles that stand for it; null for any other, and for one whose styles another
 * program has changed since. Opacities are rounded as KML has them.
 */
export function styleInDocument(
  text: string,
  shared: (id: string) => Style | undefined,
): { style: LayerStyle; ids: ReadonlySet<string> } | null {
  if (text.length > maxLetters) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const style = keptStyle(value);
  if (!style) return null;
  // What a plain style changed stands in the features by now.
  if (style.drawing.kind === 'plain' && singleColour(style) === null)
    return { style: { ...style, fillOpacity: null, lineWidthPixels: null }, ids: new Set() };
  const looks = documentStyle(style).shared;
  const rounded = (look: Style): Style => ({
    ...look,
    'fill-opacity': Math.round((Math.round((look['fill-opacity'] ?? 1) * 255) / 255) * 1000) / 1000,
  });
  return [...looks].every(([id, look]) => isSame(shared(id), rounded(look))) ? { style, ids: new Set(looks.keys()) } : null;
}
