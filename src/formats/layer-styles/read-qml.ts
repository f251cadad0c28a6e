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
import type { LayerStyle } from '#styling/layer-style.ts';
import { markerPixels, outlineOf } from './symbols.ts';
import { childOf, childrenOf, denominatorIn, styleTree } from './foreign-xml.ts';

const millimetresAPixel = 0.28;
const pointsAPixel = 0.75;

/** The properties of a layer of a symbol: `prop` until QGIS 3.24, `Option` since. */
function propertiesOf(layer: XmlRange): Map<string, string> {
  const old = childrenOf(layer, 'prop').map(({ attributes }) => [attributes['k'] ?? '', attributes['v'] ?? ''] as const);
  const now = childrenOf(childOf(layer, 'Option'), 'Option').map(
    ({ attributes }) => [attributes['name'] ?? '', attributes['value'] ?? ''] as const,
  );
  return new Map([...old, ...now]);
}
function pixelsOf(width: string | undefined, unit: string | undefined): number | undefined {
  const value = width === undefined || width === '' ? Number.NaN : Number(width);
  if (!(value >= 0)) return undefined;
  if (unit === undefined || unit === 'MM') return value / millimetresAPixel;
  if (unit === 'Pixel') return value;
  return unit === 'Point' ? value / pointsAPixel : undefined;
}

/** Which property holds the colour, by the kind of layer, and which the width of the line. */
const known: Readonly<Record<string, { colour: string; width: string }>> = {
  SimpleFill: { colour: 'color', width: 'outline_width' },
  SimpleLine: { colour: 'line_color', width: 'line_width' },
  SimpleMarker: { colour: 'color', width: '' },
};

function lookOf(symbol: XmlRange, remarks: StyleRemark[]): RuleLook | null {
  const layers = childrenOf(symbol, 'layer').filter(({ attributes }) => attributes['enabled'] !== '0');
  for (const { attributes } of layers) {
    const name = attributes['class'] ?? '';
    if (!(name in known) && !remarks.some((one) => one.kind === 'symbol' && one.name === name)) remarks.push({ kind: 'symbol', name });
  }
  if (layers.length > 1) remark(remarks, 'layers');
  const layer = layers.find(({ attributes }) => (attributes['class'] ?? '') in known) ?? layers[0];
  if (!layer) return null;
  const kind = layer.attributes['class'] ?? '';
  const properties = propertiesOf(layer);
  const { colour: key, width: widthKey } = known[kind] ?? { colour: 'color', width: '' };
  const isUnfilled = kind === 'SimpleFill' && properties.get('style') === 'no';
  // An area without a filling has the colour of its outline.
  const found = colourIn(properties.get(isUnfilled ? 'outline_color' : key)) ?? colourIn(properties.get('line_color'));
  if (!found) return null;
  tellUntaken(kind, properties, found.colour, remarks);
  const alpha = Number(symbol.attributes['alpha'] ?? 1);
  const width = pixelsOf(properties.get(widthKey), properties.get(`${widthKey}_unit`));
  return {
    colour: found.colour,
    ...(kind === 'SimpleFill'
      ? { fillOpacity: isUnfilled ? 0 : Math.round(found.opacity * (alpha >= 0 && alpha <= 1 ? alpha : 1) * 100) / 100 }
      : {}),
    ...(width === undefined ? {} : { lineWidthPixels: Math.round(width * 100) / 100 }),
  };
}

/** Says what of a simple symbol Hectare draws otherwise. */
function tellUntaken(kind: string, properties: ReadonlyMap<string, string>, colour: string, remarks: StyleRemark[]): void {
  const isOther = (name: string, ...usual: string[]) => properties.has(name) && !usual.includes(properties.get(name)!);
  if (kind === 'SimpleMarker') {
    if (isOther('name', 'circle')) remark(remarks, 'shapes');
    const size = pixelsOf(properties.get('size'), properties.get('size_unit'));
    if (size !== undefined && Math.abs(size - markerPixels) > 1) remark(remarks, 'sizes');
  } else if (kind === 'SimpleLine') {
    if (isOther('line_style', 'solid') || properties.get('use_custom_dash') === '1') remark(remarks, 'dashes');
  } else if (kind === 'SimpleFill') {
    if (isOther('style', 'solid', 'no')) remark(remarks, 'patterns');
    if (isOther('outline_style', 'solid', 'no')) remark(remarks, 'dashes');
    const outline = colourIn(properties.get('outline_color'));
    if (
      properties.get('outline_style') === 'no' ||
      (outline && properties.get('style') !== 'no' && isOtherColour(outline.colour, outlineOf(colour)))
    )
      remark(remarks, 'outlines');
  }
}

