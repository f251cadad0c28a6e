import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { noteOf, UnreadableFile } from '../format.ts';
import { setOwn } from '../own-properties.ts';
import { say, type FilePhrase } from '../phrases/index.ts';
import { guessedEncodingNote, type BytesDecoder } from '../text/text-encoding.ts';
import { XmlEvents, type XmlAttributes } from '../text/xml-events.ts';
import { isArea, landOf, ringsOf, type Run, type Tags } from './osm-shapes.ts';

/** Nodes are kept until the ways that use them are there: so many take some gigabytes. */
const maxNodes = 8_000_000;
/** Relations may name the same way again and again. */
const maxPositions = 30_000_000;
/** kinds of relations that a note tells */
const maxKinds = 10;
/** Tags that say nothing of what is there. */
const silent = new Set(['created_by', 'source', 'converted_by']);

interface Way {
  id: string;
  nodes: number[];
  tags: Map<string, string>;
}
interface Relation {
  id: string;
  members: { way: string; isInner: boolean }[];
  tags: Map<string, string>;
}
type Element = { kind: 'node'; id: string; tags: Map<string, string> } | ({ kind: 'way' } & Way) | ({ kind: 'relation' } & Relation);

/** Ends at the first tag that says something: members of a relation ask again and again. */
function says(tags: Tags, besides = ''): boolean {
  for (const key of tags.keys()) if (key !== besides && !silent.has(key)) return true;
  return false;
}

/** Nodes, ways and relations of OpenStreetMap; what they mean on the map is known when all of them are there. */
export class OsmReader extends FeatureCollector {
  readonly #events: XmlEvents;
  readonly #decoder: BytesDecoder;
  readonly #places = new Map<number, Position>();
  readonly #points: { id: string; tags: Tags }[] = [];
  readonly #ways = new Map<string, Way>();
  readonly #relations: Relation[] = [];
  #element: Element | null = null;
  #depth = 0;
  #isSeen = false;
  #positions = 0;
  #walked = 0;
  /** relations that are no land, by their type */
  readonly #others = new Map<string, number>();
  #unread = 0;
  #fault: FilePhrase | string = '';

