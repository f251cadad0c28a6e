import { codeOf, type ForeignPhrase, type Sentence } from '#sentences/phrases/index.ts';
import { numberOf } from './foreign-answers.ts';
import { sentence } from './phrases/sentence.ts';

type Figures = Readonly<Record<string, unknown>>;

/** A figure of an answer that cannot be: it is shown as it came, with this beside it. */
export interface Doubt {
  /** of the record */
  index: number;
  field: string;
  value: number;
  /** why it cannot be */
  why: ForeignPhrase;
  detail: string;
}

interface Bounds {
  low: number;
  high: number;
}
/**
 * What figures can be, by the names that the interface gives them. Temperatures, gusts and pressure are wider than the extremes of the World Meteorological
 * Organization's archive (recalled, not checked: −89.2 °C and 56.7 °C, 113 m/s, 870 hPa at sea level), rain than the wettest year on record (26 m).
 */
const bounds: [name: RegExp, bounds: Bounds][] = [
  [/_0_1$|^clear_fraction$|^p_value$/, { low: 0, high: 1 }],
  [/_degC$/, { low: -100, high: 70 }],
  [/_wind_speed_m_per_s$/, { low: 0, high: 120 }],
  [/_mm_of_water_equivalent$/, { low: 0, high: 30_000 }],
  [/_surface_pressure_Pa$/, { low: 30_000, high: 110_000 }],
  [/^(project|control)_si$/, { low: -1, high: 1 }],
];
const boundsOf = new Map<string, Bounds | null>();
function boundsFor(field: string): Bounds | null {
  let found = boundsOf.get(field);
  if (found === undefined) {
    found = bounds.find(([name]) => name.test(field))?.[1] ?? null;
    boundsOf.set(field, found);
  }
  return found;
}

const freezingKelvin = 273.15;
/** Why a value lies outside of its bounds: the commonest mistakes of units are named. */
function whyOutside(field: string, value: number, { low, high }: Bounds): Sentence {
  if (field.endsWith('_degC') && value >= 173 && value <= 345)
    return sentence('api.doubt-kelvin', { celsius: Math.round((value - freezingKelvin) * 10) / 10 });
  if (field.endsWith('_0_1') && value > 1 && value <= 100) return sentence('api.doubt-percent');
  if (field.endsWith('_Pa') && value >= 300 && value <= 1100) return sentence('api.doubt-hectopascal');
  return sentence('api.doubt-outside', { low, high });
}

/** Hectares of an area within the project cannot be more than the project; services round and measure a little differently. */
const wholeTolerance = 1.01;
const partsOfTheWhole = /^(deforested(_in_year)?_ha|loss_ha)$/;
const shares = /^(deforested_pct|percent)$/;

/** Numbers that programs write where they have no figure: the usual ones of rasters, tables and NetCDF. */
const noDataMarks = new Set([-9999, -99_999, -999_999, -32_768, -2_147_483_648]);
const maxOfAnything = 1e20;
const isNoDataMark = (value: number) => noDataMarks.has(value) || Math.abs(value) >= maxOfAnything;

/** Figures of one record of which the first is never above the second, and by how much rounding and averaging may turn them. */
const ordered: [lower: string, upper: string, tolerance: number][] = [
  ['min_temperature_degC', 'avg_temperature_degC', 0.1],
  ['avg_temperature_degC', 'max_temperature_degC', 0.1],
  ['min_temperature_degC', 'max_temperature_degC', 0.1],
  ['min_dewpoint_temperature_degC', 'avg_dewpoint_temperature_degC', 0.1],
  ['avg_dewpoint_temperature_degC', 'max_dewpoint_temperature_degC', 0.1],
  ['avg_dewpoint_temperature_degC', 'avg_temperature_degC', 0.5],
  ['avg_wind_speed_m_per_s', 'max_wind_speed_m_per_s', 0.1],
  ['lower', 'upper', 0.001],
  ['deforested_in_year_ha', 'deforested_ha', 0.01],
];
function whyAbove(field: string, value: number, record: Figures): Sentence | null {
  for (const [lower, upper, tolerance] of ordered) {
    const most = lower === field ? numberOf(record[upper]) : null;
    if (most !== null && !isNoDataMark(most) && value > most + tolerance) return sentence('api.doubt-above', { most });
  }
  return null;
}

function whyNot(field: string, value: number, areaHectares: number | null): Sentence | null {
  if (isNoDataMark(value)) return sentence('api.doubt-no-data');
  const own = boundsFor(field);
  if (own) return value < own.low || value > own.high ? whyOutside(field, value, own) : null;
  if (shares.test(field)) return value < 0 || value > 100 * wholeTolerance ? sentence('api.doubt-outside', { low: 0, high: 100 }) : null;
  if (!partsOfTheWhole.test(field)) return null;
  if (value < 0) return sentence('api.doubt-negative');
  return areaHectares !== null && areaHectares > 0 && value > areaHectares * wholeTolerance
    ? sentence('api.doubt-whole', { area: Math.round(areaHectares * 100) / 100 })
    : null;
}

/** Sums that can only grow from year to year: what is lost stays lost in the count. Rows that are no years, such as classes of land cover, are parts beside one another. */
const sums = ['deforested_ha', 'deforested_pct', 'percent'];
const sumTolerance = 0.006;

function isLaterYear({ year }: Figures, before: Figures): boolean {
  const [own, earlier] = [numberOf(year), numberOf(before['year'])];
  return own !== null && earlier !== null && own > earlier;
}
function fallIn(field: string, value: number, record: Figures, before: Figures | undefined): Sentence | null {
  if (!before || !sums.includes(field) || !isLaterYear(record, before)) return null;
  const earlier = numberOf(before[field]);
  return earlier !== null && earlier - value > sumTolerance ? sentence('api.doubt-falls', { before: earlier }) : null;
}

/** The figures of records, the oldest first, that cannot be. */
export function doubtsIn(records: readonly Figures[], areaHectares: number | null = null): Doubt[] {
  return records.flatMap((record, index) =>
    Object.entries(record).flatMap(([field, raw]): Doubt[] => {
      if (typeof raw !== 'number' && typeof raw !== 'string') return [];
      const value = numberOf(raw);
      if (value === null) return [];
      const why = whyNot(field, value, areaHectares) ?? whyAbove(field, value, record) ?? fallIn(field, value, record, records[index - 1]);
      return why ? [{ index, field, value, why: codeOf(why), detail: why.detail }] : [];
    }),
  );
}
