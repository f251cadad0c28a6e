import { metresPerDegree } from '#domain/units.ts';
import type { BoundingBox } from '#geo/index.ts';
import { palette, roughWidth, type Colour, type Drawing, type Shape } from './drawing.ts';
import { labelShapes, type MapLabel } from './map-labels.ts';
import { decimalsOf, ticksOf } from './ticks.ts';

/** A picture that lies on the map: its box in degrees. */
export interface MapPicture {
  bytes: Uint8Array;
  type: 'image/png' | 'image/jpeg';
  box: BoundingBox;
}
interface MapLegendEntry {
  colour: Colour;
  label: string;
}
export interface MapContent {
  alt: string;
  /** outer rings and holes, longitude and latitude */
  rings: number[][][];
  /** places without an area */
  points: number[][];
  /** places distinguished by a symbol, and by a label unless it is '' */
  marks?: { position: readonly [number, number]; label: string }[];
  /** names of places; those that would cover another are left out */
  labels?: readonly MapLabel[];
  picture: MapPicture | null;
  legend: MapLegendEntry[];
  ramp?: { colours: [share: number, Colour][]; low: string; high: string; label: string };
  attribution: string;
  words: { north: string; directions: { north: string; south: string; east: string; west: string } };
  fillBoundary: boolean;
}

const size = 7;

