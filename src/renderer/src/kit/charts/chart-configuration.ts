import type { Chart, ChartConfiguration, ChartDataset, Plugin } from 'chart.js/auto';
import { chartColours, themeColours, themeOf, type Theme } from '../colours.ts';
import { textSizes } from '../type-scale.ts';
import type { ChartColour, ChartSpec } from './chart-spec.ts';
import { inLines } from './text-lines.ts';

const colourOf = (name: ChartColour, theme: Theme): string =>
  ({
    warm: themeColours[theme].dataWarm,
    cool: themeColours[theme].dataCool,
    accent: themeColours[theme].accent,
    bad: themeColours[theme].signalBad,
    grey: chartColours[theme].grey,
    band: chartColours[theme].band,
    ink: themeColours[theme].ink,
  })[name];
const faded = (colour: string, share: number) =>
  colour.replace(
    /^#(..)(..)(..)$/,
    (_all, ...parts: string[]) =>
      `rgba(${parts
        .slice(0, 3)
        .map((part) => Number.parseInt(part, 16))
        .join(',')},${share})`,
  );

export interface ChartLook {
  dark: boolean;
  /** room for larger letters and more ticks */ large: boolean;
  locale: string;
}

/** The background of incomplete periods. */
const shading = (places: number[], colour: string): Plugin => ({
  id: 'partial',
  beforeDatasetsDraw({ ctx, chartArea: { top, bottom, left, right }, scales }) {
    const x = scales['x'];
    if (!x || places.length === 0) return;
    const half = x.ticks.length === 0 ? 0 : Math.abs(x.getPixelForValue(1) - x.getPixelForValue(0)) / 2;
    ctx.save();
    ctx.fillStyle = colour;
    for (const place of places) {
      const middle = x.getPixelForValue(place);
      const [from, to] = [Math.max(left, middle - half), Math.min(right, middle + half)];
      ctx.fillRect(from, top, to - from, bottom - top);
    }
    ctx.restore();
  },
});

/** Error bars. */
const errorBars = (spec: ChartSpec, colour: string): Plugin => ({
  id: 'deviations',
  afterDatasetsDraw(chart: Chart) {
    const { ctx } = chart;
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1;
    spec.series.forEach(({ deviations, values, axis = 'left' }, index) => {
      const scale = chart.scales[axis];
      if (!deviations || !scale || !chart.isDatasetVisible(index)) return;
      chart.getDatasetMeta(index).data.forEach((element, place) => {
        const [value, deviation] = [values[place] ?? null, deviations[place] ?? null];
        if (value === null || deviation === null || deviation === 0) return;
        const [low, high] = [scale.getPixelForValue(Math.max(scale.min, value - deviation)), scale.getPixelForValue(value + deviation)];
        ctx.beginPath();
        for (const [x1, y1, x2, y2] of [
          [element.x, low, element.x, high],
          [element.x - 3, low, element.x + 3, low],
          [element.x - 3, high, element.x + 3, high],
        ] as const) {
          ctx.moveTo(x1, y1);
          ctx.lineTo(x2, y2);
        }
        ctx.stroke();
      });
    });
    ctx.restore();
  },
});

