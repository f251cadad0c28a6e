import Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import type { Extent } from 'ol/extent.js';
import { asArray } from 'ol/color.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import { chosenColours, mapGround, pointEdge, themeColours, themeOf } from '#window/kit/colours.ts';
import { whole } from '#window/kit/text/index.ts';
import { canvasFont } from '#window/kit/type-scale.ts';
import { hiddenLook, maxDotPixels } from '#window/kit/workers/shape-pictures.ts';
import type { ShapeLook } from '#window/kit/workers/shape-look.ts';
import type { ShapeLooks } from './shape-looks.ts';
import { shapeKinds } from './shape-style.ts';
import { iconStyles } from './icon-style.ts';

const worldMetres = 2 * Math.PI * 6_378_137;
/** Dots that lie together in a cell of this size are counted; where more would cover one another, a circle with their number stands for them. */
const cellPixels = 48;
const maxDotsInCell = 8;
/** So many chosen ones are shown as dots beside the circle of their crowd. */
const maxChosenBesideCluster = 4;
const maxKeptFeatures = 20_000;
const maxClusterRadius = 22;

/** Shapes by their numbers: west, south, east, north in Web Mercator metres (no numbers where there is none), and looks: kind and chosen or not. */
export interface DotShapes {
  count: number;
  boxes: Float64Array;
  looks: Uint16Array;
}

/** Whether a shape is too small for its outline. */
export function isDot(boxes: Float64Array, slot: number, resolution: number): boolean {
  const at = 4 * slot;
  const most = maxDotPixels * resolution;
  return boxes[at + 2]! - boxes[at]! < most && boxes[at + 3]! - boxes[at + 1]! < most;
}

/** In pixels; the circle grows with the number's logarithm. */
const clusterRadius = (count: number): number => Math.min(maxClusterRadius, 7 + 4.8 * Math.log10(count));

class DotFeature extends Feature<Point> {
  slots: number[] = [];
  look = 0;
  isCluster = false;
}

/** Dots are found when the map asks for a place and a scale. */
class DotSource extends VectorSource<DotFeature> {
  load: (extent: Extent, resolution: number) => DotFeature[] = () => [];
  extent: () => Extent | null = () => null;
  override loadFeatures(extent: Extent, resolution: number): void {
    this.addFeaturesInternal(this.load(extent, resolution));
  }
  override getExtent(): Extent {
    return this.extent() ?? super.getExtent()!;
  }
}

/** Shapes under six pixels as dots in their colours, and crowds of dots as circles with their number. */
export class ShapeDots {
  readonly layer: VectorLayer;
  readonly #source = new DotSource();
  readonly #shapes: () => DotShapes;
  readonly #isDark: () => boolean;
  readonly #lookNumbers: ShapeLooks;
  /** the scale that cells were made for, the cells, and the shapes in clusters */
  #resolution = 0;
  readonly #cells = new Set<string>();
  readonly #clustered = new Set<number>();
  readonly #styles = new Map<string, Style | Style[]>();
  #styledDark = false;

  constructor(shapes: () => DotShapes, isDark: () => boolean, extent: () => Extent | null, lookNumbers: ShapeLooks) {
    this.#shapes = shapes;
    this.#lookNumbers = lookNumbers;
    this.#isDark = isDark;
    this.#source.load = (around, resolution) => this.#load(around, resolution);
    this.#source.extent = extent;
    this.layer = new VectorLayer({
      source: this.#source,
      renderOrder: (a, b) =>
        Number((b as DotFeature).isCluster) - Number((a as DotFeature).isCluster) ||
        (a as DotFeature).slots[0]! - (b as DotFeature).slots[0]!,
      style: (feature) => this.#styleOf(feature as DotFeature),
    });
  }

