import { setImmediate as nextTurn } from 'node:timers/promises';
import { palette } from '../kit/drawing/drawing.ts';
import type { Block } from '../kit/model.ts';
import type { Report, Section } from '../model.ts';
import type { Format } from '../kit/format.ts';
import { fill } from '../kit/texts/index.ts';
import { formatOf } from '../texts/index.ts';
import { contentsHeight, writeContents, type Entry } from './contents.ts';
import { letterName } from './fonts.ts';
import { writeOverview } from './overview.ts';
import { margin, Pages, type Element } from './page.ts';
import {
  besideHeight,
  body,
  captionHeight,
  quiet,
  scaleOf,
  writeBeside,
  writeDrawings,
  writeFacts,
  writeFigures,
  verdictsHeight,
  writeVerdicts,
} from './parts.ts';
import { openShaping } from './shaping.ts';
import { writeTable } from './table.ts';
import { actualOf, lineHeightOf } from './text.ts';

export interface WrittenPdf {
  bytes: Uint8Array;
  pageCount: number;
  /** how much of each page is written on, from 0 to 1 */
  fills: number[];
  /** letters that no font here has, as `U+1019 (Myanmar)`; a placeholder replaces them */ missingLetters: string[];
}

/** maximum number of sections in the table of contents; a portfolio's many projects are in the bookmarks only */
const maxContents = 24;

/** The height of a picture where one stands here, so that what belongs to it does not stand on the page before. */
function pictureHeight(pages: Pages, parent: Element, blocks: Block[], at: number): number {
  const kind = blocks[at]?.kind;
  return kind === 'drawing' || kind === 'beside' ? startHeight(pages, parent, blocks, at) : 0;
}

