import { getWidth, type Extent } from 'ol/extent.js';
import { toLonLat } from 'ol/proj.js';
import type { MapBox } from '#window/kit/map-types.ts';

const worldMetres = 2 * Math.PI * 6_378_137;

/** West, south, east and north of a part of the Web Mercator map; east is above 180 where it crosses the antimeridian. */
export function boxOfExtent(extent: Extent): MapBox {
  const [left, bottom, right, top] = extent as [number, number, number, number];
  const south = toLonLat([0, bottom])[1]!;
  const north = toLonLat([0, top])[1]!;
  if (getWidth(extent) >= worldMetres) return [-180, south, 180, north];
  const west = toLonLat([left, 0])[0]!;
  return [west, south, west + ((right - left) / worldMetres) * 360, north];
}
