import Collection from 'ol/Collection.js';
import Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import type OlGeometry from 'ol/geom/Geometry.js';
import Draw from 'ol/interaction/Draw.js';
import Modify from 'ol/interaction/Modify.js';
import { unByKey } from 'ol/Observable.js';
import Snap from 'ol/interaction/Snap.js';
import Translate from 'ol/interaction/Translate.js';
import type Interaction from 'ol/interaction/Interaction.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import VectorSource from 'ol/source/Vector.js';
import { Circle, Fill, Stroke, Style } from 'ol/style.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import { chosenColours, pointEdge } from '#window/kit/colours.ts';
import { areaHectares, lengthMetres, perimeterMetres, type Geometry } from '#geo/index.ts';

/** What a click on the map does. `polygon`, `line` and `point` make a shape; `split` and `hole` cut the chosen one; `modify` moves its corners, `move` the whole. `box` and `lasso` select. */
export type EditTool = 'polygon' | 'line' | 'point' | 'modify' | 'move' | 'split' | 'hole' | 'measure' | 'box' | 'lasso';
export interface EditRequest {
  tool: EditTool;
  /** the shape that is changed */ shapeId: string | null;
  geometry: Geometry | null;
  /** draw along the edges of other shapes */ trace: boolean;
  snap: boolean;
}
export interface SketchSize {
  hectares: number;
  metres: number;
  points: number;
}
export interface EditHooks {
  drawn(tool: EditTool, geometry: Geometry): void;
  changed(shapeId: string, geometry: Geometry): void;
  sketch(size: SketchSize | null): void;
}

const vertices = (feature: { getGeometry(): OlGeometry | undefined }) => {
  const found: number[][] = [];
  const walk = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    if (typeof value[0] === 'number') found.push(value as number[]);
    else value.forEach(walk);
  };
  const geometry = feature.getGeometry();
  if (geometry instanceof SimpleGeometry) walk(geometry.getCoordinates());
  return new MultiPoint(found);
};
const outline = new Style({
  stroke: new Stroke({ color: chosenColours.line, width: 2.4 }),
  fill: new Fill({ color: chosenColours.sketch }),
  image: new Circle({ radius: 6, fill: new Fill({ color: chosenColours.line }), stroke: new Stroke({ color: pointEdge, width: 1.5 }) }),
});
const corners = new Style({
  image: new Circle({ radius: 4, fill: new Fill({ color: pointEdge }), stroke: new Stroke({ color: chosenColours.line, width: 1.8 }) }),
  geometry: (feature) => vertices(feature as Feature),
});
const format = new GeoJSON({ featureProjection: 'EPSG:3857' });

/** Half a minute of sketches is a second away from the file: positions to 0.1 mm are enough and keep files small. */
const decimals = 9;
/** shapes in view whose edges and corners attract; with more in view, they could not be told apart */
const maxSnapped = 1500;

/** A sketch ends in the pointer's place, which is the last corner again while corners are typed. */
const distinct = (line: number[][]) =>
  line.filter(([x, y], index) => index === 0 || x !== line[index - 1]![0] || y !== line[index - 1]![1]).length;

function sizeOf(geometry: OlGeometry, tool: EditTool): SketchSize {
  const written = format.writeGeometryObject(geometry, { decimals }) as Geometry;
  if (written.type === 'Polygon' || written.type === 'MultiPolygon')
    return {
      hectares: areaHectares(written),
      metres: perimeterMetres(written),
      points: written.type === 'Polygon' ? distinct(written.coordinates[0]!) - 1 : 0,
    };
  if (written.type !== 'LineString') return { hectares: 0, metres: 0, points: 1 };
  const line = written.coordinates as number[][];
  // While a length is measured, the area that it would close is worth knowing as well.
  const closes = tool === 'measure' && line.length > 2;
  return {
    hectares: closes ? areaHectares({ type: 'Polygon', coordinates: [[...line, line[0]!]] }) : 0,
    metres: lengthMetres(line),
    points: distinct(line),
  };
}

/** The editing tools on a map. One tool at a time; what it makes leaves through the hooks as longitude and latitude, and is undone there. */
export class MapEditing {
  readonly layer: VectorLayer;
  readonly #map: OlMap;
  readonly #others: VectorSource;
  readonly #hooks: EditHooks;
  readonly #source = new VectorSource();
  #interactions: Interaction[] = [];
  #endings: (() => void)[] = [];
  #draw: Draw | null = null;
  #tool: EditTool | null = null;

