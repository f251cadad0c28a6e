import type { BoundingBox } from '#geo/types.ts';
import { burnedArea, BurnedAreaReader, burnedAreaVersions, burnedCellsPerDegree, burnedYears } from '../burned-area.ts';
import { biomass, biomassVersions, biomassYears, cciBiomass } from '../cci-biomass.ts';
import { copernicusDem, demMetres } from '../copernicus-dem.ts';
import { NothingThere, UnusableAnswer, type DataAccess } from '../data-access.ts';
import { gfc, gfcLastYear, gfcVersions, lossYear } from '../gfc.ts';
import { alertDays, alerts, glad } from '../glad.ts';
import { gsw, seasonality } from '../gsw.ts';
import { jrcForest, jrcForestMap, newestJrcForest } from '../jrc-forest.ts';
import { driverCellsPerDegree, lossDrivers, LossDriversReader, noDriver } from '../loss-drivers.ts';
import { mangroveCellsPerDegree, MangroveReader, mangroves } from '../mangroves.ts';
import { newestVersion, type VersionListing } from '../listed-version.ts';
import { sentence } from '../phrases/sentence.ts';
import { outsidePrimaryMap, primaryForest, PrimaryForestReader } from '../primary-forest.ts';
import { soilBox, soilCoverage, soilGrids } from '../soilgrids.ts';
import { gridOver, windowOver, type TiledRaster } from '../tiles.ts';
import { landCover, landCoverMap, worldCover, worldCoverVersions } from '../worldcover.ts';
import { assertWithin, box, place, type Answered, type SourceCheck } from './source-check.ts';

/** Cells over the place, each of which must be one that the source can have there. */
async function cells(
  access: DataAccess,
  raster: TiledRaster,
  isPossible: (value: number) => boolean,
  signal: AbortSignal,
): Promise<Answered> {
  const { grid, values, absent } = await windowOver(access, raster, box, { signal });
  if (absent) throw new NothingThere(sentence('datasets.nothing-there', { source: raster.dataset.title }));
  const odd = values.find((value) => !isPossible(value));
  if (odd !== undefined) assertWithin(odd, Number.NaN, Number.NaN);
  return { found: sentence('datasets.found-cells', { width: grid.width, height: grid.height }) };
}

/** The listing is beside the point: a source whose listing cannot be read still answers. */
async function withNewest(
  answered: Promise<Answered>,
  access: DataAccess,
  listing: VersionListing,
  signal: AbortSignal,
): Promise<Answered> {
  const [answer, newest] = await Promise.all([answered, newestVersion(access, listing, signal).catch(() => null)]);
  return { ...answer, ...(newest === null ? {} : { newest }) };
}

/** In the first days of January the year's own file may not be there yet. */
async function newestAlerts(access: DataAccess, year: number, signal: AbortSignal): Promise<Answered> {
  const both = async (of: number) => {
    await cells(access, alertDays(of), (day) => day <= 366, signal);
    return cells(access, alerts(of), (value) => value <= 4, signal);
  };
  return both(year).catch((error: unknown) => {
    if (error instanceof NothingThere) return both(year - 1);
    throw error;
  });
}

/** Days of the newest dry season, some of which must have been seen. */
async function burnedMonth(access: DataAccess, signal: AbortSignal): Promise<Answered> {
  const grid = gridOver({ cellsPerDegree: burnedCellsPerDegree }, box);
  const days = await new BurnedAreaReader(access, signal).monthDays(burnedYears.at(-1)!, 9, grid);
  if (days.every((day) => day === -1)) throw new UnusableAnswer(sentence('datasets.check-nothing'));
  return { found: sentence('datasets.found-cells', { width: grid.width, height: grid.height }) };
}

const landCoverClasses = new Set<number>(Object.values(landCover));
const aroundPlace: BoundingBox = soilBox(box);

export const rasterChecks: SourceCheck[] = [
  {
    dataset: worldCover,
    ask: (access, _now, signal) =>
      withNewest(
        cells(access, landCoverMap, (value) => landCoverClasses.has(value), signal),
        access,
        worldCoverVersions,
        signal,
      ),
  },
  {
    dataset: gfc,
    ask: (access, _now, signal) =>
      withNewest(
        cells(access, lossYear, (year) => year <= gfcLastYear - 2000, signal),
        access,
        gfcVersions,
        signal,
      ),
  },
  {
    dataset: jrcForest,
    ask: async (access, _now, signal) => {
      const { version, unread } = await newestJrcForest(access, box, signal);
      if (unread) throw unread;
      return { ...(await cells(access, jrcForestMap(version), (value) => value <= 1 || value === 255, signal)), newest: `V${version}` };
    },
  },
  { dataset: glad, ask: (access, now, signal) => newestAlerts(access, now.getUTCFullYear(), signal) },
  {
    dataset: primaryForest,
    ask: async (access, _now, signal) => {
      const grid = gridOver(lossYear, box);
      const values = await new PrimaryForestReader(access, signal).cells(grid);
      if (!values || values.includes(outsidePrimaryMap)) throw new UnusableAnswer(sentence('datasets.check-nothing'));
      return { found: sentence('datasets.found-cells', { width: grid.width, height: grid.height }) };
    },
  },
  {
    dataset: lossDrivers,
    ask: async (access, _now, signal) => {
      // Half a degree around the place, in which some forest was lost.
      const [west, south, east, north] = box;
      const grid = gridOver({ cellsPerDegree: driverCellsPerDegree }, [west - 0.25, south - 0.25, east + 0.25, north + 0.25]);
      const codes = await new LossDriversReader(access, signal).cells(grid);
      if (codes.every((code) => code === noDriver)) throw new UnusableAnswer(sentence('datasets.check-nothing'));
      return { found: sentence('datasets.found-cells', { width: grid.width, height: grid.height }) };
    },
  },
  { dataset: gsw, ask: (access, _now, signal) => cells(access, seasonality, (months) => months <= 12 || months === 255, signal) },
  {
    dataset: cciBiomass,
    ask: (access, _now, signal) =>
      withNewest(
        cells(access, biomass(biomassYears.at(-1)!), (tonnes) => tonnes < 2000, signal),
        access,
        biomassVersions,
        signal,
      ),
  },
  {
    dataset: mangroves,
    ask: async (access, _now, signal) => {
      // The coast of the Everglades in Florida, much of which is mangrove; the place of the other checks lies far from any.
      const side = mangroveCellsPerDegree;
      const lattice = { left: Math.round(-81.2 * side), bottom: Math.round(25.45 * side), width: 400, height: 400 };
      const cells = await new MangroveReader(access, signal).cells(lattice);
      if (!cells.includes(1)) throw new UnusableAnswer(sentence('datasets.check-nothing'));
      return { found: sentence('datasets.found-cells', { width: lattice.width, height: lattice.height }) };
    },
  },
  {
    dataset: burnedArea,
    ask: (access, _now, signal) => withNewest(burnedMonth(access, signal), access, burnedAreaVersions, signal),
  },
  {
    dataset: soilGrids,
    ask: async (access, _now, signal) => {
      const { values, noData } = await soilCoverage(access, aroundPlace, 'phh2o', '0-5cm', 'mean', signal);
      const tenths = Array.from(values).find((value) => value !== noData && value !== 0);
      return { found: sentence('datasets.found-acidity', { acidity: assertWithin(tenths, 25, 110) / 10 }) };
    },
  },
  {
    dataset: copernicusDem,
    ask: async (access, _now, signal) => {
      const [metres] = await demMetres(access, [place], signal);
      return { found: sentence('datasets.found-height', { metres: assertWithin(metres, 1, 300) }) };
    },
  },
];
