import { palette, type Drawing } from '../kit/drawing/drawing.ts';
import type { Block, Fact, VerdictSentence } from '../kit/model.ts';
import { paintDrawing } from './drawing.ts';
import { margin, type Element, type Pages } from './page.ts';
import { actualOf, lineHeightOf, type TextStyle } from './text.ts';

type BlockOf<Kind extends Block['kind']> = Block & { kind: Kind };

export const body = { size: 9.2, colour: palette.ink };
export const quiet = { size: 8.2, colour: palette.quiet };
const note = { size: 8.4, colour: palette.quiet };
const labelWidth = 118;
const besideGap = 16;
/** colours of the sentences' marks, by what they tell; dark enough for people who tell few colours apart, and each kind has its head besides */
export const verdictColours = { here: palette.accent, changed: palette.cool, worry: palette.warm, missing: palette.grey } as const;

/** Consecutive facts of the same name (assumptions) become one, line by line. */
const withOneLabelEach = (facts: Fact[]): Fact[] =>
  facts.reduce<Fact[]>((joined, fact) => {
    const before = joined.at(-1);
    return before?.label === fact.label
      ? [...joined.slice(0, -1), { label: fact.label, text: `${before.text}\n${fact.text}` }]
      : [...joined, fact];
  }, []);

export function writeFacts(pages: Pages, parent: Element, facts: Fact[]): void {
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

export function writeFigures(pages: Pages, parent: Element, figures: BlockOf<'figures'>['figures']): void {
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

/** A drawing as a tagged figure with its upper left corner at the place. */
export function putDrawing(pages: Pages, parent: Element, drawing: Drawing, x: number, y: number, scale: number): void {
  const figure = pages.element(parent, 'Figure', { alt: drawing.alt, bbox: [x, y, x + drawing.width * scale, y + drawing.height * scale] });
  figure.add(() => {
    paintDrawing(pages, drawing, x, y, scale);
  });
  figure.end();
}

export const scaleOf = (pages: Pages, { width, height }: Drawing): number =>
  Math.min(width < 300 ? (pages.width - 14) / 2 / width : pages.width / width, (pages.bottom - margin - 10) / height);

/** A muted line below a picture belongs to it. */
export const captionHeight = (next: Block | undefined): number => (next?.kind === 'paragraph' && next.tone === 'quiet' ? 14 : 0);

/** A drawing alone, or two narrow ones beside each other. */
export function writeDrawings(pages: Pages, parent: Element, drawings: Drawing[], below: number): void {
  const tall = Math.max(...drawings.map((drawing) => drawing.height * scaleOf(pages, drawing)));
  pages.room(tall + 10 + below);
  const top = pages.y;
  drawings.forEach((drawing, index) => {
    putDrawing(pages, parent, drawing, pages.left + index * ((pages.width - 14) / 2 + 14), top, scaleOf(pages, drawing));
  });
  pages.y = top + tall + 10;
}

/** Lines of text that are set at a place without moving to another page; returns their height. */
function putText(
  pages: Pages,
  parent: Element,
  text: string,
  { style, x, y, width, isDry = false }: { style: TextStyle; x: number; y: number; width: number; isDry?: boolean },
): number {
  const lines = pages.setter.lines(text, style, width);
  const height = lineHeightOf(style);
  if (isDry) return lines.length * height;
  const element = pages.element(parent, 'P', actualOf(text));
  element.add(() => {
    lines.forEach((line, index) => {
      pages.setter.draw(line, x, y + index * height, style);
    });
  });
  element.end();
  return lines.length * height;
}

/** A fact in a narrow column: its name, and below it what it is. */
export function putFact(
  pages: Pages,
  parent: Element,
  { label, text }: Fact,
  { x, y, width, isDry = false }: { x: number; y: number; width: number; isDry?: boolean },
): number {
  const value = { size: 10, bold: true, colour: palette.ink };
  const high = putText(pages, parent, text, { style: value, x, y, width, isDry });
  return high + putText(pages, parent, label, { style: { size: 7.8, colour: palette.quiet }, x, y: y + high - 1, width, isDry }) + 4;
}

/** What stands at the side of a picture, from `y` down; returns where it ends. */
function putNotes(pages: Pages, parent: Element, { facts, notes }: BlockOf<'beside'>, x: number, y: number, isDry: boolean): number {
  const width = pages.left + pages.width - x;
  let at = y;
  for (const fact of facts) at += putFact(pages, parent, fact, { x, y: at, width, isDry });
  if (facts.length > 0 && notes.length > 0) at += 4;
  for (const text of notes) at += putText(pages, parent, text, { style: note, x, y: at, width, isDry }) + 5;
  return at;
}

const titleHeight = 19;
export const besideHeight = (pages: Pages, parent: Element, block: BlockOf<'beside'>): number =>
  titleHeight + Math.max(block.drawing.height, putNotes(pages, parent, block, pages.left + block.drawing.width + besideGap, 0, true)) + 8;

/** A picture or chart under its title, with what there is to say of it at its side. */
export function writeBeside(pages: Pages, parent: Element, block: BlockOf<'beside'>): void {
  const height = besideHeight(pages, parent, block);
  pages.room(height);
  const top = pages.y;
  pages.text(parent, 'H3', block.title, { size: 10.2, bold: true, colour: palette.ink });
  const start = top + titleHeight;
  putDrawing(pages, parent, block.drawing, pages.left, start, 1);
  putNotes(pages, parent, block, pages.left + block.drawing.width + besideGap, start, false);
  pages.y = top + height;
}

const verdictStyle = { size: 9.6, colour: palette.ink };
const [verdictIndent, verdictGap] = [10, 2.5];
const verdictLines = (pages: Pages, text: string, x: number) =>
  pages.setter.lines(text, verdictStyle, pages.left + pages.width - x - verdictIndent);

export const verdictsHeight = (pages: Pages, sentences: readonly VerdictSentence[], x = pages.left): number =>
  sentences.reduce((sum, { text }) => sum + verdictLines(pages, text, x).length * lineHeightOf(verdictStyle) + verdictGap, 0);

/** Sentences with a mark of their kind before each, in a column of the page. */
export function writeVerdicts(pages: Pages, parent: Element, sentences: readonly VerdictSentence[], x = pages.left): void {
  const list = pages.element(parent, 'L');
  for (const { kind, text } of sentences) {
    const lines = verdictLines(pages, text, x);
    pages.room(lines.length * lineHeightOf(verdictStyle));
    const top = pages.y;
    pages.ornament(() => {
      pages.doc.rect(x, top + 4, 4, 4).fill(verdictColours[kind]);
    });
    const item = pages.element(list, 'LI');
    const content = pages.element(item, 'LBody', actualOf(text));
    pages.lines(content, lines, verdictStyle, x + verdictIndent);
    content.end();
    item.end();
    pages.y += verdictGap;
  }
  list.end();
}
