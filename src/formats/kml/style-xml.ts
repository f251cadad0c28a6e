import type { Feature } from '#geo/types.ts';
import type { LayerStyle } from '#styling/layer-style.ts';
import { elementXml, escapeXml } from '../text/xml-text.ts';
import { documentStyle } from './hectare-style.ts';
import { styleOf, toKmlColour, type Style } from './kml-style.ts';
import { hotSpotUnits } from './point-icon.ts';

/** Where Google's extension of KML has its names. */
const googleExtension = 'http://www.google.com/kml/ext/2.2';

/** A number as KML has it; nothing for what is none. */
const numberXml = (name: string, value: unknown): string => {
  const number = value === undefined || value === null || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? elementXml(name, String(number)) : '';
};

/** The children of `<Style>` (KML 2.3, section 12.2 to 12.8), which stand in this order; empty where there is nothing to say. */
function styleParts(style: Style, prefix = ''): string {
  const element = (name: string, content: string) => elementXml(prefix + name, content);
  const part = (name: string, content: string) => (content ? element(name, content) : '');
  const colour = (value: string | undefined, opacity = 1) => {
    const text = typeof value === 'string' ? toKmlColour(value, Number(opacity)) : null;
    return text === null ? '' : element('color', text);
  };
  const number = (name: string, value: unknown) => numberXml(prefix + name, value);
  const hotSpot = () => {
    const [place, units] = [style['icon-offset'], style['icon-offset-units']];
    if (!Array.isArray(place) || !place.every((value) => typeof value === 'number' && Number.isFinite(value)) || place.length !== 2)
      return '';
    const [xunits, yunits] = [0, 1].map((at) => hotSpotUnits.find((unit) => unit === units?.[at]) ?? 'fraction') as [string, string];
    return elementXml(`${prefix}hotSpot`, '', { x: String(place[0]), y: String(place[1]), xunits, yunits });
  };
  const iconPart = () => {
    const part = style['icon-part'];
    if (!Array.isArray(part) || part.length !== 4 || !part.every((value) => typeof value === 'number' && Number.isFinite(value))) return '';
    return part.map((value, at) => elementXml(`gx:${'xywh'[at]}`, String(value), { 'xmlns:gx': googleExtension })).join('');
  };
  // No outline, and no colour of one: KML says so at the area.
  const withoutOutline = style['stroke-opacity'] === 0 && style.stroke === undefined;
  return [
    part(
      'IconStyle',
      colour(style['marker-color'], style['icon-opacity']) +
        number('scale', style['icon-scale']) +
        number('heading', style['icon-heading']) +
        (style.icon ? element('Icon', element('href', escapeXml(String(style.icon))) + iconPart()) : '') +
        hotSpot(),
    ),
    part('LabelStyle', colour(style['label-color'], style['label-opacity']) + number('scale', style['label-scale'])),
    part('LineStyle', colour(style.stroke, style['stroke-opacity']) + number('width', style['stroke-width'])),
    part(
      'PolyStyle',
      colour(style.fill, style['fill-opacity']) +
        (style['fill-opacity'] === 0 ? element('fill', '0') : '') +
        (withoutOutline ? element('outline', '0') : ''),
    ),
  ].join('');
}

/** A style that stands with its placemark; empty where there is nothing to say. */
export function ownStyleXml(style: Style, prefix = ''): string {
  const parts = styleParts(style, prefix);
  return parts ? elementXml(`${prefix}Style`, parts) : '';
}

/** Styles beyond so many stand with their placemarks. */
const maxShared = 2000;

/** The styles of a document that is written: each once, however many placemarks have it. */
export class SharedStyles {
  readonly #named: readonly [id: string, parts: string][];
  readonly #of: (feature: Feature) => string | Style;
  readonly #ids = new Map<string, string>();

  constructor(style: LayerStyle | undefined) {
    const document = style ? documentStyle(style) : null;
    this.#named = [...(document?.shared ?? [])].map(([id, look]) => [id, styleParts(look)]);
    this.#of = document?.of ?? (({ properties }) => styleOf(properties));
  }

  add(feature: Feature): void {
    const style = this.#of(feature);
    if (typeof style === 'string') return;
    const parts = styleParts(style);
    if (parts && this.#ids.size < maxShared && !this.#ids.has(parts)) this.#ids.set(parts, `style-${this.#ids.size + 1}`);
  }
  /** What a placemark says of its style. */
  elementOf(feature: Feature): string {
    const style = this.#of(feature);
    if (typeof style === 'string') return elementXml('styleUrl', `#${style}`);
    const id = this.#ids.get(styleParts(style));
    return id === undefined ? ownStyleXml(style) : elementXml('styleUrl', `#${id}`);
  }
  xml(): string {
    return [...this.#named, ...[...this.#ids].map(([parts, id]): [string, string] => [id, parts])]
      .map(([id, parts]) => `${elementXml('Style', parts, { id })}\n`)
      .join('');
  }
}
