import type { PlotRisks } from '#api/forest-2020.ts';
import type { ParcelFigures } from '#api/parcel-figures.ts';
import { metresPerDegree } from '#domain/units.ts';
import { areaHectares, boundingBox, hasArea, type Feature, type Geometry } from '#geo/index.ts';
import { readGeoTiff, type Grid } from '#raster/index.ts';
import {
  forestOfParcel,
  forestOfProject,
  intervalOfParcel,
  isBelowSureSize,
  whyNoForest,
  type ForestOfParcel,
} from '#products/deforestation-summary/compute-parcels.ts';
import type { ForestLoss } from '#products/deforestation-summary/compute.ts';
import { forest2020OfPlot, withoutFigures } from '#products/forest-2020/compute-plots.ts';
import { indexOfParcel, whyNoIndex, type IndexOfParcel } from '#products/satellite-index/compute-parcels.ts';
import type { NoFigure } from '#products/shared/parcels/compute.ts';
import { openLand, type BiomassGiven, type LandCoverGiven } from './measure-land.ts';

/** What the parcels of one project are measured in; files are GeoTIFFs. A reason stands for what is not there. */
export interface MeasureGiven {
  /** features as they are stored */
  shapes: string[];
  forest: { loss: ForestLoss; files: Uint8Array[] } | NoFigure;
  ndvi: { file: Uint8Array } | NoFigure;
  landCover: LandCoverGiven;
  biomass: BiomassGiven;
  /** the cells of forest of 2020; absent: plots are not asked for */
  cover?: { files: Uint8Array[] } | Exclude<NoFigure, 'mostly-cloud'>;
}
type Amounts = Pick<ForestOfParcel, 'forest2000Hectares' | 'standingHectares' | 'deforestedHectares'>;
export interface Measured {
  /** without the place among the shapes */
  parcels: Omit<ParcelFigures, 'place'>[];
  /** of all parcels, those without a figure of their own too; null where the forest is not known */
  sum: Amounts | null;
  whole: Amounts | null;
  /** of the largest cell, north to south */
  forestCellMetres: number | null;
  ndviCellMetres: number | null;
  landCoverCellMetres: number | null;
  biomassCellMetres: number | null;
  /** where they were asked for, in the order of the shapes */
  plots?: Omit<PlotRisks['plots'][number], 'place'>[];
}

const amountKeys = ['forest2000Hectares', 'standingHectares', 'deforestedHectares'] as const;
const emptySum = () => ({ coveredHectares: 0, forest2000Hectares: 0, standingHectares: 0, deforestedHectares: 0 });
const heightMetres = (grids: readonly Grid[]): number | null =>
  grids.length === 0 ? null : Math.max(...grids.map(({ cellHeight }) => cellHeight)) * metresPerDegree;
/** Cells of one picture are summed in another order for the parcels than for the project. */
const roundingShare = 1e-6;

/**
 * The parts may not exceed the whole: by no more than the land that parcels share, which the same cells count. A breach is a fault of the program, and no figure
 * is given then.
 */
function refuseMoreThanWhole(sum: ReturnType<typeof emptySum>, whole: ReturnType<typeof forestOfProject>): void {
  const sharedHectares = Math.max(0, sum.coveredHectares - whole.coveredHectares);
  for (const key of amountKeys)
    if (sum[key] > whole[key] + sharedHectares + roundingShare * (1 + sum.coveredHectares)) throw new Error('parcels-exceed-project');
}

/** Whether alerts watch the whole forest in every year that is not published. */
const isWatched = ({ alertYears, forest2000Hectares }: ForestLoss): boolean =>
  Object.values(alertYears).every(
    ({ watchedForestHectares }) => watchedForestHectares >= forest2000Hectares - roundingShare * (1 + forest2000Hectares),
  );

const noForest = {
  forest_2000_ha: null,
  forest_2018_ha: null,
  forest_2020_ha: null,
  forest_left_ha: null,
  deforested_ha: null,
  deforested_lower_ha: null,
  deforested_upper_ha: null,
  alert_ha: null,
  alert_probable_ha: null,
};

