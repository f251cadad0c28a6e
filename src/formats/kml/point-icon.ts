import type { Properties } from '#geo/types.ts';

/** What the numbers of a hot spot count (KML 2.3, section 16.21). */
export const hotSpotUnits = ['fraction', 'pixels', 'insetPixels'] as const;
type HotSpotUnit = (typeof hotSpotUnits)[number];

/** The icon that a point brings from its file (KML 2.3, section 12.9). */
export interface PointIcon {
  /** of its picture, as it is written */
  address: string;
  /** of a picture of several icons: the part that is this one, in pixels from its lower left corner; null for all of it */
  part: { x: number; y: number; width: number; height: number } | null;
  /** 1: the shorter side of the picture is 32 pixels */
  scale: number;
  /** clockwise from north */
  headingDegrees: number;
  /** null: the middle of the picture */
  hotSpot: { x: number; y: number; xUnit: HotSpotUnit; yUnit: HotSpotUnit } | null;
  /** the colours of the picture are multiplied with it; 0..255 */
  tint: readonly [red: number, green: number, blue: number];
  opacity: number;
}

/** Larger ones cover the map. */
const maxScale = 8;
const longestAddress = 8_000_000;

/** Whether a text is the address of a picture, and no word of a table that has a column called "icon". */
const isAddress = (text: string) =>
  /^(https?:|data:image\/|root:)/i.test(text) || /\.(png|jpe?g|gif|webp|avif|svg|bmp|ico|tiff?)([?#].*)?$/i.test(text);

const numberIn = (value: unknown, usual: number) => (typeof value === 'number' && Number.isFinite(value) ? value : usual);

function hotSpotIn(place: unknown, units: unknown): PointIcon['hotSpot'] {
  if (!Array.isArray(place) || place.length !== 2) return null;
  const [x, y] = place.map((value) => numberIn(value, Number.NaN)) as [number, number];
  if (Number.isNaN(x) || Number.isNaN(y)) return null;
  const unitAt = (at: number) => hotSpotUnits.find((unit) => Array.isArray(units) && unit === units[at]) ?? 'fraction';
  return { x, y, xUnit: unitAt(0), yUnit: unitAt(1) };
}

function partIn(given: unknown): PointIcon['part'] {
  if (!Array.isArray(given) || given.length !== 4) return null;
  const [x, y, width, height] = given.map((value) => numberIn(value, Number.NaN)) as [number, number, number, number];
  return width > 0 && height > 0 && Number.isFinite(x) && Number.isFinite(y) ? { x, y, width, height } : null;
}

/** The icon of a point by the properties of its feature; null where it has none, or one of no size. */
export function iconIn(properties: Properties | null): PointIcon | null {
  const address = properties?.['icon'];
  if (typeof address !== 'string' || address.length > longestAddress || !isAddress(address.trim())) return null;
  const scale = numberIn(properties!['icon-scale'], 1);
  if (scale <= 0) return null;
  const colour = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(String(properties!['marker-color'] ?? ''));
  const [red, green, blue] = (colour?.slice(1) ?? ['ff', 'ff', 'ff']).map((digits) => Number.parseInt(digits, 16));
  return {
    address: address.trim(),
    part: partIn(properties!['icon-part']),
    scale: Math.min(maxScale, scale),
    headingDegrees: numberIn(properties!['icon-heading'], 0),
    hotSpot: hotSpotIn(properties!['icon-offset'], properties!['icon-offset-units']),
    tint: [red!, green!, blue!],
    opacity: Math.max(0, Math.min(1, numberIn(properties!['icon-opacity'], 1))),
  };
}

/**
 * The part of a picture of so many pixels that is the icon, from its upper left corner: all of it where the file names no part, or one that lies beside the picture.
 */
export function iconPart(
  { part }: Pick<PointIcon, 'part'>,
  picture: { width: number; height: number },
): { left: number; top: number; width: number; height: number } {
  const all = { left: 0, top: 0, width: picture.width, height: picture.height };
  if (!part) return all;
  const [left, right] = [Math.max(0, part.x), Math.min(picture.width, part.x + part.width)];
  const [bottom, top] = [Math.max(0, part.y), Math.min(picture.height, part.y + part.height)];
  return right > left && top > bottom ? { left, top: picture.height - top, width: right - left, height: top - bottom } : all;
}

/** The place of a hot spot in a picture of so many pixels: shares of its width from the left and of its height from the top. */
export function hotSpotPlace(
  { x, y, xUnit, yUnit }: NonNullable<PointIcon['hotSpot']>,
  width: number,
  height: number,
): [x: number, y: number] {
  const share = (value: number, unit: HotSpotUnit, pixels: number) =>
    unit === 'fraction' ? value : unit === 'pixels' ? value / pixels : 1 - value / pixels;
  const bounded = (value: number) => Math.max(-1, Math.min(2, value));
  return [bounded(share(x, xUnit, width)), bounded(1 - share(y, yUnit, height))];
}
