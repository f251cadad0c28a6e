import type { GroundPictures } from '#formats/kml/ground-pictures.ts';
import type { Geometry } from '#geo/index.ts';
import type { TileGrid } from '#remote/tile-grid.ts';
import type { PieceReader, RangeReader } from './workers/raster.ts';

/** Colours of a shape's own, as CSS writes them; what is left out is as shapes of its kind have it. */
export interface OwnColours {
  line?: string;
  fill?: string;
  /** of the line, in pixels */
  width?: number;
  /** of points and of the dots of small shapes, where it is not that of the line */
  point?: string;
  /** of points, in place of a disc */
  icon?: MapIcon;
  /** not at the service yet */
  isDashed?: boolean;
}
/** The icon of a point. Lengths are CSS pixels. */
export interface MapIcon {
  /** alike for icons that look alike */
  key: string;
  width: number;
  height: number;
  /** the place of it that lies on the point: shares of its width from the left and of its height from the top */
  place: readonly [x: number, y: number];
  /** clockwise, about that place */
  turnDegrees: number;
  /** in its colours, with so many pixels for one of its own; null where nothing can be drawn */
  pictureAt: (ratio: number) => HTMLCanvasElement | null;
}
/** How the file of a shape writes its name: the colour as CSS has it, and how much larger than usual. */
export interface LabelLook {
  colour?: string;
  /** whether the colour is nearer to white than to black */
  isBright?: boolean;
  scale?: number;
}
export interface MapFeature {
  id: string;
  geometry: Geometry;
  label?: string;
  labelLook?: LabelLook;
  style?: 'project' | 'import' | 'problem';
  colours?: OwnColours;
  /** the file or project that it belongs to; the order of layers is the order of drawing */
  layer?: string;
}
/** How the shapes of a layer are drawn in place of what each of them brings. Asked while they are drawn, so that a new style makes no shape anew. */
export interface LayerPaint {
  coloursOf: (feature: MapFeature) => OwnColours | undefined;
  /** what is written at a shape, '' for nothing; null: its name */
  labelOf: ((id: string) => string) | null;
  labelSizePixels: number;
  hasHalo: boolean;
  /** Whether the layer is drawn at a scale of one to `denominator`. */
  isShownAt: (denominator: number) => boolean;
}
export interface MapProblem {
  location: [number, number];
  code: string;
  severity: 'error' | 'warning';
}
/** Which half of the map a raster shows on while two are compared; null is everywhere. */
export type SwipeSide = 'left' | 'right' | null;
export interface MapOverlay {
  id: string;
  title: string;
  bytes: Uint8Array;
  opacity: number;
  visible: boolean;
  legend: { value: number; label: string; colour: string }[];
  /** a picture in the colours of its maker: its own red, green and blue, or grey from its lowest value to its highest */
  hasOwnColours?: true;
  /** colours of a continuous picture: value, red, green, blue, rising */
  ramp?: readonly (readonly [number, number, number, number])[];
  side?: SwipeSide;
  /** of the values of a continuous picture */
  unit?: string;
  /** the attribution that the licence of its data requires */
  attribution?: string;
}
/** Pictures that a file lays on the ground, the lowest first; `id`: of the file. */
export interface MapGround extends Pick<GroundPictures, 'pictures' | 'files'> {
  id: string;
}
export interface MapPointer {
  lonLat: [number, number];
  values: { overlayId: string; value: number | null }[];
}
/** A map of the user that lies under everything else: tiles that its host fetches, a file that is read in pieces, or one picture. */
export interface MapBasemap {
  id: string;
  name: string;
  attribution: string;
  opacity: number;
  visible: boolean;
  source:
    /** `grid`: of tiles that do not lie as those of XYZ maps do; z is the number of its level then */
    | {
        kind: 'tiles';
        maxZoom: number;
        grid?: TileGrid;
        /** tiles of shapes (Mapbox Vector Tile), in Web Mercator */
        isVector?: boolean;
        tile: (z: number, x: number, y: number) => Promise<Uint8Array<ArrayBuffer> | null>;
      }
    | { kind: 'file'; fileName: string; read: Blob | RangeReader; pieces?: PieceReader }
    /** a picture with alpha in longitude and latitude */
    | { kind: 'picture'; png: Uint8Array<ArrayBuffer>; box: { west: number; south: number; east: number; north: number } };
}
/** What the colours of shapes mean; `count`: how many shapes have each. */
export interface ShapeLegend {
  title: string;
  items: { label: string; colour: string; count?: string }[];
}
/** West, south, east and north in degrees; east is above 180 where it crosses the antimeridian. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];
/** Where a view stands, to come back to it: longitude, latitude, zoom. */
export interface MapPlace {
  lonLat: [number, number];
  zoom: number;
}

/** What the menu of the map is about: a place, and the uppermost shape there. */
export interface MapTarget {
  shapeId: string | null;
  lonLat: [number, number];
}
