import type PDFDocument from 'pdfkit';
import type { Drawing, Shape } from '../kit/drawing/drawing.ts';
import { paint } from './paint.ts';
import type { Pictures } from './pictures.ts';
import type { TextSetter } from './text.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** What a drawing is painted with. */
export interface Painter {
  doc: Doc;
  setter: TextSetter;
  pictures: Pictures;
}

function drawShape({ doc, setter, pictures }: Painter, shape: Shape): void {
  switch (shape.kind) {
    case 'rectangle':
      doc.rect(shape.x, shape.y, shape.width, shape.height);
      paint(doc, shape);
      return;
    case 'path':
      for (const line of shape.lines) {
        if (line.length < 4) continue;
        doc.moveTo(line[0]!, line[1]!);
        for (let at = 2; at < line.length; at += 2) doc.lineTo(line[at]!, line[at + 1]!);
        if (shape.closed) doc.closePath();
      }
      if (shape.lines.some((line) => line.length >= 4)) paint(doc, shape);
      return;
    case 'text': {
      const { x, y, text, size, colour, anchor, bold = false, upwards } = shape;
      const style = { size, colour, bold };
      const [line] = setter.lines(text, style, Number.POSITIVE_INFINITY);
      if (!line) return;
      if (upwards) doc.save().rotate(-90, { origin: [x, y] });
      setter.drawOnBaseline(line, x, y, style, anchor);
      if (upwards) doc.restore();
      return;
    }
    case 'image':
      pictures.draw(shape.bytes, shape.x, shape.y, { width: shape.width, height: shape.height });
  }
}

/** The drawing as vectors on the page, its upper left corner at x, y; what lies outside of its frame is cut off. */
export function paintDrawing(painter: Painter, { width, height, shapes }: Drawing, x: number, y: number, scale: number): void {
  const { doc } = painter;
  doc.save().translate(x, y).scale(scale);
  doc.rect(-1, -1, width + 2, height + 2).clip();
  for (const shape of shapes) drawShape(painter, shape);
  doc.restore();
}
