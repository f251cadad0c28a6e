import { hectares, text } from '#window/kit/text/index.ts';
import { riskOf, type Plot, type RiskName } from '#window/workspace/plot-risks.ts';

/** What stands in the cell of a table: a risk, or that it is unknown. */
export const shownRisk = (name: RiskName, plot: Plot | null): string => text(`parcels.risk.${riskOf(plot, name) ?? 'unknown'}`);

/** What the pointer reads over a cell: what the risk rests on, or why there is none. */
export function riskHint(name: RiskName, plot: Plot | null): string {
  if (!plot) return shownRisk(name, plot);
  if (plot.reason !== null) return text(`parcels.riskWhy.${plot.reason}`);
  const shown = (value: number | null) => (value === null ? '–' : hectares(value));
  return text('parcels.riskHint', {
    risk: shownRisk(name, plot),
    forest: shown(plot.forest_2020_ha),
    loss: shown(plot.loss_after_2020_in_forest_ha),
  });
}
