import { side } from '../flat-rings.ts';
import { areaPerSquareRadian, radians } from '../wgs84.ts';

/** m² per radian of longitude between a latitude and so many degrees north of it, as a polynomial: `c[0] h + c[1] h² + …`. */
export type Ground = readonly [number, number, number, number];

/** Good to a ten-thousandth of a millionth over a degree: the density of land through four latitudes (Newton's divided differences). */
export function groundAbove(south: number, north: number): Ground {
  const base = south * radians;
  const height = Math.max((north - south) * radians, 1e-9);
  const [h1, h2, h3] = [height / 3, (2 * height) / 3, height];
  const f0 = areaPerSquareRadian(base);
  const f1 = areaPerSquareRadian(base + h1);
  const f2 = areaPerSquareRadian(base + h2);
  const f3 = areaPerSquareRadian(base + h3);
  const [d1, d2, d3] = [(f1 - f0) / h1, (f2 - f1) / (h2 - h1), (f3 - f2) / (h3 - h2)];
  const [e1, e2] = [(d2 - d1) / h2, (d3 - d2) / (h3 - h1)];
  const g = (e2 - e1) / h3;
  // f0 + d1 h + e1 h (h - h1) + g h (h - h1) (h - h2), multiplied out and integrated; h in degrees.
  return [
    f0 * radians,
    ((d1 - e1 * h1 + g * h1 * h2) / 2) * radians ** 2,
    ((e1 - g * (h1 + h2)) / 3) * radians ** 3,
    (g / 4) * radians ** 4,
  ];
}

const below = ([c0, c1, c2, c3]: Ground, h: number): number => h * (c0 + h * (c1 + h * (c2 + h * c3)));

/** m² times 1 / radian below a line between two heights, both not negative: Simpson's rule, exact for cubes. */
const belowLine = (ground: Ground, width: number, h0: number, h1: number): number =>
  (width / 6) * (below(ground, h0) + 4 * below(ground, (h0 + h1) / 2) + below(ground, h1));

/** The same where the line may pass below the base, where nothing counts. */
function belowLineAboveBase(ground: Ground, width: number, h0: number, h1: number): number {
  if (h0 >= 0 && h1 >= 0) return belowLine(ground, width, h0, h1);
  if (h0 <= 0 && h1 <= 0) return 0;
  const cut = h0 / (h0 - h1);
  return h0 > 0 ? belowLine(ground, width * cut, h0, 0) : belowLine(ground, width * (1 - cut), 0, h1);
}

/** Land below both of two lines of one width, above the base. */
function belowBoth(ground: Ground, width: number, a0: number, a1: number, b0: number, b1: number): number {
  const [d0, d1] = [a0 - b0, a1 - b1];
  if (d0 <= 0 && d1 <= 0) return belowLineAboveBase(ground, width, a0, a1);
  if (d0 >= 0 && d1 >= 0) return belowLineAboveBase(ground, width, b0, b1);
  const cut = d0 / (d0 - d1);
  const met = a0 + cut * (a1 - a0);
  return (
    belowLineAboveBase(ground, width * cut, Math.min(a0, b0), met) + belowLineAboveBase(ground, width * (1 - cut), met, Math.min(a1, b1))
  );
}

export const strip = { side, belowBoth };
