import type { Box, Colour, Mark, MeasureText } from './marks.ts';
import { inks } from './marks.ts';
import type { GridKind } from './template.ts';
import { onSheet, type MapView } from './view.ts';

interface GridWords {
  north: string;
  south: string;
  east: string;
  west: string;
}
/** Lines over the map and their coordinates around it. */
export interface MapGrid {
  /** over the map, cut to its frame */
  lines: Mark[];
  /** outside of the frame */
  labels: Mark[];
  /** how far apart the lines are; null without lines */
  interval: { kind: 'metres' | 'degrees'; value: number } | null;
}
type Side = 'top' | 'bottom' | 'left' | 'right';
interface Crossing {
  side: Side;
  /** along that side, points of the sheet */
  at: number;
}

/** Degrees between lines that people can divide by eye. */
const figures = [1, 2, 5, 10, 15, 30];
const degreeSteps = [3600, 60, 1].flatMap((part) => figures.map((figure) => figure / part));
/** lines each way in a frame, about */
const wantedLines = 5;
/** More lines than these would be a fault of the arithmetic near a pole. */
const maxLines = 60;
const samples = 48;

/** The part of a stretch inside the frame (Liang and Barsky 1984), and where it meets the edge. */
function cut(frame: Box, x1: number, y1: number, x2: number, y2: number): { line: number[]; crossings: Crossing[] } | null {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  let [enters, leaves]: [Side | null, Side | null] = [null, null];
  const edges: [Side, number, number][] = [
    ['left', -dx, x1 - frame.x],
    ['right', dx, frame.x + frame.width - x1],
    ['top', -dy, y1 - frame.y],
    ['bottom', dy, frame.y + frame.height - y1],
  ];
  for (const [side, p, q] of edges) {
    if (p === 0) {
      if (q < 0) return null;
      continue;
    }
    const share = q / p;
    if (p < 0 && share > from) [from, enters] = [share, side];
    if (p > 0 && share < to) [to, leaves] = [share, side];
  }
  if (from > to) return null;
  const at = (share: number): [number, number] => [x1 + dx * share, y1 + dy * share];
  const crossing = (side: Side, [x, y]: [number, number]): Crossing => ({ side, at: side === 'left' || side === 'right' ? y : x });
  return {
    line: [...at(from), ...at(to)],
    crossings: [...(enters ? [crossing(enters, at(from))] : []), ...(leaves ? [crossing(leaves, at(to))] : [])],
  };
}

function cutLine(frame: Box, points: readonly number[]): { lines: number[][]; crossings: Crossing[] } {
  const lines: number[][] = [];
  const crossings: Crossing[] = [];
  for (let at = 2; at < points.length; at += 2) {
    const part = cut(frame, points[at - 2]!, points[at - 1]!, points[at]!, points[at + 1]!);
    if (!part) continue;
    const last = lines.at(-1);
    if (last && last.at(-2) === part.line[0] && last.at(-1) === part.line[1]) last.push(part.line[2]!, part.line[3]!);
    else lines.push(part.line);
    crossings.push(...part.crossings);
  }
  return { lines, crossings };
}

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.min(maxLines, Math.floor(to / step + 1e-9) - first + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
};

/** `8°03′20″ E`, with as many parts as the step between lines needs. */
function degreeText(value: number, step: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(value) * 3600);
  const two = (number: number) => String(number).padStart(2, '0');
  const [degrees, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const isWhole = (part: number) => Math.abs(step / part - Math.round(step / part)) < 1e-6;
  const parts = isWhole(1) ? '' : isWhole(1 / 60) ? `${two(minutes)}′` : `${two(minutes)}′${two(rest)}″`;
  return `${degrees}°${parts} ${value < 0 ? negative : positive}`.replace(/^0°(00′)?(00″)? .*/, (zero) =>
    zero.slice(0, zero.lastIndexOf(' ')),
  );
}

/** `652 000`: groups by a thin blank, in every language, as maps have it. */
const metreText = (value: number): string => String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, '\u2009');

interface Line {
  points: number[];
  text: string;
  sides: readonly [Side, Side];
}

function metreLines(view: MapView): { lines: Line[]; step: number } {
  const { ground } = view;
  const place = onSheet(view);
  const wanted = Math.min(ground.east - ground.west, ground.north - ground.south) / wantedLines;
  // Beyond the frame, so that rounding cannot end a line before its edge.
  const beyond = wanted / 10;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map((figure) => figure * power).find((one) => one >= wanted)!;
  return {
    step,
    lines: [
      ...multiples(ground.west, ground.east, step).map((x): Line => ({
        points: [...place(x, ground.south - beyond), ...place(x, ground.north + beyond)],
        text: `${metreText(x)}`,
        sides: ['top', 'bottom'],
      })),
      ...multiples(ground.south, ground.north, step).map((y): Line => ({
        points: [...place(ground.west - beyond, y), ...place(ground.east + beyond, y)],
        text: `${metreText(y)}`,
        sides: ['left', 'right'],
      })),
    ],
  };
}