/** The Chart.js configuration of a spec, without anything that needs a canvas. */
export function chartConfiguration(spec: ChartSpec, { dark, large, locale }: ChartLook): ChartConfiguration {
  const { labels, series, leftTitle, rightTitle, horizontal, partial = [] } = spec;
  // Saved pictures always use the light theme.
  const theme = themeOf(dark);
  const { ink2: ink } = themeColours[theme];
  const { line, shade } = chartColours[theme];
  const font = { family: '"Inter Variable", Inter, "Noto Scripts", "Noto Sans", sans-serif', size: large ? textSizes.s : textSizes.xs };
  const datasets = series.map(
    (entry): ChartDataset =>
      ({
        type: entry.kind,
        label: entry.label,
        data: entry.values as number[],
        ...(horizontal ? {} : { yAxisID: entry.axis ?? 'left' }),
        borderColor: colourOf(entry.colour, theme),
        backgroundColor:
          entry.kind === 'bar'
            ? entry.axis === 'right'
              ? faded(colourOf(entry.colour, theme), 0.5)
              : colourOf(entry.colour, theme)
            : faded(colourOf(entry.colour, theme), 0.2),
        borderWidth: entry.kind === 'bar' ? 0 : entry.thin ? 0.8 : 1.6,
        ...(entry.kind === 'line'
          ? {
              pointRadius: labels.length > 40 || entry.thin ? 0 : 1.5,
              pointHitRadius: 6,
              tension: 0,
              spanGaps: false,
              fill: entry.fillToPrevious ? '-1' : false,
              ...(entry.dashed ? { borderDash: [4, 3] } : {}),
            }
          : { maxBarThickness: 22, categoryPercentage: 0.85, barPercentage: 0.95 }),
        order: entry.kind === 'bar' ? 2 : 1,
      }) as ChartDataset,
  );
  // Bars on the second axis use only the lower half, so that the lines above stay readable.
  let highest = 0;
  for (const { axis, values } of series)
    if (axis === 'right') for (const value of values) if (value !== null && value > highest) highest = value;
  const title = (text: string) => ({ display: text !== '', text, color: ink, font });
  // The title of an upright axis is as long as the picture is low.
  const upright = (text: string) => ({ ...title(text), text: inLines(text, large ? 18 : 22) });
  // The legend lists a band once, by its upper edge.
  const isEdge = (index: number) => series[index]?.thin === true && series[index + 1]?.fillToPrevious === true;
  return {
    type: series[0]?.kind ?? 'line',
    data: { labels, datasets },
    plugins: [shading(partial, shade), errorBars(spec, colourOf('ink', theme))],
    options: {
      animation: false,
      responsive: true,
      maintainAspectRatio: false,
      normalized: true,
      locale,
      indexAxis: horizontal ? 'y' : 'x',
      interaction: { mode: 'index', intersect: false, axis: horizontal ? 'y' : 'x' },
      plugins: {
        legend: {
          display: series.length > 1,
          position: 'bottom',
          onClick: () => {},
          labels: {
            color: ink,
            font,
            boxWidth: 10,
            boxHeight: 8,
            padding: 8,
            usePointStyle: true,
            // The legend's symbol is what is drawn: a line or a box.
            generateLabels: () =>
              series.flatMap((entry, datasetIndex) => {
                if (isEdge(datasetIndex)) return [];
                const isLine = entry.kind === 'line' && !entry.fillToPrevious;
                const { borderColor, backgroundColor } = datasets[datasetIndex] as { borderColor: string; backgroundColor: string };
                return [
                  {
                    text: entry.label,
                    datasetIndex,
                    fontColor: ink,
                    pointStyle: isLine ? ('line' as const) : ('rect' as const),
                    strokeStyle: isLine ? borderColor : 'transparent',
                    fillStyle: backgroundColor,
                    lineWidth: isLine ? 2 : 0,
                    lineDash: entry.dashed ? [3, 2] : [],
                  },
                ];
              }),
          },
        },
        tooltip: { bodyFont: font, titleFont: font, boxWidth: 8, boxHeight: 8 },
      },
      scales: horizontal
        ? {
            x: { title: title(leftTitle), ticks: { color: ink, font }, grid: { color: line } },
            y: { ticks: { color: ink, font, autoSkip: false }, grid: { display: false } },
          }
        : {
            x: {
              ticks: {
                // A point that groups several periods shows the first on the axis, and all of them in the tooltip.
                callback(this: { getLabelForValue(value: number): string }, value: number | string) {
                  return this.getLabelForValue(Number(value)).split(' – ', 1)[0]!;
                },
                color: ink,
                font,
                maxRotation: 0,
                autoSkip: true,
                sampleSize: 12,
                maxTicksLimit: large ? 12 : 5,
              },
              grid: { display: false },
            },
            left: { position: 'left', title: upright(leftTitle), ticks: { color: ink, font, maxTicksLimit: 6 }, grid: { color: line } },
            ...(series.some(({ axis }) => axis === 'right')
              ? {
                  right: {
                    position: 'right',
                    title: upright(rightTitle ?? ''),
                    ticks: { color: ink, font, maxTicksLimit: 6 },
                    grid: { display: false },
                    beginAtZero: true,
                    suggestedMax: highest * 2.2,
                  },
                }
              : {}),
          },
    },
  } as ChartConfiguration;
}
