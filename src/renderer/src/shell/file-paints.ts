import { FormulaFault } from '#formats/attribute-formula.ts';
import { mixedColour, withOpacity } from '#styling/colour.ts';
import { isInScales, singleColour, usualLook, type LayerStyle, type SortedDrawing } from '#styling/layer-style.ts';
import { legendEntries, type LegendEntry } from '#styling/legend.ts';
import { swatchesOf, swatchFinder } from '#styling/sorting.ts';
import { isClear, outlineMix, themeOf } from '#window/kit/colours.ts';
import { following } from '#window/kit/following.ts';
import type { LayerPaint, MapFeature, OwnColours } from '#window/kit/map-types.ts';
import type { Shape } from '#window/shapes/files.ts';
import type { OpenFile } from '#window/shapes/open-shapes.ts';
import { labelWriter } from '#window/shapes/label-formula.ts';
import { styledValue } from '#window/shapes/styled-values.ts';

/** What the colours of a styled file mean. */
export interface FileLegend {
  file: OpenFile;
  drawing: SortedDrawing;
  entries: LegendEntry[];
}
export interface FilePaints {
  paints: ReadonlyMap<string, LayerPaint>;
  legends: FileLegend[];
}

const isLine = ({ geometry: { type } }: MapFeature) => type === 'LineString' || type === 'MultiLineString';
const numberIn = (id: string) => Number(id.slice(1));

/** For each colour the colours of areas and points, and those of lines. An outline is its area in a darker, on dark maps in a lighter colour. */
function coloursOf(colours: readonly string[], { fillOpacity, lineWidthPixels }: LayerStyle, isDark: boolean) {
  return colours.map((colour) => {
    const common = { fill: withOpacity(colour, fillOpacity ?? usualLook.fillOpacity), point: colour };
    return {
      area: {
        ...common,
        line: mixedColour(colour, outlineMix[themeOf(isDark)], 0.4),
        width: lineWidthPixels ?? usualLook.outlineWidthPixels,
      },
      line: { ...common, line: colour, width: lineWidthPixels ?? usualLook.lineWidthPixels },
    };
  });
}

/** Which swatch each shape has, by the number of its id, and how many have each. */
function sortedShapes(drawing: SortedDrawing, values: readonly unknown[], shapes: readonly Shape[]) {
  const numbers = shapes.map(({ id }) => numberIn(id));
  const first = numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);
  const last = numbers.reduce((most, number) => Math.max(most, number), 0);
  const places = new Uint8Array(shapes.length > 0 ? last - first + 1 : 0);
  const find = swatchFinder(drawing);
  const counts = new Uint32Array(swatchesOf(drawing).length);
  for (const [at, value] of values.entries()) {
    const place = find(value);
    places[numbers[at]! - first] = place;
    counts[place]! += 1;
  }
  return { placeOf: (id: string) => places[numberIn(id) - first] ?? 0, counts };
}

/** The colours of before with another opacity or width; an area that its file leaves empty stays so; the same object for the same one. */
function adjuster({ fillOpacity, lineWidthPixels }: LayerStyle): (colours: OwnColours | undefined) => OwnColours | undefined {
  if (fillOpacity === null && lineWidthPixels === null) return (colours) => colours;
  const made = new WeakMap<OwnColours, OwnColours>();
  return (colours) => {
    if (!colours) return colours;
    let adjusted = made.get(colours);
    if (!adjusted) {
      adjusted = {
        ...colours,
        ...(fillOpacity !== null && colours.fill && !isClear(colours.fill)
          ? { fill: colours.fill.replace(/[\d.]+\)$/, `${fillOpacity})`) }
          : {}),
        ...(lineWidthPixels === null ? {} : { width: lineWidthPixels }),
      };
      made.set(colours, adjusted);
    }
    return adjusted;
  };
}

function labelsOf({ labels: { wording } }: LayerStyle, shapes: readonly Shape[]): LayerPaint['labelOf'] {
  if (wording.kind === 'name') return null;
  if (wording.kind === 'none') return () => '';
  let write: ReturnType<typeof labelWriter>;
  try {
    write = labelWriter(wording.formula);
  } catch (error) {
    // The panel says what is wrong with it.
    if (error instanceof FormulaFault) return () => '';
    throw error;
  }
  // A view from near has few names: shapes are looked up when the first of them is written.
  let places: Map<string, number> | null = null;
  return (id) => {
    places ??= new Map(shapes.map((shape, place) => [shape.id, place]));
    const place = places.get(id);
    return place === undefined ? '' : write(shapes[place]!, place + 1);
  };
}

