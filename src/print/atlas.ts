import { inks, type Mark } from './marks.ts';
import { sentence } from './phrases/sentence.ts';
import { PrintFault } from './print-fault.ts';
import { boxAround, meets } from './projected.ts';
import { maxReadableScaleError, scaleErrorIn, type GroundBox } from './projection.ts';
import { groundSize, partsOf, sheetOf, type PrintSurroundings, type Sheet } from './sheet.ts';
import type { PrintPlot, PrintSubject } from './subject.ts';
import type { PrintTemplate } from './template.ts';
import { fill, PrintFormat, printWords } from './texts/index.ts';
import { fittingScale, onSheet, Planes, viewAt, type Placed } from './view.ts';

/** More sheets than these make a file that no program opens well. */
const maxSheets = 2000;

/** A, B … Z, AA: rows of sheets from the north. */
export function rowName(row: number): string {
  const letter = String.fromCodePoint(65 + (row % 26));
  return row < 26 ? letter : `${rowName(Math.floor(row / 26) - 1)}${letter}`;
}

/** Sheets that are made one after another, so that a large atlas is never in memory as a whole. */
export interface SheetSeries {
  count: number;
  sheets: Iterable<Sheet>;
  /** one of them, from 0; null for a plot without a place */
  sheetAt(index: number): Sheet | null;
}
type SheetAt = SheetSeries['sheetAt'];

function seriesOf(count: number, sheetAt: SheetAt): SheetSeries {
  function* all() {
    for (let index = 0; index < count; index += 1) {
      const sheet = sheetAt(index);
      if (sheet) yield sheet;
    }
  }
  return { count, sheetAt, sheets: { [Symbol.iterator]: all } };
}

interface Tile {
  name: string;
  ground: GroundBox;
  row: number;
  column: number;
}

/** The sheets side by side that cover land: named by row and column, those without a plot left out. */
function tilesOver(placed: Placed, size: readonly [width: number, height: number]): Tile[] {
  const box = boxAround(placed.plots)!;
  const [wide, high] = size;
  const [columns, rows] = [Math.max(1, Math.ceil((box.east - box.west) / wide)), Math.max(1, Math.ceil((box.north - box.south) / high))];
  const west = (box.west + box.east) / 2 - (columns * wide) / 2;
  const north = (box.south + box.north) / 2 + (rows * high) / 2;
  // By the plots, not by the sheets: plots far from each other may have millions of sheets between them.
  const used = new Map<string, Tile>();
  for (const plot of placed.plots)
    for (
      let column = Math.max(0, Math.floor((plot.west - west) / wide));
      column <= Math.min(columns - 1, Math.floor((plot.east - west) / wide));
      column += 1
    )
      for (
        let row = Math.max(0, Math.floor((north - plot.north) / high));
        row <= Math.min(rows - 1, Math.floor((north - plot.south) / high));
        row += 1
      ) {
        const name = `${rowName(row)}${column + 1}`;
        if (used.has(name)) continue;
        const ground = {
          west: west + column * wide,
          east: west + (column + 1) * wide,
          north: north - row * high,
          south: north - (row + 1) * high,
        };
        used.set(name, { name, ground, row, column });
        if (used.size > maxSheets) throw new PrintFault(sentence('print.too-many-sheets', { count: `> ${maxSheets}`, most: maxSheets }));
      }
  return [...used.values()].sort((a, b) => a.row - b.row || a.column - b.column);
}

/** Sheets over the map of the overview. */
function tileMarks(tiles: readonly Tile[], overview: Placed, unit: number): Mark[] {
  const place = onSheet(overview.view);
  return tiles.flatMap(({ name, ground }): Mark[] => {
    const [left, top] = place(ground.west, ground.north);
    const [right, bottom] = place(ground.east, ground.south);
    const size = Math.min(14 * unit, (bottom - top) * 0.5, (right - left) * 0.3);
    return [
      { kind: 'rectangle', x: left, y: top, width: right - left, height: bottom - top, stroke: inks.mark, strokeWidth: 0.9 * unit },
      ...(size < 3
        ? []
        : [
            {
              kind: 'text',
              x: left + size * 0.35,
              y: top + size * 1.1,
              text: name,
              size,
              colour: inks.mark,
              anchor: 'start',
              bold: true,
              halo: true,
            } satisfies Mark,
          ]),
    ];
  });
}

