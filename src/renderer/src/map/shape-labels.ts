import type Feature from 'ol/Feature.js';
import { LineString, MultiLineString } from 'ol/geom.js';
import type { Extent } from 'ol/extent.js';
import type OlGeometry from 'ol/geom/Geometry.js';
import { Stroke, Style } from 'ol/style.js';
import { mapGround, themeColours, themeOf } from '#window/kit/colours.ts';
import type { MapIcon } from '#window/kit/map-types.ts';
import { iconReach } from '#window/kit/point-icon.ts';
import { canvasFontOf } from '#window/kit/type-scale.ts';
import { noReach, type Reach } from './fit-padding.ts';
import { labelPlace } from './label-place.ts';
import { layOutLabels, leaderEnd, reachOfLabels, type LabelSpot, type LabelWish } from './label-layout.ts';

/** Of more names in sight most have no room anyway; those that meet are left out, as the layer finds them. */
const maxLabels = 400;
/** Half of a dot, which stands for shapes that are smaller. */
const dotRadiusPixels = 6;
const lineHeight = 1.25;

/** Whether a style draws the line to a name. */
export const isLeader = (style: Style): boolean => style.getGeometry() instanceof LineString;

type Labelled = Feature<OlGeometry> & { slot: number };

/** Where the names of shapes stand at one scale. Names that stand stay while the map is moved. */
export class ShapeLabels {
  #resolution = 0;
  #spots = new Map<number, LabelSpot>();
  readonly #known = new Set<number>();
  readonly #sizes = new Map<number, [width: number, height: number]>();
  readonly #isDark: () => boolean;
  #context: CanvasRenderingContext2D | null = null;

  constructor(isDark: () => boolean) {
    this.#isDark = isDark;
  }

  /** Finds room for the names of shapes in sight. */
  arrange(features: readonly Labelled[], resolution: number): void {
    if (resolution !== this.#resolution) this.forget();
    this.#resolution = resolution;
    const named = features.filter((feature) => feature.get('label') !== '');
    if (named.length > maxLabels) {
      this.forget();
      return;
    }
    if (named.every(({ slot }) => this.#known.has(slot))) return;
    const wishes = named.map((feature) => this.#wishOf(feature, resolution));
    const kept = this.#spots;
    this.#spots = layOutLabels(wishes, kept);
    for (const { key, width, height } of wishes) {
      this.#known.add(key);
      this.#sizes.set(key, [width, height]);
    }
  }
  forget(): void {
    this.#spots = new Map();
    this.#known.clear();
    this.#sizes.clear();
  }

  /** How far names reach beyond an extent of the map at some scale, in pixels; nothing of so many that names that meet are left out. */
  reachAt(features: readonly Labelled[], [west, south, east, north]: Extent, resolution: number): Reach {
    const named = features.filter((feature) => feature.get('label') !== '');
    if (named.length > maxLabels) return noReach;
    return reachOfLabels(
      named.map((feature) => this.#wishOf(feature, resolution)),
      { left: west! / resolution, right: east! / resolution, top: -north! / resolution, bottom: -south! / resolution },
    );
  }

  /** The styles of a shape with its name where it has room, and the line that leads there. */
  placed(feature: Labelled, styles: Style[], resolution: number): Style[] {
    if (resolution !== this.#resolution || !this.#known.has(feature.slot)) return styles;
    const spot = this.#spots.get(feature.slot);
    if (!spot) return styles.filter((style) => !style.getText());
    for (const style of styles) {
      style.getText()?.setOffsetX(spot.dx);
      style.getText()?.setOffsetY(spot.dy);
    }
    return spot.isLed ? [...this.#leader(feature, spot, resolution), ...styles] : styles;
  }

  #wishOf(feature: Labelled, resolution: number): LabelWish {
    const geometry = feature.getGeometry()!;
    const [x, y] = labelPlace(geometry).getCoordinates() as [number, number];
    const [west, south, east, north] = geometry.getExtent() as [number, number, number, number];
    const isLine = geometry instanceof LineString || geometry instanceof MultiLineString;
    const isDot = Math.max(east - west, north - south) / resolution < 2 * dotRadiusPixels;
    const icon = feature.get('icon') as MapIcon | undefined;
    const reach = (metres: number) => (isDot ? dotRadiusPixels : isLine ? 0 : metres / resolution);
    const around = icon && isDot ? iconReach(icon) : null;
    return {
      key: feature.slot,
      x: x / resolution,
      y: -y / resolution,
      left: Math.max(0, around?.left ?? reach(x - west)),
      right: Math.max(0, around?.right ?? reach(east - x)),
      above: Math.max(0, around?.above ?? reach(north - y)),
      below: Math.max(0, around?.below ?? reach(y - south)),
      width: this.#widthOf(String(feature.get('label')), Number(feature.get('labelSize'))),
      height: Number(feature.get('labelSize')) * lineHeight,
      ...(around ? { isIcon: true } : {}),
    };
  }
  #widthOf(words: string, sizePixels: number): number {
    this.#context ??= document.createElement('canvas').getContext('2d');
    if (!this.#context) return words.length * sizePixels * 0.55;
    this.#context.font = canvasFontOf(sizePixels);
    return this.#context.measureText(words).width;
  }
  #leader(feature: Labelled, spot: LabelSpot, resolution: number): Style[] {
    const [width, height] = this.#sizes.get(feature.slot)!;
    const [x, y] = labelPlace(feature.getGeometry()!).getCoordinates() as [number, number];
    const [dx, dy] = leaderEnd(spot, width, height);
    const geometry = new LineString([
      [x, y],
      [x + dx * resolution, y - dy * resolution],
    ]);
    const theme = themeOf(this.#isDark());
    return [
      new Style({ geometry, stroke: new Stroke({ color: mapGround[theme].halo, width: 3 }) }),
      new Style({ geometry, stroke: new Stroke({ color: themeColours[theme].ink2, width: 1 }) }),
    ];
  }
}