  constructor(map: OlMap, others: VectorSource, hooks: EditHooks) {
    this.#map = map;
    this.#others = others;
    this.#hooks = hooks;
    this.layer = new VectorLayer({
      source: this.#source,
      zIndex: 20,
      style: () => (this.#tool === 'modify' ? [outline, corners] : [outline]),
    });
    map.addLayer(this.layer);
  }

  get tool(): EditTool | null {
    return this.#tool;
  }
  get isDrawing(): boolean {
    return this.#draw !== null;
  }

  start({ tool, shapeId, geometry, trace, snap }: EditRequest): void {
    this.stop();
    this.#tool = tool;
    if (tool === 'modify' || tool === 'move') this.#change(tool, shapeId!, geometry!);
    else this.#sketch(tool, trace);
    // Snapping comes last, so that it sees the pointer first.
    if (snap && tool !== 'move') this.#snap();
  }

  /** What lies in view is snapped to; the edges of a hundred thousand parcels would take seconds to sort. */
  #snap(): void {
    const near = new Collection<Feature>();
    const look = () => {
      near.clear();
      near.extend(
        this.#others.getFeaturesInExtent(this.#map.getView().calculateExtent(this.#map.getSize())).slice(0, maxSnapped) as Feature[],
      );
    };
    look();
    this.#endings.push(...[this.#map.on('moveend', look), this.#others.on('change', look)].map((key) => () => unByKey(key)));
    this.#add(new Snap({ features: near, pixelTolerance: 9 }));
  }

  stop(): void {
    for (const end of this.#endings.splice(0)) end();
    for (const interaction of this.#interactions) this.#map.removeInteraction(interaction);
    this.#interactions = [];
    this.#draw = null;
    this.#tool = null;
    this.#source.clear();
    this.#hooks.sketch(null);
  }

  /** Takes the last point of a sketch back. */
  removeLastPoint(): void {
    this.#draw?.removeLastPoint();
  }
  /** Ends a sketch where it is, as a double click does. */
  finish(): void {
    this.#draw?.finishDrawing();
  }
  /** A point given by keyboard: longitude and latitude. */
  append(lonLat: [number, number]): void {
    if (!this.#draw) return;
    if (this.#tool === 'point') {
      this.#hooks.drawn('point', { type: 'Point', coordinates: lonLat });
      return;
    }
    const position = fromLonLat(lonLat);
    try {
      this.#draw.appendCoordinates([position]);
    } catch {
      /* a sketch that has no point yet begins with it */ this.#draw.abortDrawing();
      this.#draw.appendCoordinates([position]);
    }
  }

  #add(interaction: Interaction): void {
    this.#interactions.push(interaction);
    this.#map.addInteraction(interaction);
  }

  #sketch(tool: EditTool, trace: boolean): void {
    const type = tool === 'polygon' || tool === 'hole' ? 'Polygon' : tool === 'point' ? 'Point' : 'LineString';
    const draw = new Draw({
      source: tool === 'measure' ? this.#source : new VectorSource(),
      type,
      stopClick: true,
      ...(trace ? { trace: true, traceSource: this.#others } : {}),
      style: [
        outline,
        new Style({
          image: new Circle({
            radius: 4,
            fill: new Fill({ color: pointEdge }),
            stroke: new Stroke({ color: chosenColours.line, width: 1.8 }),
          }),
        }),
      ],
    });
    draw.on('drawstart', (event) => {
      this.#source.clear();
      const geometry = event.feature.getGeometry()!;
      geometry.on('change', () => this.#hooks.sketch(sizeOf(geometry, tool)));
    });
    draw.on('drawabort', () => this.#hooks.sketch(null));
    draw.on('drawend', (event) => {
      if (tool === 'measure') return;
      this.#hooks.sketch(null);
      this.#hooks.drawn(tool, format.writeGeometryObject(event.feature.getGeometry()!, { decimals }) as Geometry);
    });
    this.#draw = draw;
    this.#add(draw);
  }

  #change(tool: 'modify' | 'move', shapeId: string, geometry: Geometry): void {
    const feature = format.readFeature({ type: 'Feature', geometry, properties: {} }) as Feature;
    this.#source.addFeature(feature);
    const done = () => this.#hooks.changed(shapeId, format.writeGeometryObject(feature.getGeometry()!, { decimals }) as Geometry);
    if (tool === 'move') {
      const translate = new Translate({ layers: [this.layer] });
      translate.on('translateend', done);
      this.#add(translate);
      return;
    }
    // Alt and click takes a corner out; a click on an edge puts one in.
    const modify = new Modify({ source: this.#source, pixelTolerance: 9 });
    feature.getGeometry()!.on('change', () => this.#hooks.sketch(sizeOf(feature.getGeometry()!, tool)));
    modify.on('modifyend', done);
    this.#add(modify);
  }

  /** The changed shape came back from elsewhere (undo, a repair): its new form is edited on. */
  replace(geometry: Geometry): void {
    const [feature] = this.#source.getFeatures();
    if (feature && (this.#tool === 'modify' || this.#tool === 'move')) feature.setGeometry(format.readGeometry(geometry));
  }
}
