import type { BoundingBox } from '#geo/types.ts';
import { eastOf, southOf, type Grid } from '#raster/grid.ts';
import { NothingThere, type DataAccess, type Dataset, type RasterFile } from './data-access.ts';
import { faultOf } from './fault-of.ts';
import { forEachCellInside, isUnread, meets, sidesOf, windowInFile } from './file-window.ts';
import type { VersionListing } from './listed-version.ts';
import { sentence } from './phrases/sentence.ts';
import { absenceCheck, type TilePresence } from './tile-presence.ts';

/**
 * ESA Fire_cci burned area from Sentinel-3 (Synergy of OLCI and SLSTR), pixel product v1.1, 300 m, 2019 to 2024 (doi:10.5285/d441079fc77f49fabeb41330612b252f). One file an area and month with the day of the
 * year on which a cell was first seen burned. Public code reads windows of these files of the CEDA archive without an account; cells, codes and areas are those of the producer's own code. Only files of
 * area 2 (South America) stand in public code with their whole address; those of the other areas are named in its way.
 */
export const burnedArea: Dataset = {
  id: 'firecci',
  title: 'ESA Fire_cci burned area, Sentinel-3',
  version: 'v1.1',
  licence: 'ESA CCI data policy: free and open, with citation',
  attribution: 'ESA Fire_cci burned area from Sentinel-3, v1.1 (doi:10.5285/d441079fc77f49fabeb41330612b252f)',
  homepage: 'https://climate.esa.int/projects/fire',
  baseUrls: {
    files: 'https://dap.ceda.ac.uk/neodc/esacci/fire/data/burned_area/Sentinel3_SYN/pixel',
    listing: 'https://data.ceda.ac.uk/neodc/esacci/fire/data/burned_area/Sentinel3_SYN/pixel',
  },
  parallel: 4,
};

/** years that the release has */
export const burnedYears: readonly number[] = [2019, 2020, 2021, 2022, 2023, 2024];
export const burnedCellsPerDegree = 360;
/** What is known of a cell in a year; `unknown` where no month saw it. */
export const burned = { no: 0, yes: 1, unknown: 255 } as const;

/** The extents of the areas. Each file tells its own: a place beyond it is not known, and a file that has nothing of a place of its area is another one. */
const areas: Readonly<Record<number, BoundingBox>> = {
  1: [-180, 19, -26, 83],
  2: [-105, -57, -34, 19],
  3: [-26, 25, 53, 83],
  4: [53, 0, 180, 83],
  5: [-26, -40, 53, 25],
  6: [95, -53, 180, 0],
};
/** The area of the place that tells whether the addresses hold. */
const controlArea = 2;
const [notObserved, notBurnable] = [-1, -2];

const folderOf = (year: number, month: number) => `v1.1/uncompressed/${year}/${String(month).padStart(2, '0')}`;

/** The file of a month's days, the first layer of the product. */
export const burnedAreaUrl = (access: DataAccess, year: number, month: number, area: number): string =>
  `${access.baseUrl(burnedArea)}/${folderOf(year, month)}/${year}${String(month).padStart(2, '0')}01-ESACCI-L3S_FIRE-BA-SYN-AREA_${area}-fv1.1-JD.tif`;

const presenceOf = (access: DataAccess, year: number, month: number, area: number): TilePresence => ({
  control: burnedAreaUrl(access, year, month, controlArea),
  listing: {
    dataset: burnedArea,
    key: `files/${year}/${month}`,
    url: (from) => `${from.baseUrl(burnedArea, 'listing')}/${folderOf(year, month)}?json`,
    pattern: /"name":\s*"\d{8}-ESACCI-L3S_FIRE-BA-SYN-(AREA_\d)-fv1\.1-JD\.tif"/g,
  },
  name: `AREA_${area}`,
});

