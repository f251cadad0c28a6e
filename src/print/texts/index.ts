import type { PrintLanguage } from '../template.ts';
import { en, type PrintWords } from './en.ts';
import { es } from './es.ts';

export type { PrintWords } from './en.ts';
export const printWords: Record<PrintLanguage, PrintWords> = { en, es };

/** A text with its {places} filled. Throws RangeError for a place without a value, so that no bare brace comes to paper. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`The text “${text}” misses {${name}}`);
    return String(value);
  });
}

/** A person's own text: known {places} are filled, others stay as they were written. */
export const fillKnown = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));

const locales: Record<PrintLanguage, string> = { en: 'en-GB', es: 'es' };

/** Numbers and days as the language of the map writes them. */
export class PrintFormat {
  readonly #locale: string;
  constructor(language: PrintLanguage) {
    this.#locale = locales[language];
  }

  number(value: number, decimals = 0, maxDecimals = decimals): string {
    return new Intl.NumberFormat(this.#locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: maxDecimals,
      useGrouping: 'always',
    }).format(value);
  }
  signed(value: number, decimals: number): string {
    return new Intl.NumberFormat(this.#locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'exceptZero',
    }).format(value);
  }
  /** Metres, or kilometres from 1,000 on. */
  length(metres: number): string {
    return metres >= 1000 ? `${this.number(metres / 1000, 0, 3)} km` : `${this.number(metres, 0, 2)} m`;
  }
  hectares(value: number): string {
    return this.number(value, 2);
  }
  /** `iso` is a day or a time of ISO 8601; the day is that of UTC. */
  day(iso: string): string {
    return new Intl.DateTimeFormat(this.#locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  }
}
