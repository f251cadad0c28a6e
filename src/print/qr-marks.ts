import { encode } from 'uqr';
import { inks, type Mark } from './marks.ts';
import { sentence } from './phrases/sentence.ts';
import { PrintFault } from './print-fault.ts';

/** Of the standard (ISO/IEC 18004), light modules around the code. */
const quietModules = 4;
/** letters that fit into the largest code of medium correction, as bytes */
const maxBytes = 2331;

/** A QR code in a square, with the quiet border that readers need. Throws PrintFault where the text is too long. */
export function qrMarks(text: string, x: number, y: number, side: number): Mark[] {
  if (new TextEncoder().encode(text).length > maxBytes) throw new PrintFault(sentence('print.qr-too-long', { most: maxBytes }));
  const { data, size } = encode(text.toWellFormed(), { ecc: 'M', border: 0 });
  const module = side / (size + 2 * quietModules);
  const lines: number[][] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      if (!data[row]![column]) continue;
      // Dark neighbours in a row are one rectangle: seams between modules would show on a screen.
      const from = column;
      while (column + 1 < size && data[row]![column + 1]) column += 1;
      const [left, right] = [x + (quietModules + from) * module, x + (quietModules + column + 1) * module];
      const [top, bottom] = [y + (quietModules + row) * module, y + (quietModules + row + 1) * module];
      lines.push([left, top, right, top, right, bottom, left, bottom]);
    }
  return [
    { kind: 'rectangle', x, y, width: side, height: side, fill: inks.paper },
    { kind: 'path', lines, closed: true, fill: '#000000' },
  ];
}
