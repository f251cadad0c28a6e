import Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import type { Extent } from 'ol/extent.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import type Polygon from 'ol/geom/Polygon.js';
import type OlGeometry from 'ol/geom/Geometry.js';
import VectorImageLayer from 'ol/layer/VectorImage.js';
import VectorSource from 'ol/source/Vector.js';
import type { Style } from 'ol/style.js';
import { hiddenLook, loadOf, type PackedShapes } from '#window/kit/workers/shape-pictures.ts';
import { GrowingPace } from '#window/kit/growing-pace.ts';
import { matched } from '#window/kit/list-match.ts';
import { touchesArea } from './area-touch.ts';
import { ShapePacker } from './packed-shapes.ts';
import { noReach, type Reach } from './fit-padding.ts';
import { ShapeCrowd } from './shape-crowd.ts';
import { isDot, ShapeDots } from './shape-dots.ts';
import { isLeader, ShapeLabels } from './shape-labels.ts';
import type { ShapeLooks } from './shape-looks.ts';
import type { MapFeature, MapIcon } from '#window/kit/map-types.ts';
import { iconReach } from '#window/kit/point-icon.ts';
import { shortenedInMiddle } from '#domain/text.ts';
import { textSizes } from '#window/kit/type-scale.ts';

/** A longer name would lie over the shapes beside its own; tables have it whole. */
const maxNameCharacters = 36;
/** An icon reaches no farther from its point, in pixels. */
const farthestOfIcons = 540;
const format = new GeoJSON({ featureProjection: 'EPSG:3857' });
const worldMetres = 2 * Math.PI * 6_378_137;
/** What the window's thread spends on new shapes in one go. */
const sliceMilliseconds = 5;
/** As long as shapes are read, what was read goes to the worker and onto the map so often: each time looks of all shapes are handed over and a frame is drawn. */
const shareMilliseconds = 200;
/** Features kept for the map around the places that were looked at from near. */
const maxNear = 4000;
/** Features made because somebody asks for what lies in a place (snapping, tracing); where more lie, none is told from the next. */
const maxQueried = 1500;
/** Numbers of shapes that are gone; above so many the others are numbered anew. */
const maxRemoved = 50_000;

/** A shape as the map itself draws it; `slot` is its place in the order of drawing. */
class NearFeature extends Feature<OlGeometry> {
  slot = 0;
}

/** Holds those shapes alone that the map has to draw itself: making features of a hundred thousand takes seconds, and a view from near shows few of them. */
class NearSource extends VectorSource {
  find: (extent: Extent, most: number) => Feature[] = () => [];
  canLoad: (resolution: number) => boolean = () => true;
  extent: () => Extent | null = () => null;
  /** The map asks for features after it had them loaded: from afar it gets what is there, and no more are made. */
  #isDrawing = false;
  prepare: (extent: Extent, resolution: number) => void = () => {};
  arrange: (features: NearFeature[], resolution: number) => void = () => {};
  override loadFeatures(extent: Extent, resolution: number): void {
    this.#isDrawing = true;
    this.prepare(extent, resolution);
    if (!this.canLoad(resolution)) return;
    // Shapes may lie beyond the date line that a view looks across.
    for (const world of [-1, 0, 1])
      this.#load([extent[0]! + world * worldMetres, extent[1]!, extent[2]! + world * worldMetres, extent[3]!], Number.POSITIVE_INFINITY);
    this.arrange(super.getFeaturesInExtent(extent) as NearFeature[], resolution);
  }
  override getFeaturesInExtent(...[extent, ...rest]: Parameters<VectorSource['getFeaturesInExtent']>): Feature[] {
    if (this.#isDrawing) this.#isDrawing = false;
    else this.#load(extent, maxQueried);
    return super.getFeaturesInExtent(extent, ...rest);
  }
  override getExtent(): Extent {
    return this.extent() ?? super.getExtent()!;
  }
  /** Runs once per frame while drawing, so it must not send change events. */
  #load(extent: Extent, most: number): void {
    this.addFeaturesInternal(this.find(extent, most));
  }
}

