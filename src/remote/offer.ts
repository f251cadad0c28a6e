import type { DegreesBox, TileSource } from './tile-grid.ts';

/** Why a layer that a service names cannot be had. */
type Hindrance = 'no-system' | 'no-picture' | 'no-address' | 'no-geojson' | 'whole-only';

interface Described {
  /** among the layers of its service */
  id: string;
  title: string;
  about: string;
  /** where it lies, as far as its service says */
  box: DegreesBox | null;
  hindrance: Hindrance | null;
}
/** Pictures, or vector tiles, in a grid; `source` is null where something hinders it, and where `tilesets` leads to it. */
export interface PictureLayer extends Described {
  type: 'picture';
  source: TileSource | null;
  /** who is to be named on the map; '' where it is whom the service names */
  attribution: string;
  /** the list of tilesets of an OGC API in which its grid is found */
  tilesets?: { address: string; kind: 'map' | 'vector' };
}

/** How features are asked for, page by page; addresses may hold {key}. */
export type FeatureAccess =
  /** OGC API – Features (OGC 17-069r4): pages follow the links of the pages before */
  | { how: 'ogc-api'; address: string }
  /** a web feature service; `format` is its name for GeoJSON, null where it gives GML alone; `isInDegrees`: it gives longitude and latitude where it is asked to */
  | {
      how: 'wfs';
      address: string;
      version: '2.0.0' | '1.1.0' | '1.0.0';
      typeName: string;
      format: string | null;
      isPaged: boolean;
      isInDegrees: boolean;
    }
  /** a layer of ArcGIS, by the address of its query */
  | { how: 'arcgis'; address: string };
/** Features that are opened as a file; `access` is null where something hinders it. */
export interface FeatureLayer extends Described {
  type: 'features';
  access: FeatureAccess | null;
}

/** A GeoTIFF that is read in parts; `address` is null where something hinders it. */
export interface RasterLayer extends Described {
  type: 'raster';
  address: string | null;
}

export type RemoteLayer = PictureLayer | RasterLayer | FeatureLayer;
/** What a service offers, as its own documents say it. */
export interface Offer {
  kind: 'wmts' | 'wms' | 'arcgis' | 'wfs' | 'ogc-api' | 'stac' | 'geotiff';
  title: string;
  /** who is to be named on the map */
  attribution: string;
  /** its terms in its own words, where it says some */
  terms: string;
  layers: RemoteLayer[];
  /** layers beyond those that are listed */
  leftOut: number;
}

/** A service with more layers than a person looks through; the rest is counted. */
export const maxLayers = 3000;
const maxTitle = 200;
const maxAbout = 600;

/** Words of a stranger on one line. */
const oneLine = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most);
export const titleOf = (text: string, otherwise: string): string => oneLine(text, maxTitle) || oneLine(otherwise, maxTitle);
export const aboutOf = (text: string): string => oneLine(text, maxAbout);

/** "none" and its like say that there are no terms. */
export function termsOf(...texts: string[]): string {
  const said = texts.map(aboutOf).filter((text) => text !== '' && !/^(none|no conditions apply|ninguna|keine|n\/?a|-)\.?$/i.test(text));
  return [...new Set(said)].join(' · ');
}

/** A box whose numbers are degrees; null for any other. */
export function degreesBox(west: unknown, south: unknown, east: unknown, north: unknown): DegreesBox | null {
  const box = [west, south, east, north].map((value) => (typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)));
  const [left, bottom, right, top] = box as [number, number, number, number];
  const isDegrees =
    box.every(Number.isFinite) && Math.abs(left) <= 180 && Math.abs(right) <= 180 && bottom >= -90 && top <= 90 && bottom <= top;
  return isDegrees ? [left, bottom, right < left ? right + 360 : right, top] : null;
}

/** The box of a GeoJSON document (RFC 7946, section 5), of four numbers or, with heights, of six. */
export function boxIn(bbox: unknown): DegreesBox | null {
  const numbers: unknown[] = Array.isArray(bbox) ? bbox : [];
  const [west, south, east, north] = numbers.length === 6 ? [numbers[0], numbers[1], numbers[3], numbers[4]] : numbers;
  return degreesBox(west, south, east, north);
}
