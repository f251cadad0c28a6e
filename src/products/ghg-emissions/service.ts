import { biomass, biomassDeviation, biomassYears } from '#datasets/cci-biomass.ts';
import { PermanentFault, type CollectContext, type Product, type ProductProject } from '#products/product.ts';
import { coveredCells } from '#datasets/covered-cells.ts';
import { dataMask, forestThreshold, gfcLastYear, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { gridOver, TileReader } from '#datasets/tiles.ts';
import { eastOf, forEachCoveredCell, southOf } from '#raster/index.ts';
import { chosenByUser, zoneOfProject, type ZoneOfPlace } from '#products/shared/ecological-zone/zone-of-project.ts';
import { yearsOf } from '#products/shared/time/years-of.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { addLoss, emissionRecords, emptyYear, fillUnfit, type LossYear } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';

const since = 2018;
const method =
  'Cells that were forest in 2000 and were lost, by year: above-ground biomass before the loss × (1 + root share) × 0.47 × 44/12, all oxidised in that year (IPCC 2006, volume 4, equation 2.14; root shares: table 4.4). Where the land was cleared by fire (fire=true) also CH4 and N2O: biomass × share burnt × emission factor × 27 and 273 (equation 2.27, tables 2.5 and 2.6; IPCC AR6).';
const assumptions = [
  'An estimate from maps, not a verified result. Gross: regrowth and what becomes of the land are not counted.',
  'Biomass is that of the newest map before the loss (100 m cells); cells without any take the mean of the project’s forest.',
  'Deviations of cells are added as if fully correlated. CH4 and N2O only where fire is said to have cleared the land (fire=true); otherwise they are 0 because no fire is assumed.',
  `Years to ${gfcLastYear}, the last of the yearly map.`,
];
/** hectares below which a part is the edge of a file, not land without data */
const aSliver = 1e-6;
interface EmissionsData {
  years: { year: number; lossHectares: number; known: LossYear | null }[];
  place: ZoneOfPlace | null;
  hasMap: boolean;
}

/** The newest biomass map before a year. */
export const biomassYearBefore = (year: number): number => biomassYears.filter((one) => one < year).at(-1) ?? 2010;

/** Hectares lost by year: read first, because most projects lost nothing and then need neither biomass nor zone. */
async function lostHectares(
  project: ProductProject,
  data: CollectContext['data'],
  context: CollectContext,
): Promise<{ byYear: Map<number, number>; hasMap: boolean; unknownHectares: number }> {
  const byYear = new Map<number, number>();
  let hasMap = false;
  let unknownHectares = 0;
  for await (const { coverage, grid, cells, done } of coveredCells(
    data,
    project.geometry,
    { canopy: { raster: treeCover2000, missing: 255 }, loss: { raster: lossYear, missing: 0 }, mask: { raster: dataMask, missing: 0 } },
    { signal: context.signal },
  )) {
    context.progress(done * 0.3, 'tree cover loss');
    forEachCoveredCell(coverage, grid, (cell, hectares) => {
      if (cells.mask.values[cell] !== 0) hasMap = true;
      else unknownHectares += hectares;
      const year = 2000 + cells.loss.values[cell]!;
      if (isLost(cells.mask.values[cell]!, cells.canopy.values[cell]!, year)) byYear.set(year, (byYear.get(year) ?? 0) + hectares);
    });
  }
  return { byYear, hasMap, unknownHectares };
}
const isForest = (mask: number, canopy: number) => mask === 1 && canopy >= forestThreshold && canopy <= 100;
const isLost = (mask: number, canopy: number, year: number) => isForest(mask, canopy) && year >= since && year <= gfcLastYear;

export const service: Product = {
  ...identityOf(facts),
  restsOn: ['ecological_zone'],
  async collect(project, _variant, context) {
    if (!(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-emissions' });
    const data = context.data.recording();
    const { byYear, hasMap, unknownHectares } = await lostHectares(project, data, context);
    const place =
      byYear.size === 0
        ? null
        : await zoneOfProject(data, project, context.now(), context.signal, (share) =>
            context.progress(0.3 + share * 0.3, 'climate normals'),
          );
    const found = new Map<number, LossYear | null>();
    for (const mapYear of new Set([...byYear.keys()].map(biomassYearBefore))) {
      const lossYears = [...byYear.keys()].filter((year) => biomassYearBefore(year) === mapYear);
      const years = new Map(lossYears.map((year) => [year, emptyYear(year)]));
      const [carbonReader, deviationReader] = [
        new TileReader(data, biomass(mapYear), context.signal),
        new TileReader(data, biomassDeviation(mapYear), context.signal),
      ];
      let [forestTonnes, forestHectares] = [0, 0];
      for await (const { coverage, grid, cells, done } of coveredCells(
        data,
        project.geometry,
        { canopy: { raster: treeCover2000, missing: 255 }, loss: { raster: lossYear, missing: 0 }, mask: { raster: dataMask, missing: 0 } },
        { signal: context.signal },
      )) {
        context.progress(0.6 + done * 0.4, `biomass of ${mapYear}`);
        const coarse = gridOver(biomass(mapYear), [grid.west, southOf(grid), eastOf(grid), grid.north]);
        const [amount, deviation] = await Promise.all([carbonReader.window(coarse, 0), deviationReader.window(coarse, 0)]);
        forEachCoveredCell(coverage, grid, (cell, hectares) => {
          if (!isForest(cells.mask.values[cell]!, cells.canopy.values[cell]!)) return;
          const longitude = grid.west + ((cell % grid.width) + 0.5) * grid.cellWidth;
          const latitude = grid.north - (Math.floor(cell / grid.width) + 0.5) * grid.cellHeight;
          const at =
            Math.min(coarse.height - 1, Math.floor((coarse.north - latitude) / coarse.cellHeight)) * coarse.width +
            Math.min(coarse.width - 1, Math.floor((longitude - coarse.west) / coarse.cellWidth));
          const perHectare = amount.values[at]!;
          if (perHectare > 0) {
            forestTonnes += perHectare * hectares;
            forestHectares += hectares;
          }
          const year = years.get(2000 + cells.loss.values[cell]!);
          if (year) addLoss(year, place!.zone, hectares, perHectare, deviation.values[at]!);
        });
      }
      for (const [year, sum] of years)
        found.set(year, fillUnfit(sum, place!.zone, forestHectares === 0 ? null : forestTonnes / forestHectares));
    }
    const years = Array.from({ length: gfcLastYear - since + 1 }, (_, index) => {
      const year = since + index;
      return { year, lossHectares: byYear.get(year) ?? 0, known: byYear.has(year) ? (found.get(year) ?? null) : emptyYear(year) };
    });
    const withoutAmount = years.filter(({ known }) => known === null).map(({ year }) => year);
    const limits = !hasMap
      ? []
      : [
          ...(unknownHectares > aSliver
            ? [`The forest map says nothing of ${unknownHectares.toFixed(1)} ha of the project; loss there is not counted.`]
            : []),
          ...(withoutAmount.length > 0
            ? [`No emissions can be told for ${withoutAmount.join(', ')}: the biomass map shows none on the project’s forest.`]
            : []),
        ];
    return {
      data: { years, place, hasMap } satisfies EmissionsData,
      provenance: provenanceOf(
        data.origins(),
        context.now(),
        method,
        [...assumptions, ...(place && project.ecologicalZone ? [chosenByUser] : []), ...limits],
        hasMap ? null : { code: 'no-emissions-map' },
      ),
    };
  },
  covers(collected) {
    const { years, hasMap } = collected.data as EmissionsData;
    return hasMap ? yearsOf(years) : null;
  },
  answer(project, collected, query) {
    const { years, place, hasMap } = collected.data as EmissionsData;
    const [start, end] = [query['start_date'], query['end_date']] as (string | undefined)[];
    const wanted = years.filter(({ year }) => (!start || year >= Number(start.slice(0, 4))) && (!end || year <= Number(end.slice(0, 4))));
    return {
      kind: 'json',
      value: {
        project_id: project.id,
        unit: 'tCO2e',
        records: hasMap ? emissionRecords(wanted, place?.zone ?? null, query['fire'] === true) : [],
        zone: place?.zone ?? null,
        ...collected.provenance,
      },
    };
  },
};
