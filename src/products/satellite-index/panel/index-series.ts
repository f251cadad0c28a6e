import type { ChartSeries, ChartSpec } from '#window/kit/charts/chart-spec.ts';
import { objectsIn } from '#window/kit/product/answer-fields.ts';
import { numberOf } from '#window/kit/product/number-of.ts';
import { monthInYearText, monthText } from '#window/kit/product/period-text.ts';
import { text as t } from '#window/kit/text/index.ts';
import { withSeasons, type IndexMonth, type Season, type SeasonedMonth } from '../compute-seasons.ts';

/** A month as the table shows it. */
export interface SeriesRow extends IndexMonth {
  clear: number | null;
  images: number | null;
  gap: string | null;
  days: string;
}

/** The months of an answer, the oldest first; what is no month is left out. */
export const monthsOf = (value: unknown): SeriesRow[] =>
  objectsIn(value)
    .flatMap((month): SeriesRow[] =>
      typeof month['month'] === 'string' && /^\d{4}-\d{2}$/.test(month['month'])
        ? [
            {
              month: month['month'],
              mean: numberOf(month['mean']),
              clear: numberOf(month['clear_fraction']),
              images: numberOf(month['images']),
              gap: typeof month['gap'] === 'string' ? month['gap'] : null,
              days: Array.isArray(month['acquired']) ? month['acquired'].map((when) => String(when).slice(0, 10)).join(', ') : '',
            },
          ]
        : [],
    )
    .sort((a, b) => (a.month < b.month ? -1 : 1));

export const seriesViews = ['months', 'anomalies', 'season'] as const;
export type SeriesView = (typeof seriesViews)[number];

/** The band between the percentiles of the season, and its median. */
const seasonLines = (seasons: readonly Season[]): ChartSeries[] => [
  { label: t('satellite.series.p10'), values: seasons.map(({ p10 }) => p10), kind: 'line', colour: 'band', thin: true, fold: 'min' },
  {
    label: t('satellite.series.band'),
    values: seasons.map(({ p90 }) => p90),
    kind: 'line',
    colour: 'band',
    thin: true,
    fillToPrevious: true,
    fold: 'max',
  },
];
const medianLine = (seasons: readonly Season[]): ChartSeries => ({
  label: t('satellite.series.median'),
  values: seasons.map(({ median }) => median),
  kind: 'line',
  colour: 'grey',
});

/** Two years beside the usual one, January to December. */
function seasonChart(name: string, months: readonly SeasonedMonth[], seasons: readonly Season[]): ChartSpec {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].slice(-2).reverse();
  const of = (year: string) =>
    seasons.map(({ month }) => months.find((one) => one.month === `${year}-${String(month).padStart(2, '0')}`)?.mean ?? null);
  return {
    labels: seasons.map(({ month }) => monthInYearText(month)),
    leftTitle: name,
    series: [
      ...seasonLines(seasons),
      ...years.map((year, index): ChartSeries => ({
        label: year,
        values: of(year),
        kind: 'line',
        colour: index === 0 ? 'accent' : 'warm',
        points: true,
        strong: index === 0,
      })),
      medianLine(seasons),
    ],
  };
}

/** A chart of a series: its months in their seasons, its anomalies, or its last years beside the usual one. */
export function seriesChart(view: SeriesView, name: string, months: readonly IndexMonth[], seasons: readonly Season[]): ChartSpec {
  const seasoned = withSeasons(months, seasons);
  if (view === 'season') return seasonChart(name, seasoned, seasons);
  const labels = seasoned.map(({ month }) => monthText(`${month}-01`));
  if (view === 'anomalies')
    return {
      labels,
      leftTitle: t('satellite.series.anomalyOf', { name }),
      series: [
        {
          label: t('satellite.series.anomaly'),
          values: seasoned.map(({ anomaly }) => anomaly),
          kind: 'bar',
          colour: 'cool',
          below: 'warm',
        },
      ],
    };
  const ofMonths = seasoned.map(({ season }) => season);
  return {
    labels,
    leftTitle: name,
    series: [
      ...seasonLines(ofMonths),
      { label: t('satellite.series.mean'), values: seasoned.map(({ mean }) => mean), kind: 'line', colour: 'accent', points: true },
      medianLine(ofMonths),
    ],
  };
}
