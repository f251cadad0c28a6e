import { Resvg } from '@resvg/resvg-wasm';
import { escapeMarkup } from '#domain/text.ts';
import { iconFrame, iconInks, isLight, signMarks, signs, signSide, tintedColour, type IconFrame } from '#formats/kml/icon-signs.ts';
import { iconPart, type PointIcon } from '#formats/kml/point-icon.ts';
import { pictureSize } from '#raster/picture-size.ts';
import { bundledFontBytes } from '#report/pdf/fonts.ts';
import { openSvgDrawing } from '#report/svg-drawing.ts';
import type { PrintIcon } from '../subject.ts';

/** A pixel of a style sheet is 1/96 inch, a point 1/72. */
const pointsAPixel = 0.75;
/** Dots for a pixel: 384 an inch. */
const finest = 4;
const maxDots = 512;
/** Points with icons beyond so many that differ are printed as dots. */
const maxIcons = 500;

const begins = (bytes: Uint8Array, letters: readonly number[]) => letters.every((letter, at) => bytes[at] === letter);
/** What the engine draws; it draws nothing, and says nothing, where it is another kind. */
function typeOf(bytes: Uint8Array): 'png' | 'jpeg' | 'gif' | null {
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47])) return 'png';
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  return begins(bytes, [0x47, 0x49, 0x46, 0x38]) ? 'gif' : null;
}

const svgOf = (width: number, height: number, opacity: number, content: string, [left, top] = [0, 0]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><g opacity="${opacity}">${content}</g></svg>`;

function signSvg({ sign: { sign, letter, mark, colour } }: IconFrame, { tint, opacity }: PointIcon): string {
  const { path, middle } = signs[sign];
  const fill = tintedColour(colour, tint);
  const ink = isLight(fill) ? iconInks.onLight : iconInks.onDark;
  const size = letter.length > 1 ? 24 : 28;
  const onIt = mark
    ? `<path d="${signMarks[mark]}" fill="${ink}"/>`
    : letter === ''
      ? ''
      : `<text x="${middle[0]}" y="${middle[1] + 2 + size * 0.36}" font-size="${size}" font-weight="600" text-anchor="middle" fill="${ink}">${escapeMarkup(letter)}</text>`;
  const outline = `<path d="${path}" fill="${fill}" fill-rule="evenodd" stroke="${iconInks.edge}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`;
  return svgOf(signSide, signSide, opacity, `${outline}${onIt}`);
}

interface Picture {
  bytes: Uint8Array;
  type: 'png' | 'jpeg' | 'gif';
  width: number;
  height: number;
}
const addressOf = (bytes: Uint8Array, type: Picture['type']) =>
  `data:image/${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;

function pictureSvg({ bytes, type, ...size }: Picture, { tint, opacity }: Pick<PointIcon, 'tint' | 'opacity'>): string {
  const [red, green, blue] = tint.map((value) => value / 255);
  const isPlain = tint.every((value) => value === 255);
  const filter = `<filter id="tint" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feColorMatrix values="${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0"/></filter>`;
  const image = `<image href="${addressOf(bytes, type)}" width="${size.width}" height="${size.height}"${isPlain ? '' : ' filter="url(#tint)"'}/>`;
  return svgOf(size.width, size.height, opacity, `${isPlain ? '' : filter}${image}`);
}

function pngOf(svg: string, options: ConstructorParameters<typeof Resvg>[1] = {}): Uint8Array {
  const drawing = new Resvg(svg, options);
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  return png;
}

/** The part of a picture that is the icon, cut out pixel by pixel: drawn larger with the rest, it would have colours of its neighbours at its edges. */
function cutOut({ bytes, type, ...size }: Picture, icon: PointIcon): Picture {
  const { left, top, width, height } = iconPart(icon, size);
  if (width === size.width && height === size.height) return { bytes, type, ...size };
  const image = `<image href="${addressOf(bytes, type)}" width="${size.width}" height="${size.height}"/>`;
  return { bytes: pngOf(svgOf(width, height, 1, image, [left, top])), type: 'png', width, height };
}

function printed(icon: PointIcon, own: Uint8Array | undefined, fontBuffers: Uint8Array[]): PrintIcon | null {
  const type = own && typeOf(own);
  const size = own && pictureSize(own);
  if (own && (!type || !size)) return null;
  const frame = iconFrame(icon, size ?? undefined);
  const svg =
    own && type && size
      ? pictureSvg(cutOut({ bytes: own, type, width: size.width, height: size.height }, icon), icon)
      : signSvg(frame, icon);
  const ratio = Math.min(finest, maxDots / Math.max(frame.width, frame.height));
  const png = pngOf(svg, {
    fitTo: { mode: 'width', value: Math.max(1, Math.round(frame.width * ratio)) },
    font: { fontBuffers, defaultFontFamily: 'Noto Sans' },
  });
  const [width, height] = [frame.width * pointsAPixel, frame.height * pointsAPixel];
  return {
    picture: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
    width,
    height,
    left: frame.place[0] * width,
    above: frame.place[1] * height,
    turn: icon.headingDegrees % 360,
  };
}

/**
 * Makes the icons of points as they are printed, each look once: their own pictures (PNG, JPEG or GIF, by the addresses that lead to them), else the sign of the same
 * meaning. Answers null beyond 500 that differ, and for pictures of other kinds: those points are dots.
 */
export async function printedIcons(pictures: Readonly<Record<string, Uint8Array>>): Promise<(icon: PointIcon) => PrintIcon | null> {
  await openSvgDrawing();
  const fonts = bundledFontBytes();
  const made = new Map<string, PrintIcon | null>();
  return (icon) => {
    const key = JSON.stringify(icon);
    let one = made.get(key);
    if (one === undefined) {
      one = made.size < maxIcons ? printed(icon, pictures[icon.address], fonts) : null;
      made.set(key, one);
    }
    return one;
  };
}
