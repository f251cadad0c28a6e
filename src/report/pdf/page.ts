import PDFDocument from 'pdfkit';
import type { Report } from '../model.ts';
import { palette } from '../kit/drawing/drawing.ts';
import { Pictures } from './pictures.ts';
import { actualOf, lineHeightOf, TextSetter, type TextLine, type TextStyle } from './text.ts';

export type Doc = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Doc['struct']>;
interface ElementOptions {
  alt?: string;
  actual?: string;
  scope?: 'Column' | 'Row';
  bbox?: [number, number, number, number];
  title?: string;
}

export const margin = 50;
/** height of the footer */
const footHeight = 26;

/** The pages of a report and the position of the next element; everything drawn is tagged or marked as an artifact. */
export class Pages {
  readonly doc: Doc;
  readonly setter: TextSetter;
  readonly pictures: Pictures;
  readonly root: Element;
  readonly left = margin;
  y = margin;
  /** height at the foot of the first page that is kept for the table of contents */
  footRoom = 0;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<void>;

  constructor({ title, language, paper, date }: Pick<Report, 'title' | 'language' | 'paper' | 'date'>) {
    this.doc = new PDFDocument({
      size: paper === 'letter' ? 'LETTER' : 'A4',
      margin,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      font: null as never,
      info: { Title: title, Author: 'Hectare', Creator: 'Hectare', CreationDate: new Date(date) },
    });
    this.#done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => {
        this.#chunks.push(chunk);
      });
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.setter = new TextSetter(this.doc);
    this.pictures = new Pictures(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get width(): number {
    return this.doc.page.width - 2 * margin;
  }
  get bottom(): number {
    return this.doc.page.height - margin - footHeight;
  }
  /** number of the page, from 0 */
  get page(): number {
    const { start, count } = this.doc.bufferedPageRange();
    return start + count - 1;
  }

  /** the share of this page that is written on */
  get fill(): number {
    return (this.y - margin) / (this.bottom - margin);
  }
  readonly #left: number[] = [];
  /** the same of all pages */
  get fills(): number[] {
    return [...this.#left, this.fill];
  }

  newPage(): void {
    this.#left.push(this.fill);
    this.doc.addPage();
    this.y = margin;
  }
  /** Starts a new page unless this height is left; what is higher than a page stays where it is. */
  room(height: number): void {
    if (this.y + height > this.bottom && this.y > margin + 1 && height <= this.bottom - margin) this.newPage();
    else if (this.y + 20 > this.bottom) this.newPage();
  }

  element(parent: Element, tag: string, options: ElementOptions = {}): Element {
    const element = this.doc.struct(tag, options as never);
    parent.add(element);
    return element;
  }
  /** decoration without meaning */
  ornament(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** A text over as many pages as it needs. */
  text(
    parent: Element,
    tag: string,
    text: string,
    style: TextStyle,
    { x = this.left, width = this.width, after = 0, byDirection = false } = {},
  ): void {
    const element = this.element(parent, tag, actualOf(text));
    this.lines(element, this.setter.lines(text, style, width), style, x, byDirection ? width : 0);
    element.end();
    this.y += after;
  }
  /** With a width, right-to-left lines start at its right edge. */
  lines(element: Element, lines: TextLine[], style: TextStyle, x: number, width = 0): void {
    const height = lineHeightOf(style);
    for (let next = 0; next < lines.length;) {
      if (this.y + height > this.bottom) this.newPage();
      const fit = Math.max(1, Math.floor((this.bottom - this.y) / height));
      const part = lines.slice(next, next + fit);
      const top = this.y;
      element.add(() => {
        part.forEach((line, index) => {
          const isFromRight = width > 0 && line.fromRight === true;
          this.setter.draw(line, isFromRight ? x + width : x, top + index * height, style, isFromRight ? 'end' : 'start');
        });
      });
      this.y += part.length * height;
      next += part.length;
    }
  }

  rule(y: number, colour: string = palette.line, width = 0.5): void {
    this.ornament(() => {
      this.doc
        .lineWidth(width)
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .stroke(colour);
    });
  }

  /** The footers of all pages: `foot` returns their left and right texts. */
  feet(foot: (page: number, count: number) => { left: string; right: string; mark: string }): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      this.doc.page.margins.bottom = 0;
      const y = this.doc.page.height - 36;
      const { left, right, mark } = foot(page - start + 1, count);
      this.doc.markContent('Artifact', { type: 'Pagination' });
      const style = { size: 7.5, colour: palette.quiet };
      this.doc
        .lineWidth(0.5)
        .moveTo(this.left, y - 5)
        .lineTo(this.left + this.width, y - 5)
        .stroke(palette.line);
      const [rightLine] = this.setter.lines(right, style, Number.POSITIVE_INFINITY);
      this.setter.draw(rightLine!, this.left + this.width, y, style, 'end');
      this.setter.draw(this.setter.oneLine(left, style, this.width - rightLine!.width - 20), this.left, y, style);
      if (mark)
        this.setter.draw(
          this.setter.lines(mark, { ...style, bold: true }, this.width)[0]!,
          this.left + this.width,
          26,
          { ...style, bold: true, colour: palette.warning },
          'end',
        );
      this.doc.endMarkedContent();
    }
  }

  async finish(): Promise<Uint8Array> {
    this.root.end();
    this.doc.end();
    await this.#done;
    return new Uint8Array(Buffer.concat(this.#chunks));
  }
}
