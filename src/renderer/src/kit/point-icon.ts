import { iconFrame, tintedColour } from '#formats/kml/icon-signs.ts';
import { iconPart, type PointIcon } from '#formats/kml/point-icon.ts';
import { drawSign } from './icon-signs.ts';
import type { Feature } from '#geo/index.ts';
import { iconOfPoint } from './file-style.ts';
import type { MapIcon } from './map-types.ts';

/** A decoded picture of an icon, perhaps in fewer pixels than `width` and `height`, which it came with. */
export interface IconPicture {
  picture: ImageBitmap | HTMLCanvasElement;
  width: number;
  height: number;
}

const isPlain = (tint: PointIcon['tint']) => tint.every((value) => value === 255);

/** The colours of a picture multiplied with a tint; where it is clear, it stays so. */
function drawTinted(
  context: CanvasRenderingContext2D,
  { picture, part }: { picture: CanvasImageSource; part: ReturnType<typeof iconPart> },
  tint: PointIcon['tint'],
  width: number,
  height: number,
): void {
  const draw = () => context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  draw();
  if (isPlain(tint)) return;
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${tint.join(' ')})`;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  draw();
}

/** The part of a picture that is the icon, in the pixels in which it was kept. */
function partOf(icon: PointIcon, own: IconPicture): ReturnType<typeof iconPart> {
  const { left, top, width, height } = iconPart(icon, own);
  const [across, down] = [own.picture.width / own.width, own.picture.height / own.height];
  return { left: left * across, top: top * down, width: width * across, height: height * down };
}

function canvasOf(
  width: number,
  height: number,
  opacity: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) return null;
  draw(context);
  if (opacity < 1) {
    context.globalCompositeOperation = 'destination-in';
    context.globalAlpha = opacity;
    context.fillRect(0, 0, width, height);
  }
  return canvas;
}

/** What an icon looks like on the map: its own picture where that is at hand, else a sign of the same meaning. */
export function mapIcon(icon: PointIcon, own: IconPicture | undefined, key: string): MapIcon {
  const { sign, width, height, place } = iconFrame(icon, own);
  const pictures = new Map<number, HTMLCanvasElement | null>();
  return {
    key,
    width,
    height,
    place,
    turnDegrees: icon.headingDegrees,
    pictureAt(ratio) {
      let made = pictures.get(ratio);
      if (made === undefined) {
        const [columns, rows] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
        made = canvasOf(columns, rows, icon.opacity, (context) => {
          if (own) drawTinted(context, { picture: own.picture, part: partOf(icon, own) }, icon.tint, columns, rows);
          else drawSign(context, sign, tintedColour(sign.colour, icon.tint), columns);
        });
        pictures.set(ratio, made);
      }
      return made;
    },
  };
}

/** How far an icon reaches from its point to each side, however it is turned. */
export function iconReach({ width, height, place: [x, y], turnDegrees }: MapIcon): {
  left: number;
  right: number;
  above: number;
  below: number;
} {
  const [left, right, above, below] = [x * width, (1 - x) * width, y * height, (1 - y) * height];
  if (turnDegrees % 360 === 0) return { left, right, above, below };
  const farthest = Math.hypot(Math.max(left, right), Math.max(above, below));
  return { left: farthest, right: farthest, above: farthest, below: farthest };
}

/** The icons of a file's points, each look of one made once. */
export function iconsOf(fileId: string, pictures: ReadonlyMap<string, IconPicture> | undefined): (feature: Feature) => MapIcon | null {
  const made = new Map<string, MapIcon>();
  return (feature) => {
    const icon = iconOfPoint(feature);
    if (!icon) return null;
    const own = pictures?.get(icon.address);
    const key = `${own ? fileId : ''} ${JSON.stringify(icon)}`;
    let known = made.get(key);
    if (!known) made.set(key, (known = mapIcon(icon, own, key)));
    return known;
  };
}
