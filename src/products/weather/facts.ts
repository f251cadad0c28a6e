import * as z from 'zod';
import { marked, projectParams } from '#api/primitives.ts';
import { amount, choice, dateRange, periodRecord } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

const record = periodRecord
  .extend({
    avg_temperature_degC: amount,
    min_temperature_degC: amount,
    max_temperature_degC: amount,
    avg_dewpoint_temperature_degC: amount,
    min_dewpoint_temperature_degC: amount,
    max_dewpoint_temperature_degC: amount,
    avg_wind_speed_m_per_s: amount,
    max_wind_speed_m_per_s: amount,
    avg_surface_pressure_Pa: amount,
    avg_total_cloud_cover_0_1: amount,
    sum_total_precipitation_mm_of_water_equivalent: amount,
    avg_relative_humidity_0_1: amount,
    sum_snowfall_mm_of_water_equivalent: amount,
    sum_snow_depth_mm_of_water_equivalent: amount,
  })
  .extend(marked.shape);

/** A day inside the limit of ten years, whatever the time zone of the service. */
const tenYearsBefore = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear() - 10, now.getUTCMonth(), now.getUTCDate() + 2)).toISOString().slice(0, 10);

/** The same question all year, so that its stored answer is found again: nine years before this one, within the limit of ten. */
const nineYearsBefore = (now: Date): string => `${now.getUTCFullYear() - 9}-01-01`;

export const facts = defineProduct({
  slug: 'weather',
  title: 'Weather',
  scope: 'project',
  order: 20,
  tab: 'climate',
  operation: 'weather',
  routes: {
    weather: defineRoute({
      id: 'weather',
      method: 'GET',
      path: '/projects/{project_id}/weather',
      params: projectParams,
      summary: 'Observed weather by day, week, month or year of the project’s local time',
      query: dateRange.safeExtend({ period: choice(['daily', 'weekly', 'monthly', 'yearly'], 'daily') }),
      reply: z.array(record),
    }),
  },
  report: {
    section: { id: 'weather', title: { en: 'Weather', es: 'Tiempo atmosférico' } },
    questions: {
      weather: { operation: 'weather', query: () => ({ period: 'monthly' }) },
      weatherMonths: { operation: 'weather', query: (now: Date) => ({ period: 'monthly', start_date: nineYearsBefore(now) }) },
      weatherYears: { operation: 'weather', query: (now: Date) => ({ period: 'yearly', start_date: tenYearsBefore(now) }) },
    },
  },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
