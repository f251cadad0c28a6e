import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import type { FeatureWalk, FormatReader, FormatWriter, WriteOptions } from '../format.ts';
import { piecesOf } from '../file-source.ts';
import { kmlBatches, ownSchema, readKmlBytes } from './kml-reader.ts';
import { styleKeys, styleOf, toKmlColour, type Style } from './kml-style.ts';
import { numberText } from '../text/number-text.ts';
import { decodeText } from '../text/text-encoding.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';
import { escapeXml as escape } from '../text/xml-text.ts';

/** A geometry as KML elements without a prefix. */
export function geometryXml(geometry: Geometry, write: (positions: Position[]) => string): string {
  const ring = (positions: Position[]) => `<LinearRing><coordinates>${write(positions)}</coordinates></LinearRing>`;
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates.length > 0 ? `<Point><coordinates>${write([geometry.coordinates])}</coordinates></Point>` : '';
    case 'LineString':
      return `<LineString><tessellate>1</tessellate><coordinates>${write(geometry.coordinates)}</coordinates></LineString>`;
    case 'Polygon': {
      const [outer, ...holes] = geometry.coordinates;
      return outer
        ? `<Polygon><outerBoundaryIs>${ring(outer)}</outerBoundaryIs>${holes.map((hole) => `<innerBoundaryIs>${ring(hole)}</innerBoundaryIs>`).join('')}</Polygon>`
        : '';
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
  function multi(parts: Geometry[]): string {
    return `<MultiGeometry>${parts.map((part) => geometryXml(part, write)).join('')}</MultiGeometry>`;
  }
}

function styleXml(style: Style): string {
  const line = style.stroke ? toKmlColour(style.stroke, style['stroke-opacity'] ?? 1) : null;
  const fill = style.fill ? toKmlColour(style.fill, style['fill-opacity'] ?? 1) : null;
  const parts = [
    style.icon ? `<IconStyle><Icon><href>${escape(String(style.icon))}</href></Icon></IconStyle>` : '',
    line || style['stroke-width'] !== undefined
      ? `<LineStyle>${line ? `<color>${line}</color>` : ''}${style['stroke-width'] === undefined ? '' : `<width>${Number(style['stroke-width'])}</width>`}</LineStyle>`
      : '',
    fill ? `<PolyStyle><color>${fill}</color></PolyStyle>` : '',
  ].join('');
  return parts ? `<Style>${parts}</Style>` : '';
}

/** These are elements of their own; everything else goes to ExtendedData. */
const ownElements = new Set<string>(['name', 'description', 'folder', 'styleUrl', ...styleKeys]);

/** An id of our own cannot be an XML id in every case (those begin with a letter and are unique), so it travels as an attribute. */
const attributesOf = (feature: Feature): Properties => ({ ...(feature.id === undefined ? {} : { id: feature.id }), ...feature.properties });
const nameXml = (name: string) => escape(name).replace(/[\n\t]/g, (letter) => `&#${letter.charCodeAt(0)};`);

type SchemaType = 'bool' | 'int' | 'double' | 'string';
/** The attributes of all features with the type that a Schema has for them (KML 2.3, section 9.8): numbers where all values are some, true or false likewise, else text. GDAL reads no other attribute where a Schema is used, so all are in it. */
async function schemaTypes(walk: FeatureWalk): Promise<Map<string, SchemaType>> {
  const types = new Map<string, SchemaType>();
  for await (const features of walk()) for (const feature of features) add(feature);
  return types;

  function add(feature: Feature): void {
    for (const [name, value] of Object.entries(attributesOf(feature))) {
      if (ownElements.has(name) || value === null || value === undefined) continue;
      const type: SchemaType =
        typeof value === 'boolean'
          ? 'bool'
          : typeof value !== 'number' || !Number.isFinite(value)
            ? 'string'
            : Number.isInteger(value) && Math.abs(value) < 2 ** 31
              ? 'int'
              : 'double';
      const before = types.get(name);
      if (before === undefined) types.set(name, type);
      else if (before !== type)
        types.set(name, type !== 'bool' && type !== 'string' && before !== 'bool' && before !== 'string' ? 'double' : 'string');
    }
  }
}

const schemaXml = (types: Map<string, SchemaType>): string =>
  types.size === 0
    ? ''
    : `<Schema name="attributes" id="${ownSchema}">${[...types].map(([name, type]) => `<SimpleField type="${type}" name="${nameXml(name)}"/>`).join('')}</Schema>\n`;

/** How attributes are written: as SimpleData with the document's Schema, or as Data in archives, where GDAL 3.6 does not find the Schema from inside a folder and reads no attributes. */
type DataElements = 'SimpleData' | 'Data';

function placemarkXml(
  feature: Feature,
  { types, elements }: { types: Map<string, SchemaType>; elements: DataElements },
  write: (positions: Position[]) => string,
): string {
  const properties = attributesOf(feature);
  const values = Object.entries(properties)
    .filter(([key, value]) => !ownElements.has(key) && value !== null && value !== undefined)
    .map(([key, value]) => {
      // GDAL knows truth as 1 and 0 only.
      const content = escape(
        types.get(key) === 'bool' ? String(Number(value)) : typeof value === 'object' ? JSON.stringify(value) : String(value),
      );
      return elements === 'Data'
        ? `<Data name="${nameXml(key)}"><value>${content}</value></Data>`
        : `<SimpleData name="${nameXml(key)}">${content}</SimpleData>`;
    })
    .join('');
  const data = values && elements === 'SimpleData' ? `<SchemaData schemaUrl="#${ownSchema}">${values}</SchemaData>` : values;
  const text = (key: string) =>
    properties[key] === undefined || properties[key] === null ? '' : `<${key}>${escape(String(properties[key]))}</${key}>`;
  return `<Placemark>${text('name')}${text('description')}${styleXml(styleOf(properties))}${data ? `<ExtendedData>${data}</ExtendedData>` : ''}${feature.geometry ? geometryXml(feature.geometry, write) : ''}</Placemark>`;
}

const folderPath = (feature: Feature): string[] =>
  String(feature.properties?.['folder'] ?? '')
    .split('/')
    .filter(Boolean);

/** What closes the folders that are open and opens those of the next placemark; folders that both lie in stay open. */
function folderChange(open: string[], next: string[]): string {
  let shared = 0;
  while (shared < open.length && open[shared] === next[shared]) shared += 1;
  return `${'</Folder>\n'.repeat(open.length - shared)}${next
    .slice(shared)
    .map((name) => `<Folder><name>${escape(name)}</name>\n`)
    .join('')}`;
}

/** KML 2.2 with names, descriptions, folders, attributes with their types, and styles. Numbers keep `precision` decimals of a degree (default 9). A folder is opened again where its placemarks do not follow each other. */
async function* kmlPieces(
  walk: FeatureWalk,
  options: WriteOptions = {},
  elements: DataElements = 'SimpleData',
): AsyncGenerator<Uint8Array> {
  const precision = options.precision ?? 9;
  const write = (positions: Position[]) =>
    positions
      .map(([x, y, z]) => `${numberText(x!, precision)},${numberText(y!, precision)}${z === undefined ? '' : `,${numberText(z, 3)}`}`)
      .join(' ');
  const types = await schemaTypes(walk);
  const encoder = new TextEncoder();
  yield encoder.encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escape(options.name ?? 'Hectare')}</name>\n${schemaXml(types)}`,
  );
  let open: string[] = [];
  for await (const features of walk()) {
    const parts = features.map((feature) => {
      const path = folderPath(feature);
      const change = folderChange(open, path);
      open = path;
      return `${change}${placemarkXml(feature, { types, elements }, write)}\n`;
    });
    yield encoder.encode(parts.join(''));
  }
  yield encoder.encode(`${folderChange(open, [])}</Document></kml>\n`);
}

interface Folder {
  folders: Map<string, Folder>;
  features: Feature[];
}

/** Features with the others of their folder, so that each folder is written once: those of a folder first, then those of its folders. */
function byFolder(features: Feature[]): Feature[] {
  const root: Folder = { folders: new Map(), features: [] };
  for (const feature of features) {
    let folder = root;
    for (const name of folderPath(feature)) {
      let next = folder.folders.get(name);
      if (!next) {
        next = { folders: new Map(), features: [] };
        folder.folders.set(name, next);
      }
      folder = next;
    }
    folder.features.push(feature);
  }
  const sorted: Feature[] = [];
  const take = (folder: Folder): void => {
    for (const feature of folder.features) sorted.push(feature);
    for (const inner of folder.folders.values()) take(inner);
  };
  take(root);
  return sorted;
}

/** KML of features in memory. */
export const writeKml = (features: Feature[], options: WriteOptions = {}, elements: DataElements = 'SimpleData'): Promise<Uint8Array> =>
  joinedPieces(kmlPieces(walkThrough(byFolder(features)), options, elements));

export const kml: FormatReader & FormatWriter = {
  recognise(bytes) {
    const head = decodeText(bytes.subarray(0, 4096)).text;
    if (/<(\w+:)?kml[\s>]/.test(head)) return 1;
    return /<(\w+:)?(Document|Folder|Placemark|GroundOverlay|NetworkLink|PhotoOverlay)[\s>]/.test(head) ? 0.8 : 0;
  },
  read: readKmlBytes,
  readStream: (source, options) => kmlBatches(piecesOf(source), source.size, options),
  write: writeKml,
  writeStream: kmlPieces,
};
