import { inks, type Box, type Mark, type MeasureText } from './marks.ts';
import { lineShare } from './layer-looks.ts';
import { outlineInk } from './legend.ts';
import { labelMarks, widestSpan, type WantedLabel } from './plot-labels.ts';
import { meets, type ProjectedPlot } from './projected.ts';
import type { PrintIcon, PrintLook, PrintPlot } from './subject.ts';
import { onSheet, type MapView } from './view.ts';

/** Points on the sheet nearer than this to the last drawn one are left out: a fiftieth of a millimetre. */
const finest = 0.06;
/** A plot that is smaller than this on the sheet is drawn as a dot, so that it can be found. */
const leastSide = 2;

type Place = (x: number, y: number) => [x: number, y: number];

interface PlotLook {
  looks: readonly PrintLook[];
  measure: MeasureText;
  withLabels: boolean;
  /** of the labels, points */
  size: number;
  /** how much thicker lines are than on A4 */
  thickness: number;
  /** the plot that the sheet is about */
  focus?: PrintPlot | undefined;
}
export interface DrawnPlots {
  marks: Mark[];
  labels: Mark[];
  /** plots that lie in the frame, wholly or in part */
  shown: ProjectedPlot[];
  /** labels without room */
  labelsLeftOut: number;
}

function onPaper(line: Float64Array, place: Place): Float64Array {
  const out = new Float64Array(line.length);
  let length = 0;
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = place(line[at]!, line[at + 1]!);
    if (at > 0 && at < line.length - 2 && Math.abs(x - lastX) < finest && Math.abs(y - lastY) < finest) continue;
    [out[length], out[length + 1]] = [x, y];
    [lastX, lastY] = [x, y];
    length += 2;
  }
  return out.subarray(0, length);
}

/** A plot on the sheet. */
interface PlacedPlot {
  projected: ProjectedPlot;
  rings: Float64Array[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  isSmall: boolean;
}

function placedPlot(projected: ProjectedPlot, place: Place): PlacedPlot {
  const [left, top] = place(projected.west, projected.north);
  const [right, bottom] = place(projected.east, projected.south);
  return {
    projected,
    rings: projected.areas.flatMap((area) => area.map((ring) => onPaper(ring, place))),
    left,
    right,
    top,
    bottom,
    isSmall: Math.max(right - left, bottom - top) < leastSide,
  };
}

function marksOf(
  { projected, rings, left, right, top, bottom, isSmall }: PlacedPlot,
  place: Place,
  { looks, thickness, focus }: PlotLook,
): Mark[] {
  const { plot, lines, points } = projected;
  const look = looks[plot.look]!;
  if (isSmall && points.length === 0)
    return [{ kind: 'circle', x: (left + right) / 2, y: (top + bottom) / 2, radius: 1.2 * thickness, fill: look.dot ?? look.stroke }];
  const outlineShare = thickness * (plot === focus ? 2 : 1);
  const drawnLine = look.line ?? { colour: look.stroke, width: look.strokeWidth * lineShare };
  const area: Mark = {
    kind: 'path',
    lines: rings,
    closed: true,
    fill: look.fill,
    fillOpacity: focus && plot !== focus ? look.fillOpacity * 0.5 : look.fillOpacity,
    ...outlineInk(look, outlineShare),
  };
  const line: Mark = {
    kind: 'path',
    lines: lines.map((one) => onPaper(one, place)),
    closed: false,
    stroke: drawnLine.colour,
    strokeWidth: drawnLine.width * outlineShare,
  };
  const dots = points.map(([east, north]): Mark => {
    const [x, y] = place(east, north);
    if (look.icon) return iconMark(look.icon, x, y, thickness);
    return {
      kind: 'circle',
      x,
      y,
      radius: 2.4 * thickness,
      fill: look.dot ?? look.stroke,
      stroke: inks.paper,
      strokeWidth: 0.7 * thickness,
    };
  });
  return [...(rings.length > 0 ? [area] : []), ...(lines.length > 0 && drawnLine.width > 0 ? [line] : []), ...dots];
}

function iconMark({ picture, turn, ...size }: PrintIcon, x: number, y: number, share: number): Mark {
  const [width, height, left, above] = [size.width, size.height, size.left, size.above].map((length) => length * share) as [
    number,
    number,
    number,
    number,
  ];
  return { kind: 'icon', picture, x, y, width, height, left, above, turn };
}

/** Where the name of a plot wants to stand: in the part of it that is seen, or above what is too small for it. null where no part is in the frame. */
function labelOf(
  { projected, rings, left, right, top, bottom, isSmall }: PlacedPlot,
  frame: Box,
  { size: usual, focus, looks, thickness }: PlotLook,
): WantedLabel | null {
  const { plot } = projected;
  const words = plot.label ?? plot.name;
  if (words === '') return null;
  const { icon, lettering = { size: 1, hasHalo: true } } = looks[plot.look]!;
  const { size: sizeShare, hasHalo, colour, isBright } = lettering;
  const size = usual * sizeShare;
  const [from, to] = [Math.max(left, frame.x), Math.min(right, frame.x + frame.width)];
  const [high, low] = [Math.max(top, frame.y), Math.min(bottom, frame.y + frame.height)];
  const about = { text: words, size, hasHalo, colour, isBright, extent: (to - from) * (low - high), isFocus: plot === focus };
  if (rings.length === 0 || isSmall)
    return {
      ...about,
      x: (from + to) / 2,
      y: high - size * 0.6 - (icon && projected.points.length > 0 ? Math.max(0, aboveIcon(icon)) * thickness : 0),
    };
  const span = widestSpan(rings, (high + low) / 2, from, to);
  return span && { ...about, x: (span[0] + span[1]) / 2, y: (high + low) / 2 + size * 0.36 };
}

/** How far an icon reaches above its point, however it is turned. */
const aboveIcon = ({ width, height, left, above, turn }: PrintIcon): number =>
  turn % 360 === 0 ? above : Math.hypot(Math.max(left, width - left), Math.max(above, height - above));

/** The plots of a view as shapes on the sheet, with names where there is room. */
export function plotMarks(plots: readonly ProjectedPlot[], view: MapView, look: PlotLook): DrawnPlots {
  const { frame, ground } = view;
  const place = onSheet(view);
  const shown = plots.filter((plot) => meets(plot, ground));
  const placed = shown.map((plot) => placedPlot(plot, place));
  const wanted = look.withLabels ? placed.flatMap((plot) => labelOf(plot, frame, look) ?? []) : [];
  const labels = labelMarks(wanted, frame, look.measure);
  return { marks: placed.flatMap((plot) => marksOf(plot, place, look)), labels, shown, labelsLeftOut: wanted.length - labels.length };
}
