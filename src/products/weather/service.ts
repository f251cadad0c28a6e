import { weatherYears } from '#datasets/weather-source.ts';
import { ParameterFault, type Product } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { dateOfDay, dayOfDate } from '#products/shared/time/local-days.ts';
import type { PeriodName } from '#products/shared/time/periods.ts';
import { zoneOf } from '#products/shared/time/zone-of.ts';
import { sentenceOf, sentencesOf } from '#sentences/phrases/index.ts';
import { daysOf, lastKnownDay, snowDensity, today, weatherRecords, type WeatherDays } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const assumptions = [say('snow-as-water', { density: snowDensity }), say('whole-days')];
const yearsBack = 10;

/** The same day so many years before; 29 February becomes the 28th. */
function yearsBefore(date: string, years: number): string {
  const shifted = `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;
  return shifted.endsWith('02-29') && new Date(`${shifted}T00:00:00Z`).getUTCDate() !== 29 ? `${shifted.slice(0, 8)}28` : shifted;
}

export const service: Product = {
  ...identityOf(facts),
  restsOn: ['time_zone'],
  freshDays: 1,
  async collect(project, _variant, context) {
    const data = context.data.recording();
    const zone = zoneOf(project);
    const now = context.now();
    const lastDay = today(zone, now);
    const firstDay = dayOfDate(yearsBefore(dateOfDay(lastDay), yearsBack));
    const [firstYear, lastYear] = [firstDay, lastDay].map((day) => Number(dateOfDay(day).slice(0, 4))) as [number, number];
    // The newest first: it is what is looked at, and what tells soonest that the source cannot be had.
    const years = Array.from({ length: lastYear - firstYear + 1 }, (_, back) => lastYear - back);
    const { blocks, source } = await weatherYears(data, project.centroid, years, now, context.signal, (year, index) =>
      context.progress(index / years.length, sentenceOf({ code: 'year', params: { year } })),
    );
    const days: WeatherDays = { ...daysOf(blocks, zone, firstDay, lastDay), ...(source === 'power' ? { source } : {}) };
    return {
      data: days,
      provenance: provenanceOf(
        data.origins(),
        now,
        say('method'),
        source === 'power' ? [...assumptions, say('power-cell'), say('power-hours')] : assumptions,
      ),
    };
  },
  covers(collected) {
    const days = collected.data as WeatherDays;
    const known = days.days.temperatureCount.findIndex((count) => count !== null);
    return known < 0 ? null : { start: dateOfDay(days.firstDay + known), end: dateOfDay(lastKnownDay(days)!) };
  },
  answer(project, collected, query, { now }) {
    const days = collected.data as WeatherDays;
    const todayDate = dateOfDay(today(days.zone, now));
    const earliest = yearsBefore(todayDate, yearsBack);
    const latest = lastKnownDay(days);
    const start = (query['start_date'] as string | undefined) ?? yearsBefore(todayDate, 1);
    const end = (query['end_date'] as string | undefined) ?? todayDate;
    if (start < earliest) throw new ParameterFault('start_date', say('start-too-early', { date: earliest }));
    if (start > todayDate) throw new ParameterFault('start_date', { code: 'start-after-today', params: { date: todayDate } });
    if (end < start) throw new ParameterFault('end_date', { code: 'end-before-start' });
    const last = latest === null ? end : [end, dateOfDay(latest)].sort()[0]!;
    const [lon, lat] = project.centroid;
    return {
      kind: 'json',
      value: weatherRecords(days, query['period'] as PeriodName, start, last).map((record) => ({
        project_id: project.id,
        lat,
        lon,
        ...record,
      })),
      provenance: collected.provenance,
    };
  },
};