/** The degrees that a view shows; longitudes go on beyond 180. */
export function degreesIn({ projection, ground }: MapView): { west: number; south: number; east: number; north: number } {
  const [middle] = projection.inverse((ground.west + ground.east) / 2, (ground.south + ground.north) / 2);
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let column = 0; column <= 16; column += 1)
    for (let row = 0; row <= 16; row += 1) {
      const [found, latitude] = projection.inverse(
        ground.west + ((ground.east - ground.west) * column) / 16,
        ground.south + ((ground.north - ground.south) * row) / 16,
      );
      if (!Number.isFinite(found + latitude)) continue;
      const longitude = found - 360 * Math.round((found - middle) / 360);
      box.west = Math.min(box.west, longitude);
      box.east = Math.max(box.east, longitude);
      box.south = Math.min(box.south, latitude);
      box.north = Math.max(box.north, latitude);
    }
  return box;
}

function degreeLines(view: MapView, words: GridWords): { lines: Line[]; step: number } {
  const box = degreesIn(view);
  const place = onSheet(view);
  const { forward } = view.projection;
  const squeeze = Math.max(0.05, Math.cos((((box.south + box.north) / 2) * Math.PI) / 180));
  const wanted = Math.min((box.east - box.west) * squeeze, box.north - box.south) / wantedLines;
  const step = degreeSteps.find((one) => one >= wanted) ?? 30;
  const sampled = (at: (share: number) => [number, number]) =>
    Array.from({ length: samples + 1 }, (_, index) => place(...forward(...at(index / samples)))).flat();
  const margin = (box.north - box.south) * 0.05;
  const [south, north] = [Math.max(-90, box.south - margin), Math.min(90, box.north + margin)];
  return {
    step,
    lines: [
      ...multiples(box.west, box.east, step).map((longitude): Line => ({
        points: sampled((share) => [longitude, south + (north - south) * share]),
        text: degreeText(longitude - 360 * Math.round(longitude / 360), step, words.east, words.west),
        sides: ['top', 'bottom'],
      })),
      ...multiples(box.south, box.north, step).map((latitude): Line => ({
        points: sampled((share) => [box.west - 0.05 + (box.east - box.west + 0.1) * share, latitude]),
        text: degreeText(latitude, step, words.north, words.south),
        sides: ['left', 'right'],
      })),
    ],
  };
}

interface GridLook {
  words: GridWords;
  measure: MeasureText;
  /** of the labels, points */
  size: number;
  /** of the lines, points */
  stroke: number;
  colour?: Colour;
}

/** What a label takes outside of the frame, beside its line; at a corner that of one side reaches over that of the other. */
function roomOf({ x, y, width, height }: Box, side: Side, at: number, { along, across }: { along: number; across: number }): Box {
  return {
    top: { x: at - along / 2, y: y - across, width: along, height: across },
    bottom: { x: at - along / 2, y: y + height, width: along, height: across },
    left: { x: x - across, y: at - along / 2, width: across, height: along },
    right: { x: x + width, y: at - along / 2, width: across, height: along },
  }[side];
}
const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The grid of a view. Coordinates stand where a line meets the edge, and none covers another. */
export function gridOf(view: MapView, kind: GridKind, { words, measure, size, stroke, colour = inks.grid }: GridLook): MapGrid {
  if (kind === 'none') return { lines: [], labels: [], interval: null };
  const isMetres = kind === 'utm' && view.projection.kind === 'utm';
  const { lines, step } = isMetres ? metreLines(view) : degreeLines(view, words);
  const { frame } = view;
  const drawn: number[][] = [];
  const labels: Mark[] = [];
  const taken: Box[] = [];
  for (const { points, text, sides } of lines) {
    const { lines: parts, crossings } = cutLine(frame, points);
    drawn.push(...parts);
    const half = measure(text, size, false) / 2;
    for (const { side, at } of crossings) {
      if (!sides.includes(side)) continue;
      const gap = size * 0.55;
      const room = roomOf(frame, side, at, { along: 2 * half + size * 1.2, across: gap + size });
      if (taken.some((other) => meet(room, other))) continue;
      taken.push(room);
      const place = {
        top: { x: at, y: frame.y - gap },
        bottom: { x: at, y: frame.y + frame.height + gap + size * 0.72 },
        left: { x: frame.x - gap, y: at, turn: -90 },
        right: { x: frame.x + frame.width + gap + size * 0.72, y: at, turn: -90 },
      }[side];
      labels.push({ kind: 'text', ...place, text, size, colour: inks.ink, anchor: 'middle' });
    }
  }
  return {
    lines: drawn.length === 0 ? [] : [{ kind: 'path', lines: drawn, closed: false, stroke: colour, strokeWidth: stroke }],
    labels,
    interval: { kind: isMetres ? 'metres' : 'degrees', value: step },
  };
}
