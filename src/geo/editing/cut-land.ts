import { areaHectares } from '../area.ts';
import { difference, loadGeos } from '../geos.ts';
import { madeValid } from '../made-valid.ts';
import { polygonsOf } from '../parts.ts';
import type { Geometry, MultiPolygon, Polygon } from '../types.ts';
import { unitedLand } from '../united-land.ts';
import { squareMetresPerHectare } from '../wgs84.ts';
import { refuse, uneditable, withinReason, type EditAnswer } from './answer.ts';
import { FlatMap } from './flat-map.ts';

export interface CutLand {
  /** null: nothing is left of it */
  geometry: Polygon | MultiPolygon | null;
  areaBeforeHectares: number;
  areaAfterHectares: number;
  partsBefore: number;
  parts: number;
}

/** Two neighbours share the last digits of a border: what is smaller is no land of its own. */
const leastPartHectares = 0.01 / squareMetresPerHectare;

async function landCut(geometry: Geometry, others: readonly Geometry[]): Promise<EditAnswer<CutLand>> {
  const refusal = uneditable(geometry);
  if (refusal) return refusal;
  const map = new FlatMap([geometry, ...others]);
  const flat = await map.into(geometry);
  if (!flat) return refuse('around-a-pole');
  const geos = await loadGeos();
  const taken: Geometry[] = [];
  for (const other of others) {
    const land = polygonsOf(other).length === 0 ? null : await map.into(other);
    // One around a pole reaches no shape that can be edited on this map.
    if (land) taken.push(madeValid(geos, land));
  }
  const left = taken.length === 0 ? flat : difference(geos, madeValid(geos, flat), unitedLand(geos, taken));
  const parts = polygonsOf(left).filter((coordinates) => areaHectares({ type: 'Polygon', coordinates }) >= leastPartHectares);
  const result = parts.length === 0 ? null : await map.back({ type: 'MultiPolygon', coordinates: parts });
  return {
    ok: true,
    geometry: result,
    areaBeforeHectares: areaHectares(geometry),
    areaAfterHectares: result ? areaHectares(result) : 0,
    partsBefore: polygonsOf(flat).length,
    parts: parts.length,
  };
}

/**
 * What is left of a polygon without the land of some others. Its corners and those of the others keep their digits; new ones lie where both outlines cross, on the straight line in
 * longitude and latitude between their neighbours. Others with a fault count as GEOS repairs them. Refused where the polygon has a fault, or lies around a pole.
 */
export const cutLand = withinReason(landCut);
