import MVT from 'ol/format/MVT.js';
import type BaseLayer from 'ol/layer/Base.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type { Extent } from 'ol/extent.js';
import { transformExtent } from 'ol/proj.js';
import type Projection from 'ol/proj/Projection.js';
import type RenderFeature from 'ol/render/Feature.js';
import ImageTile from 'ol/source/ImageTile.js';
import VectorTile from 'ol/source/VectorTile.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import { createXYZ } from 'ol/tilegrid.js';
import TileState from 'ol/TileState.js';
import type VectorTileObject from 'ol/VectorTile.js';
import { gunzipSync } from 'fflate';
import { PMTiles, TileType, type RangeResponse, type Source } from 'pmtiles';
import { escapeMarkup } from '#domain/text.ts';
import { MbTiles } from '#formats/sqlite/mbtiles.ts';
import { mapGround, themeOf, tileColours } from '#window/kit/colours.ts';
import { canvasFont } from '#window/kit/type-scale.ts';
import type { RangeReader } from '#window/kit/workers/raster.ts';
import { RasterOverlay } from './raster-overlay.ts';
import type { MapBasemap } from '#window/kit/map-types.ts';
import { text } from '#window/kit/text/index.ts';

export interface ShownBasemap {
  layer: BaseLayer;
  /** bounds in Web Mercator, where the file says them */ extent: [number, number, number, number] | null;
  /** of a picture of one band: its value at a place */ valueAt?: (lonLat: [number, number]) => Promise<number | null>;
  close(): void;
}
/** One tile as its bytes, or null where there is none. */
type TileOf = (z: number, x: number, y: number) => Promise<Uint8Array | null>;
interface Tiles {
  tile: TileOf;
  isVector: boolean;
  minZoom: number;
  maxZoom: number;
  bounds: [number, number, number, number] | null;
  attribution: string;
}

const readerOf = (read: Blob | RangeReader): RangeReader =>
  typeof read === 'function' ? read : async (offset, length) => new Uint8Array(await read.slice(offset, offset + length).arrayBuffer());

/** A PMTiles file (version 3) over parts of a file. */
async function pmtilesOf(read: RangeReader, name: string): Promise<Tiles> {
  const source: Source = {
    getKey: () => name,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      const bytes = await read(offset, length);
      return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer };
    },
  };
  const file = new PMTiles(source);
  const header = await file.getHeader();
  const metadata = (await file.getMetadata()) as { attribution?: unknown };
  return {
    tile: async (z, x, y) => {
      const found = await file.getZxy(z, x, y);
      return found ? new Uint8Array(found.data) : null;
    },
    isVector: header.tileType === TileType.Mvt,
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    attribution: plain(metadata.attribution),
  };
}

async function mbtilesOf(read: RangeReader): Promise<Tiles> {
  const file = await MbTiles.open(read);
  const { format = 'png', minzoom, maxzoom, bounds, attribution } = file.metadata;
  const box = (bounds ?? '').split(',').map(Number);
  return {
    tile: (z, x, y) => file.tile(z, x, y),
    isVector: format === 'pbf',
    minZoom: Number(minzoom) || 0,
    maxZoom: maxzoom === undefined ? 18 : Number(maxzoom),
    bounds: box.length === 4 && box.every(Number.isFinite) ? (box as [number, number, number, number]) : null,
    attribution: plain(attribution),
  };
}

/** Attributions of files are HTML of strangers; only their words are shown. */
const plain = (text: unknown) =>
  typeof text === 'string' ? new DOMParser().parseFromString(text, 'text/html').body.textContent!.trim().slice(0, 300) : '';

const empty = () => {
  const canvas = document.createElement('canvas');
  canvas.width = 256;
  canvas.height = 256;
  return canvas;
};
const pictureOf = async (bytes: Uint8Array) => createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));

function pictureLayer({ tile, minZoom, maxZoom, attribution }: Omit<Tiles, 'isVector' | 'bounds'>): TileLayer<ImageTile> {
  return new TileLayer({
    source: new ImageTile({
      tileGrid: createXYZ({ minZoom, maxZoom, tileSize: 256 }),
      wrapX: true,
      ...(attribution ? { attributions: escapeMarkup(attribution) } : {}),
      loader: async (z, x, y) => {
        const bytes = await tile(z, x, y);
        return bytes ? pictureOf(bytes) : empty();
      },
    }),
  });
}

