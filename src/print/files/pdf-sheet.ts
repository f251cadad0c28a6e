import type PDFDocument from 'pdfkit';
import { paint } from '#report/pdf/paint.ts';
import type { TextSetter } from '#report/pdf/text.ts';
import { inks, type Mark, type TextMark } from '../marks.ts';

export type Doc = InstanceType<typeof PDFDocument>;

/** What sheets are drawn with. */
export interface SheetPainter {
  doc: Doc;
  setter: TextSetter;
  /** draws a picture of the sheet, stretched to the size */
  picture(which: 'logo' | 'ground', x: number, y: number, width: number, height: number): void;
  /** draws the icon of a point, by its `data:` address */
  icon(picture: string, x: number, y: number, width: number, height: number): void;
}

const three = (value: number) => String(Math.round(value * 1000) / 1000);

/** Written at once: PDFKit takes a call for each corner, which is most of the time of a map with many. */
function path(doc: Doc, lines: readonly ArrayLike<number>[], isClosed: boolean): boolean {
  const parts: string[] = [];
  for (const line of lines) {
    if (line.length < 4) continue;
    for (let at = 0; at < line.length; at += 2) parts.push(`${three(line[at]!)} ${three(line[at + 1]!)} ${at === 0 ? 'm' : 'l'}`);
    if (isClosed) parts.push('h');
  }
  if (parts.length > 0) doc.addContent(parts.join('\n'));
  return parts.length > 0;
}

function text(
  { doc, setter }: SheetPainter,
  { x, y, text: words, size, colour, anchor, bold = false, halo, turn, maxWidth }: TextMark,
): void {
  const style = { size, colour, bold };
  const line = maxWidth === undefined ? setter.lines(words, style, Number.POSITIVE_INFINITY)[0] : setter.oneLine(words, style, maxWidth);
  if (!line || line.pieces.length === 0) return;
  if (turn !== undefined) doc.save().rotate(turn, { origin: [x, y] });
  if (halo) {
    const around = halo === true ? inks.paper : halo;
    // Decoration: it stands for no letters, so that what is copied out of the file has them once.
    doc.save();
    doc
      .lineWidth(size * 0.28)
      .lineJoin('round')
      .strokeColor(around);
    doc.addContent('/Span <</ActualText <FEFF>>> BDC');
    setter.drawOnBaseline({ pieces: line.pieces, width: line.width }, x, y, { ...style, colour: around, outline: true }, anchor);
    doc.addContent('EMC');
    doc.restore();
  }
  setter.drawOnBaseline(line, x, y, style, anchor);
  if (turn !== undefined) doc.restore();
}

export function drawMark(painter: SheetPainter, mark: Mark): void {
  const { doc } = painter;
  switch (mark.kind) {
    case 'rectangle':
      doc.rect(mark.x, mark.y, mark.width, mark.height);
      paint(doc, mark);
      return;
    case 'circle':
      doc.circle(mark.x, mark.y, mark.radius);
      paint(doc, mark);
      return;
    case 'path':
      if (path(doc, mark.lines, mark.closed)) paint(doc, mark);
      return;
    case 'text':
      text(painter, mark);
      return;
    case 'picture':
      painter.picture(mark.which, mark.x, mark.y, mark.width, mark.height);
      return;
    case 'icon':
      doc.save();
      if (mark.turn % 360 !== 0) doc.rotate(mark.turn % 360, { origin: [mark.x, mark.y] });
      painter.icon(mark.picture, mark.x - mark.left, mark.y - mark.above, mark.width, mark.height);
      doc.restore();
      return;
    case 'cut':
      doc.save();
      doc.rect(mark.x, mark.y, mark.width, mark.height).clip();
      for (const one of mark.marks) drawMark(painter, one);
      doc.restore();
  }
}
