import { inks, wrapped, type Box, type Mark, type MeasureText, type TextMark } from './marks.ts';
import { metresPerPoint } from './paper.ts';
import { qrMarks } from './qr-marks.ts';
import { roundLength } from './scale.ts';
import { fill, type PrintFormat, type PrintWords } from './texts/index.ts';

/** A piece of what stands beside the map. */
interface Block {
  /** points; less than `room` where it adapts to what is left */
  height: number;
  draw(x: number, y: number): Mark[];
}
/** Makes a block for a column of a width, with at most so much height; null where it does not fit. */
export type MakeBlock = (width: number, room: number) => Block | null;

export interface PanelLook {
  words: PrintWords;
  format: PrintFormat;
  measure: MeasureText;
  /** how much larger than on A4 */
  unit: number;
}

const text = (x: number, y: number, words: string, size: number, more: Partial<TextMark> = {}): TextMark => ({
  kind: 'text',
  x,
  y,
  text: words,
  size,
  colour: inks.ink,
  anchor: 'start',
  ...more,
});

const lineShare = 1.32;

/** Words in as many lines as they need, cut where the room ends; null without any. */
export function paragraph(
  words: string,
  size: number,
  { measure, unit }: PanelLook,
  more: Partial<TextMark> & { after?: number; most?: number } = {},
): MakeBlock | null {
  if (words === '') return null;
  const { after = 4, most = Number.POSITIVE_INFINITY, ...look } = more;
  return (width, room) => {
    const points = size * unit;
    const all = wrapped(words, points, look.bold === true, width, measure);
    const count = Math.min(all.length, most, Math.floor((room - after * unit) / (points * lineShare)));
    if (count < 1) return null;
    const lines = all.slice(0, count);
    if (count < all.length) lines[count - 1] = `${lines[count - 1]!}…`;
    return {
      height: count * points * lineShare + after * unit,
      draw: (x, y) => lines.map((line, index) => text(x, y + points * (1 + index * lineShare), line, points, { maxWidth: width, ...look })),
    };
  };
}

/** Names and values below each other. */
export function table(rows: readonly (readonly [name: string, value: string])[], { unit }: PanelLook): MakeBlock | null {
  if (rows.length === 0) return null;
  return (width, room) => {
    const [size, high] = [7 * unit, 10 * unit];
    const count = Math.min(rows.length, Math.floor((room - 6 * unit) / high));
    if (count < 1) return null;
    return {
      height: count * high + 6 * unit,
      draw: (x, y) =>
        rows.slice(0, count).flatMap(([name, value], index): Mark[] => [
          text(x, y + index * high + size, name, size, { colour: inks.quiet, maxWidth: width * 0.44 }),
          text(x + width * 0.47, y + index * high + size, value, size, { maxWidth: width * 0.53 }),
          {
            kind: 'path',
            lines: [[x, y + (index + 1) * high - size * 0.12, x + width, y + (index + 1) * high - size * 0.12]],
            closed: false,
            stroke: inks.line,
            strokeWidth: 0.35 * unit,
          },
        ]),
    };
  };
}

/** Lengths of the plane: they differ from those of the ground by no more than the scale does. */
export function scaleBar(scale: number, { format, unit }: PanelLook): MakeBlock {
  return (width, room) => {
    const height = 20 * unit;
    if (room < height) return null;
    const metres = roundLength(width * 0.86 * scale * metresPerPoint);
    const length = metres / (scale * metresPerPoint);
    const parts = String(metres).startsWith('5') ? 5 : 4;
    const size = 6.5 * unit;
    const isKilometres = metres >= 1000;
    const label = (value: number) => format.number(isKilometres ? value / 1000 : value, 0, 3);
    return {
      height,
      draw: (x, y) => {
        const [left, top, thick] = [x + 3 * unit, y + 10 * unit, 4 * unit];
        return [
          ...Array.from({ length: parts }, (_, index): Mark => ({
            kind: 'rectangle',
            x: left + (length * index) / parts,
            y: top,
            width: length / parts,
            height: thick,
            fill: index % 2 === 0 ? inks.ink : inks.paper,
            stroke: inks.ink,
            strokeWidth: 0.5 * unit,
          })),
          text(left, top - 2.2 * unit, '0', size, { anchor: 'middle' }),
          text(left + length / (parts === 5 ? 5 : 2), top - 2.2 * unit, label(metres / (parts === 5 ? 5 : 2)), size, { anchor: 'middle' }),
          text(left + length, top - 2.2 * unit, `${label(metres)} ${isKilometres ? 'km' : 'm'}`, size, { anchor: 'middle' }),
        ];
      },
    };
  };
}

