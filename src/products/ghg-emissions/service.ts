import type { EcologicalZone } from '#api/index.ts';
import { burned, BurnedAreaReader, burnedCellsPerDegree, burnedYears } from '#datasets/burned-area.ts';
import { biomass, biomassDeviation, biomassYears } from '#datasets/cci-biomass.ts';
import { PermanentFault, type CollectContext, type Product, type ProductProject } from '#products/product.ts';
import { coarserUnder } from '#datasets/coarser-cells.ts';
import { coveredCells, type CoveredBlock } from '#datasets/covered-cells.ts';
import { dataMask, forestThreshold, gfcLastYear, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { outsidePrimaryMap, PrimaryForestReader } from '#datasets/primary-forest.ts';
import { TileReader } from '#datasets/tiles.ts';
import { forEachCoveredCell, type Grid } from '#raster/index.ts';
import { climateNormals, originOfZone, zoneOfProject, type ZoneOfPlace } from '#products/shared/ecological-zone/zone-of-project.ts';
import { yearsOf } from '#products/shared/time/years-of.ts';
import { provenanceOf } from '#products/shared/provenance.ts';
import { sentencesOf, type Sentence } from '#sentences/phrases/index.ts';
import { addFire, addLoss, dropUnseenFire, emissionRecords, emptyYear, fillUnfit, type Fire, type LossYear } from './compute.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const assumptions = [
  say('gross-estimate'),
  say('biomass-map'),
  say('deviations'),
  say('fire-map'),
  say('edition'),
  say('last-year', { year: gfcLastYear }),
];
const since = 2018;
/** hectares below which a part is the edge of a file, not land without data */
const aSliver = 1e-6;
export interface EmissionsData {
  years: { year: number; lossHectares: number; known: LossYear | null }[];
  place: ZoneOfPlace | null;
  hasMap: boolean;
}

/** The newest biomass map before a year. */
export const biomassYearBefore = (year: number): number => biomassYears.filter((one) => one < year).at(-1) ?? biomassYears[0]!;

/** The cells of the loss map that the project covers, with their tree cover and the map's own mask. */
const forestCells = (project: ProductProject, data: CollectContext['data'], { signal }: CollectContext) =>
  coveredCells(
    data,
    project.geometry,
    { canopy: { raster: treeCover2000, missing: 255 }, loss: { raster: lossYear, missing: 0 }, mask: { raster: dataMask, missing: 0 } },
    { signal },
  );