function forestAmounts(geometry: Geometry, found: ForestOfParcel, loss: ForestLoss) {
  const [, south = 0, , north = 0] = boundingBox(geometry) ?? [];
  const { lower, upper } = intervalOfParcel(found, {
    lastMapYear: loss.lastMapYear,
    latitude: (south + north) / 2,
    isWatched: isWatched(loss),
  });
  return {
    forest_2000_ha: found.forest2000Hectares,
    forest_2018_ha: found.forest2018Hectares,
    forest_2020_ha: found.forest2020Hectares,
    forest_left_ha: found.standingHectares,
    deforested_ha: found.deforestedHectares,
    deforested_lower_ha: lower,
    deforested_upper_ha: upper,
    alert_ha: found.alertHectares,
    alert_probable_ha: found.probableHectares,
  };
}

function forestFields(geometry: Geometry, found: ForestOfParcel | NoFigure, loss: ForestLoss | null) {
  const reason = typeof found === 'string' ? found : whyNoForest(geometry, found);
  const isGiven = typeof found !== 'string' && reason === null && loss !== null;
  return {
    ...(isGiven ? forestAmounts(geometry, found, loss) : noForest),
    below_sure_size: hasArea(geometry) ? isBelowSureSize(areaHectares(geometry)) : null,
    forest_cells: typeof found === 'string' ? null : found.cells,
    forest_reason: reason,
  };
}

function ndviFields(geometry: Geometry, found: IndexOfParcel | NoFigure) {
  const reason = typeof found === 'string' ? found : whyNoIndex(geometry, found);
  return {
    ndvi_mean: typeof found === 'string' || reason !== null ? null : found.mean,
    ndvi_clear_share: typeof found === 'string' || found.cells === 0 ? null : found.clearShare,
    ndvi_cells: typeof found === 'string' ? null : found.cells,
    ndvi_reason: reason,
  };
}

const nameOf = ({ properties }: Feature): string => (typeof properties?.['name'] === 'string' ? properties['name'] : '');

/** Forest of 2020 and risk of every plot. */
async function measurePlots(shapes: readonly string[], cover: NonNullable<MeasureGiven['cover']>): Promise<NonNullable<Measured['plots']>> {
  const blocks = typeof cover === 'string' ? [] : await Promise.all(cover.files.map((file) => readGeoTiff(file)));
  const plots: NonNullable<Measured['plots']> = [];
  for (const text of shapes) {
    const feature = JSON.parse(text) as Feature & { geometry: Geometry };
    plots.push({
      name: nameOf(feature),
      area_hectares: hasArea(feature.geometry) ? areaHectares(feature.geometry) : null,
      ...(typeof cover === 'string' ? withoutFigures(cover) : await forest2020OfPlot(feature.geometry, blocks)),
    });
  }
  return plots;
}

/** What every parcel has in the pictures of its project. In the thread: pictures are megabytes, parcels may be thousands. */
export async function measureParcels({ shapes, forest, ndvi, landCover, biomass, cover }: MeasureGiven): Promise<Measured> {
  const blocks = typeof forest === 'string' ? [] : await Promise.all(forest.files.map((file) => readGeoTiff(file)));
  const picture = typeof ndvi === 'string' ? null : await readGeoTiff(ndvi.file);
  const land = await openLand(landCover, biomass);
  const parcels: Measured['parcels'] = [];
  const sum = emptySum();
  for (const text of shapes) {
    const feature = JSON.parse(text) as Feature & { geometry: Geometry };
    const { geometry } = feature;
    const trees = typeof forest === 'string' ? forest : await forestOfParcel(geometry, blocks, forest.loss);
    if (typeof trees !== 'string') {
      sum.coveredHectares += trees.coveredHectares;
      for (const key of amountKeys) sum[key] += trees[key];
    }
    parcels.push({
      name: nameOf(feature),
      area_hectares: hasArea(geometry) ? areaHectares(geometry) : null,
      ...forestFields(geometry, trees, typeof forest === 'string' ? null : forest.loss),
      ...ndviFields(geometry, picture ? await indexOfParcel(geometry, picture) : (ndvi as NoFigure)),
      ...(await land.fieldsOf(geometry)),
    });
  }
  const whole = typeof forest === 'string' ? null : forestOfProject(forest.loss);
  if (whole) refuseMoreThanWhole(sum, whole);
  land.refuseMoreThanWhole();
  return {
    parcels,
    sum: whole && sum,
    whole,
    forestCellMetres: heightMetres(blocks.map(({ grid }) => grid)),
    ndviCellMetres: picture && heightMetres([picture.grid]),
    landCoverCellMetres: land.coverGrid && heightMetres([land.coverGrid]),
    biomassCellMetres: land.biomassGrid && heightMetres([land.biomassGrid]),
    ...(cover === undefined ? {} : { plots: await measurePlots(shapes, cover) }),
  };
}
