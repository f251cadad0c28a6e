import type { PaletteName } from './palettes.ts';

/** What a colour goes by: an attribute of the shapes, or the hectares that Hectare measures. */
export type StyleBasis = { kind: 'attribute'; name: string } | { kind: 'hectares' };
export type ClassMethod = 'equal' | 'quantile' | 'natural';
export const classMethods = ['equal', 'quantile', 'natural'] as const satisfies ClassMethod[];

/** A colour is six hexadecimal digits behind a #. */
interface Category {
  value: string;
  colour: string;
}
export interface CategoriesDrawing {
  kind: 'categories';
  by: StyleBasis;
  palette: PaletteName;
  categories: Category[];
  /** of values that are in no category */
  others: string;
}
/** `limits` has one number more than `colours`: the lowest value, the lower limits of all other classes, the highest value. A limit belongs to the class above it. */
export interface ClassesDrawing {
  kind: 'classes';
  by: StyleBasis;
  method: ClassMethod;
  palette: PaletteName;
  isReversed: boolean;
  limits: number[];
  colours: string[];
}
export type SortedDrawing = CategoriesDrawing | ClassesDrawing;
/** `plain`: in one colour, that of the style or else of the file, or as the file says. */
export type Drawing = { kind: 'plain'; colour?: string } | SortedDrawing;

export type LabelWording = { kind: 'name' } | { kind: 'none' } | { kind: 'formula'; formula: string };
export interface LayerStyle {
  version: 1;
  drawing: Drawing;
  /** of areas, 0 to 1; null: as the colour has it */
  fillOpacity: number | null;
  /** null: as the colour has it */
  lineWidthPixels: number | null;
  labels: { wording: LabelWording; sizePixels: number; hasHalo: boolean };
  /** Drawn between these scales alone, each included; null: no limit on that side. */
  scales: { minDenominator: number | null; maxDenominator: number | null };
}

export const plainStyle: LayerStyle = {
  version: 1,
  drawing: { kind: 'plain' },
  fillOpacity: null,
  lineWidthPixels: null,
  labels: { wording: { kind: 'name' }, sizePixels: 12, hasHalo: true },
  scales: { minDenominator: null, maxDenominator: null },
};

/** How shapes of a sorted drawing look where the style leaves it open. */
export const usualLook = { fillOpacity: 0.75, outlineWidthPixels: 1.2, lineWidthPixels: 3 } as const;
export const maxClasses = 9;
export const maxLineWidthPixels = 12;
export const labelSizesPixels = { least: 9, most: 24 } as const;
export const maxFormulaLength = 500;
export const noValueColour = '#9a9f9c';
export const othersColour = '#6f7572';

/** The colour of a style that has one for all shapes, its own; null for any other. */
export const singleColour = ({ drawing }: Pick<LayerStyle, 'drawing'>): string | null =>
  drawing.kind === 'plain' ? (drawing.colour ?? null) : null;

/** Whether shapes at a scale of one to `denominator` are drawn. */
export const isInScales = ({ minDenominator, maxDenominator }: LayerStyle['scales'], denominator: number): boolean =>
  (minDenominator === null || denominator >= minDenominator) && (maxDenominator === null || denominator <= maxDenominator);
