import type { Geometry, Position } from '#geo/types.ts';
import { landFrom } from '../nested-land.ts';
import { rangeFault, say } from '../phrases/index.ts';
import { transformed } from '../projection/transformed.ts';
import type { LineDecoder } from '../text/text-lines.ts';
import { CoordinateBudget, CoordinateChain, type CoordinateOrigin } from './map-coordinates.ts';
import type { MapHead } from './map-head.ts';
import { contradiction, type MapPages } from './map-pages.ts';
import { collectionOf, ellipse, ellipticArc, linesFrom, rectangle, roundedRectangle, type MapInfoShape } from './shape.ts';

const objectBlock = 2;
const blockHeadBytes = 20;

/** Numbers of an object, one after another, within the block that it lies in. */
class ObjectBytes {
  readonly #view: DataView;
  readonly #isShort: boolean;
  /** what shortened places of the block are counted from */
  readonly #centre: readonly [number, number];
  #at: number;
  readonly #end: number;

  constructor(view: DataView, at: number, end: number, isShort: boolean) {
    this.#view = view;
    this.#at = at;
    this.#end = end;
    this.#isShort = isShort;
    this.#centre = [view.getInt32(4, true), view.getInt32(8, true)];
  }

  #step(bytes: number): number {
    const at = this.#at;
    if (at + bytes > this.#end) throw contradiction();
    this.#at += bytes;
    return at;
  }
  skip(bytes: number): void {
    this.#step(bytes);
  }
  short(): number {
    return this.#view.getInt16(this.#step(2), true);
  }
  long(): number {
    return this.#view.getInt32(this.#step(4), true);
  }
  /** a size, which is as long as a coordinate */
  size(): number {
    return this.#isShort ? this.short() : this.long();
  }
  place(): Position {
    return this.#isShort ? [this.#centre[0] + this.short(), this.#centre[1] + this.short()] : [this.long(), this.long()];
  }
  /** The label of an object is skipped; behind it stands what its shortened places are counted from. */
  origin(hasLabel = true): CoordinateOrigin {
    if (hasLabel) this.skip(this.#isShort ? 4 : 8);
    return this.#isShort ? [this.long(), this.long()] : null;
  }
}

/** The kinds whose places stand in the object itself, by the number of their short form; null for another. */
function plainGeometry(kind: number, object: ObjectBytes): Geometry | null {
  switch (kind) {
    case 0x28: // a sign of a font
      object.skip(12);
      return { type: 'Point', coordinates: object.place() };
    case 0x2b: // a sign from a picture
      object.skip(2);
      return { type: 'Point', coordinates: object.place() };
    case 0x01:
      return { type: 'Point', coordinates: object.place() };
    case 0x04:
      return { type: 'LineString', coordinates: [object.place(), object.place()] };
    case 0x0a: {
      const [from, to] = [object.short() / 10, object.short() / 10];
      return { type: 'LineString', coordinates: ellipticArc(object.place(), object.place(), from, to) };
    }
    case 0x13:
      return { type: 'Polygon', coordinates: [rectangle(object.place(), object.place())] };
    case 0x16: {
      const [width, height] = [object.size(), object.size()];
      return { type: 'Polygon', coordinates: [roundedRectangle(object.place(), object.place(), width, height)] };
    }
    case 0x19:
      return { type: 'Polygon', coordinates: [ellipse(object.place(), object.place())] };
    default:
      return null;
  }
}

interface ObjectBlock {
  start: number;
  view: DataView;
  /** where its objects end */
  end: number;
}

/** The objects of a .map by their places. */
export class MapObjects {
  readonly #pages: MapPages;
  readonly #head: MapHead;
  readonly #decoder: LineDecoder;
  readonly #budget: CoordinateBudget;
  #block: ObjectBlock | null = null;

  constructor(pages: MapPages, head: MapHead, decoder: LineDecoder) {
    this.#pages = pages;
    this.#head = head;
    this.#decoder = decoder;
    this.#budget = new CoordinateBudget(pages.size);
  }

  /** bytes of coordinates that were read so far */
  get readBytes(): number {
    return this.#budget.spent;
  }

  async #blockAt(start: number): Promise<ObjectBlock> {
    if (this.#block?.start === start) return this.#block;
    const bytes = await this.#pages.read(start, Math.min(this.#head.blockBytes, this.#pages.size - start));
    if (bytes.length < blockHeadBytes) throw contradiction();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const end = blockHeadBytes + view.getUint16(2, true);
    if (view.getInt16(0, true) !== objectBlock || end > bytes.length) throw contradiction();
    this.#block = { start, view, end };
    return this.#block;
  }

