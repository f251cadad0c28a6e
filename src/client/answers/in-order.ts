import { numberOf } from '#api/foreign-answers.ts';
import type { Deviation } from '#api/tolerant.ts';
import type { AnswerRecord } from './records-in.ts';

/** What tells the records of a series apart: the instant of a period, or a year. null: this is no series. */
function placesOf(records: readonly AnswerRecord[]): number[] | null {
  const read = (place: (record: AnswerRecord) => number | null): number[] | null => {
    const places = records.map(place);
    return places.every((one): one is number => one !== null) ? places : null;
  };
  const timeOf = (field: string) => (record: AnswerRecord) => {
    const time = typeof record[field] === 'string' ? Date.parse(record[field]) : Number.NaN;
    return Number.isNaN(time) ? null : time;
  };
  return read(timeOf('period')) ?? read(({ year }) => numberOf(year)) ?? read(timeOf('month'));
}

/** A series with its oldest record first; services may send the newest first, or none in particular. */
export function inOrder(records: AnswerRecord[], deviations: Deviation[]): AnswerRecord[] {
  const places = placesOf(records);
  if (!places || places.every((place, at) => at === 0 || place >= places[at - 1]!)) return records;
  deviations.push({ path: '', rule: 'records sorted, the oldest first', got: '' });
  return records
    .map((record, at) => ({ record, place: places[at]! }))
    .sort((left, right) => left.place - right.place)
    .map(({ record }) => record);
}
