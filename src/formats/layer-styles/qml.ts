import { channelsOf } from '#styling/colour.ts';
import { keptStyle } from '#styling/kept-style.ts';
import type { LayerStyle } from '#styling/layer-style.ts';
import { elementXml } from '../text/xml-text.ts';
import { titleOf } from './sld.ts';
import { foreignStyle, markerPixels, symbolKinds, type ForeignStyle, type SymbolKind, type SymbolLook } from './symbols.ts';

const colourText = (colour: string, opacity = 1) => [...channelsOf(colour), Math.round(255 * opacity)].join(',');
const millimetresAPixel = 0.28;
/** QGIS measures symbols in millimetres; a pixel is 0.28 of them (OGC). */
const millimetres = (pixels: number) => String(Number((pixels * millimetresAPixel).toFixed(3)));

/** A symbol of QGIS, in the form that every version since 2.0 reads. */
function symbolXml(kind: SymbolKind, name: number, { colour, outline, fillOpacity, lineWidthPixels }: SymbolLook): string {
  const [layer, values]: [string, Record<string, string>] =
    kind === 'fill'
      ? [
          'SimpleFill',
          {
            color: colourText(colour, fillOpacity),
            outline_color: colourText(outline),
            outline_style: 'solid',
            outline_width: millimetres(lineWidthPixels),
            outline_width_unit: 'MM',
            style: 'solid',
          },
        ]
      : kind === 'line'
        ? [
            'SimpleLine',
            { line_color: colourText(colour), line_style: 'solid', line_width: millimetres(lineWidthPixels), line_width_unit: 'MM' },
          ]
        : [
            'SimpleMarker',
            {
              color: colourText(colour),
              name: 'circle',
              outline_color: '255,255,255,255',
              outline_style: 'solid',
              outline_width: millimetres(1),
              size: millimetres(markerPixels),
              size_unit: 'MM',
            },
          ];
  const properties = Object.entries(values)
    .map(([k, v]) => elementXml('prop', '', { k, v }))
    .join('');
  return elementXml('symbol', elementXml('layer', properties, { class: layer, enabled: '1', locked: '0', pass: '0' }), {
    type: kind,
    name: String(name),
    alpha: '1',
    clip_to_extent: '1',
  });
}

/** The lower and upper end of a class as QGIS counts: both included, and the first class that fits wins. The outer ones take in everything. */
const farthest = 1e300;

/** What QGIS has no place for, such as the palette: a property that it keeps and does not read. */
const ownXml = (style: LayerStyle) =>
  elementXml('customproperties', elementXml('property', '', { key: 'hectare/style', value: JSON.stringify(style) }));
/** more than any style of ours has */
const maxLetters = 1 << 20;
const entities: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&#39;': "'", '&apos;': "'", '&amp;': '&' };

/** The style of QML that Hectare wrote; null for any other, and for one that was changed since, because its symbols and our property say different things then. */
export function styleInQml(qml: string): LayerStyle | null {
  if (qml.length > maxLetters) return null;
  const written = /<property key="hectare\/style" value="([^"]*)">/.exec(qml)?.[1];
  if (written === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(written.replaceAll(/&(?:quot|lt|gt|amp|apos|#39);/g, (entity) => entities[entity]!));
  } catch {
    return null;
  }
  const style = keptStyle(value);
  const foreign = style && foreignStyle(style);
  return foreign && symbolKinds.some((kind) => qmlOf(foreign, kind) === qml) ? style : null;
}

/** The style as QGIS keeps it in a project and in `layer_styles`. Shapes without a value have no class there. */
export function qmlOf({ attribute, drawing, looks, scales, style }: ForeignStyle, kind: SymbolKind): string {
  const classes = drawing.kind === 'classes' ? drawing.colours.length : 0;
  // QGIS has no class for what has no value, and one of an empty value for all others.
  const shown = looks.flatMap(({ swatch, look }) => (swatch.kind === 'none' || swatch.kind === 'all' ? [] : [{ swatch, look }]));
  const symbols = elementXml('symbols', (attribute === null ? looks : shown).map(({ look }, at) => symbolXml(kind, at, look)).join('\n'));
  const entries = shown.map(({ swatch }, at) => {
    const common = { symbol: String(at), label: titleOf(swatch, at, classes), render: 'true' };
    if (swatch.kind === 'class')
      return elementXml('range', '', {
        lower: String(at === 0 ? -farthest : swatch.from),
        upper: String(at === classes - 1 ? farthest : swatch.to),
        ...common,
      });
    return elementXml('category', '', { value: swatch.kind === 'category' ? swatch.value : '', type: 'string', ...common });
  });
  const common = { forceraster: '0', symbollevels: '0', enableorderby: '0' };
  if (attribute === null) return documentOf(elementXml('renderer-v2', symbols, { type: 'singleSymbol', ...common }), scales, style);
  const renderer = elementXml(
    'renderer-v2',
    `${elementXml(classes > 0 ? 'ranges' : 'categories', (classes > 0 ? entries.toReversed() : entries).join('\n'))}${symbols}`,
    {
      type: classes > 0 ? 'graduatedSymbol' : 'categorizedSymbol',
      attr: attribute,
      ...(classes > 0 ? { graduatedMethod: 'GraduatedColor' } : {}),
      ...common,
    },
  );
  return documentOf(renderer, scales, style);
}

function documentOf(renderer: string, scales: LayerStyle['scales'], style: LayerStyle): string {
  const hasScales = scales.minDenominator !== null || scales.maxDenominator !== null;
  // What QGIS calls the minimum scale is the largest denominator.
  return `<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n${elementXml('qgis', renderer + ownXml(style), {
    version: '3.22.0',
    styleCategories: 'Symbology|Rendering|CustomProperties',
    hasScaleBasedVisibilityFlag: String(Number(hasScales)),
    minScale: String(scales.maxDenominator ?? 1e8),
    maxScale: String(scales.minDenominator ?? 0),
  })}\n`;
}