function tileSheets(
  subject: PrintSubject,
  template: PrintTemplate,
  surroundings: PrintSurroundings,
  { whole, tiles }: { whole: Placed; tiles: Tile[] },
): SheetAt {
  const words = printWords[template.language];
  const { unit, frame } = partsOf(template);
  const pages = tiles.length + 1;
  // In the plane of the sheets, so that their borders are straight and in their places.
  const box = boxAround(tiles.map(({ ground }) => ground))!;
  const overview: Placed = {
    ...whole,
    view: viewAt(whole.view.projection, frame, Math.max(whole.view.scale, fittingScale(box, frame)), [
      (box.west + box.east) / 2,
      (box.south + box.north) / 2,
    ]),
  };
  const first = () =>
    sheetOf({
      template,
      subject,
      surroundings,
      placed: overview,
      name: words.overview,
      page: 1,
      pages,
      over: tileMarks(tiles, overview, unit),
      kind: `${words.overview} · ${fill(words.sheets, { count: new PrintFormat(template.language).number(tiles.length) })}`,
    });
  const named = new Map(tiles.map((tile) => [`${tile.row}/${tile.column}`, tile.name]));
  return (index) => {
    const tile = tiles[index - 1];
    if (!tile) return index === 0 ? first() : null;
    const at = (down: number, right: number) => named.get(`${tile.row + down}/${tile.column + right}`) ?? null;
    const { ground } = tile;
    return sheetOf({
      template,
      subject,
      surroundings,
      placed: {
        ...whole,
        view: { projection: whole.view.projection, frame, scale: template.scale!, ground },
      },
      name: tile.name,
      page: index + 1,
      pages,
      neighbours: { north: at(-1, 0), south: at(1, 0), west: at(0, -1), east: at(0, 1) },
    });
  };
}

function plotSheets(
  subject: PrintSubject,
  template: PrintTemplate,
  surroundings: PrintSurroundings,
  planes: Planes,
  { whole, plots }: { whole: Placed; plots: PrintPlot[] },
): SheetAt {
  const words = printWords[template.language];
  const { frame } = partsOf(template);
  const overviews = canBeMapped(whole) ? 1 : 0;
  const pages = plots.length + overviews;
  return (index) => {
    const focus = plots[index - overviews];
    if (!focus)
      return index === 0
        ? sheetOf({ template, subject, surroundings, placed: whole, name: words.overview, page: 1, pages, kind: words.overview })
        : null;
    const placed = planes.viewOf(new Set([focus]), frame, template.scale);
    if (!placed) return null;
    const near = placed.plots.filter((plot) => meets(plot, placed.view.ground));
    // The sheet's own plot is drawn over its neighbours.
    near.sort((a, b) => Number(a.plot === focus) - Number(b.plot === focus));
    return sheetOf({
      template,
      subject,
      surroundings,
      placed: { ...placed, plots: near },
      name: focus.name,
      page: index + 1,
      pages,
      focus,
    });
  };
}

/** Whether a scale means something on the map of everything: an atlas of plots on several continents has no overview. */
const canBeMapped = ({ view }: Placed): boolean => scaleErrorIn(view.projection, view.ground) <= maxReadableScaleError;

/** The sheets of a print: one, or an atlas that begins with an overview. Throws PrintFault where there is nothing to print, or too much. */
export function sheetsOf(subject: PrintSubject, template: PrintTemplate, surroundings: PrintSurroundings): SheetSeries {
  const planes = new Planes(subject.plots);
  const { frame } = partsOf(template);
  const all = new Set(subject.plots);
  const fitting = planes.viewOf(all, frame, template.atlas === 'none' ? template.scale : null);
  if (!fitting) throw new PrintFault(sentence('print.no-place'));
  if (template.atlas !== 'plots' && !canBeMapped(fitting)) throw new PrintFault(sentence('print.too-far-apart'));
  if (template.atlas === 'none')
    return seriesOf(1, (index) =>
      index === 0 ? sheetOf({ template, subject, surroundings, placed: fitting, name: '', page: 1, pages: 1 }) : null,
    );
  if (template.atlas === 'plots') {
    const plots = subject.plots.filter(({ geometry }) => geometry !== null);
    if (plots.length + 1 > maxSheets) throw new PrintFault(sentence('print.too-many-sheets', { count: plots.length + 1, most: maxSheets }));
    return seriesOf(
      plots.length + (canBeMapped(fitting) ? 1 : 0),
      plotSheets(subject, template, surroundings, planes, { whole: fitting, plots }),
    );
  }
  if (template.scale === null) throw new PrintFault(sentence('print.tiles-need-scale'));
  const tiles = tilesOver(fitting, groundSize(frame, template.scale));
  if (tiles.length + 1 > maxSheets) throw new PrintFault(sentence('print.too-many-sheets', { count: tiles.length + 1, most: maxSheets }));
  return seriesOf(tiles.length + 1, tileSheets(subject, template, surroundings, { whole: fitting, tiles }));
}
