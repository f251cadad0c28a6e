import { PermanentFault, type Product } from '#products/product.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { woodyCover, youngYears, type WoodyCover } from '#products/shared/ecological-zone/woody-cover.ts';
import { chosenByUser, zoneOfProject, type ZoneOfPlace } from '#products/shared/ecological-zone/zone-of-project.ts';
import type { Phrase } from '#sentences/phrases/index.ts';
import { baselineRecords, typicalBiomass, yearlyGrowth, type YearlyGrowth } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';

const since = 2018;
const yearsAhead = 10;
const method = `Growth of the woody cells of the land cover map (trees, mangroves, shrubs) by ecological zone: Σ hectares × growth × (1 + root share) × carbon fraction (0.47, mangroves 0.45) × 44/12 (IPCC 2006, volume 4, equation 2.9). A stand is young when it was lost in the last ${youngYears} years or was no forest in 2000.`;
const assumptions = [
  'A tier-1 estimate of growth without the project, not a verified result.',
  'Growth cells of IPCC 2019, table 4.9, that were not checked against the publication are replaced by medians of field plots (GROA); factors_used names each.',
  `Root shares are those of stands of ${typicalBiomass.young} t/ha (young) and ${typicalBiomass.old} t/ha (old); mangroves grow as the trees of their zone, with root shares of their own.`,
  'Lower and upper are the quartiles of the field plots, or ±50 % of a table cell: the spread of growth rates, not the error of the land cover map.',
  'The same growth every year; stands do not age within the records.',
];
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
    const woody = await woodyCover(data, project.geometry, year, context.signal, (share) => context.progress(share * 0.5, 'woody cover'));
    // Without a woody cell the baseline is exactly 0, wherever the project lies; the zone is not needed.
    const isBare = woody.treeYoung + woody.treeOld + woody.mangroveYoung + woody.mangroveOld + woody.shrubYoung + woody.shrubOld === 0;
    const isUnknown = woody.unknown > woody.total * 0.5;
    const place =
      isBare || isUnknown
        ? null
        : await zoneOfProject(data, project, context.now(), context.signal, (share) =>
            context.progress(0.5 + share / 2, 'climate normals'),
          );
    const growth: YearlyGrowth = isUnknown
      ? { value: null, lower: null, upper: null, factors: [] }
      : place
        ? yearlyGrowth(woody, place.zone, place.continent)
        : { value: 0, lower: 0, upper: 0, factors: [] };
    const noted = [
      ...assumptions,
      ...(place && project.ecologicalZone ? [chosenByUser] : []),
      ...(!isUnknown && woody.unknown > aSliver
        ? [`The land cover map says nothing of ${woody.unknown.toFixed(1)} ha of the project; growth there is not counted.`]
        : []),
    ];
    const noData: Phrase | null = isUnknown
      ? { code: 'no-land-cover' }
      : place && growth.value === null
        ? { code: 'no-growth-rate', params: { zone: place.zone } }
        : null;
    const provenance = provenanceOf(data.origins(), context.now(), method, noted, noData);
    // The growth tables are no dataset that is read, but their line must show as well.
    if (growth.factors.some(({ source }) => source.startsWith('GROA')))
      provenance.attribution += ' · GROA database, CC BY 4.0 (Cook-Patton et al. 2020, Nature 585:545-550)';
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
