import { channelsOf, isColour } from '#styling/colour.ts';
import { keptStyle } from '#styling/kept-style.ts';
import {
  maxClasses,
  maxLineWidthPixels,
  othersColour,
  plainStyle,
  usualLook,
  type Drawing,
  type LayerStyle,
  type SortedDrawing,
} from '#styling/layer-style.ts';

/** How a rule of another program's style draws; what is left out is not said there. */
export interface RuleLook {
  colour: string;
  /** of areas, 0 to 1 */
  fillOpacity?: number;
  lineWidthPixels?: number;
}
/** Which values a rule is for. */
export type RuleFor =
  | { kind: 'values'; values: readonly string[] }
  | { kind: 'range'; from: number; to: number; isFromIncluded: boolean }
  | { kind: 'others' }
  | { kind: 'none' }
  | { kind: 'all' };
export interface ForeignRule {
  for: RuleFor;
  look: RuleLook;
}

/** What Hectare has no place for and needs no name. `shapes`, `sizes`: of markers; `dashes`: of lines; `patterns`: of areas; `outlines`: in a colour of their own; `layers`: symbols over one another. */
type SimpleRemark =
  | 'damaged'
  | 'too-large'
  | 'empty'
  | 'too-many-classes'
  | 'gaps'
  | 'opacities'
  | 'widths'
  | 'hidden'
  | 'mixed'
  | SymbolRemark;
export type SymbolRemark = 'shapes' | 'sizes' | 'dashes' | 'patterns' | 'outlines' | 'layers';
/** What of another program's style Hectare has no place for; `name` is what it is called there. */
export type StyleRemark = { kind: SimpleRemark } | { kind: 'renderer' | 'expression' | 'symbol'; name: string };
/** `style` is null where nothing of it can be taken; the remarks say why. */
export interface ForeignReading {
  style: LayerStyle | null;
  remarks: StyleRemark[];
}

/** The next number above: what is above a limit in another program is at this one and above here. */
export function nextAbove(value: number): number {
  if (!Number.isFinite(value)) return value;
  if (value === 0) return Number.MIN_VALUE;
  const bits = new BigInt64Array(1);
  const number = new Float64Array(bits.buffer);
  number[0] = value;
  bits[0]! += value > 0 ? 1n : -1n;
  return number[0];
}

/** Says a thing once. */
export function remark(remarks: StyleRemark[], kind: SymbolRemark): void {
  if (!remarks.some((one) => one.kind === kind)) remarks.push({ kind });
}

/** Whether a colour is another one than what Hectare draws, as eyes tell it. */
export function isOtherColour(colour: string, drawn: string): boolean {
  const [a, b] = [channelsOf(colour), channelsOf(drawn)];
  return a.some((value, at) => Math.abs(value - b[at]!) > 24);
}

type Range = Extract<RuleFor, { kind: 'range' }>;
const limitOf = ({ from, isFromIncluded }: Range) => (isFromIncluded ? from : nextAbove(from));
const farthest = 1e300;

function classesFrom(by: { kind: 'attribute'; name: string }, rules: readonly (ForeignRule & { for: Range })[], remarks: StyleRemark[]) {
  const sorted = rules.toSorted((a, b) => a.for.from - b.for.from);
  if (sorted.length > maxClasses) {
    remarks.push({ kind: 'too-many-classes' });
    return null;
  }
  // A value between two classes is in none there, and in the lower one here.
  if (sorted.some(({ for: { from } }, at) => at > 0 && from !== sorted[at - 1]!.for.to)) remarks.push({ kind: 'gaps' });
  const [first, last] = [sorted[0]!.for, sorted.at(-1)!.for];
  const inner = sorted.slice(1).map((rule) => limitOf(rule.for));
  // What has no end is drawn to the end: the outer limits are those of the legend alone.
  const low = Number.isFinite(first.from) && first.from > -farthest ? first.from : (inner[0] ?? Math.min(0, last.to));
  const high = Number.isFinite(last.to) && last.to < farthest ? last.to : (inner.at(-1) ?? low);
  return {
    kind: 'classes',
    by,
    method: 'equal',
    palette: 'viridis',
    isReversed: false,
    limits: [low, ...inner, Math.max(high, inner.at(-1) ?? low)],
    colours: sorted.map(({ look }) => look.colour),
  } satisfies SortedDrawing;
}

