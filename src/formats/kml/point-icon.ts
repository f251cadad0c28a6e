import type { Properties } from '#geo/types.ts';

/** What the numbers of a hot spot count (KML 2.3, section 16.21). */
export const hotSpotUnits = ['fraction', 'pixels', 'insetPixels'] as const;
type HotSpotUnit = (typeof hotSpotUnits)[number];

/** The icon that a point brings from its file (KML 2.3, section 12.9). */
export interface PointIcon {
  /** of its picture, as it is written */
  address: string;
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
    scale: Math.min(maxScale, scale),
    headingDegrees: numberIn(properties!['icon-heading'], 0),
    hotSpot: hotSpotIn(properties!['icon-offset'], properties!['icon-offset-units']),
    tint: [red!, green!, blue!],
    opacity: Math.max(0, Math.min(1, numberIn(properties!['icon-opacity'], 1))),
  };
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
