import bidiFactory from 'bidi-js';
import type PDFDocument from 'pdfkit';
import { baseFont, emojiFamily, fontOf, type NamedFont } from './fonts.ts';

type Doc = InstanceType<typeof PDFDocument>;
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B-\u001F\u007F]/g;
const bidi = bidiFactory();

export interface TextStyle {
  size: number;
  bold?: boolean;
  colour?: string;
  /** as lines around the letters, in the colour that lines have: what keeps them apart from a map below them */
  outline?: true;
}
interface Piece {
  text: string;
  font: NamedFont;
  width: number;
}
/** Pieces in visual order, from left to right. */
export interface TextLine {
  pieces: Piece[];
  width: number;
  /** of a paragraph that runs from right to left */
  fromRight?: true;
  /** the text of the line, where its glyphs stand for other letters or in another order */
  says?: string;
}

/** A cluster of letters that stay together, its font, and its direction (odd levels run from right to left). */
interface Cluster {
  text: string;
  /** as it was given */ given: string;
  font: NamedFont;
  level: number;
  breakBefore: boolean;
  blank: boolean;
  /** blank, punctuation or digit */ sign: boolean;
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;
/** scripts that write words without spaces */
const withoutBlanks = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const breakable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('th', { granularity: 'word' });
/** left to right, no joining, no combining: letter after letter, as far as the base font goes */
const plain = /^[\u0020-\u02FF\u0370-\u0482\u048A-\u052F\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u2070-\u209F\u20A0-\u22FF]*$/;
const inBase = new Map<string, boolean>();
const baseHas = (letter: string): boolean => {
  let found = inBase.get(letter);
  if (found === undefined) inBase.set(letter, (found = baseFont(false).font.hasGlyphForCodePoint(letter.codePointAt(0)!)));
  return found;
};
const isSimple = (text: string): boolean => plain.test(text) && [...text].every((letter) => letter < '\u0250' || baseHas(letter));
/** Whether a line may break between a cluster and the letters after it. */
function breaksBetween(before: Cluster, segment: string, { isNeutral, startsWord }: { isNeutral: boolean; startsWord: boolean }): boolean {
  return (
    before.blank ||
    breakable.test(segment) ||
    (breakable.test(before.text) && !isNeutral) ||
    startsWord ||
    (/[-/–—,;]$/.test(before.text) && !/^[\p{N}\p{P}]/u.test(segment))
  );
}
/** Whether blanks, signs and digits can be set in the font of the letters before them. */
const staysIn = (last: NamedFont, base: NamedFont, segment: string): boolean =>
  last !== base && last.name !== emojiFamily && last.font.hasGlyphForCodePoint(segment.codePointAt(0)!);
const lineHeightShare = 1.36;
/** Joined, stacked and missing letters are drawn by glyphs of their own; this keeps the text itself for copying and reading aloud. */
export const actualOf = (text: string): { actual?: string } => (isSimple(text.replaceAll('\n', ' ')) ? {} : { actual: text });
/** Letters that are drawn by other glyphs, or in another order than they are written; those of Hebrew and Greek need no text of their own. */
const needsWords =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}/u;
const hexadecimal = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');
/** from the top of a line to its baseline */
const ascentShare = 1.05;

export const lineHeightOf = ({ size }: TextStyle): number => size * lineHeightShare;

/** more than fit into a line of any paper */
const manyClusters = 400;
const longestLine = 2000;