/** The one that all say; a remark where they say several, and the first of them. */
function common(values: readonly (number | undefined)[], kind: 'opacities' | 'widths', remarks: StyleRemark[]): number | null {
  const said = values.flatMap((value) => value ?? []);
  if (said.some((value) => Math.abs(value - said[0]!) > 0.01)) remarks.push({ kind });
  return said[0] ?? null;
}

/** A style out of the rules of another program's, with what it has no place for. */
export function styleOfRules(
  attribute: string | null,
  rules: readonly ForeignRule[],
  scales: LayerStyle['scales'],
  remarks: StyleRemark[],
): ForeignReading {
  const of = <Kind extends RuleFor['kind']>(kind: Kind) =>
    rules.filter((rule): rule is ForeignRule & { for: Extract<RuleFor, { kind: Kind }> } => rule.for.kind === kind);
  const [ranges, values, others] = [of('range'), of('values'), of('others')];
  if (attribute === null || ranges.length + values.length === 0) {
    const [all = others[0]] = of('all');
    if (of('all').length > 1) remark(remarks, 'layers');
    if (!all) remarks.push({ kind: 'empty' });
    return { style: all ? madeStyle({ kind: 'plain', colour: all.look.colour }, [all], scales, remarks) : null, remarks };
  }
  if (ranges.length > 0 && values.length > 0) remarks.push({ kind: 'mixed' });
  const by = { kind: 'attribute' as const, name: attribute };
  const drawing: SortedDrawing | null =
    ranges.length > values.length
      ? classesFrom(by, ranges, remarks)
      : {
          kind: 'categories',
          by,
          palette: 'muted',
          categories: values.flatMap(({ for: { values: all }, look }) =>
            all.map((value) => ({ value: value.trim(), colour: look.colour })),
          ),
          others: others[0]?.look.colour ?? othersColour,
        };
  const style = madeStyle(drawing, rules, scales, remarks);
  if (!style && drawing) remarks.push({ kind: 'damaged' });
  return { style, remarks };
}

/** A style of this drawing in the opacity and line width that the rules say; null where it is none. */
function madeStyle(
  drawing: Drawing | null,
  rules: readonly ForeignRule[],
  scales: LayerStyle['scales'],
  remarks: StyleRemark[],
): LayerStyle | null {
  const looks = rules.map(({ look }) => look);
  const opacity = common(
    looks.map(({ fillOpacity }) => fillOpacity),
    'opacities',
    remarks,
  );
  const width = common(
    looks.map(({ lineWidthPixels }) => lineWidthPixels),
    'widths',
    remarks,
  );
  return keptStyle({
    ...plainStyle,
    drawing,
    fillOpacity: opacity === null || Math.abs(opacity - usualLook.fillOpacity) < 0.005 ? null : opacity,
    lineWidthPixels: width === null ? null : Math.min(maxLineWidthPixels, width),
    scales,
  });
}

/** A colour as six digits, and how opaque it is; null for what is none. */
export function colourIn(text: string | undefined): { colour: string; opacity: number } | null {
  const parts = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})(?:\s*,\s*(\d{1,3}))?(?:,|\s*$)/.exec(text ?? '');
  if (parts) {
    const [red, green, blue, alpha = 255] = parts.slice(1).flatMap((part) => (part === undefined ? [] : Math.min(255, Number(part))));
    return { colour: `#${[red!, green!, blue!].map((part) => part.toString(16).padStart(2, '0')).join('')}`, opacity: alpha / 255 };
  }
  const six = text?.trim().toLowerCase();
  return isColour(six) && channelsOf(six).every(Number.isFinite) ? { colour: six, opacity: 1 } : null;
}
