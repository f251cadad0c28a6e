/** A picture of plain shapes, drawn the same way into PDF and SVG. Lengths in points (1/72 inch), y downwards. */
export interface Drawing {
  width: number;
  height: number;
  /** alternative text for people who cannot see it */
  alt: string;
  shapes: Shape[];
}
export type Colour = `#${string}`;
export interface Paint {
  fill?: Colour;
  fillOpacity?: number;
  stroke?: Colour;
  strokeWidth?: number;
  dash?: readonly [number, number];
}
export type Shape =
  | ({ kind: 'rectangle'; x: number; y: number; width: number; height: number } & Paint)
  /** lines of x, y pairs; closed ones are filled by the even-odd rule, so that holes stay empty */
  | ({ kind: 'path'; lines: number[][]; closed: boolean } & Paint)
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      colour: Colour;
      anchor: 'start' | 'middle' | 'end';
      bold?: boolean;
      /** turned by 90 degrees, reading upwards */ upwards?: boolean;
    }
  | { kind: 'image'; x: number; y: number; width: number; height: number; bytes: Uint8Array; type: 'image/png' | 'image/jpeg' };

/** Colours of reports: dark enough on white paper, distinguishable with red-green colour blindness. */
export const palette = {
  ink: '#1d2422',
  quiet: '#56605c',
  line: '#d5dad6',
  ground: '#f4f3ec',
  accent: '#1c6b58',
  fill: '#7cb39b',
  warm: '#b4531f',
  cool: '#2a6ea6',
  bad: '#b3362b',
  grey: '#7a8681',
  band: '#a9c6de',
  paper: '#ffffff',
  warning: '#8a4b00',
} as const satisfies Record<string, Colour>;

/** Approximate width of a text in points, to place labels side by side: letters of Noto Sans are 0.56 em wide on average. */
export const roughWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (/[ilj.,:;|'!]/.test(letter) ? 0.3 : /[A-ZMWmw%°₂]/.test(letter) ? 0.7 : 0.56), 0) * size;
