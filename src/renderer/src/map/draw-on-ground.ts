import type { Position } from '#geo/types.ts';
import type { GroundPicture } from '#formats/kml/ground-pictures.ts';

type Pixel = readonly [x: number, y: number];
/** Where a place is on the canvas, in its pixels. */
export type OnScreen = (lonLat: Position) => Pixel;
type Picture = CanvasImageSource & { width: number; height: number };
type Context = Pick<
  CanvasRenderingContext2D,
  'save' | 'restore' | 'beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'clip' | 'transform' | 'drawImage' | 'globalAlpha'
> & { canvas: { width: number; height: number } };

/** how far a row or column may lie from where it belongs, in pixels */
const tolerancePixels = 0.25;
const maxParts = 48;
/** where the bend is looked for */
const trialShares = [0, 0.25, 0.5, 0.75, 1];
/** Parts overlap by so much, so that no line shows between them. */
const overlapPixels = 0.6;

/** A place of the picture: `across` from its left, `down` from its top, 0..1, between its corners. */
function placeIn([lowerLeft, lowerRight, upperRight, upperLeft]: GroundPicture['corners'], across: number, down: number): Position {
  const mix = (a: Position, b: Position, share: number): Position => [a[0]! + (b[0]! - a[0]!) * share, a[1]! + (b[1]! - a[1]!) * share];
  return mix(mix(upperLeft, upperRight, across), mix(lowerLeft, lowerRight, across), down);
}

const isUpright = ([lowerLeft, lowerRight, upperRight, upperLeft]: GroundPicture['corners']) =>
  lowerLeft[0] === upperLeft[0] &&
  lowerRight[0] === upperRight[0] &&
  lowerLeft[1] === lowerRight[1] &&
  upperLeft[1] === upperRight[1] &&
  lowerLeft[0]! < lowerRight[0]! &&
  lowerLeft[1]! < upperLeft[1]!;

/** Into how many parts a picture is cut in each direction so that straight parts stay within the tolerance: rows of equal latitude are not equally high on the map. */
function partsFor(at: (across: number, down: number) => Pixel): number {
  const corners = [at(0, 0), at(1, 0), at(0, 1), at(1, 1)] as const;
  const bendAt = (across: number, down: number) => {
    const [x, y] = at(across, down);
    const shares = [(1 - across) * (1 - down), across * (1 - down), (1 - across) * down, across * down];
    const [flatX, flatY] = [0, 1].map((axis) => corners.reduce((sum, corner, k) => sum + shares[k]! * corner[axis]!, 0));
    return Math.hypot(x - flatX!, y - flatY!);
  };
  // Over the equator the middle alone is as if nothing was bent.
  const bend = Math.max(...trialShares.flatMap((across) => trialShares.map((down) => bendAt(across, down))));
  return Math.max(1, Math.min(maxParts, Math.ceil(Math.sqrt(bend / tolerancePixels))));
}

/** Rows between whole pixels, each of the part of the picture that is in sight. */
function drawUpright(context: Context, picture: Picture, at: (across: number, down: number) => Pixel, parts: number): void {
  const [[left, top], [right, bottom]] = [at(0, 0), at(1, 1)];
  const [from, to] = [Math.max(0, -left / (right - left)), Math.min(1, (context.canvas.width - left) / (right - left))];
  if (from >= to || bottom <= 0 || top >= context.canvas.height) return;
  const { width, height } = picture;
  for (let part = 0; part < parts; part += 1) {
    const [upper, lower] = [at(0, part / parts)[1], at(0, (part + 1) / parts)[1]];
    const [y, end] = [part === 0 ? upper : Math.round(upper), part === parts - 1 ? lower : Math.round(lower)];
    if (end <= y || end <= 0 || y >= context.canvas.height) continue;
    // Only what is in sight: near by, a row is higher than a canvas can draw.
    const [skipped, kept] = [Math.max(0, -y / (end - y)), Math.min(1, (context.canvas.height - y) / (end - y))];
    const [sourceTop, sourceHeight] = [((part + skipped) / parts) * height, ((kept - skipped) / parts) * height];
    context.drawImage(
      picture,
      from * width,
      sourceTop,
      (to - from) * width,
      sourceHeight,
      left + from * (right - left),
      y + skipped * (end - y),
      (to - from) * (right - left),
      (kept - skipped) * (end - y),
    );
  }
}