interface Known {
  style: LayerStyle;
  isDark: boolean;
  basis: string;
  valuesOf: (shapes: readonly Shape[]) => readonly unknown[];
  shapes: readonly Shape[];
  paint: LayerPaint;
  legend: FileLegend | null;
}

function painted(
  file: OpenFile,
  style: LayerStyle,
  shapes: readonly Shape[],
  valuesOf: Known['valuesOf'],
  isDark: boolean,
): Pick<Known, 'paint' | 'legend'> {
  const { drawing } = style;
  const single = singleColour(style);
  const common = {
    labelOf: labelsOf(style, shapes),
    labelSizePixels: style.labels.sizePixels,
    hasHalo: style.labels.hasHalo,
    isShownAt: (denominator: number) => isInScales(style.scales, denominator),
  };
  // What is wrong is seen in every style.
  const lookIn = (feature: MapFeature, { line, area }: { line: OwnColours; area: OwnColours }) =>
    feature.style === 'problem' ? undefined : isLine(feature) ? line : area;
  if (single !== null) {
    const [look] = coloursOf([single], style, isDark);
    return { paint: { ...common, coloursOf: (feature) => lookIn(feature, look!) }, legend: null };
  }
  if (drawing.kind === 'plain') {
    const adjusted = adjuster(style);
    return { paint: { ...common, coloursOf: ({ colours }) => adjusted(colours) }, legend: null };
  }
  const palette = coloursOf(
    swatchesOf(drawing).map(({ colour }) => colour),
    style,
    isDark,
  );
  const { placeOf, counts } = sortedShapes(drawing, valuesOf(shapes), shapes);
  return {
    paint: {
      ...common,
      coloursOf: (feature) => lookIn(feature, palette[placeOf(feature.id)]!),
    },
    legend: { file, drawing, entries: legendEntries(drawing, counts) },
  };
}

/** How files with a style are painted, and their legends. What did not change is the same object as before, so that the map paints nothing anew for it. */
export function createFilePaints(): (files: readonly OpenFile[], shapes: readonly Shape[], isDark: boolean) => FilePaints {
  const known = new Map<string, Known>();
  const same = new Map<string, (shapes: readonly Shape[]) => readonly Shape[]>();
  let last: FilePaints = { paints: new Map(), legends: [] };

  function paintFile(file: OpenFile, style: LayerStyle, given: readonly Shape[], isDark: boolean): Known {
    let keep = same.get(file.id);
    if (!keep) same.set(file.id, (keep = following((shape: Shape) => shape)));
    const shapes = keep(given);
    const before = known.get(file.id);
    const { drawing } = style;
    const basis = drawing.kind === 'plain' ? '' : JSON.stringify(drawing.by);
    const valuesOf =
      before?.basis === basis
        ? before.valuesOf
        : following((shape: Shape) => (drawing.kind === 'plain' ? null : styledValue(drawing.by, shape)));
    if (before?.style === style && before.isDark === isDark && before.shapes === shapes) return before;
    return { style, isDark, basis, valuesOf, shapes, ...painted(file, style, shapes, valuesOf, isDark) };
  }

  return (files, shapes, isDark) => {
    const styled = new Map(files.flatMap(({ id, style }): [string, Shape[]][] => (style ? [[id, []]] : [])));
    if (styled.size > 0) for (const shape of shapes) styled.get(shape.fileId)?.push(shape);
    let isChanged = false;
    for (const id of known.keys())
      if (!styled.has(id)) {
        known.delete(id);
        same.delete(id);
        isChanged = true;
      }
    for (const file of files) {
      if (!file.style) continue;
      const now = paintFile(file, file.style, styled.get(file.id)!, isDark);
      if (known.get(file.id) !== now) isChanged = true;
      known.set(file.id, now);
    }
    const legends = files.toReversed().flatMap(({ id, isHidden }) => (isHidden ? [] : (known.get(id)?.legend ?? [])));
    if (isChanged || legends.length !== last.legends.length || legends.some((legend, at) => legend !== last.legends[at]))
      last = { paints: isChanged ? new Map([...known].map(([id, { paint }]) => [id, paint])) : last.paints, legends };
    return last;
  };
}
