import { createI18n } from 'vue-i18n';
import { en as englishPhrases } from '#phrases/en.ts';
import { areaUnits } from '#domain/written-forms.ts';
import { angleText, mgrsOf, utmOf } from '#geo/written-coordinate.ts';
import { areaUnit, coordinateGrid, coordinateNotation, dateForm, numberForm, numberForms } from './forms.ts';
import { phraseText, type ForeignPhrase, type PhraseTable } from '#sentences/phrases/index.ts';
import { reasonPhrase, type JobWords } from '#sentences/phrases/job-reason.ts';
import { en } from './en.ts';

/** Languages of the window: how each calls itself, and its texts, fetched when they are wanted. English is the fallback and always there. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;
export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(languages, value);
export const systemLanguage = (): Language => {
  const code = navigator.language.slice(0, 2);
  return isLanguage(code) ? code : 'en';
};
interface Translation {
  texts: Record<string, unknown>;
  /** what services, readers and geometry say, by code */ phrases: PhraseTable;
}
const others: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  es: async () => ({
    texts: (await import('./es.ts')).es,
    phrases: (await import('#phrases/es.ts')).es,
  }),
};
/** Texts that the kit does not know of itself, such as those of the products. */
const added: Record<Language, Record<string, unknown>[]> = { en: [], es: [] };
const phrases: Partial<Record<Language, PhraseTable>> = { en: englishPhrases };
const addedPhrases: Record<Language, PhraseTable> = { en: {}, es: {} };

export const i18n = createI18n({
  legacy: false,
  locale: 'en' as Language,
  fallbackLocale: 'en',
  messages: { en } as Record<Language, typeof en>,
  // The window would show the key. End-to-end tests fail on console errors.
  missing: (_language, key) => {
    console.error(`The window has no text “${key}”`);
  },
});
export const text = i18n.global.t as (key: string, values?: Record<string, unknown>, plural?: number) => string;

/** Adds texts of a feature in every language; called before the window is drawn. */
export function addTexts(texts: Record<Language, Record<string, unknown>>): void {
  for (const language of Object.keys(languages) as Language[]) {
    added[language].push(texts[language]);
    if (phrases[language]) i18n.global.mergeLocaleMessage(language, texts[language]);
  }
}

/** Adds sentences by code that the kit does not know of itself, such as those of the products. */
export function addPhrases(tables: Record<Language, PhraseTable>): void {
  for (const language of Object.keys(languages) as Language[]) {
    addedPhrases[language] = { ...addedPhrases[language], ...tables[language] };
    const before = phrases[language];
    if (before) phrases[language] = { ...before, ...tables[language] };
  }
}

export async function setLanguage(language: Language): Promise<void> {
  if (language !== 'en' && !phrases[language]) {
    const { texts, phrases: ofLanguage } = await others[language]();
    phrases[language] = { ...ofLanguage, ...addedPhrases[language] };
    i18n.global.setLocaleMessage(language, texts as typeof en);
    for (const more of added[language]) i18n.global.mergeLocaleMessage(language, more);
  }
  i18n.global.locale.value = language;
  document.documentElement.lang = language;
}
/** A phrase of a service in the window's language; where it has none, or one that is not known here (a provider's own), the sentence that came with it. */
export function phrased(phrase: ForeignPhrase | null | undefined, sentence: string): string {
  const language = i18n.global.locale.value;
  const ofLanguage = phrases[language];
  const words = phrase && ofLanguage ? phraseText(ofLanguage, phrase, decimalMarkOf(numberLocale())) : null;
  return words ?? sentence;
}
/** Why a product is not there, in the window's language; '' where its service says nothing of it. */
export const jobReason = (job: JobWords): string => {
  const nameOf = (slug: string) => (i18n.global.te(`product.${slug}`, 'en') ? text(`product.${slug}`).toLowerCase() : slug);
  return job.reason ? phrased(reasonPhrase(job, nameOf), job.reason) : '';
};
/**
 * The locale in which numbers and dates are written: the window's language as the person's own region writes it, where the system knows one
 * (4 May 2026 in Kenya, 1.234,5 in Argentina). Reading it makes a view follow a change.
 */
export const formatLocale = (): string => localeOf(i18n.global.locale.value);
const localeOf = (language: Language): string =>
  navigator.languages.find((tag) => tag.split('-', 1)[0]!.toLowerCase() === language) ?? language;
const decimalMarkOf = (tag: string): string => new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === 'decimal')!.value;
const locale = formatLocale;
/** The locale that numbers are written by: the chosen form, or that of the window's language. Reading it makes a view follow a change. */
export const numberLocale = (): string => numberForms[numberForm.value] ?? locale();

