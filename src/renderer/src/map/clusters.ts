import 'ol/ol.css';
import '#window/kit/styles/map-controls.css';
import Feature from 'ol/Feature.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { Attribution, ScaleLine } from 'ol/control.js';
import { platformModifierKeyOnly, shiftKeyOnly } from 'ol/events/condition.js';
import { createEmpty, extend, getCenter, getHeight, getWidth, isEmpty, type Extent } from 'ol/extent.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import Point from 'ol/geom/Point.js';
import DragBox from 'ol/interaction/DragBox.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import { fromLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import type { Geometry } from '#geo/index.ts';
import {
  basemapColours,
  chosenColours,
  mapGround,
  overviewFill,
  pointEdge,
  shapeColours,
  themeColours,
  themeOf,
} from '#window/kit/colours.ts';
import { canvasFont } from '#window/kit/type-scale.ts';
import { basemapLayers } from './basemap.ts';

/** A project on the overview: longitude and latitude of its centroid, its outline where that is known. */
export interface ClusterProject {
  id: string;
  name: string;
  lonLat: [number, number];
  outline: Geometry | null;
}
export interface ClusterMapOptions {
  target: HTMLElement;
  dark: boolean;
  whole: (count: number) => string;
  onChoose: (ids: string[], add: boolean) => void;
  onHover: (projects: { count: number; name: string } | null) => void;
}

const clusterPixels = 46;
/** below this resolution (metres a pixel) a project shows its outline */
const outlineResolution = 260;
const motion = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 260);

/** Radius in pixels of a circle for so many projects: its area grows with the number's logarithm. */
const clusterRadius = (count: number): number => (count === 1 ? 6 : Math.min(26, 7 + 4.8 * Math.log10(count)));

/** Thousands of projects as numbered circles that part as one comes nearer; what is chosen shows as a share of each circle's ring. */
export class ClusterMap {
  readonly #map: OlMap;
  readonly #points = new VectorSource<Feature<Point>>();
  readonly #outlines = new VectorSource();
  readonly #clusters: VectorLayer;
  readonly #basemap: ReturnType<typeof basemapLayers>;
  readonly #format = new GeoJSON({ featureProjection: 'EPSG:3857' });
  readonly #whole: ClusterMapOptions['whole'];
  #chosen: ReadonlySet<string> = new Set();
  #dark: boolean;
  readonly #styles = new Map<string, Style[]>();
  #known = '';

