import type { LayerStyle } from '#styling/layer-style.ts';
import type { NewTable } from '../sqlite/sqlite-writing.ts';
import { qmlOf } from './qml.ts';
import { sldOf } from './sld.ts';
import { foreignStyle, type SymbolKind } from './symbols.ts';

/** The name of the table in which QGIS and GeoServer keep styles of a GeoPackage. */
export const layerStylesName = 'layer_styles';

/** That table with one style, which QGIS takes as the usual one of its layer; null where the style goes by no attribute and has not one colour. `columnOf`: what the attribute is called in the file. */
export function layerStylesTable(
  layer: string,
  style: LayerStyle | undefined,
  kinds: readonly SymbolKind[],
  columnOf: (attribute: string) => string | undefined,
): NewTable | null {
  const foreign = style ? foreignStyle(style) : null;
  const [kind] = kinds;
  if (!style || !foreign || !kind) return null;
  const { attribute, drawing } = foreign;
  const column = attribute === null ? undefined : columnOf(attribute);
  if (attribute !== null && column === undefined) return null;
  // The attribute has the name of its column, also when the style is read back.
  const named =
    column === undefined || drawing.kind === 'plain'
      ? foreign
      : foreignStyle({ ...style, drawing: { ...drawing, by: { kind: 'attribute', name: column } } })!;
  return {
    name: layerStylesName,
    sql: 'CREATE TABLE layer_styles (id INTEGER PRIMARY KEY NOT NULL, f_table_catalog TEXT(256), f_table_schema TEXT(256), f_table_name TEXT(256), f_geometry_column TEXT(256), styleName TEXT(30), styleQML TEXT, styleSLD TEXT, useAsDefault BOOLEAN, description TEXT, owner TEXT(30), ui TEXT(30), update_time DATETIME DEFAULT CURRENT_TIMESTAMP)',
    // A fixed time: the same features give the same bytes.
    rows: [
      [null, '', '', layer, 'geom', 'Hectare', qmlOf(named, kind), sldOf(named, layer, kinds), 1, '', '', null, '1980-01-01T00:00:00.000Z'],
    ],
  };
}
