import MVT from 'ol/format/MVT.js';
import type BaseLayer from 'ol/layer/Base.js';
import ImageLayer from 'ol/layer/Image.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type { Extent } from 'ol/extent.js';
import { transformExtent } from 'ol/proj.js';
import type Projection from 'ol/proj/Projection.js';
import type RenderFeature from 'ol/render/Feature.js';
import ImageStatic from 'ol/source/ImageStatic.js';
import ImageTile from 'ol/source/ImageTile.js';
import VectorTile from 'ol/source/VectorTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import type OlTileGrid from 'ol/tilegrid/TileGrid.js';
import TileState from 'ol/TileState.js';
import type VectorTileObject from 'ol/VectorTile.js';
import { gunzipSync } from 'fflate';
import { PMTiles, SharedPromiseCache, TileType, type RangeResponse, type Source } from 'pmtiles';
import { escapeMarkup } from '#domain/text.ts';
import { MbTiles } from '#formats/sqlite/mbtiles.ts';
import { unpackedDirectory, unpackedPart } from '#remote/archive-directory.ts';
import type { RangeReader } from '#window/kit/workers/raster.ts';
import { creditsIn } from './credits.ts';
import { gridLayer, mercatorGrid } from './grid-layer.ts';
import { emptyTile, tilePicture } from './tile-picture.ts';
import { vectorStyles, type VectorLook } from './vector-look.ts';
import { RasterOverlay } from './raster-overlay.ts';
import type { MapBasemap } from '#window/kit/map-types.ts';
import { text } from '#window/kit/text/index.ts';

export interface ShownBasemap {
  layer: BaseLayer;
  /** bounds in Web Mercator, where the file says them */ extent: [number, number, number, number] | null;
  /** of a GeoTIFF: whether what is drawn is still coarse, and when it is no more */ raster?: Pick<RasterOverlay, 'isCoarse' | 'whole'>;
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

/** as many as the library keeps by itself */
const keptDirectories = 100;
/** of a tile, and of what a file says of itself */
const maxUnzippedBytes = 16 * 1024 * 1024;

/** A PMTiles file (version 3) over parts of a file. */
async function pmtilesOf(read: RangeReader, name: string): Promise<Tiles> {
  const source: Source = {
    getKey: () => name,
    getBytes: async (offset, length): Promise<RangeResponse> => {
      const bytes = await read(offset, length);
      return { data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer };
    },
  };
  const file = new PMTiles(source, new SharedPromiseCache(keptDirectories, true, unpackedDirectory), (packed, compression) =>
    unpackedPart(packed, compression, maxUnzippedBytes),
  );
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

/** The last four bytes say how long it is unpacked (RFC 1952, 2.3.1); what is longer than it says is not written. */
function unzippedTile(bytes: Uint8Array): Uint8Array {
  const said = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.length - 4, true);
  if (said > maxUnzippedBytes) throw new RangeError('tile-too-large');
  return gunzipSync(bytes, { out: new Uint8Array(said) });
}

function pictureLayer({ tile, minZoom, maxZoom, attribution }: Omit<Tiles, 'isVector' | 'bounds'>): TileLayer<ImageTile> {
  return new TileLayer({
    source: new ImageTile({
      tileGrid: createXYZ({ minZoom, maxZoom, tileSize: 256 }),
      wrapX: true,
      ...(attribution ? { attributions: creditsIn(attribution).map(escapeMarkup) } : {}),
      loader: async (z, x, y) => {
        const bytes = await tile(z, x, y);
        return bytes ? tilePicture(bytes) : emptyTile(256, 256);
      },
    }),
  });
}

function vectorLayer(
  {
    tile,
    tileGrid,
    attribution,
    range = {},
  }: { tile: TileOf; tileGrid: OlTileGrid; attribution: string; range?: { maxResolution?: number } },
  look: () => VectorLook,
): VectorTileLayer {
  const source = new VectorTile({
    format: new MVT(),
    tileGrid,
    url: '{z}/{x}/{y}',
    ...(attribution ? { attributions: creditsIn(attribution).map(escapeMarkup) } : {}),
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
          const raw = bytes[0] === 0x1f && bytes[1] === 0x8b ? unzippedTile(bytes) : bytes;
          vector.setFeatures(vector.getFormat().readFeatures(raw.slice().buffer, { extent, featureProjection }));
        })
        .catch(() => vector.setState(TileState.ERROR));
    });
  });
  const styles = vectorStyles(look);
  return new VectorTileLayer({
    ...range,
    source,
    declutter: true,
    style: (feature, resolution) => styles(feature as RenderFeature, resolution),
  });
}

