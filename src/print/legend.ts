import type { LegendMeaning } from '#styling/legend.ts';
import { inks, type Ink, type Mark, type MeasureText, type TextMark } from './marks.ts';
import type { MakeBlock, PanelLook } from './panel.ts';
import type { LegendRow, PrintLook, PrintSubject } from './subject.ts';
import { fill } from './texts/index.ts';

/** The limits of classes have few digits; all of them are shown. */
const limitDecimals = 8;
/** points on A4 */
const rowSize = 7.5;
const swatchWidth = 15;

/** What an entry is for, in the language of the map. */
export function meaningWords(meaning: LegendMeaning, { words, format }: Pick<PanelLook, 'words' | 'format'>): string {
  const limit = (value: number) => format.number(value, 0, limitDecimals);
  switch (meaning.kind) {
    case 'category':
      return meaning.value;
    case 'below':
      return fill(words.below, { to: limit(meaning.to) });
    case 'between':
      return fill(words.between, { from: limit(meaning.from), to: limit(meaning.to) });
    case 'above':
      return fill(words.above, { from: limit(meaning.from) });
    default:
      return words[meaning.kind];
  }
}

/** A line of a look; none where it is 0 wide, which a PDF would draw as the thinnest. */
export const outlineInk = ({ stroke, strokeWidth }: PrintLook, thickness: number): Ink =>
  strokeWidth > 0 ? { stroke, strokeWidth: strokeWidth * thickness } : {};

/** Looks beside each other in the place of one. */
function swatches(places: readonly number[], looks: readonly PrintLook[], [x, y]: readonly [number, number], unit: number): Mark[] {
  const width = (swatchWidth * unit) / places.length;
  return places.map((place, at): Mark => {
    const look = looks[place]!;
    const { fill: inside, fillOpacity } = look;
    return { kind: 'rectangle', x: x + at * width, y, width, height: 9 * unit, fill: inside, fillOpacity, ...outlineInk(look, unit) };
  });
}
/** Words as far as there is room for them. */
function cut(words: string, size: number, bold: boolean, room: number, measure: MeasureText): string {
  if (measure(words, size, bold) <= room) return words;
  let letters = [...words];
  while (letters.length > 1 && measure(`${letters.join('')}…`, size, bold) > room) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}

function rowMarks(row: LegendRow, looks: readonly PrintLook[], [x, y]: readonly [number, number], width: number, look: PanelLook): Mark[] {
  const { words, format, unit, measure } = look;
  const size = rowSize * unit;
  const text = (from: number, given: string, room: number, bold = false): TextMark => ({
    kind: 'text',
    x: from,
    y: y + 7.2 * unit,
    text: cut(given, size, bold, room, measure),
    size,
    colour: inks.ink,
    anchor: 'start',
    ...(bold ? { bold } : {}),
  });
  if (row.kind === 'heading') return [text(x, `${row.title}: ${row.by.kind === 'hectares' ? words.byHectares : row.by.name}`, width, true)];
  const indent = (swatchWidth + 5) * unit;
  if (row.kind === 'layer') return [...swatches(row.looks, looks, [x, y], unit), text(x + indent, row.title, width - indent)];
  const count = format.number(row.count);
  const countWidth = measure(count, size, false);
  return [
    ...swatches([row.look], looks, [x, y], unit),
    text(x + indent, meaningWords(row.meaning, look), width - indent - countWidth - 4 * unit),
    { ...text(x + width, count, countWidth), anchor: 'end', colour: inks.quiet },
  ];
}

/** The meaning of the colours, with how many plots have each; what has no room is counted. */
export function legend({ legend: rows, looks }: Pick<PrintSubject, 'legend' | 'looks'>, look: PanelLook): MakeBlock | null {
  if (rows.length === 0) return null;
  const { words, unit } = look;
  return (width, room) => {
    const [size, high, head] = [rowSize * unit, 13 * unit, 14 * unit];
    const fit = Math.floor((room - head - 6 * unit) / high);
    if (fit < 1) return null;
    let shown = rows.length <= fit ? rows : rows.slice(0, fit - 1);
    // A heading without an entry below it says nothing.
    while (shown.at(-1)?.kind === 'heading') shown = shown.slice(0, -1);
    const left = rows.slice(shown.length).filter(({ kind }) => kind !== 'heading').length;
    const more = { kind: 'text', text: fill(words.more, { count: left }), size, colour: inks.ink, anchor: 'start' } as const;
    return {
      height: head + (shown.length + Math.sign(left)) * high + 6 * unit,
      draw: (x, y) => [
        { kind: 'text', x, y: y + 8.5 * unit, text: words.legend, size: 8.5 * unit, colour: inks.ink, anchor: 'start', bold: true },
        ...shown.flatMap((row, index) => rowMarks(row, looks, [x, y + head + index * high], width, look)),
        ...(left > 0 ? [{ ...more, x, y: y + head + shown.length * high + 7.2 * unit }] : []),
      ],
    };
  };
}
