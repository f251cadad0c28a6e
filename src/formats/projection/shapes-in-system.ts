import type { Geometry } from '#geo/types.ts';
import { walkThrough } from '../written-pieces.ts';
import { targetSystem } from './target-system.ts';

/** Turns shapes in longitude and latitude into a system of the register, corner by corner. Rejects with RangeError, with words, for a code that is not known. */
export async function shapesInSystem(code: string): Promise<(geometry: Geometry) => Promise<Geometry>> {
  if (code === 'EPSG:4326') return async (geometry) => geometry;
  const system = await targetSystem(code, walkThrough([]));
  return async (geometry) => {
    for await (const [feature] of system.walkIn(walkThrough([{ type: 'Feature', properties: null, geometry }]), undefined)())
      if (feature?.geometry) return feature.geometry;
    return { type: 'GeometryCollection', geometries: [] };
  };
}
