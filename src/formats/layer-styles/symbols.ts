import { mixedColour } from '#styling/colour.ts';
import { singleColour, usualLook, type Drawing, type LayerStyle } from '#styling/layer-style.ts';
import { swatchesOf, type Swatch } from '#styling/sorting.ts';
import type { Feature } from '#geo/types.ts';

/** Kinds of symbols, which QGIS and SLD have one each of. */
export const symbolKinds = ['fill', 'line', 'marker'] as const;
export type SymbolKind = (typeof symbolKinds)[number];
export interface SymbolLook {
  colour: string;
  /** of the outline of areas */
  outline: string;
  fillOpacity: number;
  lineWidthPixels: number;
}
/** What a symbol is for: a value or class of the attribute, or every shape. */
export type ForeignSwatch = Swatch | { kind: 'all' };
/** A style that other programs can have: of one colour, or by an attribute of the file. */
export interface ForeignStyle {
  /** null: of one colour */
  attribute: string | null;
  drawing: Drawing;
  looks: { swatch: ForeignSwatch; look: SymbolLook }[];
  scales: LayerStyle['scales'];
  /** what it was made of */
  style: LayerStyle;
}

export const markerPixels = 9;
/** The outline of an area of a colour. */
export const outlineOf = (colour: string): string => mixedColour(colour, '#000000', 0.4);

/** null: the style goes by no attribute of the file, or has no colour */
export function foreignStyle(style: LayerStyle): ForeignStyle | null {
  const { drawing, fillOpacity, lineWidthPixels, scales } = style;
  const lookOf = (colour: string): SymbolLook => ({
    colour,
    outline: outlineOf(colour),
    fillOpacity: fillOpacity ?? usualLook.fillOpacity,
    lineWidthPixels: lineWidthPixels ?? usualLook.outlineWidthPixels,
  });
  const common = { drawing, scales, style };
  const single = singleColour(style);
  if (single !== null) return { ...common, attribute: null, looks: [{ swatch: { kind: 'all' }, look: lookOf(single) }] };
  if (drawing.kind === 'plain' || drawing.by.kind !== 'attribute') return null;
  const looks = swatchesOf(drawing).map((swatch) => ({ swatch, look: lookOf(swatch.colour) }));
  return { ...common, attribute: drawing.by.name, looks };
}

const kindOf: Record<string, SymbolKind> = {
  Polygon: 'fill',
  MultiPolygon: 'fill',
  LineString: 'line',
  MultiLineString: 'line',
  Point: 'marker',
  MultiPoint: 'marker',
};
/** The kinds of symbols that shapes need, the most frequent first. */
export class SymbolKinds {
  readonly #counts = new Map<SymbolKind, number>();
  add({ geometry }: Feature): void {
    const kind = geometry ? kindOf[geometry.type] : undefined;
    if (kind) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }
  get list(): SymbolKind[] {
    return [...this.#counts].toSorted(([, a], [, b]) => b - a).map(([kind]) => kind);
  }
}
