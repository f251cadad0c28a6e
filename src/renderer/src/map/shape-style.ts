import type Feature from 'ol/Feature.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import { chosenColours, mapGround, pointEdge, shapeColours, themeColours, themeOf } from '#window/kit/colours.ts';
import type { MapFeature, OwnColours } from '#window/kit/map-types.ts';
import { canvasFont } from '#window/kit/type-scale.ts';
import type { ShapeLook } from '#window/kit/workers/shape-look.ts';
import { labelOffset, labelPlace } from './label-place.ts';

type Kind = NonNullable<MapFeature['style']>;

export const shapeKinds = Object.keys(shapeColours) as Kind[];

export function lookOf(kind: Kind, isChosen: boolean, dark: boolean, own?: OwnColours): ShapeLook {
  const { fill, [themeOf(dark)]: colour } = shapeColours[kind];
  return {
    casing: mapGround[themeOf(dark)].casing,
    casingWidth: isChosen ? 5 : (own?.width ?? 1.8) + 2.4,
    fill: isChosen ? chosenColours.fill : (own?.fill ?? fill),
    line: isChosen ? chosenColours.line : (own?.line ?? colour),
    lineWidth: isChosen ? 2.6 : (own?.width ?? 1.8),
    radius: isChosen ? 6 : 4.5,
  };
}

/** pixels drawn and left out */
const dash = [8, 5];
const made = new Map<string, Style[]>();
const maxMade = 500;
/** The styles of shapes without a name are few and made once: a view may hold thousands of shapes. */
function plainStyles(kind: Kind, isChosen: boolean, dark: boolean, own?: OwnColours): Style[] {
  const key = `${kind} ${isChosen} ${dark} ${own ? JSON.stringify(own) : ''}`;
  let styles = made.get(key);
  if (!styles) {
    const { casing, casingWidth, fill, line, lineWidth, radius } = lookOf(kind, isChosen, dark, own);
    styles = [
      new Style({ stroke: new Stroke({ color: casing, width: casingWidth }) }),
      new Style({
        fill: new Fill({ color: fill }),
        stroke: new Stroke({ color: line, width: lineWidth, ...(own?.isDashed ? { lineDash: dash } : {}) }),
        image: new Circle({
          radius,
          fill: new Fill({ color: line }),
          stroke: new Stroke({ color: pointEdge, width: 1.5 }),
          declutterMode: 'none',
        }),
      }),
    ];
    if (made.size >= maxMade) made.clear();
    made.set(key, styles);
  }
  return styles;
}

/** The name of a shape. It is written whether or not it is wider than the shape; the layer leaves out names that would meet. */
function nameStyle(feature: Feature, label: string, resolution: number, dark: boolean): Style {
  const geometry = feature.getGeometry()!;
  return new Style({
    geometry: labelPlace(geometry),
    text: new Text({
      text: label,
      font: canvasFont('s'),
      fill: new Fill({ color: themeColours[themeOf(dark)].ink }),
      stroke: new Stroke({ color: mapGround[themeOf(dark)].halo, width: 3 }),
      offsetY: labelOffset(geometry, resolution),
    }),
  });
}

export function shapeStyles(feature: Feature, resolution: number, isChosen: boolean, dark: boolean): Style[] {
  const styles = plainStyles(feature.get('kind') as Kind, isChosen, dark, feature.get('colours') as OwnColours | undefined);
  const label = String(feature.get('label') ?? '');
  return label ? [...styles, nameStyle(feature, label, resolution, dark)] : styles;
}
