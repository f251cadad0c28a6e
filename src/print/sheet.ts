import { gridOf } from './grid.ts';
import { inset, type insetBox } from './inset.ts';
import { inks, type Box, type Mark, type MeasureText } from './marks.ts';
import { legend } from './legend.ts';
import { fillColumn, logo, northArrow, paragraph, qrCode, scaleBar, table, type MakeBlock, type PanelLook } from './panel.ts';
import { metresPerPoint, pointsPerMillimetre, sheetPoints, sizeOn } from './paper.ts';
import { sentence } from './phrases/sentence.ts';
import { plotMarks } from './plot-marks.ts';
import { PrintFault } from './print-fault.ts';
import { distortionAt, scaleErrorIn, scaleErrorOf, type GroundBox } from './projection.ts';
import type { CountryLine, PrintPlot, PrintSubject } from './subject.ts';
import type { PrintTemplate } from './template.ts';
import { fill, fillKnown, PrintFormat, printWords } from './texts/index.ts';
import type { MapView, Placed } from './view.ts';

/** What a print needs besides land and template. */
export interface PrintSurroundings {
  /** ISO 8601 */
  date: string;
  measure: MeasureText;
  logo: { width: number; height: number } | null;
  hasGround: boolean;
  /** coasts and borders, and the year they are of; null without an inset */
  countries: { year: number; around: (box: ReturnType<typeof insetBox>) => readonly CountryLine[] } | null;
}

/** Names of the sheets on each side of a sheet. */
interface Neighbours {
  north: string | null;
  south: string | null;
  east: string | null;
  west: string | null;
}

/** A page with a map, ready to be drawn. */
export interface Sheet {
  /** points */
  width: number;
  height: number;
  marks: Mark[];
  view: MapView;
  name: string;
  title: string;
  facts: SheetFacts;
}
export interface SheetFacts {
  /** of the scale on the ground against the one on paper, as a share: in the middle, and the largest in the frame */
  scaleErrorMiddle: number;
  scaleErrorMost: number;
  /** degrees from grid north to true north, clockwise */
  convergence: number;
  plotsShown: number;
  /** plots that lie in no part of the frame, or have no place */
  plotsOutside: number;
  labelsLeftOut: number;
  /** pieces beside the map that found no room */
  piecesLeftOut: number;
}

const edgeBand = 13;
/** Frames smaller than this show nothing. */
const leastFrame = 60;

interface SheetParts {
  width: number;
  height: number;
  unit: number;
  frame: Box;
  panel: Box;
  isBeside: boolean;
}

/** Where the map and what belongs to it lie on a sheet: beside it on a wide sheet, below it on a tall one. Throws PrintFault where no room is left. */
export function partsOf(template: PrintTemplate): SheetParts {
  const [width, height] = sheetPoints(template.paper, template.orientation);
  const unit = sizeOn(template.paper);
  const margin = template.marginMillimetres * pointsPerMillimetre;
  const band = template.grid === 'none' ? 0 : edgeBand * unit;
  const gap = 10 * unit;
  const isBeside = template.orientation === 'landscape';
  const inner = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const panelSide = isBeside ? Math.min(168 * unit, inner.width * 0.32) : Math.min(172 * unit, inner.height * 0.34);
  const panel = isBeside
    ? { x: inner.x + inner.width - panelSide, y: inner.y, width: panelSide, height: inner.height }
    : { x: inner.x, y: inner.y + inner.height - panelSide, width: inner.width, height: panelSide };
  const frame = isBeside
    ? { x: inner.x + band, y: inner.y + band, width: inner.width - panelSide - gap - 2 * band, height: inner.height - 2 * band }
    : { x: inner.x + band, y: inner.y + band, width: inner.width - 2 * band, height: inner.height - panelSide - gap - 2 * band };
  if (frame.width < leastFrame || frame.height < leastFrame) throw new PrintFault(sentence('print.frame-too-small'));
  return { width, height, unit, frame, panel, isBeside };
}

interface SheetContent {
  template: PrintTemplate;
  subject: PrintSubject;
  surroundings: PrintSurroundings;
  placed: Placed;
  /** `A2`, the name of a plot, or '' for the only sheet */
  name: string;
  /** from 1 */
  page: number;
  pages: number;
  focus?: PrintPlot;
  neighbours?: Neighbours;
  /** drawn over the map, such as the borders of sheets */
  over?: readonly Mark[];
  /** said below the title, such as that this is the overview */
  kind?: string;
}

