import { mixedColour } from '#styling/colour.ts';
import type { LayerStyle, SortedDrawing } from '#styling/layer-style.ts';
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
/** A style that other programs can have: by an attribute of the file. */
export interface ForeignStyle {
  attribute: string;
  drawing: SortedDrawing;
  looks: { swatch: Swatch; look: SymbolLook }[];
  scales: LayerStyle['scales'];
  /** what it was made of */
  style: LayerStyle;
}

export const markerPixels = 9;

/** null: the style goes by no attribute of the file, or colours by none */
export function foreignStyle(style: LayerStyle): ForeignStyle | null {
  const { drawing, fillOpacity, lineWidthPixels, scales } = style;
  if (drawing.kind === 'plain' || drawing.by.kind !== 'attribute') return null;
  const looks = swatchesOf(drawing).map((swatch) => ({
    swatch,
    look: {
      colour: swatch.colour,
      outline: mixedColour(swatch.colour, '#000000', 0.4),
      fillOpacity: fillOpacity ?? 0.75,
      lineWidthPixels: lineWidthPixels ?? 1.2,
    },
  }));
  return { attribute: drawing.by.name, drawing, looks, scales, style };
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
