import type { Option } from './file-options.ts';

export const layersCommand = {
  use: 'layers ADDRESS',
  short: 'what a service on the network offers; a layer’s features or an area as a file',
  about: `Lists the layers of a service by its address: WFS, OGC API – Features and Tiles, ArcGIS, WMTS, WMS, a STAC item, or a GeoTIFF, each with its id and its kind, and the terms in the service's own words.
With --layer and --to the features of one layer are written as GeoJSON in longitude and latitude, page by page: at most 100,000 features, 256 MB and 15 minutes. Ends with 1 when not all came.
Of a raster (a GeoTIFF, best a COG) --to OUT.tif with --bbox takes the tiles of an area, which are read by ranges and copied as they are packed: cells, bands, no-data and colours stay. At most 1 GB.
A key never stands on the command line: write {key} in ADDRESS where it belongs. It is read from HECTARE_LAYERS_KEY, or from the keychain (hectare keys add https://maps.example.org), and goes to that server alone.`,
  options: {
    find: { value: 'WORDS', text: 'lists the layers alone that have these words in id, title or description' },
    layer: { value: 'ID', text: 'fetches this layer; its id stands in the list. A service of one layer needs no id' },
    to: { value: 'OUT', text: 'the file to write: OUT.geojson for features, OUT.tif for an area of a raster' },
    bbox: { value: 'W,S,E,N', text: 'with --to: only features that meet this box, or the area of a raster, in degrees' },
    resolution: {
      value: 'METRES',
      text: 'of a raster: its coarsest level whose cells are no larger than this; its finest without it',
    },
    allow: { value: 'HOST', text: 'with --to: another server from which the layer may come, where the list says so' },
    json: {
      text: 'one JSON document on standard output: kind, title, host, attribution, terms, layers (id, type, title, about, bbox, host, elsewhere, hindrance), left_out; of features file, layer, title, feature_count, matched, complete, end; of an area file, layer, title, bytes, width, height, cell_metres, epsg',
    },
  },
  after: 'Ctrl-C ends it; nothing is written then.',
} satisfies { options: Record<string, Option> } & Record<string, unknown>;
