import type { Feature, Geometry, Properties } from '#geo/types.ts';
import type { LayerStyle } from '#styling/layer-style.ts';
import { collected, piecesOf, sourceOfBytes } from '../file-source.ts';
import {
  noteOf,
  UnreadableFile,
  type FeatureBatch,
  type ImportedFile,
  type LateProperties,
  type Note,
  type ReadOptions,
} from '../format.ts';
import { containerElements, featureElements, linkElements } from './kml-elements.ts';
import { combine, footprintOf, KmlShapes } from './kml-shapes.ts';
import { styleDataName, styleInDocument } from './hectare-style.ts';
import { KmlFolders } from './kml-folders.ts';
import { appliedStyle, styleFrom, type KmlStyle } from './kml-style.ts';
import { setOwn } from '../own-properties.ts';
import { Pace } from '../pace.ts';
import { BytesDecoder, guessedEncodingNote, TextPieces } from '../text/text-encoding.ts';
import { XmlEvents, XmlText, type XmlAttributes } from '../text/xml-events.ts';
import { escapeXml } from '../text/xml-text.ts';
import { say, textOr, type FilePhrase } from '../phrases/index.ts';

/** Deeper than any real document; a hostile one stops here. */
const deepest = 500;
const maxNotesOfAKind = 50;
const maxFieldTypes = 10_000;
/** The Schema that Hectare writes; in its archives `Data` have the types of it too. */
export const ownSchema = 'hectare_attributes';

/** children of a Placemark whose texts become properties of the same name */
const plainTexts = new Set(['name', 'description', 'address', 'phoneNumber', 'Snippet', 'snippet', 'visibility', 'styleUrl', 'id']);

/** elements whose text may be HTML that was written without CDATA */
const markupHolders = new Set(['name', 'description', 'Snippet', 'snippet', 'address', 'value', 'SimpleData']);
const maxMarkup = 1 << 24;
const dataHolders = new Set(['Data', 'SchemaData', 'SimpleArrayData']);

interface Placemark {
  kind: 'Placemark' | 'GroundOverlay' | 'NetworkLink' | 'PhotoOverlay' | 'ScreenOverlay';
  properties: Properties;
  shapes: KmlShapes;
  styleUrl: string | null;
  style: KmlStyle | null;
  box: Map<string, string>;
  depth: number;
  custom: boolean;
  hasRegion: boolean;
  /** attributes of ExtendedData, put beside the others at the end, because one may be called like an element */
  data: Map<string, unknown>;
}

/** Whether something in a region is a part of a larger picture: a picture on the ground, or a link to the next of them in the same archive. */
const isPart = ({ kind, properties }: Placemark): boolean =>
  kind === 'GroundOverlay' || (kind === 'NetworkLink' && !/^[a-z][a-z0-9+.-]*:/i.test(String(properties['href'] ?? '')));

interface PendingStyle {
  feature: number;
  url: string | null;
  own: KmlStyle | null;
  isLine: boolean;
}

/** A text as its schema says (KML 2.3, section 9.8), where it is one of that type that comes back the same; else the text. */
function typedValue(text: string, type: string | undefined): unknown {
  if (type === 'bool' && /^(true|false|1|0)$/i.test(text)) return /^(true|1)$/i.test(text);
  const isNumber =
    type === 'double' || type === 'float'
      ? /^[-+]?(\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text)
      : /^u?(int|short)$/.test(type ?? '') && /^[-+]?\d{1,15}$/.test(text);
  return isNumber ? Number(text) : text;
}

/**
 * Reads KML 2.0 to 2.3 with Google's extensions as a stream of XML events, so that 100 MB need no document tree. Namespaces are ignored, because files from
 * the field have wrong ones. Nothing is fetched; what is skipped or guessed is a note. Decisions: docs/add-a-file-format.md.
 */
export async function readKmlBytes(bytes: Uint8Array, options: ReadOptions = {}): Promise<ImportedFile> {
  return collected('kml', kmlBatches(piecesOf(sourceOfBytes('', bytes)), bytes.length, options, false));
}

/**
 * Batches of features out of KML that comes in pieces. With `early`, features are given away as soon as they are read; a shared style that stands behind them in
 * the file comes as `late` properties in the last batch. Without, everything comes in one batch at the end.
 */