const paperName = (template: PrintTemplate) => (template.paper === 'letter' ? printWords[template.language].letter : template.paper);

/** Arrows with the names of the sheets that go on at each side, inside of the frame. */
function neighbourMarks(
  { north, south, east, west }: Neighbours,
  { x, y, width, height }: Box,
  unit: number,
  measure: MeasureText,
): Mark[] {
  const size = 8 * unit;
  const plate = (name: string | null, [cx, cy]: [number, number], [dx, dy]: [number, number]): Mark[] => {
    if (name === null) return [];
    const wide = measure(name, size, true) + 18 * unit;
    const tip = [cx - wide / 2 + 7 * unit, cy] as const;
    const r = 3 * unit;
    return [
      {
        kind: 'rectangle',
        x: cx - wide / 2,
        y: cy - 6 * unit,
        width: wide,
        height: 12 * unit,
        fill: inks.paper,
        fillOpacity: 0.88,
        stroke: inks.line,
        strokeWidth: 0.4 * unit,
      },
      {
        kind: 'path',
        lines: [
          [
            tip[0] + dx * r,
            tip[1] + dy * r,
            tip[0] - dx * r + dy * r,
            tip[1] - dy * r + dx * r,
            tip[0] - dx * r - dy * r,
            tip[1] - dy * r - dx * r,
          ],
        ],
        closed: true,
        fill: inks.ink,
      },
      { kind: 'text', x: cx - wide / 2 + 13 * unit, y: cy + size * 0.36, text: name, size, colour: inks.ink, anchor: 'start', bold: true },
    ];
  };
  return [
    ...plate(north, [x + width / 2, y + 9 * unit], [0, -1]),
    ...plate(south, [x + width / 2, y + height - 9 * unit], [0, 1]),
    ...plate(east, [x + width - 20 * unit, y + height / 2], [1, 0]),
    ...plate(west, [x + 20 * unit, y + height / 2], [-1, 0]),
  ];
}

function referenceLines(
  { template, subject, surroundings, placed: { view } }: SheetContent,
  facts: SheetFacts,
  interval: ReturnType<typeof gridOf>['interval'],
): string[] {
  const words = printWords[template.language];
  const format = new PrintFormat(template.language);
  const { projection, ground } = view;
  const [longitude, latitude] = projection.inverse((ground.west + ground.east) / 2, (ground.south + ground.north) / 2);
  const degrees = (value: number, positive: string, negative: string) =>
    `${format.number(Math.abs(value), 2)}° ${value < 0 ? negative : positive}`;
  const { north, south, east, west } = words.directions;
  const gridLength = (value: number) =>
    value >= 1 ? `${format.number(value)}°` : value * 60 >= 1 - 1e-9 ? `${Math.round(value * 60)}′` : `${Math.round(value * 3600)}″`;
  return [
    projection.kind === 'utm'
      ? fill(words.utm, { zone: `${projection.zone}${projection.isSouth ? 'S' : 'N'}`, epsg: projection.epsg! })
      : fill(words.equalArea, { latitude: degrees(latitude, north, south), longitude: degrees(longitude, east, west) }),
    fill(words.accuracy, { middle: format.signed(facts.scaleErrorMiddle * 100, 2), edge: format.number(facts.scaleErrorMost * 100, 2) }),
    ...(interval === null
      ? []
      : interval.kind === 'metres'
        ? [fill(words.gridMetres, { length: format.length(interval.value) })]
        : [fill(template.grid === 'utm' ? words.gridInDegrees : words.gridDegrees, { length: gridLength(interval.value) })]),
    ...(facts.plotsOutside > 0 && template.atlas === 'none'
      ? [fill(words.outside, { count: format.number(facts.plotsOutside), all: format.number(subject.plots.length) })]
      : []),
    ...(subject.attribution === '' ? [] : [subject.attribution]),
    ...(template.inset && surroundings.countries ? [fill(words.borders, { year: surroundings.countries.year })] : []),
    fill(words.printed, { date: format.day(surroundings.date) }),
  ];
}

/** The sum of areas, and of how many plots: those that have one. */
const hectaresOf = (plots: readonly PrintPlot[]): number => plots.reduce((sum, { hectares }) => sum + (hectares ?? 0), 0);

