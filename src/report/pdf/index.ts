import { setImmediate as nextTurn } from 'node:timers/promises';
import { palette, type Drawing } from '../kit/drawing/drawing.ts';
import type { Block, Fact } from '../kit/model.ts';
import type { Report } from '../model.ts';
import type { Format } from '../kit/format.ts';
import { fill } from '../kit/texts/index.ts';
import { formatOf } from '../texts/index.ts';
import { paintDrawing } from './drawing.ts';
import { letterName } from './fonts.ts';
import { margin, Pages, type Element } from './page.ts';
import { openShaping } from './shaping.ts';
import { writeTable } from './table.ts';
import { actualOf, lineHeightOf } from './text.ts';

export interface WrittenPdf {
  bytes: Uint8Array;
  pageCount: number;
  /** letters that no font here has, as `U+1019 (Myanmar)`; a placeholder replaces them */ missingLetters: string[];
}

const body = { size: 9.2, colour: palette.ink };
const quiet = { size: 8.2, colour: palette.quiet };
const labelWidth = 118;
/** maximum number of sections in the table of contents; a portfolio's many projects are in the bookmarks only */
const maxContents = 24;

/** Consecutive facts of the same name (assumptions) become one, line by line. */
const withOneLabelEach = (facts: Fact[]): Fact[] =>
  facts.reduce<Fact[]>((joined, fact) => {
    const before = joined.at(-1);
    return before?.label === fact.label
      ? [...joined.slice(0, -1), { label: fact.label, text: `${before.text}\n${fact.text}` }]
      : [...joined, fact];
  }, []);

function writeFacts(pages: Pages, parent: Element, facts: Fact[]): void {
  const height = lineHeightOf(body);
  const table = pages.element(parent, 'Table');
  for (const { label, text } of withOneLabelEach(facts)) {
    const labels = pages.setter.lines(label, { ...body }, labelWidth - 12);
    const texts = pages.setter.lines(text, body, pages.width - labelWidth);
    const tall = Math.max(labels.length, texts.length) * height;
    pages.room(Math.min(tall, 6 * height));
    const row = pages.element(table, 'TR');
    const head = pages.element(row, 'TH', { scope: 'Row' });
    const top = pages.y;
    head.add(() => {
      labels.forEach((line, index) => {
        pages.setter.draw(line, pages.left, top + index * height, { ...body, colour: palette.quiet });
      });
    });
    head.end();
    const cell = pages.element(row, 'TD', actualOf(text));
    const page = pages.page;
    pages.lines(cell, texts, body, pages.left + labelWidth);
    cell.end();
    row.end();
    if (pages.page === page) pages.y = Math.max(pages.y, top + labels.length * height);
    pages.y += 2;
  }
  table.end();
  pages.y += 6;
}

function writeFigures(pages: Pages, parent: Element, figures: (Block & { kind: 'figures' })['figures']): void {
  const columns = 4;
  const gap = 8;
  const wide = (pages.width - gap * (columns - 1)) / columns;
  for (let from = 0; from < figures.length; from += columns) {
    const row = figures.slice(from, from + columns);
    const labels = row.map(({ label }) => pages.setter.lines(label, { size: 7.6 }, wide - 14));
    const values = row.map(({ value, unit }) => {
      // A long value (a soil texture) is set smaller instead of being broken.
      const size =
        [14, 11.5, 9.5].find(
          (size) => pages.setter.widthOf(value, { size: size, bold: true }) + pages.setter.widthOf(unit, { size: 8 }) + 4 <= wide - 14,
        ) ?? 8;
      return { size, lines: pages.setter.lines(value, { size, bold: true }, wide - 14) };
    });
    const tall = 30 + Math.max(...labels.map((label) => label.length)) * lineHeightOf({ size: 7.6 });
    pages.room(tall + gap);
    const top = pages.y;
    row.forEach(({ unit }, index) => {
      const x = pages.left + index * (wide + gap);
      pages.ornament(() => {
        pages.doc.roundedRect(x, top, wide, tall, 4).lineWidth(0.6).stroke(palette.line);
      });
      const { size, lines } = values[index]!;
      const element = pages.element(parent, 'P');
      element.add(() => {
        pages.setter.drawOnBaseline(lines[0] ?? { pieces: [], width: 0 }, x + 7, top + 19, { size, bold: true, colour: palette.ink });
        const [unitLine] = pages.setter.lines(unit, { size: 8 }, wide);
        if (unit && unitLine)
          pages.setter.drawOnBaseline(unitLine, x + 7 + (lines[0]?.width ?? 0) + 3, top + 19, { size: 8, colour: palette.quiet });
        labels[index]!.forEach((line, number) => {
          pages.setter.draw(line, x + 7, top + 25 + number * lineHeightOf({ size: 7.6 }), { size: 7.6, colour: palette.quiet });
        });
      });
      element.end();
    });
    pages.y += tall + gap;
  }
}

