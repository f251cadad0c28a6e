import { cckpChange, cckpWindows, type CckpVariable } from '#datasets/cckp.ts';
import { CouldNotFetch, NeedsDecision, NeedsNetwork, NothingThere } from '#datasets/data-access.ts';
import { dayMilliseconds } from '#domain/time.ts';
import { era5Days, monthlyNormals, type MonthlyNormals } from '#products/shared/era5-days.ts';
import { placeOf } from '#products/shared/places/index.ts';
import { NotYet, type Collected, type CollectContext, type ProductProject } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { dayOfDate, periodStamp } from '#products/shared/time/local-days.ts';
import { periodsBetween } from '#products/shared/time/periods.ts';
import { zoneOf } from '#products/shared/time/zone-of.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { sentencesOf } from '#sentences/phrases/index.ts';
import { scenarioFields, scenarios, type ByScenario, type ClimateFields, type Scenario, type Weights } from './compute.ts';
import { ObservedDays, observedFile } from './compute-observed-days.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);

const baselineMiddle = 2005;
type Change = Record<CckpVariable, (number | null)[]>;
interface Preview {
  climate_source: 'cckp-delta';
  zone: string;
  normals: MonthlyNormals;
  changes: Record<Scenario, { middle: number; change: Change }[]>;
}

export const isPreview = (collected: Collected): boolean => (collected.data as Partial<Preview>).climate_source === 'cckp-delta';

/** What is kept: the months' normals, and each day's lowest and highest temperature. */
export const previewOf = (zone: string, days: WeatherDays, changes: Preview['changes']): Required<Pick<Collected, 'data' | 'files'>> => ({
  data: { climate_source: 'cckp-delta', zone, normals: monthlyNormals(days), changes } satisfies Preview,
  files: { [observedFile]: { mediaType: 'application/octet-stream', bytes: ObservedDays.bytesOf(days) } },
});

/** Keeps a first answer. A source that cannot be had costs only the preview. */
export async function collectPreview(project: ProductProject, context: CollectContext): Promise<void> {
  const place = placeOf(project.centroid);
  if (!place?.iso3) return;
  const data = context.data.recording();
  const zone = zoneOf(project);
  const box: [number, number, number, number] = [...project.centroid, ...project.centroid];
  try {
    const days = await era5Days(
      data,
      project.centroid,
      zone,
      ObservedDays.firstYear,
      ObservedDays.lastYear,
      context.now(),
      context.signal,
      () => {},
    );
    const changes = {} as Preview['changes'];
    for (const scenario of scenarios) {
      changes[scenario] = [];
      for (const { middle, years } of cckpWindows)
        changes[scenario].push({ middle, change: await cckpChange(data, place.iso3, scenario, years, box, context.signal) });
    }
    await context.keepPreliminary({
      ...previewOf(zone, days, changes),
      provenance: provenanceOf(data.origins(), context.now(), say('preview'), [
        say('preview-limits'),
        say('preview-change'),
        say('preview-extremes'),
      ]),
    });
  } catch (error) {
    if (
      !(error instanceof NeedsNetwork || error instanceof NeedsDecision || error instanceof CouldNotFetch || error instanceof NothingThere)
    )
      throw error;
  }
}

/** The change of a month in a year, straight between the windows' middles; beyond the last one it stays. */
function changeAt(windows: { middle: number; value: number | null }[], year: number): number | null {
  const points = [{ middle: baselineMiddle, value: 0 }, ...windows];
  const after = points.findIndex(({ middle }) => middle >= year);
  if (after === 0) return points[0]!.value;
  const [left, right] = after < 0 ? [points.at(-1)!, points.at(-1)!] : [points[after - 1]!, points[after]!];
  if (left.value === null || right.value === null) return null;
  return left === right ? left.value : left.value + ((right.value - left.value) * (year - left.middle)) / (right.middle - left.middle);
}

/** A month inside a period, or the part of it: its number from 0, and its days inside. */
interface MonthPart {
  year: number;
  month: number;
  first: number;
  last: number;
  days: number;
}
const monthsInside = (first: number, last: number): MonthPart[] =>
  periodsBetween('monthly', first, last).map((part) => {
    const date = new Date(part.first * dayMilliseconds);
    return { ...part, year: date.getUTCFullYear(), month: date.getUTCMonth(), days: part.last - part.first + 1 };
  });

/** Of the months of a period: all or nothing. */
function everyPart(parts: readonly MonthPart[], value: (part: MonthPart) => number | null): number[] | null {
  const values = parts.map(value);
  return values.every((one) => one !== null) ? values : null;
}

