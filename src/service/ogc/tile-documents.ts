import type { BoundingBox } from '#geo/index.ts';
import type { FeatureLayer } from '../storage/feature-store.ts';
import { aboutLayer, cellsLayer } from '../tiles/make-tile.ts';
import { deepestZoom } from '../tiles/tile-place.ts';
import { layers } from './layers.ts';
import type { Link } from './link.ts';

export const tileSet = 'WebMercatorQuad';
export const tileType = 'application/vnd.mapbox-vector-tile';
const tilesetsRel = 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector';
const schemeRel = 'http://www.opengis.net/def/rel/ogc/1.0/tiling-scheme';
const schemesRel = 'http://www.opengis.net/def/rel/ogc/1.0/tiling-schemes';
const setAddress = `http://www.opengis.net/def/tilematrixset/OGC/1.0/${tileSet}`;
const webMercator = 'http://www.opengis.net/def/crs/EPSG/0/3857';
const json = 'application/json';
export const tileJsonType = 'application/json';

const conformance = 'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf';
export const tileConformance = [
  ...['core', 'tileset', 'tilesets-list', 'geodata-tilesets', 'mvt', 'oas30'].map((name) => `${conformance}/${name}`),
  'http://www.opengis.net/spec/tms/2.0/conf/json-tilematrixset',
];

export const schemesLink = (root: string): Link => ({
  href: `${root}/tileMatrixSets`,
  rel: schemesRel,
  type: json,
  title: 'Grids of tiles',
});
export const tilesLink = (root: string, layer: FeatureLayer): Link => ({
  href: `${root}/collections/${layer}/tiles`,
  rel: tilesetsRel,
  type: json,
  title: `${layers[layer].title} as vector tiles`,
});

/** Half of the side of the world in Web Mercator, metres. */
const half = 20_037_508.342_789_244;
/** Of a pixel of 0.28 mm, as the standard has it. */
const scaleOf = (cellSize: number) => cellSize / 0.000_28;

/** The grid of the tiles (OGC 17-083r4, annex D.1), as deep as they go. */
export const tileMatrixSet = () => ({
  id: tileSet,
  title: 'Google Maps Compatible for the World',
  uri: setAddress,
  crs: webMercator,
  orderedAxes: ['X', 'Y'],
  wellKnownScaleSet: 'http://www.opengis.net/def/wkss/OGC/1.0/GoogleMapsCompatible',
  tileMatrices: Array.from({ length: deepestZoom + 1 }, (_, z) => {
    const cellSize = (2 * half) / 256 / 2 ** z;
    return {
      id: String(z),
      scaleDenominator: scaleOf(cellSize),
      cellSize,
      pointOfOrigin: [-half, half],
      tileWidth: 256,
      tileHeight: 256,
      matrixWidth: 2 ** z,
      matrixHeight: 2 ** z,
    };
  }),
});

export const tileMatrixSets = (root: string) => ({
  tileMatrixSets: [
    {
      id: tileSet,
      title: 'Google Maps Compatible for the World',
      uri: setAddress,
      crs: webMercator,
      links: [{ href: `${root}/tileMatrixSets/${tileSet}`, rel: 'self', type: json }] satisfies Link[],
    },
  ],
});

const count = {
  type: 'integer',
  description: 'How many features it stands for in this tile; over the tiles of a level each is counted once',
};
const text = { type: 'string' };
const ofFeature = {
  id: text,
  project_name: text,
  count,
  drawn_as: { type: 'string', enum: ['point'], description: 'It is smaller than a pixel, or damaged, and drawn as a point where it lies' },
  damaged: { type: 'boolean', description: 'What is stored of it does not equal its checksum' },
};
const properties: Record<FeatureLayer, object> = {
  projects: {
    ...ofFeature,
    area_hectares: { type: 'number' },
    is_collection: { type: 'boolean' },
    is_control_pool: { type: 'boolean' },
    parent_collection: text,
  },
  plots: { ...ofFeature, project_id: text, plot: { type: 'integer' }, name: text },
};
const ofCell: Record<FeatureLayer, object> = {
  projects: {
    count,
    collections: { type: 'integer', description: 'Those of them that are collections of others; left out where it is none' },
  },
  plots: { count },
};
const ofAbout = {
  collection: text,
  holds: { type: 'string', enum: ['features', 'cells'], description: 'Features one by one, or their numbers in 32 × 32 cells' },
  features: { type: 'integer', description: 'Features that are counted in this tile' },
  without_shape: { type: 'integer', description: 'Those of them whose shape is left out of it' },
};
/** The layers of a tile with what their features say. */
const tileLayers = (layer: FeatureLayer) => [
  { id: layer, description: layers[layer].description, properties: properties[layer] },
  { id: cellsLayer(layer), description: 'Numbers by cell, where there are too many for one tile', properties: ofCell[layer] },
  { id: aboutLayer, description: 'What the tile holds', properties: ofAbout },
];

const template = (root: string, layer: FeatureLayer) => `${root}/collections/${layer}/tiles/${tileSet}/{tileMatrix}/{tileRow}/{tileCol}`;

/** What there is of tiles of a collection (OGC 20-057, 9.2 and OGC 17-083r4, 8). */
export function tilesetDocument(root: string, layer: FeatureLayer, box: BoundingBox | null) {
  const address = `${root}/collections/${layer}/tiles/${tileSet}`;
  return {
    title: layers[layer].title,
    description: layers[layer].description,
    dataType: 'vector',
    crs: webMercator,
    tileMatrixSetURI: setAddress,
    links: [
      { href: address, rel: 'self', type: json },
      { href: `${address}?f=tilejson`, rel: 'alternate', type: tileJsonType, title: 'TileJSON 3.0' },
      { href: `${root}/tileMatrixSets/${tileSet}`, rel: schemeRel, type: json },
      { href: `${root}/collections/${layer}`, rel: 'geodata', type: json },
      { href: template(root, layer), rel: 'item', type: tileType, templated: true },
    ],
    layers: tileLayers(layer).map(({ properties: said, ...one }) => ({
      ...one,
      dataType: 'vector',
      propertiesSchema: { type: 'object', properties: said },
    })),
    ...(box
      ? { boundingBox: { lowerLeft: box.slice(0, 2), upperRight: box.slice(2), crs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' } }
      : {}),
  };
}

export function tilesetsDocument(root: string, layer: FeatureLayer) {
  const { title, dataType, crs, tileMatrixSetURI, links } = tilesetDocument(root, layer, null);
  return {
    links: [{ href: `${root}/collections/${layer}/tiles`, rel: 'self', type: json }] satisfies Link[],
    tilesets: [{ title, dataType, crs, tileMatrixSetURI, links }],
  };
}

/** TileJSON 3.0.0. */
export const tileJson = (root: string, layer: FeatureLayer, box: BoundingBox | null) => ({
  tilejson: '3.0.0',
  name: layers[layer].title,
  description: layers[layer].description,
  scheme: 'xyz',
  tiles: [template(root, layer).replace('{tileMatrix}', '{z}').replace('{tileRow}', '{y}').replace('{tileCol}', '{x}')],
  minzoom: 0,
  maxzoom: deepestZoom,
  ...(box ? { bounds: box } : {}),
  vector_layers: tileLayers(layer).map(({ id, description, properties: said }) => ({
    id,
    description,
    minzoom: 0,
    maxzoom: deepestZoom,
    fields: Object.fromEntries(
      Object.entries(said as Record<string, { type: string }>).map(([name, { type }]) => [name, type === 'integer' ? 'number' : type]),
    ),
  })),
});
