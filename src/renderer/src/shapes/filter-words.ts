import { activeConditions, type Condition, type ConditionTest } from '#attributes/conditions.ts';
import type { FilteredRows } from '#window/kit/row-filter.ts';
import { i18n, whole, type Language } from '#window/kit/text/index.ts';

const dateTests: readonly ConditionTest[] = ['below', 'atMost', 'above', 'atLeast'];
/** Of a list of values so many are written out. */
const maxNamed = 6;

/** What a test is called, by the type of its column. */
export function testWords(
  { table }: Pick<FilteredRows, 'table'>,
  key: string,
  test: ConditionTest,
  locale: Language = i18n.global.locale.value,
): string {
  const isOfDates = table.column(key).type === 'date' && dateTests.includes(test);
  return i18n.global.t(isOfDates ? `filter.dateTest.${test}` : `filter.test.${test}`, {}, { locale });
}

/** What a condition asks, as its row in the filter reads. */
function conditionWords(rows: FilteredRows, { key, test, value, upTo = '', values = [] }: Condition, locale: Language): string {
  const t = (text: string, named: Record<string, unknown> = {}) => i18n.global.t(text, named, { locale });
  const name = rows.nameOf(key, locale);
  const verb = testWords(rows, key, test, locale);
  if (test === 'empty' || test === 'filled') return `${name} ${verb}`;
  if (test === 'between') return `${name} ${verb} ${value} ${t('filter.and')} ${upTo}`;
  if (test !== 'oneOf') return `${name} ${verb} “${value}”`;
  const words = rows.wordsOf(key);
  const named = values.slice(0, maxNamed).map((one) => `“${words ? words(one, locale) : one}”`);
  const left = values.length - named.length;
  return `${name} ${verb} ${named.join(', ')}${left > 0 ? ` ${t('filter.moreValues', { n: whole(left) })}` : ''}`;
}

/** Which part of the rows a filter leaves, and by which conditions; null while none is on. In the language of the window, or another that is loaded. */
export function filterSaid(rows: FilteredRows, locale: Language = i18n.global.locale.value): string | null {
  if (!rows.isFiltered) return null;
  const { join } = rows.filter;
  const told = activeConditions(rows.table, rows.filter).map((condition) => conditionWords(rows, condition, locale));
  const between = ` ${i18n.global.t(`filter.between.${join}`, {}, { locale })} `;
  const counts = { n: whole(rows.shownCount), all: whole(rows.allCount) };
  return i18n.global.t(`filter.of.${rows.kind}.said`, { ...counts, conditions: told.join(between) }, { locale });
}
