import { numberOf } from '#api/foreign-answers.ts';
import type { Deviation } from '#api/tolerant.ts';
import { timeInText } from '#api/written-time.ts';
import { hourMilliseconds } from '#domain/time.ts';
import { offsetSeconds } from '#products/shared/time/local-days.ts';
import { zoneOf } from '#products/shared/time/zone-of.ts';
import { codeOf } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import type { AnswerRecord } from './records-in.ts';

const instant = /^\d{4}-\d\d-\d\dT(\d\d):(\d\d)(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Whether the written day is the meant one: it begins there (or, where clocks jumped over midnight, an hour later), or ends there. A period that begins at any other
 * hour was written in another zone.
 */
function isDayAsWritten(text: string): boolean {
  const [, hour, minute] = instant.exec(text) ?? [];
  if (hour === undefined) return true;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= 60 || minutes === 24 * 60 - 1;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** An instant by a clock that is so many seconds ahead of UTC. */
function stampOf(milliseconds: number, offset: number): string {
  const wall = new Date(milliseconds + offset * 1000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 3600))}:${twoDigits(Math.floor((size % 3600) / 60))}`;
}

/** The zone of the first place that a record names; null where none does. */
function zoneIn(records: readonly AnswerRecord[]): string | null {
  for (const record of records) {
    const [latitude, longitude] = [numberOf(record['lat']), numberOf(record['lon'])];
    if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) continue;
    return zoneOf({ centroid: [longitude, latitude] });
  }
  return null;
}

/** Furthest behind UTC that people live: what would lie further behind is ahead instead. */
const maxHoursBehind = 10;
/** Seconds from an instant to the midnight that it most likely is, where no place tells: west of UTC by ten hours at most, else east of it. */
function likelyOffset(milliseconds: number): number {
  const seconds = Math.round(milliseconds / 1000) % 86_400;
  return seconds <= (maxHoursBehind * hourMilliseconds) / 1000 ? -seconds : 86_400 - seconds;
}

/** The period as ISO 8601 where it is an instant; a day, month or year without an hour is of its place already, and stays as it is. */
function instantIn(value: unknown): string | null {
  if (typeof value === 'number') return Math.abs(value) >= 1e8 ? (timeInText(String(value))?.value ?? null) : null;
  if (typeof value !== 'string') return null;
  return instant.test(value) ? value : value.includes(':') ? (timeInText(value)?.value ?? null) : null;
}

/**
 * Periods with the day of their own place: a service may write local midnight as any instant (`2029-12-31T21:00:00Z` is January 2030 in Kenya), so what does not begin
 * a day as written is written anew in the zone of its place. The instants stay.
 */
export function localPeriods(records: AnswerRecord[], deviations: Deviation[]): AnswerRecord[] {
  const written = records.map(({ period }) => instantIn(period));
  const withPeriod = (record: AnswerRecord, period: string) => (record['period'] === period ? record : { ...record, period });
  const first = written.find((text) => text !== null && !isDayAsWritten(text)) ?? null;
  if (first === null) return records.map((record, at) => (written[at] == null ? record : withPeriod(record, written[at])));
  const zone = zoneIn(records);
  deviations.push({
    path: 'period',
    rule: zone === null ? 'periods read as beginning at the nearest midnight' : `periods written in the zone ${zone}`,
    got: first,
    ...(zone === null ? { phrase: codeOf(sentence('client.periods-without-place', { time: first })) } : {}),
  });
  return records.map((record, at) => {
    const text = written[at];
    if (text == null) return record;
    if (isDayAsWritten(text)) return withPeriod(record, text);
    const milliseconds = Date.parse(text);
    return {
      ...record,
      period: stampOf(milliseconds, zone === null ? likelyOffset(milliseconds) : offsetSeconds(zone, milliseconds / 1000)),
    };
  });
}
