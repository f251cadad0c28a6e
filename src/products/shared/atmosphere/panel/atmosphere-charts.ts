import type { ChartSeries, ChartSpec } from '#window/kit/charts/chart-spec.ts';
import { text as t } from '#window/kit/text/index.ts';
import type { RecordOf } from '#window/kit/product/answer-fields.ts';
import { numberOf } from '#window/kit/product/number-of.ts';

/** What a chart of records of weather or climate is made of, but for its labels: both products give the same fields and offer the same pictures. */
export type ChartPart = Omit<ChartSpec, 'labels' | 'partial'>;
/** the values of a field, one a record; `scale` turns them into the unit of the picture */
export type ValuesOf<Field> = (key: Field, scale?: number) => (number | null)[];
/** The fields of a period that both products give. */
type AtmosphereField = keyof RecordOf<'weather'> & keyof RecordOf<'climate'>;
export type AtmosphereFields = Pick<RecordOf<'climate'>, AtmosphereField>;

export const precipitationKey = 'sum_total_precipitation_mm_of_water_equivalent';

export const valuesOf =
  <Row extends object>(rows: readonly Row[]): ValuesOf<keyof Row> =>
  (key, scale = 1) =>
    rows.map((row) => {
      const value = numberOf(row[key]);
      return value === null ? null : value * scale;
    });

/** A chart whose one series names the axis too. */
export const oneSeries = (label: string, series: Omit<ChartSeries, 'label'>): ChartPart => ({
  leftTitle: label,
  series: [{ label, ...series }],
});

type TemperatureField = Extract<AtmosphereField, `${string}_temperature_degC` | typeof precipitationKey>;
/** Mean temperature in degrees within the band of the extremes, over bars of precipitation in mm; `beside` is drawn with the mean. `fold` says what stands for several amounts that share a bar. */
export const temperatureChart = (
  of: ValuesOf<TemperatureField>,
  fold: NonNullable<ChartSeries['fold']>,
  beside: ChartSeries[] = [],
): ChartPart => ({
  leftTitle: t('weather.temperature'),
  rightTitle: t('weather.precipitation'),
  series: [
    { label: t('weather.min'), values: of('min_temperature_degC'), kind: 'line', colour: 'band', thin: true, fold: 'min' },
    {
      label: t('weather.range'),
      values: of('max_temperature_degC'),
      kind: 'line',
      colour: 'band',
      thin: true,
      fillToPrevious: true,
      fold: 'max',
    },
    { label: t('weather.mean'), values: of('avg_temperature_degC'), kind: 'line', colour: 'warm' },
    ...beside,
    { label: t('weather.precipitation'), values: of(precipitationKey), kind: 'bar', colour: 'cool', axis: 'right', fold },
  ],
});

/** Relative humidity in percent. */
export const humidityChart = (of: ValuesOf<'avg_relative_humidity_0_1'>): ChartPart =>
  oneSeries(t('weather.humidityPercent'), { values: of('avg_relative_humidity_0_1', 100), kind: 'line', colour: 'cool' });
