import { SaxesParser } from 'saxes';
import type { Feature, Geometry, Position, Properties, Ring } from '../geo/types.ts';
import { UnreadableFile, type ImportedFile, type Note, type ReadOptions } from './format.ts';
import { parseCoordinates } from './kml-coordinates.ts';
import { styleFrom, type Style } from './kml-style.ts';

/** Deeper than any real document; a hostile one stops here. */
const deepest = 500;
const mostNotesOfAKind = 50;
const chunkCharacters = 1 << 18;

const geometryElements = new Set(['Point', 'LineString', 'LinearRing', 'Polygon', 'MultiGeometry', 'Track', 'MultiTrack', 'Model', 'MultiPoint', 'MultiLineString', 'MultiPolygon', 'MultiCurve', 'MultiSurface']);
const collections = new Set(['MultiGeometry', 'MultiTrack', 'MultiPoint', 'MultiLineString', 'MultiPolygon', 'MultiCurve', 'MultiSurface']);
const containers = new Set(['Document', 'Folder']);
/** children of a Placemark whose texts become properties of the same name */
const plainTexts = new Set(['name', 'description', 'address', 'phoneNumber', 'Snippet', 'snippet', 'visibility', 'styleUrl', 'id']);

interface Build { kind: string; outer: Ring | null; holes: Ring[]; positions: Position[]; inner: boolean; parts: Geometry[]; times: string[]; bad: number }
interface Placemark { kind: 'Placemark' | 'GroundOverlay' | 'NetworkLink' | 'PhotoOverlay' | 'ScreenOverlay'; properties: Properties; geometries: Geometry[]; styleUrl: string | null; style: Style | null; box: Map<string, string>; depth: number; bad: number; custom: boolean }

/** One geometry out of several: of one kind a multi-geometry, else a collection. */
export function combine(geometries: Geometry[]): Geometry | null {
  if (geometries.length === 0) return null;
  if (geometries.length === 1) return geometries[0]!;
  const kinds = new Set(geometries.map(({ type }) => type));
  const coordinates = geometries.map((geometry) => (geometry as { coordinates?: unknown }).coordinates);
  if (kinds.size === 1 && ['Point', 'LineString', 'Polygon'].includes(geometries[0]!.type)) return { type: `Multi${geometries[0]!.type}`, coordinates } as Geometry;
  return { type: 'GeometryCollection', geometries };
}

/**
 * Reads KML 2.0 to 2.3 with Google's extensions as a stream of XML events, so that 100 MB need no document tree. Namespaces are ignored, because files from
 * the field have wrong ones. Nothing is fetched; what is skipped or guessed is a note. Decisions: docs/add-a-file-format.md.
 */
export async function readKmlText(text: string, options: ReadOptions = {}): Promise<ImportedFile> {
  const reader = new KmlReader();
  const started = Date.now();
  let told = started;
  let paused = started;
  for (let at = 0; at < text.length; at += chunkCharacters) {
    options.signal?.throwIfAborted();
    reader.write(text.slice(at, at + chunkCharacters));
    const now = Date.now();
    if (options.onProgress && now - told > 50) { options.onProgress(Math.min(1, (at + chunkCharacters) / text.length)); told = now; }
    // Lets a worker take a cancel between chunks.
    if (now - paused > 30) { await new Promise<void>((resume) => { setTimeout(resume, 0); }); paused = Date.now(); }
  }
  return reader.end();
}

class KmlReader {
  readonly features: Feature[] = [];
  readonly notes: Note[] = [];
  readonly #noteCounts = new Map<string, number>();
  readonly #parser = new SaxesParser({ xmlns: false, position: true, fragment: false });
  readonly #stack: string[] = [];
  readonly #folders: { depth: number; name: string }[] = [];
  readonly #builds: Build[] = [];
  readonly #styles = new Map<string, Style>();
  readonly #styleMaps = new Map<string, string>();
  readonly #pendingStyles: { feature: number; url: string | null; own: Style | null }[] = [];
  readonly #customPlacemarks = new Set<string>();
  #placemark: Placemark | null = null;
  #text = '';
  #styleId: string | null = null;
  #styleValues: Map<string, string> | null = null;
  #styleDepth = 0;
  #mapId: string | null = null;
  #mapKey = '';
  #dataName: string | null = null;
  #sawKml = false;
  #faults: string[] = [];
  #stopped = false;

  constructor() {
    this.#parser.on('opentag', (tag) => this.#open(tag.name, tag.attributes as Record<string, string>));
    this.#parser.on('closetag', (tag) => this.#close(local(tag.name)));
    this.#parser.on('text', (text) => { this.#text += text; });
    this.#parser.on('cdata', (text) => { this.#text += text; });
    this.#parser.on('error', (error) => { if (this.#faults.length < 5) this.#faults.push(error.message); });
  }

