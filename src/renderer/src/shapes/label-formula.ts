import { FormulaFault, readFormula } from '#formats/attribute-formula.ts';
import { decimal } from '#window/kit/text/index.ts';
import type { Shape } from './open-shapes.ts';
import { areaOf, lengthOf } from './shape-measures.ts';

const roundedTo = (value: number | null, decimals: number) => (value === null ? null : Number(value.toFixed(decimals)));
const always: Record<string, (shape: Shape, number: number) => string | number | null> = {
  name: ({ name }) => name,
  // A label joins them to words: nobody wants their twelve decimals there.
  area_hectares: (shape) => roundedTo(areaOf(shape), 2),
  perimeter_metres: (shape) => roundedTo(lengthOf(shape), 1),
  number: (_shape, number) => number,
};

/**
 * What is written at a shape by a formula of the attribute table, with or without its `=`; nothing where it has no answer for a shape. Throws FormulaFault for what is
 * no formula.
 */
export function labelWriter(formula: string): (shape: Shape, number: number) => string {
  const step = readFormula(formula.trimStart().startsWith('=') ? formula.trimStart() : `=${formula}`);
  return (shape, number) => {
    try {
      const value = step((name) => shape.feature.properties?.[name] ?? always[name]?.(shape, number) ?? null);
      return typeof value === 'number' ? decimal(value, 0, 2) : String(value ?? '');
    } catch (error) {
      if (error instanceof FormulaFault) return '';
      throw error;
    }
  };
}