/** Hectares lost by year: read first, because most projects lost nothing and then need neither biomass nor zone. */
async function lostHectares(
  project: ProductProject,
  data: CollectContext['data'],
  context: CollectContext,
): Promise<{ byYear: Map<number, number>; hasMap: boolean; unknownHectares: number }> {
  const byYear = new Map<number, number>();
  let hasMap = false;
  let unknownHectares = 0;
  for await (const { coverage, grid, cells, done } of forestCells(project, data, context)) {
    context.progress(done * 0.3, say('tree-cover-loss'));
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

/** The sums of the years that one biomass map stands for, and its mean over the forest. */
class MapSums {
  readonly mapYear: number;
  readonly years: Map<number, LossYear>;
  readonly #amount: TileReader;
  readonly #deviation: TileReader;
  /** of the window that is looked at */
  amounts: ArrayLike<number> = [];
  deviations: ArrayLike<number> = [];
  forestTonnes = 0;
  forestHectares = 0;

  constructor(data: CollectContext['data'], mapYear: number, lossYears: readonly number[], signal: AbortSignal) {
    this.mapYear = mapYear;
    this.years = new Map(lossYears.map((year) => [year, emptyYear(year)]));
    this.#amount = new TileReader(data, biomass(mapYear), signal);
    this.#deviation = new TileReader(data, biomassDeviation(mapYear), signal);
  }

  async read(window: Grid): Promise<void> {
    const [amount, deviation] = await Promise.all([this.#amount.window(window, 0), this.#deviation.window(window, 0)]);
    this.amounts = amount.values;
    this.deviations = deviation.values;
  }

  addForest(at: number, hectares: number): void {
    const perHectare = this.amounts[at]!;
    if (perHectare > 0) {
      this.forestTonnes += perHectare * hectares;
      this.forestHectares += hectares;
    }
  }

  known(zone: EcologicalZone): [number, LossYear | null][] {
    for (const sum of this.years.values()) dropUnseenFire(sum);
    const mean = this.forestHectares === 0 ? null : this.forestTonnes / this.forestHectares;
    return [...this.years].map(([year, sum]) => [year, fillUnfit(sum, zone, mean)]);
  }
}

/** What is known of fire under a window of the loss map, in each of some years; null for a year whose map cannot be read. */
async function firesUnder(
  reader: BurnedAreaReader,
  years: readonly number[],
  grid: Grid,
): Promise<Map<number, ((cell: number) => Fire) | null>> {
  const { coarse, placeOf } = coarserUnder(burnedCellsPerDegree, grid);
  const fires = new Map<number, ((cell: number) => Fire) | null>();
  for (const year of years) {
    const cells = await reader.year(year, coarse);
    const fireOf = (cell: number): Fire => {
      const state = cells?.[placeOf(cell)];
      return state === burned.yes ? 'burned' : state === burned.no ? 'not-burned' : 'unknown';
    };
    fires.set(year, cells && fireOf);
  }
  return fires;
}

/** Whether a lost cell of a window was old growth; null where nobody knows. */
type AgeReader = (grid: Grid) => Promise<(cell: number) => boolean | null>;

/** By the user's word, else by the map of primary forest of 2001, which a cell lost since 2018 was still in. Outside the tropics the share that burns does not depend on it. */
function ageReader({ isOldGrowth }: ProductProject, zone: EcologicalZone, data: CollectContext['data'], signal: AbortSignal): AgeReader {
  if (!zone.startsWith('tropical')) return () => Promise.resolve(() => false);
  if (isOldGrowth !== undefined && isOldGrowth !== null) return () => Promise.resolve(() => isOldGrowth);
  const primary = new PrimaryForestReader(data, signal);
  return async (grid) => {
    const cells = await primary.window(grid);
    return (cell) => (cells === null || cells[cell] === outsidePrimaryMap ? null : cells[cell] === 1);
  };
}

type ForestBlock = CoveredBlock<'canopy' | 'loss' | 'mask'>;

/** The years from `since` on in which a block lost forest, of those that are asked for. */
function yearsLostIn({ coverage, grid, cells: { canopy, loss, mask } }: ForestBlock, lossYears: readonly number[]): number[] {
  const isLostIn = new Uint8Array(256);
  forEachCoveredCell(coverage, grid, (cell) => {
    const code = loss.values[cell]!;
    if (isLost(mask.values[cell]!, canopy.values[cell]!, 2000 + code)) isLostIn[code] = 1;
  });
  return lossYears.filter((year) => isLostIn[year - 2000] === 1);
}

/** What other maps say of the cells of a block: the place in the biomass maps, fire by year, and age. */
interface UnderBlock {
  placeOf: (cell: number) => number;
  fires: ReadonlyMap<number, ((cell: number) => Fire) | null>;
  isOldGrowth: (cell: number) => boolean | null;
}

/** Adds a block of the loss map to the sums of every biomass map. */
function addBlock(
  { coverage, grid, cells: { canopy, loss, mask } }: ForestBlock,
  maps: readonly MapSums[],
  zone: EcologicalZone,
  { placeOf, fires, isOldGrowth }: UnderBlock,
): void {
  const mapOf = maps.flatMap((map) => [...map.years.values()].map((sum) => ({ map, sum })));
  const byCode = Array.from({ length: 256 }, (_, code) => mapOf.find(({ sum }) => sum.year === 2000 + code) ?? null);
  forEachCoveredCell(coverage, grid, (cell, hectares) => {
    if (!isForest(mask.values[cell]!, canopy.values[cell]!)) return;
    const at = placeOf(cell);
    for (const map of maps) map.addForest(at, hectares);
    const lost = byCode[loss.values[cell]!];
    if (!lost) return;
    const { map, sum } = lost;
    const cellLost = { hectares, biomass: map.amounts[at]!, deviation: map.deviations[at]!, isOldGrowth: isOldGrowth(cell) };
    addLoss(sum, zone, cellLost);
    const fireOf = fires.get(sum.year);
    if (sum.burned && fireOf) addFire(sum.burned, zone, fireOf(cell), cellLost);
  });
}

/** What is known of each year's loss, by the newest biomass map before it. The forest is walked once for all maps: reading it takes longer than what is done with it. */
async function knownLosses(
  project: ProductProject,
  data: CollectContext['data'],
  context: CollectContext,
  zone: EcologicalZone,
  lossYears: number[],
): Promise<Map<number, LossYear | null>> {
  const fire = new BurnedAreaReader(data, context.signal);
  const age = ageReader(project, zone, data, context.signal);
  const mapYears = [...new Set(lossYears.map(biomassYearBefore))];
  const maps = mapYears.map(
    (mapYear) =>
      new MapSums(
        data,
        mapYear,
        lossYears.filter((year) => biomassYearBefore(year) === mapYear),
        context.signal,
      ),
  );
  for await (const block of forestCells(project, data, context)) {
    const { coarse, placeOf } = coarserUnder(biomass(mapYears[0]!).cellsPerDegree, block.grid);
    for (const map of maps) {
      context.progress(0.6 + 0.4 * block.done, say('biomass-of', { year: map.mapYear }));
      await map.read(coarse);
    }
    const lostHere = yearsLostIn(block, lossYears);
    const fires = await firesUnder(fire, lostHere, block.grid);
    const isOldGrowth = lostHere.length > 0 ? await age(block.grid) : () => null;
    for (const { years } of maps) for (const [year, sum] of years) if (fires.has(year) && !fires.get(year)) sum.burned = null;
    addBlock(block, maps, zone, { placeOf, fires, isOldGrowth });
  }
  return new Map(maps.flatMap((map) => map.known(zone)));
}

/** What the figures leave out. */
function limitsOf(years: EmissionsData['years'], unknownHectares: number, saidOldGrowth: boolean | null): Sentence[] {
  const sumOf = (hectares: (year: LossYear) => number) => years.reduce((sum, { known }) => sum + (known ? hectares(known) : 0), 0);
  const oldGrowth = sumOf((year) => year.oldGrowthHectares);
  const unknownAge = sumOf((year) => year.unknownAgeHectares);
  const withoutAmount = years.filter(({ known }) => known === null).map(({ year }) => year);
  const withoutFire = years.filter(({ known }) => known?.burned === null).map(({ year }) => year);
  const [unmapped, unread] = [false, true].map((isMapped) => withoutFire.filter((year) => burnedYears.includes(year) === isMapped));
  const unseen = years.reduce((sum, { known }) => sum + (known?.burned?.unknownHectares ?? 0), 0);
  return [
    ...(unknownHectares > aSliver ? [say('unknown-area', { hectares: unknownHectares })] : []),
    ...(withoutAmount.length > 0 ? [say('no-biomass', { years: withoutAmount.join(', ') })] : []),
    ...(unmapped!.length > 0 ? [say('no-fire-map', { years: unmapped!.join(', ') })] : []),
    ...(unread!.length > 0 ? [say('fire-map-unread', { years: unread!.join(', ') })] : []),
    ...(unseen > aSliver ? [say('fire-unseen', { hectares: unseen })] : []),
    ...(oldGrowth > aSliver ? [say(saidOldGrowth === true ? 'old-growth-said' : 'old-growth-map', { hectares: oldGrowth })] : []),
    ...(unknownAge > aSliver ? [say('age-unknown', { hectares: unknownAge })] : []),
  ];
}

export const service: Product = {
  ...identityOf(facts),
  // 2: biomass of version 7.0 of the map, with a map for every year before a loss. 3: the zone of FAO's map. 4: fire by the map of burned area. 5: less of old growth burns
  methodVersion: 5,
  restsOn: ['ecological_zone', 'old_growth'],
  async collect(project, _variant, context) {
    if (!(project.areaHectares > 0)) throw new PermanentFault({ code: 'no-area-for-emissions' });
    const data = context.data.recording();
    const { byYear, hasMap, unknownHectares } = await lostHectares(project, data, context);
    const place =
      byYear.size === 0
        ? null
        : await zoneOfProject(data, project, context.now(), context.signal, (share) => context.progress(0.3 + share * 0.3, climateNormals));
    const found = place ? await knownLosses(project, data, context, place.zone, [...byYear.keys()]) : new Map<number, LossYear | null>();
    const years = Array.from({ length: gfcLastYear - since + 1 }, (_, index) => {
      const year = since + index;
      return { year, lossHectares: byYear.get(year) ?? 0, known: byYear.has(year) ? (found.get(year) ?? null) : emptyYear(year) };
    });
    const limits = hasMap ? limitsOf(years, unknownHectares, project.isOldGrowth ?? null) : [];
    return {
      data: { years, place, hasMap } satisfies EmissionsData,
      provenance: provenanceOf(
        data.origins(),
        context.now(),
        say('method'),
        [...assumptions, ...(place ? [originOfZone(project, place)] : []), ...limits],
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
        records: hasMap ? emissionRecords(wanted, place?.zone ?? null, (query['fire'] as boolean | undefined) ?? null) : [],
        zone: place?.zone ?? null,
      },
      provenance: collected.provenance,
    };
  },
};
