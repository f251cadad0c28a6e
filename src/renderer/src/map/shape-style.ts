import type Feature from 'ol/Feature.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import { chosenColours, isClear, mapGround, noColour, pointEdge, shapeColours, themeColours, themeOf } from '#window/kit/colours.ts';
import type { LayerPaint, MapFeature, OwnColours } from '#window/kit/map-types.ts';
import { labelSizesPixels } from '#styling/layer-style.ts';
import { canvasFontOf, textSizes } from '#window/kit/type-scale.ts';
import type { ShapeLook } from '#window/kit/workers/shape-look.ts';
import { iconStyles } from './icon-style.ts';
import { labelOffset, labelPlace } from './label-place.ts';

type Kind = NonNullable<MapFeature['style']>;

export const shapeKinds = Object.keys(shapeColours) as Kind[];

export function lookOf(kind: Kind, isChosen: boolean, dark: boolean, own: OwnColours = {}): ShapeLook {
  const { fill, [themeOf(dark)]: colour } = shapeColours[kind];
  const { line = colour, width = 1.8 } = own;
  const { casing } = mapGround[themeOf(dark)];
  if (isChosen)
    return {
      casing,
      casingWidth: 5,
      fill: chosenColours.fill,
      line: chosenColours.line,
      disc: chosenColours.line,
      lineWidth: 2.6,
      radius: 6,
    };
  return {
    // A line that is not drawn has no edge either.
    casing: isClear(line) ? noColour : casing,
    casingWidth: width + 2.4,
    fill: own.fill ?? fill,
    line,
    disc: own.point ?? line,
    lineWidth: width,
    radius: 4.5,
  };
}

/** pixels drawn and left out */
const dash = [8, 5];
const made = new Map<string, Style[]>();
const maxMade = 500;
/** The styles of shapes without a name are few and made once: a view may hold thousands of shapes. */
function plainStyles(kind: Kind, isChosen: boolean, dark: boolean, own?: OwnColours): Style[] {
  const key = `${kind} ${isChosen} ${dark} ${own ? JSON.stringify(own, (name, value: unknown) => (name === 'icon' ? own.icon?.key : value)) : ''}`;
  let styles = made.get(key);
  if (!styles) {
    const { casing, casingWidth, fill, line, disc, lineWidth, radius } = lookOf(kind, isChosen, dark, own);
    const icon = own?.icon && iconStyles(own.icon, isChosen);
    styles = [
      new Style({ stroke: new Stroke({ color: casing, width: casingWidth }) }),
      new Style({
        fill: new Fill({ color: fill }),
        stroke: new Stroke({ color: line, width: lineWidth, ...(own?.isDashed ? { lineDash: dash } : {}) }),
        ...(icon
          ? {}
          : {
              image: new Circle({
                radius,
                fill: new Fill({ color: disc }),
                stroke: new Stroke({ color: pointEdge, width: 1.5 }),
                declutterMode: 'none',
              }),
            }),
      }),
      ...(icon ?? []),
    ];
    if (made.size >= maxMade) made.clear();
    made.set(key, styles);
  }
  return styles;
}

/** How large the name of a shape is written, in pixels: as its file says, within what can be read and leaves room for others. */
export const nameSizeOf = ({ labelLook }: Pick<MapFeature, 'labelLook'>): number =>
  Math.max(labelSizesPixels.least, Math.min(labelSizesPixels.most, Math.round(textSizes.s * (labelLook?.scale ?? 1))));

/** The name of a shape. It is written whether or not it is wider than the shape; the layer leaves out names that would meet. */
function nameStyle(feature: Feature, label: string, resolution: number, dark: boolean, hasHalo: boolean): Style {
  const geometry = feature.getGeometry()!;
  const { colour, isBright } = (feature.get('shape') as MapFeature).labelLook ?? {};
  const theme = themeOf(dark);
  // A colour of the file stands out by the halo of the map that it is not like.
  const haloOf = colour === undefined ? theme : themeOf(isBright === true);
  return new Style({
    geometry: labelPlace(geometry),
    text: new Text({
      text: label,
      font: canvasFontOf(Number(feature.get('labelSize'))),
      fill: new Fill({ color: colour ?? themeColours[theme].ink }),
      ...(hasHalo ? { stroke: new Stroke({ color: mapGround[haloOf].halo, width: 3 }) } : {}),
      offsetY: labelOffset(geometry, resolution),
    }),
  });
}

/** `paint`: of the layer of the shape, where it has one. */
export function shapeStyles(feature: Feature, resolution: number, isChosen: boolean, dark: boolean, paint?: LayerPaint): Style[] {
  const shape = feature.get('shape') as MapFeature;
  const styles = plainStyles(feature.get('kind') as Kind, isChosen, dark, paint ? paint.coloursOf(shape) : shape.colours);
  const label = String(feature.get('label') ?? '');
  return label ? [...styles, nameStyle(feature, label, resolution, dark, paint?.hasHalo ?? true)] : styles;
}
