import { numberForms, type DateForm, type NumberForm } from '#domain/written-forms.ts';
import type { CellValue, Column, Row } from './model.ts';
import { quantities, type Quantity } from './quantities.ts';
import type { SectionLanguage } from './texts/index.ts';

/** How dates and numbers are written where the reader's region is not known: days before months. */
const defaultLocales: Record<SectionLanguage, string> = { en: 'en-GB', es: 'es' };

/** The locale where it is one of the language that the runtime knows, else the language's usual one. */
function localeOf(language: SectionLanguage, wanted: string): string {
  try {
    const [locale] = Intl.getCanonicalLocales(wanted);
    return locale?.split('-')[0] === language && Intl.NumberFormat.supportedLocalesOf(locale).length > 0
      ? locale
      : defaultLocales[language];
  } catch {
    return defaultLocales[language];
  }
}

/** How a person wants numbers and days written; by default as the locale has them. */
export interface WrittenForms {
  numbers: NumberForm;
  dates: DateForm;
}

interface Directions {
  north: string;
  south: string;
  east: string;
  west: string;
}

/** Numbers, dates and places as people of a language write them. What is not known is a dash, never a zero. */
export class Format {
  readonly locale: string;
  /** by which numbers are written */
  readonly numberLocale: string;
  readonly hasIsoDates: boolean;
  readonly #numbers = new Map<string, Intl.NumberFormat>();
  readonly #dates = new Map<string, Intl.DateTimeFormat>();

  constructor(language: SectionLanguage, locale = '', { numbers, dates }: WrittenForms = { numbers: 'system', dates: 'system' }) {
    this.locale = localeOf(language, locale);
    this.numberLocale = numberForms[numbers] ?? this.locale;
    this.hasIsoDates = dates === 'iso';
  }

  number(value: number | null | undefined, minimum: number, maximum = minimum, isChange = false): string {
    if (value === null || value === undefined || !Number.isFinite(value)) return '–';
    const key = `${minimum}/${maximum}/${isChange}`;
    let format = this.#numbers.get(key);
    // `always`: Spanish otherwise leaves the separator out of four digits, and a column would not line up.
    if (!format) {
      format = new Intl.NumberFormat(this.numberLocale, {
        minimumFractionDigits: minimum,
        maximumFractionDigits: maximum,
        useGrouping: 'always',
        signDisplay: isChange ? 'exceptZero' : 'negative',
      });
      this.#numbers.set(key, format);
    }
    return format.format(value);
  }

  /** With the decimals of its quantity. What is there is never written as nothing: 0.004 ha is less than 0.01 ha; nothing at all is 0. */
  quantity(value: number | null | undefined, quantity: Quantity, isChange = false): string {
    const digits = quantities[quantity];
    if (value === 0) return this.number(0, 0);
    const least = 10 ** -digits;
    if (value !== null && value !== undefined && Math.abs(value) < least / (quantity === 'probability' ? 1 : 2))
      return value > 0 ? `< ${this.number(least, digits)}` : `> ${this.number(-least, digits)}`;
    return this.number(value, digits, digits, isChange);
  }

  hectares(value: number | null | undefined): string {
    return this.quantity(value, 'hectares');
  }

  #date(iso: string, options: Intl.DateTimeFormatOptions): string {
    const key = JSON.stringify(options);
    let format = this.#dates.get(key);
    if (!format) this.#dates.set(key, (format = new Intl.DateTimeFormat(this.locale, { ...options, timeZone: 'UTC' })));
    return format.format(new Date(iso));
  }

  /** the calendar day of an ISO text, as it stands there; a text without one as it came */
  day(iso: string): string {
    if (!/^\d{4}-\d{2}-\d{2}/.test(iso)) return iso === '' ? '–' : iso;
    if (this.hasIsoDates) return iso.slice(0, 10);
    return this.#date(`${iso.slice(0, 10)}T00:00:00Z`, { day: 'numeric', month: 'short', year: 'numeric' });
  }
  /** the same without the year: 31 March */
  dayOfYear(iso: string): string {
    return this.#date(`${iso.slice(0, 10)}T00:00:00Z`, { day: 'numeric', month: 'long' });
  }
  month(iso: string): string {
    if (this.hasIsoDates) return iso.slice(0, 7);
    return /^\d{4}-\d{2}/.test(iso) ? this.#date(`${iso.slice(0, 7)}-01T00:00:00Z`, { month: 'short', year: 'numeric' }) : iso;
  }

  cell(row: Row, column: Column): string {
    const { key, starredBy } = column;
    const text = this.#cellText(row[key], row, column);
    return starredBy !== undefined && row[starredBy] ? `${text}*` : text;
  }

  #cellText(value: CellValue | undefined, row: Row, { kind, quantity, quantityBy, isChange }: Column): string {
    if (value === null || value === undefined || value === '') return '–';
    if (kind === 'year') return String(value);
    if (typeof value === 'number') {
      const own = quantityBy === undefined ? quantity : (row[quantityBy] as Quantity | null);
      // A number whose quantity nobody knows stands as it came.
      return own ? this.quantity(value, own, isChange) : String(value);
    }
    return kind === 'date' ? this.day(value) : kind === 'month' ? this.month(value) : value;
  }

  place([longitude, latitude]: readonly [number, number], directions: Directions, digits = 6): string {
    return `${this.number(Math.abs(latitude), digits)}° ${latitude < 0 ? directions.south : directions.north}, ${this.number(Math.abs(longitude), digits)}° ${longitude < 0 ? directions.west : directions.east}`;
  }

  /** 1° 02′ 38.76″ N */
  sexagesimal([longitude, latitude]: readonly [number, number], { north, south, east, west }: Directions): string {
    const angle = (value: number, positive: string, negative: string) => {
      const hundredths = Math.round(Math.abs(value) * 360_000);
      const minutes = String(Math.floor((hundredths % 360_000) / 6000)).padStart(2, '0');
      const seconds = (hundredths % 6000) / 100;
      return `${Math.floor(hundredths / 360_000)}° ${minutes}′ ${seconds < 10 ? '0' : ''}${this.number(seconds, 2)}″ ${value < 0 ? negative : positive}`;
    };
    return `${angle(latitude, north, south)}, ${angle(longitude, east, west)}`;
  }
}
