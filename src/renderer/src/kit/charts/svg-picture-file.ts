import { themeColours } from '../colours.ts';
import { textSizes } from '../type-scale.ts';
import type { PictureText } from './chart-spec.ts';
import { inLines } from './text-lines.ts';

const painted = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
  'dominant-baseline',
];
const width = 960;
const margin = 20;

/** A copy of an SVG element with its styles inlined, in the colours of the light theme. */
function freeStanding(source: SVGSVGElement): SVGSVGElement {
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  const copy = source.cloneNode(true) as SVGSVGElement;
  // Read and set back in one go: nothing is painted in between.
  root.dataset['theme'] = 'light';
  const originals = [source, ...source.querySelectorAll<SVGElement>('*')];
  [copy, ...copy.querySelectorAll<SVGElement>('*')].forEach((element, index) => {
    const style = getComputedStyle(originals[index]!);
    for (const name of painted) element.setAttribute(name, style.getPropertyValue(name));
    for (const name of [
      'class',
      'style',
      'tabindex',
      'role',
      'aria-label',
      ...element.getAttributeNames().filter((name) => name.startsWith('data-')),
    ])
      element.removeAttribute(name);
  });
  if (theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  return copy;
}

/** Drawings one below the other on a white sheet with a title above and lines of text below, as an SVG file. */
export function sheetSvg(drawings: SVGSVGElement[], { title, lines }: PictureText): string {
  const name = 'http://www.w3.org/2000/svg';
  const sheet = document.createElementNS(name, 'svg');
  const add = (words: string, y: number, size: number, colour: string, weight = '400') => {
    const text = document.createElementNS(name, 'text');
    for (const [key, value] of Object.entries({
      x: margin,
      y,
      'font-size': size,
      'font-weight': weight,
      fill: colour,
      'font-family': 'Inter, Noto Sans, sans-serif',
    }))
      text.setAttribute(key, String(value));
    text.textContent = words;
    sheet.append(text);
  };
  const ground = document.createElementNS(name, 'rect');
  sheet.append(ground);
  add(title, margin + 16, textSizes.xl, themeColours.light.ink, '600');
  let y = margin + 36;
  for (const drawing of drawings) {
    const { width: wide, height: tall } = drawing.viewBox.baseVal;
    const scale = Math.min((width - 2 * margin) / wide, 640 / tall);
    const copy = freeStanding(drawing);
    for (const [key, value] of Object.entries({ x: (width - wide * scale) / 2, y, width: wide * scale, height: tall * scale }))
      copy.setAttribute(key, String(value));
    sheet.append(copy);
    y += tall * scale + 18;
  }
  for (const line of lines.flatMap((line) => inLines(line, 150))) {
    y += 15;
    add(line, y, textSizes.xs, themeColours.light.ink2);
  }
  const height = Math.ceil(y + margin);
  for (const [key, value] of Object.entries({ width, height, fill: themeColours.light.paper })) ground.setAttribute(key, String(value));
  for (const [key, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}`, xmlns: name }))
    sheet.setAttribute(key, String(value));
  return new XMLSerializer().serializeToString(sheet);
}

/** An SVG file as a PNG of twice its size. */
export async function pngOfSvg(svg: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  return blob ? new Uint8Array(await blob.arrayBuffer()) : null;
}
