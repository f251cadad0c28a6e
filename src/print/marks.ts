/** What stands on a sheet, from the lowest to the highest. Lengths in points, y downwards from the upper left corner. */
export type Colour = `#${string}`;
export interface Ink {
  fill?: Colour;
  fillOpacity?: number;
  stroke?: Colour;
  strokeWidth?: number;
  dash?: readonly [number, number];
}
export interface TextMark {
  kind: 'text';
  x: number;
  /** of the baseline */
  y: number;
  text: string;
  size: number;
  colour: Colour;
  anchor: 'start' | 'middle' | 'end';
  bold?: boolean;
  /** white around the letters, so that they can be read over a map, or another colour around bright ones */
  halo?: boolean | Colour;
  /** degrees, clockwise */
  turn?: number;
  /** what is longer is cut with an ellipsis */
  maxWidth?: number;
}
export type Mark =
  | ({ kind: 'rectangle'; x: number; y: number; width: number; height: number } & Ink)
  /** lines of x, y pairs; closed ones are filled by the even-odd rule, so that holes stay empty */
  | ({ kind: 'path'; lines: readonly ArrayLike<number>[]; closed: boolean } & Ink)
  | ({ kind: 'circle'; x: number; y: number; radius: number } & Ink)
  | TextMark
  /** the logo, or the ground below the map */
  | { kind: 'picture'; which: 'logo' | 'ground'; x: number; y: number; width: number; height: number }
  /** the icon of a point at x, y, turned about it clockwise; its upper left corner lies so far to the left and above before */
  | { kind: 'icon'; picture: string; x: number; y: number; width: number; height: number; left: number; above: number; turn: number }
  /** what lies outside of the rectangle is cut off */
  | { kind: 'cut'; x: number; y: number; width: number; height: number; marks: readonly Mark[] };

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width of a text in points. */
export type MeasureText = (text: string, size: number, isBold: boolean) => number;

/** Near enough to place words where no font is at hand: letters of Noto Sans are 0.56 em wide on the mean. */
export const roughTextWidth: MeasureText = (text, size, isBold) =>
  [...text].reduce((sum, letter) => sum + (/[ilj.,:;|'!]/.test(letter) ? 0.3 : /[A-ZMWmw%°₂]/.test(letter) ? 0.7 : 0.57), 0) *
  size *
  (isBold ? 1.06 : 1);

/** Lines no wider than a width, broken between words. */
export function wrapped(text: string, size: number, isBold: boolean, width: number, measure: MeasureText): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/ +/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && measure(longer, size, isBold) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** Of a map on paper: dark enough on white, told apart with red-green blindness. */
export const inks = {
  ink: '#1d2422',
  quiet: '#56605c',
  grid: '#5f7f9a',
  line: '#c9cfcb',
  paper: '#ffffff',
  sea: '#e3ebef',
  land: '#f4f3ec',
  accent: '#1c6b58',
  mark: '#b3362b',
} as const satisfies Record<string, Colour>;
