import { hasArea } from '#geo/index.ts';
import type { Geometry } from '#geo/types.ts';
import { forEachParcelCell, minCells, type NoFigure, type PlacedCells } from '../shared/parcels/compute.ts';

/** A parcel of which less than this share is clear gets no mean: the clear part need not be like the rest. */
const minClearShare = 0.5;

export interface IndexOfParcel {
  cells: number;
  /** mean of the clear cells by covered hectares; null where none is clear */
  mean: number | null;
  /** share 0..1 of the parcel that is clear */
  clearShare: number;
}

/** The mean of a picture over a parcel. Cells without a value (cloud, shadow, no picture) are NaN. */
export async function indexOfParcel(geometry: Geometry, picture: PlacedCells): Promise<IndexOfParcel> {
  let [cells, all, clear, sum] = [0, 0, 0, 0];
  await forEachParcelCell(geometry, [picture], (value, hectares, share) => {
    cells += share;
    all += hectares;
    if (Number.isNaN(value)) return;
    clear += hectares;
    sum += value * hectares;
  });
  return { cells, mean: clear > 0 ? sum / clear : null, clearShare: all > 0 ? clear / all : 0 };
}

/** Why the picture gives no mean of a parcel; null where it does. */
export function whyNoIndex(geometry: Geometry, { cells, mean, clearShare }: IndexOfParcel): NoFigure | null {
  if (!hasArea(geometry)) return 'no-area';
  if (cells < minCells) return 'too-small';
  if (mean === null || clearShare < minClearShare) return 'mostly-cloud';
  return null;
}