/** The fields of a period in one scenario, each as the models' own days give it: see `fields` in compute.ts. */
function scenarioValues(
  { normals, changes }: Preview,
  observed: ObservedDays | null,
  scenario: Scenario,
  parts: readonly MonthPart[],
): Pick<ClimateFields, 'avg_temperature_degC' | 'min_temperature_degC' | 'max_temperature_degC' | typeof rain> {
  const change = (variable: CckpVariable, { year, month }: MonthPart) =>
    changeAt(
      changes[scenario].map(({ middle, change: of }) => ({ middle, value: of[variable][month] ?? null })),
      year,
    );
  const sum = (values: number[] | null) => values?.reduce((total, value) => total + value, 0) ?? null;
  const days = parts.reduce((total, part) => total + part.days, 0);
  const temperature = sum(
    everyPart(parts, (part) => {
      const [normal, shift] = [normals.temperature[part.month] ?? null, change('tas', part)];
      return normal === null || shift === null ? null : (normal + shift) * part.days;
    }),
  );
  const extreme = (fold: 'min' | 'max', variable: CckpVariable) => {
    const shifts = everyPart(parts, (part) => change(variable, part));
    return observed && shifts ? observed.meanExtreme(fold, parts, shifts) : null;
  };
  return {
    avg_temperature_degC: temperature === null ? null : temperature / days,
    min_temperature_degC: extreme('min', 'tasmin'),
    max_temperature_degC: extreme('max', 'tasmax'),
    [rain]: sum(
      everyPart(parts, (part) => {
        const [normal, percent] = [normals.precipitation[part.month] ?? null, change('prpercnt', part)];
        return normal === null || percent === null
          ? null
          : (normal / ObservedDays.monthLength(part.month)) * part.days * Math.max(0, 1 + percent / 100);
      }),
    ),
  };
}
const rain = 'sum_total_precipitation_mm_of_water_equivalent';

const round = (value: number | null, digits: number) => (value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits);

/** Each scenario alone: the weights leave the others out. A country's median has no single models, and so no spread. */
function withScenarios(
  records: ({ period: string } & ClimateFields)[],
  recordsFor: (weights: Weights) => ClimateFields[],
): ({ period: string; by_scenario: ByScenario } & ClimateFields)[] {
  const none: Weights = { ssp126: 0, ssp245: 0, ssp370: 0, ssp585: 0 };
  const alone = scenarios.map((scenario) => recordsFor({ ...none, [scenario]: 1 }));
  return records.map((record, at) => ({
    ...record,
    by_scenario: Object.fromEntries(
      scenarios.map((scenario, index) => [
        scenario,
        Object.fromEntries(scenarioFields.map((name) => [name, { mean: alone[index]![at]![name], min: null, max: null, models: null }])),
      ]),
    ) as ByScenario,
  }));
}

/** Records from the preview by month or year; those of years tell each scenario too. Throws NotYet for weeks, which monthly normals do not have. */
export function previewRecords(
  collected: Collected,
  period: 'weekly' | 'monthly' | 'yearly',
  startDate: string,
  endDate: string,
  weights: Weights,
): ({ period: string; by_scenario?: ByScenario } & ClimateFields)[] {
  if (period === 'weekly') throw new NotYet(say('no-weeks-yet'));
  const recordsFor = (given: Weights) => weightedRecords(collected, period, startDate, endDate, given);
  return period === 'yearly' ? withScenarios(recordsFor(weights), recordsFor) : recordsFor(weights);
}

/** The weighted sum of a field over scenarios, as of the models; null where one that has a weight has none. */
function weighted(values: readonly (number | null)[], weights: Weights, digits: number): number | null {
  const terms = scenarios.map((scenario, index) => (weights[scenario] === 0 ? 0 : values[index]!));
  if (terms.some((term, index) => term === null && weights[scenarios[index]!] > 0)) return null;
  return round(
    terms.reduce<number>((total, term, index) => total + weights[scenarios[index]!] * (term ?? 0), 0),
    digits,
  );
}

function weightedRecords(
  collected: Collected,
  period: 'monthly' | 'yearly',
  startDate: string,
  endDate: string,
  weights: Weights,
): ({ period: string } & ClimateFields)[] {
  const preview = collected.data as Preview;
  const file = collected.files?.[observedFile];
  // What an earlier version kept has no days, and so no extremes.
  const observed = file ? new ObservedDays(file.bytes) : null;
  return periodsBetween(period, dayOfDate(startDate), dayOfDate(endDate)).map(({ first, last }) => {
    const parts = monthsInside(first, last);
    const found = scenarios.map((scenario) => (weights[scenario] === 0 ? null : scenarioValues(preview, observed, scenario, parts)));
    const of = (name: keyof NonNullable<(typeof found)[number]>, digits: number) =>
      weighted(
        found.map((values) => values?.[name] ?? null),
        weights,
        digits,
      );
    return {
      period: periodStamp(preview.zone, first),
      avg_temperature_degC: of('avg_temperature_degC', 3),
      min_temperature_degC: of('min_temperature_degC', 3),
      max_temperature_degC: of('max_temperature_degC', 3),
      avg_wind_speed_m_per_s: null,
      [rain]: of(rain, 2),
      avg_relative_humidity_0_1: null,
    };
  });
}
