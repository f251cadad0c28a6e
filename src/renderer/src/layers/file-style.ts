import { computed, type Ref } from 'vue';
import { styleKeys } from '#formats/kml/kml-style.ts';
import { plainStyle, singleColour, type Drawing, type LayerStyle, type SortedDrawing, type StyleBasis } from '#styling/layer-style.ts';
import { legendEntries } from '#styling/legend.ts';
import { isForCategories, paletteNames, palettes, type PaletteName } from '#styling/palettes.ts';
import { categoriesOf, classesOf, numberIn, swatchesOf, swatchFinder } from '#styling/sorting.ts';
import { hasOwnLook } from '#window/kit/file-style.ts';
import { useFiles, type Shape } from '#window/shapes/files.ts';
import type { LayerColour, OpenFile } from '#window/shapes/open-shapes.ts';
import { areaOf } from '#window/shapes/shape-measures.ts';
import { styledValue } from '#window/shapes/styled-values.ts';

/** The choices of the panel: in one colour, as the file says, by categories, by classes. */
export type StyleKind = 'single' | 'file' | 'categories' | 'classes';
const usualCount = 5;
/** Values of an attribute that are looked at to see whether it suits. */
const maxLookedAt = 5000;
const unstyled = new Set<string>(styleKeys);

export const orderPalettes = paletteNames.filter((name) => !isForCategories(name));
export const categoryPalettes = paletteNames.filter(isForCategories);

/** With another colour of one entry of the legend. */
function recoloured(drawing: Drawing, at: number, colour: string): Drawing {
  if (drawing.kind === 'plain') return drawing;
  if (drawing.kind === 'classes') return { ...drawing, colours: drawing.colours.with(at, colour) };
  return at === drawing.categories.length
    ? { ...drawing, others: colour }
    : { ...drawing, categories: drawing.categories.with(at, { ...drawing.categories[at]!, colour }) };
}

const valuesOf = (by: StyleBasis, shapes: readonly Shape[]) => shapes.map((shape) => styledValue(by, shape));

/** What the shapes of a file can be coloured by. */
function useStyleBases(shapes: Ref<readonly Shape[]>) {
  const hasOwn = computed(() => shapes.value.some(({ feature }) => hasOwnLook(feature)));
  const hasHectares = computed(() => shapes.value.some((shape) => areaOf(shape) !== null));
  const attributes = computed(() => {
    const names = new Set<string>();
    for (const { feature } of shapes.value) for (const name in feature.properties) names.add(name);
    return [...names].filter((name) => !unstyled.has(name));
  });
  const isNumeric = (name: string) =>
    shapes.value.slice(0, maxLookedAt).some((shape) => !Number.isNaN(numberIn(shape.feature.properties?.[name])));
  /** The first attribute that tells groups apart. */
  function usualCategories(): StyleBasis | null {
    const looked = shapes.value.slice(0, maxLookedAt);
    const suits = (name: string) => {
      const { size } = new Set(looked.map((shape) => shape.feature.properties?.[name]));
      return size > 1 && size < looked.length && size <= palettes.muted.colours.length;
    };
    const name = attributes.value.find(suits) ?? attributes.value[0];
    return name === undefined ? null : { kind: 'attribute', name };
  }
  function usualClasses(): StyleBasis | null {
    if (hasHectares.value) return { kind: 'hectares' };
    const name = attributes.value.find(isNumeric);
    return name === undefined ? null : { kind: 'attribute', name };
  }
  return { hasOwn, hasHectares, attributes, usualCategories, usualClasses };
}

/** The style of an open file, and the changes that the panel makes to it. */
export function useFileStyle(file: Ref<OpenFile | null>) {
  const files = useFiles();
  const shapes = computed(() => files.shapes.filter(({ fileId }) => fileId === file.value?.id));
  const { hasOwn, hasHectares, attributes, usualCategories, usualClasses } = useStyleBases(shapes);
  // The file stays the same object when its style changes; the list of files does not.
  const style = computed<LayerStyle>(() => files.files.find(({ id }) => id === file.value?.id)?.style ?? plainStyle);
  const colour = computed<LayerColour>(() => files.files.find(({ id }) => id === file.value?.id)?.colour ?? 'amber');
  // Opacity and width do not sort anew.
  const drawing = computed(() => style.value.drawing);
  const single = computed(() => singleColour(style.value));
  const kind = computed<StyleKind>(() =>
    drawing.value.kind !== 'plain' ? drawing.value.kind : colour.value === 'own' && single.value === null ? 'file' : 'single',
  );
  const put = (change: Partial<LayerStyle>, as: LayerColour = colour.value) => {
    if (file.value) files.setStyle(file.value.id, { ...style.value, ...change }, as);
  };
  /** Categories or classes anew from what the shapes have now; whether there are any. */
  function sortBy(
    by: StyleBasis,
    wanted: { kind: 'categories'; palette: PaletteName } | ({ kind: 'classes' } & Parameters<typeof classesOf>[2]),
  ): boolean {
    const sorted: SortedDrawing | null =
      wanted.kind === 'categories'
        ? categoriesOf(valuesOf(by, shapes.value), by, wanted.palette)
        : classesOf(valuesOf(by, shapes.value), by, wanted);
    if (sorted) put({ drawing: sorted });
    return sorted !== null;
  }
  /** False where no attribute suits. */
  function choose(wanted: StyleKind): boolean {
    if (wanted === 'single' || wanted === 'file') {
      const isKept = wanted === 'single' && single.value !== null;
      if (!isKept) put({ drawing: { kind: 'plain' } }, wanted === 'file' ? 'own' : colour.value === 'own' ? 'amber' : colour.value);
      return true;
    }
    const by = wanted === 'categories' ? usualCategories() : usualClasses();
    if (!by) return false;
    return sortBy(
      by,
      wanted === 'categories'
        ? { kind: 'categories', palette: 'muted' }
        : { kind: 'classes', method: 'quantile', palette: 'viridis', isReversed: false, count: usualCount },
    );
  }
  const recolour = (at: number, now: string) => put({ drawing: recoloured(drawing.value, at, now) });
  const entries = computed(() => {
    const now = drawing.value;
    if (now.kind === 'plain') return [];
    const find = swatchFinder(now);
    const counts = new Uint32Array(swatchesOf(now).length);
    for (const value of valuesOf(now.by, shapes.value)) counts[find(value)]! += 1;
    return legendEntries(now, counts);
  });
  const reset = () => {
    if (file.value) files.setStyle(file.value.id, undefined, colour.value);
  };
  return { shapes, style, drawing, single, colour, kind, hasOwn, hasHectares, attributes, entries, put, sortBy, choose, recolour, reset };
}
