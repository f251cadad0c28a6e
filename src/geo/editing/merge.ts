import { areaHectares } from '../area.ts';
import { loadGeos } from '../geos.ts';
import { polygonsOf } from '../parts.ts';
import type { Geometry, MultiPolygon, Polygon } from '../types.ts';
import { unitedLand } from '../united-land.ts';
import { refuse, uneditable, withinReason, type EditAnswer } from './answer.ts';
import { FlatMap } from './flat-map.ts';

export interface Merged {
  geometry: Polygon | MultiPolygon;
  areaHectares: number;
  /** sum of the shapes' hectares; exceeds areaHectares by the land that they share */
  sumHectares: number;
  /** above 1 when the shapes do not all touch along an edge */
  parts: number;
}

async function merged(geometries: Geometry[]): Promise<EditAnswer<Merged>> {
  for (const geometry of geometries) {
    const refusal = uneditable(geometry);
    if (refusal) return refusal;
  }
  if (geometries.length === 0) return refuse('not-a-polygon');
  const map = new FlatMap(geometries);
  const flat: Geometry[] = [];
  for (const geometry of geometries) {
    const shape = await map.into(geometry);
    if (!shape) return refuse('around-a-pole');
    flat.push(shape);
  }
  const united = unitedLand(await loadGeos(), flat);
  const geometry = (await map.back({ type: 'MultiPolygon', coordinates: polygonsOf(united) }))!;
  return {
    ok: true,
    geometry,
    areaHectares: areaHectares(geometry),
    sumHectares: geometries.reduce((sum, geometry) => sum + areaHectares(geometry), 0),
    parts: polygonsOf(united).length,
  };
}

/** One shape that covers the land of several; shared land counts once and borders between them disappear. Corners of the outside keep their digits. */
export const mergeShapes = withinReason(merged);
