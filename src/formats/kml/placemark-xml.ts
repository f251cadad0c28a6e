import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import { numberText } from '../text/number-text.ts';
import { elementXml, escapeXml } from '../text/xml-text.ts';
import { ownSchema } from './kml-reader.ts';
import { styleKeys, styleOf } from './kml-style.ts';
import { ownStyleXml } from './style-xml.ts';

/** Decimals of a degree where nothing else is asked for: a tenth of a millimetre. */
export const defaultDecimals = 9;
const heightDecimals = 3;

/** A list of positions as KML writes it: "longitude,latitude[,height]", parted by blanks. */
const positionsText = (positions: readonly Position[], decimals = defaultDecimals): string =>
  positions
    .map(
      ([x, y, z]) => `${numberText(x!, decimals)},${numberText(y!, decimals)}${z === undefined ? '' : `,${numberText(z, heightDecimals)}`}`,
    )
    .join(' ');

/** A geometry as KML elements that carry the prefix ("kml:" or nothing). */
export function geometryXml(geometry: Geometry, prefix = '', decimals = defaultDecimals): string {
  const list = (positions: Position[]) => `<${prefix}coordinates>${positionsText(positions, decimals)}</${prefix}coordinates>`;
  const ring = (name: string, positions: Position[]) =>
    `<${prefix}${name}><${prefix}LinearRing>${list(positions)}</${prefix}LinearRing></${prefix}${name}>`;
  const multi = (parts: Geometry[]) =>
    `<${prefix}MultiGeometry>${parts.map((part) => geometryXml(part, prefix, decimals)).join('')}</${prefix}MultiGeometry>`;
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates.length > 0 ? `<${prefix}Point>${list([geometry.coordinates])}</${prefix}Point>` : '';
    case 'LineString':
      return `<${prefix}LineString><${prefix}tessellate>1</${prefix}tessellate>${list(geometry.coordinates)}</${prefix}LineString>`;
    case 'Polygon': {
      const [outer, ...holes] = geometry.coordinates;
      if (!outer) return '';
      return `<${prefix}Polygon>${ring('outerBoundaryIs', outer)}${holes.map((hole) => ring('innerBoundaryIs', hole)).join('')}</${prefix}Polygon>`;
    }
    case 'MultiPoint':
      return multi(geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates })));
    case 'MultiLineString':
      return multi(geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates })));
    case 'MultiPolygon':
      return multi(geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates })));
    case 'GeometryCollection':
      return multi(geometry.geometries);
  }
}

/** These are elements of their own; everything else goes to ExtendedData. */
const ownElements = new Set<string>(['name', 'description', 'folder', 'styleUrl', ...styleKeys]);
/** Whether a placemark is drawn (KML 2.3, section 9.1.3): an element of its own where it says that. */
const isVisibility = (key: string, value: unknown): boolean =>
  key === 'visibility' && typeof value === 'string' && /^(?:0|1|true|false)$/.test(value);

/** An id of our own cannot be an XML id in every case (those begin with a letter and are unique), so it travels as an attribute. */
const attributesOf = (feature: Feature): Properties => ({ ...(feature.id === undefined ? {} : { id: feature.id }), ...feature.properties });

/** Attributes with a value that a placemark carries in ExtendedData. */
export const extendedData = (feature: Feature): [string, unknown][] =>
  Object.entries(attributesOf(feature)).filter(
    ([key, value]) => !ownElements.has(key) && value !== null && value !== undefined && !isVisibility(key, value),
  );

/** The value of an attribute as content of an element. */
export const valueXml = (value: unknown): string => escapeXml(typeof value === 'object' ? JSON.stringify(value) : String(value));

export type SchemaType = 'bool' | 'int' | 'double' | 'string';
/** How attributes are written: as SimpleData with the document's Schema, or as Data where there is none or GDAL would not find it. */
export type DataElements = 'SimpleData' | 'Data';

export interface PlacemarkOptions {
  elements: DataElements;
  /** types of the attributes that the document's Schema names */
  types?: ReadonlyMap<string, SchemaType>;
  prefix?: string;
  decimals?: number;
  /** its `styleUrl` or `Style`; without, its own style stands with it */
  styleElement?: string;
}

/** A feature as a Placemark: name, description, style, attributes, geometry. Its folder is where the caller writes it. */
export function placemarkXml(feature: Feature, { elements, types, prefix = '', decimals, styleElement }: PlacemarkOptions): string {
  const element = (name: string, content: string, attributes?: Record<string, string>) => elementXml(prefix + name, content, attributes);
  const values = extendedData(feature)
    .map(([name, value]) => {
      // GDAL knows truth as 1 and 0 only.
      const content = types?.get(name) === 'bool' ? String(Number(value)) : valueXml(value);
      return elements === 'Data' ? element('Data', element('value', content), { name }) : element('SimpleData', content, { name });
    })
    .join('');
  const data = values && elements === 'SimpleData' ? element('SchemaData', values, { schemaUrl: `#${ownSchema}` }) : values;
  const text = (key: string) => {
    const value = feature.properties?.[key];
    return value === undefined || value === null ? '' : element(key, escapeXml(String(value)));
  };
  const style = styleElement ?? ownStyleXml(styleOf(feature.properties), prefix);
  const visibility = isVisibility('visibility', feature.properties?.['visibility']) ? text('visibility') : '';
  const geometry = feature.geometry ? geometryXml(feature.geometry, prefix, decimals) : '';
  return element(
    'Placemark',
    `${text('name')}${visibility}${text('description')}${style}${data ? element('ExtendedData', data) : ''}${geometry}`,
  );
}
