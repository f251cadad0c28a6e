// oxlint-disable-next-line typescript/triple-slash-reference -- the file declares a package, so it cannot be imported
/// <reference path="../../../src/renderer/src/kit/charts/svgcanvas.d.ts" />
/** Charts of reports. Run: node --expose-gc test/bench/libraries/charts.ts */
import { Window } from 'happy-dom';
import { drawChart, type Chart as ReportChart } from '#report/kit/drawing/chart.ts';
import { roughWidth } from '#report/kit/drawing/drawing.ts';
import { svgOf } from '#report/kit/drawing/svg.ts';
import { countRight, printComparisons } from '../comparison.ts';

// Chart.js and the context that writes SVG look for a document when they are loaded.
const window = new Window();
/** The part of a DOMPoint that the context calls; no document made for Node has one. */
class Point {
  readonly x: number;
  readonly y: number;
  constructor(x: number, y: number) {
    [this.x, this.y] = [x, y];
  }
  matrixTransform({ a, b, c, d, e, f }: Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', number>) {
    return new Point(a * this.x + c * this.y + e, b * this.x + d * this.y + f);
  }
}
Object.assign(globalThis, {
  window,
  document: window.document,
  DOMMatrix: window.DOMMatrix,
  DOMPoint: Point,
  XMLSerializer: window.XMLSerializer,
});
// No canvas here to measure letters on: the same rough widths that ours takes.
const ruler = { font: '', measureText: (text: string) => ({ width: roughWidth(text, 12) }) };
Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => ruler });
const { BasicPlatform, Chart } = await import('chart.js/auto');
const { Context } = await import('svgcanvas');

const months = Array.from({ length: 120 }, (_, at) => `${2016 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`);
const rain = months.map((_, at) => 60 + 50 * Math.cos(at / 3));
const mean = months.map((_, at) => (at === 40 ? null : 18 + 4 * Math.sin(at / 2)));
const low = mean.map((value) => value && value - 5);
const high = mean.map((value) => value && value + 6);
/** Weather by month as a report draws it: a band, a line with a gap, and bars of a second scale. */
const chart: ReportChart = {
  alt: 'Temperature and precipitation',
  labels: months,
  leftTitle: 'Temperature, °C',
  rightTitle: 'Precipitation, mm',
  series: [
    { kind: 'band', label: 'Min to max', colour: 'band', low, high },
    { kind: 'line', label: 'Mean °C', colour: 'warm', values: mean },
    { kind: 'bar', label: 'Precipitation, mm', colour: 'cool', axis: 'right', values: rain },
  ],
};
const ours = () => svgOf(drawChart(chart, (value, digits) => value.toFixed(digits), { width: 495, height: 190 })!);

/** The same series by the library of the window, on a context that writes SVG. */
function byChartJs(): string {
  const context = new Context({ width: 495, height: 190, document: window.document as unknown as Document });
  const canvas = Object.assign(window.document.createElement('canvas'), { getContext: () => context, width: 495, height: 190 });
  Object.defineProperty(context, 'canvas', { value: canvas, configurable: true });
  const drawn = new Chart(canvas as unknown as ConstructorParameters<typeof Chart>[0], {
    type: 'line',
    platform: BasicPlatform,
    data: {
      labels: chart.labels,
      datasets: [
        { label: 'Low', data: low, pointRadius: 0 },
        { label: 'Min to max', data: high, pointRadius: 0, fill: '-1' },
        { label: 'Mean °C', data: mean, pointRadius: 0 },
        { type: 'bar', label: 'Precipitation, mm', data: rain, yAxisID: 'y1' },
      ],
    },
    options: {
      animation: false,
      responsive: false,
      events: [],
      scales: { y: { title: { display: true, text: chart.leftTitle } }, y1: { position: 'right' } },
    },
  });
  const svg = context.getSerializedSvg(true);
  drawn.destroy();
  return svg;
}

/** What a chart in a tagged PDF and in a page without scripts has to be. */
const demands: ((svg: string, again: string) => boolean)[] = [
  (svg) => svg.includes('Weather by month') && svg.includes('Temperature, °C'),
  (svg) => svg.includes('2016-01'),
  (svg) => /<(path|rect)/.test(svg),
  // An alternative text, and no style or clip that a strict policy would refuse.
  (svg) => svg.includes('aria-label="Temperature and precipitation"'),
  (svg) => !/ style=| clip-path=/.test(svg),
  // Labels that a reader can search and that do not overlap: at most one in six months has room.
  (svg) => (svg.match(/20\d\d-\d\d/g) ?? []).length <= 20,
  // The same twice.
  (svg, again) => svg === again,
];
const [own, theirs] = [ours(), byChartJs()];
await printComparisons([
  {
    what: 'Chart of 120 months as SVG',
    ours: {
      name: `drawChart, ${(own.length / 1024).toFixed(0)} kB`,
      run: ours,
      right: await countRight(demands, (holds) => holds(own, ours())),
    },
    peers: [
      {
        name: `Chart.js with svgcanvas in happy-dom, ${(theirs.length / 1024).toFixed(0)} kB`,
        run: byChartJs,
        right: await countRight(demands, (holds) => holds(theirs, byChartJs())),
        modules: ['chart.js/auto', 'svgcanvas'],
      },
    ],
    verdict:
      'ours stays: its shapes go into PDF and SVG alike; the library draws on a canvas alone, needs a document made up for it, and its picture would have to be read again for the PDF.',
  },
]);
await window.happyDOM.close();
