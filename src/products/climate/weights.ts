export const scenarioNames = ['ssp126', 'ssp245', 'ssp370', 'ssp585'] as const;
export type ScenarioName = (typeof scenarioNames)[number];
/** Percent of each scenario; they sum to 100 and each is above 0. */
export type Shares = Record<ScenarioName, number>;

export const presets: Record<'usual' | 'equal' | 'low' | 'high', Shares> = {
  usual: { ssp126: 10, ssp245: 40, ssp370: 40, ssp585: 10 }, equal: { ssp126: 25, ssp245: 25, ssp370: 25, ssp585: 25 },
  low: { ssp126: 97, ssp245: 1, ssp370: 1, ssp585: 1 }, high: { ssp126: 1, ssp245: 1, ssp370: 1, ssp585: 97 },
};
const least = 1;

/** Sets one share and lets the others follow in their own proportion, so that all still sum to 100 and none falls below 1. Whole percents, the last one takes the rest. */
export function linked(shares: Shares, name: ScenarioName, wanted: number): Shares {
  const others = scenarioNames.filter((one) => one !== name);
  const value = Math.min(100 - least * others.length, Math.max(least, Math.round(Number.isFinite(wanted) ? wanted : shares[name])));
  const spare = 100 - value - least * others.length;
  const before = others.map((one) => Math.max(0, shares[one] - least));
  const sum = before.reduce((total, share) => total + share, 0);
  const next: Shares = { ...shares, [name]: value };
  let left = spare;
  others.forEach((one, index) => {
    const share = index === others.length - 1 ? left : Math.min(left, Math.round(sum === 0 ? spare / others.length : (spare * before[index]!) / sum));
    next[one] = least + share;
    left -= share;
  });
  return next;
}
