import type Feature from 'ol/Feature.js';
import { Circle, Fill, Stroke, Style, Text } from 'ol/style.js';
import type { MapFeature } from '#window/kit/map-types.ts';
import type { ShapeLook } from '#window/kit/workers/shape-look.ts';

type Kind = NonNullable<MapFeature['style']>;

const chosenColour = '#2f7fd1';
const colours: Record<Kind, { light: string; dark: string; fill: string }> = {
  project: { light: '#14503f', dark: '#4fb293', fill: 'rgba(28,107,88,0.06)' },
  import: { light: '#a86a0c', dark: '#e2ab4c', fill: 'rgba(208,138,26,0.14)' },
  problem: { light: '#b3362b', dark: '#f39a8e', fill: 'rgba(179,54,43,0.16)' },
};
export const shapeKinds = Object.keys(colours) as Kind[];

export function lookOf(kind: Kind, isChosen: boolean, dark: boolean): ShapeLook {
  const { fill, [dark ? 'dark' : 'light']: colour } = colours[kind];
  return {
    casing: dark ? 'rgba(10,16,14,.75)' : 'rgba(255,255,255,.8)',
    casingWidth: isChosen ? 5 : 4.2,
    fill: isChosen ? 'rgba(47,127,209,0.22)' : fill,
    line: isChosen ? chosenColour : colour,
    lineWidth: isChosen ? 2.6 : 1.8,
    radius: isChosen ? 6 : 4.5,
  };
}

const made = new Map<string, Style[]>();
/** The styles of shapes without a name are few and made once: a view may hold thousands of shapes. */
function plainStyles(kind: Kind, isChosen: boolean, dark: boolean): Style[] {
  const key = `${kind} ${isChosen} ${dark}`;
  let styles = made.get(key);
  if (!styles) {
    const { casing, casingWidth, fill, line, lineWidth, radius } = lookOf(kind, isChosen, dark);
    styles = [
      new Style({ stroke: new Stroke({ color: casing, width: casingWidth }) }),
      new Style({
        fill: new Fill({ color: fill }),
        stroke: new Stroke({ color: line, width: lineWidth }),
        image: new Circle({ radius, fill: new Fill({ color: line }), stroke: new Stroke({ color: '#fff', width: 1.5 }) }),
      }),
    ];
    made.set(key, styles);
  }
  return styles;
}

export function shapeStyles(feature: Feature, isChosen: boolean, dark: boolean): Style[] {
  const [casing, body] = plainStyles(feature.get('kind') as Kind, isChosen, dark) as [Style, Style];
  const label = String(feature.get('label') ?? '');
  if (!label) return [casing, body];
  const named = body.clone();
  named.setText(
    new Text({
      text: label,
      font: '11.5px "Inter Variable", "Noto Scripts", sans-serif',
      overflow: false,
      fill: new Fill({ color: dark ? '#e8ecea' : '#1d2422' }),
      stroke: new Stroke({ color: dark ? 'rgba(20,26,26,.85)' : 'rgba(255,255,255,.85)', width: 3 }),
      offsetY: feature.getGeometry()?.getType() === 'Point' ? -14 : 0,
    }),
  );
  return [casing, named];
}
