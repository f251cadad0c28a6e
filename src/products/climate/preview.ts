import { cckpChange, cckpWindows, type CckpVariable } from '#datasets/cckp.ts';
import { CouldNotFetch, NeedsDecision, NeedsNetwork, NothingThere } from '#datasets/data-access.ts';
import { dayMilliseconds } from '#domain/time.ts';
import { era5Days, monthlyNormals, type MonthlyNormals } from '#products/shared/era5-days.ts';
import { placeOf } from '#products/shared/places/index.ts';
import { ParameterFault, type Collected, type CollectContext, type ProductProject } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { dayOfDate, periodStamp } from '#products/shared/time/local-days.ts';
import { periodsBetween } from '#products/shared/time/periods.ts';
import { zoneOf } from '#products/shared/time/zone-of.ts';
import { sentencesOf } from '#sentences/phrases/index.ts';
import { scenarioFields, scenarios, type ByScenario, type ClimateFields, type Scenario, type Weights } from './compute.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);

const baseline: [number, number] = [1995, 2014];
const baselineMiddle = 2005;
type Change = Record<CckpVariable, (number | null)[]>;
interface Preview {
  climate_source: 'cckp-delta';
  zone: string;
  normals: MonthlyNormals;
  changes: Record<Scenario, { middle: number; change: Change }[]>;
}

export const isPreview = (collected: Collected): boolean => (collected.data as Partial<Preview>).climate_source === 'cckp-delta';

/** Keeps a first answer. A source that cannot be had costs only the preview. */
export async function collectPreview(project: ProductProject, context: CollectContext): Promise<void> {
  const place = placeOf(project.centroid);
  if (!place?.iso3) return;
  const data = context.data.recording();
  const zone = zoneOf(project);
  const box: [number, number, number, number] = [...project.centroid, ...project.centroid];
  try {
    const days = await era5Days(data, project.centroid, zone, ...baseline, context.now(), context.signal, () => {});
    const changes = {} as Preview['changes'];
    for (const scenario of scenarios) {
      changes[scenario] = [];
      for (const { middle, years } of cckpWindows)
        changes[scenario].push({ middle, change: await cckpChange(data, place.iso3, scenario, years, box, context.signal) });
    }
    await context.keepPreliminary({
      data: { climate_source: 'cckp-delta', zone, normals: monthlyNormals(days), changes } satisfies Preview,
      provenance: provenanceOf(data.origins(), context.now(), say('preview'), [say('preview-limits'), say('preview-change')]),
    });
  } catch (error) {
    if (!(
      error instanceof NeedsNetwork ||
      error instanceof NeedsDecision ||
      error instanceof CouldNotFetch ||
      error instanceof NothingThere
    ))
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

interface MonthValues {
  mean: number | null;
  min: number | null;
  max: number | null;
  precipitation: number | null;
}

/** A month (from 0) of a year: its normals with the change of each scenario, by the scenarios' weights. */
function monthValues({ normals, changes }: Preview, weights: Weights, year: number, index: number): MonthValues {
  const weighted = (variable: CckpVariable, value: (scenarioChange: number) => number | null) => {
    let total = 0;
    for (const scenario of scenarios) {
      if (weights[scenario] === 0) continue;
      const change = changeAt(
        changes[scenario].map(({ middle, change: of }) => ({ middle, value: of[variable][index] ?? null })),
        year,
      );
      const shift = change === null ? null : value(change);
      if (shift === null) return null;
      total += weights[scenario] * shift;
    }
    return total;
  };
  const plus = (normal: number | null | undefined) => (change: number) =>
    normal === null || normal === undefined ? null : normal + change;
  return {
    mean: weighted('tas', plus(normals.temperature[index])),
    min: weighted('tasmin', plus(normals.minimum[index])),
    max: weighted('tasmax', plus(normals.maximum[index])),
    precipitation: weighted('prpercnt', (percent) => {
      const normal = normals.precipitation[index];
      return normal === null || normal === undefined ? null : normal * Math.max(0, 1 + percent / 100);
    }),
  };
}

/** The months inside a period: their values, their days inside for means by days, and the share of the month for its rain. */
const monthsInside = (preview: Preview, weights: Weights, first: number, last: number) =>
  periodsBetween('monthly', first, last).map((monthPart) => {
    const date = new Date(monthPart.first * dayMilliseconds);
    const monthDays = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    return {
      ...monthValues(preview, weights, date.getUTCFullYear(), date.getUTCMonth()),
      days: monthPart.last - monthPart.first + 1,
      share: (monthPart.last - monthPart.first + 1) / monthDays,
    };
  });

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

/** Records from the preview by month or year; those of years tell each scenario too. Throws ParameterFault for weeks, which monthly normals do not have. */
export function previewRecords(
  collected: Collected,
  period: 'weekly' | 'monthly' | 'yearly',
  startDate: string,
  endDate: string,
  weights: Weights,
): ({ period: string; by_scenario?: ByScenario } & ClimateFields)[] {
  if (period === 'weekly') throw new ParameterFault('period', say('no-weeks-yet'));
  const preview = collected.data as Preview;
  const recordsFor = (given: Weights) => weightedRecords(preview, period, startDate, endDate, given);
  return period === 'yearly' ? withScenarios(recordsFor(weights), recordsFor) : recordsFor(weights);
}

function weightedRecords(
  preview: Preview,
  period: 'monthly' | 'yearly',
  startDate: string,
  endDate: string,
  weights: Weights,
): ({ period: string } & ClimateFields)[] {
  return periodsBetween(period, dayOfDate(startDate), dayOfDate(endDate)).map(({ first, last }) => {
    const parts = monthsInside(preview, weights, first, last);
    const folded = (name: keyof MonthValues, fold: (values: number[]) => number) => {
      const values = parts.map((part) => part[name]).filter((value): value is number => value !== null);
      return values.length < parts.length ? null : fold(values);
    };
    const days = last - first + 1;
    return {
      period: periodStamp(preview.zone, first),
      avg_temperature_degC: round(
        folded('mean', (values) => values.reduce((sum, value, index) => sum + value * parts[index]!.days, 0) / days),
        3,
      ),
      min_temperature_degC: round(
        folded('min', (values) => Math.min(...values)),
        3,
      ),
      max_temperature_degC: round(
        folded('max', (values) => Math.max(...values)),
        3,
      ),
      avg_wind_speed_m_per_s: null,
      sum_total_precipitation_mm_of_water_equivalent: round(
        folded('precipitation', (values) => values.reduce((sum, value, index) => sum + value * parts[index]!.share, 0)),
        2,
      ),
      avg_relative_humidity_0_1: null,
    };
  });
}