/** height that must follow on the same page, so that no title is left alone at the end of a page */
function startHeight(pages: Pages, parent: Element, blocks: Block[], at: number): number {
  const block = blocks[at];
  switch (block?.kind) {
    case 'drawing':
      return block.drawing.height * scaleOf(pages, block.drawing) + captionHeight(blocks[at + 1]);
    case 'beside':
      return besideHeight(pages, parent, block);
    case 'table':
      return block.table.place === 'silent' ? startHeight(pages, parent, blocks, at + 1) : block.table.place === 'files' ? 16 : 70;
    // A line or two before a picture go with it.
    case 'facts':
      return block.facts.length < 3 ? block.facts.length * 16 + 6 + pictureHeight(pages, parent, blocks, at + 1) : 40;
    case 'paragraph':
      return block.tone === 'warning' ? 30 + pictureHeight(pages, parent, blocks, at + 1) : 30;
    case 'figures':
      return 50;
    case 'verdicts':
      return verdictsHeight(pages, block.sentences) + Math.min(60, startHeight(pages, parent, blocks, at + 1));
    case 'overview':
      return 300;
    case 'subtitle':
      return 22 + startHeight(pages, parent, blocks, at + 1);
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
        pages.room(26 + startHeight(pages, parent, blocks, at + 1));
        pages.y += 4;
        pages.text(parent, 'H3', block.text, { size: 10.2, bold: true, colour: palette.ink }, { after: 3 });
        break;
      case 'facts':
        if (block.facts.length < 3) pages.room(startHeight(pages, parent, blocks, at));
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
        writeDrawings(pages, parent, pair, captionHeight(blocks[at + pair.length]));
        at += pair.length - 1;
        break;
      }
      case 'beside':
        title = block.title;
        writeBeside(pages, parent, block);
        break;
      case 'verdicts':
        writeVerdicts(pages, parent, block.sentences);
        pages.y += 5;
        break;
      case 'overview':
        writeOverview(pages, parent, block);
        break;
      case 'table':
        writeTable(pages, parent, block.table, format, { ...report.words, withCaption: block.table.caption !== title });
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

export interface Writing {
  signal?: AbortSignal;
  /** share from 0 to 1 */ progress?: (share: number) => void;
}
const isOverview = ({ blocks }: Section): boolean => blocks.some(({ kind }) => kind === 'overview');
/** Beyond this share of a page its next section begins on a new one. */
const enough = 0.55;

/** Moves to the place where a section begins. */
function startSection(pages: Pages, { startsPage, blocks }: Section, index: number): void {
  if (pages.y <= margin + 1) return;
  if (startsPage === 'always' || (startsPage === 'usually' && pages.fill > enough)) pages.newPage();
  pages.room(44 + startHeight(pages, pages.root, blocks, 0));
  if (pages.y > margin + 1 && index > 0) pages.y += 14;
}

/** The table of contents: below the overview of the first page, or at the head of a report without one. */
class Contents {
  readonly #pages: Pages;
  readonly #listed: readonly Section[];
  readonly #hasOverview: boolean;
  readonly #entries: Entry[] = [];
  #toc: Element | null = null;
  #place: { page: number; top: number } | null = null;

  constructor(pages: Pages, { sections, words }: Report) {
    this.#pages = pages;
    this.#listed = sections.length > maxContents ? sections.filter(({ id }) => !id.startsWith('project-')) : sections;
    this.#hasOverview = sections.some(isOverview);
    if (this.#listed.length < 4) return;
    pages.footRoom = this.#height;
    this.#toc = pages.element(pages.root, 'TOC', { title: words.contents });
    if (!this.#hasOverview) this.reserve();
  }

  get #height(): number {
    return contentsHeight(
      this.#pages,
      this.#listed.map(({ title }) => title),
    );
  }

  /** Keeps its place: at the foot of the overview, or at the head of the next page where the overview left no room. */
  reserve(): void {
    if (this.#toc === null || this.#place) return;
    const pages = this.#pages;
    const height = this.#height;
    const isAtFoot = this.#hasOverview && pages.y + height <= pages.bottom;
    if (this.#hasOverview && !isAtFoot) pages.newPage();
    this.#place = { page: pages.page, top: isAtFoot ? pages.bottom - height + 8 : pages.y };
    pages.y = isAtFoot ? pages.bottom : pages.y + height;
  }

  add(section: Section, name: string): void {
    if (this.#listed.includes(section)) this.#entries.push({ title: section.title, page: this.#pages.page, name });
  }

  write(): void {
    if (this.#toc && this.#place) writeContents(this.#pages, this.#toc, this.#entries, this.#place);
    this.#toc?.end();
  }
}

/** milliseconds of work before the process gets a turn */
const turnMilliseconds = 40;

/** A tagged PDF with bookmarks and embedded fonts. Rejects when the base font is missing, and with the signal's reason when it is aborted. */
export async function writePdf(report: Report, { signal, progress }: Writing = {}): Promise<WrittenPdf> {
  await openShaping();
  const pages = new Pages(report);
  await pages.pictures.embed(report);
  const format = formatOf(report);
  writeHead(pages, report);
  const contents = new Contents(pages, report);
  let turnEnds = performance.now() + turnMilliseconds;
  for (const [index, section] of report.sections.entries()) {
    if (performance.now() > turnEnds) {
      progress?.(index / report.sections.length);
      await nextTurn();
      signal?.throwIfAborted();
      turnEnds = performance.now() + turnMilliseconds;
    }
    startSection(pages, section, index);
    const name = `s${index}`;
    pages.doc.addNamedDestination(name, 'XYZ', 0, pages.y - 6, 0);
    pages.doc.outline.addItem(section.title, { top: pages.y - 6, left: pages.doc.page.width } as never);
    const element = pages.element(pages.root, 'Sect', { title: section.title });
    contents.add(section, name);
    // What the first page is, everybody sees.
    if (!isOverview(section)) {
      pages.text(element, 'H2', section.title, { size: 13, bold: true, colour: palette.accent });
      pages.y += 1;
      pages.rule(pages.y);
      pages.y += 6;
    }
    writeBlocks(pages, element, section.blocks, report, format);
    element.end();
    if (isOverview(section)) contents.reserve();
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
  contents.write();
  const pageCount = pages.doc.bufferedPageRange().count;
  pages.feet((page, count) => ({
    left: `${report.words.madeWith} · ${report.title}`,
    right: fill(report.words.page, { page, count }),
    mark: report.mark,
  }));
  const fills = pages.fills;
  return { bytes: await pages.finish(), pageCount, fills, missingLetters };
}
