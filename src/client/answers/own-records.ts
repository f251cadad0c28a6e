import type { Deviation } from '#api/tolerant.ts';
import { codeOf } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import type { AnswerRecord } from './records-in.ts';

/** Records of the project that was asked about. A service that ignores the project in the address answers for all of them, and the figures of others would be added in. */
export function ofProject(records: AnswerRecord[], projectId: string | null, deviations: Deviation[]): AnswerRecord[] {
  const isOwn = ({ project_id: id }: AnswerRecord) => String(id) === projectId;
  // Where no record names the project, the service knows it by another name.
  if (projectId === null || records.length < 2 || !records.some(isOwn)) return records;
  const own = records.filter((record) => record['project_id'] == null || isOwn(record));
  const others = records.length - own.length;
  if (others > 0)
    deviations.push({
      path: 'project_id',
      rule: 'records of other projects left out',
      got: '',
      phrase: codeOf(sentence('client.records-of-others', { count: others })),
    });
  return own;
}

/** Records without those that came twice, letter by letter: sums over them would count them twice. */
export function withoutCopies(records: AnswerRecord[], deviations: Deviation[]): AnswerRecord[] {
  const seen = new Set<string>();
  const once = records.filter((record) => {
    const text = JSON.stringify(record);
    return seen.has(text) ? false : seen.add(text);
  });
  if (once.length < records.length)
    deviations.push({ path: '', rule: `${records.length - once.length} records that came twice left out`, got: '' });
  return once.length < records.length ? once : records;
}

/** Says that a series has several records of one time, of which nobody knows which is meant: of several scenarios, classes or sources. */
export function noteRepeats(records: readonly AnswerRecord[], deviations: Deviation[]): void {
  const seen = new Set<unknown>();
  for (const record of records) {
    const time = record['period'] ?? record['year'];
    if (time === undefined || time === null) continue;
    if (seen.has(time)) {
      deviations.push({
        path: 'period' in record ? 'period' : 'year',
        rule: 'several records of one time',
        got: String(time),
        phrase: codeOf(sentence('client.times-repeat', { time: String(time) })),
      });
      return;
    }
    seen.add(time);
  }
}
