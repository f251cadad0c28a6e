import { BasicPlatform, Chart, type ChartConfiguration } from 'chart.js/auto';
import { Context } from 'svgcanvas';
import { themeColours } from '../colours.ts';
import { textSizes } from '../type-scale.ts';
import { inBuckets } from './buckets.ts';
import { chartConfiguration } from './chart-configuration.ts';
import type { ChartSpec, PictureText } from './chart-spec.ts';
import { inLines } from './text-lines.ts';

/** Size of a saved chart in CSS pixels. It uses the light theme and has a title and its source. */
const pictureSize = { width: 960, height: 480 };
const pngScale = 2;

function onPaper(spec: ChartSpec, { title, lines }: PictureText, locale: string): ChartConfiguration {
  const configuration = chartConfiguration(inBuckets(spec, 900).spec, { dark: false, large: true, legend: true, locale });
  const family = '"Inter Variable", Inter, "Noto Scripts", "Noto Sans", sans-serif';
  const options = configuration.options!;
  return {
    ...configuration,
    options: {
      ...options,
      responsive: false,
      events: [],
      layout: { padding: { top: 8, bottom: 10, left: 14, right: 14 } },
      plugins: {
        ...options.plugins,
        title: {
          display: true,
          text: title,
          align: 'start',
          color: themeColours.light.ink,
          font: { family, size: textSizes.l, weight: 600 },
          padding: { bottom: 12 },
        },
        subtitle: {
          display: lines.length > 0,
          text: lines.flatMap((line) => inLines(line, 150)),
          position: 'bottom',
          align: 'start',
          color: themeColours.light.ink2,
          font: { family, size: textSizes.xs },
          padding: { top: 10 },
        },
      },
    },
  } as ChartConfiguration;
}

/** The chart as vectors: the same drawing that is on the screen, made by the same library on a context that writes SVG. */
export function chartSvg(spec: ChartSpec, text: PictureText, locale: string): string {
  const { width, height } = pictureSize;
  const context = new Context({ width, height, document });
  // What Chart.js needs from a canvas that is not in a document.
  const canvas = Object.assign(document.createElement('canvas'), { getContext: () => context });
  canvas.width = width;
  canvas.height = height;
  Object.defineProperty(context, 'canvas', { value: canvas, configurable: true });
  const chart = new Chart(canvas, { ...onPaper(spec, text, locale), platform: BasicPlatform });
  chart.draw();
  const svg = context.getSerializedSvg(true);
  chart.destroy();
  return svg;
}

export async function chartPng(spec: ChartSpec, text: PictureText, locale: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const canvas = document.createElement('canvas');
  const { width, height } = pictureSize;
  canvas.width = width;
  canvas.height = height;
  const configuration = onPaper(spec, text, locale);
  const paper = {
    id: 'paper',
    beforeDraw({ ctx, width: wide, height: tall }: Chart) {
      ctx.save();
      ctx.fillStyle = themeColours.light.paper;
      ctx.fillRect(0, 0, wide, tall);
      ctx.restore();
    },
  };
  const chart = new Chart(canvas, {
    ...configuration,
    platform: BasicPlatform,
    options: { ...configuration.options, devicePixelRatio: pngScale },
    plugins: [paper, ...(configuration.plugins ?? [])],
  });
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  chart.destroy();
  return blob ? new Uint8Array(await blob.arrayBuffer()) : null;
}