interface PanelBlocks {
  head: (MakeBlock | null)[];
  scale: (MakeBlock | null)[];
  legend: (MakeBlock | null)[];
  inset: MakeBlock[];
  qr: MakeBlock[];
  /** how the map was made; stands at the foot */
  reference: MakeBlock | null;
}

/** What the places of a person's own texts stand for. */
function valuesOf({ template, subject, placed: { view }, surroundings, focus, name, page, pages }: SheetContent) {
  const format = new PrintFormat(template.language);
  return {
    name,
    page,
    pages,
    date: format.day(surroundings.date),
    scale: `1:${format.number(view.scale)}`,
    hectares: format.hectares(focus ? (focus.hectares ?? 0) : hectaresOf(subject.plots)),
  };
}

function titleOf(content: SheetContent): string {
  const { template, focus } = content;
  const own = fillKnown(template.title, valuesOf(content)).trim();
  if (focus && !template.title.includes('{name}')) return [focus.name, own].filter(Boolean).join(' · ');
  return own || printWords[template.language].untitled;
}

/** The rows below the title: of the plot that the sheet is about, else of all together. */
function rowsOf({ template, subject, focus }: SheetContent): (readonly [string, string])[] {
  const words = printWords[template.language];
  const format = new PrintFormat(template.language);
  const inHectares = (hectares: number) => fill(words.hectaresOf, { hectares: format.hectares(hectares) });
  if (focus) return [...(focus.hectares === null ? [] : [[words.hectares, inHectares(focus.hectares)] as const]), ...focus.attributes];
  const hectares = format.hectares(hectaresOf(subject.plots));
  return [
    [subject.areProjects ? words.projects : words.plots, fill(words.plotsOf, { count: format.number(subject.plots.length), hectares })],
  ];
}

function blocksOf(
  content: SheetContent,
  facts: SheetFacts,
  interval: ReturnType<typeof gridOf>['interval'],
  title: string,
  look: PanelLook,
): PanelBlocks {
  const {
    template,
    subject,
    surroundings,
    placed: { view },
    name,
    page,
    pages,
  } = content;
  const { words, format } = look;
  const values = valuesOf(content);
  const sheetLine = [
    ...(content.kind === undefined ? [] : [content.kind]),
    ...(template.atlas === 'tiles' && name !== '' && content.kind === undefined ? [fill(words.sheet, { name })] : []),
    ...(pages > 1 ? [fill(words.page, { page, pages })] : []),
  ].join(' · ');
  const cellSide = 0.01 * view.scale;
  return {
    head: [
      ...(surroundings.logo ? [logo(surroundings.logo, look)] : []),
      paragraph(title, 15, look, { bold: true, after: 3, most: 4 }),
      paragraph(sheetLine, 8, look, { colour: inks.quiet, after: 4 }),
      paragraph(fillKnown(template.text, values), 8, look, { after: 6 }),
      table(rowsOf(content), look),
    ],
    scale: [
      paragraph(fill(words.scale, { scale: format.number(view.scale), paper: paperName(template) }), 9, look, { bold: true, after: 1 }),
      ...(template.scaleBar ? [scaleBar(view.scale, look)] : []),
      paragraph(
        fill(words.centimetre, { length: format.length(cellSide), hectares: format.number(cellSide ** 2 / 10_000, 0, 4) }),
        6.5,
        look,
        { colour: inks.quiet, after: 4 },
      ),
      ...(template.north ? [northArrow(facts.convergence, look)] : []),
    ],
    legend: template.legend ? [legend(subject, look)] : [],
    inset: template.inset && surroundings.countries ? [inset(view, surroundings.countries.around, look)] : [],
    qr: template.qr === '' ? [] : [qrCode(fillKnown(template.qr, values), look)],
    reference: paragraph(referenceLines(content, facts, interval).join('\n'), 6, look, { colour: inks.quiet, after: 0 }),
  };
}

