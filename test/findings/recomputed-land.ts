import type { Finding, FindingCode } from '#findings/finding.ts';
import type { Land } from '#findings/index.ts';
import { productPhrases } from '#products/texts.ts';
import { count, dateOf, hectares, interval, meanOf, medianOf, number, percent, trendText } from './writing.ts';

export type Places = Record<string, string>;
export type Recomputed = Partial<Record<FindingCode, (land: Land, finding: Finding) => Places>>;
type Row = Record<string, unknown>;

const areaOf = (land: Land) => land.project.area_hectares!;
const rowsOf = (land: Land) => (land.answers.forest!.value as Row[]).map((row) => ({ ...row, year: Number(row['year']) }));
/** The years before this one; what was lost in each, and up to each. */
function lossOf(land: Land) {
  const rows = rowsOf(land).filter(({ year }) => year < 2026);
  const total = (row: Row) => Number(row['deforested_ha']);
  const yearly = rows.map((row, index) => ({
    year: row.year,
    hectares:
      'deforested_in_year_ha' in row
        ? Number(row['deforested_in_year_ha'])
        : index === 0
          ? Number.NaN
          : total(row) - total(rows[index - 1]!),
  }));
  return {
    yearly,
    last: rows.at(-1)!,
    // Sums count from 2018, as the interface says, also where the years before a service's first are left out.
    first: { year: total(rows[0]!) === yearly[0]!.hectares ? rows[0]!.year : 2018 },
    total: total(rows.at(-1)!),
    known: yearly.filter((one) => !Number.isNaN(one.hectares)),
  };
}
const forest2000 = (land: Land) => Number(rowsOf(land).at(-1)!['forest_2000_ha' as never]);
const running = (land: Land) => rowsOf(land).at(-1) as Row & { year: number };
const alertsOf = (land: Land) => Number(running(land)['alert_ha'] ?? running(land)['deforested_in_year_ha']);
const slopeOf = (points: { year: number; hectares: number }[]) =>
  medianOf(
    points.flatMap((later, index) =>
      points.slice(0, index).map((earlier) => (later.hectares - earlier.hectares) / (later.year - earlier.year)),
    ),
  );
const classOf = (land: Land, name: 'indicator' | 'wetlandsMask') => {
  const [none, some] = [0, 1].map((value) => (land.answers[name]!.value as Map<number, number>).get(value)!) as [number, number];
  return { area: hectares(some), share: percent((100 * some) / (none + some)) };
};
const daysUntil = (day: string) => Math.floor((Date.UTC(2026, 10, 23) - Date.parse(day)) / 86_400_000);

type Layer = { top_cm: number; bottom_cm: number; mean: number; q05: number; q95: number };
/** A property of the upper 30 cm: value and bounds, each layer by its thickness. */
function soilOf(land: Land, name: string, factor = 1) {
  const answer = land.answers.soil!.value as { properties: { name: string; depths: Layer[] }[] };
  const { depths } = answer.properties.find((one) => one.name === name)!;
  const over = (part: 'mean' | 'q05' | 'q95') =>
    (factor * depths.reduce((sum, depth) => sum + depth[part] * (depth.bottom_cm - depth.top_cm), 0)) / 30;
  return { value: over('mean'), lower: over('q05'), upper: over('q95') };
}
const soilText = (land: Land, name: string, digits: number, unit: string, factor = 1) => {
  const { value, lower, upper } = soilOf(land, name, factor);
  return `${number(value, digits)}${unit}${interval(lower, upper, digits)}`;
};
const textureOf = (land: Land) => (land.answers.soil!.value as { texture_class: string }).texture_class.replaceAll('_', ' ');

type Stands = { factors_used: { stand: string; hectares: number }[]; records: Row[]; zone: string };
const baselineOf = (land: Land) => land.answers.baseline!.value as Stands;
const names = productPhrases('en');
const productName = (slug: string) => names[`${slug}.name`]!;
/** Names of the products whose jobs are so, in the order of the sentence. */
const productsOf = (finding: Finding) => ({ products: finding.about.map(productName).join('; ') });

