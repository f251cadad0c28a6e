import type OlMap from 'ol/Map.js';
import type { Extent } from 'ol/extent.js';
import MVT from 'ol/format/MVT.js';
import type Polygon from 'ol/geom/Polygon.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import type Projection from 'ol/proj/Projection.js';
import type RenderFeature from 'ol/render/Feature.js';
import VectorTile from 'ol/source/VectorTile.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import { createXYZ } from 'ol/tilegrid.js';
import TileState from 'ol/TileState.js';
import type VectorTileObject from 'ol/VectorTile.js';
import { mapGround, pointEdge, themeColours, themeOf } from '#window/kit/colours.ts';
import { canvasFont } from '#window/kit/type-scale.ts';
import { cellsLayer, countOf, crowdsParted } from './project-crowds.ts';
import { clusterStyle } from './shape-dots.ts';
import { lookOf } from './shape-style.ts';
import { TiledPlaces, type TiledPlace } from './tiled-places.ts';

/** The bytes of a vector tile of all projects, null where nothing is in it. */
export type ProjectTileOf = (z: number, x: number, y: number) => Promise<Uint8Array | null>;
/** What the pointer meets: a project, or a circle for several; the number is the tile's. */
export interface TileHit {
  ids: readonly string[];
  count: number;
  /** of the first of them; '' where nothing tells it */
  name: string;
  isCircle: boolean;
}

const pickPixels = 4;
/** Names are written where a project is some pixels wide. */
const nameResolution = 300;
const deepestTile = 18;

interface Hooks {
  isSelected(id: string): boolean;
  isDark(): boolean;
  fault(error: Error): void;
}

const dotStyle = (isChosen: boolean, dark: boolean) => {
  const { disc, radius } = lookOf('project', isChosen, dark);
  return new Style({
    image: new Circle({ radius, fill: new Fill({ color: disc }), stroke: new Stroke({ color: pointEdge, width: 1.5 }) }),
  });
};
const areaStyles = (isChosen: boolean, dark: boolean): Style[] => {
  const { casing, casingWidth, fill, line, lineWidth } = lookOf('project', isChosen, dark);
  return [
    new Style({ stroke: new Stroke({ color: casing, width: casingWidth }) }),
    new Style({ fill: new Fill({ color: fill }), stroke: new Stroke({ color: line, width: lineWidth }) }),
  ];
};

/**
 * The projects of a service as it draws them into vector tiles: outlines and dots one by one, or circles with a number where a tile has too many. A collection is not
 * drawn, since its members are.
 */
export class ProjectTiles {
  readonly layer: VectorTileLayer;
  readonly #source: VectorTile;
  readonly #hooks: Hooks;
  readonly #styles = new Map<string, Style[]>();
  readonly #places = new TiledPlaces();

  constructor(tile: ProjectTileOf, hooks: Hooks) {
    this.#hooks = hooks;
    this.#source = new VectorTile({
      format: new MVT(),
      tileGrid: createXYZ({ maxZoom: deepestTile, tileSize: 512 }),
      url: '{z}/{x}/{y}',
      wrapX: true,
    });
    this.#load(tile);
    this.layer = new VectorTileLayer({
      source: this.#source,
      declutter: true,
      // Circles of a neighbour reach into a tile.
      renderBuffer: 64,
      style: (feature, resolution) => this.#stylesOf(feature as RenderFeature, resolution),
    });
  }

  #load(tile: ProjectTileOf): void {
    // One refusal stands for the tiles of a view.
    let hasReported = false;
    this.#source.setTileLoadFunction((loaded, address) => {
      const vector = loaded as VectorTileObject<RenderFeature>;
      const [z, x, y] = address.split('/').map(Number) as [number, number, number];
      vector.setLoader((extent: Extent, _resolution: number, featureProjection: Projection) => {
        tile(z, x, y)
          .then((bytes) => {
            hasReported = false;
            const read = bytes ? vector.getFormat().readFeatures(bytes.slice().buffer, { extent, featureProjection }) : [];
            vector.setFeatures(crowdsParted(read, extent));
            if (!bytes) vector.setState(TileState.EMPTY);
          })
          .catch((error: Error) => {
            vector.setState(TileState.ERROR);
            if (!hasReported) this.#hooks.fault(error);
            hasReported = true;
          });
      });
    });
  }

  /** Where the projects are, by the list: what is fitted and selected by an area or a circle is found there. */
  setPlaces(places: readonly TiledPlace[]): void {
    this.#places.set(places);
    this.layer.changed();
  }
  /** Asks for the tiles again: projects came or went. */
  refresh(): void {
    this.#source.refresh();
  }
  repaint(): void {
    this.#styles.clear();
    this.layer.changed();
  }

  hitAt(map: OlMap, pixel: number[]): TileHit | null {
    const found = map.getFeaturesAtPixel(pixel, {
      layerFilter: (layer) => layer === this.layer,
      hitTolerance: pickPixels,
    }) as RenderFeature[];
    const project = found.find((feature) => typeof feature.get('id') === 'string');
    if (project) return { ids: [String(project.get('id'))], count: 1, name: String(project.get('project_name')), isCircle: false };
    const [circle] = found;
    if (!circle) return null;
    const ids = this.#places.ofCircle(circle);
    return { ids, count: countOf(circle), name: this.#places.nameOf(ids[0] ?? '') ?? '', isCircle: true };
  }

  /** ids of the projects whose places lie in an area of the map */
  within(area: Polygon): string[] {
    return this.#places.within(area);
  }

  /** Around the places of all of them, or of the named ones; null where there are none. */
  extent(ids?: readonly string[]): Extent | null {
    return this.#places.extent(ids);
  }

  #stylesOf(feature: RenderFeature, resolution: number): Style[] {
    const layer: unknown = feature.get('layer');
    const dark = this.#hooks.isDark();
    if (layer === cellsLayer) {
      const isChosen = this.#places.ofCircle(feature).some((id) => this.#hooks.isSelected(id));
      return this.#made(JSON.stringify([countOf(feature), isChosen]), () => [circleStyle(countOf(feature), isChosen, dark)]);
    }
    if (layer !== 'projects' || feature.get('is_collection') === true) return [];
    const isChosen = this.#hooks.isSelected(String(feature.get('id')));
    const isDot = feature.getType() === 'Point' || feature.getType() === 'MultiPoint';
    const drawn = this.#made(`${isDot} ${isChosen}`, () => (isDot ? [dotStyle(isChosen, dark)] : areaStyles(isChosen, dark)));
    // Its name stands once, in the tile that counts it.
    if (resolution > nameResolution || feature.get('count') !== 1) return drawn;
    return [...drawn, nameStyle(String(feature.get('project_name') ?? ''), isDot, dark)];
  }

  #made(key: string, make: () => Style[]): Style[] {
    const known = this.#styles.get(key) ?? make();
    this.#styles.set(key, known);
    return known;
  }
}

const circleStyle = (count: number, isChosen: boolean, dark: boolean): Style =>
  clusterStyle(count, isChosen ? 1 : 0, lookOf('project', false, dark).disc, dark);
const nameStyle = (name: string, isDot: boolean, dark: boolean) =>
  new Style({
    text: new Text({
      text: name,
      font: canvasFont('xs', 400),
      fill: new Fill({ color: themeColours[themeOf(dark)].ink }),
      stroke: new Stroke({ color: mapGround[themeOf(dark)].halo, width: 3 }),
      overflow: true,
      offsetY: isDot ? -12 : 0,
    }),
  });
