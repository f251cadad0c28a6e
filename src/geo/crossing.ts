/** Unevaluated sums of two doubles, some 106 bits (Dekker 1971); only what a crossing needs. */
type Double = readonly [high: number, low: number];

const splitter = 2 ** 27 + 1;

function sum(a: number, b: number): Double {
  const high = a + b;
  const part = high - a;
  return [high, a - (high - part) + (b - part)];
}

function product(a: number, b: number): Double {
  const high = a * b;
  const ca = splitter * a;
  const aHigh = ca - (ca - a);
  const aLow = a - aHigh;
  const cb = splitter * b;
  const bHigh = cb - (cb - b);
  const bLow = b - bHigh;
  return [high, aLow * bLow - (high - aHigh * bHigh - aLow * bHigh - aHigh * bLow)];
}

const renormalised = (high: number, low: number): Double => {
  const total = high + low;
  return [total, low - (total - high)];
};

function times(a: Double, b: Double): Double {
  const [high, low] = product(a[0], b[0]);
  return renormalised(high, low + a[0] * b[1] + a[1] * b[0]);
}

function less(a: Double, b: Double): Double {
  const [high, low] = sum(a[0], -b[0]);
  const [lowHigh, lowLow] = sum(a[1], -b[1]);
  const [h, l] = renormalised(high, low + lowHigh);
  return renormalised(h, l + lowLow);
}

/**
 * Where the edges a→b and c→d cross, to the last digit also when they are nearly parallel. They must cross: each has its ends on different sides of the
 * other. The answer lies within the boxes of both, and is the same whichever way and in whichever order the edges are given.
 */
export function crossingOf(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): [x: number, y: number] {
  if (bx < ax || (bx === ax && by < ay)) return crossingOf(bx, by, ax, ay, cx, cy, dx, dy);
  if (dx < cx || (dx === cx && dy < cy)) return crossingOf(ax, ay, bx, by, dx, dy, cx, cy);
  if (cx < ax || (cx === ax && cy < ay)) return crossingOf(cx, cy, dx, dy, ax, ay, bx, by);
  const abX = sum(bx, -ax);
  const abY = sum(by, -ay);
  const cdX = sum(dx, -cx);
  const cdY = sum(dy, -cy);
  const caX = sum(cx, -ax);
  const caY = sum(cy, -ay);
  const below = less(times(abX, cdY), times(abY, cdX));
  const above = less(times(caX, cdY), times(caY, cdX));
  // One division of doubles is good to a part in 1e16 of the edge, which is what the answer can hold.
  const share = above[0] / below[0];
  const within = (value: number, p: number, q: number, r: number, s: number) =>
    Math.min(Math.max(value, Math.min(p, q), Math.min(r, s)), Math.max(p, q), Math.max(r, s));
  return [within(ax + share * (bx - ax), ax, bx, cx, dx), within(ay + share * (by - ay), ay, by, cy, dy)];
}
