import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { noteOf, UnreadableFile, type FeatureBatch } from '../format.ts';
import { setOwn } from '../own-properties.ts';
import { reasonOf, say, textOr, type FilePhrase } from '../phrases/index.ts';
import { Reprojection } from '../projection/reprojection.ts';
import { transformed } from '../projection/transformed.ts';
import { arcsNote } from '../shape-kinds.ts';
import { guessedEncodingNote, type BytesDecoder } from '../text/text-encoding.ts';
import { XmlEvents, type XmlAttributes, type XmlText } from '../text/xml-events.ts';
import { isShapeName, shapeOfNode, type GmlNode, type ShapeReading } from './gml-shapes.ts';
import { gmlSystemOf, type GmlSystem } from './gml-system.ts';

const deepest = 200;
/** a collection of shapes with more elements than a feature of any cadastre has */
const maxNodes = 2_000_000;

/** characters of the names on the way to an attribute */
const longestKey = 2000;

const collections = /^(?:FeatureCollection|Tuple|SpatialDataSet|BoundedFeatureCollection)$/;
const holders = new Set(['featureMember', 'featureMembers', 'member']);

/** Attributes of elements that stand in a column or say how the XML is made. */
const isTakenOver = (name: string) =>
  /^(?:xmlns|xsi:|xlink:)|^(?:gml:id|fid|id|uom|srsName|srsDimension|axisLabels|uomLabels|nil)$/.test(name);
/** names of attributes that a note tells */
const maxTold = 12;

interface Building {
  depth: number;
  kind: string;
  id: string | undefined;
  properties: Properties;
  shapes: { node: GmlNode; system: string | null }[];
  /** of its own bounds */
  system: string | null;
}
/** A feature whose positions are still in the numbers of the file. */
interface Unplaced {
  feature: Feature;
  index: number;
  system: string | null;
}

const dimensionOfKind = (name: string): number =>
  /Polygon|Surface|Tin|Rectangle|Triangle/.test(name) ? 2 : /Line|Curve|Ring/.test(name) ? 1 : /Multi|Collection/.test(name) ? 3 : 0;

/** A text as a number where it is written exactly as the number would be; all others, codes with noughts at their ends among them, stay as they are. */
function valueOf(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  const value = Number(text);
  return text !== '' && Number.isFinite(value) && String(value) === text && (Number.isSafeInteger(value) || !Number.isInteger(value))
    ? value
    : text;
}

/** Features of GML 2 and 3 from the events of its XML: members of collections, whose children are attributes and shapes. */
export class GmlReader extends FeatureCollector {
  readonly #events: XmlEvents;
  readonly #decoder: BytesDecoder;
  readonly #asked: string | undefined;
  readonly #stack: { name: string; hasChildren: boolean; attributes: XmlAttributes }[] = [];
  readonly #systems = new Map<string | null, Promise<{ meaning: GmlSystem; reprojection: Reprojection }>>();
  #building: Building | null = null;
  /** elements of the shape that is being read */
  readonly #nodes: GmlNode[] = [];
  #nodeCount = 0;
  #unplaced: Unplaced[] = [];
  #systemOfAll: string | null = null;
  #isSeen = false;
  #exception = '';
  #matched: number | null = null;
  #arcs = 0;
  #more = 0;
  /** element and attribute of what has no column */
  readonly #leftOut = new Set<string>();
  #fault: FilePhrase | string = '';