const forestCodes: Recomputed = {
  'findings.forest.loss-since': (land) => {
    const { yearly, total, first, last } = lossOf(land);
    const worst = yearly.reduce((most, one) => (one.hectares > most.hectares ? one : most));
    return {
      loss: hectares(total),
      share: percent((100 * total) / areaOf(land)),
      first: String(first.year),
      last: String(last.year),
      worst: String(worst.year),
      most: hectares(worst.hectares),
    };
  },
  'findings.forest.loss-total': (land) => {
    const { total, first, last } = lossOf(land);
    return { loss: hectares(total), first: String(first.year), last: String(last.year) };
  },
  'findings.forest.no-loss': (land) => {
    const { yearly, first, last } = lossOf(land);
    if (yearly.some((one) => one.hectares !== 0)) throw new Error('there is a loss');
    return { first: String(first.year), last: String(last.year) };
  },
  'findings.forest.after-cut-off': (land) => ({
    loss: hectares(
      lossOf(land)
        .known.filter(({ year }) => year > 2020)
        .reduce((sum, one) => sum + one.hectares, 0),
    ),
    year: '2020',
  }),
  'findings.forest.newest-year': (land) => {
    const newest = lossOf(land).known.at(-1)!;
    return { loss: hectares(newest.hectares), share: percent((100 * newest.hectares) / areaOf(land)), year: String(newest.year) };
  },
  'findings.forest.jump': (land) => {
    const { known } = lossOf(land);
    const [newest, before] = [known.at(-1)!, known.slice(0, -1)];
    const mean = meanOf(before.map((one) => one.hectares));
    if (newest.hectares <= 2 * mean) throw new Error('no jump');
    return {
      loss: hectares(newest.hectares),
      year: String(newest.year),
      usual: hectares(mean),
      first: String(before[0]!.year),
      last: String(before.at(-1)!.year),
    };
  },
  'findings.forest.loss-rising': (land, finding) => forestTrend(land, finding),
  'findings.forest.loss-falling': (land, finding) => forestTrend(land, finding),
  'findings.forest.much-lost': (land) => ({
    share: percent((100 * lossOf(land).total) / forest2000(land)),
    first: String(lossOf(land).first.year),
  }),
  // The landscapes of withDrivers and withFire.
  'findings.forest.driver': (land) => {
    const { total, first, last } = lossOf(land);
    return {
      driver: 'permanent agriculture',
      loss: hectares(0.7 * total),
      share: percent(70),
      first: String(first.year),
      last: String(last.year),
    };
  },
  'findings.forest.burned': () => ({ burned: hectares(0.25 * (1 + 2 + 3 + 4 + 5 + 6 + 7)), first: '2019', last: '2025' }),
  'findings.forest.small-loss': (land) => ({ loss: hectares(lossOf(land).total) }),
};
function forestTrend(land: Land, finding: Finding): Places {
  const { known } = lossOf(land);
  const slope = slopeOf(known);
  return {
    slope: trendText(finding, slope, 2, 'ha each year'),
    first: String(known[0]!.year),
    last: String(known.at(-1)!.year),
  };
}