  constructor({ target, dark, whole, onChoose, onHover }: ClusterMapOptions) {
    this.#dark = dark;
    this.#whole = whole;
    this.#basemap = basemapLayers(() => basemapColours[themeOf(this.#dark)]);
    this.#clusters = new VectorLayer({
      source: new Cluster<Feature<Point>>({ source: this.#points, distance: clusterPixels, minDistance: 18 }),
      style: (feature) => this.#style(feature as Feature),
    });
    const outlines = new VectorImageLayer({
      source: this.#outlines,
      maxResolution: outlineResolution,
      imageRatio: 1.5,
      style: (feature) => this.#outlineStyle(String(feature.getId())),
    });
    this.#map = new OlMap({
      target,
      pixelRatio: Math.min(2, globalThis.devicePixelRatio || 1),
      layers: [...this.#basemap.layers, outlines, this.#clusters],
      controls: [new ScaleLine({ minWidth: 60 }), new Attribution({ collapsible: false })],
      // Shift draws a box that chooses; the default would zoom.
      interactions: defaultInteractions({ shiftDragZoom: false, doubleClickZoom: false, altShiftDragRotate: false, pinchRotate: false }),
      view: new View({
        center: [0, 1_500_000],
        zoom: 1.6,
        minZoom: 1,
        maxZoom: 18,
        showFullExtent: true,
        enableRotation: false,
        extent: [-20_037_508, -12_000_000, 20_037_508, 18_500_000],
      }),
    });
    const box = new DragBox({ condition: (event) => shiftKeyOnly(event) || (event.originalEvent as MouseEvent).shiftKey });
    box.on('boxend', () => {
      onChoose(this.#idsIn(box.getGeometry().getExtent()), true);
    });
    this.#map.addInteraction(box);
    const idsAt = (pixel: number[]): string[] =>
      this.#map.forEachFeatureAtPixel(pixel, (feature) => (feature.get('features') as Feature[]).map((member) => String(member.getId())), {
        layerFilter: (layer) => layer === this.#clusters,
        hitTolerance: 4,
      }) ?? [];
    this.#map.on('click', (event) => {
      onChoose(idsAt(event.pixel), shiftKeyOnly(event) || platformModifierKeyOnly(event));
    });
    this.#map.on('dblclick', (event) => {
      const ids = idsAt(event.pixel);
      if (ids.length > 0) this.fitTo(ids);
      else {
        const view = this.#map.getView();
        view.animate({ center: event.coordinate, zoom: (view.getZoom() ?? 2) + 1.5, duration: motion() });
      }
    });
    this.#map.on('pointermove', (event) => {
      if (event.dragging) return;
      const ids = idsAt(event.pixel);
      target.style.cursor = ids.length > 0 ? 'pointer' : '';
      onHover(ids.length === 0 ? null : { count: ids.length, name: String(this.#points.getFeatureById(ids[0]!)?.get('name') ?? '') });
    });
    this.setDark(dark);
  }

  /** Gives the map these projects; the view stays where it is. */
  setProjects(projects: readonly ClusterProject[]): void {
    const known = projects.map(({ id, lonLat }) => `${id} ${lonLat.join(' ')}`).join('\n');
    const isNew = known !== this.#known;
    if (isNew) {
      this.#known = known;
      this.#points.clear(true);
      this.#points.addFeatures(
        projects.map(({ id, name, lonLat }) => {
          const point = new Feature(new Point(fromLonLat([lonLat[0], Math.max(-85, Math.min(85, lonLat[1]))])));
          point.setId(id);
          point.set('name', name, true);
          return point;
        }),
      );
      this.#outlines.clear(true);
    }
    // Outlines arrive later than their projects.
    this.#outlines.addFeatures(
      projects.flatMap(({ id, outline }) => {
        if (!outline || this.#outlines.getFeatureById(id)) return [];
        const shape = this.#format.readFeature({ type: 'Feature', geometry: outline, properties: {} }) as Feature;
        shape.setId(id);
        return [shape];
      }),
    );
  }
  setChosen(chosen: ReadonlySet<string>): void {
    this.#chosen = chosen;
    this.#clusters.changed();
    this.#outlines.changed();
  }
  setDark(dark: boolean): void {
    this.#dark = dark;
    this.#styles.clear();
    this.#map.getTargetElement()?.style.setProperty('background', basemapColours[themeOf(dark)].water);
    this.#basemap.refresh();
    this.#clusters.changed();
    this.#outlines.changed();
  }
  /** All of them, or the named ones. */
  fitTo(ids?: readonly string[]): void {
    const features = ids ? ids.flatMap((id) => this.#points.getFeatureById(id) ?? []) : this.#points.getFeatures();
    const extent = createEmpty();
    for (const point of features)
      extend(
        extent,
        (this.#outlines.getFeatureById(point.getId()!)?.getGeometry() ?? (point as Feature<Point>).getGeometry())!.getExtent(),
      );
    if (features.length === 0 || (isEmpty(extent) && !Number.isFinite(extent[0]!))) return;
    const view = this.#map.getView();
    if (getWidth(extent) === 0 && getHeight(extent) === 0) view.animate({ center: getCenter(extent), zoom: 13, duration: motion() });
    else view.fit(extent, { padding: [48, 48, 48, 48], maxZoom: 15, duration: motion() });
  }
  zoomBy(step: number): void {
    const view = this.#map.getView();
    view.animate({ zoom: (view.getZoom() ?? 2) + step, duration: motion() / 2 });
  }
  /** ids of the projects whose place is in view */
  idsInView(): string[] {
    return this.#idsIn(this.#map.getView().calculateExtent(this.#map.getSize()));
  }
  resize(): void {
    this.#map.updateSize();
  }
  close(): void {
    this.#map.setTarget(undefined);
    this.#map.dispose();
  }

  #idsIn(extent: Extent): string[] {
    return this.#points.getFeaturesInExtent(extent).map((point) => String(point.getId()));
  }

  #style(cluster: Feature): Style[] {
    const members = cluster.get('features') as Feature[];
    const count = members.length;
    const chosen = members.reduce((sum, member) => sum + (this.#chosen.has(String(member.getId())) ? 1 : 0), 0);
    const part = chosen === 0 ? 'none' : chosen === count ? 'all' : 'some';
    const name = count === 1 ? String(members[0]!.get('name')) : '';
    const key = `${count}/${part}/${name}`;
    const kept = this.#styles.get(key);
    if (kept) return kept;
    if (this.#styles.size > 3000) this.#styles.clear();
    const theme = themeOf(this.#dark);
    const own = themeColours[theme].accent;
    const ink = part === 'all' ? pointEdge : themeColours[theme].accentInk;
    const styles = [
      new Style({
        image: new Circle({
          radius: clusterRadius(count),
          fill: new Fill({ color: part === 'all' ? chosenColours.line : own }),
          stroke: new Stroke({
            color: part === 'some' ? chosenColours.line : mapGround[theme].edge,
            width: part === 'some' ? 3.5 : 2,
          }),
        }),
        ...(count > 1 ? { text: new Text({ text: this.#whole(count), font: canvasFont('xs', 600), fill: new Fill({ color: ink }) }) } : {}),
      }),
    ];
    this.#styles.set(key, styles);
    return styles;
  }
  #outlineStyle(id: string): Style {
    const chosen = this.#chosen.has(id);
    return new Style({
      fill: new Fill({ color: chosen ? chosenColours.outline : overviewFill }),
      stroke: new Stroke({ color: chosen ? chosenColours.line : shapeColours.project[themeOf(this.#dark)], width: chosen ? 2.2 : 1.4 }),
    });
  }
}