/** The attribute that a renderer goes by; null for an expression, which Hectare has no place for. */
const attributeIn = (text: string): string | null => {
  const quoted = /^\s*"((?:[^"]|"")+)"\s*$/.exec(text)?.[1]?.replaceAll('""', '"');
  return quoted ?? (/^[\p{L}_][\p{L}\p{N}_ .:-]*$/u.test(text) ? text : null);
};

function rulesOf(renderer: XmlRange): { for: RuleFor; symbol: string; isShown: boolean }[] {
  const entry = ({ attributes }: XmlRange, what: RuleFor) => ({
    for: what,
    symbol: attributes['symbol'] ?? '',
    isShown: attributes['render'] !== 'false',
  });
  if (renderer.attributes['type'] === 'graduatedSymbol')
    return childrenOf(childOf(renderer, 'ranges'), 'range').flatMap((range) => {
      const [from, to] = [Number(range.attributes['lower'] ?? 'x'), Number(range.attributes['upper'] ?? 'x')];
      // Both ends are in the class, and the first class that fits has the value: all but the lowest begin above their lower end.
      return Number.isNaN(from) || Number.isNaN(to) ? [] : [entry(range, { kind: 'range', from, to, isFromIncluded: false })];
    });
  return childrenOf(childOf(renderer, 'categories'), 'category').map((category) => {
    const { value = '', type } = category.attributes;
    const list = childrenOf(category, 'val').map(({ attributes }) => attributes['value'] ?? '');
    if (list.length > 0) return entry(category, { kind: 'values', values: list });
    if (type === 'NULL' || value === 'NULL') return entry(category, { kind: 'none' });
    return entry(category, value === '' ? { kind: 'others' } : { kind: 'values', values: [value] });
  });
}

/** The one symbol of all shapes. */
function readSingle(renderer: XmlRange, scales: LayerStyle['scales']): ForeignReading {
  const remarks: StyleRemark[] = [];
  const symbol = childOf(childOf(renderer, 'symbols'), 'symbol');
  const look = symbol ? lookOf(symbol, remarks) : null;
  return styleOfRules(null, look ? [{ for: { kind: 'all' }, look }] : [], scales, remarks);
}

/** A style of QGIS: single symbols, categories and classes of an attribute become those of Hectare. */
export function readQml(text: string): ForeignReading {
  const tree = styleTree(text);
  if ('refused' in tree) return tree.refused;
  const renderer = childOf(tree.root, 'renderer-v2');
  if (!renderer) return { style: null, remarks: [{ kind: 'empty' }] };
  const type = renderer.attributes['type'] ?? '';
  const { attributes } = tree.root;
  const hasScales = attributes['hasScaleBasedVisibilityFlag'] === '1';
  // What QGIS calls the minimum scale is the largest denominator.
  const scales = {
    minDenominator: hasScales ? denominatorIn(attributes['maxScale'] ?? attributes['minimumScale']) : null,
    maxDenominator: hasScales ? denominatorIn(attributes['minScale'] ?? attributes['maximumScale']) : null,
  };
  if (type === 'singleSymbol') return readSingle(renderer, scales);
  if (type !== 'categorizedSymbol' && type !== 'graduatedSymbol') return { style: null, remarks: [{ kind: 'renderer', name: type }] };
  const written = renderer.attributes['attr'] ?? '';
  const attribute = attributeIn(written);
  if (attribute === null) return { style: null, remarks: [{ kind: 'expression', name: written.slice(0, 200) }] };
  const remarks: StyleRemark[] = [];
  const symbols = new Map(childrenOf(childOf(renderer, 'symbols'), 'symbol').map((symbol) => [symbol.attributes['name'] ?? '', symbol]));
  const rules = rulesOf(renderer).flatMap((rule): ForeignRule[] => {
    const symbol = symbols.get(rule.symbol);
    const look = symbol ? lookOf(symbol, remarks) : null;
    if (!rule.isShown && !remarks.some(({ kind }) => kind === 'hidden')) remarks.push({ kind: 'hidden' });
    return look ? [{ for: rule.for, look }] : [];
  });
  return styleOfRules(attribute, rules, scales, remarks);
}
