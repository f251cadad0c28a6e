import { isObject } from '#domain/object.ts';
import type { ChartColour, ChartSeries } from '#window/kit/charts/chart-spec.ts';
import { numberOf } from '#window/kit/product/number-of.ts';
import { text as t } from '#window/kit/text/index.ts';
import { scenarioNames, type ScenarioName } from '../weights.ts';

/** The scenarios of one period for one field, and the lowest and highest of all their models. */
export interface Spread {
  means: Record<ScenarioName, number | null>;
  low: number | null;
  high: number | null;
}

/** Reads the scenarios of a record; null where a service gives the weighted mean alone. */
export function spreadOf(byScenario: unknown, field: string): Spread | null {
  if (!isObject(byScenario)) return null;
  const valueOf = (name: ScenarioName): Record<string, unknown> => {
    const scenario = byScenario[name];
    const value = isObject(scenario) ? scenario[field] : null;
    return isObject(value) ? value : {};
  };
  const values = scenarioNames.map(valueOf);
  const known = (key: string) => values.map((value) => numberOf(value[key])).filter((value): value is number => value !== null);
  const [lows, highs] = [known('min'), known('max')];
  const means = Object.fromEntries(scenarioNames.map((name, index) => [name, numberOf(values[index]!['mean'])])) as Spread['means'];
  if (Object.values(means).every((mean) => mean === null)) return null;
  // A band that leaves a scenario out would be too narrow.
  const isWhole = lows.length === scenarioNames.length && highs.length === scenarioNames.length;
  return { means, low: isWhole ? Math.min(...lows) : null, high: isWhole ? Math.max(...highs) : null };
}

const colours: Record<ScenarioName, ChartColour> = { ssp126: 'first', ssp245: 'second', ssp370: 'third', ssp585: 'fourth' };

/** A line a scenario around the weighted mean, within the band of all models; `scale` turns the values into the unit of the picture. */
export function scenarioLines(spreads: readonly (Spread | null)[], weighted: readonly (number | null)[], scale = 1): ChartSeries[] {
  const scaled = (values: readonly (number | null)[]) => values.map((value) => (value === null ? null : value * scale));
  const hasBand = spreads.some((spread) => spread?.low != null);
  return [
    ...(hasBand
      ? ([
          {
            label: t('climate.low'),
            values: scaled(spreads.map((one) => one?.low ?? null)),
            kind: 'line',
            colour: 'band',
            thin: true,
            fold: 'min',
          },
          {
            label: t('climate.band'),
            values: scaled(spreads.map((one) => one?.high ?? null)),
            kind: 'line',
            colour: 'band',
            thin: true,
            fillToPrevious: true,
            fold: 'max',
          },
        ] satisfies ChartSeries[])
      : []),
    { label: t('climate.weighted'), values: [...weighted], kind: 'line', colour: 'ink', strong: true },
    ...scenarioNames.map((name): ChartSeries => ({
      label: t(`climate.${name}`),
      values: scaled(spreads.map((one) => one?.means[name] ?? null)),
      kind: 'line',
      colour: colours[name],
    })),
  ];
}
