import 'ol/ol.css';
import '#window/kit/styles/map-controls.css';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { Attribution, ScaleLine } from 'ol/control.js';
import { fromExtent, type default as Polygon } from 'ol/geom/Polygon.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import type { Geometry } from '#geo/index.ts';
import { basemapColours, themeOf } from '#window/kit/colours.ts';
import type { MapFeature } from '#window/kit/map-types.ts';
import { selectingOnMap } from '#window/kit/selection.ts';
import type { AreaKey } from './key-area.ts';
import { AreaSelect, type AreaTool } from './area-select.ts';
import { basemapLayers } from './basemap.ts';
import { MapMoves } from './map-moves.ts';
import { MapShapes } from './map-shapes.ts';
import { ProjectTiles, type ProjectTileOf } from './project-tiles.ts';
import { ShapeLooks } from './shape-looks.ts';
import { shapeStyles } from './shape-style.ts';

/** Tiles say where a project lies, not how large it is: a place is gone to so near. */
const closestPlace = 14;

/** A project on the overview: longitude and latitude of its centroid, its outline where that is known. */
export interface MapProject {
  id: string;
  name: string;
  lonLat: [number, number];
  outline: Geometry | null;
}
export interface ProjectMapOptions {
  target: HTMLElement;
  dark: boolean;
  onSelect: (ids: string[], how: 'one' | 'toggle' | 'extend') => void;
  onHover: (projects: { count: number; name: string } | null) => void;
  onFault: (error: Error) => void;
}

/** Thousands of projects on a map of their own, drawn and selected as shapes are on the large one: dots where they are small, circles with a number where they crowd. */
export class ProjectMap {
  readonly #map: OlMap;
  readonly #shapes: MapShapes;
  readonly #moves: MapMoves;
  readonly #areas: AreaSelect;
  readonly #basemap: ReturnType<typeof basemapLayers>;
  #features = new Map<string, MapFeature>();
  #selected: ReadonlySet<string> = new Set();
  #dark: boolean;
  /** draws in place of the shapes */
  #tiles: ProjectTiles | null = null;
  readonly #onFault: (error: Error) => void;

