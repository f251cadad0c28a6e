import { knownIcon, type IconSign, type KnownIcon } from './known-icons.ts';
import { hotSpotPlace, iconPart, type PointIcon } from './point-icon.ts';

/** The side of the square in which signs are drawn, as Google's icons have it. */
export const signSide = 64;

/** Outlines of signs in their square (SVG path data), and the place that lies on the point where the file says none: shares from the left and from the top. Places are those of the icons that they stand for. */
export const signs: Readonly<
  Record<IconSign, { path: string; place: readonly [x: number, y: number]; middle: readonly [x: number, y: number] }>
> = {
  pushpin: {
    path: 'M20 62 L31 39 L24 33 L30 28 L29 12 L25 8 L33 3 L51 16 L52 25 L47 24 L36 35 L37 43 L32 41 Z',
    place: [20 / 64, 62 / 64],
    middle: [38, 18],
  },
  pin: {
    path: 'M32 63 C29 50 12 42 12 23 A20 20 0 0 1 52 23 C52 42 35 50 32 63 Z',
    place: [0.5, 63 / 64],
    middle: [32, 24],
  },
  disc: { path: 'M32 12 A20 20 0 1 1 31.9 12 Z', place: [0.5, 0.5], middle: [32, 32] },
  ring: { path: 'M32 10 A22 22 0 1 1 31.9 10 Z M32 20 A12 12 0 1 0 32.1 20 Z', place: [0.5, 0.5], middle: [32, 32] },
  target: {
    path: 'M32 8 A24 24 0 1 1 31.9 8 Z M32 16 A16 16 0 1 0 32.1 16 Z M32 25 A7 7 0 1 1 31.9 25 Z',
    place: [0.5, 0.5],
    middle: [32, 32],
  },
  square: { path: 'M12 12 H52 V52 H12 Z', place: [0.5, 0.5], middle: [32, 32] },
  diamond: { path: 'M32 8 L56 32 L32 56 L8 32 Z', place: [0.5, 0.5], middle: [32, 32] },
  triangle: { path: 'M32 8 L58 54 H6 Z', place: [0.5, 0.5], middle: [32, 40] },
  star: {
    path: 'M32 5 L38.8 23.6 L58.6 24.3 L43 36.6 L48.5 55.7 L32 44.6 L15.5 55.7 L21 36.6 L5.4 24.3 L25.2 23.6 Z',
    place: [0.5, 0.5],
    middle: [32, 34],
  },
  cross: { path: 'M28 6 H36 V28 H58 V36 H36 V58 H28 V36 H6 V28 H28 Z', place: [0.5, 0.5], middle: [32, 32] },
  arrow: { path: 'M32 4 L52 34 H40 V60 H24 V34 H12 Z', place: [0.5, 0.5], middle: [32, 32] },
  flag: { path: 'M14 4 H19 V8 H54 L45 20 L54 33 H19 V62 H14 Z', place: [0.5, 0.5], middle: [34, 20] },
  barred: {
    path: 'M32 8 A24 24 0 1 1 31.9 8 Z M20 22 A16 16 0 0 0 42 44 Z M22 20 L44 42 A16 16 0 0 0 22 20 Z',
    place: [0.5, 0.5],
    middle: [32, 32],
  },
  house: { path: 'M32 8 L58 32 H50 V56 H38 V42 H26 V56 H14 V32 H6 Z', place: [0.5, 0.5], middle: [32, 36] },
  tree: { path: 'M32 4 L48 26 H42 L54 46 H36 V60 H28 V46 H10 L22 26 H16 Z', place: [0.5, 0.5], middle: [32, 36] },
};
/** What stands on a sign, in its square. */
export const signMarks = {
  dot: 'M32 17 A7 7 0 1 1 31.9 17 Z',
  square: 'M25 17 H39 V31 H25 Z',
  diamond: 'M32 14 L42 24 L32 34 L22 24 Z',
  star: 'M32 12 L35.2 20.6 L44.4 21 L37.2 26.7 L39.6 35.5 L32 30.4 L24.4 35.5 L26.8 26.7 L19.6 21 L28.8 20.6 Z',
} as const;

/** Outlines of signs, and what stands on bright and on dark ones. */
export const iconInks = { edge: 'rgba(20, 24, 22, 0.85)', onLight: '#1d2422', onDark: '#ffffff' } as const;

/** Whether dark letters are read better on a colour than bright ones (ITU-R BT.709). */
export function isLight(colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 127;
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
/** Colours of icons are multiplied. */
export function tintedColour(colour: string, tint: PointIcon['tint']): string {
  return `#${tint.map((share, at) => hex((Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) * share) / 255)).join('')}`;
}

/** The shorter side of an icon in scale 1, as Google Earth draws it. */
const usualPixels = 32;
const maxPixels = 256;
/** what stands for an icon that is not at hand */
const unknown: KnownIcon = { sign: 'pin', colour: '#ffffff', letter: '', mark: 'dot', sidePixels: signSide };

export interface IconFrame {
  /** what is drawn where the picture of the icon is not at hand */
  sign: KnownIcon;
  /** pixels of a style sheet */
  width: number;
  height: number;
  /** what lies on the point: shares from the left and from the top */
  place: readonly [x: number, y: number];
}

/** How large an icon is, and what of it lies on its point; `own` is the size of its picture, undefined where that is not at hand. */
export function iconFrame(icon: PointIcon, own: { width: number; height: number } | undefined): IconFrame {
  const known = own ? null : knownIcon(icon.address);
  const sign = known ?? unknown;
  const part = own && iconPart(icon, own);
  const [wide, high] = part ? [part.width, part.height] : [sign.sidePixels, sign.sidePixels];
  const share = Math.min((usualPixels * icon.scale) / Math.min(wide, high), maxPixels / Math.max(wide, high));
  // Of a picture that is not at hand nobody knows how many pixels it has, and its pin stands on its tip.
  const hotSpot = own || known ? icon.hotSpot : null;
  return {
    sign,
    width: Math.max(1, wide * share),
    height: Math.max(1, high * share),
    place: hotSpot ? hotSpotPlace(hotSpot, wide, high) : own ? [0.5, 0.5] : signs[sign.sign].place,
  };
}