  /** Shapes or their looks have changed. */
  refresh(): void {
    this.#forget();
    // A number may stand for another look now.
    this.#styles.clear();
    this.layer.changed();
  }
  /** Whether a circle stands for this shape in a view. */
  isClustered(slot: number, resolution: number): boolean {
    if (resolution !== this.#resolution) return false;
    return this.#clustered.has(slot);
  }
  /** Finds the dots of a place before another layer asks which of its shapes are among them. */
  prepare(extent: Extent, resolution: number): void {
    this.#source.loadFeatures(extent, resolution);
  }
  /** Numbers of the shapes that the circle at a pixel stands for. */
  clusterAt(map: OlMap, pixel: number[]): readonly number[] {
    const found = map.forEachFeatureAtPixel(pixel, (feature) => feature as DotFeature, {
      layerFilter: (layer) => layer === this.layer,
    });
    return found?.isCluster ? found.slots : [];
  }

  #forget(): void {
    this.#cells.clear();
    this.#clustered.clear();
    this.#source.clear(true);
  }
  #load([west, south, east, north]: Extent, resolution: number): DotFeature[] {
    if (resolution !== this.#resolution || this.#source.getFeatures().length > maxKeptFeatures) {
      this.#forget();
      this.#resolution = resolution;
    }
    const side = cellPixels * resolution;
    const { count, boxes, looks } = this.#shapes();
    const cells = new Map<string, number[]>();
    const [left, right, low, high] = [west!, east!, south!, north!].map((edge) => Math.floor(edge / side)) as [
      number,
      number,
      number,
      number,
    ];
    // Shapes may lie beyond the date line that a view looks across.
    for (const columns of [-1, 0, 1].map((world) => (world * worldMetres) / side))
      for (let slot = 0, at = 0; slot < count; slot += 1, at += 4) {
        if (!isDot(boxes, slot, resolution) || looks[slot] === hiddenLook) continue;
        const column = Math.floor((boxes[at]! + boxes[at + 2]!) / 2 / side);
        const row = Math.floor((boxes[at + 1]! + boxes[at + 3]!) / 2 / side);
        if (column + columns < left - 1 || column + columns > right + 1 || row < low || row > high) continue;
        const key = `${column} ${row}`;
        if (this.#cells.has(key)) continue;
        const members = cells.get(key);
        if (!members) cells.set(key, [slot]);
        else if (members.at(-1)! < slot) members.push(slot);
      }
    for (const key of cells.keys()) this.#cells.add(key);
    return this.#joined([...cells.values()], boxes, resolution).flatMap((slots) => this.#featuresOf(slots, boxes, looks));
  }
  /** Crowds of neighbouring cells whose circles would lie over one another become one. */
  #joined(cells: number[][], boxes: Float64Array, resolution: number): number[][] {
    const kept: { slots: number[]; x: number; y: number; radius: number }[] = [];
    const few = cells.filter((slots) => slots.length <= maxDotsInCell);
    for (const slots of cells.filter((other) => other.length > maxDotsInCell).sort((a, b) => b.length - a.length)) {
      const [x, y] = centreOf(slots, boxes);
      const radius = clusterRadius(slots.length);
      const near = kept.find((other) => Math.hypot(other.x - x, other.y - y) < (other.radius + radius) * resolution);
      if (near) near.slots = near.slots.concat(slots);
      else kept.push({ slots, x, y, radius });
    }
    return [...few, ...kept.map(({ slots }) => slots.sort((a, b) => a - b))];
  }
  #featuresOf(slots: number[], boxes: Float64Array, looks: Uint16Array): DotFeature[] {
    if (slots.length <= maxDotsInCell) return slots.map((slot) => dotOf([slot], boxes, looks[slot]!, false));
    const chosen = slots.filter((slot) => looks[slot]! % 2 === 1);
    const beside = chosen.length <= maxChosenBesideCluster ? chosen : [];
    for (const slot of slots) if (!beside.includes(slot)) this.#clustered.add(slot);
    return [
      dotOf(slots, boxes, lookOfCrowd(slots, looks, this.#lookNumbers), true),
      ...beside.map((slot) => dotOf([slot], boxes, looks[slot]!, false)),
    ];
  }

  #styleOf({ slots, look, isCluster }: DotFeature): Style | Style[] {
    const dark = this.#isDark();
    if (dark !== this.#styledDark || this.#styles.size > 3000) this.#styles.clear();
    this.#styledDark = dark;
    const key = `${look} ${isCluster ? slots.length : ''}`;
    let style = this.#styles.get(key);
    if (!style) {
      style = isCluster
        ? clusterStyle(slots.length, look, look < 0 ? themeColours[themeOf(dark)].ink2 : this.#lookNumbers.of(look & ~1).disc, dark)
        : this.#dotStyles(look);
      this.#styles.set(key, style);
    }
    return style;
  }
  #dotStyles(look: number): Style | Style[] {
    const icon = this.#lookNumbers.iconOf(look);
    return (icon && iconStyles(icon, look % 2 === 1)) ?? dotStyle(this.#lookNumbers.of(look));
  }
}

function centreOf(slots: readonly number[], boxes: Float64Array): [x: number, y: number] {
  let [x, y] = [0, 0];
  for (const slot of slots) {
    x += (boxes[4 * slot]! + boxes[4 * slot + 2]!) / 2;
    y += (boxes[4 * slot + 1]! + boxes[4 * slot + 3]!) / 2;
  }
  return [x / slots.length, y / slots.length];
}
function dotOf(slots: number[], boxes: Float64Array, look: number, isCluster: boolean): DotFeature {
  const feature = new DotFeature(new Point(centreOf(slots, boxes)));
  return Object.assign(feature, { slots, look, isCluster });
}
const problemKind = shapeKinds.indexOf('problem');
/** looks of crowds of several colours: none of them, and with a choice in it */
const mixedLooks = [-2, -1] as const;
/** A crowd looks like its shapes where they look alike, like a problem when one is in it, and like a choice when one of it is chosen. */
function lookOfCrowd(slots: readonly number[], looks: Uint16Array, numbers: ShapeLooks): number {
  const hasProblem = slots.some((slot) => numbers.kindOf(looks[slot]!) === problemKind);
  const isChosen = slots.some((slot) => looks[slot]! % 2 === 1);
  const first = looks[slots[0]!]! & ~1;
  if (!hasProblem && slots.some((slot) => (looks[slot]! & ~1) !== first)) return mixedLooks[Number(isChosen)]!;
  return (hasProblem ? problemKind * 2 : first) + Number(isChosen);
}

function dotStyle({ disc, radius }: ShapeLook): Style {
  return new Style({
    image: new Circle({ radius, fill: new Fill({ color: disc }), stroke: new Stroke({ color: pointEdge, width: 1.5 }) }),
  });
}
/** Black or white, whichever is read on a colour. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = asArray(colour);
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140 ? themeColours.dark.accentInk : themeColours.light.accentInk;
}
/** A circle with a number; `look` odd: some of what it stands for is selected. */
export function clusterStyle(count: number, look: number, colour: string, dark: boolean): Style {
  const theme = themeOf(dark);
  const isChosen = Math.abs(look) % 2 === 1;
  return new Style({
    image: new Circle({
      radius: clusterRadius(count),
      // A number that is left out would be a wrong sum.
      declutterMode: 'none',
      fill: new Fill({ color: colour }),
      stroke: new Stroke({ color: isChosen ? chosenColours.line : mapGround[theme].edge, width: isChosen ? 3.5 : 2 }),
    }),
    text: new Text({ text: whole(count), font: canvasFont('xs', 600), fill: new Fill({ color: inkOn(colour) }), declutterMode: 'none' }),
  });
}