/** Sets text of any script: chooses fonts, orders right-to-left text, breaks lines. Letters that no font has are collected and replaced by a placeholder. */
export class TextSetter {
  readonly #doc: Doc;
  readonly #registered = new Set<string>();
  readonly #widths = new Map<string, number>();
  /** letters without a font, in the order of their first use */
  readonly missing = new Set<string>();

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  #use({ name, font }: NamedFont, size: number): void {
    if (!this.#registered.has(name)) {
      this.#doc.registerFont(name, font as never);
      this.#registered.add(name);
    }
    this.#doc.font(name).fontSize(size);
  }

  #width(text: string, font: NamedFont, size: number): number {
    const key = `${font.name}\0${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      this.#use(font, 100);
      width = this.#doc.widthOfString(text) / 100;
      this.#widths.set(key, width);
    }
    return width * size;
  }

  /** width of a text on one line */
  widthOf(text: string, style: TextStyle): number {
    return this.lines(text, style, Number.POSITIVE_INFINITY).reduce((max, { width }) => Math.max(max, width), 0);
  }

  #clusters(text: string, bold: boolean): Cluster[] {
    const base = baseFont(bold);
    const levels = rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, 'auto').levels : null;
    const wordStarts = withoutBlanks.test(text) ? new Set([...words.segment(text)].map(({ index }) => index)) : null;
    const clusters: Cluster[] = [];
    let last = base;
    for (const { segment, index } of graphemes.segment(text)) {
      const level = levels?.[index] ?? 0;
      const blank = /^\s+$/.test(segment);
      const isNeutral = blank || /^[\p{P}\p{N}\p{S}]$/u.test(segment);
      let font = isNeutral && staysIn(last, base, segment) ? last : fontOf(segment, bold);
      let shown = level % 2 === 1 ? (bidi.getMirroredCharacter(segment) ?? segment) : segment;
      if (!font) {
        this.missing.add(segment);
        [font, shown] = [base, base.font.hasGlyphForCodePoint(0xfffd) ? '\uFFFD' : '?'];
      }
      if (!isNeutral) last = font;
      const before = clusters.at(-1);
      const startsWord = wordStarts?.has(index) ?? false;
      const breakBefore = before !== undefined && !blank && breaksBetween(before, segment, { isNeutral, startsWord });
      clusters.push({ text: shown, given: segment, font, level, breakBefore, blank, sign: isNeutral });
    }
    return clusters;
  }

  /** Pieces of one font and direction, in visual order. */
  #line(clusters: Cluster[], size: number): TextLine {
    let end = clusters.length;
    while (end > 0 && clusters[end - 1]!.blank) end -= 1;
    const runs: Cluster[] = [];
    for (const cluster of clusters.slice(0, end)) {
      const last = runs.at(-1);
      // pdfkit sets word after word from the left, and fontkit mirrors some signs itself: from right to left, words, blanks and signs are pieces of their own.
      const joins =
        last !== undefined &&
        last.font === cluster.font &&
        last.level === cluster.level &&
        (cluster.level % 2 === 0 || (!cluster.sign && !last.sign));
      if (last && joins) last.text += cluster.text;
      else runs.push({ ...cluster });
    }
    // Rule L2 of the bidirectional algorithm: from the highest level down, reverse every run at that level or above.
    const highest = runs.reduce((max, { level }) => Math.max(max, level), 0);
    for (let level = highest; level > 0; level -= 1) {
      for (let from = 0; from < runs.length; from += 1) {
        if (runs[from]!.level < level) continue;
        let to = from;
        while (to + 1 < runs.length && runs[to + 1]!.level >= level) to += 1;
        runs.splice(from, to - from + 1, ...runs.slice(from, to + 1).reverse());
        from = to;
      }
    }
    const given = clusters
      .slice(0, end)
      .map((cluster) => cluster.given)
      .join('');
    const pieces = runs.map(({ text, font }): Piece => ({ text, font, width: this.#width(text, font, size) }));
    return { pieces, width: pieces.reduce((sum, { width }) => sum + width, 0), ...(needsWords.test(given) ? { says: given } : {}) };
  }

  #simpleLines(text: string, { size, bold = false }: TextStyle, width: number): TextLine[] | null {
    const font = baseFont(bold);
    const whole = this.#width(text, font, size);
    if (whole <= width) return [{ pieces: text === '' ? [] : [{ text, font, width: whole }], width: whole }];
    const lines: TextLine[] = [];
    const blank = this.#width(' ', font, size);
    let [line, at] = ['', 0];
    for (const word of text.split(/ +/)) {
      const wide = this.#width(word, font, size);
      if (wide > width) return null;
      if (line !== '' && at + blank + wide > width) {
        lines.push({ pieces: [{ text: line, font, width: at }], width: at });
        [line, at] = [word, wide];
      } else [line, at] = line === '' ? [word, wide] : [`${line} ${word}`, at + blank + wide];
    }
    if (line !== '') lines.push({ pieces: [{ text: line, font, width: at }], width: at });
    return lines;
  }

  /** The text in lines no wider than `width`; words that are wider are cut between letters. */
  lines(text: string, style: TextStyle, width: number): TextLine[] {
    return text
      .normalize('NFC')
      .replaceAll(controls, '')
      .replaceAll('\t', ' ')
      .split('\n')
      .flatMap((paragraph) => {
        const quick = isSimple(paragraph) ? this.#simpleLines(paragraph, style, width) : null;
        return quick ?? this.#brokenLines(paragraph, style, width);
      });
  }

  /** The text on one line, cut with an ellipsis if it does not fit. */
  oneLine(whole: string, style: TextStyle, width: number): TextLine {
    // No line holds more, and a name may have a megabyte.
    const text = whole.length > longestLine ? `${whole.slice(0, longestLine)}…` : whole;
    const lines = this.lines(text, style, width);
    if (lines.length < 2) return lines[0] ?? { pieces: [], width: 0 };
    const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
    const cut = (count: number): TextLine[] => this.lines(`${letters.slice(0, count).join('').trimEnd()}…`, style, width);
    // Binary search for the most letters that fit: a footer is on every page, and names may be long.
    let [fits, over] = [0, letters.length];
    while (over - fits > 1) {
      const middle = (fits + over) >> 1;
      if (cut(middle).length < 2) fits = middle;
      else over = middle;
    }
    return cut(fits)[0] ?? { pieces: [], width: 0 };
  }

  /** Whether clusters take more than a width. Of a word of thousands of letters its beginning tells. */
  #isWider(clusters: Cluster[], from: number, to: number, size: number, width: number): boolean {
    return (
      (to - from > manyClusters && this.#line(clusters.slice(from, from + manyClusters), size).width > width) ||
      this.#line(clusters.slice(from, to), size).width > width
    );
  }

  #brokenLines(text: string, { size, bold = false }: TextStyle, width: number): TextLine[] {
    const clusters = this.#clusters(text, bold);
    const side =
      rightToLeft.test(text) && bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? { fromRight: true as const } : {};
    const whole = { ...this.#line(clusters, size), ...side };
    if (whole.width <= width) return [whole];
    const lines: TextLine[] = [];
    let from = 0;
    while (from < clusters.length) {
      let fits = from;
      let widest = 0;
      for (let to = from + 1; to <= clusters.length; to += 1) {
        if (to < clusters.length && !clusters[to]!.breakBefore) continue;
        if (this.#isWider(clusters, from, to, size, width)) {
          widest = to;
          break;
        }
        fits = to;
      }
      if (fits === from) {
        // One word alone is too wide.
        const limit = widest || clusters.length;
        fits = from + 1;
        while (fits < limit && this.#line(clusters.slice(from, fits + 1), size).width <= width) fits += 1;
      }
      lines.push({ ...this.#line(clusters.slice(from, fits), size), ...side });
      from = fits;
      while (from < clusters.length && clusters[from]!.blank) from += 1;
    }
    return lines;
  }

  /** Draws one line with its top at y. */
  draw(line: TextLine, x: number, y: number, style: TextStyle, anchor: 'start' | 'middle' | 'end' = 'start'): void {
    this.drawOnBaseline(line, x, y + style.size * ascentShare, style, anchor);
  }

  drawOnBaseline(
    { pieces, width, says }: TextLine,
    x: number,
    baseline: number,
    { size, colour = '#000000', outline }: TextStyle,
    anchor: 'start' | 'middle' | 'end' = 'start',
  ): void {
    // Copying and searching use the letters of the line, not its glyphs.
    if (says !== undefined) this.#doc.addContent(`/Span <</ActualText <FEFF${hexadecimal(says)}>>> BDC`);
    let at = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    for (const { text, font, width: wide } of pieces) {
      this.#use(font, size);
      this.#doc.fillColor(colour).text(text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(outline ? { stroke: true, fill: false } : {}),
      });
      at += wide;
    }
    // It ends in the letters' own coordinates (pdfkit turns them upside down), where poppler takes the place of the text from.
    if (says !== undefined) this.#doc.addContent(`q 1 0 0 -1 0 ${this.#doc.page.height} cm EMC Q`);
  }
}
