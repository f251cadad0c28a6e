import type { Properties } from '#geo/types.ts';

/** Style of a KML feature in the terms of the simplestyle specification, as other GIS programs read it from GeoJSON, and for what that has no word for, in those of togeojson. */
export interface Style {
  stroke?: string;
  'stroke-opacity'?: number;
  'stroke-width'?: number;
  fill?: string;
  'fill-opacity'?: number;
  icon?: string;
  /** of an icon, as simplestyle calls the colour of a point */
  'marker-color'?: string;
  'icon-opacity'?: number;
  'icon-scale'?: number;
  /** of a picture of several icons: the part that is this one, in pixels from its lower left corner */
  'icon-part'?: [x: number, y: number, width: number, height: number];
  /** degrees clockwise from north */
  'icon-heading'?: number;
  /** the place of the icon that lies on the point, from its lower left corner, and what each of the two numbers counts: `fraction`, `pixels`, or `insetPixels` from the upper right corner */
  'icon-offset'?: [x: number, y: number];
  'icon-offset-units'?: [x: string, y: string];
  'label-color'?: string;
  'label-opacity'?: number;
  /** 0: without a name on the map */
  'label-scale'?: number;
}

/** With what KML says of the outlines of areas alone. */
export interface KmlStyle extends Style {
  hasNoOutline?: true;
}

/** A shared style and one of the feature's own, as a feature with this kind of geometry shows them. */
export function appliedStyle(shared: KmlStyle | undefined, own: KmlStyle | null, isLine: boolean): Style {
  const { hasNoOutline, ...style } = { ...shared, ...own };
  return hasNoOutline && !isLine ? { ...style, 'stroke-opacity': 0 } : style;
}

/** KML writes aabbggrr. */
function fromKmlColour(text: string): { colour: string; opacity: number } | null {
  const match = /^#?([0-9a-f]{2})?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (!match) return null;
  return {
    colour: `#${match[4]}${match[3]}${match[2]}`.toLowerCase(),
    opacity: match[1] ? Math.round((parseInt(match[1], 16) / 255) * 1000) / 1000 : 1,
  };
}

export function toKmlColour(colour: string, opacity: number): string | null {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.trim());
  if (!match) return null;
  const alpha = Math.round(Math.max(0, Math.min(1, opacity)) * 255)
    .toString(16)
    .padStart(2, '0');
  return `${alpha}${match[3]}${match[2]}${match[1]}`.toLowerCase();
}

/** What `<IconStyle>` says of the icon, besides its colour. */
function iconFrom(values: ReadonlyMap<string, string>, number: (path: string) => number | undefined): KmlStyle {
  const icon = values.get('IconStyle/Icon/href')?.trim();
  const [scale, heading] = [number('IconStyle/scale'), number('IconStyle/heading')];
  const [x, y] = [number('IconStyle/hotSpot/x'), number('IconStyle/hotSpot/y')];
  // `gx:x` and the others of Google's extension; before it, KML 2.0 had them without a prefix.
  const [left = 0, bottom = 0, width = 0, height = 0] = ['x', 'y', 'w', 'h'].map((name) => number(`IconStyle/Icon/${name}`));
  const unit = (name: string) => values.get(`IconStyle/hotSpot/${name}`) ?? 'fraction';
  return {
    ...(scale === undefined || scale === 1 ? {} : { 'icon-scale': scale }),
    ...(icon ? { icon } : {}),
    ...(icon && width > 0 && height > 0 ? { 'icon-part': [left, bottom, width, height] } : {}),
    ...(heading === undefined || heading === 0 ? {} : { 'icon-heading': heading }),
    ...(x === undefined || y === undefined ? {} : { 'icon-offset': [x, y], 'icon-offset-units': [unit('xunits'), unit('yunits')] }),
  };
}

/** What `<Style>` says, from the texts of its children by path ("LineStyle/color"). */
export function styleFrom(values: ReadonlyMap<string, string>): KmlStyle {
  const colour = (path: string) => fromKmlColour(values.get(path) ?? '');
  const number = (path: string) => {
    const value = Number(values.get(path));
    return values.has(path) && Number.isFinite(value) ? value : undefined;
  };
  const is0 = (path: string) => /^(0|false)$/.test(values.get(path)?.trim() ?? '');
  const [line, fill, marker, label] = [
    colour('LineStyle/color'),
    colour('PolyStyle/color'),
    colour('IconStyle/color'),
    colour('LabelStyle/color'),
  ];
  const [width, labelScale] = [number('LineStyle/width'), number('LabelStyle/scale')];
  return {
    ...(line ? { stroke: line.colour, 'stroke-opacity': line.opacity } : {}),
    ...(width === undefined ? {} : { 'stroke-width': width }),
    ...(fill ? { fill: fill.colour, 'fill-opacity': fill.opacity } : {}),
    ...(is0('PolyStyle/fill') ? { 'fill-opacity': 0 } : {}),
    ...(is0('PolyStyle/outline') ? { hasNoOutline: true } : {}),
    ...(marker ? { 'marker-color': marker.colour } : {}),
    ...(marker && marker.opacity < 1 ? { 'icon-opacity': marker.opacity } : {}),
    ...iconFrom(values, number),
    ...(label ? { 'label-color': label.colour } : {}),
    ...(label && label.opacity < 1 ? { 'label-opacity': label.opacity } : {}),
    ...(labelScale === undefined || labelScale === 1 ? {} : { 'label-scale': labelScale }),
  };
}

export const styleKeys = [
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'fill',
  'fill-opacity',
  'icon',
  'marker-color',
  'icon-opacity',
  'icon-scale',
  'icon-part',
  'icon-heading',
  'icon-offset',
  'icon-offset-units',
  'label-color',
  'label-opacity',
  'label-scale',
] as const satisfies (keyof Style)[];

export function styleOf(properties: Properties | null): Style {
  return Object.fromEntries(
    styleKeys.filter((key) => properties?.[key] !== undefined && properties[key] !== null).map((key) => [key, properties![key]]),
  ) as Style;
}
