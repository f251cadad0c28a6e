import { declaredHectares, type DeclaredRemovals } from '#api/declared-removals.ts';

export type Kind = 'none' | DeclaredRemovals['kind'];
/** A row of the form as it was typed; an empty field of a number is ''. */
export interface Row {
  year: number | '';
  hectares: number | '';
  removals: number | '';
  lower: number | '';
  upper: number | '';
}
/** Why a form cannot be saved: the key of its text below `additionality.declare.fault`, and what stands in its places. */
export interface RowFault {
  key: 'number' | 'year' | 'hectares' | 'order' | 'twice' | 'area';
  places: Record<string, number>;
}
export const emptyRow = (): Row => ({ year: '', hectares: '', removals: '', lower: '', upper: '' });

/** What was declared, as rows. */
export function rowsOf(declared: DeclaredRemovals | null): Row[] {
  if (!declared) return [];
  return declared.kind === 'planting-plan'
    ? declared.plantings.map((one) => ({
        year: one.year,
        hectares: one.hectares,
        removals: '',
        lower: one.lower_hectares,
        upper: one.upper_hectares,
      }))
    : declared.measurements.map((one) => ({
        year: one.year,
        hectares: one.hectares,
        removals: one.removals_tco2e,
        lower: one.lower_tco2e,
        upper: one.upper_tco2e,
      }));
}

type Numbers = Record<keyof Row, number>;
function faultOf(kind: Exclude<Kind, 'none'>, row: Row, n: number): RowFault | null {
  const needed = [row.year, row.hectares, row.lower, row.upper, ...(kind === 'measured' ? [row.removals] : [])];
  if (needed.some((value) => value === '' || !Number.isFinite(value))) return { key: 'number', places: { n } };
  const { year, hectares, removals, lower, upper } = row as Numbers;
  if (!Number.isInteger(year) || year < 1990 || year > 2100) return { key: 'year', places: { n } };
  if (hectares <= 0) return { key: 'hectares', places: { n } };
  const middle = kind === 'measured' ? removals : hectares;
  return lower < 0 || lower > middle || middle > upper ? { key: 'order', places: { n } } : null;
}

/** The rows as the API takes them, or the first thing that is wrong with them. `projectHectares` null: not known. */
export function declaredFrom(
  kind: Kind,
  rows: readonly Row[],
  projectHectares: number | null,
): { declared: DeclaredRemovals | null } | { fault: RowFault } {
  if (kind === 'none') return { declared: null };
  if (rows.length === 0) return { fault: { key: 'number', places: { n: 1 } } };
  for (const [index, row] of rows.entries()) {
    const fault = faultOf(kind, row, index + 1);
    if (fault) return { fault };
  }
  const numbers = rows as readonly Numbers[];
  const twice = numbers.find(({ year }, index) => numbers.findIndex((other) => other.year === year) < index);
  if (kind === 'measured' && twice) return { fault: { key: 'twice', places: { year: twice.year } } };
  const declared: DeclaredRemovals =
    kind === 'planting-plan'
      ? {
          kind,
          plantings: numbers.map(({ year, hectares, lower, upper }) => ({ year, hectares, lower_hectares: lower, upper_hectares: upper })),
        }
      : {
          kind,
          measurements: numbers.map(({ year, hectares, removals, lower, upper }) => ({
            year,
            hectares,
            removals_tco2e: removals,
            lower_tco2e: lower,
            upper_tco2e: upper,
          })),
        };
  const hectares = declaredHectares(declared);
  if (projectHectares !== null && hectares > projectHectares * 1.01)
    return { fault: { key: 'area', places: { project: projectHectares, declared: hectares } } };
  return { declared };
}