/** Whether layers that both lists have follow one another otherwise. Shapes of one layer stand together. */
function isOtherOrder(before: readonly MapFeature[], after: readonly MapFeature[]): boolean {
  const layersOf = (list: readonly MapFeature[]) => {
    const layers = new Set<string>();
    let last: string | undefined;
    for (const { layer } of list) {
      if (layer !== undefined && layer !== last) layers.add(layer);
      last = layer;
    }
    return layers;
  };
  const [old, now] = [layersOf(before), layersOf(after)];
  const kept = [...old].filter((layer) => now.has(layer));
  const order = [...now].filter((layer) => old.has(layer));
  if (kept.some((layer, index) => layer !== order[index])) return true;
  // One that comes back below others has to be drawn before them.
  const firstNew = [...now].findIndex((layer) => !old.has(layer));
  return firstNew >= 0 && [...now].slice(firstNew).some((layer) => old.has(layer));
}

export interface MapShapesHooks {
  styles(feature: Feature, resolution: number): Style[];
  /** index of a shape's look in the palette, or `hiddenLook` */
  look(item: MapFeature): number;
  /** what is written at a shape and in which size, where it is not its name in the usual one */
  label?(item: MapFeature): { words: string; sizePixels: number };
  /** of a point that is drawn as one */
  icon?(item: MapFeature): MapIcon | undefined;
  /** all looks by number */
  looks: ShapeLooks;
  isDark(): boolean;
  fault(error: Error): void;
}

/**
 * The shapes on a map, however many. Each gets a number when it comes, in the order in which they are drawn; new ones are read a few milliseconds at a time. Where a
 * view may hold thousands, a worker draws them; nearer, features are made of those in sight. A change costs what changed.
 */
export class MapShapes {
  readonly layer: VectorImageLayer;
  /** those under six pixels; lies above `layer` */
  readonly dots: ShapeDots;
  readonly #source = new NearSource();
  readonly #map: OlMap;
  readonly #hooks: MapShapesHooks;
  readonly #packer = new ShapePacker();
  readonly #labels: ShapeLabels;
  #shown: readonly MapFeature[] = [];
  readonly #slotOf = new Map<string, number>();
  /** shapes that wait for their number, in their order: a hundred thousand get theirs over some turns of the window */
  #coming = new Map<string, MapFeature>();
  /** by number: the shape (null when it is gone), its bounds (no numbers until it was read), its share of what may be drawn near, its look */
  #items: (MapFeature | null)[] = [];
  #boxes = new Float64Array(4 * 256);
  #loads = new Float32Array(256);
  #looks = new Uint16Array(256);
  #gone = 0;
  #load = 0;
  /** the westernmost and the easternmost place of a shape so far */
  #bounds: [west: number, east: number] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  /** numbers from here on are not read yet */
  #unread = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** what was read while there was no worker */
  #read: PackedShapes[] = [];
  #crowd: ShapeCrowd | null = null;
  /** metres a pixel from which the worker draws; 0 until it has said so */
  #crowdFrom = Number.POSITIVE_INFINITY;
  #asking = 0;
  #isVisible = true;
  readonly #dotsPace = new GrowingPace();
  /** when what was read was last shared, and whether shapes went since */
  #sharedAt = Number.NEGATIVE_INFINITY;
  #isLess = false;
  /** looks that the worker knows */
  #painted = 0;
  #waiting: (() => void)[] = [];

