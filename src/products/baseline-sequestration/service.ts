import { PermanentFault, type Product } from '#products/product.ts';
import { linePart, provenanceFrom, sourcesOfOrigins } from '#products/shared/provenance.ts';
import { woodyCover, youngYears, type WoodyCover } from '#products/shared/ecological-zone/woody-cover.ts';
import { chosenByUser, climateNormals, zoneOfProject, type ZoneOfPlace } from '#products/shared/ecological-zone/zone-of-project.ts';
import { zonePhrase } from '#products/shared/ecological-zone/compute-zone-phrase.ts';
import { sentencesOf, type Phrase } from '#sentences/phrases/index.ts';
import { baselineRecords, typicalBiomass, yearlyGrowth, type YearlyGrowth } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const assumptions = [
  say('tier-1'),
  say('field-medians'),
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

export const service: Product = {
  ...identityOf(facts),
  restsOn: ['ecological_zone'],
  async collect(project, _variant, context) {
    if (!(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-growth' });
    const data = context.data.recording();
    const year = context.now().getUTCFullYear();
    const woody = await woodyCover(data, project.geometry, year, context.signal, (share) =>
      context.progress(share * 0.5, say('woody-cover')),
    );
    // Without a woody cell the baseline is exactly 0, wherever the project lies; the zone is not needed.
    const isBare = woody.treeYoung + woody.treeOld + woody.mangroveYoung + woody.mangroveOld + woody.shrubYoung + woody.shrubOld === 0;
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
      ...(place && project.ecologicalZone ? [chosenByUser] : []),
      ...(!isUnknown && woody.unknown > aSliver ? [say('unknown-area', { hectares: woody.unknown })] : []),
    ];
    const noData: Phrase | null = isUnknown
      ? { code: 'no-land-cover' }
      : place && growth.value === null
        ? { code: 'no-growth-rate', params: { zone: zonePhrase(place.zone) } }
        : null;
    const sources = sourcesOfOrigins(data.origins());
    // The growth tables are no dataset that is read, but their line must show as well.
    if (growth.factors.some(({ source_code: { code } }) => code === 'growth.field-plots')) sources.attributions.push(linePart(say('groa')));
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
        ...collected.provenance,
      },
    };
  },
  covers(collected) {
    const { growth, year } = collected.data as BaselineData;
    return growth.value === null ? null : { start: `${since}-01-01`, end: `${year + yearsAhead}-12-31` };
  },
  available: (collected) => ({ baseline_sequestration: { unit: 'tCO2e per year', value: (collected.data as BaselineData).growth.value } }),
};