const scaleOf = (pages: Pages, { width, height }: Drawing): number =>
  Math.min(width < 300 ? (pages.width - 14) / 2 / width : pages.width / width, (pages.bottom - margin - 10) / height);

/** A muted line below a picture belongs to it. */
const captionHeight = (next: Block | undefined): number => (next?.kind === 'paragraph' && next.tone === 'quiet' ? 14 : 0);

/** A drawing alone, or two narrow ones beside each other. */
function writeDrawings(pages: Pages, parent: Element, drawings: Drawing[], below: number): void {
  const tall = Math.max(...drawings.map((drawing) => drawing.height * scaleOf(pages, drawing)));
  pages.room(tall + 10 + below);
  const top = pages.y;
  drawings.forEach((drawing, index) => {
    const scale = scaleOf(pages, drawing);
    const x = pages.left + index * ((pages.width - 14) / 2 + 14);
    const figure = pages.element(parent, 'Figure', {
      alt: drawing.alt,
      bbox: [x, top, x + drawing.width * scale, top + drawing.height * scale],
    });
    figure.add(() => {
      paintDrawing(pages, drawing, x, top, scale);
    });
    figure.end();
  });
  pages.y = top + tall + 10;
}

/** height that must follow on the same page, so that no title is left alone at the end of a page */
function startHeight(pages: Pages, blocks: Block[], at: number): number {
  const block = blocks[at];
  switch (block?.kind) {
    case 'drawing':
      return block.drawing.height * scaleOf(pages, block.drawing) + captionHeight(blocks[at + 1]);
    case 'table':
      return 70;
    // A line or two before a picture go with it.
    case 'facts':
      return block.facts.length < 3 ? block.facts.length * 16 + 6 + startHeight(pages, blocks, at + 1) : 40;
    case 'paragraph':
      return block.tone === 'warning' ? 30 + startHeight(pages, blocks, at + 1) : 30;
    case 'figures':
      return 50;
    case 'subtitle':
      return 22 + startHeight(pages, blocks, at + 1);
    case undefined:
      return 0;
  }
}

function writeBlocks(pages: Pages, parent: Element, blocks: Block[], report: Report, format: Format): void {
  let title = '';
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]!;
    switch (block.kind) {
      case 'paragraph':
        if (block.tone === 'warning') {
          const lines = pages.setter.lines(block.text, { size: 8.8 }, pages.width - 12);
          const tall = lines.length * lineHeightOf({ size: 8.8 });
          pages.room(tall);
          const top = pages.y;
          if (top + tall <= pages.bottom)
            pages.ornament(() => {
              pages.doc.rect(pages.left, top, 2.2, tall).fill(palette.warning);
            });
          const element = pages.element(parent, 'P', actualOf(block.text));
          pages.lines(element, lines, { size: 8.8, colour: palette.warning }, pages.left + 9);
          element.end();
          pages.y += 7;
        } else pages.text(parent, 'P', block.text, block.tone === 'quiet' ? quiet : body, { after: 6, byDirection: block.tone === 'body' });
        break;
      case 'subtitle':
        title = block.text;
        pages.room(26 + startHeight(pages, blocks, at + 1));
        pages.y += 4;
        pages.text(parent, 'H3', block.text, { size: 10.2, bold: true, colour: palette.ink }, { after: 3 });
        break;
      case 'facts':
        if (block.facts.length < 3) pages.room(startHeight(pages, blocks, at));
        writeFacts(pages, parent, block.facts);
        break;
      case 'figures':
        writeFigures(pages, parent, block.figures);
        break;
      case 'drawing': {
        const next = blocks[at + 1];
        const pair =
          block.drawing.width < 300 && next?.kind === 'drawing' && next.drawing.width < 300
            ? [block.drawing, next.drawing]
            : [block.drawing];
        title = block.drawing.title ?? title;
        writeDrawings(pages, parent, pair, captionHeight(blocks[at + pair.length]));
        at += pair.length - 1;
        break;
      }
      case 'table':
        writeTable(pages, parent, block.table, format, { moreRows: report.words.moreRows, withCaption: block.table.caption !== title });
    }
  }
}

function writeHead(pages: Pages, { title, subtitle, logo }: Report): void {
  let logoWidth = 0;
  if (logo) {
    const scale = Math.min(46 / logo.height, 150 / logo.width);
    logoWidth = logo.width * scale + 16;
    pages.ornament(() => {
      pages.pictures.draw(logo.bytes, pages.left + pages.width - logo.width * scale, pages.y, {
        width: logo.width * scale,
        height: logo.height * scale,
      });
    });
  }
  const top = pages.y;
  pages.text(pages.root, 'H1', title, { size: 20, bold: true, colour: palette.ink }, { width: pages.width - logoWidth, after: 1 });
  pages.text(pages.root, 'P', subtitle, { size: 9.2, colour: palette.quiet }, { width: pages.width - logoWidth });
  pages.y = Math.max(pages.y, logo ? top + 50 : 0) + 5;
  pages.rule(pages.y, palette.accent, 1.6);
  pages.y += 10;
}

