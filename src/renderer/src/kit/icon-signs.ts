import { iconInks, isLight, signMarks, signs, signSide } from '#formats/kml/icon-signs.ts';
import type { KnownIcon } from '#formats/kml/known-icons.ts';

/** Draws a sign in a square of `side` pixels at the upper left corner. */
export function drawSign(context: CanvasRenderingContext2D, { sign, letter, mark }: KnownIcon, colour: string, side: number): void {
  const { path, middle } = signs[sign];
  context.save();
  context.scale(side / signSide, side / signSide);
  context.lineJoin = 'round';
  const outline = new Path2D(path);
  context.fillStyle = colour;
  context.strokeStyle = iconInks.edge;
  context.lineWidth = 4;
  context.stroke(outline);
  context.fill(outline, 'evenodd');
  context.fillStyle = isLight(colour) ? iconInks.onLight : iconInks.onDark;
  if (mark) context.fill(new Path2D(signMarks[mark]));
  else if (letter !== '') {
    context.font = `700 ${letter.length > 1 ? 24 : 28}px "Noto Sans", sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(letter, middle[0], middle[1] + 2);
  }
  context.restore();
}
