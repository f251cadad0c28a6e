import { ref, shallowRef } from 'vue';
import {
  areaUnits,
  coordinateNotations,
  dateForms,
  numberForms,
  type AreaUnit,
  type CoordinateNotation,
  type DateForm,
  type NumberForm,
} from '#domain/written-forms.ts';
import { isObject } from '#domain/object.ts';
import type { GridReading } from '#formats/index.ts';

export { dateForms, numberForms, type NumberForm } from '#domain/written-forms.ts';

const isNumberForm = (value: unknown): value is NumberForm => typeof value === 'string' && Object.hasOwn(numberForms, value);

const isDateForm = (value: unknown): value is DateForm => dateForms.some((form) => form === value);

/** Views that write a number or a day follow a change. */
export const numberForm = ref<NumberForm>('system');
export const dateForm = ref<DateForm>('system');

const isCoordinateNotation = (value: unknown): value is CoordinateNotation => coordinateNotations.some((form) => form === value);
export const isAreaUnit = (value: unknown): value is AreaUnit => typeof value === 'string' && Object.hasOwn(areaUnits, value);

/** A unit of area that a person named, and the square metres of one. */
export interface OwnAreaUnit {
  name: string;
  squareMetres: number;
}
export const isOwnAreaUnit = (value: unknown): value is OwnAreaUnit =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  value['name'].trim() !== '' &&
  value['name'].length <= maxUnitName &&
  typeof value['squareMetres'] === 'number' &&
  value['squareMetres'] >= minUnitSquareMetres &&
  value['squareMetres'] <= maxUnitSquareMetres;
export const maxUnitName = 20;
const [minUnitSquareMetres, maxUnitSquareMetres] = [0.01, 1e9];

export const coordinateNotation = ref<CoordinateNotation>('degrees');
/** the code of the system of the notation `grid` */
export const coordinateSystem = ref<string | null>(null);
/** that system; null until it is read from the register */
export const coordinateGrid = shallowRef<GridReading | null>(null);
/** the unit in which areas stand beside their hectares; null: hectares alone */
export const areaUnit = shallowRef<AreaUnit | OwnAreaUnit | null>(null);

/** The forms that were kept; what is none is left as it is. */
export function takeForms(kept: Record<string, unknown>): void {
  if (isNumberForm(kept['numberForm'])) numberForm.value = kept['numberForm'];
  if (isDateForm(kept['dateForm'])) dateForm.value = kept['dateForm'];
  if (isCoordinateNotation(kept['coordinateNotation'])) coordinateNotation.value = kept['coordinateNotation'];
  if (typeof kept['coordinateSystem'] === 'string') coordinateSystem.value = kept['coordinateSystem'];
  if (isAreaUnit(kept['areaUnit']) || isOwnAreaUnit(kept['areaUnit'])) areaUnit.value = kept['areaUnit'];
}

/** The next of a few choices, and the first after the last. */
export const nextOf = <T>(choices: readonly T[], now: T): T => choices[(choices.indexOf(now) + 1) % choices.length]!;
