import type { Feature } from '#geo/types.ts';
import type { FeatureWalk, FolderState, FormatReader, FormatWriter, WriteOptions } from '../format.ts';
import { piecesOf } from '../file-source.ts';
import { styleDataName } from './hectare-style.ts';
import { kmlBatches, ownSchema, readKmlBytes } from './kml-reader.ts';
import { IconsBeside } from './packed-icons.ts';
import { defaultDecimals, extendedData, placemarkXml, type DataElements, type SchemaType } from './placemark-xml.ts';
import { SharedStyles } from './style-xml.ts';
import { decodeText } from '../text/text-encoding.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';
import { elementXml, escapeXml as escape } from '../text/xml-text.ts';

/** The attributes of all features with the type that a Schema has for them (KML 2.3, section 9.8): numbers where all values are some, true or false likewise, else text. GDAL reads no other attribute where a Schema is used, so all are in it. Styles are gathered on the way. */
async function schemaTypes(walk: FeatureWalk, styles: SharedStyles, icons: IconsBeside): Promise<Map<string, SchemaType>> {
  const types = new Map<string, SchemaType>();
  for await (const features of walk())
    for (const feature of features) {
      add(feature);
      styles.add(feature);
      icons.add(feature);
    }
  return types;

  function add(feature: Feature): void {
    for (const [name, value] of extendedData(feature)) {
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
    : `${elementXml('Schema', [...types].map(([name, type]) => elementXml('SimpleField', '', { type, name })).join(''), { name: 'attributes', id: ownSchema })}\n`;

const folderPath = (feature: Feature): string[] =>
  String(feature.properties?.['folder'] ?? '')
    .split('/')
    .filter(Boolean);

/** What a folder or document says of itself, in the order of KML. */
const stateXml = (state: Partial<FolderState> | undefined, description = state?.description): string =>
  (state?.isHidden ? elementXml('visibility', '0') : '') +
  (state?.isOpen ? elementXml('open', '1') : '') +
  (description ? elementXml('description', escape(description)) : '');

/** What closes the folders that are open and opens those of the next placemark; folders that both lie in stay open. */
function folderChange(open: string[], next: string[], states: ReadonlyMap<string, FolderState>): string {
  let shared = 0;
  while (shared < open.length && open[shared] === next[shared]) shared += 1;
  return `${'</Folder>\n'.repeat(open.length - shared)}${next
    .slice(shared)
    .map((name, at) => `<Folder><name>${escape(name)}</name>${stateXml(states.get(next.slice(0, shared + at + 1).join('/')))}\n`)
    .join('')}`;
}

/** KML 2.2 with names, descriptions, folders and what is known of them, attributes with their types, and styles. Numbers keep `precision` decimals of a degree (default 9). A folder is opened again where its placemarks do not follow each other. */
export async function* kmlPieces(
  walk: FeatureWalk,
  options: WriteOptions = {},
  elements: DataElements = 'SimpleData',
): AsyncGenerator<Uint8Array> {
  const styles = new SharedStyles(options.style);
  const icons = new IconsBeside();
  const types = await schemaTypes(walk, styles, icons);
  // An archive names attributes one by one.
  icons.tell(options, elements === 'Data');
  const states = new Map((options.folders ?? []).map((state) => [state.path, state]));
  const encoder = new TextEncoder();
  const ownStyle = options.style
    ? `${elementXml('ExtendedData', elementXml('Data', elementXml('value', escape(JSON.stringify(options.style))), { name: styleDataName }))}\n`
    : '';
  const own = states.get('');
  yield encoder.encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${escape(options.name ?? 'Hectare')}</name>${stateXml(own, options.description ?? own?.description)}\n${styles.xml()}${ownStyle}${schemaXml(types)}`,
  );
  let open: string[] = [];
  for await (const features of walk()) {
    const parts = features.map((feature) => {
      const path = folderPath(feature);
      const change = folderChange(open, path, states);
      open = path;
      const styleElement = styles.elementOf(feature);
      return `${change}${placemarkXml(feature, { types, elements, decimals: options.precision ?? defaultDecimals, styleElement })}\n`;
    });
    yield encoder.encode(parts.join(''));
  }
  yield encoder.encode(`${folderChange(open, [], states)}</Document></kml>\n`);
}

interface Folder {
  folders: Map<string, Folder>;
  features: Feature[];
}

/** Features with the others of their folder, so that each folder is written once: those of a folder first, then those of its folders. */
export function byFolder(features: Feature[]): Feature[] {
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

export const kml: FormatReader & FormatWriter = {
  recognise(bytes) {
    const head = decodeText(bytes.subarray(0, 4096)).text;
    if (/<(\w+:)?kml[\s>]/.test(head)) return 1;
    return /<(\w+:)?(Document|Folder|Placemark|GroundOverlay|NetworkLink|PhotoOverlay)[\s>]/.test(head) ? 0.8 : 0;
  },
  read: readKmlBytes,
  readStream: (source, options) => kmlBatches(piecesOf(source), source.size, options),
  write: (features, options) => joinedPieces(kmlPieces(walkThrough(byFolder(features)), options)),
  writeStream: kmlPieces,
};