export async function* kmlBatches(
  source: AsyncIterable<Uint8Array>,
  sizeBytes: number,
  options: Pick<ReadOptions, 'signal' | 'onProgress'> = {},
  early = true,
): AsyncGenerator<FeatureBatch> {
  let reader: KmlReader | null = null;
  let text: TextPieces | null = null;
  let done = 0;
  const pace = new Pace(options);
  for await (const piece of source) {
    text ??= new TextPieces(piece);
    reader ??= new KmlReader(text.decoder);
    done += piece.length;
    reader.write(text.next(piece));
    if (early && reader.features.length > 0) yield reader.batch();
    await pace.step(done / Math.max(1, sizeBytes));
  }
  reader ??= new KmlReader(new BytesDecoder('utf-8'));
  yield reader.end();
}

class KmlReader {
  features: Feature[] = [];
  notes: Note[] = [];
  /** features that were given away */
  #taken = 0;
  /** features whose shared style has not stood in the file yet, by their place in it */
  #missed: PendingStyle[] = [];
  readonly #noteCounts = new Map<string, number>();
  readonly #events: XmlEvents;
  readonly #decoder: BytesDecoder;
  readonly #stack: string[] = [];
  readonly #folders = new KmlFolders();
  readonly #styles = new Map<string, KmlStyle>();
  /** the style of Hectare that the document has, until it is given away, and the shared styles that stand for it */
  #style: LayerStyle | null = null;
  #styleIds: ReadonlySet<string> = new Set();
  readonly #styleMaps = new Map<string, string>();
  #pendingStyles: PendingStyle[] = [];
  readonly #customPlacemarks = new Set<string>();
  /** types of the fields of schemas that have stood in the file, by schema and name */
  readonly #fieldTypes = new Map<string, string>();
  #schema = '';
  #placemark: Placemark | null = null;
  #styleId: string | null = null;
  #styleValues: Map<string, string> | null = null;
  #styleDepth = 0;
  #mapId: string | null = null;
  #mapKey = '';
  #dataName: string | null = null;
  /** HTML inside a text, put together again as it is read, and the depth of the element that holds it */
  #markup: { depth: number; text: string; isBare: boolean } | null = null;
  /** depth of the <Delete> or <Change> of an update that is open */
  #update: { kind: string; depth: number } | null = null;
  #sawKml = false;
  /** whether it has pictures on the ground that are parts of larger ones */
  #hasSuperOverlay = false;
  #faults: (FilePhrase | string)[] = [];

  constructor(decoder: BytesDecoder) {
    this.#decoder = decoder;
    this.#events = new XmlEvents(
      {
        open: (name, attributes, before) => {
          this.#open(name, attributes, before);
        },
        close: (name, text) => {
          this.#close(name, text);
        },
        fault: (reason) => {
          if (this.#faults.length < 5) this.#faults.push(reason);
        },
      },
      decoder,
    );
  }

  write(piece: Uint8Array): void {
    this.#events.write(piece);
  }