  /**
   * The object at a place, in the numbers of the coordinate system. It names the row that it belongs to, counted from 1: another one, or the mark of a deleted object, is
   * a fault, and so is all else that cannot be.
   */
  async shapeAt(place: number, row: number): Promise<MapInfoShape> {
    const start = Math.floor(place / this.#head.blockBytes) * this.#head.blockBytes;
    if (!(start >= 0 && start < this.#pages.size)) throw contradiction();
    const { view, end } = await this.#blockAt(start);
    const at = place - start;
    if (at < blockHeadBytes || at + 5 > end) throw contradiction();
    const kind = view.getUint8(at);
    if (view.getInt32(at + 1, true) !== row) throw contradiction();
    // Every kind has a short form, whose number leaves 1 when divided by 3, and the full one behind it.
    const isShort = kind % 3 === 1;
    const object = new ObjectBytes(view, at + 5, end, isShort);
    const kindOf = isShort ? kind : kind - 1;
    if (kindOf === 0x10) return this.#text(object);
    const geometry = kind === 0 ? null : await this.#geometry(kindOf, object, kind);
    const hasArcs = geometry !== null && (kindOf === 0x0a || kindOf === 0x16 || kindOf === 0x19);
    // Whole numbers may be counted towards the west or the south: shapes are made of them, and placed as a whole.
    return { geometry: geometry && transformed(geometry, ([x, y]) => this.#head.placeOf(x!, y!)), text: null, hasArcs };
  }

  /** Kinds by the number of their short form. */
  async #geometry(kind: number, object: ObjectBytes, written: number): Promise<Geometry | null> {
    switch (kind) {
      case 0x07:
      case 0x0d:
      case 0x25:
      case 0x2e:
      case 0x31:
      case 0x3d:
      case 0x40:
        return this.#linesOrLand(kind, object);
      case 0x34:
      case 0x43: {
        const [chain, count] = [this.#chain(object.long()), object.long()];
        object.skip(kind === 0x43 ? 50 : 17);
        return { type: 'MultiPoint', coordinates: await chain.places(count, object.origin()) };
      }
      case 0x37:
      case 0x46:
        return this.#collection(kind === 0x46 ? 800 : 650, object);
      default: {
        const geometry = plainGeometry(kind, object);
        if (!geometry) throw rangeFault(say('file.mapinfo.unknown-object', { kind: written }));
        return geometry;
      }
    }
  }

  #chain(at: number): CoordinateChain {
    return new CoordinateChain(this.#pages, this.#head.blockBytes, this.#budget, at);
  }

  async #linesOrLand(kind: number, object: ObjectBytes): Promise<Geometry | null> {
    const chain = this.#chain(object.long());
    // The highest bit says that the line is drawn smoothly; its places are those of its corners.
    const bytes = object.long() & 0x7fff_ffff;
    if (kind === 0x07) {
      const origin = object.origin();
      return linesFrom([await chain.places(Math.floor(bytes / (origin ? 4 : 8)), origin)]);
    }
    const version = kind >= 0x3d ? 800 : kind >= 0x2e ? 450 : 300;
    const count = version === 800 ? object.long() : object.short();
    if (version === 800) object.skip(33);
    const runs = await chain.sections(count, version, object.origin());
    return kind === 0x25 || kind === 0x31 || kind === 0x40 ? linesFrom(runs) : landFrom(runs);
  }

  /** A region, lines and a multipoint, of which each may be missing; before the coordinates of each stand its label and its box. */
  async #collection(version: number, object: ObjectBytes): Promise<Geometry | null> {
    const chain = this.#chain(object.long());
    const points = object.long();
    object.skip(8);
    const count = () => (version === 800 ? object.long() : object.short());
    const [regions, lines] = [count(), count()];
    object.skip(version === 800 ? 21 : 20);
    const origin = object.origin(false);
    const boxBytes = origin ? 12 : 24;
    const parts: (Geometry | null)[] = [];
    const sections = async (howMany: number) => {
      await chain.take(boxBytes + (version === 800 ? 4 : 0));
      return chain.sections(howMany, version === 800 ? 800 : 450, origin);
    };
    if (regions > 0) parts.push(landFrom(await sections(regions)));
    if (lines > 0) parts.push(linesFrom(await sections(lines)));
    if (points > 0) {
      await chain.take(boxBytes);
      parts.push({ type: 'MultiPoint', coordinates: await chain.places(points, origin) });
    }
    return collectionOf(parts);
  }

  /** A text stands at the lower left corner that it had before it was turned; the file has the box around it as it was turned. */
  async #text(object: ObjectBytes): Promise<MapInfoShape> {
    const [at, bytes] = [object.long(), object.short() & 0xffff];
    object.skip(2);
    const angle = (object.short() * Math.PI) / 1800;
    object.skip(8);
    object.place();
    const height = this.#head.heightOf(object.size());
    object.skip(1);
    const [[x1, y1], [x2, y2]] = [object.place(), object.place()].map(([x, y]) => this.#head.placeOf(x!, y!)) as [Position, Position];
    const [west, east, south, north] = [Math.min(x1!, x2!), Math.max(x1!, x2!), Math.min(y1!, y2!), Math.max(y1!, y2!)];
    const [rise, run] = [height * Math.sin(angle), height * Math.cos(angle)];
    const x = run >= 0 ? west + Math.max(0, rise) : east + Math.min(0, rise);
    const y = rise > 0 ? south - Math.min(0, run) : north - Math.max(0, run);
    const text = bytes === 0 ? '' : this.#letters(await this.#chain(at).take(bytes));
    return { geometry: { type: 'Point', coordinates: [x, y] }, text, hasArcs: false };
  }

  #letters(view: DataView): string {
    return this.#decoder.decode(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  }
}