  constructor(decoder: BytesDecoder, asked: string | undefined) {
    super();
    this.#decoder = decoder;
    this.#asked = asked;
    this.#events = new XmlEvents(
      {
        open: (name, attributes) => {
          this.#open(name, attributes);
        },
        close: (name, text) => {
          this.#close(name, text);
        },
        fault: (reason) => {
          this.#fault ||= reason;
        },
      },
      decoder,
    );
  }

  write(piece: Uint8Array): void {
    this.#events.write(piece);
  }

  /** Features so far, in longitude and latitude. */
  async placed(): Promise<FeatureBatch> {
    const waiting = this.#unplaced;
    this.#unplaced = [];
    for (const [system, some] of Map.groupBy(waiting, ({ system: name }) => name)) {
      const { meaning, reprojection } = await this.#systemOf(system);
      if (meaning.isNorthFirst && this.#asked === undefined)
        for (const { feature } of some) if (feature.geometry) feature.geometry = transformed(feature.geometry, swapped);
      await reprojection.apply(
        some.map(({ feature }) => feature),
        this.notes,
        some[0]!.index,
      );
    }
    return this.take();
  }

  #systemOf(name: string | null): Promise<{ meaning: GmlSystem; reprojection: Reprojection }> {
    // A hostile file may name a million systems.
    if (this.#systems.size > 1000) throw new UnreadableFile('gml-systems', say('file.gml.many-systems'));
    const known =
      this.#systems.get(name) ??
      gmlSystemOf(name).then((meaning) => ({ meaning, reprojection: new Reprojection(meaning.system, say('file.the-file'), this.#asked) }));
    this.#systems.set(name, known);
    return known;
  }

  async end(): Promise<FeatureBatch> {
    this.#events.end();
    const unfinished = this.#stack.at(-1)?.name;
    this.#building = null;
    if (this.#exception !== '' && this.count === 0)
      throw new UnreadableFile('gml-exception', say('file.gml.exception', { text: this.#exception.slice(0, 300) }));
    if (!this.#isSeen)
      throw new UnreadableFile('not-gml', this.#fault ? say('file.gml.faulty', { reason: this.#fault }) : say('file.gml.none'));
    if (unfinished !== undefined)
      this.notes.push(noteOf('gml-truncated', 'error', say('file.xml.breaks-off', { element: unfinished.slice(0, 60) })));
    else if (this.#fault) this.notes.push(noteOf('gml-not-well-formed', 'warning', say('file.xml.faults', { fault: this.#fault })));
    if (this.#matched !== null && this.#matched > this.count)
      this.notes.push(noteOf('gml-cut-short', 'warning', say('file.gml.cut-short', { n: this.count, all: this.#matched })));
    if (this.#more > 0) this.notes.push(noteOf('gml-more-shapes', 'info', say('file.gml.more-shapes', { n: this.#more })));
    if (this.#leftOut.size > 0)
      this.notes.push(
        noteOf('gml-element-attributes', 'info', say('file.gml.element-attributes', { what: [...this.#leftOut].join(', ') })),
      );
    if (this.#arcs > 0) this.notes.push(arcsNote(this.#arcs));
    this.finish();
    if (this.#decoder.guessed) this.notes.unshift(guessedEncodingNote);
    return this.placed();
  }

  #open(name: string, attributes: XmlAttributes): void {
    if (this.#stack.length >= deepest) throw new UnreadableFile('too-deep', say('file.gml.too-deep', { n: deepest }));
    const parent = this.#stack.at(-1);
    if (parent) parent.hasChildren = true;
    this.#stack.push({ name, hasChildren: false, attributes });
    if (collections.test(name)) this.#openCollection(attributes);
    if (!this.#building && parent && holders.has(parent.name) && !collections.test(name)) this.#start(name, attributes);
    else if (this.#building && this.#nodes.length > 0) this.#openNode(name, attributes);
    else if (this.#building && isShapeName(name) && !this.#isInside('boundedBy')) this.#openNode(name, attributes);
    this.#look(name, attributes);
    if ((name === 'Envelope' || name === 'Box') && attributes['srsName'] !== undefined) {
      if (this.#building) this.#building.system ??= attributes['srsName'];
      else this.#systemOfAll ??= attributes['srsName'];
    }
  }

  #openCollection({ numberMatched }: XmlAttributes): void {
    this.#isSeen = true;
    if (numberMatched !== undefined && /^\d{1,12}$/.test(numberMatched)) this.#matched ??= Number(numberMatched);
  }

  #start(kind: string, attributes: XmlAttributes): void {
    this.#isSeen = true;
    this.#nodeCount = 0;
    this.#building = {
      depth: this.#stack.length,
      kind,
      id: attributes['gml:id'] ?? attributes['fid'] ?? attributes['id'],
      properties: {},
      shapes: [],
      system: null,
    };
  }

  /** What an element of a feature says beside its text. */
  #look(element: string, attributes: XmlAttributes): void {
    if (!this.#building || this.#nodes.length > 0) return;
    for (const name of Object.keys(attributes)) if (!isTakenOver(name) && !this.#isInside('boundedBy')) this.#leaveOut(element, name);
  }

  #leaveOut(element: string, name: string): void {
    if (this.#leftOut.size < maxTold) this.#leftOut.add(`${element.slice(0, 60)} ${name.slice(0, 60)}`);
  }

  #isInside(name: string): boolean {
    return this.#stack.slice(this.#building!.depth).some((element) => element.name === name);
  }

  #openNode(name: string, attributes: XmlAttributes): void {
    this.#nodeCount += 1;
    if (this.#nodeCount > maxNodes) throw new UnreadableFile('gml-too-large', say('file.gml.too-many-parts'));
    const node: GmlNode = { name, attributes, children: [], text: '' };
    this.#nodes.at(-1)?.children.push(node);
    this.#nodes.push(node);
  }

  #close(name: string, content: XmlText): void {
    const depth = this.#stack.length;
    const element = this.#stack.pop();
    if (/^(?:ExceptionText|ServiceException)$/.test(name) && this.#exception === '') this.#exception = content.trimmed();
    const building = this.#building;
    if (!building) return;
    const node = this.#nodes.pop();
    if (node) {
      if (node.children.length === 0) node.text = content.isBlank ? '' : content.trimmed();
      // A shape whose system is not written has that of the shape around it.
      if (this.#nodes.length === 0) building.shapes.push({ node, system: systemIn(node) });
    } else if (depth === building.depth) this.#finishFeature(building);
    else if (element && !element.hasChildren && !this.#stack.slice(building.depth).some((open) => open.name === 'boundedBy'))
      this.#attribute(building, name, element.attributes, content);
  }

  /** A leaf of the feature: its name, or its path where it stands deeper. */
  #attribute(building: Building, name: string, attributes: XmlAttributes, content: XmlText): void {
    const path = [...this.#stack.slice(building.depth).map((open) => open.name), name];
    // Types of their own (Upper case) stand between properties in application schemas: they name nothing.
    const parts = path.filter((part, at) => at === 0 || at === path.length - 1 || !/^\p{Lu}/u.test(part));
    // Each leaf has the names around it in its own: long ones make gigabytes of a small file.
    if (parts.reduce((sum, { length }) => sum + length, 0) > longestKey)
      throw new UnreadableFile('gml-too-large', say('file.gml.long-names'));
    const key = parts.join('.');
    const text = content.isBlank ? '' : content.trimmed();
    const link = attributes['xlink:title'] ?? attributes['xlink:href'];
    const value = text !== '' ? valueOf(text) : (link ?? null);
    // Beside a text, a link has no place.
    if (text !== '' && link !== undefined) this.#leaveOut(name, attributes['xlink:href'] === undefined ? 'xlink:title' : 'xlink:href');
    const before = Object.hasOwn(building.properties, key) ? building.properties[key] : undefined;
    this.#addUnit(building, key, attributes['uom'], before === undefined ? 0 : Array.isArray(before) ? before.length : 1);
    // A list is made here alone: it grows in its place, because a hostile feature repeats one name a million times.
    if (Array.isArray(before)) before.push(value);
    else setOwn(building.properties, key, before === undefined ? value : [before, value]);
  }

  /** The unit of a value, of which there were some before under the same name: one text while all have the same, else a list like that of the values. */
  #addUnit({ properties }: Building, key: string, unit: string | undefined, before: number): void {
    const column = `${key}.uom`;
    const known = Object.hasOwn(properties, column) ? properties[column] : undefined;
    if (Array.isArray(known)) known.push(unit ?? null);
    else if (before === 0 ? unit !== undefined : known !== unit)
      setOwn(properties, column, before === 0 ? unit : [...Array.from({ length: before }, () => known ?? null), unit ?? null]);
  }

  #finishFeature({ kind, id, properties, shapes, system }: Building): void {
    this.#building = null;
    const index = this.count;
    // Of several shapes that of the land, before lines and points of reference.
    const ranked = shapes.toSorted((a, b) => dimensionOfKind(b.node.name) - dimensionOfKind(a.node.name));
    if (shapes.length > 1) this.#more += 1;
    const reading: ShapeReading = { hasArcs: false };
    const name = textOr(properties['name'], say('file.feature-number', { n: index + 1 }));
    let geometry: Geometry | null = null;
    const [best] = ranked;
    if (!best) this.note('no-geometry', say('file.no-shape', { n: index + 1 }), 'info', index);
    else {
      try {
        geometry = shapeOfNode(best.node, reading, null);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        this.note('gml-bad-shape', say('file.gml.bad-shape', { name, reason: reasonOf(error, 220) }), 'error', index);
      }
    }
    if (reading.hasArcs) this.#arcs += 1;
    if (!Object.hasOwn(properties, 'folder')) properties['folder'] = kind;
    const feature: Feature = { type: 'Feature', ...(id === undefined ? {} : { id }), geometry, properties };
    this.features.push(feature);
    this.#unplaced.push({ feature, index, system: best?.system ?? system ?? this.#systemOfAll });
  }
}

const swapped = ([first, second, ...rest]: Position): Position => [second!, first!, ...rest];

/** The system of a shape: its own, or that of the first part that has one. */
function systemIn(node: GmlNode): string | null {
  const own = node.attributes['srsName'];
  if (own !== undefined) return own;
  for (const child of node.children) {
    const found = systemIn(child);
    if (found !== null) return found;
  }
  return null;
}