/** One picture in longitude and latitude, warped to the map as it is drawn. */
async function pictureOf4326(
  { png, box: { west, south, east, north } }: Extract<MapBasemap['source'], { kind: 'picture' }>,
  attribution: string,
): Promise<ShownBasemap> {
  const address = URL.createObjectURL(new Blob([png], { type: 'image/png' }));
  return {
    layer: new ImageLayer({
      source: new ImageStatic({
        url: address,
        projection: 'EPSG:4326',
        imageExtent: [west, south, east, north],
        interpolate: true,
        attributions: creditsIn(attribution).map(escapeMarkup),
      }),
    }),
    extent: transformExtent([west, south, east, north], 'EPSG:4326', 'EPSG:3857') as [number, number, number, number],
    close: () => URL.revokeObjectURL(address),
  };
}

/** Tiles that the host fetches. */
async function fetchedTiles(
  source: Extract<MapBasemap['source'], { kind: 'tiles' }>,
  attribution: string,
  look: () => VectorLook,
  onFault: (error: Error) => void,
): Promise<ShownBasemap> {
  const close = () => {};
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
  if (source.grid && source.isVector) {
    const { extent, ...placed } = mercatorGrid(source.grid);
    return { layer: vectorLayer({ tile, attribution, ...placed }, look), extent, close };
  }
  if (source.grid) return { ...(await gridLayer(source.grid, tile, attribution)), close };
  return { layer: pictureLayer({ tile, minZoom: 0, maxZoom: source.maxZoom, attribution }), extent: null, close };
}

/** Opens a map of the user. Rejects in words when a file is none of PMTiles, MBTiles and GeoTIFF. */
export async function openBasemap(
  { id, source, attribution }: MapBasemap,
  look: () => VectorLook,
  onFault: (error: Error) => void,
  onCoarse: () => void,
): Promise<ShownBasemap> {
  const close = () => {};
  if (source.kind === 'tiles') return fetchedTiles(source, attribution, look, onFault);
  if (source.kind === 'picture') return pictureOf4326(source, attribution);
  const read = readerOf(source.read);
  const head = new TextDecoder('latin1').decode(await read(0, 16));
  if (head.startsWith('II') || head.startsWith('MM')) {
    return new Promise((resolve, reject) => {
      let isOpen = false;
      const overlay = new RasterOverlay(
        source.read,
        null,
        { opacity: 1, visible: true, ...(attribution ? { attributions: creditsIn(attribution).map(escapeMarkup) } : {}) },
        {
          ready: () => {
            isOpen = true;
            resolve({
              layer: overlay.layer,
              extent: overlay.extent,
              raster: overlay,
              close: () => overlay.close(),
              ...(overlay.bandCount === 1 ? { valueAt: (at: [number, number]) => overlay.valueAt(at) } : {}),
            });
          },
          fault: (error) => (isOpen ? onFault : reject)(error),
          coarse: onCoarse,
        },
        source.pieces,
      );
    });
  }
  if (!head.startsWith('PMTiles') && !head.startsWith('SQLite format 3'))
    throw new Error(text('basemaps.notABasemap', { name: source.fileName }));
  const tiles = head.startsWith('PMTiles') ? await pmtilesOf(read, id) : await mbtilesOf(read);
  const shown = { ...tiles, attribution: attribution || tiles.attribution };
  const [west, south, east, north] = tiles.bounds ?? [0, 0, 0, 0];
  return {
    layer: tiles.isVector
      ? vectorLayer({ ...shown, tileGrid: createXYZ({ minZoom: tiles.minZoom, maxZoom: tiles.maxZoom, tileSize: 512 }) }, look)
      : pictureLayer(shown),
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
