import type { TextSetter } from '#report/pdf/text.ts';
import type { MeasureText } from '../marks.ts';

/** Widths in the letters that will be printed. */
export function measureWith(setter: TextSetter): MeasureText {
  const known = new Map<string, number>();
  return (text, size, isBold) => {
    const key = `${isBold ? 'b' : 'r'}${text}`;
    let width = known.get(key);
    if (width === undefined) {
      width = setter.widthOf(text, { size: 100, bold: isBold }) / 100;
      known.set(key, width);
    }
    return width * size;
  };
}
