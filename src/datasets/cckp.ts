import * as z from 'zod';
import { UnusableAnswer, type DataAccess, type Dataset } from './data-access.ts';
import { jsonOf } from './json-of.ts';
import { sentence } from './phrases/sentence.ts';

/** Country means of CMIP6 change from the World Bank's Climate Change Knowledge Portal. */
export const cckp: Dataset = {
  id: 'cckp',
  title: 'World Bank Climate Change Knowledge Portal',
  version: 'cmip6-x0.25',
  licence: 'CC BY 4.0',
  attribution: 'World Bank Climate Change Knowledge Portal (CMIP6)',
  homepage: 'https://climateknowledgeportal.worldbank.org',
  baseUrls: { api: 'https://cckpapi.worldbank.org' },
  parallel: 4,
};

/** 20-year windows that the portal has, by their middle year. */
export const cckpWindows = [
  { middle: 2030, years: '2020-2039' },
  { middle: 2050, years: '2040-2059' },
  { middle: 2070, years: '2060-2079' },
  { middle: 2090, years: '2080-2099' },
];
export type CckpVariable = 'tas' | 'tasmin' | 'tasmax' | 'prpercnt';
const variables: CckpVariable[] = ['tas', 'tasmin', 'tasmax', 'prpercnt'];

const months = z.record(z.string(), z.record(z.string(), z.number().nullable()));
const answer = z.looseObject({ metadata: z.looseObject({ status: z.string() }), data: z.record(z.string(), months) });

/** Median change of a country's monthly means against 1995-2014: degrees, and percent for precipitation; January first, null where the portal has none. */
export function cckpChange(
  access: DataAccess,
  iso3: string,
  scenario: string,
  years: string,
  box: [number, number, number, number],
  signal?: AbortSignal,
): Promise<Record<CckpVariable, (number | null)[]>> {
  return access.document({
    dataset: cckp,
    key: `anomaly/${iso3}/${scenario}/${years}`,
    box,
    validWithin: [-180, -90, 180, 90],
    url: `${access.baseUrl(cckp)}/cckp/v1/cmip6-x0.25_climatology_${variables.join(',')}_anomaly_monthly_${years}_median_${scenario}_ensemble_all_mean/${iso3}?_format=json`,
    ...(signal ? { signal } : {}),
    parse: (bytes) => {
      const read = answer.safeParse(jsonOf(bytes));
      if (!read.success || read.data.metadata.status !== 'success' || variables.some((variable) => !read.data.data[variable]))
        throw new UnusableAnswer(sentence('datasets.portal-shape'));
      return Object.fromEntries(
        variables.map((variable) => {
          const byMonth = read.data.data[variable]?.[iso3] ?? {};
          const entries = Object.entries(byMonth);
          return [
            variable,
            Array.from(
              { length: 12 },
              (_, month) => entries.find(([name]) => name.endsWith(`-${String(month + 1).padStart(2, '0')}`))?.[1] ?? null,
            ),
          ];
        }),
      ) as Record<CckpVariable, (number | null)[]>;
    },
  });
}
