import type { Glyph } from 'fontkit';
import type { TextLine, TextSetter } from '#report/pdf/text.ts';
import type { TextMark } from '../marks.ts';

const short = (value: number) => String(Math.round(value * 1000) / 1000);
const letterOf = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

function outlineOf({ path }: Glyph, x: number, y: number, scale: number): string {
  let out = '';
  for (const { command, args } of path.commands) {
    out += letterOf[command];
    for (let at = 0; at < args.length; at += 2)
      out += `${at === 0 ? '' : ' '}${short(x + args[at]! * scale)} ${short(y - args[at + 1]! * scale)}`;
  }
  return out;
}

/** The line of a text mark, cut where it has a widest width. */
function lineOf(setter: TextSetter, { text, size, bold = false, maxWidth }: TextMark): TextLine | undefined {
  const style = { size, bold };
  return maxWidth === undefined ? setter.lines(text, style, Number.POSITIVE_INFINITY)[0] : setter.oneLine(text, style, maxWidth);
}

/** The letters of texts as outlines, from the fonts and in the order in which the PDF has them. */
export const lettersOf =
  (setter: TextSetter) =>
  (mark: TextMark): string => {
    const line = lineOf(setter, mark);
    if (!line) return '';
    let x = mark.x - line.width * (mark.anchor === 'start' ? 0 : mark.anchor === 'middle' ? 0.5 : 1);
    let out = '';
    for (const { text, font, width } of line.pieces) {
      const { glyphs, positions } = font.font.layout(text);
      const scale = mark.size / font.font.unitsPerEm;
      let at = x;
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance, xOffset, yOffset } = positions[index]!;
        out += outlineOf(glyph, at + xOffset * scale, mark.y - yOffset * scale, scale);
        at += xAdvance * scale;
      }
      x += width;
    }
    return out;
  };
