/** A metric as people compare it: then, in the future, and how much it changes. */
export interface RiskRow extends Record<string, unknown> {
  name: string;
  what: string;
  baseline: number | null;
  future: number | null;
  change: number | null;
}
export type RiskGroup = 'heat' | 'cold' | 'rain' | 'dryness' | 'other';

const groups: Record<Exclude<RiskGroup, 'other'>, string[]> = {
  heat: ['TXx', 'TX35', 'TX30', 'SU', 'TR', 'WSDI'],
  cold: ['TNn', 'FD', 'ID'],
  rain: ['PRCPTOT', 'SDII', 'Rx1day', 'Rx5day', 'R20mm', 'R95pTOT', 'CWD'],
  dryness: ['CDD', 'SPI12'],
};
export const groupOf = (name: string): RiskGroup =>
  (Object.keys(groups) as (keyof typeof groups)[]).find((group) => groups[group].includes(name)) ?? 'other';

/** `TXx_baseline`, `TXx_2041_2060` and `TXx_change` are one row; names that a provider gives otherwise are rows of their own, with their value as the baseline. */
export function riskRows(items: { risk: string; description: string; value: number | null }[]): RiskRow[] {
  const found = new Map<string, RiskRow>();
  for (const { risk, description, value } of items) {
    const [, name = risk, kind = 'baseline'] = /^(.*)_(baseline|2041_2060|change)$/.exec(risk) ?? [];
    const row = found.get(name) ?? { name, what: '', baseline: null, future: null, change: null };
    row[kind === 'baseline' ? 'baseline' : kind === 'change' ? 'change' : 'future'] = value;
    if (kind === 'baseline' || row.what === '') row.what = description;
    found.set(name, row);
  }
  return [...found.values()];
}

/** metrics in millimetres: what is much depends on the place */
const amountsOf = new Set(['PRCPTOT', 'SDII', 'Rx1day', 'Rx5day']);

/** Where two values stand on a line of their own, 0 to 1: amounts from zero, temperatures around themselves. null when there is nothing to place. */
export function placesOf({ name, baseline, future }: RiskRow): { baseline: number; future: number | null } | null {
  if (baseline === null) return null;
  const values = [baseline, ...(future === null ? [] : [future])];
  const isTemperature = name === 'TXx' || name === 'TNn';
  // A day more or less, or a percent, is not the whole line.
  const minTop = amountsOf.has(name) ? 0 : 10;
  const [low, high] = isTemperature
    ? [Math.min(...values) - 2, Math.max(...values) + 2]
    : [Math.min(0, ...values), Math.max(minTop, ...values.map((value) => value * 1.08))];
  const at = (value: number) => (high > low ? (value - low) / (high - low) : 0);
  return { baseline: at(baseline), future: future === null ? null : at(future) };
}
