import type { Properties } from '#geo/types.ts';
import { elementXml } from '../../text/xml-text.ts';
import { featureElements, geometryElements } from '../kml-elements.ts';
import { styleKeys } from '../kml-style.ts';
import { valueXml } from '../placemark-xml.ts';
import type { TextEdit } from './text-edits.ts';
import { prefixOf, type XmlRange } from './xml-ranges.ts';

/** properties that the reader takes from a child of the same name */
const textElements = new Set(['name', 'description', 'address', 'phoneNumber', 'Snippet', 'snippet', 'visibility']);
/** properties that the reader makes of styles, folders, times and links; they stay as they are in the file */
const derived = new Set<string>(['id', 'folder', 'styleUrl', 'timestamp', 'time-begin', 'time-end', 'times', 'href', ...styleKeys]);

const sameValue = (a: unknown, b: unknown) => a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

function within(element: XmlRange, matches: (child: XmlRange) => boolean): XmlRange | null {
  for (const child of element.children) {
    const found = matches(child) ? child : within(child, matches);
    if (found) return found;
  }
  return null;
}

/** An element and the blanks before it, so that no empty line stays behind. */
export function removal({ start, end }: Pick<XmlRange, 'start' | 'end'>, source: string): TextEdit {
  let from = start;
  while (from > 0 && /[ \t]/.test(source[from - 1]!)) from -= 1;
  if (source[from - 1] === '\n') from -= source[from - 2] === '\r' ? 2 : 1;
  else from = start;
  return { from, to: end, text: '' };
}

/** An empty element opened, so that something can stand in it. */
const filled = (element: XmlRange, content: string): TextEdit =>
  element.contentStart === element.end
    ? { from: element.end - 2, to: element.end, text: `>${content}</${element.name}>` }
    : { from: element.contentStart, to: element.contentEnd, text: content };

interface AttributeEdits {
  edits: TextEdit[];
  /** attributes that the file gets its own way (styles, folders, times) and whose change is not written */
  unwritten: string[];
  /** attributes that a Schema of the file has to name, by its id */
  newFields: { schema: string; name: string }[];
}

/** Edits that give a placemark other attributes. Each stays where the file has it: an element, `Data` or `SimpleData`. */
export function attributeEdits(
  placemark: XmlRange,
  was: Properties,
  now: Properties,
  source: string,
  schemas: ReadonlySet<string>,
): AttributeEdits {
  const edits: TextEdit[] = [];
  const unwritten: string[] = [];
  const newFields: AttributeEdits['newFields'] = [];
  const added: [string, unknown][] = [];
  const prefix = prefixOf(placemark);
  const changed = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter((key) => !sameValue(was[key], now[key]));
  let heading = '';
  for (const key of changed) {
    const value = now[key];
    const holder = holderOf(placemark, key);
    if (holder) {
      const whole = holder.local === 'value' ? holder.parent! : holder;
      edits.push(value === undefined || value === null ? removal(whole, source) : filled(holder, valueXml(value)));
    } else if (derived.has(key) || was[key] !== undefined) unwritten.push(key);
    else if (key === 'name') heading = elementXml(`${prefix}name`, valueXml(value)) + heading;
    else if (key === 'description') heading += elementXml(`${prefix}description`, valueXml(value));
    else added.push([key, value]);
  }
  if (heading) {
    // The name stands first (KML 2.3, section 9.1).
    const at = placemark.children.find(({ local }) => local === 'name')?.end ?? placemark.contentStart;
    edits.push({ from: at, to: at, text: heading });
  }
  if (added.length > 0) edits.push(addition(added));
  return { edits, unwritten, newFields };

  function addition(values: [string, unknown][]): TextEdit {
    const extended = placemark.children.find(({ local }) => local === 'ExtendedData');
    const schemaData = extended?.children.find(({ local }) => local === 'SchemaData');
    const schema = (schemaData?.attributes['schemaUrl'] ?? '').replace(/^.*#/, '');
    // GDAL reads no other attribute where a Schema is used, so a new one becomes a field of it.
    if (schemaData && schemas.has(schema) && schemaData.contentStart < schemaData.end) {
      for (const [name] of values) newFields.push({ schema, name });
      const text = values.map(([name, value]) => elementXml(`${prefix}SimpleData`, valueXml(value), { name })).join('');
      return { from: schemaData.contentEnd, to: schemaData.contentEnd, text };
    }
    const text = values
      .map(([name, value]) => elementXml(`${prefix}Data`, elementXml(`${prefix}value`, valueXml(value)), { name }))
      .join('');
    if (extended && extended.contentStart < extended.end) return { from: extended.contentEnd, to: extended.contentEnd, text };
    if (extended) return filled(extended, text);
    // Attributes stand before the geometry (KML 2.3, section 11.3).
    const at = placemark.children.find(({ local }) => geometryElements.has(local))?.start ?? placemark.contentEnd;
    return { from: at, to: at, text: `<${prefix}ExtendedData>${text}</${prefix}ExtendedData>` };
  }
}

/** The element whose text the reader takes for a property; null where it is not one element's text. */
function holderOf(placemark: XmlRange, key: string): XmlRange | null {
  if (textElements.has(key) || !featureElements.has(placemark.local)) {
    const direct = placemark.children.filter(({ local }) => local === key).at(-1);
    if (direct && (direct.text.trim() !== '' || direct.children.length > 0)) return direct;
  }
  const extended = placemark.children.find(({ local }) => local === 'ExtendedData');
  if (!extended) return null;
  const data = within(extended, ({ local, attributes }) => (local === 'Data' || local === 'SimpleData') && attributes['name'] === key);
  if (!data) return extended.children.find(({ local, children }) => local === key && children.length === 0) ?? null;
  return data.local === 'SimpleData' ? data : (data.children.find(({ local }) => local === 'value') ?? null);
}
