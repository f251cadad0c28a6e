import { PermanentFault, type AvailableData, type Product } from '#products/product.ts';
import { linePart, provenanceFrom, sourcesOfOrigins } from '#products/shared/provenance.ts';
import { withOldGrowth, woodyCover, woodyHectares, youngYears, type WoodyCover } from '#products/shared/ecological-zone/woody-cover.ts';
import { climateNormals, originOfZone, zoneOfProject, type ZoneOfPlace } from '#products/shared/ecological-zone/zone-of-project.ts';
import { zonePhrase } from '#products/shared/ecological-zone/compute-zone-phrase.ts';
import { sentencesOf, type Phrase, type Sentence } from '#sentences/phrases/index.ts';
import { baselineRecords, typicalBiomass, yearlyGrowth, type YearlyGrowth } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const assumptions = [
  say('tier-1'),
  say('table-cells'),
  say('root-shares', { young: typicalBiomass.young, old: typicalBiomass.old }),
  say('bounds'),
  say('same-growth'),
];
const since = 2018;
const yearsAhead = 10;
/** hectares below which a part is the edge of a file, not land without data */
const aSliver = 1e-6;
export interface BaselineData {
  woody: WoodyCover;
  place: ZoneOfPlace | null;
  growth: YearlyGrowth;
  year: number;
}

/** How it is known which forest is old growth. */
function ageOf(woody: WoodyCover, isOldGrowth: boolean | null): Sentence[] {
  if (isOldGrowth !== null)
    return [
      isOldGrowth ? say('old-growth-said', { hectares: woody.treePrimary }) : say('old-growth-denied', { hectares: woody.treeOldStanding }),
    ];
  return [
    ...(woody.treePrimary > 0 ? [say('primary', { hectares: woody.treePrimary })] : []),
    ...(woody.treeOld > 0 ? [say(woody.primaryUnknown > aSliver ? 'age-unknown' : 'not-primary')] : []),
  ];
}

export const service: Product = {
  ...identityOf(facts),
  // 2: rates of the table by age, with old growth in the lower bound. 3: with shares of forest for eligibility. 4: primary forest by a map. 5: the zone of FAO's map. 6: warm plateaus are no mountains where that map cannot be read.
  methodVersion: 6,
  restsOn: ['ecological_zone', 'old_growth'],
  async collect(project, _variant, context) {
    if (!(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-growth' });
    const data = context.data.recording();
    const year = context.now().getUTCFullYear();
    const mapped = await woodyCover(data, project.geometry, year, context.signal, (share) =>
      context.progress(share * 0.5, say('woody-cover')),
    );
    const isOldGrowth = project.isOldGrowth ?? null;
    const woody = withOldGrowth(mapped, isOldGrowth);
    // Without a woody cell the baseline is exactly 0, wherever the project lies; the zone is not needed.
    const isBare = woodyHectares(woody) === 0;
    const isUnknown = woody.unknown > woody.total * 0.5;
    const place =
      isBare || isUnknown
        ? null
        : await zoneOfProject(data, project, context.now(), context.signal, (share) => context.progress(0.5 + share / 2, climateNormals));
    const growth: YearlyGrowth = isUnknown
      ? { value: null, lower: null, upper: null, factors: [] }
      : place
        ? yearlyGrowth(woody, place.zone, place.continent)
        : { value: 0, lower: 0, upper: 0, factors: [] };
    const noted = [
      ...assumptions,
      ...ageOf(woody, isOldGrowth),
      ...(place ? [originOfZone(project, place)] : []),
      ...(!isUnknown && woody.unknown > aSliver ? [say('unknown-area', { hectares: woody.unknown })] : []),
    ];
    const noData: Phrase | null = isUnknown
      ? { code: 'no-land-cover' }
      : place && growth.value === null
        ? { code: 'no-growth-rate', params: { zone: zonePhrase(place.zone) } }
        : null;
    const sources = sourcesOfOrigins(data.origins());
    // The field plots are no dataset that is read, but their line must show as well.
    if (growth.factors.some(({ field_check: check }) => check !== null)) sources.attributions.push(linePart(say('groa')));
    const provenance = provenanceFrom(sources, context.now(), say('method', { years: youngYears }), noted, noData);
    return { data: { woody, place, growth, year } satisfies BaselineData, provenance };
  },
  answer(project, collected, query) {
    const { growth, place, year } = collected.data as BaselineData;
    const [first, last] = [`${since}-01-01`, `${year + yearsAhead}-12-31`];
    const start = [(query['start_date'] as string | undefined) ?? first, first].sort()[1]!;
    const end = [(query['end_date'] as string | undefined) ?? last, last].sort()[0]!;
    return {
      kind: 'json',
      value: {
        project_id: project.id,
        unit: 'tCO2e',
        records: start > end ? [] : baselineRecords(growth, start, end),
        zone: place?.zone ?? null,
        factors_used: growth.factors,
      },
      provenance: collected.provenance,
    };
  },
  covers(collected) {
    const { growth, year } = collected.data as BaselineData;
    return growth.value === null ? null : { start: `${since}-01-01`, end: `${year + yearsAhead}-12-31` };
  },
  available(collected) {
    const { growth, woody } = collected.data as BaselineData;
    return { baseline_sequestration: { unit: 'tCO2e per year', value: growth.value }, ...forestShares(woody) };
  },
};

/** Shares of the land that the land cover map knows; null where it knows too little, or an earlier version kept none. */
function forestShares(woody: WoodyCover): Pick<AvailableData, 'standing_forest_share' | 'recent_forest_share' | 'woody_share'> {
  const known = woody.total - woody.unknown;
  const standing = woody.standingForest as number | undefined;
  if (standing === undefined || !(known > 0) || woody.unknown > woody.total * 0.5)
    return { standing_forest_share: null, recent_forest_share: null, woody_share: null };
  return {
    standing_forest_share: standing / known,
    recent_forest_share: woody.recentForest / known,
    woody_share: woodyHectares(woody) / known,
  };
}