/** An arrow to grid north, which is up, and beside it a line to true north where the two differ enough to be seen. */
export function northArrow(convergence: number, { words, unit, format, measure }: PanelLook): MakeBlock {
  return (width, room) => {
    const height = 46 * unit;
    if (room < height) return null;
    return {
      height,
      draw: (x, y) => {
        const [middle, top, foot] = [x + 10 * unit, y + 11 * unit, y + 39 * unit];
        const side = convergence >= 0 ? words.east : words.west;
        const shown = Math.abs(convergence) >= 0.05;
        const angle = (convergence * Math.PI) / 180;
        const long = foot - top + 4 * unit;
        const degrees = format.number(Math.abs(convergence), 2);
        const lines = shown
          ? wrapped(fill(words.convergence, { degrees, side }), 6.5 * unit, false, width - 26 * unit, measure).slice(0, 3)
          : [];
        return [
          ...(shown
            ? [
                {
                  kind: 'path',
                  lines: [[middle, foot, middle + Math.sin(angle) * long, foot - Math.cos(angle) * long]],
                  closed: false,
                  stroke: inks.quiet,
                  strokeWidth: 0.7 * unit,
                  dash: [2 * unit, 1.4 * unit],
                } satisfies Mark,
              ]
            : []),
          {
            kind: 'path',
            lines: [[middle, top, middle + 6 * unit, foot, middle, foot - 6 * unit, middle - 6 * unit, foot]],
            closed: true,
            fill: inks.ink,
          },
          text(middle, y + 8.5 * unit, words.north, 8.5 * unit, { anchor: 'middle', bold: true }),
          text(x + 26 * unit, y + 18 * unit, words.gridNorth, 6.5 * unit),
          ...lines.map((line, index) => text(x + 26 * unit, y + (27 + index * 8.6) * unit, line, 6.5 * unit, { colour: inks.quiet })),
        ];
      },
    };
  };
}

/** A picture as large as fits, no larger than a share of the column. */
export function logo({ width, height }: { width: number; height: number }, { unit }: PanelLook): MakeBlock {
  return (room, left) => {
    const scale = Math.min((room * 0.9) / width, (42 * unit) / height, (left - 6 * unit) / height);
    if (scale * height < 6) return null;
    return {
      height: height * scale + 6 * unit,
      draw: (x, y) => [{ kind: 'picture', which: 'logo', x, y, width: width * scale, height: height * scale }],
    };
  };
}

export function qrCode(words: string, { unit }: PanelLook): MakeBlock {
  return (width, room) => {
    const side = Math.min(62 * unit, width, room - 4 * unit);
    if (words === '' || side < 36) return null;
    return { height: side + 4 * unit, draw: (x, y) => qrMarks(words, x, y, side) };
  };
}

/** Puts blocks below each other into a column; gives how many found no room. null is a block of which there is nothing to show. */
export function fillColumn(column: Box, blocks: readonly (MakeBlock | null)[]): { marks: Mark[]; end: number; leftOut: number } {
  const marks: Mark[] = [];
  let { y } = column;
  let leftOut = 0;
  for (const make of blocks) {
    if (!make) continue;
    const block = make(column.width, column.y + column.height - y);
    if (!block) {
      leftOut += 1;
      continue;
    }
    marks.push(...block.draw(column.x, y));
    y += block.height;
  }
  return { marks, end: y, leftOut };
}
