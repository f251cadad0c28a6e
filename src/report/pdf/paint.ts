import type PDFDocument from 'pdfkit';
import type { Paint } from '../kit/drawing/drawing.ts';

/** Fills and strokes the path that was begun, and leaves neither opacity nor dashes behind. */
export function paint(doc: InstanceType<typeof PDFDocument>, { fill, fillOpacity = 1, stroke, strokeWidth = 1, dash }: Paint): void {
  if (fill) doc.fillOpacity(fillOpacity);
  if (stroke) {
    doc.lineWidth(strokeWidth).lineJoin('round');
    if (dash) doc.dash(dash[0], { space: dash[1] });
  }
  if (fill && stroke) doc.fillAndStroke(fill, stroke, 'even-odd');
  else if (fill) doc.fill(fill, 'even-odd');
  else if (stroke) doc.stroke(stroke);
  if (fill && fillOpacity !== 1) doc.fillOpacity(1);
  if (stroke && dash) doc.undash();
}
