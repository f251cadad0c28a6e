import { classLimits } from './class-limits.ts';
import {
  maxClasses,
  noValueColour,
  othersColour,
  type CategoriesDrawing,
  type ClassesDrawing,
  type ClassMethod,
  type SortedDrawing,
  type StyleBasis,
} from './layer-style.ts';
import { palettes, rampColours, type PaletteName } from './palettes.ts';

/** The number that a value stands for, as attributes from text files write it too; NaN where it is none. */
export function numberIn(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*[-+]?(\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?\s*$/i.test(value) ? Number(value) : Number.NaN;
}
/** What tells a value from others as a category; null where there is none. */
function categoryIn(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value).trim();
  return text === '' ? null : text;
}

/** The most frequent values, as many as the palette has colours, in the order of their names; the rest are others. */
export function categoriesOf(values: Iterable<unknown>, by: StyleBasis, palette: PaletteName): CategoriesDrawing {
  const counts = new Map<string, number>();
  for (const value of values) {
    const category = categoryIn(value);
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const { colours } = palettes[palette];
  const order = new Intl.Collator('en', { numeric: true });
  const kept = [...counts]
    .toSorted(([a, m], [b, n]) => n - m || order.compare(a, b))
    .slice(0, colours.length)
    .map(([value]) => value)
    .toSorted((a, b) => order.compare(a, b));
  return {
    kind: 'categories',
    by,
    palette,
    categories: kept.map((value, index) => ({ value, colour: colours[index]! })),
    others: othersColour,
  };
}

/** null: no value is a number */
export function classesOf(
  values: readonly unknown[],
  by: StyleBasis,
  { method, palette, isReversed, count }: { method: ClassMethod; palette: PaletteName; isReversed: boolean; count: number },
): ClassesDrawing | null {
  const limits = classLimits(Float64Array.from(values, numberIn), method, Math.max(1, Math.min(maxClasses, count)));
  if (limits.length === 0) return null;
  return { kind: 'classes', by, method, palette, isReversed, limits, colours: rampColours(palette, limits.length - 1, isReversed) };
}

/** One colour of a legend, and what it is for. */
export type Swatch =
  | { kind: 'category'; value: string; colour: string }
  | { kind: 'class'; from: number; to: number; colour: string }
  | { kind: 'others'; colour: string }
  | { kind: 'none'; colour: string };

/** The colours of a drawing: first its categories or classes, then others, then shapes without a value. */
export function swatchesOf(drawing: SortedDrawing): Swatch[] {
  const none: Swatch = { kind: 'none', colour: noValueColour };
  if (drawing.kind === 'classes') {
    const { limits, colours } = drawing;
    return [...colours.map((colour, at): Swatch => ({ kind: 'class', from: limits[at]!, to: limits[at + 1]!, colour })), none];
  }
  return [
    ...drawing.categories.map(({ value, colour }): Swatch => ({ kind: 'category', value, colour })),
    { kind: 'others', colour: drawing.others },
    none,
  ];
}

/** Which swatch a value has. Values below the first and above the last class count to these. */
export function swatchFinder(drawing: SortedDrawing): (value: unknown) => number {
  if (drawing.kind === 'categories') {
    const places = new Map(drawing.categories.map(({ value }, at) => [value, at]));
    const others = drawing.categories.length;
    return (value) => {
      const category = categoryIn(value);
      return category === null ? others + 1 : (places.get(category) ?? others);
    };
  }
  const { limits, colours } = drawing;
  return (value) => {
    const number = numberIn(value);
    if (Number.isNaN(number)) return colours.length;
    let at = 0;
    while (at < colours.length - 1 && number >= limits[at + 1]!) at += 1;
    return at;
  };
}
