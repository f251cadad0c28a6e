import MVT from 'ol/format/MVT.js';
import type RenderFeature from 'ol/render/Feature.js';

const half = 20_037_508.342_789_244;

export interface SeenFeature {
  layer: string;
  type: string;
  properties: Record<string, unknown>;
  /** longitudes and latitudes in turn */
  positions: number[];
}

const longitudeAt = (x: number) => (x / half) * 180;
const latitudeAt = (y: number) => (Math.atan(Math.sinh((y / half) * Math.PI)) * 180) / Math.PI;

/** What a map reads of a vector tile of Web Mercator. */
export function seenIn(bytes: Uint8Array, { z, x, y }: { z: number; x: number; y: number }): SeenFeature[] {
  const size = (2 * half) / 2 ** z;
  const extent = [x * size - half, half - (y + 1) * size, (x + 1) * size - half, half - y * size];
  const features = new MVT().readFeatures(new Uint8Array(bytes).buffer, {
    extent,
    featureProjection: 'EPSG:3857',
  }) as unknown as RenderFeature[];
  return features.map((feature) => {
    const { layer, ...properties } = feature.getProperties() as Record<string, unknown>;
    const flat = feature.getFlatCoordinates();
    return {
      layer: String(layer),
      type: feature.getType(),
      properties,
      positions: flat.map((value, at) => (at % 2 === 0 ? longitudeAt(value) : latitudeAt(value))),
    };
  });
}

/** Metres of a step of a tile's grid at the equator. */
export const stepMetres = (z: number): number => (2 * half) / 2 ** z / 4096;
