import type { PlainPhrase } from '#sentences/phrases/index.ts';
import type { Figure, Finding, FindingParameter, Unit } from './finding.ts';

/** How figures and days are written: the language's locale, that of numbers, and whether days stand in figures (2026-05-04). */
export interface Writing {
  locale: string;
  numberLocale: string;
  hasIsoDates: boolean;
}

const noBreak = '\u00a0';
/** What is written after a figure; units of words are phrases of the table, by number. */
const symbols: Partial<Record<Unit, string>> = {
  ha: 'ha',
  '%': '%',
  '°C': '°C',
  mm: 'mm',
  't/ha': 't/ha',
  'g/kg': 'g/kg',
  tCO2e: 'tCO₂e',
  index: '',
  pH: '',
};
const wordUnits: Partial<Record<Unit, string>> = {
  days: 'day',
  months: 'month',
  years: 'year',
  parcels: 'parcel',
  members: 'member',
  jobs: 'job',
  times: 'time',
  '°C/decade': 'celsius-decade',
  'mm/decade': 'mm-decade',
  'index/decade': 'decade',
  'ha/year': 'ha-year',
  'tCO2e/year': 'tonnes-year',
};

/**
 * How many decimals a figure has: one rule a unit, the same in the tables of a report, so that no page writes 166.2 ha beside 166.15 ha. Both ends of an interval
 * have those of the figure.
 */
function digitsOf(unit: Unit): number {
  switch (unit) {
    case 'ha':
    case 'ha/year':
    case '°C/decade':
    case 'index':
      return 2;
    case '%':
    case '°C':
    case 'pH':
    case 'g/kg':
    case 'times':
      return 1;
    case 'index/decade':
      return 3;
    default:
      return 0;
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>();
function numberText(value: number, digits: number, locale: string, isChange = false): string {
  const key = `${locale} ${digits} ${isChange}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // Spanish otherwise leaves the separator out of four digits, as no table of a report does.
      useGrouping: 'always',
      signDisplay: isChange ? 'exceptZero' : 'negative',
    });
    numberFormats.set(key, format);
  }
  return format.format(value);
}

/** Something that is there is never written as nothing: 0.004 ha is less than 0.01 ha. Nothing at all is 0. */
function amountText(value: number, digits: number, locale: string, isChange: boolean): string {
  if (value === 0) return numberText(0, 0, locale);
  const least = 10 ** -digits;
  return value > 0 && value < least / 2 ? `<${noBreak}${numberText(least, digits, locale)}` : numberText(value, digits, locale, isChange);
}

const shown = (value: number, digits: number) => Number(value.toFixed(digits));
/** Plural forms of the words are those of the number as it is written. */
function unitPhrase(unit: string, amount: string, value: number, locale: string): PlainPhrase {
  const form = new Intl.PluralRules(locale).select(value) === 'one' ? 'one' : 'other';
  return { code: `findings.unit.${unit}-${form}`, params: { n: amount } };
}

/** A figure with its unit, and its interval behind it: 12.3 ha (10.1–14.2). */
function figureText(figure: Figure, { locale, numberLocale }: Writing): string | PlainPhrase {
  const { value, unit, lower, upper, isChange = false } = figure;
  const digits = digitsOf(unit);
  const amount = amountText(value, digits, numberLocale, isChange);
  const range =
    lower === undefined || upper === undefined
      ? ''
      : ` (${[lower, upper].map((end) => numberText(end, end === 0 ? 0 : digits, numberLocale, isChange)).join(lower < 0 || isChange ? ' … ' : '–')})`;
  const word = wordUnits[unit];
  if (word !== undefined) {
    const phrase = unitPhrase(word, amount, shown(value, digits), locale);
    return range === '' ? phrase : { code: 'findings.unit.with-interval', params: { figure: phrase, interval: range.trim() } };
  }
  const symbol = symbols[unit] ?? '';
  return `${amount}${symbol === '' ? '' : `${noBreak}${symbol}`}${range}`;
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();
function dateText(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = dateFormats.get(key);
  if (!format) dateFormats.set(key, (format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })));
  return format.format(new Date(iso));
}
const wholeDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;

function parameterText(parameter: FindingParameter, writing: Writing): string | number | PlainPhrase {
  const { locale, hasIsoDates } = writing;
  if ('unit' in parameter) return figureText(parameter, writing);
  if ('date' in parameter) return hasIsoDates ? parameter.date.slice(0, 10) : dateText(`${parameter.date}T00:00:00Z`, locale, wholeDate);
  if ('month' in parameter)
    return hasIsoDates ? parameter.month : dateText(`${parameter.month}-01T00:00:00Z`, locale, { month: 'long', year: 'numeric' });
  if ('monthOfYear' in parameter)
    return dateText(`2001-${String(parameter.monthOfYear).padStart(2, '0')}-01T00:00:00Z`, locale, { month: 'long' });
  if ('year' in parameter) return String(parameter.year);
  if ('text' in parameter) return parameter.text;
  if ('list' in parameter) return listText(parameter.list, writing);
  if ('number' in parameter) return parameter.number;
  return phraseWith(parameter.code, parameter.params ?? {}, writing);
}

/** One after another; their names may be phrases, so that they are put together by one. */
const listText = (list: readonly FindingParameter[], writing: Writing): string | number | PlainPhrase =>
  list.map((one) => parameterText(one, writing)).reduceRight((rest, first) => ({ code: 'findings.unit.list', params: { first, rest } }));

const phraseWith = (code: string, params: Readonly<Record<string, FindingParameter>>, writing: Writing): PlainPhrase => ({
  code,
  params: Object.fromEntries(Object.entries(params).map(([name, parameter]) => [name, parameterText(parameter, writing)])),
});

/**
 * The sentence of a finding as a phrase whose figures and dates are written as people of the locale write them. Whoever shows it makes the words from the table of the
 * language (`phraseText`), so that the window and the report say the same.
 */
export const phraseOfFinding = ({ code, params }: Pick<Finding, 'code' | 'params'>, writing: Writing | string): PlainPhrase =>
  phraseWith(code, params, typeof writing === 'string' ? { locale: writing, numberLocale: writing, hasIsoDates: false } : writing);
