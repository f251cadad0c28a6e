import type { Properties } from '#geo/types.ts';

/** Style of a KML feature in the terms of the simplestyle specification, as other GIS programs read it from GeoJSON. */
export interface Style {
  stroke?: string;
  'stroke-opacity'?: number;
  'stroke-width'?: number;
  fill?: string;
  'fill-opacity'?: number;
  icon?: string;
  /** of an icon, as simplestyle calls the colour of a point */
  'marker-color'?: string;
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

/** What `<Style>` says, from the texts of its children by path ("LineStyle/color"). */
export function styleFrom(values: Map<string, string>): Style {
  const style: Style = {};
  const line = fromKmlColour(values.get('LineStyle/color') ?? '');
  if (line) {
    style.stroke = line.colour;
    style['stroke-opacity'] = line.opacity;
  }
  const width = Number(values.get('LineStyle/width'));
  if (values.has('LineStyle/width') && Number.isFinite(width)) style['stroke-width'] = width;
  const fill = fromKmlColour(values.get('PolyStyle/color') ?? '');
  if (fill) {
    style.fill = fill.colour;
    style['fill-opacity'] = fill.opacity;
  }
  if (values.get('PolyStyle/fill')?.trim() === '0') style['fill-opacity'] = 0;
  if (values.get('PolyStyle/outline')?.trim() === '0') style['stroke-opacity'] = 0;
  const marker = fromKmlColour(values.get('IconStyle/color') ?? '');
  if (marker) style['marker-color'] = marker.colour;
  const icon = values.get('IconStyle/Icon/href')?.trim();
  if (icon) style.icon = icon;
  return style;
}

export const styleKeys = ['stroke', 'stroke-opacity', 'stroke-width', 'fill', 'fill-opacity', 'icon', 'marker-color'] as const;

export function styleOf(properties: Properties | null): Style {
  return Object.fromEntries(
    styleKeys.filter((key) => properties?.[key] !== undefined && properties[key] !== null).map((key) => [key, properties![key]]),
  ) as Style;
}
