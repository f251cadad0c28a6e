/** Well-known text and binary. Run: node --expose-gc test/bench/libraries/wkt.ts */
import { wktToGeoJSON } from 'betterknown';
import WkbFormat from 'ol/format/WKB.js';
import WktFormat from 'ol/format/WKT.js';
import GeoJson from 'ol/format/GeoJSON.js';
import { parse } from 'wellknown';
import { geometryFromText, geometryToText } from '#formats/text/geometry-text.ts';
import { fromWkb, toWkb } from '#geo/index.ts';
import type { Geometry, Position } from '#geo/types.ts';
import { countRight, printComparisons, same } from '../comparison.ts';
import { isQuick } from '../mode.ts';
import { parcels } from '../samples.ts';

const shapeCount = isQuick ? 4_000 : 20_000;
const size = shapeCount.toLocaleString('en');
const shapes = parcels(shapeCount).flatMap(({ geometry }) => (geometry ? [geometry] : []));
const texts = shapes.map((shape) => geometryToText(shape));
const square: Position[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];
const hole: Position[] = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 1],
  [1, 1],
];
/** OGC 06-103r4, and what PostGIS, Oracle and spreadsheets write. */
const cases: [text: string, geometry: Geometry][] = [
  ['POINT (1 2)', { type: 'Point', coordinates: [1, 2] }],
  ['POINT(1 2)', { type: 'Point', coordinates: [1, 2] }],
  ['point (1 2)', { type: 'Point', coordinates: [1, 2] }],
  [' POINT ( 1   2 ) ', { type: 'Point', coordinates: [1, 2] }],
  ['POINT Z (1 2 3)', { type: 'Point', coordinates: [1, 2, 3] }],
  ['POINTZ(1 2 3)', { type: 'Point', coordinates: [1, 2, 3] }],
  ['POINT (1 2 3)', { type: 'Point', coordinates: [1, 2, 3] }],
  ['POINT M (1 2 3)', { type: 'Point', coordinates: [1, 2] }],
  ['POINT ZM (1 2 3 4)', { type: 'Point', coordinates: [1, 2, 3] }],
  ['POINT (-1.5e1 +2.5E-1)', { type: 'Point', coordinates: [-15, 0.25] }],
  ['SRID=4326;POINT (1 2)', { type: 'Point', coordinates: [1, 2] }],
  ['POINT EMPTY', { type: 'Point', coordinates: [] }],
  [
    'LINESTRING (0 0, 1 1)',
    {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  [
    'LINESTRING(0 0,1 1\n,2 2)',
    {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    },
  ],
  ['POLYGON ((0 0,4 0,4 4,0 4,0 0),(1 1,1 2,2 2,2 1,1 1))', { type: 'Polygon', coordinates: [square, hole] }],
  ['POLYGON EMPTY', { type: 'Polygon', coordinates: [] }],
  [
    'MULTIPOINT ((0 0),(1 1))',
    {
      type: 'MultiPoint',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  [
    'MULTIPOINT (0 0, 1 1)',
    {
      type: 'MultiPoint',
      coordinates: [
        [0, 0],
        [1, 1],
      ],
    },
  ],
  [
    'MULTILINESTRING ((0 0,1 1),(2 2,3 3))',
    {
      type: 'MultiLineString',
      coordinates: [
        [
          [0, 0],
          [1, 1],
        ],
        [
          [2, 2],
          [3, 3],
        ],
      ],
    },
  ],
  ['MULTIPOLYGON (((0 0,4 0,4 4,0 4,0 0)))', { type: 'MultiPolygon', coordinates: [[square]] }],
  [
    'GEOMETRYCOLLECTION (POINT (1 2),LINESTRING (0 0,1 1))',
    {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Point', coordinates: [1, 2] },
        {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
    },
  ],
  ['GEOMETRYCOLLECTION EMPTY', { type: 'GeometryCollection', geometries: [] }],
  [
    'TRIANGLE ((0 0,4 0,4 4,0 0))',
    {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 0],
        ],
      ],
    },
  ],
  ['MULTISURFACE (((0 0,4 0,4 4,0 4,0 0)))', { type: 'MultiPolygon', coordinates: [[square]] }],
  ['CURVEPOLYGON ((0 0,4 0,4 4,0 4,0 0))', { type: 'Polygon', coordinates: [square] }],
  [
    'COMPOUNDCURVE ((0 0,1 1),(1 1,2 2))',
    {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    },
  ],
];
const [wkt, wkb, geoJson] = [new WktFormat(), new WkbFormat(), new GeoJson()];
const readers: Record<string, (text: string) => unknown> = {
  wellknown: (text) => parse(text),
  betterknown: (text) => wktToGeoJSON(text),
  'ol/format/WKT': (text) => geoJson.writeGeometryObject(wkt.readGeometry(text)),
};
const bytes = shapes.map((shape) => toWkb(shape));
const binary: Geometry[] = cases
  .slice(12, 22)
  .map(([, geometry]) => geometry)
  .filter(({ type }) => type !== 'GeometryCollection');
await printComparisons([
  {
    what: `WKT read, ${size} polygons`,
    ours: {
      name: 'geometryFromText',
      run: () => texts.map((text) => geometryFromText(text)),
      right: await countRight(cases, ([text, shape]) => same(geometryFromText(text).geometry, shape)),
    },
    peers: await Promise.all(
      Object.entries(readers).map(async ([name, read]) => ({
        name,
        run: () => texts.map(read),
        right: await countRight(cases, ([text, shape]) => same(read(text), shape)),
        modules: [name.includes('/') ? `${name}.js` : name],
      })),
    ),
    verdict:
      'ours stays: of the libraries none reads M, curves and every spelling of PostGIS, and the text of a table may hold any of them.',
  },
  {
    what: `WKB read, ${size} polygons`,
    ours: {
      name: 'fromWkb',
      run: () => bytes.map((each) => fromWkb(each)),
      right: await countRight(binary, (shape) => same(fromWkb(toWkb(shape)), shape)),
    },
    peers: [
      {
        name: 'ol/format/WKB',
        run: () => bytes.map((each) => geoJson.writeGeometryObject(wkb.readGeometry(each)!)),
        right: await countRight(binary, (shape) => same(geoJson.writeGeometryObject(wkb.readGeometry(toWkb(shape))!), shape)),
        modules: ['ol/format/WKB.js', 'ol/format/GeoJSON.js'],
      },
    ],
    verdict: 'ours stays: OpenLayers lives in the window alone, builds its own geometries first, and reads no curves.',
  },
]);
