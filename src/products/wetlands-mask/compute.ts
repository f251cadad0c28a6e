import { cellAreasHectares, writeGeoTiffInTurns, type Grid, type Lattice } from '#raster/index.ts';
import { classes, facts, outside } from './facts.ts';
import type { Described } from '#sentences/phrases/described-by.ts';

/** Stands for a cell of the water map where there is no file; the map's own nodata is the same number. */
export const noWaterData = 255;
const noLandCover = 0;
const [permanentWater, herbaceousWetland, mangrove] = [80, 90, 95];

/**
 * One cell: 1 herbaceous wetland or mangrove (land cover), mangrove on the map of mangroves where the land cover is not permanent water, or land under water for 1 to 11 months of the year; 0 anything else
 * known, permanent water included; 255 where no map says enough.
 */
export function wetland(landCover: number, monthsOfWater: number, isMangrove = false): number {
  if (landCover === herbaceousWetland || landCover === mangrove) return 1;
  if (landCover === permanentWater) return 0;
  if (isMangrove) return 1;
  const seasonal = monthsOfWater >= 1 && monthsOfWater <= 11;
  if (landCover === noLandCover) return seasonal ? 1 : monthsOfWater === 12 ? 0 : outside;
  return seasonal ? 1 : 0;
}

/** Cells per degree of the land cover map, of the water map, whose cell is three of the first, and of the map of mangroves. */
const [landCoverCells, waterCells, mangroveCells] = [12_000, 4000, 4500];

/** How many land cover cells make a side of the mask's. */
export const multipleOf = (mask: Grid): number => Math.round(mask.cellWidth * landCoverCells);

/** The cells of each map that a part of the mask lies on, as whole numbers of the map's own lattice (from longitude and latitude 0). */
export function latticesOf(mask: Grid): { landCover: Lattice; water: Lattice; mangroves: Lattice } {
  const multiple = multipleOf(mask);
  const [left, top] = [Math.round(mask.west * landCoverCells), Math.round(mask.north * landCoverCells)];
  const [width, height] = [mask.width * multiple, mask.height * multiple];
  const bottom = top - height;
  const ratio = landCoverCells / waterCells;
  const water = { left: Math.floor(left / ratio), bottom: Math.floor(bottom / ratio) };
  const perCell = mangroveCells / landCoverCells;
  const mangroves = { left: Math.floor(left * perCell), bottom: Math.floor(bottom * perCell) };
  return {
    landCover: { left, bottom, width, height },
    mangroves: {
      ...mangroves,
      width: Math.ceil((left + width) * perCell) - mangroves.left,
      height: Math.ceil(top * perCell) - mangroves.bottom,
    },
    water: { ...water, width: Math.ceil((left + width) / ratio) - water.left, height: Math.ceil(top / ratio) - water.bottom },
  };
}

/** The cells of the maps under a mask; `mangroves` null where that map could not be read. */
export interface WetlandMaps {
  landCover: ArrayLike<number>;
  months: ArrayLike<number>;
  mangroves: ArrayLike<number> | null;
}

/** The mask's values: at the centre of each of its cells, the cells of the maps there; 255 outside the project. */
export function wetlandCells(mask: Grid, inside: Uint8Array, { landCover, months, mangroves }: WetlandMaps): Uint8Array {
  const values = new Uint8Array(inside.length).fill(outside);
  const { landCover: land, water, mangroves: coast } = latticesOf(mask);
  const perCell = mangroveCells / landCoverCells;
  const multiple = multipleOf(mask);
  const middle = Math.floor(multiple / 2);
  const ratio = landCoverCells / waterCells;
  for (let row = 0; row < mask.height; row += 1) {
    const landRow = row * multiple + middle;
    // Rows of the water map counted from its own top
    const waterRow = water.bottom + water.height - 1 - Math.floor((land.bottom + land.height - 1 - landRow) / ratio);
    // Rows of the map of mangroves counted from its own top, at the middle of the land cover cell
    const coastRow = coast.bottom + coast.height - 1 - Math.floor((land.bottom + land.height - 0.5 - landRow) * perCell);
    for (let column = 0; column < mask.width; column += 1) {
      const cell = row * mask.width + column;
      if (inside[cell] === 0) continue;
      const landColumn = column * multiple + middle;
      values[cell] = wetland(
        landCover[landRow * land.width + landColumn]!,
        months[waterRow * water.width + Math.floor((land.left + landColumn) / ratio) - water.left]!,
        mangroves !== null && mangroves[coastRow * coast.width + Math.floor((land.left + landColumn + 0.5) * perCell) - coast.left] === 1,
      );
    }
  }
  return values;
}

export interface WetlandShares {
  /** of what is known, 0..1; null where nothing is */
  wetland: number | null;
  /** of the project's cells, 0..1 */
  unknown: number;
}

/** Shares of the project by true cell area. */
export function wetlandShares(values: Uint8Array, inside: Uint8Array, grid: Grid): WetlandShares {
  const areas = cellAreasHectares(grid);
  const hectares = { wet: 0, dry: 0, unknown: 0 };
  for (let cell = 0; cell < values.length; cell += 1) {
    if (inside[cell] === 0) continue;
    hectares[values[cell] === 1 ? 'wet' : values[cell] === 0 ? 'dry' : 'unknown'] += areas[Math.floor(cell / grid.width)]!;
  }
  const known = hectares.wet + hectares.dry;
  return {
    wetland: known > 0 ? hectares.wet / known : null,
    unknown: known + hectares.unknown > 0 ? hectares.unknown / (known + hectares.unknown) : 0,
  };
}

export function wetlandsGeoTiff(
  values: Uint8Array,
  grid: Grid,
  described: Described,
  pause: () => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  return writeGeoTiffInTurns(
    values,
    grid,
    {
      noData: outside,
      ...described,
      bandName: facts.title,
      classes,
    },
    pause,
  );
}
