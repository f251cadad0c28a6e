import type { Finding } from '#findings/finding.ts';
import type { Land } from '#findings/index.ts';
import type { Places, Recomputed } from './recomputed-land.ts';
import {
  count,
  dateOf,
  degrees,
  interval,
  meanOf,
  medianOf,
  monthName,
  monthOf,
  number,
  percent,
  rain,
  signed,
  tonnes,
  trendText,
  usual,
} from './writing.ts';

type Row = Record<string, unknown>;
const rows = (land: Land, name: 'weatherMonths' | 'climate') => land.answers[name]!.value as Row[];

/** Whole months of the weather: the last record is a part. */
const monthsOf = (land: Land) =>
  rows(land, 'weatherMonths')
    .slice(0, -1)
    .map((row) => ({
      month: String(row['period']).slice(0, 7),
      rain: Number(row['sum_total_precipitation_mm_of_water_equivalent']),
      temperature: Number(row['avg_temperature_degC']),
    }));
/** Sums or means of spans of months that end where the newest does, one a year, the newest last. */
function spans(land: Land, field: 'rain' | 'temperature', length: number): number[] {
  const months = monthsOf(land);
  const found: number[] = [];
  for (let end = months.length; end - length >= 0; end -= 12) {
    const part = months.slice(end - length, end).map((month) => month[field]);
    found.unshift(field === 'rain' ? part.reduce((sum, value) => sum + value, 0) : meanOf(part));
  }
  return found;
}
const newestMonth = (land: Land) => monthOf(monthsOf(land).at(-1)!.month);
function yearPlaces(land: Land, field: 'rain' | 'temperature', isSo: (newest: number, lower: number, upper: number) => boolean): Places {
  const all = spans(land, field, 12);
  const [newest, before] = [all.at(-1)!, all.slice(0, -1)];
  const { mean, lower, upper } = usual(before);
  if (!isSo(newest, lower, upper)) throw new Error(`${newest} is not so beside ${lower} to ${upper}`);
  const digits = field === 'rain' ? 0 : 1;
  const write = field === 'rain' ? rain : degrees;
  const least = field === 'rain' ? Math.max(0, lower) : lower;
  return {
    [field]: write(newest),
    month: newestMonth(land),
    usual: `${write(mean)}${interval(least, upper, digits)}`,
    years: count(before.length, 'year'),
  };
}
function seasonPlaces(land: Land, isSo: (newest: number, before: number[]) => boolean): Places {
  const all = spans(land, 'rain', 3);
  const [newest, before] = [all.at(-1)!, all.slice(0, -1)];
  if (!isSo(newest, before)) throw new Error('no extreme season');
  return { rain: rain(newest), month: newestMonth(land), usual: rain(meanOf(before)), years: count(before.length, 'year') };
}
const slopeOf = (values: number[]) =>
  medianOf(values.flatMap((later, index) => values.slice(0, index).map((earlier, place) => (later - earlier) / (index - place))));
function trendPlaces(land: Land, finding: Finding, field: 'rain' | 'temperature'): Places {
  const all = spans(land, field, 12);
  return {
    slope: trendText(finding, 10 * slopeOf(all), field === 'rain' ? 0 : 2, field === 'rain' ? 'mm per decade' : '°C per decade'),
    years: count(all.length, 'year'),
  };
}

/** The means of each month of the year. */
const monthMeans = (land: Land) =>
  Array.from({ length: 12 }, (_, place) => {
    const same = monthsOf(land).filter(({ month }) => Number(month.slice(5)) === place + 1);
    return { rain: meanOf(same.map((one) => one.rain)), temperature: meanOf(same.map((one) => one.temperature)) };
  });
const dryMonths = (land: Land) => monthMeans(land).filter((one) => one.rain < 2 * Math.max(0, one.temperature)).length;

/** 2027 to 2046 beside 2080 to 2099: this year's part is left out. */
function projected(land: Land, field: string) {
  const years = rows(land, 'climate')
    .slice(1)
    .map((row) => Number(row[field]));
  return [meanOf(years.slice(0, 20)), meanOf(years.slice(-20))] as const;
}
const periods = { from: '2080', to: '2099', first: '2027', last: '2046' };
function rainChange(land: Land): Places {
  const [early, late] = projected(land, 'sum_total_precipitation_mm_of_water_equivalent');
  const change = (100 * (late - early)) / early;
  if (Math.abs(change) < 10) throw new Error('a small change');
  return { change: signed(percent(change), change), ...periods };
}

