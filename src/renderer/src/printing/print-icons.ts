import type { PrintIcon } from '#print/subject.ts';
import type { MapIcon } from '#window/kit/map-types.ts';

/** A pixel of a style sheet is 1/96 inch, a point 1/72. */
const pointsAPixel = 0.75;
/** Dots for a pixel: 384 an inch. */
const finest = 4;
const maxDots = 512;
/** Points with icons beyond so many that differ are printed as dots. */
const maxIcons = 500;

/** The icons of a layer as they are printed, each picture made once. */
export function printIcons(): (icon: MapIcon | null) => PrintIcon | null {
  const made = new Map<string, PrintIcon | null>();
  return (icon) => {
    if (!icon) return null;
    let printed = made.get(icon.key);
    if (printed === undefined) {
      printed = made.size < maxIcons ? printIcon(icon) : null;
      made.set(icon.key, printed);
    }
    return printed;
  };
}

function printIcon({ width, height, place, turnDegrees, pictureAt }: MapIcon): PrintIcon | null {
  const canvas = pictureAt(Math.min(finest, maxDots / Math.max(width, height)));
  if (!canvas) return null;
  const [wide, high] = [width * pointsAPixel, height * pointsAPixel];
  return {
    picture: canvas.toDataURL('image/png'),
    width: wide,
    height: high,
    left: place[0] * wide,
    above: place[1] * high,
    turn: turnDegrees % 360,
  };
}
