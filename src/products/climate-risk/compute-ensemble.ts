import type { Scenario, Weights } from '#products/climate/compute.ts';
import { metrics, type MetricValues } from './compute.ts';

/** What one run of a model says: the same indices before and after, with the thresholds of its own past. */
export interface Run {
  scenario: Scenario;
  past: MetricValues;
  future: MetricValues;
}

/** A figure of the models, with the least and the greatest of the runs beside it. */
export interface Spread {
  value: number;
  lowest: number;
  highest: number;
}
export interface MetricChange {
  past: Spread;
  future: Spread;
  change: Spread;
}

/** Mean over the runs of each scenario, then over scenarios by weight; null where a scenario has no run that knows the figure. */
function spreadOf(runs: { scenario: Scenario; value: number | null }[], weights: Weights): Spread | null {
  let value = 0;
  const all: number[] = [];
  for (const [scenario, weight] of Object.entries(weights)) {
    const known = runs.flatMap((run) => (run.scenario === scenario && run.value !== null ? [run.value] : []));
    if (known.length === 0) return null;
    value += (weight * known.reduce((sum, one) => sum + one, 0)) / known.length;
    all.push(...known);
  }
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  // Weights that add up to one give a value within the runs; the sum may leave them by a rounding.
  return { value: Math.min(highest, Math.max(lowest, value)), lowest, highest };
}

/**
 * Change of every metric from the past to the future of the same runs. A run counts only where it knows both, so that the change is the difference of the two
 * figures. Null where a scenario has no such run.
 */
export function changesOf(runs: readonly Run[], weights: Weights): Record<string, MetricChange | null> {
  return Object.fromEntries(
    metrics.map(({ name }) => {
      const both = runs.flatMap(({ scenario, past, future }) => {
        const [before, after] = [past[name] ?? null, future[name] ?? null];
        return before === null || after === null ? [] : [{ scenario, before, after }];
      });
      const spread = (value: (run: (typeof both)[number]) => number) =>
        spreadOf(
          both.map((run) => ({ scenario: run.scenario, value: value(run) })),
          weights,
        );
      const [past, future] = [spread(({ before }) => before), spread(({ after }) => after)];
      const change = spread(({ before, after }) => after - before);
      return [name, past && future && change && { past, future, change }];
    }),
  );
}
