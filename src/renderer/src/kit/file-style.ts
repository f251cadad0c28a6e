import { iconIn, type PointIcon } from '#formats/kml/point-icon.ts';
import type { Feature } from '#geo/index.ts';
import type { Properties } from '#geo/types.ts';
import { noColour } from './colours.ts';
import type { LabelLook, OwnColours } from './map-types.ts';

/** #rgb and #rrggbb, as the simplestyle specification (1.1.0) has them. */
const colour = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const maxWidth = 12;

function opaque(value: unknown, opacity: unknown, usual: number): string | null {
  if (typeof value !== 'string' || !colour.test(value.trim())) return null;
  const digits = value.trim().replace('#', '');
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16));
  const share = typeof opacity === 'number' && opacity >= 0 && opacity <= 1 ? opacity : usual;
  return `rgba(${red}, ${green}, ${blue}, ${share})`;
}

/** of an area of which only the outline has a colour */
const faint = 0.14;
const withAlpha = (colour: string, alpha: number) => colour.replace(/[\d.]+\)$/, `${alpha})`);

/** The colours that a feature brought from its file, in the words of the simplestyle specification; null where it has none. A colour without opacity is as that specification has it. */
export function styleColours({ properties }: Feature): OwnColours | null {
  // Shapes without attributes are many.
  if (!properties) return null;
  const line = lineOf(properties);
  const fill = opaque(properties['fill'], properties['fill-opacity'], 0.6);
  const point = opaque(properties['marker-color'], 1, 1);
  const main = line ?? fill;
  if (main === null && point === null) return null;
  const width = properties['stroke-width'];
  return {
    // One colour alone stands for both: an area in red lines is a little red.
    ...(main === null ? {} : { line: line ?? withAlpha(main, 1), fill: fill ?? withAlpha(main, main === noColour ? 0 : faint) }),
    ...(point === null ? {} : { point }),
    ...(typeof width === 'number' && width > 0 ? { width: Math.min(maxWidth, width) } : {}),
  };
}

/** Whether a feature brings a look from its file: colours, or the icon of a point. */
export const hasOwnLook = (feature: Feature): boolean => styleColours(feature) !== null || iconOfPoint(feature) !== null;

/** The icon that a feature brings, where it is a point. */
export const iconOfPoint = ({ geometry, properties }: Feature): PointIcon | null =>
  properties && (geometry?.type === 'Point' || geometry?.type === 'MultiPoint') ? iconIn(properties) : null;

/** How a feature's name is written, where its file says it (`LabelStyle` of KML); null where it does not. */
export function styleLabel({ properties }: Feature): LabelLook | null {
  if (!properties) return null;
  const colour = opaque(properties['label-color'], properties['label-opacity'], 1);
  const scale = properties['label-scale'];
  const isScaled = typeof scale === 'number' && scale > 0 && scale !== 1;
  if (colour === null && !isScaled) return null;
  const [red, green, blue] = (colour?.match(/[\d.]+/g) ?? []).map(Number);
  return {
    // The shares of light of the three colours (ITU-R BT.709).
    ...(colour === null ? {} : { colour, isBright: 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! > 127 }),
    ...(isScaled ? { scale } : {}),
  };
}

/** A KML file may say that there is no outline, and no colour of it. */
function lineOf(properties: Properties): string | null {
  const line = opaque(properties['stroke'], properties['stroke-opacity'], 1);
  return line ?? (properties['stroke-opacity'] === 0 && properties['stroke'] === undefined ? noColour : null);
}