const known = (land: Land) => land.vegetation!.filter((one): one is { month: string; value: number } => one.value !== null);
const yearsOf = (land: Land) => ({ first: known(land)[0]!.month.slice(0, 4), last: known(land).at(-1)!.month.slice(0, 4) });
/** The median of the slopes between years within each month of the year. */
function greenSlope(land: Land): number {
  const all = known(land);
  return medianOf(
    all.flatMap((later) =>
      all
        .filter(({ month }) => month < later.month && month.slice(5) === later.month.slice(5))
        .map((earlier) => (later.value - earlier.value) / (Number(later.month.slice(0, 4)) - Number(earlier.month.slice(0, 4)))),
    ),
  );
}
const greenTrend = (land: Land, finding: Finding): Places => ({
  slope: trendText(finding, 10 * greenSlope(land), 3, 'per decade'),
  ...yearsOf(land),
});
function greenMonth(land: Land, isSo: (value: number, lower: number, upper: number) => boolean): Places {
  const newest = known(land).at(-1)!;
  const same = known(land).filter(({ month }) => month < newest.month && month.slice(5) === newest.month.slice(5));
  const { mean, lower, upper } = usual(same.map(({ value }) => value));
  if (!isSo(newest.value, lower, upper)) throw new Error('not so beside its season');
  return {
    value: number(newest.value, 2),
    month: monthOf(newest.month),
    usual: `${number(mean, 2)}${interval(lower, upper, 2)}`,
    years: count(same.length, 'year'),
  };
}

const riskOf = (land: Land, name: string) =>
  (land.answers.climateRisk!.value as { risk_items: Row[] }).risk_items.find(({ risk }) => risk === name) as Row | undefined;
/** A change with the range of the models, and today's level. */
function riskPlaces(land: Land, index: string, write: (value: number) => string, digits: (value: number) => number): Places {
  const changed = riskOf(land, `${index}_change`)!;
  const value = Number(changed['value']);
  const [lowest, highest] = [changed['lowest'], changed['highest']] as (number | undefined)[];
  if (lowest !== undefined && highest !== undefined && lowest <= 0 && highest >= 0) throw new Error('the models do not agree');
  const range = lowest === undefined || highest === undefined ? '' : interval(lowest, highest, digits(value), true);
  return { change: `${signed(write(value), value)}${range}`, today: write(Number(riskOf(land, `${index}_baseline`)!['value'])) };
}
const none = () => 0;
const days = (value: number) => count(value, 'day');

const emissionsOf = (land: Land) => {
  const list = (land.answers.emissions!.value as { records: { total_tco2e: number; sd_tco2e: number | null }[] }).records;
  const total = list.reduce((sum, one) => sum + one.total_tco2e, 0);
  const spread = list.every((one) => one.sd_tco2e !== null) ? 1.96 * list.reduce((sum, one) => sum + one.sd_tco2e!, 0) : null;
  const range = spread === null ? '' : interval(Math.max(0, total - spread), total + spread, total < 10 ? 1 : 0);
  return { total, spread, text: `${tonnes(total)}${range}` };
};
const lastRecord = (land: Land, name: 'benchmark' | 'additionality') => (land.answers[name]!.value as { records: Row[] }).records.at(-1)!;
const benchmarkYear = (land: Land, isSo: (benchmark: number, p: number) => boolean): Places => {
  const record = lastRecord(land, 'benchmark');
  if (!isSo(Number(record['performance_benchmark']), Number(record['p_value']))) throw new Error('not so beside the controls');
  return { year: String(record['year']) };
};