  constructor(decoder: BytesDecoder) {
    super();
    this.#decoder = decoder;
    this.#events = new XmlEvents(
      {
        open: (name, attributes) => {
          this.#depth += 1;
          this.#open(name, attributes);
        },
        close: (name) => {
          this.#depth -= 1;
          if (this.#element?.kind === name) this.#finish(this.#element);
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

  #open(name: string, attributes: XmlAttributes): void {
    if (name === 'osm') this.#isSeen = true;
    else if (name === 'node' || name === 'way' || name === 'relation') this.#start(name, attributes);
    else if (this.#element) this.#inside(this.#element, name, attributes);
  }

  #start(kind: Element['kind'], { id = '', lon, lat, action, visible }: XmlAttributes): void {
    this.#element = null;
    if (action === 'delete' || visible === 'false') return;
    if (!/^-?\d{1,15}$/.test(id)) {
      this.#unread += 1;
      return;
    }
    if (kind === 'way') this.#element = { kind, id, nodes: [], tags: new Map() };
    else if (kind === 'relation') this.#element = { kind, id, members: [], tags: new Map() };
    else {
      const place = [Number(lon ?? 'x'), Number(lat ?? 'x')];
      if (place.every(Number.isFinite) && Math.abs(place[0]!) <= 180 && Math.abs(place[1]!) <= 90) this.#places.set(Number(id), place);
      if (this.#places.size > maxNodes) throw new UnreadableFile('osm-too-large', say('file.osm.too-large', { n: maxNodes }));
      this.#element = { kind, id, tags: new Map() };
    }
  }

  #inside(element: Element, name: string, { k, v, ref, type, role }: XmlAttributes): void {
    if (name === 'tag' && k !== undefined) element.tags.set(k, v ?? '');
    else if (name === 'nd' && element.kind === 'way') element.nodes.push(Number(ref ?? Number.NaN));
    else if (name === 'member' && element.kind === 'relation' && type === 'way' && ref !== undefined)
      element.members.push({ way: ref, isInner: role === 'inner' });
  }

  #finish(element: Element): void {
    this.#element = null;
    if (element.kind === 'way') this.#ways.set(element.id, element);
    else if (element.kind === 'relation') {
      if (['multipolygon', 'boundary'].includes(element.tags.get('type') ?? '')) this.#relations.push(element);
      else this.#countOther(element.tags.get('type') ?? '');
    } else if (says(element.tags)) this.#points.push(element);
  }

  #countOther(type: string): void {
    const name = type.slice(0, 40) || '–';
    const kind = this.#others.has(name) || this.#others.size < maxKinds ? name : '…';
    this.#others.set(kind, (this.#others.get(kind) ?? 0) + 1);
  }

  /** What of the file is no feature. */
  #noteLeftOut(borders: ReadonlySet<string>): void {
    const untagged = [...this.#ways.values()].filter(({ id, tags }) => !says(tags) && !borders.has(id)).length;
    if (untagged > 0) this.notes.push(noteOf('osm-untagged-ways', 'warning', say('file.osm.untagged-ways', { n: untagged })));
    const alone = this.#nodesAlone();
    if (alone > 0) this.notes.push(noteOf('osm-untagged-nodes', 'warning', say('file.osm.untagged-nodes', { n: alone })));
    const others = [...this.#others].map(([type, n]) => `${type} ${n}`).join(', ');
    const n = [...this.#others.values()].reduce((sum, some) => sum + some, 0);
    if (n > 0) this.notes.push(noteOf('osm-other-relations', 'info', say('file.osm.other-relations', { n, kinds: others })));
    if (this.#unread > 0) this.notes.push(noteOf('osm-bad-ids', 'warning', say('file.osm.bad-ids', { n: this.#unread })));
  }

  /** Nodes that are neither a point of their own nor a corner of a way. Call it last: the places of all others are given up, so that millions need no second list. */
  #nodesAlone(): number {
    for (const { nodes } of this.#ways.values()) for (const node of nodes) this.#places.delete(node);
    for (const { id } of this.#points) this.#places.delete(Number(id));
    return this.#places.size;
  }

  /** Everything as features: points, ways, then areas of several ways. */
  end(): void {
    this.#events.end();
    if (!this.#isSeen)
      throw new UnreadableFile('not-osm', this.#fault ? say('file.osm.faulty', { reason: this.#fault }) : say('file.osm.none'));
    for (const { id, tags } of this.#points) {
      const place = this.#places.get(Number(id));
      this.#add(`node/${id}`, tags, place ? { type: 'Point', coordinates: place } : null, place === undefined);
    }
    const borders = this.#bordersOnly();
    for (const way of this.#ways.values()) if (!borders.has(way.id)) this.#addWay(way);
    for (const relation of this.#relations) this.#addRelation(relation);
    this.#noteLeftOut(borders);
    if (this.#depth > 0) this.notes.push(noteOf('osm-truncated', 'error', say('file.xml.breaks-off', { element: 'osm' })));
    else if (this.#fault) this.notes.push(noteOf('osm-not-well-formed', 'warning', say('file.xml.faults', { fault: this.#fault })));
    this.finish();
    if (this.#decoder.guessed) this.notes.unshift(guessedEncodingNote);
  }

  /** Ways that are nothing but the border of a relation: without tags of their own, or with those of a relation that has none (as was done in early years). */
  #bordersOnly(): Set<string> {
    const borders = new Set<string>();
    for (const { members, tags } of this.#relations)
      for (const { way, isInner } of members) {
        const known = this.#ways.get(way);
        if (known && (!says(known.tags) || (!isInner && isWithoutWords(tags)))) borders.add(way);
      }
    return borders;
  }

  #addWay({ id, nodes, tags }: Way): void {
    if (!says(tags)) return;
    const line = this.#positionsOf(nodes);
    const isClosed = nodes.length > 3 && nodes[0] === nodes.at(-1);
    const geometry: Geometry | null =
      line === null || line.length < 2
        ? null
        : isClosed && isArea(tags)
          ? { type: 'Polygon', coordinates: [line] }
          : { type: 'LineString', coordinates: line };
    this.#add(`way/${id}`, tags, geometry, geometry === null);
  }

  #addRelation({ id, members, tags }: Relation): void {
    const unique = [...new Map(members.map((member) => [member.way, member])).values()];
    const runs = (isInner: boolean) =>
      unique.filter((member) => member.isInner === isInner).map(({ way }) => this.#ways.get(way)?.nodes ?? null);
    const [outer, inner] = [this.#ringsIn(runs(false)), this.#ringsIn(runs(true))];
    const land = outer && inner && outer.length > 0 ? landOf(outer, inner) : null;
    const ofOuter = unique.find(({ isInner }) => !isInner);
    const own = isWithoutWords(tags) ? (this.#ways.get(ofOuter?.way ?? '')?.tags ?? tags) : tags;
    this.#add(`relation/${id}`, own, land, land === null);
  }

  #ringsIn(runs: (Run | null)[]): Position[][] | null {
    if (runs.includes(null)) return null;
    // Rings that stay open are walked as well, in each relation that names their ways.
    this.#walked += runs.reduce((sum, run) => sum + run!.length, 0);
    if (this.#walked > maxPositions) throw new UnreadableFile('osm-too-large', say('file.osm.too-large', { n: maxNodes }));
    const rings = ringsOf(runs as Run[]);
    const placed = rings?.map((ring) => (ring.length > 3 ? this.#positionsOf(ring) : null));
    return placed && !placed.includes(null) ? (placed as Position[][]) : null;
  }

  /** Null where a node is missing: a border without a corner would be another piece of land. */
  #positionsOf(nodes: Run): Position[] | null {
    this.#positions += nodes.length;
    if (this.#positions > maxPositions) throw new UnreadableFile('osm-too-large', say('file.osm.too-large', { n: maxNodes }));
    const places = nodes.map((node) => this.#places.get(node));
    return places.includes(undefined) ? null : (places as Position[]).map((place) => [...place]);
  }

  #add(id: string, tags: Tags, geometry: Geometry | null, isIncomplete: boolean): void {
    const index = this.count;
    const properties: Properties = {};
    for (const [key, value] of tags) setOwn(properties, key, value);
    if (isIncomplete) this.note('osm-incomplete', say('file.osm.incomplete', { id, name: tags.get('name') ?? id }), 'error', index);
    const feature: Feature = { type: 'Feature', id, geometry, properties };
    this.features.push(feature);
  }
}

const isWithoutWords = (tags: Tags) => !says(tags, 'type');
