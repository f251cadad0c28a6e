/** Sizes of paper, upright, in millimetres (ISO 216; ANSI/ASME Y14.1 for Letter). */
const paperMillimetres = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
  A0: [841, 1189],
  letter: [215.9, 279.4],
} as const satisfies Record<string, readonly [width: number, height: number]>;
export type PrintPaper = keyof typeof paperMillimetres;
export const printPapers = Object.keys(paperMillimetres) as [PrintPaper, ...PrintPaper[]];

export const orientations = ['portrait', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];

/** A point is 1/72 inch, the unit of PDF. */
export const pointsPerMillimetre = 72 / 25.4;
export const metresPerPoint = 0.0254 / 72;

/** Width and height of a sheet in points. */
export function sheetPoints(paper: PrintPaper, orientation: Orientation): [width: number, height: number] {
  const [short, long] = paperMillimetres[paper].map((side) => side * pointsPerMillimetre) as [number, number];
  return orientation === 'portrait' ? [short, long] : [long, short];
}

/** How much larger words and lines are than on A4: a larger sheet is read from farther away, but not in proportion. */
export const sizeOn = (paper: PrintPaper): number => Math.sqrt(paperMillimetres[paper][1] / paperMillimetres.A4[1]);