const degreeText = (value: number, decimals: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(decimals)}° ${value < 0 ? negative : positive}`;
const within = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

interface View {
  x: (longitude: number) => number;
  y: (latitude: number) => number;
  metresPerPoint: number;
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Degrees to points: true to scale at the middle latitude, which is accurate enough for the extent of a project. */
function viewOf(positions: readonly (readonly number[])[], width: number, height: number): View {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [longitude, latitude] of positions) {
    west = Math.min(west, longitude!);
    east = Math.max(east, longitude!);
    south = Math.min(south, latitude!);
    north = Math.max(north, latitude!);
  }
  const squeeze = Math.max(0.01, Math.cos((((south + north) / 2) * Math.PI) / 180));
  // A place without extent is shown with about 500 m around it.
  const smallest = 0.005;
  const scale = Math.min(
    (width - 70) / (Math.max(smallest, east - west) * squeeze),
    (height - Math.min(80, height * 0.35)) / Math.max(smallest, north - south),
  );
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  const halfWidth = width / 2 / (squeeze * scale);
  const halfHeight = height / 2 / scale;
  return {
    x: (longitude) => width / 2 + (longitude - middleX) * squeeze * scale,
    y: (latitude) => height / 2 - (latitude - middleY) * scale,
    metresPerPoint: metresPerDegree / scale,
    west: middleX - halfWidth,
    east: middleX + halfWidth,
    south: middleY - halfHeight,
    north: middleY + halfHeight,
  };
}

function graticule(view: View, width: number, height: number, { directions }: MapContent['words']): Shape[] {
  const [columns, rows] = [ticksOf(view.west, view.east, 4), ticksOf(view.south, view.north, 4)];
  const [across, down] = [decimalsOf(columns), decimalsOf(rows)];
  const line = (points: number[]): Shape => ({ kind: 'path', lines: [points], closed: false, stroke: palette.line, strokeWidth: 0.5 });
  return [
    ...columns.map(view.x).flatMap((x, index): Shape[] =>
      x < 30 || x > width - 30
        ? []
        : [
            line([x, 0, x, height]),
            {
              kind: 'text',
              x,
              y: 9,
              text: degreeText(within(columns[index]!), across, directions.east, directions.west),
              size,
              colour: palette.quiet,
              anchor: 'middle',
            },
          ],
    ),
    ...rows.map(view.y).flatMap((y, index): Shape[] =>
      y < 16 || y > height - 34
        ? []
        : [
            line([0, y, width, y]),
            {
              kind: 'text',
              x: 4,
              y: y - 2,
              text: degreeText(rows[index]!, down, directions.north, directions.south),
              size,
              colour: palette.quiet,
              anchor: 'start',
            },
          ],
    ),
  ];
}

function scaleBar({ metresPerPoint }: View, height: number): Shape[] {
  const wanted = metresPerPoint * 90;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const length = [5, 2, 1].map((step) => step * power).find((step) => step <= wanted) ?? power;
  const bar = length / metresPerPoint;
  const y = height - 12;
  return [
    { kind: 'rectangle', x: 8, y: y - 15, width: bar + 12, height: 22, fill: palette.paper, fillOpacity: 0.8 },
    { kind: 'path', lines: [[14, y - 5, 14, y, 14 + bar, y, 14 + bar, y - 5]], closed: false, stroke: palette.ink, strokeWidth: 1 },
    {
      kind: 'text',
      x: 16,
      y: y - 6,
      text: length >= 1000 ? `${length / 1000} km` : `${length} m`,
      size: 7.5,
      colour: palette.ink,
      anchor: 'start',
    },
  ];
}

function legendShapes({ legend, ramp }: MapContent, width: number): Shape[] {
  if (legend.length === 0 && !ramp) return [];
  const wide = 118;
  const tall = legend.length * 12 + (ramp ? 30 : 0) + 8;
  const [left, top] = [width - wide - 6, 44];
  const shapes: Shape[] = [
    {
      kind: 'rectangle',
      x: left,
      y: top,
      width: wide,
      height: tall,
      fill: palette.paper,
      fillOpacity: 0.9,
      stroke: palette.line,
      strokeWidth: 0.5,
    },
  ];
  legend.forEach(({ colour, label }, index) => {
    shapes.push(
      { kind: 'rectangle', x: left + 6, y: top + 6 + index * 12, width: 9, height: 8, fill: colour },
      { kind: 'text', x: left + 20, y: top + 12.5 + index * 12, text: label, size, colour: palette.ink, anchor: 'start' },
    );
  });
  if (ramp) {
    const [y, bar] = [top + 6 + legend.length * 12, wide - 12];
    const steps = 24;
    for (let step = 0; step < steps; step += 1)
      shapes.push({
        kind: 'rectangle',
        x: left + 6 + (bar * step) / steps,
        y: y + 8,
        width: bar / steps + 0.2,
        height: 7,
        fill: colourOn(ramp.colours, (step + 0.5) / steps),
      });
    shapes.push({ kind: 'text', x: left + 6, y: y + 5, text: ramp.label, size, colour: palette.ink, anchor: 'start' });
    shapes.push(
      { kind: 'text', x: left + 6, y: y + 23, text: ramp.low, size, colour: palette.quiet, anchor: 'start' },
      { kind: 'text', x: left + wide - 6, y: y + 23, text: ramp.high, size, colour: palette.quiet, anchor: 'end' },
    );
  }
  return shapes;
}

function colourOn(stops: [share: number, Colour][], share: number): Colour {
  const above = Math.max(
    1,
    stops.findIndex(([at]) => at >= share),
  );
  const [[from, startColour], [to, endColour]] = [stops[above - 1]!, stops[above]!];
  const part = Math.max(0, Math.min(1, (share - from) / (to - from)));
  const channel = (colour: Colour, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((index) =>
      Math.round(channel(startColour, index) + (channel(endColour, index) - channel(startColour, index)) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function markShapes(x: number, y: number, label: string): Shape[] {
  if (label === '')
    return [{ kind: 'rectangle', x: x - 2, y: y - 2, width: 4, height: 4, fill: palette.accent, stroke: palette.paper, strokeWidth: 0.6 }];
  const half = Math.max(5, roughWidth(label, 6.5) / 2 + 2.5);
  return [
    {
      kind: 'rectangle',
      x: x - half,
      y: y - 5,
      width: half * 2,
      height: 10,
      fill: palette.accent,
      stroke: palette.paper,
      strokeWidth: 0.8,
    },
    { kind: 'text', x, y: y + 2.4, text: label, size: 6.5, colour: palette.paper, anchor: 'middle', bold: true },
  ];
}

function pictureShape({ bytes, type, box: [west, south, east, north] }: MapPicture, left: number, view: View): Shape {
  const right = left + (east < west ? east + 360 - west : east - west);
  return {
    kind: 'image',
    bytes,
    type,
    x: view.x(left),
    y: view.y(north),
    width: view.x(right) - view.x(left),
    height: view.y(south) - view.y(north),
  };
}

/** The boundary over a picture or on plain ground, with graticule, scale bar, north arrow, legend and attribution. null when there is no position to show. */
export function drawMap(content: MapContent, width = 495, height = 300): Drawing | null {
  const first = content.rings[0]?.[0] ?? content.points[0] ?? content.marks?.[0]?.position;
  if (!first) return null;
  // Shapes over the antimeridian are joined on the side of their first position.
  const unrolled = (longitude: number) => longitude - 360 * Math.round((longitude - first[0]!) / 360);
  const rings = content.rings.map((ring) => ring.map(([longitude, latitude]) => [unrolled(longitude!), latitude!] as const));
  const points = content.points.map(([longitude, latitude]) => [unrolled(longitude!), latitude!] as const);
  const marks = (content.marks ?? []).map(({ position: [longitude, latitude], label }) => ({
    at: [unrolled(longitude), latitude] as const,
    label,
  }));
  const view = viewOf([...rings.flat(), ...points, ...marks.map(({ at }) => at)], width, height);
  const lines = rings.map((ring) => ring.flatMap(([longitude, latitude]) => [view.x(longitude), view.y(latitude)]));
  const shapes: Shape[] = [
    { kind: 'rectangle', x: 0, y: 0, width, height, fill: palette.ground },
    ...graticule(view, width, height, content.words),
  ];
  if (content.picture) shapes.push(pictureShape(content.picture, unrolled(content.picture.box[0]), view));
  if (lines.length > 0)
    shapes.push({
      kind: 'path',
      lines,
      closed: true,
      stroke: content.picture ? palette.ink : palette.accent,
      strokeWidth: 1.2,
      ...(content.fillBoundary ? { fill: palette.fill, fillOpacity: 0.35 } : {}),
    });
  for (const [longitude, latitude] of points)
    shapes.push({ kind: 'rectangle', x: view.x(longitude) - 2, y: view.y(latitude) - 2, width: 4, height: 4, fill: palette.accent });
  for (const {
    at: [longitude, latitude],
    label,
  } of marks)
    shapes.push(...markShapes(view.x(longitude), view.y(latitude), label));
  const names = (content.labels ?? []).map(({ position: [longitude, latitude], box: [west, south, east, north], text }) => {
    const middle = unrolled(longitude);
    const near = (edge: number) => edge - 360 * Math.round((edge - middle) / 360);
    return {
      x: view.x(middle),
      y: view.y(latitude),
      left: view.x(near(west)),
      right: view.x(near(east)),
      top: view.y(north),
      bottom: view.y(south),
      text,
    };
  });
  shapes.push(...labelShapes(names, width, height));
  shapes.push(...scaleBar(view, height), ...legendShapes(content, width));
  const arrow = width - 18;
  shapes.push(
    { kind: 'path', lines: [[arrow, 10, arrow + 4, 24, arrow, 20.5, arrow - 4, 24]], closed: true, fill: palette.ink },
    { kind: 'text', x: arrow, y: 33, text: content.words.north, size: 7.5, colour: palette.ink, anchor: 'middle' },
  );
  if (content.attribution)
    shapes.push({ kind: 'text', x: width - 4, y: height - 4, text: content.attribution, size: 6, colour: palette.quiet, anchor: 'end' });
  shapes.push({ kind: 'rectangle', x: 0, y: 0, width, height, stroke: palette.line, strokeWidth: 0.6 });
  return { width, height, alt: content.alt, shapes };
}
