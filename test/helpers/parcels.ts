/** Parcels made up for tests. */
export const goodParcel = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [35, 1],
      [35.01, 1],
      [35.01, 1.01],
      [35, 1.01],
      [35, 1],
    ],
  ],
};
export const bowTie = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [35, 1],
      [35.01, 1.01],
      [35.01, 1],
      [35, 1.01],
      [35, 1],
    ],
  ],
};
export const parcelAt = (west: number, south: number, size = 0.01) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});
export const kmlOf = (...placemarks: { name: string; geometry: { coordinates: number[][][] } }[]) => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemarks
  .map(
    ({ name, geometry }) =>
      `<Placemark><name>${name}</name><Polygon>${geometry.coordinates
        .map((ring, index) => {
          const which = index === 0 ? 'outerBoundaryIs' : 'innerBoundaryIs';
          return `<${which}><LinearRing><coordinates>${ring.map((position) => position.join(',')).join(' ')}</coordinates></LinearRing></${which}>`;
        })
        .join('')}</Polygon></Placemark>`,
  )
  .join('')}</Document></kml>`;
