import type { Position } from '#geo/index.ts';
import type { SceneFeature } from '../rendering/scene.ts';

/** Parcels of 20 corners in a net of rows, about 1 ha each, from 33 degrees east and 2 degrees south on; every fiftieth has a name. */
export function manyPlots(columns: number, rows: number): SceneFeature[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [west, south] = [33 + (index % columns) * 0.0012, -2 + Math.floor(index / columns) * 0.0012];
    const ring: Position[] = Array.from({ length: 20 }, (_unused, corner) => {
      const angle = (2 * Math.PI * corner) / 20;
      const reach = 0.0005 * (1 + 0.1 * Math.sin(index + corner * 2));
      return [west + reach * Math.cos(angle), south + reach * Math.sin(angle)];
    });
    return {
      id: `p${index}`,
      label: index % 50 === 0 ? `Parcel ${index}` : '',
      geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!]] },
    };
  });
}
