import type { Feature, Position } from '#geo/types.ts';

/** Parcels of 16 corners in a row, with the attributes that a field office keeps. */
export function parcels(count: number): Feature[] {
  return Array.from({ length: count }, (_, k) => {
    const ring: Position[] = Array.from({ length: 16 }, (_corner, at) => {
      const angle = (-2 * Math.PI * at) / 16;
      return [
        Number((35 + (k % 400) / 100 + 0.004 * Math.cos(angle)).toFixed(7)),
        Number((1 + Math.floor(k / 400) / 100 + 0.004 * Math.sin(angle)).toFixed(7)),
      ];
    });
    return {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]!]] },
      properties: { name: `Plot ${k}`, hectares: k / 8, planted: 1990 + (k % 30), farmer: `Ana Ñandú ${k % 997}` },
    };
  });
}
