import { fitToNeighbours, type NeighbourFit } from '../neighbours.ts';
import type { Geometry } from '../types.ts';
import { refuse, uneditable, type EditAnswer } from './answer.ts';

export type Snapped = NeighbourFit;

/**
 * Fits one polygon to its neighbours, which stay as they are: gaps and overlaps narrower than the tolerance in metres close, and its border takes the neighbours' corners.
 * `fittedTo` and `overlapsLeft` are indices into the list of neighbours; `changed` is false when there was nothing to do.
 */
export async function snapToNeighbours(geometry: Geometry, neighbours: Geometry[], toleranceMetres: number): Promise<EditAnswer<Snapped>> {
  const refusal = uneditable(geometry);
  if (refusal) return refusal;
  if (!Number.isFinite(toleranceMetres) || toleranceMetres <= 0) return refuse('not-a-number');
  return { ok: true, ...(await fitToNeighbours(geometry, neighbours, toleranceMetres)) };
}
