export const scenarioNames = ['ssp126', 'ssp245', 'ssp370', 'ssp585'] as const;
export type ScenarioName = (typeof scenarioNames)[number];
/** Hundredths of each scenario; they sum to 100 and each is above 0, because the API takes no weight of 0. */
export type Shares = Record<ScenarioName, number>;

export const presets: Record<'usual' | 'equal' | ScenarioName, Shares> = {
  usual: { ssp126: 10, ssp245: 40, ssp370: 40, ssp585: 10 },
  equal: { ssp126: 25, ssp245: 25, ssp370: 25, ssp585: 25 },
  ssp126: { ssp126: 97, ssp245: 1, ssp370: 1, ssp585: 1 },
  ssp245: { ssp126: 1, ssp245: 97, ssp370: 1, ssp585: 1 },
  ssp370: { ssp126: 1, ssp245: 1, ssp370: 97, ssp585: 1 },
  ssp585: { ssp126: 1, ssp245: 1, ssp370: 1, ssp585: 97 },
};
export const minShare = 1;
export const maxShare = 100 - minShare * (scenarioNames.length - 1);

/** What was typed as a weight from 0 to 1, in hundredths; null when it is none that leaves the others at least a hundredth each. A decimal comma is understood. */
export function weightTyped(text: string): number | null {
  const value = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return text.trim() !== '' && Number.isFinite(value) && value >= minShare && value <= maxShare ? value : null;
}

export const sameShares = (a: Shares, b: Shares): boolean => scenarioNames.every((name) => a[name] === b[name]);

/** Sets one share and lets the others follow in their own proportion, so that all still sum to 100 and none falls below 1. Whole percents, the last one takes the rest. */
export function linked(shares: Shares, name: ScenarioName, wanted: number): Shares {
  const others = scenarioNames.filter((scenario) => scenario !== name);
  const value = Math.min(maxShare, Math.max(minShare, Math.round(Number.isFinite(wanted) ? wanted : shares[name])));
  const spare = 100 - value - minShare * others.length;
  const before = others.map((scenario) => Math.max(0, shares[scenario] - minShare));
  const sum = before.reduce((total, share) => total + share, 0);
  const next: Shares = { ...shares, [name]: value };
  let left = spare;
  others.forEach((scenario, index) => {
    const share =
      index === others.length - 1 ? left : Math.min(left, Math.round(sum === 0 ? spare / others.length : (spare * before[index]!) / sum));
    next[scenario] = minShare + share;
    left -= share;
  });
  return next;
}
