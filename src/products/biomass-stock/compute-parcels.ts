import type { Geometry } from '#geo/types.ts';
import { forEachParcelCell, type LandOfParcel, type PlacedCells } from '../shared/parcels/compute.ts';
import { addCell, noStock, type StockSums } from './compute.ts';

/** The names under which the project's cells are kept, the map's own values. */
export const stockFiles = { amount: 'biomass.tif', deviation: 'biomass_sd.tif' };

/** Biomass of a parcel, in the cells of its project. */
export async function stockOfParcel(
  geometry: Geometry,
  amounts: PlacedCells,
  deviations: ArrayLike<number>,
): Promise<LandOfParcel & StockSums> {
  const sums = noStock();
  let cells = 0;
  await forEachParcelCell(geometry, [amounts], (value, hectares, share, place) => {
    cells += share;
    addCell(sums, value, deviations[place]!, hectares);
  });
  return { ...sums, cells };
}
