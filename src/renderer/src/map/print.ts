import type OlMap from 'ol/Map.js';
import { mapGround, themeColours, themeOf } from '#window/kit/colours.ts';
import { canvasFont } from '#window/kit/type-scale.ts';
import type { MapOverlay } from '#window/kit/map-types.ts';

type PrintLegend = Pick<MapOverlay, 'title' | 'legend' | 'ramp' | 'unit'>;
export interface PrintLook {
  dark: boolean;
  background: string;
  title?: string;
  legends?: PrintLegend[];
  attributions: string[];
  scaleBar: HTMLElement | null;
}

/** Colours of words and lines, and of what they stand on. */
interface Inks {
  ink: string;
  ground: string;
}

const edge = 14;

function drawLayers(map: OlMap, context: CanvasRenderingContext2D): void {
  for (const layer of Array.from(map.getViewport()!.querySelectorAll<HTMLCanvasElement>('.ol-layer canvas, canvas.ol-layer'))) {
    if (layer.width === 0) continue;
    context.save();
    context.globalAlpha = Number((layer.parentElement as HTMLElement).style.opacity || layer.style.opacity || 1);
    const matrix = /^matrix\(([^)]*)\)$/.exec(layer.style.transform)?.[1]?.split(',').map(Number);
    if (matrix?.length === 6) context.setTransform(...(matrix as [number, number, number, number, number, number]));
    context.drawImage(layer, 0, 0);
    context.restore();
  }
}

/** One above the other in the lower right, all equally wide; where they would reach the top, they go on in a column beside. */
function drawLegends(
  context: CanvasRenderingContext2D,
  legends: PrintLegend[],
  width: number,
  height: number,
  ink: string,
  ground: string,
): void {
  const [bold, plain] = [canvasFont('s', 600), canvasFont('s')];
  const measured = (font: string, words: string) => {
    context.font = font;
    return context.measureText(words).width;
  };
  const sized = legends.map((legend) => ({ ...legend, rows: legend.legend.filter(({ value }) => value > 0) }));
  const wide = Math.min(
    width * 0.45,
    Math.max(
      160,
      ...sized.flatMap(({ title, rows }) => [measured(bold, title) + 20, ...rows.map(({ label }) => measured(plain, label) + 44)]),
    ),
  );
  let [bottom, x] = [height - 34, width - wide - edge];
  for (const { title, rows, ramp, unit } of sized.toReversed()) {
    const tall = 26 + (ramp ? 30 : 0) + rows.length * 17;
    if (bottom - tall < 60 && bottom < height - 34) [bottom, x] = [height - 34, x - wide - 6];
    const y = bottom - tall;
    context.fillStyle = ground;
    context.beginPath();
    context.roundRect(x, y, wide, tall, 6);
    context.fill();
    context.fillStyle = ink;
    context.font = bold;
    context.fillText(title, x + 10, y + 18, wide - 20);
    context.font = plain;
    if (ramp) {
      const [low, high] = [ramp[0]![0], ramp.at(-1)![0]];
      const gradient = context.createLinearGradient(x + 10, 0, x + wide - 10, 0);
      for (const [value, red, green, blue] of ramp) gradient.addColorStop((value - low) / (high - low), `rgb(${red} ${green} ${blue})`);
      context.fillStyle = gradient;
      context.fillRect(x + 10, y + 26, wide - 20, 9);
      context.fillStyle = ink;
      context.fillText(String(low), x + 10, y + 48);
      context.textAlign = 'right';
      context.fillText([high, unit].filter((part) => part !== undefined).join(' '), x + wide - 10, y + 48);
      context.textAlign = 'left';
    }
    rows.forEach(({ label, colour }, index) => {
      context.fillStyle = colour;
      context.fillRect(x + 10, y + 27 + index * 17, 12, 12);
      context.fillStyle = ink;
      context.fillText(label, x + 28, y + 37 + index * 17, wide - 38);
    });
    bottom = y - 6;
  }
}

/** A rounded ground for words and signs, after which the pen writes in ink. */
function plate(
  context: CanvasRenderingContext2D,
  { ink, ground }: Inks,
  ...[x, y, wide, high, corner]: [number, number, number, number, number]
): void {
  context.fillStyle = ground;
  context.beginPath();
  context.roundRect(x, y, wide, high, corner);
  context.fill();
  context.fillStyle = ink;
}
function drawTitle(context: CanvasRenderingContext2D, title: string, inks: Inks): void {
  context.font = canvasFont('l', 650);
  const wide = Math.min(context.canvas.width - 2 * edge, context.measureText(title).width + 24);
  plate(context, inks, edge, edge, wide, 34, 6);
  context.fillText(title, edge + 12, edge + 22, wide - 24);
}
function drawScaleBar(context: CanvasRenderingContext2D, scaleBar: HTMLElement, inks: Inks): void {
  const { height } = context.canvas;
  const length = scaleBar.offsetWidth;
  plate(context, inks, edge - 4, height - 46, length + 20, 34, 4);
  context.beginPath();
  context.moveTo(edge + 2, height - 26);
  context.lineTo(edge + 2, height - 20);
  context.lineTo(edge + 2 + length, height - 20);
  context.lineTo(edge + 2 + length, height - 26);
  context.stroke();
  context.fillText(scaleBar.textContent ?? '', edge + 4, height - 30);
}
/** The map is never turned, so north is up. */
function drawNorth(context: CanvasRenderingContext2D, inks: Inks): void {
  const [x, y] = [context.canvas.width - 30, 24];
  plate(context, inks, x - 14, y - 14, 28, 46, 4);
  context.beginPath();
  context.moveTo(x, y - 8);
  context.lineTo(x + 6, y + 12);
  context.lineTo(x, y + 7);
  context.lineTo(x - 6, y + 12);
  context.closePath();
  context.fill();
  context.textAlign = 'center';
  context.fillText('N', x, y + 26);
  context.textAlign = 'left';
}
function drawAttribution(context: CanvasRenderingContext2D, line: string, { ink, ground }: Inks): void {
  const { width, height } = context.canvas;
  context.font = canvasFont('xs');
  const wide = Math.min(width - 2 * edge, context.measureText(line).width + 12);
  context.fillStyle = ground;
  context.fillRect(width - wide, height - 20, wide, 20);
  context.fillStyle = ink;
  context.textAlign = 'right';
  context.fillText(line, width - 6, height - 6, wide - 12);
}

/** What is on the map now, with scale, north, legends and attribution, as a PNG. */
export async function printMap(
  map: OlMap,
  { dark, background, title, legends = [], attributions, scaleBar }: PrintLook,
): Promise<Uint8Array<ArrayBuffer>> {
  map.renderSync();
  const [width, height] = map.getSize() as [number, number];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  drawLayers(map, context);
  const inks: Inks = { ink: themeColours[themeOf(dark)].ink, ground: mapGround[themeOf(dark)].plate };
  context.strokeStyle = inks.ink;
  context.lineWidth = 1.5;
  context.textAlign = 'left';
  if (title) drawTitle(context, title, inks);
  context.font = canvasFont('s');
  if (scaleBar) drawScaleBar(context, scaleBar, inks);
  drawNorth(context, inks);
  drawLegends(context, legends, width, height, inks.ink, inks.ground);
  drawAttribution(context, attributions.join(' · '), inks);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  return new Uint8Array(await blob!.arrayBuffer());
}
