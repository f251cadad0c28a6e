import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FormulaFault, readFormula } from './attribute-formula.ts';

const shape: Record<string, unknown> = { name: 'North', area_hectares: 2.5, 'Plot no': '7', empty: null, 'été': 3 };
const value = (formula: string) => readFormula(formula)((name) => (Object.hasOwn(shape, name) ? shape[name] : undefined));

describe('values and formulas for attributes', () => {
  test.each([['Wald', 'Wald'], ['12.5', 12.5], ['12,5', 12.5], ['007', '007'], ['', null], ['=area_hectares*2', 5], ['=1+2*3', 7], ['=(1+2)*3', 9], ['=-2+3', 1], ['=2-3-4', -5], ['=8/4/2', 1], ['=[Plot no] + 100', 107], ['=name & " block"', 'North block'], ['="a""b" & 1+1', 'a"b2'], ['=empty + 1', null], ['=empty & "x"', 'x'], ['=1/0', null], ['=été', 3]] as const)('%s', (formula, expected) => { expect(value(formula)).toBe(expected); });
  test.each([['=name + 1', /no number/], ['=nothing', /No shape has/], ['=1 +', /ends/], ['=(1', /bracket/], ['=1 2', /sign is missing/], ['=alert`1`', /not understood/], ['=*2', /should stand/], [`=${'1+'.repeat(300)}1`, /500/]])('%s is refused in words', (formula, reason) => { expect(() => value(formula)).toThrow(reason); });
  test('anything typed is a value or a fault, never something else', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => { try { value(`=${text}`); return true; } catch (error) { return error instanceof FormulaFault; } }), { numRuns: 2000 });
  });
});