/** Half of a part: the picture moved, turned and stretched so that three of its corners lie right, cut off at them. */
function drawTriangle(context: Context, picture: Picture, source: [Pixel, Pixel, Pixel], target: [Pixel, Pixel, Pixel]): void {
  const [[u0, v0], [u1, v1], [u2, v2]] = source;
  const [[x0, y0], [x1, y1], [x2, y2]] = target;
  const { width, height } = context.canvas;
  if (Math.max(x0, x1, x2) < 0 || Math.min(x0, x1, x2) > width || Math.max(y0, y1, y2) < 0 || Math.min(y0, y1, y2) > height) return;
  const area = (u1 - u0) * (v2 - v0) - (u2 - u0) * (v1 - v0);
  const [a, c] = [((x1 - x0) * (v2 - v0) - (x2 - x0) * (v1 - v0)) / area, ((x2 - x0) * (u1 - u0) - (x1 - x0) * (u2 - u0)) / area];
  const [b, d] = [((y1 - y0) * (v2 - v0) - (y2 - y0) * (v1 - v0)) / area, ((y2 - y0) * (u1 - u0) - (y1 - y0) * (u2 - u0)) / area];
  const [middleX, middleY] = [(x0 + x1 + x2) / 3, (y0 + y1 + y2) / 3];
  context.save();
  context.beginPath();
  for (const [index, [x, y]] of target.entries()) {
    const away = Math.hypot(x - middleX, y - middleY) || 1;
    const [edgeX, edgeY] = [x + ((x - middleX) / away) * overlapPixels, y + ((y - middleY) / away) * overlapPixels];
    if (index === 0) context.moveTo(edgeX, edgeY);
    else context.lineTo(edgeX, edgeY);
  }
  context.closePath();
  context.clip();
  context.transform(a, b, c, d, x0 - a * u0 - c * v0, y0 - b * u0 - d * v0);
  context.drawImage(picture, 0, 0);
  context.restore();
}

function drawTurned(context: Context, picture: Picture, at: (across: number, down: number) => Pixel, parts: number): void {
  const { width, height } = picture;
  for (let row = 0; row < parts; row += 1)
    for (let column = 0; column < parts; column += 1) {
      const [left, right, top, bottom] = [column / parts, (column + 1) / parts, row / parts, (row + 1) / parts];
      const source = (across: number, down: number): Pixel => [across * width, down * height];
      const corners = [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ] as const;
      for (const [first, second, third] of [
        [0, 1, 2],
        [3, 2, 1],
      ] as const) {
        const three = [corners[first]!, corners[second]!, corners[third]!] as const;
        drawTriangle(
          context,
          picture,
          three.map(([across, down]) => source(across, down)) as [Pixel, Pixel, Pixel],
          three.map(([across, down]) => at(across, down)) as [Pixel, Pixel, Pixel],
        );
      }
    }
}

/** Draws a picture between its corners: those of a box upright, or turned and bent. Places between are straight in longitude and latitude, as the picture's rows and columns are. Returns how many parts were drawn. */
export function drawOnGround(
  context: Context,
  picture: Picture,
  { corners, opacity }: Pick<GroundPicture, 'corners' | 'opacity'>,
  onScreen: OnScreen,
): number {
  const at = (across: number, down: number) => onScreen(placeIn(corners, across, down));
  const parts = partsFor(at);
  context.save();
  context.globalAlpha = opacity;
  if (isUpright(corners)) drawUpright(context, picture, at, parts);
  else if (opacity === 1) drawTurned(context, picture, at, parts);
  else {
    // Where parts overlap, what is seen through would be drawn twice.
    const whole = new OffscreenCanvas(context.canvas.width, context.canvas.height);
    drawTurned(whole.getContext('2d')!, picture, at, parts);
    context.drawImage(whole, 0, 0);
  }
  context.restore();
  return isUpright(corners) ? parts : 2 * parts ** 2;
}
