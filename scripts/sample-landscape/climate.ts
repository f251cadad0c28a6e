import { cckp, cckpWindows } from '#datasets/cckp.ts';
import {
  climateModels,
  climateVariables,
  daysMediaType,
  encodeDays,
  nexGddp,
  scenarios,
  type ClimateVariable,
} from '#datasets/nex-gddp.ts';
import type { PackWriter } from '#datasets/packs/pack-writer.ts';
import { hashed, noise } from './chance.ts';
import { addJson, box, madeAt } from './frame.ts';
import { dayMean, wetness } from './seasons.ts';

/** degrees a year from 2015 on, by scenario */
const warming = { historical: 0.02, ssp126: 0.012, ssp245: 0.025, ssp370: 0.038, ssp585: 0.05 };
type Run = keyof typeof warming;
const half = (kelvin: number) => Math.round(kelvin * 2) / 2;

/** A model's year under a scenario; `model` and `place` are the places of the two in their lists. */
interface ModelYear {
  model: number;
  scenario: Run;
  place: number;
  year: number;
  /** days of the year in the model's own calendar */
  days: number;
}
function valuesOf({ model, scenario, place, year, days }: ModelYear): Record<ClimateVariable, (day: number) => number> {
  const dayOf = (day: number) => (day * 365) / days;
  const means = Array.from(
    { length: days },
    (_, day) =>
      273.15 +
      dayMean(2015, dayOf(day)) -
      3 * (noise(100, 2015 * 366 + dayOf(day), 0, 6) - 0.5) +
      warming[scenario] * (year - 2015) +
      0.4 * (model - 2) +
      2.4 * (noise(200 + model * 10 + place, year * 366 + day, 0, 5) - 0.5),
  );
  const rain = (day: number) =>
    hashed(210, model, place, year, day) < 0.5 * wetness(dayOf(day))
      ? Math.round(-7 * (1 + (warming[scenario] * (year - 2015)) / 20) * Math.log(1 - 0.999 * hashed(211, model, place, year, day)))
      : 0;
  return {
    tas: (day) => half(means[day]!),
    tasmin: (day) => half(means[day]! - 6.5),
    tasmax: (day) => half(means[day]! + 6.5),
    pr: (day) => rain(day) / 86_400,
    sfcWind: (day) => Math.round((2.2 + noise(220 + model, year * 366 + day, 0, 9)) * 5) / 5,
    hurs: (day) => Math.round((60 + 14 * wetness(dayOf(day))) / 2) * 2,
  };
}
function daysOf(year: number, calendarDays: number): number {
  if (calendarDays !== 366) return calendarDays;
  return new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29 ? 366 : 365;
}

/** Daily values of every model: the historical run for the indices of risk, and each scenario to 2100. */
async function addModelDays(pack: PackWriter): Promise<void> {
  const addYears = async (
    model: number,
    scenario: Run,
    place: number,
    [first, last]: [number, number],
    kept: readonly ClimateVariable[],
  ) => {
    const { name, calendarDays } = climateModels[model]!;
    for (let year = first; year <= last; year += 1) {
      const days = daysOf(year, calendarDays);
      const values = valuesOf({ model, scenario, place, year, days });
      const added = kept.map((variable) =>
        pack.addDocument({
          dataset: nexGddp,
          key: `${name}/${scenario}/${variable}/${year}`,
          validWithin: box,
          contentType: daysMediaType,
          bytes: encodeDays(
            Float32Array.from({ length: days }, (_, day) => values[variable](day)),
            variable,
          ),
          fetchedAt: madeAt,
        }),
      );
      await Promise.all(added);
    }
  };
  for (const model of climateModels.keys()) {
    await addYears(model, 'historical', scenarios.length, [1991, 2014], ['tasmin', 'tasmax', 'pr']);
    for (const [place, scenario] of scenarios.entries()) await addYears(model, scenario, place, [2015, 2100], climateVariables);
  }
}

/** Changes of the country's climate by scenario and window of years. */
async function addAnomalies(pack: PackWriter): Promise<void> {
  for (const scenario of scenarios)
    for (const { middle, years } of cckpWindows) {
      const change = warming[scenario] * (middle - 2005);
      const months = (value: number) => ({
        KEN: Object.fromEntries(
          Array.from({ length: 12 }, (_, month) => [`${middle}-${String(month + 1).padStart(2, '0')}`, Math.round(value * 100) / 100]),
        ),
      });
      await addJson(pack, cckp, `anomaly/KEN/${scenario}/${years}`, {
        metadata: { status: 'success' },
        data: { tas: months(change), tasmin: months(change * 1.1), tasmax: months(change * 0.95), prpercnt: months(change * 4) },
      });
    }
}

export async function addClimate(pack: PackWriter): Promise<void> {
  await addModelDays(pack);
  await addAnomalies(pack);
}
