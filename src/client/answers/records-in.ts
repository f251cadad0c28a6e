import { isObject } from '#domain/object.ts';

export type AnswerRecord = Record<string, unknown>;

const holders = ['records', 'items', 'data', 'results'];

/** An answer with its records changed: a list, an object that holds one, or a record of its own. `isOwn` tells a record that stands for the answer itself. */
export function withRecords(value: unknown, change: (records: AnswerRecord[], isOwn: boolean) => AnswerRecord[]): unknown {
  if (Array.isArray(value)) return value.length > 0 && value.every(isObject) ? change(value, false) : value;
  if (!isObject(value)) return value;
  const holder = holders.find((name) => Array.isArray(value[name]) && (value[name] as unknown[]).every(isObject));
  if (holder !== undefined) return { ...value, [holder]: change(value[holder] as AnswerRecord[], false) };
  const [own] = change([value], true);
  return own ?? value;
}