interface Entry {
  title: string;
  page: number;
  name: string;
}

/** Fills in the table of contents, in the space reserved for it, once the page of each section is known. */
function writeContents(pages: Pages, toc: Element, entries: Entry[], top: number): void {
  const size = 8.8;
  const height = lineHeightOf({ size }) + 1;
  const perColumn = Math.ceil(entries.length / 2);
  const wide = (pages.width - 24) / 2;
  pages.doc.switchToPage(0);
  entries.forEach(({ title, page, name }, index) => {
    const x = pages.left + (index < perColumn ? 0 : wide + 24);
    const y = top + (index % perColumn) * height;
    const [number] = pages.setter.lines(String(page + 1), { size }, wide);
    const line = pages.setter.oneLine(title, { size }, wide - 30);
    const item = pages.element(toc, 'TOCI');
    const link = pages.element(item, 'Link');
    link.add(() => {
      pages.setter.draw(line, x, y, { size, colour: palette.accent });
      pages.setter.draw(number!, x + wide, y, { size, colour: palette.quiet }, 'end');
      pages.doc.goTo(x, y, wide, height, name, { structParent: link, Contents: new String(title) } as never);
    });
    link.end();
    item.end();
    const from = x + line.width + 5;
    const to = x + wide - (number?.width ?? 0) - 5;
    if (to > from)
      pages.ornament(() => {
        pages.doc
          .lineWidth(0.5)
          .dash(0.6, { space: 2.4 })
          .moveTo(from, y + size)
          .lineTo(to, y + size)
          .stroke(palette.quiet)
          .undash();
      });
  });
}

export interface Writing {
  signal?: AbortSignal;
  /** share from 0 to 1 */ progress?: (share: number) => void;
}
/** milliseconds of work before the process gets a turn */
const turnMilliseconds = 40;

/** A tagged PDF with bookmarks and embedded fonts. Rejects when the base font is missing, and with the signal's reason when it is aborted. */
export async function writePdf(report: Report, { signal, progress }: Writing = {}): Promise<WrittenPdf> {
  await openShaping();
  const pages = new Pages(report);
  await pages.pictures.embed(report);
  const format = formatOf(report.language);
  writeHead(pages, report);
  const listed = report.sections.length > maxContents ? report.sections.filter(({ id }) => !id.startsWith('project-')) : report.sections;
  const hasContents = listed.length >= 4;
  const toc = hasContents ? pages.element(pages.root, 'TOC', { title: report.words.contents }) : null;
  const contentsTop = pages.y;
  if (hasContents) pages.y += Math.ceil(listed.length / 2) * (lineHeightOf({ size: 8.8 }) + 1) + 8;

  const entries: Entry[] = [];
  let turnEnds = performance.now() + turnMilliseconds;
  for (const [index, section] of report.sections.entries()) {
    if (performance.now() > turnEnds) {
      progress?.(index / report.sections.length);
      await nextTurn();
      signal?.throwIfAborted();
      turnEnds = performance.now() + turnMilliseconds;
    }
    if (section.startsPage && pages.y > margin + 1) pages.newPage();
    pages.room(44 + startHeight(pages, section.blocks, 0));
    if (pages.y > margin + 1) pages.y += 10;
    const name = `s${index}`;
    pages.doc.addNamedDestination(name, 'XYZ', 0, pages.y - 6, 0);
    pages.doc.outline.addItem(section.title, { top: pages.y - 6, left: pages.doc.page.width } as never);
    const element = pages.element(pages.root, 'Sect', { title: section.title });
    if (listed.includes(section)) entries.push({ title: section.title, page: pages.page, name });
    pages.text(element, 'H2', section.title, { size: 13, bold: true, colour: palette.accent });
    pages.y += 1;
    pages.rule(pages.y);
    pages.y += 6;
    writeBlocks(pages, element, section.blocks, report, format);
    element.end();
  }
  const missingLetters = [...pages.setter.missing].map(letterName);
  if (missingLetters.length > 0)
    writeBlocks(
      pages,
      pages.root,
      [{ kind: 'paragraph', tone: 'warning', text: fill(report.words.noFont, { letters: missingLetters.slice(0, 40).join(', ') }) }],
      report,
      format,
    );
  if (toc) {
    writeContents(pages, toc, entries, contentsTop);
    toc.end();
  }
  const pageCount = pages.doc.bufferedPageRange().count;
  pages.feet((page, count) => ({
    left: `${report.words.madeWith} · ${report.title}`,
    right: fill(report.words.page, { page, count }),
    mark: report.mark,
  }));
  return { bytes: await pages.finish(), pageCount, missingLetters };
}
