import { palette } from '../kit/drawing/drawing.ts';
import type { CellValue, Column, Table } from '../kit/model.ts';
import type { Format } from '../kit/format.ts';
import { cellWriter } from '../kit/shown-cells.ts';
import { fill } from '../kit/texts/index.ts';
import { margin, type Element, type Pages } from './page.ts';
import { actualOf, lineHeightOf, type TextLine, type TextStyle } from './text.ts';

const gap = 8;
/** tolerance for sums of widths, which are not exact to the last digit */
const hair = 0.05;
const rowPadding = 2.2;
/** a table of up to this share of a page is not broken; less than half, so that no page is left half empty */
const keptShare = 0.4;

interface Measured {
  column: Column;
  minWidth: number;
  natural: number;
}
interface Placed {
  column: Column;
  x: number;
  width: number;
}

type WriteCell = ReturnType<typeof cellWriter>;

function measure(pages: Pages, columns: Column[], rows: Record<string, CellValue>[], write: WriteCell, size: number): Measured[] {
  const widthOf = (text: string, bold = false) => pages.setter.widthOf(text, { size, bold });
  const longestWord = (text: string) => text.split(/\s+/).reduce((max, word) => Math.max(max, widthOf(word, true)), 0);
  return columns.map((column) => {
    const texts = [...new Set(rows.map((row) => write(row, column)))];
    const head = longestWord(column.label);
    const widest = texts.reduce((max, text) => Math.max(max, widthOf(text)), 0);
    if (column.kind !== 'text')
      return { column, minWidth: Math.max(head, widest), natural: Math.max(head, widest, Math.min(widthOf(column.label, true), 70)) };
    const word = texts.reduce((max, text) => Math.max(max, Math.min(110, longestWord(text))), 0);
    const minWidth = Math.max(Math.min(head, 110), word);
    return { column, minWidth, natural: Math.max(minWidth, Math.min(widthOf(column.label, true), 120), Math.min(widest, 320)) };
  });
}

/** Groups of columns that fit side by side, each with the first column. */
function groupsOf(measured: Measured[], width: number): Measured[][] {
  const sum = (some: Measured[]) => some.reduce((total, { minWidth }) => total + minWidth + gap, -gap);
  const groups: Measured[][] = [];
  let rest = measured;
  while (rest.length > 0) {
    const group = groups.length === 0 ? [] : [measured[0]!];
    while (rest.length > 0 && (group.length < 2 || sum([...group, rest[0]!]) <= width)) {
      group.push(rest[0]!);
      rest = rest.slice(1);
    }
    groups.push(group);
  }
  return groups;
}

function place(group: Measured[], left: number, width: number): Placed[] {
  const room = width - gap * (group.length - 1);
  const natural = group.reduce((sum, column) => sum + column.natural, 0);
  const minWidth = group.reduce((sum, column) => sum + column.minWidth, 0);
  // Spare width is shared equally, but a table of few numbers does not stretch over the page.
  const widths =
    natural <= room
      ? group.map((measured) => measured.natural + Math.min((room - natural) / group.length, measured.column.kind === 'text' ? 60 : 34))
      : group.map((measured) =>
          minWidth >= room
            ? (measured.minWidth * room) / minWidth
            : measured.minWidth + ((measured.natural - measured.minWidth) * (room - minWidth)) / Math.max(1e-9, natural - minWidth),
        );
  let x = left;
  return group.map(({ column }, index) => {
    const placed = { column, x, width: widths[index]! };
    x += widths[index]! + gap;
    return placed;
  });
}

/** Columns side by side: writes their head and their rows over as many pages as they need. */
class ColumnGroup {
  readonly #pages: Pages;
  readonly #placed: Placed[];
  readonly #style: TextStyle;
  readonly #lineHeight: number;
  readonly #heads: TextLine[][];

