import type { ProjectFigures } from '#api/parcel-figures.ts';
import { stockFiles } from '#products/biomass-stock/compute-parcels.ts';
import { service as biomassService, type StockData } from '#products/biomass-stock/service.ts';
import { cellsFile, forestOfProject } from '#products/deforestation-summary/compute-parcels.ts';
import { lossAt, type ForestLoss } from '#products/deforestation-summary/compute.ts';
import { service as forestService } from '#products/deforestation-summary/service.ts';
import type { CoverSums } from '#products/land-cover/compute.ts';
import { coverFile } from '#products/land-cover/compute-parcels.ts';
import { service as landCoverService } from '#products/land-cover/service.ts';
import type { DataDays } from '#products/product.ts';
import { service as satelliteService } from '#products/satellite-index/service.ts';
import { minCells } from '#products/shared/parcels/compute.ts';
import type { StoredResult } from '../storage/results.ts';
import type { ProjectRow } from '../storage/project-rows.ts';
import type { Store } from '../storage/store.ts';
import type { MeasureGiven, Measured } from './measure.ts';

type Row = ProjectRow & { subprojects: string[] };
type Basis = NonNullable<ProjectFigures['forest']>;
type Found = StoredResult | null;
const pictureFile = 'index.tif';

/** A final result with its files; a preliminary one is no basis for figures. */
async function resultOf(storage: Store, projectId: string, slug: string): Promise<StoredResult | null> {
  const stored = await storage.results.get(projectId, slug, '', true);
  return stored && !stored.preliminary ? stored : null;
}

/** What was counted from a threshold on; null where it was not, as by earlier versions, whose cells hold something else. */
function lossOf(stored: StoredResult, canopy: number): ForestLoss | null {
  const loss = stored.collected.data as ForestLoss;
  return loss.byThreshold ? lossAt(loss, canopy) : null;
}

function forestGiven(stored: StoredResult | null, canopy: number): MeasureGiven['forest'] {
  const loss = stored && lossOf(stored, canopy);
  if (!stored || !loss || loss.blocks === undefined) return 'not-collected';
  if (loss.blocks === null) return 'too-large';
  if (loss.landHectares + loss.waterHectares === 0) return 'no-data';
  const files = Array.from({ length: loss.blocks }, (_, block) => stored.collected.files![cellsFile(block)]!.bytes);
  return { loss, files };
}

function ndviGiven(stored: StoredResult | null): MeasureGiven['ndvi'] {
  if (!stored) return 'not-collected';
  const file = stored.collected.files?.[pictureFile];
  return file ? { file: file.bytes } : 'no-data';
}

function landCoverGiven(stored: StoredResult | null): MeasureGiven['landCover'] {
  if (!stored) return 'not-collected';
  const whole = stored.collected.data as CoverSums;
  const file = stored.collected.files?.[coverFile];
  if (file) return { file: file.bytes, whole };
  return whole.unknown >= whole.covered ? 'no-data' : 'too-large';
}

function biomassGiven(stored: StoredResult | null): MeasureGiven['biomass'] {
  const whole = stored?.collected.data as StockData | undefined;
  if (!stored || whole?.isKept === undefined) return 'not-collected';
  const [amount, deviation] = [stockFiles.amount, stockFiles.deviation].map((name) => stored.collected.files?.[name]);
  return amount && deviation ? { amount: amount.bytes, deviation: deviation.bytes, whole } : 'too-large';
}

/** Products in whose pictures parcels are measured. */
const measuredIn = [forestService, satelliteService, landCoverService, biomassService];

/** Whose pictures the shapes of a project lie in: of a collection, those of its members, which are finer. */
const projectsRead = (project: Row): string[] => (project.is_collection === 1 ? project.subprojects : [project.id]);

/** Changes with every result that the figures rest on. */
export async function figuresRevision(storage: Store, project: Row): Promise<string> {
  const results: string[][] = [];
  for (const id of projectsRead(project))
    results.push(
      (await storage.results.list(id))
        .filter(({ product, variant }) => variant === '' && measuredIn.some(({ slug }) => slug === product))
        .map(({ product, sha256 }) => `${product} ${sha256}`)
        .sort(),
    );
  return JSON.stringify([project.geometry_hash, results]);
}

/** Two answers of the same kind as one: the widest span of days, the coarsest cell, the newest collection. */
function together(known: Basis | null, next: Basis): Basis {
  if (!known) return next;
  const ends = (names: (string | null)[]) => names.filter((day) => day !== null).sort();
  return {
    ...known,
    cell_metres: Math.max(known.cell_metres, next.cell_metres),
    start: ends([known.start, next.start])[0] ?? null,
    end: ends([known.end, next.end]).at(-1) ?? null,
    collected_at: [known.collected_at, next.collected_at].sort()[1]!,
    synthetic: known.synthetic === true || next.synthetic === true,
  };
}