  constructor(map: OlMap, hooks: MapShapesHooks) {
    this.#map = map;
    this.#hooks = hooks;
    this.#source.find = (extent, most) => this.#near(extent, most);
    this.#source.canLoad = (resolution) => resolution < this.#crowdFrom;
    this.#source.extent = () => this.extent();
    this.dots = new ShapeDots(
      () => ({ count: this.#unread, boxes: this.#boxes, looks: this.#looks }),
      () => hooks.isDark(),
      () => this.extent(),
      hooks.looks,
    );
    this.#source.prepare = (extent, resolution) => this.dots.prepare(extent, resolution);
    this.#labels = new ShapeLabels(() => hooks.isDark());
    this.#source.arrange = (features, resolution) =>
      this.#labels.arrange(
        features.filter(({ slot }) => !this.dots.isClustered(slot, resolution)),
        resolution,
      );
    this.layer = new VectorImageLayer({
      source: this.#source,
      declutter: true,
      imageRatio: 1.5,
      style: (feature, resolution) => this.#stylesOf(feature as NearFeature, resolution),
      renderOrder: (a, b) => (a as NearFeature).slot - (b as NearFeature).slot,
    });
    map.on('moveend', () => {
      if (this.#source.getFeatures().length > maxNear) this.#source.clear(true);
    });
  }

  /** edges and corners in sight, for drawing along them */
  get source(): VectorSource {
    return this.#source;
  }
  set isVisible(isVisible: boolean) {
    this.#isVisible = isVisible;
    this.layer.setVisible(isVisible);
    this.dots.layer.setVisible(isVisible);
    this.#crowd?.layer.setVisible(isVisible);
  }
  get isEmpty(): boolean {
    return this.#slotOf.size === 0 && this.#coming.size === 0;
  }
  /** Resolves when all shapes have been read. */
  read(): Promise<void> {
    return this.#isReading
      ? new Promise((done) => {
          this.#waiting.push(done);
        })
      : Promise.resolve();
  }

  /** Shows these shapes; what is the same object as before has not changed. */
  show(wanted: readonly MapFeature[]): void {
    const before = this.#shown;
    const places = matched(before, wanted);
    const stays = new Uint8Array(before.length);
    for (const place of places) if (place >= 0) stays[place] = 1;
    const gone = before.filter((_, place) => stays[place] === 0);
    const coming = new Map(wanted.filter((_, at) => places[at]! < 0).map((shape) => [shape.id, shape]));
    this.#shown = wanted;
    const isSorted = isOtherOrder(before, wanted);
    if (gone.length === 0 && coming.size === 0 && !isSorted) return;
    let [isRepainted, isLess] = [false, false];
    for (const shape of gone) {
      const next = coming.get(shape.id);
      if (this.#coming.has(shape.id)) {
        // Not drawn yet: the new state replaces the old one.
        if (next) {
          this.#coming.set(shape.id, next);
          coming.delete(shape.id);
        } else this.#coming.delete(shape.id);
        continue;
      }
      if (next?.geometry !== shape.geometry) {
        this.#remove(shape.id);
        isLess = true;
        continue;
      }
      coming.delete(shape.id);
      isRepainted = this.#replace(next) || isRepainted;
    }
    if (this.#slotOf.size === 0) this.#clear();
    else if (this.#gone > this.#slotOf.size + maxRemoved || isSorted) {
      this.#clear();
      this.#coming.clear();
      coming.clear();
      for (const shape of wanted) coming.set(shape.id, shape);
    }
    for (const [id, shape] of coming) this.#coming.set(id, shape);
    this.#labels.forget();
    this.#dotsChanged();
    if (isLess || isRepainted) this.#paint();
    this.#readOn(isLess);
  }
  /** Looks have changed: of the shapes of these ids, or of all. */
  repaint(ids: Iterable<string> | null = null): void {
    if (ids === null) {
      // Each restyling brings colours; those of the one before are needed no more.
      this.#hooks.looks.clear();
      this.#items.forEach((item, slot) => {
        if (item) this.#looks[slot] = this.#hooks.look(item);
      });
    } else
      for (const id of ids) {
        const slot = this.#slotOf.get(id);
        if (slot !== undefined) this.#looks[slot] = this.#hooks.look(this.#items[slot]!);
      }
    this.layer.changed();
    this.#dotsChanged();
    this.#paint();
  }
  /** Names are others, or written otherwise. */
  rename(): void {
    this.#source.clear(true);
    this.#labels.forget();
    this.layer.changed();
  }
  /** How far names would reach beyond an extent at some scale, in pixels; nothing where a worker draws, without names. */
  reachOfNames(extent: Extent, resolution: number): Reach {
    if (resolution >= this.#crowdFrom || !this.#isVisible) return noReach;
    const features = this.#source.getFeaturesInExtent(extent) as NearFeature[];
    return this.#labels.reachAt(
      features.filter(({ slot }) => !this.dots.isClustered(slot, resolution)),
      extent,
      resolution,
    );
  }
  /** Bounds of the shape with this id and of all that came after it. */
  extentFrom(id: string): Extent | null {
    return this.#extentOf(null, this.#slotOf.get(id) ?? this.#items.length);
  }
  /** Bounds of the shapes with these ids, or of all, in Web Mercator metres; null when there are none. */
  extent(ids: Iterable<string> | null = null): Extent | null {
    return this.#extentOf(ids, 0);
  }
  #extentOf(ids: Iterable<string> | null, from: number): Extent | null {
    const found = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const take = (slot: number) => {
      const at = 4 * slot;
      if (!(this.#boxes[at]! <= this.#boxes[at + 2]!)) return;
      found[0] = Math.min(found[0]!, this.#boxes[at]!);
      found[1] = Math.min(found[1]!, this.#boxes[at + 1]!);
      found[2] = Math.max(found[2]!, this.#boxes[at + 2]!);
      found[3] = Math.max(found[3]!, this.#boxes[at + 3]!);
    };
    if (ids === null) for (let slot = from; slot < this.#unread; slot += 1) take(slot);
    else
      for (const id of ids) {
        const slot = this.#slotOf.get(id);
        if (slot !== undefined) take(slot);
      }
    return found[0] === Number.POSITIVE_INFINITY ? null : found;
  }
  /** The uppermost shape at a pixel, by its name too where names are drawn. */
  at(pixel: number[], [x, y]: number[]): string | undefined {
    if (!this.#isVisible) return undefined;
    const resolution = this.#map.getView().getResolution() ?? 1;
    if (resolution < this.layer.getMaxResolution()) {
      const hit = this.#map.forEachFeatureAtPixel(pixel, (feature) => feature.getId(), {
        layerFilter: (layer) => layer === this.layer,
        hitTolerance: 4,
      });
      // A layer that is drawn as one picture and thins its names does not find its points.
      if (hit !== undefined) return String(hit);
    }
    const reach = 6 * resolution;
    const around = [x! - reach, y! - reach, x! + reach, y! + reach];
    const iconFar = farthestOfIcons * resolution;
    const far = [x! - iconFar, y! - iconFar, x! + iconFar, y! + iconFar];
    for (let slot = this.#unread - 1; slot >= 0; slot -= 1) {
      const item = this.#shownAt(slot);
      if (item && this.#touches(slot, far) && this.#iconHolds(item, slot, [x!, y!], resolution)) return item.id;
      if (item && this.#touches(slot, around) && format.readGeometry(item.geometry)!.intersectsExtent(around)) return item.id;
    }
    return undefined;
  }
  /** Whether a place lies on the icon of a point. */
  #iconHolds(item: MapFeature, slot: number, [x, y]: [number, number], resolution: number): boolean {
    const icon = isDot(this.#boxes, slot, resolution) ? this.#hooks.icon?.(item) : undefined;
    if (!icon) return false;
    const { left, right, above, below } = iconReach(icon);
    const [toRight, up] = [(x - this.#boxes[4 * slot]!) / resolution, (y - this.#boxes[4 * slot + 1]!) / resolution];
    return toRight >= -left && toRight <= right && up >= -below && up <= above;
  }
  /** Ids of the shapes that have a place in common with an area, in the order of drawing. */
  within(area: Polygon): string[] {
    if (!this.#isVisible) return [];
    const [west, south, east, north] = area.getExtent() as [number, number, number, number];
    const found = new Set<string>();
    // Shapes may lie beyond the date line that a view looks across.
    for (const world of [-1, 0, 1].map((turn) => turn * worldMetres)) {
      const [extent, moved] = [[west + world, south, east + world, north], area.clone()];
      moved.translate(world, 0);
      for (let slot = 0; slot < this.#unread; slot += 1) {
        const item = this.#shownAt(slot);
        if (item && this.#touches(slot, extent) && touchesArea(moved, format.readGeometry(item.geometry)!)) found.add(item.id);
      }
    }
    return [...found];
  }
  /** Ids of the shapes that a circle at a pixel stands for. */
  clusterAt(pixel: number[]): string[] {
    return this.#isVisible ? this.dots.clusterAt(this.#map, pixel).flatMap((slot) => this.#items[slot]?.id ?? []) : [];
  }
  close(): void {
    clearTimeout(this.#timer);
    this.#crowd?.close();
  }

  get #isReading(): boolean {
    return this.#unread < this.#items.length || this.#coming.size > 0;
  }
  /** Where a dot stands for a shape, its name alone is written, and where a circle stands for several, nothing. */
  #stylesOf(feature: NearFeature, resolution: number): Style[] {
    const styles = this.#labels.placed(feature, this.#hooks.styles(feature, resolution), resolution);
    if (!isDot(this.#boxes, feature.slot, resolution)) return styles;
    // The line that leads to the name stays too: it has a place of its own.
    return this.dots.isClustered(feature.slot, resolution) ? [] : styles.filter((style) => style.getText() || isLeader(style));
  }
  /** The shape of a number, unless it is hidden. */
  #shownAt(slot: number): MapFeature | null | undefined {
    return this.#looks[slot] === hiddenLook ? null : this.#items[slot];
  }
  #touches(slot: number, [west, south, east, north]: Extent): boolean {
    const at = 4 * slot;
    return this.#boxes[at]! <= east! && this.#boxes[at + 2]! >= west! && this.#boxes[at + 1]! <= north! && this.#boxes[at + 3]! >= south!;
  }
  #near(extent: Extent, most: number): Feature[] {
    const [west, south, east, north] = extent as [number, number, number, number];
    const boxes = this.#boxes;
    const found: number[] = [];
    if (west > this.#bounds[1] || east < this.#bounds[0]) return [];
    for (let slot = 0, at = 0; slot < this.#unread; slot += 1, at += 4) {
      // Bounds of what is gone are no numbers, and touch nothing.
      if (
        !(boxes[at]! <= east && boxes[at + 2]! >= west && boxes[at + 1]! <= north && boxes[at + 3]! >= south) ||
        this.#source.getFeatureById(this.#items[slot]!.id)
      )
        continue;
      if (found.length >= most) return [];
      found.push(slot);
    }
    return found.map((slot) => {
      const item = this.#items[slot]!;
      const { id, geometry, style } = item;
      const label = this.#hooks.label?.(item);
      const feature = new NearFeature({ geometry: format.readGeometry(geometry)! });
      feature.slot = slot;
      feature.setId(id);
      feature.setProperties(
        {
          kind: style ?? 'project',
          label: label?.words ?? shortenedInMiddle(item.label ?? '', maxNameCharacters),
          labelSize: label?.sizePixels ?? textSizes.s,
          icon: this.#hooks.icon?.(item),
          shape: item,
        },
        true,
      );
      return feature;
    });
  }
  #forgetNear(id: string): void {
    const feature = this.#source.getFeatureById(id);
    if (feature) this.#source.removeFeature(feature as Feature);
  }
  #remove(id: string): void {
    const slot = this.#slotOf.get(id)!;
    this.#slotOf.delete(id);
    this.#items[slot] = null;
    this.#boxes.fill(Number.NaN, 4 * slot, 4 * slot + 4);
    this.#looks[slot] = hiddenLook;
    this.#load -= this.#loads[slot]!;
    this.#loads[slot] = 0;
    this.#gone += 1;
    this.#forgetNear(id);
  }
  /** The same geometry with another name or look; true when the look changed. */
  #replace(item: MapFeature): boolean {
    const slot = this.#slotOf.get(item.id)!;
    const look = this.#hooks.look(item);
    const isOther = look !== this.#looks[slot];
    if (item.label !== this.#items[slot]!.label || isOther) this.#forgetNear(item.id);
    this.#items[slot] = item;
    this.#looks[slot] = look;
    return isOther;
  }
  #number(item: MapFeature): void {
    const slot = this.#items.length;
    if (slot === this.#looks.length) {
      const [boxes, loads, looks] = [new Float64Array(8 * slot), new Float32Array(2 * slot), new Uint16Array(2 * slot)];
      boxes.set(this.#boxes);
      loads.set(this.#loads);
      looks.set(this.#looks);
      [this.#boxes, this.#loads, this.#looks] = [boxes, loads, looks];
    }
    this.#items.push(item);
    this.#boxes.fill(Number.NaN, 4 * slot, 4 * slot + 4);
    this.#loads[slot] = 0;
    this.#looks[slot] = this.#hooks.look(item);
    this.#slotOf.set(item.id, slot);
  }
  #clear(): void {
    this.#slotOf.clear();
    this.#items = [];
    this.#unread = 0;
    this.#gone = 0;
    this.#load = 0;
    this.#bounds = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    this.#read = [];
    this.#packer.take();
    this.#source.clear(true);
    this.#crowd?.clear();
  }

  /** Numbers shapes and reads them for some milliseconds, and goes on when the window had its turn. */
  #readOn(isLess = false): void {
    clearTimeout(this.#timer);
    const until = performance.now() + sliceMilliseconds;
    const coming = this.#coming.entries();
    while (performance.now() < until) {
      if (this.#unread === this.#items.length) {
        const next = coming.next();
        if (next.done) break;
        this.#coming.delete(next.value[0]);
        this.#number(next.value[1]);
      }
      const slot = this.#unread;
      this.#unread += 1;
      const item = this.#items[slot];
      if (!item) continue;
      this.#packer.add(slot, item.geometry);
      this.#boxes.set(this.#packer.box, 4 * slot);
      this.#bounds = [Math.min(this.#bounds[0], this.#packer.box[0]!), Math.max(this.#bounds[1], this.#packer.box[2]!)];
      this.#loads[slot] = this.#packer.corners === 0 ? 0 : loadOf(this.#packer.corners);
      this.#load += this.#loads[slot]!;
    }
    this.#isLess ||= isLess;
    if (!this.#isReading || performance.now() - this.#sharedAt >= shareMilliseconds) this.#shareRead();
    if (this.#isReading)
      this.#timer = setTimeout(() => {
        this.#readOn();
      }, 0);
    else for (const done of this.#waiting.splice(0)) done();
  }

  #shareRead(): void {
    if (!this.#packer.isEmpty) {
      this.#read.push(this.#packer.take());
      this.#labels.forget();
    }
    if (!this.#isReading || this.#dotsPace.isDue(this.#unread)) this.#dotsChanged();
    this.#sharedAt = performance.now();
    const isLess = this.#isLess;
    this.#isLess = false;
    this.#share(isLess);
  }

  #dotsChanged(): void {
    this.#dotsPace.looked(this.#unread);
    this.dots.refresh();
  }

  /** Few are drawn by the map, many by the worker. */
  #share(isLess: boolean): void {
    if (this.#load <= 1) {
      this.#crowdFrom = Number.POSITIVE_INFINITY;
      this.layer.setMaxResolution(Number.POSITIVE_INFINITY);
      if (this.#crowd) {
        // What the worker knew is read again: there is little of it.
        this.#map.removeLayer(this.#crowd.layer);
        this.#crowd.close();
        this.#crowd = null;
        const left = this.#items.filter((item) => item !== null);
        this.#clear();
        for (const item of left) this.#number(item);
        if (left.length > 0) this.#readOn();
      }
      this.#source.changed();
      return;
    }
    const isFirst = this.#crowd === null;
    if (!this.#crowd) {
      this.#crowd = new ShapeCrowd(
        (error) => {
          this.#hooks.fault(error);
        },
        () => {
          this.#handOver();
        },
      );
      this.#crowdFrom = 0;
      this.#crowd.layer.setVisible(this.#isVisible);
      const layers = this.#map.getLayers();
      layers.insertAt(layers.getArray().indexOf(this.layer) + 1, this.#crowd.layer);
      this.#paint();
    }
    // Shapes that came may have brought colours of their own.
    if (this.#painted !== this.#hooks.looks.size) this.#paint();
    for (const shapes of this.#read.splice(0)) this.#crowd.add(shapes, this.#looks.slice(0, this.#items.length));
    this.#crowd.isMoreComing = true;
    void this.#findScale(isFirst || isLess ? Number.POSITIVE_INFINITY : this.#crowdFrom || Number.POSITIVE_INFINITY);
  }
  /** From which scale on the worker draws; asked again whenever shapes have come or gone. */
  async #findScale(atMost: number): Promise<void> {
    this.#asking += 1;
    const [own, crowd] = [this.#asking, this.#crowd!];
    const from = await crowd.crowdedFrom(atMost).catch((error: Error) => {
      this.#hooks.fault(error);
      return this.#crowdFrom;
    });
    if (own !== this.#asking || crowd !== this.#crowd) return;
    crowd.isMoreComing = this.#isReading;
    if (from !== this.#crowdFrom) {
      this.#crowdFrom = from;
      crowd.layer.setMinResolution(from);
    }
    this.#handOver();
    this.#source.changed();
  }
  /** The map goes on drawing what it has until the worker's first picture is there. */
  #handOver(): void {
    if (this.#crowd?.hasPicture && this.layer.getMaxResolution() !== this.#crowdFrom) this.layer.setMaxResolution(this.#crowdFrom);
  }
  #paint(): void {
    const palette = this.#hooks.looks.palette();
    this.#painted = palette.length;
    this.#crowd?.paint(this.#looks.slice(0, this.#items.length), palette);
  }
}