  constructor(pages: Pages, placed: Placed[], style: TextStyle) {
    this.#pages = pages;
    this.#placed = placed;
    this.#style = style;
    this.#lineHeight = lineHeightOf(style);
    this.#heads = this.#cellLines(
      placed.map(({ column }) => column.label),
      true,
    );
  }

  /** Height of the head and so many rows of one line. */
  heightWith(rows: number): number {
    return this.#rowHeight(this.#heads) + rows * (this.#lineHeight + 2 * rowPadding);
  }

  #cellLines(texts: string[], bold: boolean): TextLine[][] {
    return texts.map((text, index) => this.#pages.setter.lines(text, { ...this.#style, bold }, this.#placed[index]!.width + hair));
  }

  #rowHeight(lines: TextLine[][]): number {
    return Math.max(1, ...lines.map((line) => line.length)) * this.#lineHeight + 2 * rowPadding;
  }

  #rule(y: number, colour: string, width: number): void {
    const { x, width: lastWidth } = this.#placed.at(-1)!;
    this.#pages.ornament(() => {
      this.#pages.doc
        .lineWidth(width)
        .moveTo(this.#pages.left, y)
        .lineTo(x + lastWidth, y)
        .stroke(colour);
    });
  }

  #drawCell(lines: TextLine[], { column, x, width }: Placed, top: number, look: TextStyle): void {
    const { setter } = this.#pages;
    lines.forEach((line, index) => {
      if (column.kind === 'number') setter.draw(line, x + width, top + rowPadding + index * this.#lineHeight, look, 'end');
      else setter.draw(line, x, top + rowPadding + index * this.#lineHeight, look);
    });
  }

  /** The head belongs to the table once; on later pages it is an ornament. */
  head(table: Element, tagged: boolean): void {
    const pages = this.#pages;
    const top = pages.y;
    const drawHead = (column: Placed, index: number) =>
      this.#drawCell(this.#heads[index]!, column, top, { ...this.#style, bold: true, colour: palette.quiet });
    if (tagged) {
      const row = pages.element(table, 'TR');
      this.#placed.forEach((column, index) => {
        const cell = pages.element(row, 'TH', { scope: 'Column' });
        cell.add(() => drawHead(column, index));
        cell.end();
      });
      row.end();
    } else pages.ornament(() => this.#placed.forEach(drawHead));
    pages.y += this.#rowHeight(this.#heads);
    this.#rule(pages.y, palette.quiet, 0.7);
  }

  #newPage(table: Element): void {
    this.#pages.newPage();
    this.head(table, false);
  }

  row(
    table: Element,
    data: Record<string, CellValue>,
    write: WriteCell,
    { bold, isLastButOne }: { bold: boolean; isLastButOne: boolean },
  ): void {
    const pages = this.#pages;
    // A column for which a sum makes no sense stays empty.
    const texts = this.#placed.map(({ column }) => (bold && (data[column.key] ?? null) === null ? '' : write(data, column)));
    const lines = this.#cellLines(texts, bold);
    const tall = this.#rowHeight(lines);
    // The last row does not move to a new page alone.
    if (pages.y + (isLastButOne ? 2 : 1) * tall > pages.bottom && tall < (pages.bottom - pages.left) / 2) this.#newPage(table);
    const row = pages.element(table, 'TR');
    // A cell higher than the rest of the page goes on over the next ones, line by line.
    const lineCount = Math.max(...lines.map((line) => line.length));
    for (let from = 0; from < Math.max(1, lineCount);) {
      if (pages.y + this.#lineHeight + 2 * rowPadding > pages.bottom) this.#newPage(table);
      const fit = Math.max(1, Math.floor((pages.bottom - pages.y - 2 * rowPadding) / this.#lineHeight));
      const top = pages.y;
      this.#placed.forEach((column, index) => {
        const part = lines[index]!.slice(from, from + fit);
        if (part.length === 0 && from > 0) return;
        const cell = pages.element(row, index === 0 ? 'TH' : 'TD', {
          ...(index === 0 ? { scope: 'Row' } : {}),
          ...(from === 0 ? actualOf(texts[index]!) : {}),
        });
        cell.add(() => this.#drawCell(part, column, top, { ...this.#style, bold }));
        cell.end();
      });
      pages.y += Math.min(fit, Math.max(1, lineCount - from)) * this.#lineHeight + 2 * rowPadding;
      from += fit;
    }
    row.end();
    this.#rule(pages.y, palette.line, 0.4);
  }
}

function writeCaption(pages: Pages, table: Element, text: string): void {
  const caption = pages.element(table, 'Caption');
  const style = { size: 8.8, bold: true };
  pages.lines(caption, pages.setter.lines(text, style, pages.width), { ...style, colour: palette.ink }, pages.left);
  caption.end();
  pages.y += 2;
}

/** A table over as many pages as it needs, its head repeated on each. A caption that repeats the title above is written for screen readers only. */
export function writeTable(
  pages: Pages,
  parent: Element,
  table: Table,
  format: Format,
  { moreRows, inFiles, withCaption }: { moreRows: string; inFiles: string; withCaption: boolean },
): void {
  if (table.place === 'silent') return;
  if (table.place === 'files') {
    const text = fill(inFiles, { n: format.quantity(table.rows.length, 'count'), sheet: table.sheet ?? table.caption });
    pages.text(parent, 'P', text, { size: 7.8, colour: palette.quiet }, { after: 8 });
    return;
  }
  const rows = table.rows.slice(0, table.maxRows ?? table.rows.length);
  const all = table.total ? [...rows, table.total] : rows;
  const columns = table.columns.filter(({ onlyInFiles }) => !onlyInFiles);
  const write = cellWriter(table, format);
  let size = 8.2;
  let measured = measure(pages, columns, all, write, size);
  const minWidth = () => measured.reduce((sum, column) => sum + column.minWidth + gap, -gap);
  if (minWidth() > pages.width) measured = measure(pages, columns, all, write, (size = 7));
  const quiet = { size: 7.8, colour: palette.quiet };

  groupsOf(measured, pages.width).forEach((group, number) => {
    const columnGroup = new ColumnGroup(pages, place(group, pages.left, pages.width), { size, colour: palette.ink });
    // A small table stays on one page; of a long one the head and some rows go together.
    const whole = 16 + columnGroup.heightWith(all.length);
    pages.room(whole <= (pages.bottom - margin) * keptShare ? whole : 16 + columnGroup.heightWith(Math.min(3, all.length)));
    const element = pages.element(parent, 'Table', { title: table.caption });
    if (number === 0 && withCaption) writeCaption(pages, element, table.caption);
    columnGroup.head(element, true);
    for (const [index, row] of all.entries())
      columnGroup.row(element, row, write, { bold: row === table.total, isLastButOne: index === all.length - 2 });
    element.end();
    pages.y += 4;
  });
  const left = table.rows.length - rows.length;
  if (left > 0) pages.text(parent, 'P', fill(moreRows, { n: format.number(left, 0) }), quiet);
  if (table.remark) pages.text(parent, 'P', table.remark, quiet);
  pages.y += 8;
}
