import { activeConditions, type Condition, type ConditionTest } from '#attributes/conditions.ts';
import { i18n, whole, type Language } from '#window/kit/text/index.ts';
import type { useFiles } from './files.ts';
import { isFigureKey } from './shape-columns.ts';

type Files = Pick<ReturnType<typeof useFiles>, 'table' | 'filter' | 'visible' | 'layered' | 'isFiltered'>;
const dateTests: readonly ConditionTest[] = ['below', 'atMost', 'above', 'atLeast'];
/** Of a list of values so many are written out. */
const maxNamed = 6;

/** What a test is called, by the type of its column. */
export function testWords(table: Files['table'], key: string, test: ConditionTest, locale: Language = i18n.global.locale.value): string {
  const isOfDates = table.column(key).type === 'date' && dateTests.includes(test);
  return i18n.global.t(isOfDates ? `filter.dateTest.${test}` : `filter.test.${test}`, {}, { locale });
}

/** What a condition asks, as its row in the filter reads. */
function conditionWords(table: Files['table'], { key, test, value, upTo = '', values = [] }: Condition, locale: Language): string {
  const t = (text: string, named: Record<string, unknown> = {}) => i18n.global.t(text, named, { locale });
  const name = isFigureKey(key) ? t(`filter.figure.${key.slice('hectare:'.length)}`) : key;
  const verb = testWords(table, key, test, locale);
  if (test === 'empty' || test === 'filled') return `${name} ${verb}`;
  if (test === 'between') return `${name} ${verb} ${value} ${t('filter.and')} ${upTo}`;
  if (test !== 'oneOf') return `${name} ${verb} “${value}”`;
  const named = values.slice(0, maxNamed).map((one) => `“${one}”`);
  const left = values.length - named.length;
  return `${name} ${verb} ${named.join(', ')}${left > 0 ? ` ${t('filter.moreValues', { n: whole(left) })}` : ''}`;
}

/** Which part of the shapes a filter leaves, and by which conditions; null while none is on. In the language of the window, or another that is loaded. */
export function filterSaid(files: Files, locale: Language = i18n.global.locale.value): string | null {
  if (!files.isFiltered) return null;
  const { join } = files.filter;
  const told = activeConditions(files.table, files.filter).map((condition) => conditionWords(files.table, condition, locale));
  const between = ` ${i18n.global.t(`filter.between.${join}`, {}, { locale })} `;
  const counts = { n: whole(files.visible.length), all: whole(files.layered.length) };
  return i18n.global.t('filter.said', { ...counts, conditions: told.join(between) }, { locale });
}
