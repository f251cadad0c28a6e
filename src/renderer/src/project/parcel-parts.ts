import { defineStore } from 'pinia';
import { computed } from 'vue';
import { maxSummedRows, shownHectares, type ShownParts } from '#window/kit/text/parts.ts';
import { useParcelFigures } from '#window/workspace/parcel-figures.ts';
import { useParcelFilter } from '#window/workspace/parcel-filter.ts';
import { hectaresOf, type ProjectShape } from '#window/workspace/project-shapes.ts';

/** Figures of parcels that are hectares, and can be added up. */
export const amountNames = ['area_hectares', 'forest_2000_ha', 'forest_left_ha', 'deforested_ha'] as const;
export type AmountName = (typeof amountNames)[number];
export const isAmount = (name: string): name is AmountName => amountNames.some((known) => known === name);

/** By how much of a sum the service's own rounding may differ from it. */
const slack = 1e-6;

/** Hectares of the open project's parcels that the filter shows, as they stand in the table above their sum, column by column: what is read adds up. */
export const useParcelParts = defineStore('parcelParts', () => {
  const figures = useParcelFigures();
  const filter = useParcelFilter();
  const placeOf = computed(() => new Map(filter.visible.map(({ id }, place) => [id, place])));
  const valuesOf = (name: AmountName) =>
    filter.visible.map((shape) => (name === 'area_hectares' ? hectaresOf(shape) : (figures.of(shape)?.[name] ?? null)));
  function partsOf(name: AmountName): ShownParts {
    const values = valuesOf(name);
    // Of some parcels the sum is that of their own figures.
    if (name === 'area_hectares' || filter.isFiltered) return shownHectares(values);
    const known = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
    const sum = figures.answer?.sum[name] ?? known;
    // Parcels that are too small for a figure of their own are in the sum all the same.
    const rest = Math.abs(sum - known) <= slack * (1 + sum) ? 0 : sum - known;
    return shownHectares(values, rest);
  }
  /** Null where there are so many parcels that nobody adds them up. */
  const columns = computed(() =>
    filter.visible.length > maxSummedRows ? null : new Map(amountNames.map((name) => [name, partsOf(name)])),
  );
  /** Null where the figure is to be written by itself. */
  const textOf = (name: AmountName, shape: ProjectShape): string | null =>
    columns.value?.get(name)?.parts[placeOf.value.get(shape.id) ?? -1] ?? null;
  /** What the shown parcels have together; null where none has a figure. */
  function sumOf(name: AmountName): number | null {
    const known = valuesOf(name).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  }
  return { columns, textOf, sumOf };
});