  /** What was read since the last time, with the styles that are known by now. */
  batch(): FeatureBatch {
    this.#applyStyles();
    const { features, notes } = this;
    const style = this.#style;
    this.#taken += features.length;
    this.features = [];
    this.notes = [];
    this.#style = null;
    return { features, notes, ...(style ? { style } : {}), ...this.#folders.taken() };
  }

  end(): FeatureBatch {
    this.#events.end();
    const unfinished = this.#stack.length > 0;
    if (this.#placemark && unfinished)
      this.#note(
        'kml-truncated-feature',
        say('file.kml.at-the-break', { name: textOr(this.#placemark.properties['name'], say('file.a-feature')) }),
        'warning',
      );
    const [fault] = this.#faults;
    if (!this.#sawKml)
      throw new UnreadableFile('not-kml', fault === undefined ? say('file.kml.none') : say('file.kml.faulty', { reason: fault }));
    const features = this.#taken + this.features.length;
    this.#applyStyles();
    if (unfinished) this.#note('kml-truncated', say('file.kml.breaks-off', { element: this.#stack.at(-1)!, n: features }), 'error');
    else if (fault !== undefined) this.#note('kml-not-well-formed', say('file.kml.faults', { fault }), 'warning');
    for (const [code, count] of this.#noteCounts) {
      if (count > maxNotesOfAKind) this.notes.push(noteOf(code, 'info', say('file.more-of-kind', { n: count - maxNotesOfAKind })));
    }
    if (this.#hasSuperOverlay) this.notes.push(noteOf('kml-super-overlay', 'info', say('file.kml.super-overlay')));
    if (this.#decoder.guessed) this.notes.unshift(guessedEncodingNote);
    this.notes.push(...this.#folders.notes);
    const before = this.#taken;
    const late = this.#missed.flatMap(({ feature, url, own, isLine }): LateProperties[] => {
      const style = this.#styles.get(this.#sharedStyle(url));
      return feature < before && style ? [{ feature, properties: { ...appliedStyle(style, own, isLine) } }] : [];
    });
    return { ...this.batch(), ...(late.length > 0 ? { late } : {}) };
  }

  #note(code: string, phrase: FilePhrase, severity: Note['severity'] = 'info', feature?: number): void {
    const count = (this.#noteCounts.get(code) ?? 0) + 1;
    this.#noteCounts.set(code, count);
    if (count <= maxNotesOfAKind) this.notes.push(noteOf(code, severity, phrase, feature));
  }

  #open(name: string, attributes: XmlAttributes, before: XmlText): void {
    if (this.#stack.length >= deepest) throw new UnreadableFile('too-deep', say('file.kml.too-deep', { n: deepest }));
    const parent = this.#stack.at(-1) ?? '';
    if (this.#opensMarkup(name, parent, attributes, before)) {
      this.#stack.push(name);
      return;
    }
    this.#stack.push(name);
    if (!this.#sawKml && (name === 'kml' || containerElements.has(name) || name === 'Placemark' || /Overlay$|^NetworkLink$/.test(name)))
      this.#sawKml = true;
    if (containerElements.has(name)) this.#folders.open(this.#stack.length);
    else if (name === 'Region') {
      if (containerElements.has(parent) && !this.#placemark) this.#folders.takeRegion();
      else if (parent === this.#placemark?.kind) this.#placemark.hasRegion = true;
    } else if (name === 'Schema') {
      this.#schema = attributes['id'] ?? attributes['name'] ?? '';
      if (attributes['parent'] === 'Placemark' && attributes['name']) this.#customPlacemarks.add(attributes['name']);
    } else if (name === 'Tour' && !this.#placemark) this.#note('kml-tour', say('file.kml.tour'), 'info');
    // What a tour changes while it is played are no places of their own.
    else if (parent === 'Update' && (name === 'Delete' || name === 'Change'))
      this.#update = { kind: this.#stack.includes('AnimatedUpdate') ? 'Tour' : name, depth: this.#stack.length };
    else if (
      !this.#placemark &&
      (!this.#update || this.#update.kind === 'Change') &&
      (featureElements.has(name) || linkElements.has(name) || (this.#customPlacemarks.has(name) && containerElements.has(parent)))
    )
      this.#startPlacemark(name, attributes);
    else if (name === 'Style') {
      this.#styleValues = new Map();
      this.#styleId = attributes['id'] ?? null;
      this.#styleDepth = this.#stack.length;
    } else if (this.#styleValues && name === 'hotSpot') {
      // It says everything in attributes.
      for (const key of ['x', 'y', 'xunits', 'yunits'])
        if (attributes[key] !== undefined) this.#styleValues.set(`IconStyle/hotSpot/${key}`, attributes[key]);
    } else if (name === 'StyleMap') this.#mapId = attributes['id'] ?? null;
    else if (name === 'Data' || name === 'SimpleData') this.#dataName = attributes['name'] ?? null;
    else if (name === 'SchemaData') this.#schema = (attributes['schemaUrl'] ?? '').replace(/^.*#/, '');
    else if ((name === 'SimpleField' || name === 'SimpleArrayField') && attributes['name'] && this.#fieldTypes.size < maxFieldTypes)
      this.#fieldTypes.set(`${this.#schema}\n${attributes['name']}`, (attributes['type'] ?? '').toLowerCase());
    else if (name === 'SimpleArrayData') this.#startArray(attributes['name'] ?? null);
    // The model of a track is a picture that moves along it, not a place.
    if (parent !== 'ResourceMap' && !(name === 'Model' && parent === 'Track')) this.#placemark?.shapes.open(name);
  }

  /** Whether this tag belongs to the HTML of a text. What stands around it is taken over as it would stand in CDATA. */
  #opensMarkup(name: string, parent: string, attributes: XmlAttributes, before: XmlText): boolean {
    if (!this.#markup) {
      if (!this.#placemark || !markupHolders.has(parent) || this.#styleValues || this.#mapId !== null) return false;
      this.#markup = { depth: this.#stack.length, text: '', isBare: false };
    }
    const markup = this.#markup;
    if (markup.text.length > maxMarkup) throw new UnreadableFile('text-too-long', say('file.kml.endless-description'));
    markup.text += `${escapeXml(before.toString())}<${name}${Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
      .join('')}>`;
    markup.isBare = true;
    return true;
  }

  /** The text of the element that holds HTML, once it ends; null while inside. */
  #closesMarkup(markup: { depth: number; text: string; isBare: boolean }, name: string, depth: number, text: XmlText): XmlText | null {
    if (depth > markup.depth) {
      const rest = escapeXml(text.toString());
      markup.text = markup.isBare && rest === '' ? `${markup.text.slice(0, -1)}/>` : `${markup.text}${rest}</${name}>`;
      markup.isBare = false;
      return null;
    }
    this.#markup = null;
    return XmlText.of(markup.text + escapeXml(text.toString()));
  }

  #startArray(name: string | null): void {
    this.#dataName = name;
    if (name !== null && this.#placemark && !Array.isArray(this.#placemark.data.get(name))) this.#placemark.data.set(name, []);
  }

  #startPlacemark(name: string, attributes: XmlAttributes): void {
    const custom = !featureElements.has(name) && !linkElements.has(name);
    this.#placemark = {
      kind: custom ? 'Placemark' : (name as Placemark['kind']),
      properties: attributes['id'] ? { id: attributes['id'] } : {},
      shapes: new KmlShapes(),
      styleUrl: null,
      style: null,
      box: new Map(),
      depth: this.#stack.length,
      custom,
      hasRegion: this.#folders.hasRegion,
      data: new Map(),
    };
  }

  #close(name: string, content: XmlText): void {
    const depth = this.#stack.length;
    this.#stack.pop();
    const text = this.#markup ? this.#closesMarkup(this.#markup, name, depth, content) : content;
    if (!text) return;
    const parent = this.#stack.at(-1) ?? '';
    if (this.#styleValues) {
      if (name === 'Style' && depth === this.#styleDepth) this.#endStyle();
      else if (!text.isBlank) this.#styleValues.set(this.#stack.slice(this.#styleDepth).concat(name).join('/'), text.toString());
      return;
    }
    if (this.#mapId !== null) {
      this.#inStyleMap(name, text);
      return;
    }
    if (containerElements.has(name) && this.#folders.close(depth)) return;
    const placemark = this.#placemark;
    if (!placemark) {
      if (this.#update?.depth === depth) this.#endUpdate(this.#update.kind);
      if (containerElements.has(parent)) this.#folders.take(name, text);
      else if (name === 'value' && parent === 'Data' && this.#dataName === styleDataName) this.#takeOwnStyle(text.trimmed());
      return;
    }
    if (depth === placemark.depth) {
      this.#endPlacemark(placemark);
      return;
    }
    // Each track of a MultiTrack may bring attributes of its own.
    if (placemark.shapes.isOpen && !dataHolders.has(parent)) {
      placemark.shapes.close(name, text);
      return;
    }
    this.#inPlacemark(placemark, name, parent, depth, text);
  }

  #inPlacemark(placemark: Placemark, name: string, parent: string, depth: number, text: XmlText): void {
    const direct = depth === placemark.depth + 1;
    if (direct && name === 'styleUrl') placemark.styleUrl = text.trimmed();
    else if (direct && (plainTexts.has(name) || (placemark.custom && !['ExtendedData', 'LookAt', 'Camera'].includes(name)))) {
      if (!text.isBlank) setOwn(placemark.properties, name, text.trimmed());
    } else if ((name === 'value' && parent === 'Data') || name === 'SimpleData') {
      if (this.#dataName !== null)
        placemark.data.set(this.#dataName, this.#typed(this.#dataName, text, name === 'SimpleData' ? this.#schema : ownSchema));
    } else if (name === 'value' && parent === 'SimpleArrayData') {
      const values = this.#dataName === null ? null : placemark.data.get(this.#dataName);
      if (Array.isArray(values)) values.push(this.#typed(this.#dataName!, text));
    } else if (name === 'when' && parent === 'TimeStamp') placemark.properties['timestamp'] = text.trimmed();
    else if ((name === 'begin' || name === 'end') && parent === 'TimeSpan') placemark.properties[`time-${name}`] = text.trimmed();
    else if (parent === 'LatLonBox' || parent === 'LatLonQuad') placemark.box.set(name, text.trimmed());
    else if (name === 'href' && (parent === 'Link' || parent === 'Url' || parent === 'Icon')) placemark.properties['href'] = text.trimmed();
    else if (parent === 'ExtendedData' && name !== 'Data' && name !== 'SchemaData' && !text.isBlank)
      placemark.properties[name] = text.trimmed();
  }

  #typed(name: string, text: XmlText, schema = this.#schema): unknown {
    return typedValue(text.trimmed(), this.#fieldTypes.get(`${schema}\n${name}`));
  }

  #endPlacemark(placemark: Placemark): void {
    this.#placemark = null;
    const { properties } = placemark;
    if (placemark.shapes.times.some((time) => time !== '')) properties['times'] = placemark.shapes.times;
    for (const [key, value] of placemark.data)
      setOwn(
        properties,
        plainTexts.has(key) && key !== 'id' && Object.hasOwn(properties, key) && properties[key] !== value ? `${key}_` : key,
        value,
      );
    const index = this.#taken + this.features.length;
    const name = textOr(placemark.properties['name'], say('file.feature-number', { n: index + 1 }));
    if (placemark.hasRegion && isPart(placemark)) {
      this.#hasSuperOverlay = true;
      return;
    }
    if (placemark.kind === 'NetworkLink' || placemark.kind === 'ScreenOverlay') {
      const isLink = placemark.kind === 'NetworkLink';
      const address = placemark.properties['href'] ? String(placemark.properties['href']).slice(0, 200) : '';
      this.#note(
        isLink ? 'kml-network-link' : 'kml-screen-overlay',
        address
          ? say(isLink ? 'file.kml.link-to' : 'file.kml.screen-picture-at', { name, address })
          : say(isLink ? 'file.kml.link' : 'file.kml.screen-picture', { name }),
      );
      return;
    }
    if (placemark.kind === 'GroundOverlay') {
      const footprint = footprintOf(placemark.box);
      if (footprint) placemark.shapes.geometries.push(footprint);
      this.#note('kml-ground-overlay', say('file.kml.ground-picture', { name }), 'info', index);
    }
    const geometry = combine(placemark.shapes.geometries);
    const folder = this.#folders.path;
    if (folder) placemark.properties['folder'] = folder;
    this.features.push({ type: 'Feature', geometry, properties: placemark.properties });
    this.#takeStyle(placemark, geometry);
    if (placemark.shapes.bad > 0)
      this.#note('kml-bad-coordinates', say('file.kml.bad-coordinates', { name, n: placemark.shapes.bad }), 'warning', index);
    if (!geometry) this.#note('no-geometry', say('file.kml.no-shape', { name }), 'info', index);
  }

  #takeStyle({ styleUrl: url, style: own }: Placemark, geometry: Geometry | null): void {
    // What the style of the file says anyway.
    const isOfFile = this.#styleIds.has(url?.replace(/^#/, '') ?? '') && !own;
    const isLine = geometry?.type.endsWith('LineString') ?? false;
    if ((url || own) && !isOfFile) this.#pendingStyles.push({ feature: this.features.length - 1, url, own, isLine });
  }

  #takeOwnStyle(text: string): void {
    const found = styleInDocument(text, (id) => this.#styles.get(id));
    if (!found) return;
    this.#style = found.style;
    this.#styleIds = found.ids;
  }

  #endUpdate(kind: string): void {
    this.#update = null;
    if (kind !== 'Tour') this.#note('kml-update', say(kind === 'Delete' ? 'file.kml.deletes' : 'file.kml.changes'), 'warning');
  }

  #endStyle(): void {
    const style = styleFrom(this.#styleValues!);
    if (this.#placemark) this.#placemark.style = style;
    else if (this.#styleId) this.#styles.set(this.#styleId, style);
    this.#styleValues = null;
  }

  #inStyleMap(name: string, text: XmlText): void {
    if (name === 'key') this.#mapKey = text.trimmed();
    else if (name === 'styleUrl' && this.#mapKey !== 'highlight') this.#styleMaps.set(this.#mapId!, text.trimmed());
    else if (name === 'StyleMap') {
      this.#mapId = null;
      this.#mapKey = '';
    }
  }

  /** Which shared style an address means, a style map followed to its normal one. */
  #sharedStyle(url: string | null): string {
    let id = url?.replace(/^.*#/, '') ?? '';
    for (let step = 0; step < 4 && this.#styleMaps.has(id); step += 1) id = this.#styleMaps.get(id)!.replace(/^.*#/, '');
    return id;
  }

  #applyStyles(): void {
    for (const pending of this.#pendingStyles) {
      const { feature, url, own, isLine } = pending;
      const id = this.#sharedStyle(url);
      const style = this.#styles.get(id);
      if (id && !style) this.#missed.push({ ...pending, feature: this.#taken + feature });
      Object.assign(this.features[feature]!.properties!, appliedStyle(style, own, isLine));
    }
    this.#pendingStyles = [];
  }
}
