import { plotRisks, type PlotRisk, type PlotRisks } from '#api/forest-2020.ts';
import { HostFault, projectCall } from '#window/kit/host/host.ts';

/** Kinds of crops that a decision tree judges here; the one for timber needs layers that are not read. */
export const riskNames = ['risk_perennial_crops', 'risk_annual_crops'] as const;
export type RiskName = (typeof riskNames)[number];
export const isRiskName = (name: string): name is RiskName => riskNames.some((known) => known === name);
export type Plot = PlotRisks['plots'][number];

/** The product whose results the risks rest on. */
export const riskProduct = 'forest-2020';

/** From harmless to what needs somebody; what is unknown stands between, never below. */
const severity: Readonly<Record<PlotRisk, number>> = { low: 0, not_assessed: 1, more_info_needed: 2, high: 3 };
export const severityOf = (risk: PlotRisk): number => severity[risk];

/**
 * What a table says of a plot; null where nothing is known. A low risk is taken over only where an indicator that makes it low is known: no trees in 2020, crops in
 * 2020, or, for perennial crops, a disturbance before 2021. A service that says low without one says that more must be known.
 */
export function riskOf(plot: Plot | null, name: RiskName): PlotRisk | null {
  if (!plot || plot.reason !== null) return null;
  const risk = plot[name];
  if (risk !== 'low') return risk;
  const says = (id: Plot['indicators'][number]['id'], value: 'yes' | 'no') =>
    plot.indicators.some((indicator) => indicator.id === id && indicator.value === value);
  const isBacked =
    says('treecover_2020', 'no') ||
    says('commodities_2020', 'yes') ||
    (name === 'risk_perennial_crops' && says('disturbance_before_2021', 'yes'));
  return isBacked ? 'low' : 'more_info_needed';
}

/** The risk of a project is that of its worst plot; a plot of which nothing is known leaves at best that more must be known. null where no plot has one. */
export function worstRisk(plots: readonly Plot[], name: RiskName): PlotRisk | null {
  const risks = plots.map((plot) => riskOf(plot, name));
  const known = risks.filter((risk) => risk !== null);
  if (known.length === 0) return null;
  const all: PlotRisk[] = known.length < risks.length ? [...known, 'more_info_needed'] : known;
  return all.reduce((worst, risk) => (severityOf(risk) > severityOf(worst) ? risk : worst));
}

/** The risks of a project's plots, or null where the service has none. Rejects with HostFault where it could not be asked. */
export async function fetchPlotRisks(projectId: string): Promise<PlotRisks | null> {
  try {
    const found = plotRisks.reply.safeParse((await projectCall('plotRisks', projectId, {})).value);
    return found.success ? found.data : null;
  } catch (error) {
    if (!(error instanceof HostFault)) throw error;
    if (error.code === 'network' || error.code === 'timeout') throw error;
    return null;
  }
}
