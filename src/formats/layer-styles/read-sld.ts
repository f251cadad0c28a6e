import type { XmlRange } from '../kml/rewriting/xml-ranges.ts';
import {
  colourIn,
  isOtherColour,
  remark,
  styleOfRules,
  type ForeignReading,
  type ForeignRule,
  type RuleFor,
  type RuleLook,
  type StyleRemark,
} from './foreign-rules.ts';
import { markerPixels, outlineOf } from './symbols.ts';
import { childOf, childrenOf, denominatorIn, styleTree } from './foreign-xml.ts';

const symbolizers = new Set(['PolygonSymbolizer', 'LineSymbolizer', 'PointSymbolizer']);
const maxRules = 1000;

/** All elements of a name below another one, in their order. */
function below(element: XmlRange, name: string, most = maxRules): XmlRange[] {
  const found: XmlRange[] = [];
  const open = [element];
  while (open.length > 0 && found.length < most) {
    const next = open.pop()!;
    if (next.local === name) found.push(next);
    for (const child of next.children.toReversed()) open.push(child);
  }
  return found;
}

/** `CssParameter` in SLD 1.0, `SvgParameter` in Symbology Encoding 1.1; a value may stand in a Literal. */
function parameterOf(element: XmlRange | undefined, name: string): string | undefined {
  const found = element?.children.find(
    ({ local, attributes }) => (local === 'CssParameter' || local === 'SvgParameter') && attributes['name'] === name,
  );
  return found && ((childOf(found, 'Literal') ?? found).text.trim() || undefined);
}
const shareIn = (text: string | undefined): number | undefined => {
  const value = text === undefined ? Number.NaN : Number(text);
  return value >= 0 && value <= 1 ? value : undefined;
};

function lookOf(rule: XmlRange, remarks: StyleRemark[]): RuleLook | null {
  for (const { local } of rule.children)
    if (local.endsWith('Symbolizer') && !symbolizers.has(local) && !remarks.some((one) => one.kind === 'symbol' && one.name === local))
      remarks.push({ kind: 'symbol', name: local });
  const taken = rule.children.filter(({ local }) => symbolizers.has(local));
  // One of each kind is for shapes of that kind; a second one lies over the first.
  if (taken.some(({ local }, at) => taken.findIndex((other) => other.local === local) !== at)) remark(remarks, 'layers');
  const [symbolizer] = taken;
  if (!symbolizer) return null;
  const look = lookOfSymbolizer(symbolizer);
  for (const one of taken) tellUntaken(one, look?.colour ?? null, remarks);
  return look;
}

/** Says what of a symbolizer Hectare draws otherwise. */
function tellUntaken(symbolizer: XmlRange, colour: string | null, remarks: StyleRemark[]): void {
  const graphic = symbolizer.local === 'PointSymbolizer' ? childOf(symbolizer, 'Graphic') : undefined;
  const mark = childOf(graphic, 'Mark');
  if (graphic && !mark && !remarks.some((one) => one.kind === 'symbol' && one.name === 'ExternalGraphic'))
    remarks.push({ kind: 'symbol', name: 'ExternalGraphic' });
  const shape = childOf(mark, 'WellKnownName')?.text.trim();
  if (mark && shape !== 'circle') remark(remarks, 'shapes');
  const size = Number(childOf(graphic, 'Size')?.text ?? 'x');
  if (Math.abs(size - markerPixels) > 1) remark(remarks, 'sizes');
  const stroke = childOf(symbolizer, 'Stroke');
  if (parameterOf(stroke, 'stroke-dasharray') !== undefined) remark(remarks, 'dashes');
  if (childOf(childOf(symbolizer, 'Fill'), 'GraphicFill')) remark(remarks, 'patterns');
  const outline = symbolizer.local === 'PolygonSymbolizer' && childOf(symbolizer, 'Fill') ? colourIn(parameterOf(stroke, 'stroke')) : null;
  if (outline && colour !== null && isOtherColour(outline.colour, outlineOf(colour))) remark(remarks, 'outlines');
}

function lookOfSymbolizer(symbolizer: XmlRange): RuleLook | null {
  const holder = symbolizer.local === 'PointSymbolizer' ? childOf(childOf(symbolizer, 'Graphic'), 'Mark') : symbolizer;
  const [fill, stroke] = [childOf(holder, 'Fill'), childOf(holder, 'Stroke')];
  const isLine = symbolizer.local === 'LineSymbolizer';
  const filled = isLine || !fill ? null : (colourIn(parameterOf(fill, 'fill')) ?? { colour: '#808080', opacity: 1 });
  // Without a colour a stroke is black (SE 1.1, 11.1.3), and a filling grey.
  const colour = filled?.colour ?? (stroke ? (colourIn(parameterOf(stroke, 'stroke'))?.colour ?? '#000000') : null);
  if (colour === null) return null;
  const opacity = symbolizer.local === 'PolygonSymbolizer' ? (filled ? (shareIn(parameterOf(fill, 'fill-opacity')) ?? 1) : 0) : undefined;
  const width = Number(parameterOf(stroke, 'stroke-width') ?? 'x');
  return {
    colour,
    ...(opacity === undefined ? {} : { fillOpacity: opacity }),
    ...(width >= 0 && symbolizer.local !== 'PointSymbolizer' ? { lineWidthPixels: width } : {}),
  };
}