  write(chunk: string): void {
    if (this.#stopped) return;
    this.#parser.write(chunk);
  }

  end(): ImportedFile {
    const unfinished = this.#stack.length > 0 && !this.#stopped;
    if (this.#placemark && unfinished) this.#note('kml-truncated-feature', `“${String(this.#placemark.properties['name'] ?? 'A feature')}” stands at the break and was left out.`, 'warning');
    try { this.#parser.close(); } catch { /* the fault is in #faults */ }
    if (!this.#sawKml) throw new UnreadableFile('not-kml', `This is not KML${this.#faults[0] ? ` (${this.#faults[0]})` : ''}. Export it again from the program that made it.`);
    this.#applyStyles();
    if (unfinished) this.#note('kml-truncated', `The file breaks off inside <${this.#stack.at(-1)}>. ${this.features.length} features before the break were kept; get the file again to have the rest.`, 'error');
    else if (this.#faults.length > 0) this.#note('kml-not-well-formed', `The XML has faults (first: ${this.#faults[0]}). What could be read was kept: compare the number of features.`, 'warning');
    for (const [code, count] of this.#noteCounts) {
      if (count > mostNotesOfAKind) this.notes.push({ code, severity: 'info', message: `… and ${count - mostNotesOfAKind} more of this kind.` });
    }
    return { format: 'kml', features: this.features, notes: this.notes };
  }

  #note(code: string, message: string, severity: Note['severity'] = 'info', feature?: number): void {
    const count = (this.#noteCounts.get(code) ?? 0) + 1;
    this.#noteCounts.set(code, count);
    if (count <= mostNotesOfAKind) this.notes.push({ code, message, severity, ...(feature === undefined ? {} : { feature }) });
  }

  #open(qualified: string, attributes: Record<string, string>): void {
    const name = local(qualified);
    if (this.#stack.length >= deepest) throw new UnreadableFile('too-deep', `Elements are nested more than ${deepest} deep. This is not a map file.`);
    const parent = this.#stack.at(-1) ?? '';
    this.#stack.push(name);
    this.#text = '';
    if (name === 'kml' || containers.has(name) || name === 'Placemark' || /Overlay$|^NetworkLink$/.test(name)) this.#sawKml = true;
    if (containers.has(name)) this.#folders.push({ depth: this.#stack.length, name: '' });
    else if (name === 'Schema' && attributes['parent'] === 'Placemark' && attributes['name']) this.#customPlacemarks.add(attributes['name']);
    else if (!this.#placemark && (name === 'Placemark' || ['GroundOverlay', 'NetworkLink', 'PhotoOverlay', 'ScreenOverlay'].includes(name) || (this.#customPlacemarks.has(name) && containers.has(parent)))) this.#startPlacemark(name, attributes);
    else if (name === 'Style') { this.#styleValues = new Map(); this.#styleId = attributes['id'] ?? null; this.#styleDepth = this.#stack.length; }
    else if (name === 'StyleMap') this.#mapId = attributes['id'] ?? null;
    else if (name === 'Data' || name === 'SimpleData') this.#dataName = attributes['name'] ?? null;
    else if (name === 'SimpleArrayData') this.#dataName = null;
    if (this.#placemark && geometryElements.has(name) && parent !== 'ResourceMap') {
      this.#builds.push({ kind: name, outer: null, holes: [], positions: [], inner: false, parts: [], times: [], bad: 0 });
    } else if (name === 'outerBoundaryIs' || name === 'innerBoundaryIs') {
      const build = this.#builds.at(-1);
      if (build) build.inner = name === 'innerBoundaryIs';
    }
  }

  #startPlacemark(name: string, attributes: Record<string, string>): void {
    const custom = !['Placemark', 'GroundOverlay', 'NetworkLink', 'PhotoOverlay', 'ScreenOverlay'].includes(name);
    this.#placemark = {
      kind: custom ? 'Placemark' : (name as Placemark['kind']), properties: attributes['id'] ? { id: attributes['id'] } : {},
      geometries: [], styleUrl: null, style: null, box: new Map(), depth: this.#stack.length, bad: 0, custom,
    };
  }

  #close(name: string): void {
    const depth = this.#stack.length;
    const text = this.#text;
    this.#text = '';
    this.#stack.pop();
    const parent = this.#stack.at(-1) ?? '';
    if (this.#styleValues) {
      if (name === 'Style' && depth === this.#styleDepth) this.#endStyle();
      else if (text.trim() !== '') this.#styleValues.set(this.#stack.slice(this.#styleDepth).concat(name).join('/'), text);
      return;
    }
    if (this.#mapId !== null) { this.#inStyleMap(name, text); return; }
    if (containers.has(name) && this.#folders.at(-1)?.depth === depth) { this.#folders.pop(); return; }
    const placemark = this.#placemark;
    if (!placemark) {
      if (name === 'name' && containers.has(parent) && this.#folders.length > 0) this.#folders.at(-1)!.name = text.trim();
      return;
    }
    if (depth === placemark.depth) { this.#endPlacemark(placemark); return; }
    const build = this.#builds.at(-1);
    if (build) { this.#inGeometry(build, name, text); return; }
    this.#inPlacemark(placemark, name, parent, depth, text);
  }

  #inPlacemark(placemark: Placemark, name: string, parent: string, depth: number, text: string): void {
    const direct = depth === placemark.depth + 1;
    if (direct && name === 'styleUrl') placemark.styleUrl = text.trim();
    else if (direct && (plainTexts.has(name) || (placemark.custom && !['ExtendedData', 'LookAt', 'Camera'].includes(name)))) {
      if (text.trim() !== '') placemark.properties[name] = text.trim();
    } else if ((name === 'value' && parent === 'Data') || name === 'SimpleData') {
      if (this.#dataName !== null) placemark.properties[this.#dataName] = text.trim();
    } else if (name === 'when' && parent === 'TimeStamp') placemark.properties['timestamp'] = text.trim();
    else if ((name === 'begin' || name === 'end') && parent === 'TimeSpan') placemark.properties[`time-${name}`] = text.trim();
    else if (parent === 'LatLonBox' || parent === 'LatLonQuad') placemark.box.set(name, text.trim());
    else if (name === 'href' && (parent === 'Link' || parent === 'Url' || parent === 'Icon')) placemark.properties['href'] = text.trim();
    else if (parent === 'ExtendedData' && name !== 'Data' && name !== 'SchemaData' && text.trim() !== '') placemark.properties[name] = text.trim();
  }

  #inGeometry(build: Build, name: string, text: string): void {
    if (name === 'coordinates') {
      const { positions, unreadable } = parseCoordinates(text);
      build.bad += unreadable;
      if (build.kind === 'LinearRing' || build.kind === 'LineString' || build.kind === 'Point') build.positions.push(...(positions.length < 50_000 ? positions : []));
      if (positions.length >= 50_000 || !['LinearRing', 'LineString', 'Point'].includes(build.kind)) build.positions = build.positions.concat(positions);
    } else if (name === 'coord') {
      const { positions, unreadable } = parseCoordinates(text.trim().split(/\s+/).join(','));
      build.bad += unreadable;
      build.positions.push(...positions);
    } else if (name === 'when') build.times.push(text.trim());
    else if ((name === 'longitude' || name === 'latitude' || name === 'altitude') && build.kind === 'Model') {
      const value = Number(text);
      if (Number.isFinite(value)) { build.positions[0] ??= [0, 0]; build.positions[0][{ longitude: 0, latitude: 1, altitude: 2 }[name]] = value; }
    } else if (name === build.kind) this.#endGeometry();
  }

  #endGeometry(): void {
    const build = this.#builds.pop()!;
    const holder = this.#builds.at(-1);
    const placemark = this.#placemark!;
    placemark.bad += build.bad;
    if (build.kind === 'LinearRing' && holder?.kind === 'Polygon') {
      if (build.positions.length === 0) return;
      if (holder.inner) holder.holes.push(build.positions); else if (holder.outer) holder.holes.push(build.positions); else holder.outer = build.positions;
      return;
    }
    const geometry = this.#geometryOf(build);
    if (!geometry) return;
    if (holder) {
      if (collections.has(holder.kind)) holder.parts.push(geometry); else placemark.geometries.push(geometry);
    } else placemark.geometries.push(geometry);
  }

  #geometryOf(build: Build): Geometry | null {
    if (collections.has(build.kind)) return combine(build.parts);
    if (build.kind === 'Polygon') {
      if (build.outer) return { type: 'Polygon', coordinates: [build.outer, ...build.holes] };
      // Some writers leave the ring elements out and put the coordinates straight into the polygon.
      return build.positions.length > 0 ? { type: 'Polygon', coordinates: [build.positions] } : null;
    }
    if (build.positions.length === 0) return null;
    if (build.kind === 'Point' || build.kind === 'Model') return { type: 'Point', coordinates: build.positions[0]! };
    if (build.kind === 'Track' && build.times.length > 0) this.#placemark!.properties['times'] = build.times;
    // A track or line of one position is a place.
    if (build.positions.length === 1) return { type: 'Point', coordinates: build.positions[0]! };
    return { type: 'LineString', coordinates: build.positions };
  }

  #endPlacemark(placemark: Placemark): void {
    this.#placemark = null;
    this.#builds.length = 0;
    const index = this.features.length;
    const called = `“${String(placemark.properties['name'] ?? `feature ${index + 1}`)}”`;
    if (placemark.kind === 'NetworkLink' || placemark.kind === 'ScreenOverlay') {
      const what = placemark.kind === 'NetworkLink' ? 'is a link to another file' : 'is a picture fixed to the screen';
      this.#note(placemark.kind === 'NetworkLink' ? 'kml-network-link' : 'kml-screen-overlay', `${called} ${what}${placemark.properties['href'] ? ` (${String(placemark.properties['href']).slice(0, 200)})` : ''}; Hectare fetches nothing. Save that file and open it.`);
      return;
    }
    if (placemark.kind === 'GroundOverlay') {
      const footprint = footprintOf(placemark.box);
      if (footprint) placemark.geometries.push(footprint);
      this.#note('kml-ground-overlay', `${called} is a picture on the ground; its outline was kept, the picture was not.`, 'info', index);
    }
    const geometry = combine(placemark.geometries);
    const folder = this.#folders.slice(this.#folders[0]?.depth === 2 || this.#folders.length > 1 ? 1 : 0).map(({ name }) => name).filter(Boolean).join('/');
    if (folder) placemark.properties['folder'] = folder;
    this.features.push({ type: 'Feature', geometry, properties: placemark.properties });
    if (placemark.styleUrl || placemark.style) this.#pendingStyles.push({ feature: index, url: placemark.styleUrl, own: placemark.style });
    if (placemark.bad > 0) this.#note('kml-bad-coordinates', `${called} has ${placemark.bad} coordinates that are not numbers; they were left out.`, 'warning', index);
    if (!geometry) this.#note('no-geometry', `${called} has no shape; it is kept in the table.`, 'info', index);
  }

  #endStyle(): void {
    const style = styleFrom(this.#styleValues!);
    if (this.#placemark) this.#placemark.style = style;
    else if (this.#styleId) this.#styles.set(this.#styleId, style);
    this.#styleValues = null;
  }

  #inStyleMap(name: string, text: string): void {
    if (name === 'key') this.#mapKey = text.trim();
    else if (name === 'styleUrl' && this.#mapKey !== 'highlight') this.#styleMaps.set(this.#mapId!, text.trim());
    else if (name === 'StyleMap') { this.#mapId = null; this.#mapKey = ''; }
  }

  #applyStyles(): void {
    for (const { feature, url, own } of this.#pendingStyles) {
      let id = url?.replace(/^.*#/, '') ?? '';
      for (let step = 0; step < 4 && this.#styleMaps.has(id); step += 1) id = this.#styleMaps.get(id)!.replace(/^.*#/, '');
      Object.assign(this.features[feature]!.properties!, this.#styles.get(id), own);
    }
  }
}

const local = (qualified: string) => qualified.slice(qualified.indexOf(':') + 1);

/** Outline of a ground overlay: its LatLonBox turned by its rotation (degrees, counter-clockwise, about the middle), or its gx:LatLonQuad. */
function footprintOf(box: Map<string, string>): Geometry | null {
  const corners = box.get('coordinates');
  if (corners) {
    const { positions } = parseCoordinates(corners);
    return positions.length === 4 ? { type: 'Polygon', coordinates: [[...positions, positions[0]!]] } : null;
  }
  const [north, south, east, west] = ['north', 'south', 'east', 'west'].map((side) => Number(box.get(side) ?? Number.NaN)) as [number, number, number, number];
  if (![north, south, east, west].every(Number.isFinite)) return null;
  const turn = (Number(box.get('rotation') ?? 0) || 0) * (Math.PI / 180);
  const x = (east + west) / 2;
  const y = (north + south) / 2;
  const shrink = Math.cos((y * Math.PI) / 180) || 1;
  const ring = ([[west, south], [east, south], [east, north], [west, north], [west, south]] as [number, number][]).map(([longitude, latitude]) => {
    if (turn === 0) return [longitude, latitude];
    const dx = (longitude - x) * shrink;
    const dy = latitude - y;
    return [x + (dx * Math.cos(turn) - dy * Math.sin(turn)) / shrink, y + dx * Math.sin(turn) + dy * Math.cos(turn)];
  });
  return { type: 'Polygon', coordinates: [ring] };
}
