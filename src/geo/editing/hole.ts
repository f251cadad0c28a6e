import { areaHectares } from '../area.ts';
import { difference, intersection, loadGeos } from '../geos.ts';
import { madeValid } from '../made-valid.ts';
import { openRing, polygonsOf } from '../parts.ts';
import type { Geometry, MultiPolygon, Polygon, Position } from '../types.ts';
import { refuse, uneditable, withinReason, type EditAnswer } from './answer.ts';
import { drawnPositions, FlatMap } from './flat-map.ts';

export interface Cut {
  geometry: Polygon | MultiPolygon;
  areaBeforeHectares: number;
  areaAfterHectares: number;
  /** change in the number of holes (negative when the cut opened or swallowed one); 0 when only the border was cut */
  holesAdded: number;
  /** number of parts; larger than before when the cut went right through */
  parts: number;
}

const holes = (geometry: Geometry) => polygonsOf(geometry).reduce((sum, rings) => sum + rings.length - 1, 0);

async function holeCut(geometry: Geometry, ring: Position[]): Promise<EditAnswer<Cut>> {
  const refusal = uneditable(geometry);
  if (refusal) return refusal;
  const corners = openRing(drawnPositions(ring));
  if (corners.length < 3) return refuse('too-few-points');
  const drawn: Polygon = { type: 'Polygon', coordinates: [[...corners, corners[0]!]] };
  const map = new FlatMap([geometry, { type: 'LineString', coordinates: drawn.coordinates[0]! }]);
  const flat = await map.into(geometry);
  const flatHole = await map.into(drawn);
  if (!flat || !flatHole) return refuse('around-a-pole');
  const geos = await loadGeos();
  const hole = madeValid(geos, flatHole);
  if (polygonsOf(hole).length === 0) return refuse('no-area');
  if (polygonsOf(intersection(geos, flat, hole)).length === 0) return refuse('outside');
  const left = difference(geos, flat, hole);
  const result = await map.back({ type: 'MultiPolygon', coordinates: polygonsOf(left) });
  if (!result) return refuse('nothing-left');
  return {
    ok: true,
    geometry: result,
    areaBeforeHectares: areaHectares(geometry),
    areaAfterHectares: areaHectares(result),
    holesAdded: holes(left) - holes(flat),
    parts: polygonsOf(left).length,
  };
}

/**
 * Removes the land inside a drawn ring (open or closed) from a polygon: a hole where the ring lies inside, a bay where it reaches over the border. A ring that crosses
 * itself removes what it encloses.
 */
export const cutHole = withinReason(holeCut);