function basisOf(stored: StoredResult | null, days: DataDays | null, cellMetres: number | null): Basis | null {
  if (!stored || cellMetres === null) return null;
  return {
    cell_metres: cellMetres,
    start: days?.start ?? null,
    end: days?.end ?? null,
    collected_at: stored.createdAt,
    ...stored.collected.provenance,
  };
}

/** Adds to what is known; what one of the projects does not know leaves nothing known of all. */
const plus = (sum: number | null, more: number | undefined): number | null => (sum === null || more === undefined ? null : sum + more);

class Tally {
  readonly parcels: ProjectFigures['parcels'] = [];
  forest: Basis | null = null;
  ndvi: Basis | null = null;
  landCover: Basis | null = null;
  biomass: Basis | null = null;
  sum: ProjectFigures['sum'] = { area_hectares: 0, forest_2000_ha: 0, forest_left_ha: 0, deforested_ha: 0 };

  add(
    measured: Measured,
    { forest, ndvi, landCover, biomass }: Record<'forest' | 'ndvi' | 'landCover' | 'biomass', StoredResult | null>,
  ): void {
    for (const parcel of measured.parcels) this.parcels.push({ place: this.parcels.length, ...parcel });
    const days = (product: typeof forestService, stored: StoredResult | null) => (stored && product.covers?.(stored.collected)) ?? null;
    const trees = basisOf(forest, days(forestService, forest), measured.forestCellMetres);
    const green = basisOf(ndvi, days(satelliteService, ndvi), measured.ndviCellMetres);
    if (trees) this.forest = together(this.forest, trees);
    if (green) this.ndvi = together(this.ndvi, green);
    const ground = basisOf(landCover, days(landCoverService, landCover), measured.landCoverCellMetres);
    const stock = basisOf(biomass, days(biomassService, biomass), measured.biomassCellMetres);
    if (ground) this.landCover = together(this.landCover, ground);
    if (stock) this.biomass = together(this.biomass, stock);
    this.sum = {
      area_hectares: measured.parcels.reduce((sum, { area_hectares: hectares }) => sum + (hectares ?? 0), this.sum.area_hectares ?? 0),
      forest_2000_ha: plus(this.sum.forest_2000_ha, measured.sum?.forest2000Hectares),
      forest_left_ha: plus(this.sum.forest_left_ha, measured.sum?.standingHectares),
      deforested_ha: plus(this.sum.deforested_ha, measured.sum?.deforestedHectares),
    };
  }
}

/** The figures of every shape of a project, with forest from a percent of canopy on. `measure` works in a thread. */
export async function figuresOf(
  storage: Store,
  project: Row,
  canopy: number,
  measure: (given: MeasureGiven) => Promise<Measured>,
): Promise<ProjectFigures> {
  const tally = new Tally();
  for (const id of projectsRead(project)) {
    const found: Found[] = [];
    for (const { slug } of measuredIn) found.push(await resultOf(storage, id, slug));
    const [forest, ndvi, landCover, biomass] = found as [Found, Found, Found, Found];
    const shapes = await storage.shapes.features(id);
    const given: MeasureGiven = {
      shapes,
      forest: forestGiven(forest, canopy),
      ndvi: ndviGiven(ndvi),
      landCover: landCoverGiven(landCover),
      biomass: biomassGiven(biomass),
    };
    tally.add(await measure(given), { forest, ndvi, landCover, biomass });
  }
  const whole = await wholeOf(storage, project, canopy);
  return {
    project_id: project.id,
    geometry_hash: project.geometry_hash,
    canopy_threshold: canopy,
    parcels: tally.parcels,
    min_cells: minCells,
    forest: tally.forest,
    ndvi: tally.ndvi,
    land_cover: tally.landCover,
    biomass: tally.biomass,
    sum: tally.sum,
    whole,
    // Both are measured on the ellipsoid; below a square metre they differ by the order of adding up.
    overlap_hectares: Math.max(0, sharedHectares(tally.sum.area_hectares ?? 0, project.area_hectares)),
  };
}

const squareMetre = 1e-4;
const sharedHectares = (sum: number, whole: number): number => (sum - whole < squareMetre ? 0 : sum - whole);

/** The project's own figures, as its deforestation summary has them. */
async function wholeOf(storage: Store, { id, area_hectares }: Row, canopy: number): Promise<ProjectFigures['whole']> {
  const stored = await storage.results.get(id, forestService.slug, '', false);
  const loss = stored && !stored.preliminary ? lossAt(stored.collected.data as ForestLoss, canopy) : null;
  const forest = loss && loss.landHectares + loss.waterHectares > 0 ? forestOfProject(loss) : null;
  return {
    area_hectares,
    forest_2000_ha: forest?.forest2000Hectares ?? null,
    forest_left_ha: forest?.standingHectares ?? null,
    deforested_ha: forest?.deforestedHectares ?? null,
  };
}
