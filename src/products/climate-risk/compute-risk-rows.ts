/** A metric as people compare it: today, in the models then and in the future, and how much it changes between those two. */
export interface RiskRow extends Record<string, unknown> {
  name: string;
  what: string;
  /** today's level, as observed */
  baseline: number | null;
  /** of the same years in the models; null where a service gives none */
  modelBaseline: number | null;
  future: number | null;
  change: number | null;
  /** the change in single runs of the models; null where a service gives none */
  lowest: number | null;
  highest: number | null;
}
export interface RiskItem {
  risk: string;
  description: string;
  value: number | null;
  lowest: number | null;
  highest: number | null;
}
export type RiskGroup = 'heat' | 'cold' | 'rain' | 'dryness' | 'other';

const groups: Record<Exclude<RiskGroup, 'other'>, string[]> = {
  heat: ['TXx', 'TX35', 'TX30', 'SU', 'TR', 'WSDI'],
  cold: ['TNn', 'FD', 'ID'],
  rain: ['PRCPTOT', 'SDII', 'Rx1day', 'Rx5day', 'R20mm', 'R95pTOT', 'R95pFraction', 'CWD'],
  dryness: ['CDD', 'SPI12'],
};
export const groupOf = (name: string): RiskGroup =>
  (Object.keys(groups) as (keyof typeof groups)[]).find((group) => groups[group].includes(name)) ?? 'other';

const columnOf = { baseline: 'baseline', model_baseline: 'modelBaseline', '2041_2060': 'future', change: 'change' } as const;

/** The items `TXx_baseline`, `TXx_model_baseline`, `TXx_2041_2060` and `TXx_change` are one row; names that a provider gives otherwise are rows of their own, with their value as the baseline. */
export function riskRows(items: RiskItem[]): RiskRow[] {
  const found = new Map<string, RiskRow>();
  for (const { risk, description, value, lowest, highest } of items) {
    const [, name = risk, kind = 'baseline'] = /^(.*?)_(model_baseline|baseline|2041_2060|change)$/.exec(risk) ?? [];
    const row: RiskRow = found.get(name) ?? {
      name,
      what: '',
      baseline: null,
      modelBaseline: null,
      future: null,
      change: null,
      lowest: null,
      highest: null,
    };
    row[columnOf[kind as keyof typeof columnOf]] = value;
    if (kind === 'change') [row.lowest, row.highest] = [lowest, highest];
    if (kind === 'baseline' || row.what === '') row.what = description;
    found.set(name, row);
  }
  return [...found.values()];
}

/** metrics in millimetres: what is much depends on the place */
const amountsOf = new Set(['PRCPTOT', 'SDII', 'Rx1day', 'Rx5day', 'R95pTOT']);

/**
 * Where the past and the future stand on a line of their own, 0 to 1: amounts from zero, temperatures around themselves. The past is what the models say of it, so that the
 * way between is their change; what was observed, where there are no models. Null when there is nothing to place.
 */
export function placesOf({ name, baseline, modelBaseline, future }: RiskRow): { past: number; future: number | null } | null {
  const past = modelBaseline ?? baseline;
  if (past === null) return null;
  const values = [past, ...(future === null ? [] : [future])];
  const isTemperature = name === 'TXx' || name === 'TNn';
  // A day more or less, or a percent, is not the whole line.
  const minTop = amountsOf.has(name) ? 0 : 10;
  const [low, high] = isTemperature
    ? [Math.min(...values) - 2, Math.max(...values) + 2]
    : [Math.min(0, ...values), Math.max(minTop, ...values.map((value) => value * 1.08))];
  const at = (value: number) => (high > low ? (value - low) / (high - low) : 0);
  return { past: at(past), future: future === null ? null : at(future) };
}
