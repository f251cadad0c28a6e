import { isObject } from '#domain/object.ts';
import { countryCodeOf } from '#window/map/choropleth.ts';
import { inPercent, percentUnit, type PercentUnit } from '#api/percent-unit.ts';
import { numberOf } from '#window/kit/product/use-product.ts';

export type AggregationLevel = 'country' | 'state';
/** A place of the portfolio summary. `percent` is null where the service does not say its unit; `reportedShare` is the share as it came. */
export interface ForestPlace {
  key: string;
  code: string | null;
  country: string | null;
  name: string | null;
  projectCount: number | null;
  areaHectares: number | null;
  lostHectares: number | null;
  percent: number | null;
  reportedShare: number | null;
}
export interface PortfolioForest {
  places: ForestPlace[];
  total: ForestPlace | null;
  unit: PercentUnit | null;
  since: number | null;
  year: number | null;
  pending: number;
  withoutData: number;
  /** whether the answer is the one that Hectare knows */ understood: boolean;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
const lists = ['items', 'data', 'results', 'records', 'countries', 'states', 'places'];
const hasFigure = (record: Record<string, unknown>) => 'deforested_ha' in record || 'deforested_pct' in record;

/** The summary over all projects, of whatever shape a service gives it; nothing is added up that the service did not add up. */
export function readPortfolioForest(answer: unknown, level: AggregationLevel): PortfolioForest {
  const whole = isObject(answer) ? answer : {};
  const inner = Array.isArray(answer) ? answer : (lists.map((name) => whole[name]).find(Array.isArray) ?? []);
  const records = inner.filter(isObject).filter(hasFigure);
  const totalRecord = isObject(whole['total']) ? whole['total'] : hasFigure(whole) ? whole : null;
  const figures = (record: Record<string, unknown>) => ({
    share: numberOf(record['deforested_pct']),
    hectares: numberOf(record['deforested_ha']),
    areaHectares: numberOf(record['area_hectares']),
  });
  const unit = percentUnit([...records, ...(totalRecord ? [totalRecord] : [])].map(figures));
  const place = (record: Record<string, unknown>, index: number): ForestPlace => {
    const { share, hectares, areaHectares } = figures(record);
    const [country, state] = [text(record['country']), text(record['state'] ?? record['province'] ?? record['territory'])];
    const countryCode = text(record['country_code']) ?? (country ? countryCodeOf(country) : null);
    const name = level === 'state' && state ? [state, country].filter(Boolean).join(', ') : (country ?? state ?? text(record['name']));
    return {
      key: String(index),
      code: level === 'state' ? text(record['state_code']) : countryCode,
      country: countryCode,
      name,
      projectCount: numberOf(record['project_count']),
      areaHectares,
      lostHectares: hectares,
      percent: inPercent(share, unit),
      reportedShare: share,
    };
  };
  const count = (name: string) => {
    const list = whole[name];
    return Array.isArray(list) ? list.length : 0;
  };
  return {
    places: records.map(place),
    total: totalRecord ? place(totalRecord, -1) : null,
    unit,
    since: numberOf(whole['since']),
    year: numberOf(whole['year']),
    pending: count('pending_project_ids'),
    withoutData: count('no_data_project_ids'),
    understood: records.length > 0 || totalRecord !== null,
  };
}