const formats = new Map<string, Intl.NumberFormat>();
/** Numbers as people of the locale write them. Making a format is a thousand times slower than using it. */
export function decimal(value: number, minimum: number, maximum = minimum): string {
  const key = `${numberLocale()}/${minimum}/${maximum}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(numberLocale(), { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
    formats.set(key, format);
  }
  return format.format(value);
}
/** A figure that says which side of zero it is on; what rounds to zero has no sign. */
export const signed = (value: number, digits: number): string => {
  const shown = decimal(value, digits);
  return Number(value.toFixed(digits)) === 0 ? decimal(0, digits) : value > 0 ? `+${shown}` : shown;
};
/** Decimals of so many hectares, at most. */
export const hectareDigits = (value: number): number => (value < 1 ? 4 : value < 100 ? 2 : 1);
export const hectares = (value: number | null | undefined): string =>
  value === null || value === undefined || !Number.isFinite(value) ? '–' : decimal(value, value < 100 ? 2 : 1, hectareDigits(value));
/** kB, MB and GB of a thousand, as systems show them */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${decimal(bytes, 0)} B`;
  const step = bytes < 1e6 ? 1 : bytes < 1e9 ? 2 : 3;
  const size = bytes / 1000 ** step;
  return `${decimal(size, 0, size < 100 ? 1 : 0)} ${['B', 'kB', 'MB', 'GB'][step]}`;
}
export const whole = (value: number): string => decimal(value, 0);

/** A place in the chosen notation; in degrees where that has no meaning. `decimals` are those of decimal degrees, the others are about as fine. */
export function place(lonLat: readonly [number, number], decimals = 5): string {
  return inGrid(lonLat, decimals) ?? inDegrees(lonLat, decimals);
}
function inGrid([longitude, latitude]: readonly [number, number], decimals: number): string | null {
  switch (coordinateNotation.value) {
    case 'utm': {
      const utm = utmOf([longitude, latitude]);
      return (
        utm &&
        text('direction.utm', {
          zone: utm.zone,
          side: text(utm.isSouth ? 'direction.ofSouth' : 'direction.ofNorth'),
          easting: utm.eastingMetres,
          northing: utm.northingMetres,
        })
      );
    }
    case 'mgrs':
      return mgrsOf([longitude, latitude], Math.min(5, decimals));
    case 'grid': {
      const grid = coordinateGrid.value;
      const numbers = grid?.numbersAt(longitude, latitude);
      return grid && numbers ? `${grid.code} ${numbers.map((number) => number.toFixed(grid.decimals)).join(' ')}` : null;
    }
    default:
      return null;
  }
}
/** 1.04410° N 35.00120° E */
function inDegrees([longitude, latitude]: readonly [number, number], decimals: number): string {
  const notation = coordinateNotation.value;
  const angle = (degrees: number) => angleText(degrees, notation === 'minutes' || notation === 'seconds' ? notation : 'degrees', decimals);
  return `${angle(latitude)} ${text(latitude < 0 ? 'direction.south' : 'direction.north')} ${angle(longitude)} ${text(longitude < 0 ? 'direction.west' : 'direction.east')}`;
}
/** An area in the person's own unit, for the place beside its hectares; '' where there is none. */
export function inOwnUnit(areaHectares: number | null | undefined): string {
  const unit = areaUnit.value;
  if (unit === null || areaHectares === null || areaHectares === undefined || !Number.isFinite(areaHectares)) return '';
  const [squareMetres, name] = typeof unit === 'string' ? [areaUnits[unit], text(`units.area.${unit}`)] : [unit.squareMetres, unit.name];
  return `${hectares((areaHectares * 10_000) / squareMetres)} ${name}`;
}
/** Swedish is written as ISO 8601 has it. */
const daysIn = (): { tag: string; dateStyle: 'short' | 'medium' } =>
  dateForm.value === 'iso' ? { tag: 'sv-SE', dateStyle: 'short' } : { tag: locale(), dateStyle: 'medium' };
const momentFormats = new Map<string, Intl.DateTimeFormat>();
export function dateTime(iso: string): string {
  const { tag, dateStyle } = daysIn();
  let format = momentFormats.get(tag);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, { dateStyle, timeStyle: 'short' });
    momentFormats.set(tag, format);
  }
  return format.format(new Date(iso));
}
/** the day of a moment, in the time of this computer */
export function dayOf(iso: string): string {
  const { tag, dateStyle } = daysIn();
  return new Intl.DateTimeFormat(tag, { dateStyle }).format(new Date(iso));
}
export const time = (iso: string): string => new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(new Date(iso));