  constructor({ target, dark, onSelect, onHover, onFault }: ProjectMapOptions) {
    this.#dark = dark;
    this.#onFault = onFault;
    this.#basemap = basemapLayers(() => basemapColours[themeOf(this.#dark)]);
    this.#map = new OlMap({
      target,
      pixelRatio: Math.min(2, globalThis.devicePixelRatio || 1),
      layers: [...this.#basemap.layers],
      controls: [new ScaleLine({ minWidth: 60 }), new Attribution({ collapsible: false })],
      interactions: defaultInteractions({ shiftDragZoom: false, doubleClickZoom: false, altShiftDragRotate: false, pinchRotate: false }),
      view: new View({
        center: [0, 1_500_000],
        zoom: 1.6,
        minZoom: 0.5,
        maxZoom: 18,
        showFullExtent: true,
        enableRotation: false,
        extent: [-20_037_508, -12_000_000, 20_037_508, 18_500_000],
      }),
    });
    const looks = new ShapeLooks(() => this.#dark);
    this.#shapes = new MapShapes(this.#map, {
      styles: (feature, resolution) => shapeStyles(feature, resolution, this.#selected.has(String(feature.getId())), this.#dark),
      look: (item) => looks.numberOf(item, this.#selected.has(item.id), item.colours),
      looks,
      isDark: () => this.#dark,
      fault: onFault,
    });
    this.#map.addLayer(this.#shapes.layer);
    this.#map.addLayer(this.#shapes.dots.layer);
    this.#moves = new MapMoves(this.#map, this.#shapes);
    this.#areas = new AreaSelect(this.#map, {
      isFree: () => true,
      taken: (area, isAdded) => onSelect(this.#within(area), isAdded ? 'extend' : 'one'),
    });
    this.#listen(target, onSelect, onHover);
    this.setDark(dark);
  }

  #listen(target: HTMLElement, onSelect: ProjectMapOptions['onSelect'], onHover: ProjectMapOptions['onHover']): void {
    // As on the large map: a circle parts into its projects, and with Shift or Ctrl all of them are selected.
    this.#map.on('singleclick', (event) => {
      if (this.#areas.tool) return;
      const how = selectingOnMap(event.originalEvent as PointerEvent);
      const view = this.#map.getView();
      const isDeepest = (view.getZoom() ?? 0) >= view.getMaxZoom();
      if (how === 'one' && !isDeepest && this.#tiles?.hitAt(this.#map, event.pixel)?.isCircle)
        return void this.#moves.zoomBy(2, event.coordinate);
      const ids = this.#at(event.pixel, event.coordinate);
      if (this.#tiles || how === 'toggle' || ids.length < 2 || !this.#moves.zoomInto(ids)) onSelect(ids, how);
    });
    this.#map.on('dblclick', (event) => {
      if (this.#areas.tool) return;
      const ids = this.#at(event.pixel, event.coordinate);
      if (ids.length > 0) void this.fitTo(ids);
      else void this.#moves.zoomBy(1.5, event.coordinate);
    });
    this.#map.on('pointermove', (event) => {
      if (event.dragging) return;
      const hit = this.#tiles?.hitAt(this.#map, event.pixel);
      if (hit) {
        target.style.cursor = 'pointer';
        onHover(hit.name === '' ? null : { count: hit.count, name: hit.name });
        return;
      }
      const ids = this.#at(event.pixel, event.coordinate);
      target.style.cursor = ids.length > 0 ? 'pointer' : '';
      onHover(ids.length === 0 ? null : { count: ids.length, name: this.#features.get(ids[0]!)?.label ?? '' });
    });
  }

  #at(pixel: number[], coordinate: number[]): string[] {
    if (this.#tiles) return [...(this.#tiles.hitAt(this.#map, pixel)?.ids ?? [])];
    const crowd = this.#shapes.clusterAt(pixel);
    const hit = crowd.length === 0 ? this.#shapes.at(pixel, coordinate) : undefined;
    return hit === undefined ? crowd : [hit];
  }
  /** The projects at the place of an event: one, or all for which a circle stands. */
  idsAt(event: MouseEvent): string[] {
    const pixel = this.#map.getEventPixel(event);
    const coordinate = this.#map.getCoordinateFromPixel(pixel);
    return coordinate ? this.#at(pixel, coordinate) : [];
  }
  /** Takes a box or a lasso in hand, or lays it down; with the keyboard on the map a cross stands in its middle. */
  takeTool(tool: AreaTool | null): void {
    this.#areas.start(tool);
  }
  useKeys(): void {
    this.#areas.useKeys();
  }
  /** Whether a key is one of the tool in hand. */
  press(event: AreaKey): boolean {
    return this.#areas.press(event);
  }
  #within(area: Polygon): string[] {
    return this.#tiles ? this.#tiles.within(area) : this.#shapes.within(area);
  }
  /** Draws projects from the tiles of their service, or as shapes again (null). The projects that are given afterwards are those in the tiles. */
  setTiles(tile: ProjectTileOf | null): void {
    if (this.#tiles) this.#map.removeLayer(this.#tiles.layer);
    this.#tiles = null;
    if (!tile) return;
    this.#tiles = new ProjectTiles(tile, {
      isSelected: (id) => this.#selected.has(id),
      isDark: () => this.#dark,
      fault: this.#onFault,
    });
    this.#map.addLayer(this.#tiles.layer);
    this.#features = new Map();
    this.#shapes.show([]);
  }
  /** Projects came or went: tiles are asked for again. */
  refreshTiles(): void {
    this.#tiles?.refresh();
  }
  /** Gives the map these projects; the view stays where it is. Outlines arrive later than their projects. */
  setProjects(projects: readonly MapProject[]): void {
    if (this.#tiles) {
      this.#tiles.setPlaces(projects);
      return;
    }
    const before = this.#features;
    this.#features = new Map(
      projects.map(({ id, name, lonLat, outline }): [string, MapFeature] => {
        const known = before.get(id);
        const isSame =
          known?.label === name &&
          (outline ? known.geometry === outline : known.geometry.type === 'Point' && known.geometry.coordinates.join() === lonLat.join());
        return [id, isSame ? known : { id, label: name, style: 'project', geometry: outline ?? { type: 'Point', coordinates: lonLat } }];
      }),
    );
    this.#shapes.show([...this.#features.values()]);
  }
  setSelected(selected: ReadonlySet<string>): void {
    const before = this.#selected;
    this.#selected = selected;
    this.#tiles?.layer.changed();
    this.#shapes.repaint([...before].filter((id) => !selected.has(id)).concat([...selected].filter((id) => !before.has(id))));
  }
  setDark(dark: boolean): void {
    this.#dark = dark;
    this.#map.getTargetElement()?.style.setProperty('background', basemapColours[themeOf(dark)].water);
    this.#basemap.refresh();
    this.#tiles?.repaint();
    this.#shapes.repaint();
  }
  /** All of them, or the named ones. A map that has just come stands there `atOnce`. */
  async fitTo(ids?: readonly string[], atOnce = false): Promise<void> {
    if (this.#tiles) {
      const extent = this.#tiles.extent(ids);
      if (extent) this.#map.getView().fit(extent, { padding: [40, 40, 40, 40], maxZoom: closestPlace });
      return;
    }
    if (this.#features.size > 0) await (ids ? this.#moves.fitTo([...ids], atOnce) : this.#moves.fitAll(atOnce));
  }
  zoomBy(step: number): void {
    void this.#moves.zoomBy(step);
  }
  /** ids of the projects that lie in view */
  idsInView(): string[] {
    return this.#within(fromExtent(this.#map.getView().calculateExtent(this.#map.getSize())));
  }
  resize(): void {
    this.#map.updateSize();
  }
  close(): void {
    this.#shapes.close();
    this.#map.setTarget(undefined);
    this.#map.dispose();
    // What they draw outlives this map.
    for (const layer of this.#basemap.layers) layer.dispose();
  }
}
