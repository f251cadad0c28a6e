import { elementXml, escapeXml } from '../text/xml-text.ts';
import { markerPixels, type ForeignStyle, type ForeignSwatch, type SymbolKind, type SymbolLook } from './symbols.ts';

const parameters = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => elementXml('se:SvgParameter', String(value), { name }))
    .join('');
const fillXml = (colour: string, opacity: number) => elementXml('se:Fill', parameters({ fill: colour, 'fill-opacity': opacity }));
const strokeXml = (colour: string, width: number) => elementXml('se:Stroke', parameters({ stroke: colour, 'stroke-width': width }));

function symbolizerXml(kind: SymbolKind, { colour, outline, fillOpacity, lineWidthPixels }: SymbolLook): string {
  if (kind === 'fill') return elementXml('se:PolygonSymbolizer', fillXml(colour, fillOpacity) + strokeXml(outline, lineWidthPixels));
  if (kind === 'line') return elementXml('se:LineSymbolizer', strokeXml(colour, lineWidthPixels));
  const mark = elementXml('se:Mark', `${elementXml('se:WellKnownName', 'circle')}${fillXml(colour, 1)}${strokeXml('#ffffff', 1)}`);
  return elementXml('se:PointSymbolizer', elementXml('se:Graphic', mark + elementXml('se:Size', String(markerPixels))));
}

/** `at`: the place among the classes, of which the outer ones have no end. */
function conditionXml(attribute: string | null, swatch: ForeignSwatch, at: number, classes: number): string {
  if (attribute === null || swatch.kind === 'all') return '';
  const name = elementXml('ogc:PropertyName', escapeXml(attribute));
  const compared = (operator: string, value: string | number) =>
    elementXml(`ogc:PropertyIs${operator}`, name + elementXml('ogc:Literal', escapeXml(String(value))));
  if (swatch.kind === 'others') return '<se:ElseFilter/>';
  if (swatch.kind === 'none') return elementXml('ogc:Filter', elementXml('ogc:PropertyIsNull', name));
  if (swatch.kind === 'category') return elementXml('ogc:Filter', compared('EqualTo', swatch.value));
  const low = at === 0 ? '' : compared('GreaterThanOrEqualTo', swatch.from);
  const high = at === classes - 1 ? '' : compared('LessThan', swatch.to);
  // One class alone is for every value.
  const both =
    low && high ? elementXml('ogc:And', low + high) : low || high || elementXml('ogc:Not', elementXml('ogc:PropertyIsNull', name));
  return elementXml('ogc:Filter', both);
}

/** What a colour is for, in few signs, as files of styles have it. */
export const titleOf = (swatch: Exclude<ForeignSwatch, { kind: 'all' }>, at: number, classes: number): string => {
  if (swatch.kind === 'category') return swatch.value;
  if (swatch.kind !== 'class') return swatch.kind === 'others' ? '…' : '∅';
  if (at === 0) return `< ${swatch.to}`;
  return at === classes - 1 ? `≥ ${swatch.from}` : `${swatch.from} – ${swatch.to}`;
};

/** Styled Layer Descriptor 1.1 with Symbology Encoding 1.1 (OGC 05-078r4, 05-077r4): one rule a colour. */
export function sldOf({ attribute, drawing, looks, scales }: ForeignStyle, layer: string, kinds: readonly SymbolKind[]): string {
  const classes = drawing.kind === 'classes' ? drawing.colours.length : 0;
  const scaleXml =
    (scales.minDenominator === null ? '' : elementXml('se:MinScaleDenominator', String(scales.minDenominator))) +
    (scales.maxDenominator === null ? '' : elementXml('se:MaxScaleDenominator', String(scales.maxDenominator)));
  const rules = looks.map(({ swatch, look }, at) => {
    const title = escapeXml(swatch.kind === 'all' ? layer : titleOf(swatch, at, classes));
    const head = elementXml('se:Name', title) + elementXml('se:Description', elementXml('se:Title', title));
    return elementXml(
      'se:Rule',
      `${head}${conditionXml(attribute, swatch, at, classes)}${scaleXml}${kinds.map((kind) => symbolizerXml(kind, look)).join('')}`,
    );
  });
  const name = elementXml('se:Name', escapeXml(layer));
  const style = elementXml('UserStyle', name + elementXml('se:FeatureTypeStyle', `\n${rules.join('\n')}\n`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementXml('StyledLayerDescriptor', elementXml('NamedLayer', name + style), {
    xmlns: 'http://www.opengis.net/sld',
    version: '1.1.0',
    'xmlns:ogc': 'http://www.opengis.net/ogc',
    'xmlns:se': 'http://www.opengis.net/se',
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': 'http://www.opengis.net/sld http://schemas.opengis.net/sld/1.1.0/StyledLayerDescriptor.xsd',
  })}\n`;
}