/** A plain look for vector tiles of any schema: by the words that layers of OpenMapTiles, Protomaps, Shortbread and Natural Earth have in common. */
function vectorStyle(isDark: () => boolean) {
  return (feature: RenderFeature | { get(name: string): unknown; getGeometry(): unknown }): Style | undefined => {
    const theme = themeOf(isDark());
    const colours = tileColours[theme];
    const layer = String(feature.get('layer') ?? '').toLowerCase();
    const geometry = (feature as RenderFeature).getType?.() ?? 'Polygon';
    if (geometry === 'Point' || geometry === 'MultiPoint') {
      const name = feature.get('name:latin') ?? feature.get('name_en') ?? feature.get('name') ?? feature.get('NAME');
      if (typeof name !== 'string') return undefined;
      return new Style({
        image: new Circle({ radius: 2, fill: new Fill({ color: colours.town }) }),
        text: new Text({
          text: name,
          font: canvasFont('xs'),
          offsetY: -9,
          fill: new Fill({ color: colours.label }),
          stroke: new Stroke({ color: mapGround[theme].halo, width: 2.5 }),
        }),
      });
    }
    const isWater = /water|ocean|lake|river|sea/.test(layer);
    if (geometry === 'LineString' || geometry === 'MultiLineString') {
      const colour = isWater ? colours.river : /bound|admin|border/.test(layer) ? colours.border : colours.road;
      return new Style({ stroke: new Stroke({ color: colour, width: /road|transport|street/.test(layer) ? 1.2 : 1 }) });
    }
    const fill = isWater
      ? colours.water
      : /forest|wood|park|green|landcover|vegetation/.test(layer)
        ? colours.forest
        : /building/.test(layer)
          ? colours.building
          : colours.land;
    return new Style({ fill: new Fill({ color: fill }) });
  };
}

function vectorLayer({ tile, minZoom, maxZoom, attribution }: Omit<Tiles, 'isVector' | 'bounds'>, isDark: () => boolean): VectorTileLayer {
  const source = new VectorTile({
    format: new MVT(),
    tileGrid: createXYZ({ minZoom, maxZoom, tileSize: 512 }),
    url: '{z}/{x}/{y}',
    ...(attribution ? { attributions: escapeMarkup(attribution) } : {}),
  });
  source.setTileLoadFunction((loaded, address) => {
    const vector = loaded as VectorTileObject<RenderFeature>;
    const [z, x, y] = address.split('/').map(Number) as [number, number, number];
    vector.setLoader((extent: Extent, _resolution: number, featureProjection: Projection) => {
      tile(z, x, y)
        .then((bytes) => {
          if (!bytes) {
            vector.setFeatures([]);
            vector.setState(TileState.EMPTY);
            return;
          }
          // MBTiles keeps vector tiles as gzip (MBTiles 1.3); PMTiles has taken it off already.
          const raw = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
          vector.setFeatures(vector.getFormat().readFeatures(raw.slice().buffer, { extent, featureProjection }));
        })
        .catch(() => vector.setState(TileState.ERROR));
    });
  });
  return new VectorTileLayer({ source, declutter: true, style: vectorStyle(isDark) });
}

/** Opens a map of the user. Rejects in words when a file is none of PMTiles, MBTiles and GeoTIFF. */
export async function openBasemap(
  { id, source, attribution }: MapBasemap,
  isDark: () => boolean,
  onFault: (error: Error) => void,
): Promise<ShownBasemap> {
  const close = () => {};
  if (source.kind === 'tiles') {
    // One refusal of a server stands for the hundred tiles of a view.
    let hasReported = false;
    const tile: TileOf = (z, x, y) =>
      source.tile(z, x, y).catch((error: Error) => {
        if (!hasReported) {
          hasReported = true;
          onFault(error);
        }
        throw error;
      });
    return { layer: pictureLayer({ tile, minZoom: 0, maxZoom: 22, attribution }), extent: null, close };
  }
  const read = readerOf(source.read);
  const head = new TextDecoder('latin1').decode(await read(0, 16));
  if (head.startsWith('II') || head.startsWith('MM')) {
    return new Promise((resolve, reject) => {
      const overlay = new RasterOverlay(
        source.read,
        null,
        { opacity: 1, visible: true, ...(attribution ? { attributions: escapeMarkup(attribution) } : {}) },
        () =>
          resolve({
            layer: overlay.layer,
            extent: overlay.extent,
            close: () => overlay.close(),
            ...(overlay.bandCount === 1 ? { valueAt: (at: [number, number]) => overlay.valueAt(at) } : {}),
          }),
        reject,
      );
    });
  }
  if (!head.startsWith('PMTiles') && !head.startsWith('SQLite format 3'))
    throw new Error(text('basemaps.notABasemap', { name: source.fileName }));
  const tiles = head.startsWith('PMTiles') ? await pmtilesOf(read, id) : await mbtilesOf(read);
  const shown = { ...tiles, attribution: attribution || tiles.attribution };
  const [west, south, east, north] = tiles.bounds ?? [0, 0, 0, 0];
  return {
    layer: tiles.isVector ? vectorLayer(shown, isDark) : pictureLayer(shown),
    close,
    extent: tiles.bounds
      ? (transformExtent([west, Math.max(-85.05, south), east, Math.min(85.05, north)], 'EPSG:4326', 'EPSG:3857') as [
          number,
          number,
          number,
          number,
        ])
      : null,
  };
}
