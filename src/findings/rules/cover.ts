import { defaultCanopy } from '#api/canopy-threshold.ts';
import { numberOf, textOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';
import { classes as wetlandClasses } from '#products/wetlands-mask/facts.ts';
import { isPhrase } from '#sentences/phrases/index.ts';
import { en } from '../phrases/en.ts';
import { forestHistory } from '../forest-years.ts';
import type { Land } from '../land.ts';
import { areaOf, classesIn, fieldsIn, sum } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';

const forestSlug = 'deforestation-summary';
const woodySlug = 'baseline-sequestration';
const landCoverSlug = 'land-cover';
const wetlandSlug = 'wetlands-mask';
const pictureSlug = 'satellite-index';
/** what forest is unless the answer was asked for another threshold */
const canopyPercent = defaultCanopy;
/** Year of the land cover map from which the woody stands come (ESA WorldCover v200). */
const coverYear = 2021;

interface Stand {
  code: string;
  hectares: number;
}
/** Woody stands that the growth figures rest on; null where the answer does not list them. */
function standsOf(land: Land): Stand[] | null {
  const fields = fieldsIn(land, 'baseline');
  const list = fields?.['factors_used'];
  if (!Array.isArray(list)) return null;
  return list.filter(isObject).map((stand) => ({
    code: isPhrase(stand['stand_code']) ? stand['stand_code'].code : textOf(stand['stand']),
    hectares: numberOf(stand['hectares']) ?? 0,
  }));
}
/** The yearly growth of the baseline: exactly 0 where no woody cell was found. */
function growthIsZero(land: Land): boolean {
  const records = fieldsIn(land, 'baseline')?.['records'];
  const list = Array.isArray(records) ? records.filter(isObject) : [];
  return list.length > 0 && list.every((record) => numberOf(record['baseline_sequestration_tco2e']) === 0);
}

function wetlandOf(land: Land): { wetland: number; percent: number } | null | typeof noInput {
  const hectares = classesIn(land, 'wetlandsMask');
  if (!hectares) return noInput;
  const [other, wetland] = wetlandClasses.map(({ value }) => hectares.get(value) ?? 0) as [number, number];
  const seen = sum([other, wetland]);
  return seen > 0 ? { wetland, percent: (100 * wetland) / seen } : null;
}

/** The class with the most hectares, in words; null where the map knows none of the land. */
function largestCover(land: Land) {
  const fields = fieldsIn(land, 'landCover');
  const list = fields?.['classes'];
  if (!fields || !Array.isArray(list)) return noInput;
  const classes = list.filter(isObject).map((item) => ({
    name: textOf(item['name']),
    hectares: numberOf(item['hectares']) ?? 0,
    percent: numberOf(item['percent']),
  }));
  const largest = classes.reduce<(typeof classes)[number] | null>(
    (most, item) => (item.hectares > (most?.hectares ?? 0) ? item : most),
    null,
  );
  const year = numberOf(fields['year']);
  if (!largest || largest.percent === null || year === null) return null;
  const code = `findings.cover-class.${largest.name}`;
  return {
    ...largest,
    percent: largest.percent,
    year,
    cover: Object.hasOwn(en, code) ? { code } : { text: largest.name.replaceAll('_', ' ') },
  };
}

/** What covers the land, as maps and the newest picture show it. */
export const coverRules: Rule[] = [
  rule({
    code: 'findings.cover.forest',
    kind: 'here',
    slug: forestSlug,
    rests: ['forest'],
    thresholds: { canopyPercent },
    find: (land) => {
      const history = forestHistory(land);
      const area = areaOf(land);
      if (!history || history.forest2000 === null || area === null) return noInput;
      if (history.forest2000 <= 0) return null;
      // A map of cells may find a little more than the outline holds.
      const percent = Math.min(100, (100 * history.forest2000) / area);
      return {
        severity: 80,
        params: {
          share: { value: percent, unit: '%' },
          area: { value: history.forest2000, unit: 'ha' },
          canopy: { text: String(history.canopy) },
        },
      };
    },
  }),
  rule({
    code: 'findings.cover.no-forest',
    kind: 'here',
    slug: forestSlug,
    rests: ['forest'],
    thresholds: { canopyPercent },
    find: (land) => {
      const history = forestHistory(land);
      if (!history || history.forest2000 === null) return noInput;
      return history.forest2000 === 0 ? { severity: 80, params: { canopy: { text: String(history.canopy) } } } : null;
    },
  }),
  rule({
    code: 'findings.cover.woody',
    kind: 'here',
    slug: woodySlug,
    rests: ['baseline'],
    thresholds: { coverYear },
    find: (land) => {
      const stands = standsOf(land);
      const area = areaOf(land);
      if (!stands || area === null) return noInput;
      const hectares = sum(stands.map((stand) => stand.hectares));
      if (hectares <= 0) return null;
      return {
        severity: 75,
        params: {
          area: { value: hectares, unit: 'ha' },
          share: { value: Math.min(100, (100 * hectares) / area), unit: '%' },
          year: { year: coverYear },
        },
      };
    },
  }),
  rule({
    code: 'findings.cover.no-woody',
    kind: 'here',
    slug: woodySlug,
    rests: ['baseline'],
    thresholds: { coverYear },
    find: (land) => {
      const stands = standsOf(land);
      if (!stands) return noInput;
      return stands.length === 0 && growthIsZero(land) ? { severity: 75, params: { year: { year: coverYear } } } : null;
    },
  }),
  rule({
    code: 'findings.cover.largest',
    kind: 'here',
    slug: landCoverSlug,
    rests: ['landCover'],
    find: (land) => {
      const found = largestCover(land);
      if (found === noInput || found === null) return found;
      const { hectares, percent, year, cover } = found;
      return {
        severity: 70,
        params: { cover, share: { value: percent, unit: '%' }, area: { value: hectares, unit: 'ha' }, year: { year } },
      };
    },
  }),
  rule({
    code: 'findings.cover.mangrove',
    kind: 'here',
    slug: woodySlug,
    rests: ['baseline'],
    find: (land) => {
      const stands = standsOf(land);
      if (!stands) return noInput;
      const hectares = sum(stands.filter(({ code }) => code.includes('stand.mangrove')).map((stand) => stand.hectares));
      return hectares > 0 ? { severity: 65, params: { area: { value: hectares, unit: 'ha' } } } : null;
    },
  }),
  rule({
    code: 'findings.cover.wetland',
    kind: 'here',
    slug: wetlandSlug,
    rests: ['wetlandsMask'],
    find: (land) => {
      const found = wetlandOf(land);
      if (found === noInput || found === null || found.wetland <= 0) return found === noInput ? noInput : null;
      return { severity: 60, params: { area: { value: found.wetland, unit: 'ha' }, share: { value: found.percent, unit: '%' } } };
    },
  }),
  rule({
    code: 'findings.cover.no-wetland',
    kind: 'here',
    slug: wetlandSlug,
    rests: ['wetlandsMask'],
    find: (land) => {
      const found = wetlandOf(land);
      if (found === noInput) return noInput;
      return found && found.wetland === 0 ? { severity: 20, params: {} } : null;
    },
  }),
  rule({
    code: 'findings.cover.greenness',
    kind: 'here',
    slug: pictureSlug,
    rests: ['satellite'],
    find: (land) => {
      const picture = greenPicture(land);
      if (!picture) return noInput;
      const { date, median, low, high } = picture;
      return { severity: 40, params: { date: { date }, median: { value: median, unit: 'index', lower: low, upper: high } } };
    },
  }),
];

/** The newest picture of NDVI: its day, its median and the tenth and ninetieth percentile of the area. */
function greenPicture(land: Land): { date: string; median: number; low: number; high: number } | null {
  const fields = fieldsIn(land, 'satellite');
  const statistics = fields?.['statistics'];
  if (!fields || textOf(fields['index']) !== 'ndvi' || !isObject(statistics)) return null;
  const date = textOf(fields['end_date']).slice(0, 10);
  const [median, low, high] = ['median', 'p10', 'p90'].map((name) => numberOf(statistics[name])) as (number | null)[];
  if (median == null || low == null || high == null || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  return { date, median, low, high };
}