/** The archive lists its folders as JSON, as that of the biomass map. */
export const burnedAreaVersions: VersionListing = {
  dataset: burnedArea,
  url: (access) => `${access.baseUrl(burnedArea, 'listing')}?json`,
  pattern: /"name":\s*"(v(\d+)\.(\d+))"/g,
};

const areasOf = (grid: Grid): number[] =>
  Object.entries(areas).flatMap(([area, [west, south, east, north]]) =>
    eastOf(grid) > west && grid.west < east && grid.north > south && southOf(grid) < north ? [Number(area)] : [],
  );

/** Reads windows of the grid of 1/360 degree (`gridOver({ cellsPerDegree: burnedCellsPerDegree }, box)`). */
export class BurnedAreaReader {
  readonly #access: DataAccess;
  readonly #signal: AbortSignal | undefined;
  readonly #files = new Map<string, Promise<RasterFile | null>>();
  readonly #unreadable = new Set<number>();

  constructor(access: DataAccess, signal?: AbortSignal) {
    this.#access = access;
    this.#signal = signal;
  }

  /**
   * As `yearCells`; null where the maps of the year cannot be read, and for years that have none. A year that cannot be read is asked once: emissions without fire are better than none. Rejects with the
   * signal's reason.
   */
  async year(year: number, grid: Grid): Promise<Uint8Array | null> {
    if (!burnedYears.includes(year) || this.#unreadable.has(year)) return null;
    try {
      return await this.yearCells(year, grid);
    } catch (error) {
      this.#signal?.throwIfAborted();
      if (!isUnread(error)) throw error;
      this.#unreadable.add(year);
      return null;
    }
  }

  /** Cells of a year, values of `burned`: burned in any month; not burned where a month looked and none saw fire, or where nothing can burn. Rejects as DataAccess does. */
  async yearCells(year: number, grid: Grid): Promise<Uint8Array> {
    const cells = new Uint8Array(grid.width * grid.height).fill(burned.unknown);
    for (let month = 1; month <= 12; month += 1) {
      const days = await this.monthDays(year, month, grid);
      for (const [cell, day] of days.entries())
        if (day > 0) cells[cell] = burned.yes;
        else if (day !== notObserved && cells[cell] === burned.unknown) cells[cell] = burned.no;
    }
    return cells;
  }

  /** Cells of a month: the day of the year of the first sight of fire, 0 none, -1 not seen or outside the files, -2 cannot burn. Rejects as DataAccess does. */
  async monthDays(year: number, month: number, grid: Grid): Promise<Int16Array> {
    const days = new Int16Array(grid.width * grid.height).fill(notObserved);
    for (const { side, placeOf } of sidesOf(grid, burnedCellsPerDegree))
      for (const area of areasOf(side)) {
        const file = await this.#open(year, month, area);
        if (!file) continue;
        const window = windowInFile(burnedArea, file, side, burnedCellsPerDegree);
        const level = file.levels[0]!;
        if (!meets(window, level)) throw faultOf(burnedArea, sentence('datasets.off-grid', { name: file.url }));
        const { values } = await file.read(0, window, this.#signal);
        forEachCellInside(window, level, (cell) => {
          const day = values[cell]!;
          if (!Number.isInteger(day) || day < notBurnable || day > 366)
            throw faultOf(burnedArea, sentence('datasets.check-unexpected', { value: String(day) }));
          days[placeOf(cell)] = day;
        });
      }
    return days;
  }

  #open(year: number, month: number, area: number): Promise<RasterFile | null> {
    const url = burnedAreaUrl(this.#access, year, month, area);
    const known = this.#files.get(url);
    if (known) return known;
    const check = absenceCheck(this.#access, burnedArea, url, presenceOf(this.#access, year, month, area));
    const file = this.#access.raster(burnedArea, url, this.#signal, check).catch((error: unknown) => {
      if (error instanceof NothingThere) return null;
      throw error;
    });
    this.#files.set(url, file);
    return file;
  }
}