export const timeCodes: Recomputed = {
  'findings.rain.drought': (land) => {
    const { records, reference } = land.answers.waterBalance!.value as {
      records: { period: string; spei_12: number | null }[];
      reference: string;
    };
    const newest = records.filter((record) => record.spei_12 !== null).at(-1)!;
    return { month: monthOf(newest.period), reference, index: number(newest.spei_12!, 2) };
  },
  'findings.rain.usual': (land) => yearPlaces(land, 'rain', (value, lower, upper) => value >= lower && value <= upper),
  'findings.rain.dry-year': (land) => yearPlaces(land, 'rain', (value, lower) => value < lower),
  'findings.rain.wet-year': (land) => yearPlaces(land, 'rain', (value, _lower, upper) => value > upper),
  'findings.rain.warm-year': (land) => yearPlaces(land, 'temperature', (value, _lower, upper) => value > upper),
  'findings.rain.cool-year': (land) => yearPlaces(land, 'temperature', (value, lower) => value < lower),
  'findings.rain.driest-season': (land) => seasonPlaces(land, (newest, before) => before.every((value) => newest < value)),
  'findings.rain.wettest-season': (land) => seasonPlaces(land, (newest, before) => before.every((value) => newest > value)),
  'findings.rain.falling': (land, finding) => trendPlaces(land, finding, 'rain'),
  'findings.rain.rising': (land, finding) => trendPlaces(land, finding, 'rain'),
  'findings.rain.warming': (land, finding) => trendPlaces(land, finding, 'temperature'),
  'findings.rain.too-few-years': () => ({ years: '5 years' }),
  'findings.climate.normals': (land) => {
    const [temperature, water] = [spans(land, 'temperature', 12), spans(land, 'rain', 12)];
    return { temperature: degrees(meanOf(temperature)), rain: rain(meanOf(water)), years: count(water.length, 'year') };
  },
  'findings.climate.dry-months': (land) => {
    const means = monthMeans(land).map((one) => one.rain);
    return { dry: count(dryMonths(land), 'month'), wettest: monthName(means.indexOf(Math.max(...means)) + 1) };
  },
  'findings.climate.no-dry-month': (land) => {
    if (dryMonths(land) !== 0) throw new Error('a month is dry');
    return {};
  },
  'findings.climate.warming': (land) => {
    const [early, late] = projected(land, 'avg_temperature_degC');
    return { change: signed(degrees(late - early), late - early), ...periods };
  },
  'findings.climate.drier': rainChange,
  'findings.climate.wetter': rainChange,
  'findings.vegetation.falling': greenTrend,
  'findings.vegetation.rising': greenTrend,
  'findings.vegetation.no-trend': yearsOf,
  'findings.vegetation.below-season': (land) => greenMonth(land, (value, lower) => value < lower),
  'findings.vegetation.above-season': (land) => greenMonth(land, (value, _lower, upper) => value > upper),
  'findings.vegetation.as-season': (land) => greenMonth(land, (value, lower, upper) => value >= lower && value <= upper),
  'findings.vegetation.too-short': () => ({ years: '6 years' }),
  'findings.vegetation.not-asked': () => ({}),
  'findings.vegetation.old-picture': (land) => {
    const day = (land.answers.satellite!.value as { end_date: string }).end_date;
    return { date: dateOf(day), age: days(Math.floor((Date.UTC(2026, 10, 23) - Date.parse(day)) / 86_400_000)) };
  },
  'findings.vegetation.clouded': (land) => ({
    clear: percent(100 * (land.answers.satellite!.value as { clear_fraction: number }).clear_fraction),
  }),
  'findings.climate-risk.hot-days': (land) => riskPlaces(land, 'TX35', days, none),
  'findings.climate-risk.hot-nights': (land) => riskPlaces(land, 'TR', days, none),
  'findings.climate-risk.warm-spells': (land) => riskPlaces(land, 'WSDI', days, none),
  'findings.climate-risk.heaviest-day': (land) => riskPlaces(land, 'Rx1day', rain, none),
  'findings.climate-risk.dry-spell': (land) => riskPlaces(land, 'CDD', days, none),
  'findings.climate-risk.drought': (land) => riskPlaces(land, 'SPI12', percent, () => 1),
  'findings.climate-risk.less-rain': (land) => riskPlaces(land, 'PRCPTOT', rain, none),
  'findings.climate-risk.extreme-heat': (land) => ({ hottest: degrees(Number(riskOf(land, 'TXx_baseline')!['value'])) }),
  'findings.climate-risk.frost': (land) => ({ days: days(Number(riskOf(land, 'FD_baseline')!['value'])) }),
  'findings.climate-risk.no-future': () => ({}),
  'findings.carbon.emissions': (land) => ({ total: emissionsOf(land).text, first: '2018', last: '2025' }),
  'findings.carbon.emissions-exceed-growth': (land) => {
    const record = (land.answers.baseline!.value as { records: Row[] }).records[0]!;
    const [value, lower, upper] = ['baseline_sequestration_tco2e', 'lower', 'upper'].map((name) => 8 * Number(record[name])) as [
      number,
      number,
      number,
    ];
    const { total, spread, text } = emissionsOf(land);
    if (total - (spread ?? 0) <= upper) throw new Error('the intervals meet');
    return { total: text, grown: `${tonnes(value)}${interval(lower, upper, value < 10 ? 1 : 0)}`, first: '2018', last: '2025' };
  },
  'findings.carbon.faster-than-controls': (land) => benchmarkYear(land, (benchmark, p) => benchmark < 1 && p <= 0.05),
  'findings.carbon.slower-than-controls': (land) => benchmarkYear(land, (benchmark, p) => benchmark >= 1 && p <= 0.05),
  'findings.carbon.like-controls': (land) => benchmarkYear(land, (_benchmark, p) => p > 0.05),
  'findings.carbon.unlike-controls': () => ({}),
  'findings.carbon.additional': (land) => {
    const record = lastRecord(land, 'additionality');
    const [value, lower, upper] = ['additionality_tco2e', 'additionality_lower_tco2e', 'additionality_upper_tco2e'].map((name) =>
      Number(record[name]),
    ) as [number, number, number];
    if (lower <= 0) throw new Error('the interval holds zero');
    return { removals: `${tonnes(value)}${interval(lower, upper, value < 10 ? 1 : 0)}`, year: String(record['year']) };
  },
  'findings.carbon.not-additional': (land) => {
    if (Number(lastRecord(land, 'additionality')['additionality_lower_tco2e']) > 0) throw new Error('the interval leaves zero out');
    return { year: '2025' };
  },
  'findings.carbon.additionality-open': () => ({}),
};
