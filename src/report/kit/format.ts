import type { CellValue, Column } from './model.ts';
import type { SectionLanguage } from './texts/index.ts';

/** Numbers, dates and places as people of a language write them. What is not known is a dash, never a zero. */
export class Format {
  readonly #language: SectionLanguage;
  readonly #formats = new Map<string, Intl.NumberFormat>();

  constructor(language: SectionLanguage) {
    this.#language = language;
  }

  number(value: number | null | undefined, minimum: number, maximum = minimum): string {
    if (value === null || value === undefined || !Number.isFinite(value)) return '–';
    const key = `${minimum}/${maximum}`;
    let format = this.#formats.get(key);
    // `always`: Spanish otherwise leaves the separator out of four digits, and a column would not line up.
    if (!format) {
      format = new Intl.NumberFormat(this.#language, {
        minimumFractionDigits: minimum,
        maximumFractionDigits: maximum,
        useGrouping: 'always',
      });
      this.#formats.set(key, format);
    }
    return format.format(value);
  }

  /** so many decimals that a small parcel has four figures and a large one no false exactness */
  hectares(value: number | null | undefined): string {
    return this.number(value, 2, value !== null && value !== undefined && Math.abs(value) < 1 ? 4 : 2);
  }

  /** the calendar day of an ISO text, as it stands there */
  day(iso: string): string {
    return /^\d{4}-\d{2}-\d{2}/.test(iso) ? iso.slice(0, 10) : iso === '' ? '–' : iso;
  }

  cell(value: CellValue | undefined, { kind, digits }: Column): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'number') return digits === undefined ? String(value) : this.number(value, digits);
    return kind === 'date' ? this.day(value) : value;
  }

  place(
    [longitude, latitude]: readonly [number, number],
    directions: { north: string; south: string; east: string; west: string },
  ): string {
    return `${this.number(Math.abs(latitude), 6)}° ${latitude < 0 ? directions.south : directions.north}, ${this.number(Math.abs(longitude), 6)}° ${longitude < 0 ? directions.west : directions.east}`;
  }

  /** 1° 02′ 38.76″ N */
  sexagesimal(
    [longitude, latitude]: readonly [number, number],
    { north, south, east, west }: { north: string; south: string; east: string; west: string },
  ): string {
    const angle = (value: number, positive: string, negative: string) => {
      const hundredths = Math.round(Math.abs(value) * 360_000);
      const minutes = String(Math.floor((hundredths % 360_000) / 6000)).padStart(2, '0');
      const seconds = (hundredths % 6000) / 100;
      return `${Math.floor(hundredths / 360_000)}° ${minutes}′ ${seconds < 10 ? '0' : ''}${this.number(seconds, 2)}″ ${value < 0 ? negative : positive}`;
    };
    return `${angle(latitude, north, south)}, ${angle(longitude, east, west)}`;
  }
}
