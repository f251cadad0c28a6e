import type { Feature } from '#geo/types.ts';
import { OtherContent, type SavedFeature, type UnwrittenChange } from '../../saved-feature.ts';
import { decodeText } from '../../text/text-encoding.ts';
import { elementXml } from '../../text/xml-text.ts';
import { placemarkXml } from '../placemark-xml.ts';
import { attributeEdits, removal } from './changed-attributes.ts';
import { geometryEdits } from './changed-geometry.ts';
import { kmlPlaces, type KmlPlaces } from './placemark-slots.ts';
import { withEdits, type TextEdit } from './text-edits.ts';
import { prefixOf, xmlTree, type XmlRange } from './xml-ranges.ts';

interface Rewriting {
  source: string;
  places: KmlPlaces;
  edits: TextEdit[];
  unwritten: UnwrittenChange[];
  /** fields that schemas get, by schema and name */
  fields: Map<string, { schema: string; name: string }>;
}

/** The feature of the file that one without a place goes behind. */
interface Neighbour {
  slot: XmlRange;
  folder: string;
}

const folderOf = ({ properties }: Feature): string => String(properties?.['folder'] ?? '');
const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);
const moved = ({ from, to, text }: TextEdit, by: number): TextEdit => ({ from: from + by, to: to + by, text });

/**
 * A KML text with other features in it. What was not changed stays letter by letter: styles, style maps, folders, visibility, comments, elements that Hectare does
 * not know. `read` are the features as the reader gave them for this text. Throws NotWellFormed and OtherContent; then only a new file can be written.
 */
function rewriteKml(
  source: string,
  read: readonly Feature[],
  saved: readonly SavedFeature[],
): { text: string; unwritten: UnwrittenChange[] } {
  const places = kmlPlaces(source);
  if (places.slots.length !== read.length) throw new OtherContent('other-count');
  const rewriting: Rewriting = { source, places, edits: [], unwritten: [], fields: new Map() };
  const left = new Set(saved.map((item) => item.source));
  for (const [at, slot] of places.slots.entries()) if (!left.has(at)) rewriting.edits.push(removal(slot, source));
  let before: Neighbour | null = null;
  for (const [at, { source: from, feature }] of saved.entries()) {
    const slot = from === null ? null : places.slots[from];
    if (slot === undefined) throw new OtherContent('no-such-feature');
    if (slot) {
      before = { slot, folder: folderOf(read[from!]!) };
      change(rewriting, slot, read[from!]!, feature, at);
    } else add(rewriting, feature, at, before);
  }
  for (const { schema, name } of rewriting.fields.values()) addField(rewriting, places.schemas.get(schema)!, name);
  return { text: withEdits(source, rewriting.edits), unwritten: rewriting.unwritten };
}

/** The same with bytes. A file that changes is UTF-8 and says so, one that does not keeps its bytes. */
export function rewriteKmlBytes(
  bytes: Uint8Array,
  read: readonly Feature[],
  saved: readonly SavedFeature[],
): { bytes: Uint8Array<ArrayBuffer>; unwritten: UnwrittenChange[] } {
  const decoded = decodeText(bytes);
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb ? '\uFEFF' : '';
  const source = decoded.text.replace(/^\uFEFF/, '');
  const { text, unwritten } = rewriteKml(source, read, saved);
  if (text === source) return { bytes: new Uint8Array(bytes), unwritten };
  const declared = decoded.encoding === 'utf-8' ? text : text.replace(/^(<\?xml[^>]*encoding\s*=\s*["'])[\w.:-]+/, '$1UTF-8');
  return { bytes: new TextEncoder().encode(mark + declared), unwritten };
}

function change(rewriting: Rewriting, slot: XmlRange, was: Feature, now: Feature, feature: number): void {
  const isMoved = !isSame(was.geometry, now.geometry);
  if (!isMoved && isSame(was.properties, now.properties)) return;
  const text = rewriting.source.slice(slot.start, slot.end);
  const placemark = xmlTree(text);
  if (isMoved) {
    const geometry = geometryEdits(placemark, was.geometry, now.geometry, text);
    if (!geometry) rewriting.unwritten.push({ kind: 'outline', feature });
    else {
      rewriting.edits.push(...geometry.edits.map((edit) => moved(edit, slot.start)));
      if (geometry.losesTimes) rewriting.unwritten.push({ kind: 'times', feature });
    }
  }
  const { edits, unwritten, newFields } = attributeEdits(
    placemark,
    was.properties ?? {},
    now.properties ?? {},
    text,
    new Set(rewriting.places.schemas.keys()),
  );
  rewriting.edits.push(...edits.map((edit) => moved(edit, slot.start)));
  rewriting.unwritten.push(...unwritten.map((name): UnwrittenChange => ({ kind: 'attribute', feature, name })));
  for (const field of newFields) rewriting.fields.set(`${field.schema}\n${field.name}`, field);
}

/** A feature that the file does not have yet, behind the one it came after and in its folder, else at the end of the document. */
function add({ source, places, edits, unwritten }: Rewriting, feature: Feature, at: number, neighbour: Neighbour | null): void {
  const before = neighbour?.slot ?? null;
  const { home } = places;
  const placemark = placemarkXml(feature, { elements: 'Data', prefix: prefixOf(before ?? home) });
  if (folderOf(feature) !== (neighbour?.folder ?? '')) unwritten.push({ kind: 'attribute', feature: at, name: 'folder' });
  const indent = before ? (/\n[ \t]*$/.exec(source.slice(0, before.start))?.[0] ?? '\n') : '\n';
  if (before) edits.push({ from: before.end, to: before.end, text: indent + placemark });
  else if (home.contentStart < home.end) edits.push({ from: home.contentEnd, to: home.contentEnd, text: `${placemark}\n` });
  else edits.push({ from: home.end - 2, to: home.end, text: `>${placemark}</${home.name}>` });
}

function addField({ edits }: Rewriting, schema: XmlRange, name: string): void {
  const prefix = prefixOf(schema);
  const field = elementXml(`${prefix}SimpleField`, '', { type: 'string', name });
  if (schema.contentStart < schema.end) edits.push({ from: schema.contentEnd, to: schema.contentEnd, text: field });
  else edits.push({ from: schema.end - 2, to: schema.end, text: `>${field}</${schema.name}>` });
}
