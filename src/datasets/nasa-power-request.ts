import * as z from 'zod';
import { dayMilliseconds } from '#domain/time.ts';
import { jsonOf } from './json-of.ts';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { sentence } from './phrases/sentence.ts';

/**
 * MERRA-2, 0.5 × 0.625 degrees, through NASA POWER: free for any use. Names of parameters, the rate of rain in mm/hour, the fill value and the units that an answer states for each parameter are those of
 * its documentation (power.larc.nasa.gov/docs/services/api/temporal/hourly) and of answers in public code.
 */
export const nasaPower: Dataset = {
  id: 'power',
  title: 'NASA POWER',
  version: 'hourly MERRA-2',
  licence: 'CC BY 4.0, no restriction',
  attribution: 'NASA POWER (MERRA-2)',
  homepage: 'https://power.larc.nasa.gov',
  baseUrls: { api: 'https://power.larc.nasa.gov' },
  parallel: 2,
};

/** days that the figures lie behind */
const lagDays = 7;
const usualFill = -999;
const answer = z.looseObject({
  header: z.looseObject({ fill_value: z.number().optional() }).optional(),
  parameters: z.record(z.string(), z.looseObject({ units: z.string().optional() })).optional(),
  properties: z.looseObject({ parameter: z.record(z.string(), z.record(z.string(), z.number())) }),
});

/** The day of a time as the source writes it: YYYYMMDD. */
export const powerStamp = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10).replaceAll('-', '');

/** What is asked, and how it comes. */
export interface PowerSeries {
  step: 'daily' | 'hourly';
  /** the clock of the stamps: universal, or the sun's at the place */
  timeStandard: 'UTC' | 'LST';
  /** of each parameter, the units that an answer may state, the usual one first, with the way to those that are wanted */
  units: Readonly<Record<string, Readonly<Record<string, (value: number) => number>>>>;
}
/** Values by parameter and stamp, in the units that are wanted, without those that the source fills. */
export type PowerColumns = Record<string, Record<string, number>>;

/** Throws UnusableAnswer where a parameter is missing or stands in a unit that is not known. */
function converted({ header, parameters: stated = {}, properties }: z.output<typeof answer>, units: PowerSeries['units']): PowerColumns {
  const fill = header?.fill_value ?? usualFill;
  return Object.fromEntries(
    Object.entries(units).map(([name, known]) => {
      const values = properties.parameter[name];
      if (!values) throw new UnusableAnswer(sentence('datasets.weather-incomplete'));
      const unit = stated[name]?.units ?? Object.keys(known)[0]!;
      const convert = Object.hasOwn(known, unit) ? known[unit] : undefined;
      if (!convert) throw new UnusableAnswer(sentence('datasets.weather-unit', { name, unit }));
      return [
        name,
        Object.fromEntries(
          Object.entries(values)
            .filter(([, value]) => value !== fill && value !== usualFill)
            .map(([stamp, value]) => [stamp, convert(value)]),
        ),
      ];
    }),
  );
}

/** A calendar year of a series at a place; no columns where the source has nothing of that year yet. Rejects as DataAccess does. */
export async function powerYear(
  access: DataAccess,
  [longitude, latitude]: [number, number],
  year: number,
  now: Date,
  { step, timeStandard, units }: PowerSeries,
  signal?: AbortSignal,
): Promise<PowerColumns> {
  const newest = powerStamp(now.getTime() - lagDays * dayMilliseconds);
  const [first, last] = [`${year}0101`, `${year}1231`];
  // In the first week of January the source has nothing of the new year yet, and refuses an end before the start.
  if (newest < first) return {};
  const query = new URLSearchParams({
    parameters: Object.keys(units).join(','),
    community: 'AG',
    longitude: longitude.toFixed(4),
    latitude: latitude.toFixed(4),
    start: first,
    end: last < newest ? last : newest,
    format: 'JSON',
    'time-standard': timeStandard,
  });
  return access.document({
    dataset: nasaPower,
    key: `${step}/${year}`,
    box: [longitude, latitude, longitude, latitude],
    validWithin: [longitude - 0.25, latitude - 0.25, longitude + 0.25, latitude + 0.25],
    url: `${access.baseUrl(nasaPower)}/api/temporal/${step}/point?${query}`,
    ...(newest <= last ? { freshFor: dayMilliseconds } : {}),
    ...(signal ? { signal } : {}),
    parse: (bytes) => {
      const read = answer.safeParse(jsonOf(bytes));
      if (!read.success) throw new UnusableAnswer(sentence('datasets.weather-shape'));
      return converted(read.data, units);
    },
  });
}