interface Condition {
  attribute: string;
  operator: string;
  value: string;
}
function conditionOf(element: XmlRange): Condition | null {
  const attribute = (childOf(element, 'PropertyName') ?? childOf(element, 'ValueReference'))?.text.trim();
  if (!attribute) return null;
  return { attribute, operator: element.local, value: childOf(element, 'Literal')?.text.trim() ?? '' };
}
type Found = { attribute: string | null; for: RuleFor } | null;

/** A range out of one or two comparisons with numbers. */
function rangeOf(parts: readonly Condition[]): Found {
  let [from, to, isFromIncluded] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, true];
  for (const { operator, value } of parts) {
    const number = value === '' ? Number.NaN : Number(value);
    if (Number.isNaN(number)) return null;
    if (operator === 'PropertyIsGreaterThanOrEqualTo' || operator === 'PropertyIsGreaterThan') {
      from = number;
      isFromIncluded = operator === 'PropertyIsGreaterThanOrEqualTo';
    } else if (operator === 'PropertyIsLessThan' || operator === 'PropertyIsLessThanOrEqualTo') to = number;
    else return null;
  }
  return parts.length === 0 ? null : { attribute: parts[0]!.attribute, for: { kind: 'range', from, to, isFromIncluded } };
}

function meaningOf(rule: XmlRange): Found {
  if (childOf(rule, 'ElseFilter')) return { attribute: null, for: { kind: 'others' } };
  const filter = childOf(rule, 'Filter')?.children[0];
  if (!filter) return { attribute: null, for: { kind: 'all' } };
  if (filter.local === 'PropertyIsBetween') {
    const attribute = (childOf(filter, 'PropertyName') ?? childOf(filter, 'ValueReference'))?.text.trim();
    const [from, to] = ['LowerBoundary', 'UpperBoundary'].map((name) => Number(childOf(childOf(filter, name), 'Literal')?.text ?? 'x'));
    return attribute && !Number.isNaN(from) && !Number.isNaN(to)
      ? { attribute, for: { kind: 'range', from: from!, to: to!, isFromIncluded: true } }
      : null;
  }
  const parts = filter.local === 'And' || filter.local === 'Or' ? filter.children.map(conditionOf) : [conditionOf(filter)];
  const whole = parts.flatMap((part) => part ?? []);
  const attribute = whole[0]?.attribute;
  if (whole.length !== parts.length || attribute === undefined || whole.some((part) => part.attribute !== attribute)) return null;
  if (filter.local !== 'And' && whole.every(({ operator }) => operator === 'PropertyIsEqualTo'))
    return { attribute, for: { kind: 'values', values: whole.map(({ value }) => value) } };
  if (filter.local === 'PropertyIsNull') return { attribute, for: { kind: 'none' } };
  return filter.local === 'Or' ? null : rangeOf(whole);
}

/** A style as Styled Layer Descriptor 1.0 or 1.1 (OGC 02-070, 05-078r4): the rules of its first style. */
export function readSld(text: string): ForeignReading {
  const tree = styleTree(text);
  if ('refused' in tree) return tree.refused;
  const [style] = below(tree.root, 'FeatureTypeStyle', 1);
  const remarks: StyleRemark[] = [];
  const rules: ForeignRule[] = [];
  let attribute: string | null = null;
  for (const rule of childrenOf(style, 'Rule').slice(0, maxRules)) {
    const look = lookOf(rule, remarks);
    const meaning = meaningOf(rule);
    const isOfOther = meaning?.attribute && attribute !== null && meaning.attribute !== attribute;
    if (!meaning || isOfOther) {
      const name = (childOf(rule, 'Name')?.text ?? childOf(rule, 'Title')?.text ?? '').trim().slice(0, 200);
      remarks.push({ kind: 'expression', name });
      continue;
    }
    attribute ??= meaning.attribute;
    if (look) rules.push({ for: meaning.for, look });
  }
  const [first] = childrenOf(style, 'Rule');
  const scales = {
    minDenominator: denominatorIn(childOf(first, 'MinScaleDenominator')?.text),
    maxDenominator: denominatorIn(childOf(first, 'MaxScaleDenominator')?.text),
  };
  return styleOfRules(attribute, rules, scales, remarks);
}
