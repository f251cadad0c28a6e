import type { Forest2020, PlotRisks } from '#api/forest-2020.ts';
import { hasArea } from '#geo/index.ts';
import type { Geometry } from '#geo/types.ts';
import { forEachParcelCell, minCells, type PlacedCells } from '../shared/parcels/compute.ts';
import { addCell, noCover } from './compute.ts';
import { forest2020Of, noForest2020 } from './compute-risk.ts';

type Reason = NonNullable<PlotRisks['plots'][number]['reason']>;

/** Whatever keeps a plot from having figures: it gets no risk either. */
export const withoutFigures = (reason: Reason): Forest2020 & { reason: Reason } => ({ ...noForest2020, reason });

/** What the kept cells say of a plot. */
export async function forest2020OfPlot(geometry: Geometry, blocks: Iterable<PlacedCells>): Promise<Forest2020 & { reason: Reason | null }> {
  if (!hasArea(geometry)) return withoutFigures('no-area');
  const sums = noCover();
  await forEachParcelCell(geometry, blocks, (value, hectares, share) => addCell(sums, value, hectares, share));
  if (sums.cells < minCells) return withoutFigures('too-small');
  return { ...forest2020Of(sums), reason: null };
}
