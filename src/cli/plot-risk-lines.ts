import type { Forest2020 } from '#api/forest-2020.ts';

/** What the maps say of a feature; `reason` where they could not be asked, which is never a low risk. */
export type PlotRiskReport = ({ index: number; reason: null; synthetic: boolean } & Forest2020) | { index: number; reason: string };

const worded = { low: 'low', high: 'high', more_info_needed: 'more information needed', not_assessed: 'not assessed' } as const;
const wordOf = (risk: Forest2020['risk_timber']): string => (risk === null ? 'unknown' : worded[risk]);
const hectares = (value: number | null): string => (value === null ? 'unknown' : `${value.toFixed(2)} ha`);

/** The lines of one feature. */
export function riskLines(report: PlotRiskReport): string[] {
  if (report.reason !== null) return [`    ${report.index + 1}. risk unknown: ${report.reason}`];
  const { index, synthetic, indicators } = report;
  return [
    `    ${index + 1}. risk for perennial crops ${wordOf(report.risk_perennial_crops)}, for annual crops ${wordOf(report.risk_annual_crops)}, for timber ${wordOf(report.risk_timber)}${synthetic ? '  SYNTHETIC' : ''}`,
    `       forest on 2020-12-31 ${hectares(report.forest_2020_ha)}; tree cover lost since ${hectares(report.loss_after_2020_ha)}, in that forest ${hectares(report.loss_after_2020_in_forest_ha)}; confirmed alerts ${hectares(report.alert_ha)} (no area estimate)`,
    ...indicators.map(
      ({ id, value, layers, not_read: missing }) =>
        `       ${id.replaceAll('_', ' ')}: ${value}${layers.map((layer) => `; ${layer.name} ${layer.percent === null ? 'unknown' : `${layer.percent.toFixed(1)} %`}`).join('')}; not read: ${missing.join(', ')}`,
    ),
  ];
}

/** Whether a plot is at high risk, or could not be judged at all. */
export const isTroubling = (report: PlotRiskReport): boolean =>
  report.reason !== null || report.risk_perennial_crops === 'high' || report.risk_annual_crops === 'high';
