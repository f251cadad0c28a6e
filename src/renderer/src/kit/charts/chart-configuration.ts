import type { Chart, ChartConfiguration, ChartDataset, Plugin } from 'chart.js/auto';
import { chartColours, themeColours, themeOf, type Theme } from '../colours.ts';
import { textSizes } from '../type-scale.ts';
import type { ChartColour, ChartSeries, ChartSpec } from './chart-spec.ts';
import { isLine, lineMarks, type LineMark } from './line-marks.ts';
import { inLines } from './text-lines.ts';

export const colourOf = (name: ChartColour, theme: Theme): string =>
  ({
    warm: themeColours[theme].dataWarm,
    cool: themeColours[theme].dataCool,
    accent: themeColours[theme].accent,
    bad: themeColours[theme].signalBad,
    grey: chartColours[theme].grey,
    band: chartColours[theme].band,
    ink: themeColours[theme].ink,
    first: chartColours[theme].steps[0],
    second: chartColours[theme].steps[1],
    third: chartColours[theme].steps[2],
    fourth: chartColours[theme].steps[3],
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
  /** a saved picture has its legend in it; in the window it stands below as text */ legend?: boolean;
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

/** The legend lists a band once, by its upper edge. */
export const isEdge = (series: readonly ChartSeries[], index: number): boolean =>
  series[index]?.thin === true && series[index + 1]?.fillToPrevious === true;

/** What bars and bands are filled with. */
export function fillOf({ kind, axis, colour }: ChartSeries, theme: Theme): string {
  const full = colourOf(colour, theme);
  return kind === 'line' ? faded(full, 0.2) : axis === 'right' ? faded(full, 0.5) : full;
}

interface DatasetLook {
  theme: Theme;
  horizontal: boolean;
  large: boolean;
  /** values of a series */ count: number;
}
/** Marks of a line that has company stand on every tenth of it, on other places than those of its neighbours; of one that is short, on each value. */
function radiusOf(
  entry: ChartSeries,
  mark: LineMark | null,
  { count, large }: DatasetLook,
): number | ((context: { dataIndex: number }) => number) {
  if (entry.points) return count > 60 && !large ? 1 : 2;
  if (!mark) return 0;
  if (count <= 40) return mark.isAlone ? 1.5 : 2.5;
  if (mark.isAlone) return 0;
  const each = Math.ceil(count / 10);
  return ({ dataIndex }) => (dataIndex % each === Math.floor((each * mark.place) / mark.of) ? 3 : 0);
}
function datasetOf(entry: ChartSeries, mark: LineMark | null, look: DatasetLook): ChartDataset {
  const { theme, horizontal } = look;
  const fill = fillOf(entry, theme);
  const colour = colourOf(entry.colour, theme);
  const { below } = entry;
  return {
    type: entry.kind,
    label: entry.label,
    data: entry.values as number[],
    ...(horizontal ? {} : { yAxisID: entry.axis ?? 'left' }),
    borderColor: colour,
    backgroundColor: below ? entry.values.map((value) => (value !== null && value < 0 ? colourOf(below, theme) : fill)) : fill,
    borderWidth: entry.kind === 'bar' ? 0 : entry.thin ? 0.8 : entry.strong ? 2.6 : 1.6,
    ...(entry.kind === 'line'
      ? {
          pointRadius: radiusOf(entry, mark, look),
          pointStyle: mark?.point ?? 'circle',
          pointBackgroundColor: colour,
          pointHitRadius: 6,
          tension: 0,
          spanGaps: false,
          fill: entry.fillToPrevious ? '-1' : false,
          ...(mark && mark.dash.length > 0 ? { borderDash: [...mark.dash] } : {}),
        }
      : { maxBarThickness: 22, categoryPercentage: 0.85, barPercentage: 0.95 }),
    order: entry.kind === 'bar' ? 2 : 1,
  } as ChartDataset;
}

/** The Chart.js configuration of a spec, without anything that needs a canvas. */
export function chartConfiguration(spec: ChartSpec, { dark, large, legend, locale }: ChartLook): ChartConfiguration {
  const { labels, series, leftTitle, rightTitle, horizontal, partial = [] } = spec;
  // Saved pictures always use the light theme.
  const theme = themeOf(dark);
  const { ink2: ink } = themeColours[theme];
  const { line, shade } = chartColours[theme];
  const font = { family: '"Inter Variable", Inter, "Noto Scripts", "Noto Sans", sans-serif', size: large ? textSizes.s : textSizes.xs };
  const marks = lineMarks(series);
  const datasets = series.map((entry, index) =>
    datasetOf(entry, marks[index] ?? null, { theme, horizontal: horizontal === true, large, count: labels.length }),
  );
  // Bars on the second axis use only the lower half, so that the lines above stay readable.
  let highest = 0;
  for (const { axis, values } of series)
    if (axis === 'right') for (const value of values) if (value !== null && value > highest) highest = value;
  const title = (text: string) => ({ display: text !== '', text, color: ink, font });
  // The title of an upright axis is as long as the picture is low.
  const upright = (text: string) => ({ ...title(text), text: inLines(text, large ? 18 : 22) });
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
          display: legend === true && series.length > 1,
          position: 'bottom',
          onClick: () => {},
          labels: {
            color: ink,
            font,
            boxWidth: 24,
            boxHeight: 8,
            padding: 8,
            usePointStyle: true,
            // The legend's symbol is what is drawn: a line or a box.
            generateLabels: () =>
              series.flatMap((entry, datasetIndex) => {
                if (isEdge(series, datasetIndex)) return [];
                const { borderColor } = datasets[datasetIndex] as { borderColor: string };
                return [
                  {
                    text: entry.label,
                    datasetIndex,
                    fontColor: ink,
                    pointStyle: isLine(entry) ? ('line' as const) : ('rect' as const),
                    strokeStyle: isLine(entry) ? borderColor : 'transparent',
                    fillStyle: fillOf(entry, theme),
                    lineWidth: isLine(entry) ? 2 : 0,
                    lineDash: [...(marks[datasetIndex]?.dash ?? [])],
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
            y: {
              ticks: {
                // A long name stands in lines: the bars keep their room, and no letter is cut.
                callback(this: { getLabelForValue(value: number): string }, value: number | string) {
                  return inLines(this.getLabelForValue(Number(value)), large ? 34 : 20);
                },
                color: ink,
                font,
                autoSkip: false,
              },
              grid: { display: false },
            },
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
                autoSkipPadding: large ? 16 : 10,
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
