import type { MapBox, MapPlace } from '#window/kit/map-types.ts';

/** What other parts of the window may ask of the map. Each promise resolves when it is done: the view stands, the picture is made. */
export interface MapController {
  /** Brings shapes into view; those that are still being read are waited for. `atOnce`: without moving there. */
  fitTo(ids: string[], atOnce?: boolean): Promise<void>;
  /** goes to shapes that are out of sight or mere dots */
  reveal(ids: string[]): Promise<void>;
  fitAll(): Promise<void>;
  fitBox(box: MapBox): Promise<void>;
  /** Something covers another part of the map: what was brought into view and not left since is brought into what is free. */
  refit(): Promise<void>;
  /** The view takes in shapes that arrive, from the one with this id on, unless somebody has moved it meanwhile. */
  follow(id: string, isFirst: boolean): Promise<void>;
  zoomToPoint(lonLat: [number, number]): Promise<void>;
  /** Shows all of a basemap that covers a place; one that is being opened is waited for. */
  /** `away`: only where nothing of the map is on the screen */
  zoomToBasemap(id: string, when?: 'always' | 'away'): Promise<void>;
  goTo(place: MapPlace): Promise<void>;
  /** what is on the screen */
  viewBox(): Promise<MapBox>;
  /** A picture of the map, made when everything that it shows has come, or after a while without it. */
  print(title?: string): Promise<Uint8Array<ArrayBuffer>>;
  finishSketch(): Promise<void>;
  removeLastPoint(): Promise<void>;
  addPoint(lonLat: [number, number]): Promise<void>;
}