/** Puts the blocks beside the map: in one column, or in three; the reference stands at the foot. */
function panelMarks(panel: Box, isBeside: boolean, blocks: PanelBlocks, unit: number): { marks: Mark[]; leftOut: number } {
  const gap = 14 * unit;
  const columnWidth = isBeside ? panel.width : (panel.width - 2 * gap) / 3;
  const foot = blocks.reference?.(columnWidth, panel.height * 0.5) ?? null;
  const aboveFoot = panel.height - (foot?.height ?? 0) - 4 * unit;
  const footX = panel.x + panel.width - columnWidth;
  const footMarks = foot?.draw(footX, panel.y + panel.height - foot.height) ?? [];
  if (isBeside) {
    const column = fillColumn({ ...panel, height: aboveFoot }, [
      ...blocks.head,
      ...blocks.scale,
      ...blocks.legend,
      ...blocks.inset,
      ...blocks.qr,
    ]);
    return { marks: [...column.marks, ...footMarks], leftOut: column.leftOut };
  }
  const at = (index: number): Box => ({ ...panel, x: panel.x + index * (columnWidth + gap), width: columnWidth });
  const columns = [
    fillColumn(at(0), [...blocks.head, ...blocks.qr]),
    fillColumn(at(1), [...blocks.legend, ...blocks.inset]),
    fillColumn({ ...at(2), height: aboveFoot }, blocks.scale),
  ];
  return {
    marks: [...columns.flatMap(({ marks }) => marks), ...footMarks],
    leftOut: columns.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

const fullGround = (ground: GroundBox, { projection }: MapView): { middle: number; most: number; convergence: number } => {
  const distortion = distortionAt(projection, ...projection.inverse((ground.west + ground.east) / 2, (ground.south + ground.north) / 2));
  // The mean of both directions keeps the sign: smaller or larger than written.
  const mean = (distortion.alongMeridian + distortion.alongParallel) / 2 - 1;
  return {
    middle: Math.sign(mean) * scaleErrorOf(distortion),
    most: scaleErrorIn(projection, ground),
    convergence: distortion.convergence,
  };
};

/** A sheet with its map and everything beside it. */
export function sheetOf(content: SheetContent): Sheet {
  const { template, subject, surroundings, placed, name, focus, neighbours, over = [] } = content;
  const words = printWords[template.language];
  const format = new PrintFormat(template.language);
  const { width, height, unit, panel, isBeside } = partsOf(template);
  const { view } = placed;
  const { frame, ground } = view;
  const { measure } = surroundings;
  const drawn = plotMarks(placed.plots, view, {
    looks: subject.looks,
    measure,
    // Names of plots below those of sheets could not be read.
    withLabels: template.labels && over.length === 0,
    size: 7 * unit,
    thickness: unit,
    focus,
  });
  const grid = gridOf(view, template.grid, { words: words.directions, measure, size: 6.5 * unit, stroke: 0.4 * unit });
  const around = fullGround(ground, view);
  const shownOf = new Set(drawn.shown.map(({ plot }) => plot));
  const facts: SheetFacts = {
    scaleErrorMiddle: around.middle,
    scaleErrorMost: around.most,
    convergence: around.convergence,
    plotsShown: drawn.shown.length,
    plotsOutside: subject.plots.filter((plot) => !shownOf.has(plot)).length,
    labelsLeftOut: drawn.labelsLeftOut,
    piecesLeftOut: 0,
  };
  const title = titleOf(content);
  const look: PanelLook = { words, format, measure, unit };
  const beside = panelMarks(panel, isBeside, blocksOf(content, facts, grid.interval, title, look), unit);
  facts.piecesLeftOut = beside.leftOut;
  const marks: Mark[] = [
    { kind: 'rectangle', x: 0, y: 0, width, height, fill: inks.paper },
    {
      kind: 'cut',
      ...frame,
      marks: [
        ...(surroundings.hasGround
          ? [{ kind: 'picture', which: 'ground', x: frame.x, y: frame.y, width: frame.width, height: frame.height } as const]
          : []),
        ...grid.lines,
        ...drawn.marks,
        ...over,
        ...drawn.labels,
        ...(neighbours ? neighbourMarks(neighbours, frame, unit, measure) : []),
      ],
    },
    { kind: 'rectangle', ...frame, stroke: inks.ink, strokeWidth: 0.9 * unit },
    ...grid.labels,
    ...beside.marks,
  ];
  return { width, height, marks, view, name, title, facts };
}

/** Metres of the plane that the frame of a sheet shows at a scale. */
export const groundSize = ({ width, height }: Box, scale: number): [width: number, height: number] => [
  width * scale * metresPerPoint,
  height * scale * metresPerPoint,
];
