import { lossSeries } from '#api/forest-sums.ts';
import { numberOf } from '#api/foreign-answers.ts';
import type { Deviation } from '#api/tolerant.ts';
import { codeOf } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import type { AnswerRecord } from './records-in.ts';

/** The years of a deforestation summary as sums, as the interface has them, with the loss of each year beside them. A service that gives the years alone is added up, and it is said. */
export function forestLoss(records: AnswerRecord[], deviations: Deviation[]): AnswerRecord[] {
  const isYear = (record: AnswerRecord) => numberOf(record['year']) !== null;
  if (!records.some((record) => isYear(record) && numberOf(record['deforested_ha']) !== null)) return records;
  const other = records.find((record) => !isYear(record) && numberOf(record['deforested_ha']) !== null);
  if (other) {
    // A row of a total would be added to what it adds up, or be told as the last year.
    deviations.push({
      path: 'year',
      rule: 'rows without a year left out',
      got: '',
      phrase: codeOf(sentence('client.loss-without-year', { hectares: numberOf(other['deforested_ha'])! })),
    });
    return forestLoss(records.filter(isYear), deviations);
  }
  const { shape, years } = lossSeries(records);
  if (shape === 'years')
    deviations.push({
      path: 'deforested_ha',
      rule: 'hectares of each year added up',
      got: '',
      phrase: codeOf(sentence('client.loss-added-up', { year: years[0]!.year ?? '…' })),
    });
  return records.map((record, at) => {
    const { sumHectares, inYearHectares, share } = years[at]!;
    const inYear = 'deforested_in_year_ha' in record || inYearHectares === null ? {} : { deforested_in_year_ha: inYearHectares };
    return shape === 'years'
      ? { ...record, deforested_ha: sumHectares, deforested_in_year_ha: inYearHectares, deforested_pct: share }
      : Object.keys(inYear).length > 0
        ? { ...record, ...inYear }
        : record;
  });
}
