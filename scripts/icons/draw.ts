import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import { openSvgDrawing } from '#report/svg-drawing.ts';
import { icnsOf, icnsSides, icoOf, type SizedPng } from './containers.ts';

/** Sides in pixels of the PNG files, which Linux and the Microsoft Store take. */
export const pngSides = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024] as const;
const icoSides = [16, 20, 24, 32, 40, 48, 64, 128, 256];

/** Windows and Linux draw an icon up to its edge; macOS wants a margin around it. Squares of the drawing, in its units. */
const upToTheEdge = '64 64 896 896';
const withMargin = '-24 -24 1072 1072';

/** Tiles of the Microsoft Store: name, width and height in pixels. */
const storeTiles: [name: string, width: number, height: number][] = [
  ['StoreLogo', 50, 50],
  ['Square44x44Logo', 44, 44],
  ['Square150x150Logo', 150, 150],
  ['Wide310x150Logo', 310, 150],
];

const inView = (svg: string, view: string) => svg.replace(/viewBox="[^"]*"/, `viewBox="${view}"`);

function png(svg: string, side: number): SizedPng {
  return { side, bytes: new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng() };
}

/** A tile whose icon keeps half of the shorter side, as the Store's guidelines draw it. */
function tile(svg: string, width: number, height: number): Uint8Array {
  const shown = Math.min(width, height) <= 50 ? 1 : 0.55;
  const unit = 896 / (Math.min(width, height) * shown);
  const [viewWidth, viewHeight] = [width * unit, height * unit];
  const view = `${512 - viewWidth / 2} ${512 - viewHeight / 2} ${viewWidth} ${viewHeight}`;
  return new Resvg(inView(svg, view), { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** The icon of one colour: the group "symbol" alone, in the colour of the text around it, on the 16 units that desktops of Linux expect. */
export function symbolicIcon(svg: string): string {
  const group = /<g id="symbol"[^>]*>([\s\S]*?)<\/g>/.exec(svg)?.[1];
  if (group === undefined) throw new Error('resources/icon.svg has no group "symbol".');
  const paths = [...group.matchAll(/ d="([^"]+)"/g)].map(([, d]) => `<path d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="164 177 708 708"><g fill="#2e3436">${paths.join('')}</g></svg>\n`;
}

/** Draws every icon that an installer needs from the one drawing into `folder`. */
export async function drawIcons(drawing: string, folder: string): Promise<void> {
  await openSvgDrawing();
  const svg = readFileSync(drawing, 'utf8');
  const edge = inView(svg, upToTheEdge);
  const folders = { png: join(folder, 'icons'), store: join(folder, 'appx') };
  for (const path of Object.values(folders)) mkdirSync(path, { recursive: true });
  for (const side of pngSides) writeFileSync(join(folders.png, `${side}x${side}.png`), png(edge, side).bytes);
  writeFileSync(join(folder, 'icon.svg'), edge);
  writeFileSync(join(folder, 'icon-symbolic.svg'), symbolicIcon(svg));
  writeFileSync(join(folder, 'icon.png'), png(edge, 512).bytes);
  writeFileSync(join(folder, 'icon.ico'), icoOf(icoSides.map((side) => png(edge, side))));
  writeFileSync(join(folder, 'icon.icns'), icnsOf(icnsSides.map((side) => png(inView(svg, withMargin), side))));
  for (const [name, width, height] of storeTiles) writeFileSync(join(folders.store, `${name}.png`), tile(svg, width, height));
}
