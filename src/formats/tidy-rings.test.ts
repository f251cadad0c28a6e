import { expect, test } from 'vitest';
import { check } from '#geo/check.ts';
import type { Feature } from '#geo/types.ts';
import { readFile, writeFile } from './index.ts';

const clockwise = [
  [10, 45],
  [10, 45.01],
  [10, 45.01],
  [10.01, 45.01],
  [10.01, 45],
  [10, 45],
];
const land: Feature = { type: 'Feature', geometry: { type: 'Polygon', coordinates: [clockwise] }, properties: { name: 'land' } };
const isKept = ({ geometry }: Feature) => geometry === land.geometry && geometry?.type === 'Polygon' && geometry.coordinates[0] === clockwise;

test.each(['geojson', 'geojsonseq', 'kml', 'kmz', 'geopackage', 'flatgeobuf', 'csv', 'wkt', 'shapefile'])(
  '%s is written without reversed rings and repeated corners',
  async (format) => {
    const bytes = await writeFile(format, [land]);
    const { features } = await readFile(bytes, format === 'shapefile' ? { fileName: 'x.shz' } : {});
    // A shapefile lists outer rings clockwise; its reader leaves them so.
    const expected = format === 'shapefile' ? ['wrong-orientation'] : [];
    expect(check(features[0]!.geometry!).map(({ code }) => code)).toEqual(expected);
    expect(isKept(land)).toBe(true);
  },
);
