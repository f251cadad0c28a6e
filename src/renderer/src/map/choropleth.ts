/** A window in longitude and latitude. */
export interface Frame {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Rounded down to two figures that matter, so that a legend reads well. */
function rounded(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  // Division by whole powers keeps 0.07 from becoming 0.07000000000000001.
  return unit < 1 ? Math.floor(value / unit + 1e-9) / Math.round(1 / unit) : Math.floor(value / unit + 1e-9) * unit;
}

/** Lower limits of at most `count` classes that hold about the same number of values each; the first is 0 or the smallest. Fewer where values repeat. */
export function classBreaks(values: readonly number[], count = 5): number[] {
  const sorted = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b);
  if (sorted.length === 0) return [];
  const breaks = Array.from({ length: count }, (_, index) =>
    index === 0 ? Math.min(0, sorted[0]!) : rounded(sorted[Math.floor((index * sorted.length) / count)]!),
  );
  return [...new Set(breaks)].toSorted((a, b) => a - b);
}
/** The class that a value falls into, from 0. */
export const classOf = (value: number, breaks: readonly number[]): number =>
  Math.max(
    0,
    breaks.findLastIndex((limit) => value >= limit),
  );

const boundsOf = (points: Float64Array): Frame => {
  const frame: Frame = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let at = 0; at < points.length; at += 2) {
    frame.west = Math.min(frame.west, points[at]!);
    frame.east = Math.max(frame.east, points[at]!);
    frame.south = Math.min(frame.south, points[at + 1]!);
    frame.north = Math.max(frame.north, points[at + 1]!);
  }
  return frame;
};
const sizeOf = ({ west, south, east, north }: Frame) => (east - west) * (north - south);

/** The window that shows every unit by its largest outline (so that far islands do not make it the world), with a margin; null without outlines. */
export function frameOf(units: readonly (readonly Float64Array[])[]): Frame | null {
  const largest = units.flatMap((outlines) =>
    outlines
      .map(boundsOf)
      .toSorted((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, 1),
  );
  if (largest.length === 0) return null;
  const frame = largest.reduce((all, box) => ({
    west: Math.min(all.west, box.west),
    south: Math.min(all.south, box.south),
    east: Math.max(all.east, box.east),
    north: Math.max(all.north, box.north),
  }));
  const margin = Math.max(0.5, 0.06 * Math.max(frame.east - frame.west, frame.north - frame.south));
  return {
    west: Math.max(-180, frame.west - margin),
    south: Math.max(-89, frame.south - margin),
    east: Math.min(180, frame.east + margin),
    north: Math.min(89, frame.north + margin),
  };
}

/** Longitude and latitude onto a picture of width × height: equidistant, true to shape at the frame's middle, centred. */
export function projection(frame: Frame, width: number, height: number): (longitude: number, latitude: number) => [number, number] {
  const squeeze = Math.cos((((frame.south + frame.north) / 2) * Math.PI) / 180);
  const scale = Math.min(width / ((frame.east - frame.west) * squeeze), height / (frame.north - frame.south));
  const [middleX, middleY] = [(frame.west + frame.east) / 2, (frame.south + frame.north) / 2];
  return (longitude, latitude) => [width / 2 + (longitude - middleX) * squeeze * scale, height / 2 - (latitude - middleY) * scale];
}

/** Where a unit is too small to be seen: the middle of its largest outline when that is narrower than `pixels`; null otherwise. */
export function dotFor(
  outlines: readonly Float64Array[],
  project: (longitude: number, latitude: number) => [number, number],
  pixels: number,
): [number, number] | null {
  const [largest] = outlines.map(boundsOf).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (!largest) return null;
  const [[left, bottom], [right, top]] = [project(largest.west, largest.south), project(largest.east, largest.north)];
  return Math.max(right - left, bottom - top) < pixels ? [(left + right) / 2, (top + bottom) / 2] : null;
}

/** Outlines as an SVG path; those wholly outside of the picture are left out. */
export function pathOf(
  outlines: readonly Float64Array[],
  project: (longitude: number, latitude: number) => [number, number],
  width: number,
  height: number,
): string {
  return outlines
    .map((points) => {
      const { west, south, east, north } = boundsOf(points);
      const [[left, bottom], [right, top]] = [project(west, south), project(east, north)];
      if (right < 0 || left > width || bottom < 0 || top > height) return '';
      let path = '';
      for (let at = 0; at < points.length; at += 2) {
        const [x, y] = project(points[at]!, points[at + 1]!);
        path += `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      }
      return `${path}Z`;
    })
    .join('');
}

let codes: Map<string, string> | null = null;
/** The ISO 3166 code of a country by its English name, for services that tell names alone. */
export function countryCodeOf(name: string): string | null {
  if (!codes) {
    const english = new Intl.DisplayNames('en', { type: 'region' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    codes = new Map(
      letters.flatMap((first) =>
        letters.flatMap((second): [string, string][] => {
          const code = first + second;
          const called = english.of(code);
          return called && called !== code ? [[called.toLowerCase(), code]] : [];
        }),
      ),
    );
  }
  return codes.get(name.trim().toLowerCase()) ?? null;
}
