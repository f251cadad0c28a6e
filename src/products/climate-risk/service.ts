import { dayMilliseconds } from '#domain/time.ts';
import {
  firstYear as firstClimateYear,
  modelMonth,
  scenarios,
  type Projections,
  type Scenario,
  type Series,
} from '#products/climate/compute.ts';
import { isPreview } from '#products/climate/preview.ts';
import { era5Days } from '#products/shared/era5-days.ts';
import type { Collected, Product } from '#products/product.ts';
import { provenanceFrom, sourcesOfOrigins, sourcesOfResults } from '#products/shared/provenance.ts';
import { zoneOf } from '#products/shared/time/zone-of.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { codeOf, sentencesOf, type PlainPhrase, type Sentence } from '#sentences/phrases/index.ts';
import { baselineOf, metrics, metricValues, type Baseline, type Days, type MetricValues } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const assumptions = [say('baseline-thresholds'), say('not-computed')];
const baselineYears: [number, number] = [1991, 2020];
const futureYears: [number, number] = [2041, 2060];
const defaultWeights: Record<Scenario, number> = { ssp126: 0.1, ssp245: 0.4, ssp370: 0.4, ssp585: 0.1 };

interface Item {
  risk: string;
  description: string;
  /** not in what earlier versions kept */ description_code?: PlainPhrase;
  value: number | null;
}

/** Days of the reanalysis as the indices want them. */
function observedDays({ firstDay, days }: WeatherDays): Days {
  const dates = days.temperatureMin.map((_, index) => new Date((firstDay + index) * dayMilliseconds));
  const known = (values: (number | null)[]) => Float64Array.from(values, (value) => value ?? Number.NaN);
  return {
    year: dates.map((date) => date.getUTCFullYear()),
    month: dates.map((date) => date.getUTCMonth() + 1),
    calendarDay: dates.map(
      (date) =>
        (Date.UTC(2001, date.getUTCMonth(), date.getUTCMonth() === 1 ? Math.min(28, date.getUTCDate()) : date.getUTCDate()) -
          Date.UTC(2001, 0, 1)) /
        dayMilliseconds,
    ),
    tasmin: known(days.temperatureMin),
    tasmax: known(days.temperatureMax),
    pr: known(days.precipitation),
  };
}

/** Days of one model in one scenario; null when the archive lacks a year of one of the three variables. */
function modelledDays(series: Series[], values: Float32Array, model: string, scenario: Scenario): Days | null {
  const of = (variable: string) =>
    series.find((entry) => entry.model === model && entry.scenario === scenario && entry.variable === variable);
  const [tasmin, tasmax, pr] = [of('tasmin'), of('tasmax'), of('pr')];
  if (!tasmin || !tasmax || !pr) return null;
  const days: { year: number[]; month: number[]; calendarDay: number[]; tasmin: number[]; tasmax: number[]; pr: number[] } = {
    year: [],
    month: [],
    calendarDay: [],
    tasmin: [],
    tasmax: [],
    pr: [],
  };
  for (let year = futureYears[0]; year <= futureYears[1]; year += 1) {
    const index = year - firstClimateYear;
    const length = tasmin.lengths[index]!;
    if (length === 0 || tasmax.lengths[index] !== length || pr.lengths[index] !== length) return null;
    const at = (series: Series) => series.offset + series.lengths.slice(0, index).reduce((sum, count) => sum + count, 0);
    const [minAt, maxAt, rainAt] = [at(tasmin), at(tasmax), at(pr)];
    for (let day = 0; day < length; day += 1) {
      days.year.push(year);
      days.month.push(modelMonth(day, length));
      days.calendarDay.push(Math.min(364, Math.floor((day * 365) / length)));
      days.tasmin.push(values[minAt + day]! - 273.15);
      days.tasmax.push(values[maxAt + day]! - 273.15);
      days.pr.push(Math.max(0, values[rainAt + day]! * 86_400));
    }
  }
  return days;
}

/** Mean over models, then over scenarios by weight; null when a scenario has no model. */
function futureValues(climate: Collected, baseline: Baseline): MetricValues | null {
  const { series } = climate.data as Projections;
  const values = new Float32Array(Object.values(climate.files!)[0]!.bytes.slice().buffer);
  const models = [...new Set(series.map(({ model }) => model))];
  const totals: MetricValues = Object.fromEntries(metrics.map(({ name }) => [name, 0]));
  for (const scenario of scenarios) {
    const each = models
      .map((model) => modelledDays(series, values, model, scenario))
      .filter((days): days is Days => days !== null)
      .map((days) => metricValues(days, baseline));
    if (each.length === 0) return null;
    for (const { name } of metrics) {
      const known = each.map((indices) => indices[name]).filter((value): value is number => value !== null && value !== undefined);
      const before = totals[name];
      totals[name] =
        known.length === 0 || before === null || before === undefined
          ? null
          : before + defaultWeights[scenario] * (known.reduce((sum, value) => sum + value, 0) / known.length);
    }
  }
  return totals;
}

export const service: Product = {
  ...identityOf(facts),
  restsOn: ['time_zone'],
  improvedBy: ['climate'],
  async collect(project, _variant, context) {
    const data = context.data.recording();
    const days = observedDays(
      await era5Days(data, project.centroid, zoneOf(project), ...baselineYears, context.now(), context.signal, (share) =>
        context.progress(share * 0.8),
      ),
    );
    const baseline = baselineOf(days);
    const past = metricValues(days, baseline);
    const climate = await context.resultOf('climate');
    const future = climate && !isPreview(climate) ? futureValues(climate, baseline) : null;
    const round = (value: number | null | undefined) => (value === null || value === undefined ? null : Math.round(value * 1000) / 1000);
    const item = (risk: string, description: Sentence, value: number | null | undefined): Item => ({
      risk,
      description: description.detail,
      description_code: codeOf(description),
      value: round(value),
    });
    const items: Item[] = metrics.flatMap(({ name, unit: unitName }) => {
      const [what, unit] = [say(`metric.${name}`), say(`unit.${unitName}`)];
      const [before, after] = [past[name] ?? null, future?.[name] ?? null];
      const change = before === null || after === null ? null : after - before;
      return [
        item(`${name}_baseline`, say('baseline', { what, unit }), before),
        ...(future
          ? [
              item(`${name}_2041_2060`, say('future', { what, unit }), after),
              item(`${name}_change`, say('change', { metric: name, unit }), change),
            ]
          : []),
      ];
    });
    const own = sourcesOfOrigins(data.origins());
    const models = climate && future ? sourcesOfResults([climate.provenance]) : { sources: [], attributions: [] };
    const sources = {
      ...own,
      sources: [...own.sources, ...models.sources],
      attributions: [...own.attributions, ...models.attributions],
    };
    const lines = future ? assumptions : [...assumptions, say('no-future-yet')];
    return { data: { items }, provenance: provenanceFrom(sources, context.now(), say('method'), lines) };
  },
  covers(collected) {
    const known = (collected.data as { items: Item[] }).items.filter(({ value }) => value !== null);
    return known.length === 0
      ? null
      : {
          start: `${baselineYears[0]}-01-01`,
          end: `${known.some(({ risk }) => risk.endsWith('_2041_2060')) ? futureYears[1] : baselineYears[1]}-12-31`,
        };
  },
  answer: (project, collected) => ({
    kind: 'json',
    value: { project_id: project.id, risk_items: (collected.data as { items: Item[] }).items, ...collected.provenance },
  }),
  available: (collected) => ({
    climate_risk: (collected.data as { items: Item[] }).items.filter(({ value }) => value !== null).map(({ risk }) => risk),
  }),
};
