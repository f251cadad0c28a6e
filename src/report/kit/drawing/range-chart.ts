import { palette, roughWidth, type Drawing, type Shape } from './drawing.ts';
import type { WriteNumber } from './chart.ts';
import { decimalsOf, ticksOf } from './ticks.ts';

/** Rows down the page, each with a value and, where known, bounds: properties of soil by depth, risks then and now. */
export interface RangeChart {
  /** inside the drawing; '' where it stands above */
  title: string;
  alt: string;
  axisTitle: string;
  rows: { label: string; low: number | null; value: number | null; high: number | null }[];
  legend: { range: string; value: string };
}

const size = 8;
const rowHeight = 15;

/** Bounds as a bar, the value as a mark on it. null when no row has a value. */
export function drawRangeChart({ title, alt, axisTitle, rows, legend }: RangeChart, write: WriteNumber, width = 240): Drawing | null {
  const values = rows.flatMap(({ low, value, high }) => [low, value, high]).filter((value): value is number => value !== null);
  if (values.length === 0) return null;
  const ticks = ticksOf(Math.min(0, ...values), Math.max(...values), 4);
  const left = Math.max(...rows.map(({ label }) => roughWidth(label, size))) + 8;
  const [first, last] = [ticks[0]!, ticks.at(-1)!];
  const x = (value: number) => left + ((value - first) / (last - first)) * (width - left - 12);
  const top = title === '' ? 4 : 18;
  const bottom = top + rows.length * rowHeight;
  const shapes: Shape[] =
    title === '' ? [] : [{ kind: 'text', x: 0, y: 9, text: title, size: 9, colour: palette.ink, anchor: 'start', bold: true }];
  for (const tick of ticks) {
    shapes.push({ kind: 'path', lines: [[x(tick), top, x(tick), bottom]], closed: false, stroke: palette.line, strokeWidth: 0.5 });
    shapes.push({
      kind: 'text',
      x: x(tick),
      y: bottom + 10,
      text: write(tick, decimalsOf(ticks)),
      size,
      colour: palette.quiet,
      anchor: 'middle',
    });
  }
  rows.forEach(({ label, low, value, high }, index) => {
    const y = top + (index + 0.5) * rowHeight;
    shapes.push({ kind: 'text', x: left - 6, y: y + 2.6, text: label, size, colour: palette.ink, anchor: 'end' });
    if (low !== null && high !== null)
      shapes.push({ kind: 'rectangle', x: x(low), y: y - 3.5, width: Math.max(0.5, x(high) - x(low)), height: 7, fill: palette.band });
    if (value !== null) shapes.push({ kind: 'rectangle', x: x(value) - 1.4, y: y - 5.5, width: 2.8, height: 11, fill: palette.accent });
  });
  const hasRange = rows.some(({ low, high }) => low !== null && high !== null);
  const y = bottom + 34;
  shapes.push({ kind: 'text', x: (left + width) / 2, y: bottom + 21, text: axisTitle, size, colour: palette.quiet, anchor: 'middle' });
  shapes.push(
    { kind: 'rectangle', x: left, y: y - 8, width: 2.8, height: 10, fill: palette.accent },
    { kind: 'text', x: left + 8, y, text: legend.value, size, colour: palette.quiet, anchor: 'start' },
  );
  const next = left + 16 + roughWidth(legend.value, size);
  if (hasRange)
    shapes.push(
      { kind: 'rectangle', x: next, y: y - 6, width: 14, height: 7, fill: palette.band },
      { kind: 'text', x: next + 18, y, text: legend.range, size, colour: palette.quiet, anchor: 'start' },
    );
  return { width, height: y + 6, alt, shapes };
}
