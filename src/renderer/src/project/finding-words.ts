import { phraseOfFinding, type Finding, type FindingSeries } from '#findings/index.ts';
import { dateForm } from '#window/kit/text/forms.ts';
import { decimal, formatLocale, numberLocale, phrased, text } from '#window/kit/text/index.ts';

/** The sentence of a finding in the language of the window, with its numbers and days as they were chosen. */
export function findingText(finding: Finding): string {
  const writing = { locale: formatLocale(), numberLocale: numberLocale(), hasIsoDates: dateForm.value === 'iso' };
  return phrased(phraseOfFinding(finding, writing), finding.code);
}

/** The figures of a small picture in words, for who does not see it. */
export function seriesText({ points, unit }: FindingSeries): string {
  const symbol = unit === 'ha' ? `\u00a0${unit}` : '';
  return points
    .map(({ label, value, isWhole }) =>
      value === null || !isWhole ? text('overview.notMeasured', { label }) : `${label}: ${decimal(value, 0, value < 100 ? 2 : 0)}${symbol}`,
    )
    .join('; ');
}

export type Level = 'high' | 'medium' | 'low';
/** How much a finding matters, in the three steps that the eye tells apart. */
export const levelOf = ({ severity }: Finding): Level => (severity >= 60 ? 'high' : severity >= 35 ? 'medium' : 'low');
