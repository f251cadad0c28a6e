import { metresPerDegree } from '#domain/units.ts';
import { countryLabels, type Box } from './country-labels.ts';
import { palette, roughWidth, type Drawing, type Shape } from './drawing.ts';

/** A closed line of a country: longitudes and latitudes one after the other. */
interface Outline {
  points: ArrayLike<number>;
  /** of the country that the place lies in */
  isOwn: boolean;
}
export interface LocatorContent {
  alt: string;
  place: readonly [longitude: number, latitude: number];
  outlines: readonly Outline[];
  /** the box of degrees that is shown, true to scale at its middle */
  view: { west: number; south: number; east: number; north: number };
  title: string;
  /** of which map the borders are, and of when */
  edition: string;
  /** letter of the north arrow */
  north: string;
  /** the neighbour in which a place lies; null at sea and in the country itself */
  neighbourAt: (longitude: number, latitude: number) => string | null;
}

const [land, sea] = ['#f4f3ec', '#e3ebef'] as const;
/** points closer to each other on paper are left out */
const finest = 0.35;

/** The outline on paper; null where it is too small to see or outside of the frame. */
function lineOf(
  points: ArrayLike<number>,
  x: (longitude: number) => number,
  y: (latitude: number) => number,
  frame: { width: number; height: number },
): number[] | null {
  const line: number[] = [];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const [px, py] = [x(points[at]!), y(points[at + 1]!)];
    if (line.length > 0 && Math.abs(px - line.at(-2)!) < finest && Math.abs(py - line.at(-1)!) < finest) continue;
    line.push(px, py);
    [left, right, top, bottom] = [Math.min(left, px), Math.max(right, px), Math.min(top, py), Math.max(bottom, py)];
  }
  const isSeen = left < frame.width && right > 0 && top < frame.height && bottom > 0;
  return isSeen && line.length >= 6 && right - left + bottom - top > 1 ? line : null;
}

/** A bar of round kilometres at the lower left, true at the middle of the map. */
function scaleBar(kilometresPerPoint: number, height: number): { shapes: Shape[]; box: Box } {
  const most = kilometresPerPoint * 42;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = [5, 2, 1].map((step) => step * power).find((step) => step <= most) ?? power;
  const [bar, y] = [length / kilometresPerPoint, height - 5];
  const text = `${length} km`;
  const box = { x: 3, y: y - 11, width: Math.max(bar, roughWidth(text, 6)) + 6, height: 14 };
  return {
    box,
    shapes: [
      { kind: 'rectangle', ...box, fill: palette.paper, fillOpacity: 0.8 },
      { kind: 'path', lines: [[6, y - 3, 6, y, 6 + bar, y, 6 + bar, y - 3]], closed: false, stroke: palette.ink, strokeWidth: 0.8 },
      { kind: 'text', x: 6, y: y - 4.5, text, size: 6, colour: palette.ink, anchor: 'start' },
    ],
  };
}

/** An arrow that points north, at the upper right. */
function northArrow(north: string, width: number): { shapes: Shape[]; box: Box } {
  const [x, y] = [width - 9, 4];
  return {
    box: { x: x - 6, y: y - 2, width: 12, height: 21 },
    shapes: [
      { kind: 'path', lines: [[x, y, x + 3.4, y + 9, x, y + 6.8, x - 3.4, y + 9]], closed: true, fill: palette.ink },
      { kind: 'text', x, y: y + 16, text: north, size: 6.5, colour: palette.ink, anchor: 'middle' },
    ],
  };
}

/** Where a place lies in its country: land and sea, the neighbours by name, and a mark. */
export function drawLocator(content: LocatorContent, width = 150, height = 116): Drawing {
  const { alt, place, outlines, view, title, edition, north, neighbourAt } = content;
  const squeeze = Math.max(0.05, Math.cos((((view.south + view.north) / 2) * Math.PI) / 180));
  const scale = Math.min(width / ((view.east - view.west) * squeeze), height / (view.north - view.south));
  const [middleX, middleY] = [(view.west + view.east) / 2, (view.south + view.north) / 2];
  // The side of the antimeridian that is nearer to the middle.
  const x = (longitude: number) => width / 2 + (longitude - middleX) * squeeze * scale;
  const y = (latitude: number) => height / 2 - (latitude - middleY) * scale;
  const turn = (points: ArrayLike<number>) => 360 * Math.round((middleX - points[0]!) / 360);
  const drawn = outlines.flatMap(({ points, isOwn }) => {
    const by = turn(points);
    const line = lineOf(points, (longitude) => x(longitude + by), y, { width, height });
    return line ? [{ line, isOwn }] : [];
  });
  const linesOf = (own: boolean) => drawn.filter(({ isOwn }) => isOwn === own).map(({ line }) => line);
  const part = (own: boolean): Shape[] => {
    const lines = linesOf(own);
    const fill = own ? palette.fill : land;
    // A stroke of the same colour closes the seams between the units of a country.
    return lines.length > 0 ? [{ kind: 'path', lines, closed: true, fill, stroke: fill, strokeWidth: 0.5 }] : [];
  };
  const [px, py] = [x(place[0] + 360 * Math.round((middleX - place[0]) / 360)), y(place[1])];
  const [bar, arrow] = [scaleBar(metresPerDegree / 1000 / scale, height), northArrow(north, width)];
  const mark = { x: px - 6, y: py - 6, width: 12, height: 12 };
  const nameAt = (at: number, down: number) =>
    neighbourAt(middleX + (at - width / 2) / (squeeze * scale), middleY - (down - height / 2) / scale);
  return {
    width,
    height: height + 22,
    alt,
    shapes: [
      { kind: 'rectangle', x: 0, y: 0, width, height, fill: sea },
      ...part(false),
      ...part(true),
      ...countryLabels({ width, height }, nameAt, [bar.box, arrow.box, mark]),
      { kind: 'rectangle', x: px - 4.5, y: py - 4.5, width: 9, height: 9, stroke: palette.bad, strokeWidth: 1.6 },
      { kind: 'rectangle', x: px - 1, y: py - 1, width: 2, height: 2, fill: palette.bad },
      ...bar.shapes,
      ...arrow.shapes,
      // What lies beyond the frame in the lines below.
      { kind: 'rectangle', x: -1, y: height, width: width + 2, height: 24, fill: palette.paper },
      { kind: 'rectangle', x: 0, y: 0, width, height, stroke: palette.line, strokeWidth: 0.6 },
      { kind: 'text', x: 0, y: height + 10, text: title, size: 8, colour: palette.quiet, anchor: 'start' },
      { kind: 'text', x: 0, y: height + 18.5, text: edition, size: 6.2, colour: palette.quiet, anchor: 'start' },
    ],
  };
}