const otherCodes: Recomputed = {
  'findings.land.area': (land) => ({ area: hectares(areaOf(land)) }),
  'findings.land.parcels': (land) => ({ area: hectares(areaOf(land)), parcels: count(land.parcelCount!, 'parcel') }),
  'findings.land.collection': (land) => ({ area: hectares(areaOf(land)), members: count(land.project.subprojects!.length, 'project') }),
  'findings.land.control-pool': () => ({}),
  'findings.land.no-area': () => ({}),
  'findings.land.area-unknown': () => ({}),
  'findings.land.small': (land) => ({ area: hectares(areaOf(land)) }),
  'findings.cover.forest': (land) => ({
    area: hectares(forest2000(land)),
    share: percent(Math.min(100, (100 * forest2000(land)) / areaOf(land))),
    canopy: String((running(land)['canopy_threshold' as never] as number | undefined) ?? 30),
  }),
  'findings.cover.no-forest': () => ({ canopy: '30' }),
  'findings.cover.woody': (land) => {
    const area = baselineOf(land).factors_used.reduce((sum, stand) => sum + stand.hectares, 0);
    return { area: hectares(area), share: percent(Math.min(100, (100 * area) / areaOf(land))), year: '2021' };
  },
  'findings.cover.no-woody': () => ({ year: '2021' }),
  'findings.cover.largest': (land) => {
    const { classes, year } = land.answers.landCover!.value as {
      classes: { name: string; hectares: number; percent: number }[];
      year: number;
    };
    const [largest] = classes.toSorted((a, b) => b.hectares - a.hectares);
    const words: Record<string, string> = { tree_cover: 'tree cover', cropland: 'cropland', peat: 'peat' };
    return { cover: words[largest!.name]!, share: percent(largest!.percent), area: hectares(largest!.hectares), year: String(year) };
  },
  'findings.cover.mangrove': (land) => ({
    area: hectares(
      baselineOf(land)
        .factors_used.filter(({ stand }) => stand.startsWith('mangrove'))
        .reduce((sum, stand) => sum + stand.hectares, 0),
    ),
  }),
  'findings.cover.wetland': (land) => classOf(land, 'wetlandsMask'),
  'findings.cover.no-wetland': () => ({}),
  'findings.cover.greenness': (land) => {
    const { end_date: date, statistics } = land.answers.satellite!.value as {
      end_date: string;
      statistics: Record<'median' | 'p10' | 'p90', number>;
    };
    return { date: dateOf(date), median: `${number(statistics.median, 2)}${interval(statistics.p10, statistics.p90, 2)}` };
  },
  'findings.soil.texture': (land) => ({ texture: textureOf(land) }),
  'findings.soil.texture-and-ph': (land) => ({ texture: textureOf(land), ph: soilText(land, 'phh2o', 1, '') }),
  'findings.soil.carbon-stock': (land) => ({ stock: soilText(land, 'ocs', 0, ' t/ha', 10) }),
  'findings.soil.acid': (land) => ({ value: soilText(land, 'phh2o', 1, '') }),
  'findings.soil.alkaline': (land) => ({ value: soilText(land, 'phh2o', 1, '') }),
  'findings.soil.low-carbon': (land) => ({ value: soilText(land, 'soc', 1, ' g/kg') }),
  'findings.soil.stony': (land) => ({ value: soilText(land, 'cfvo', 1, ' %') }),
  'findings.soil.sandy': (land) => ({ texture: textureOf(land) }),
  'findings.alerts.confirmed': (land) => ({
    alerts: hectares(alertsOf(land)),
    year: String(running(land).year),
    through: dateOf(String(running(land)['observed_through'])),
  }),
  'findings.alerts.undated': (land) => ({ alerts: hectares(alertsOf(land)), year: String(running(land).year) }),
  'findings.alerts.no-look': (land) => ({ year: String(running(land).year) }),
  'findings.alerts.probable': (land) => ({
    alerts: hectares(Number(running(land)['alert_probable_ha'])),
    year: String(running(land).year),
  }),
  'findings.alerts.none': (land) => ({ year: String(running(land).year), through: dateOf(String(running(land)['observed_through'])) }),
  'findings.alerts.not-watched': (land) => ({ year: String(running(land).year) }),
  'findings.alerts.old-look': (land) => {
    const day = String(running(land)['observed_through']);
    return { through: dateOf(day), age: count(daysUntil(day), 'day') };
  },
  'findings.alerts.signs': (land) => classOf(land, 'indicator'),
  'findings.alerts.no-signs': () => ({}),
  'findings.climate.zone': (land) => ({
    zone: `${baselineOf(land).zone.replaceAll('-', ' ')}${baselineOf(land).zone.endsWith('rainforest') ? '' : ' forest'}`,
  }),
  'findings.carbon.stock': (land) => {
    const { biomass_t_per_ha: found, year } = land.answers.biomassStock!.value as {
      biomass_t_per_ha: { value: number; lower: number; upper: number };
      year: number;
    };
    return { density: `${number(found.value, 0)} t/ha${interval(found.lower, found.upper, 0)}`, year: String(year) };
  },
  'findings.carbon.growth': (land) => {
    const row = baselineOf(land).records[0]!;
    const [value, lower, upper] = ['baseline_sequestration_tco2e', 'lower', 'upper'].map((name) => Number(row[name])) as [
      number,
      number,
      number,
    ];
    return { growth: `${number(value, 0)} tCO₂e a year${interval(lower, upper, 0)}` };
  },
  'findings.eligibility.passes': () => ({}),
  'findings.eligibility.fails': () => ({}),
  'findings.eligibility.open': () => ({}),
  'findings.eligibility.wetland': (land) => ({ share: classOf(land, 'wetlandsMask').share }),
  'findings.eligibility.cleared': (land) => {
    const recent = lossOf(land).known.slice(-10);
    const lost = recent.reduce((sum, one) => sum + one.hectares, 0);
    return { share: percent((100 * lost) / areaOf(land)), first: String(recent[0]!.year), last: String(recent.at(-1)!.year) };
  },
  'findings.eligibility.forested': (land) => ({ share: percent(Math.min(100, (100 * forest2000(land)) / areaOf(land))) }),
  'findings.data.synthetic': () => ({}),
  'findings.data.stored': (land) => ({
    date: dateOf(
      Object.values(land.answers)
        .map(({ storedAt }) => storedAt!)
        .sort()[0]!,
    ),
  }),
  'findings.data.needs-decision': (_land, finding) => productsOf(finding),
  'findings.data.needs-network': (_land, finding) => productsOf(finding),
  'findings.data.collecting': (_land, finding) => productsOf(finding),
  'findings.data.queued': (_land, finding) => productsOf(finding),
  'findings.data.queued-behind': (land, finding) => ({
    ahead: count(Math.min(...land.products.flatMap(({ jobs_ahead: ahead }) => ahead || [])), 'job'),
    ...productsOf(finding),
  }),
  'findings.data.paused': (_land, finding) => productsOf(finding),
  'findings.data.behind': (_land, finding) => productsOf(finding),
  'findings.data.preliminary': (_land, finding) => productsOf(finding),
  'findings.data.failed': (land, finding) => {
    const failed = land.products.find(({ product }) => product === finding.link!.slug)!;
    return { product: productName(failed.product), reason: failed.reason! };
  },
  'findings.data.not-offered': (_land, finding) => ({ product: productName(finding.link!.slug), reason: 'the service gives no reason.' }),
  'findings.data.nothing-here': (_land, finding) => ({
    product: productName(finding.link!.slug),
    reason: {
      soil: 'No data here: SoilGrids has no soil in this place (water, ice, bare rock or town).',
      'deforestation-summary': 'No data here: the map has neither land nor water in the project, so nothing is said of forest or loss.',
      'satellite-index': 'No data here: No scene with at most 60 % cloud between 2026-07-01 and 2026-11-01.',
    }[finding.link!.slug]!,
  }),
};
export const landCodes: Recomputed = { ...forestCodes, ...otherCodes };
