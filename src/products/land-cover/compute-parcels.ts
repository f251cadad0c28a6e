import type { Geometry } from '#geo/types.ts';
import { forEachParcelCell, type LandOfParcel, type PlacedCells } from '../shared/parcels/compute.ts';
import { addCell, noCover, type CoverSums } from './compute.ts';

/** The name under which the picture is kept. */
export const coverFile = 'land_cover.tif';

/** Hectares by class of a parcel, in the cells of the project's picture; cells outside of it are of no class. */
export async function coverOfParcel(geometry: Geometry, picture: PlacedCells): Promise<LandOfParcel & CoverSums> {
  const sums = noCover();
  let cells = 0;
  await forEachParcelCell(geometry, [picture], (value, hectares, share) => {
    cells += share;
    addCell(sums, value, hectares);
  });
  return { ...sums, cells };
}
