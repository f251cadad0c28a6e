import type { Geometry } from '#geo/index.ts';

// The window's own types know the DOM, which tests in Node do not; the page of the test holds these against them.

export interface ScenePlace {
  lonLat: [number, number];
  zoom: number;
}
interface SceneOverlay {
  file: string;
  title?: string;
  opacity?: number;
  visible?: boolean;
  side?: 'left' | 'right' | null;
  legend?: { value: number; label: string; colour: string }[];
  ramp?: readonly (readonly [value: number, red: number, green: number, blue: number])[];
}
export interface SceneFeature {
  id: string;
  geometry: Geometry;
  label?: string;
  style?: 'project' | 'import' | 'problem';
  colours?: { line?: string; fill?: string };
  /** the opened file that it belongs to, which a style colours */
  layer?: string;
  properties?: Record<string, unknown>;
}

/** How the shapes of the opened file are coloured by an attribute. */
export interface Restyling {
  by: string;
  method: 'categories' | 'equal' | 'quantile' | 'natural';
}

/** What the map of a test shows. Rasters are files that the test gives by name. */
export interface Scene {
  place: ScenePlace;
  overlays?: SceneOverlay[];
  /** maps of the user: GeoTIFF, PMTiles, MBTiles; with a box, a picture of that land in longitude and latitude */
  basemaps?: {
    file: string;
    attribution?: string;
    opacity?: number;
    box?: { west: number; south: number; east: number; north: number };
  }[];
  features?: SceneFeature[];
  /** JSON of many features, in place of `features` */
  featuresFile?: string;
  problems?: { location: [number, number]; code: string; severity: 'error' | 'warning' }[];
  selectedIds?: string[];
  dark?: boolean;
  /** the world's own layers are off unless asked for */
  shown?: { shapes?: boolean; basemap?: boolean; graticule?: boolean };
}

/** The same in a map of plain OpenLayers: without the basemap and the tools of the window. */
export type Peer = 'OpenLayers, canvas' | 'OpenLayers, WebGL';
export type Movement = 'pan' | 'zoom';
export interface Frames {
  /** between each frame and the next */
  milliseconds: number[];
  /** frames that took longer than 50 ms, from their first script to the painting (Long Animation Frames) */
  longTasks: number[];
  /** the scripts that took longest in them */
  slowest: { milliseconds: number; what: string }[];
}

/** What the page of the test lets the test do: `mapPage` in its global scope. */
export interface MapPage {
  show(scene: Scene): Promise<void>;
  /** the scene's shapes and rasters by plain OpenLayers */
  showPeer(peer: Peer, scene: Scene): Promise<void>;
  /** nothing but an empty canvas that is cleared for every frame: what this browser needs for the least */
  showNothing(): Promise<void>;
  /** other properties of the shown map, as they are, or `featuresFile` in place of its shapes */
  change(part: Record<string, unknown>): Promise<void>;
  /** Colours the shapes of the scene by an attribute; the milliseconds until the worker's picture of them is on the map. */
  restyle(how: Restyling): Promise<number>;
  /** the same by plain OpenLayers, until it has drawn them */
  restylePeer(how: Restyling): Promise<number>;
  settled(): Promise<void>;
  goTo(place: ScenePlace): void;
  /** what the map told of the pointer last */
  pointer(): { lonLat: [number, number]; values: { overlayId: string; value: number | null }[] } | null;
  /** moves the map as a hand would, for so many frames or milliseconds */
  moved(movement: Movement, frames: number, maxMilliseconds?: number): Promise<Frames>;
  faults(): string[];
}
