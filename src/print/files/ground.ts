import type { Grid } from '#raster/index.ts';
import { sentence } from '../phrases/sentence.ts';
import { PrintFault } from '../print-fault.ts';
import type { MapView } from '../view.ts';

/** Dots of a ground: A0 at 200 dots an inch has 62 million. More are thinned, so that the file opens on a telephone. */
const maxDots = 80_000_000;

export interface GroundGrid {
  grid: Grid;
  dotsPerInch: number;
}

/** The dots of a frame at a resolution, fewer where they were too many; a whole number of them in each direction. */
export function groundGridOf({ frame, ground, projection }: MapView, dotsPerInch: number): GroundGrid {
  if (projection.epsg === null) throw new PrintFault(sentence('print.ground-too-wide'));
  const wanted = (frame.width * frame.height * dotsPerInch ** 2) / 72 ** 2;
  const dots = wanted > maxDots ? Math.floor(dotsPerInch * Math.sqrt(maxDots / wanted)) : dotsPerInch;
  const [width, height] = [Math.max(1, Math.round((frame.width / 72) * dots)), Math.max(1, Math.round((frame.height / 72) * dots))];
  return {
    dotsPerInch: dots,
    grid: {
      west: ground.west,
      north: ground.north,
      cellWidth: (ground.east - ground.west) / width,
      cellHeight: (ground.north - ground.south) / height,
      width,
      height,
      epsg: projection.epsg,
    },
  };
}

/** What of this computer a ground is opened from, here or in another thread. */
export interface GroundSource {
  path: string;
}

/** What is known of the tiles of a sheet once they are here. */
export interface TilesHere {
  count: number;
  missing: number;
  /** the level is coarser than the dots, because finer tiles would be more than may be asked for */
  isCoarser: boolean;
}

/** A picture of the land below the map. To be closed. */
export interface Ground {
  /** null where other threads cannot open it */
  readonly source: GroundSource | null;
  /** who must be named on the map by the file itself, '' for nobody */
  readonly attribution: string;
  /** Brings what a sheet needs, whose ground has these dots; null for a picture that is not of tiles. Rejects with PrintFault where nothing of it can be had. */
  prepare(whole: Grid, sheetCount: number, call: PrepareCall): Promise<TilesHere | null>;
  /** Red, green and blue of a part of the prepared grid, white where there is none; null where the picture does not reach it. */
  colours(grid: Grid): Promise<Uint8ClampedArray | null>;
  close(): Promise<void>;
}
export interface PrepareCall {
  signal?: AbortSignal | undefined;
  /** called after each tile with the share of those that are here */
  progress?: ((share: number) => void) | undefined;
}
