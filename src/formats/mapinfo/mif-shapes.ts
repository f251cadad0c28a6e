import type { Geometry, Position, Ring } from '#geo/types.ts';
import { closedRing as ringOf, landFrom } from '../nested-land.ts';
import { rangeFault, say } from '../phrases/index.ts';

/** What one object of a MIF file says: its shape in the numbers of the file, and what it writes on the map. */
export interface MifShape {
  geometry: Geometry | null;
  /** of a text object */
  text: string | null;
  hasArcs: boolean;
}

const keyword = /^\s*(none|point|line|pline|region|arc|text|rect|roundrect|ellipse|multipoint|collection)\b/i;
/** The kind of object that a line begins, in lower case; null for a line inside of one. */
export const objectKind = (line: string): string | null => keyword.exec(line)?.[1]?.toLowerCase() ?? null;

const maxPositions = 20_000_000;

/** Figures of an object, one after another; what is none where one must be is a fault. */
class Figures {
  readonly #words: string[];
  #at = 0;
  constructor(lines: string[]) {
    this.#words = lines.join(' ').trim().split(/\s+/);
    this.#at = 1;
  }

  get word(): string {
    return this.#words[this.#at]?.toLowerCase() ?? '';
  }
  skip(): void {
    this.#at += 1;
  }
  number(): number {
    const word = this.#words[this.#at];
    const value = word === undefined || word === '' ? Number.NaN : Number(word);
    if (!Number.isFinite(value)) throw rangeFault(say('file.shape.not-a-number'));
    this.#at += 1;
    return value;
  }
  count(): number {
    const count = this.number();
    if (!Number.isInteger(count) || count < 0 || count > maxPositions || count > this.#words.length)
      throw rangeFault(say('file.shape.too-many-parts'));
    return count;
  }
  place(): Position {
    return [this.number(), this.number()];
  }
  places(): Position[] {
    return Array.from({ length: this.count() }, () => this.place());
  }
}

/** Corners of a stretch of an ellipse in a box, anticlockwise from an angle to another in degrees, one for every half degree. */
function ellipticArc([x1, y1]: Position, [x2, y2]: Position, from: number, to: number): Position[] {
  const sweep = (((to - from) % 360) + 360) % 360 || 360;
  const count = Math.max(1, Math.ceil(sweep * 2));
  const [cx, cy, rx, ry] = [(x1! + x2!) / 2, (y1! + y2!) / 2, Math.abs(x2! - x1!) / 2, Math.abs(y2! - y1!) / 2];
  return Array.from({ length: count + 1 }, (_, k) => {
    const angle = ((from + (sweep * k) / count) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

function rounded([x1, y1]: Position, [x2, y2]: Position, diameter: number): Ring {
  const [west, east, south, north] = [Math.min(x1!, x2!), Math.max(x1!, x2!), Math.min(y1!, y2!), Math.max(y1!, y2!)];
  const [rx, ry] = [Math.min(Math.abs(diameter) / 2, (east - west) / 2), Math.min(Math.abs(diameter) / 2, (north - south) / 2)];
  if (rx === 0 || ry === 0) return rectangle([west, south], [east, north]);
  const corner = (x: number, y: number, from: number) => ellipticArc([x - rx, y - ry], [x + rx, y + ry], from, from + 90);
  return ringOf([
    ...corner(east - rx, south + ry, 270),
    ...corner(east - rx, north - ry, 0),
    ...corner(west + rx, north - ry, 90),
    ...corner(west + rx, south + ry, 180),
  ]);
}
const rectangle = ([x1, y1]: Position, [x2, y2]: Position): Ring => [
  [x1!, y1!],
  [x2!, y1!],
  [x2!, y2!],
  [x1!, y2!],
  [x1!, y1!],
];

function lines(figures: Figures): Geometry {
  const isMultiple = figures.word === 'multiple';
  if (isMultiple) figures.skip();
  const runs = Array.from({ length: isMultiple ? figures.count() : 1 }, () => figures.places());
  const usable = runs.filter((run) => run.length > 1);
  if (usable.length === 0) throw rangeFault(say('file.shape.one-place'));
  return usable.length === 1 ? { type: 'LineString', coordinates: usable[0]! } : { type: 'MultiLineString', coordinates: usable };
}

/** The places of a smoothed line are those of its corners: the curve between them is drawn by MapInfo alone. */
function plainShape(kind: string, own: string[]): MifShape {
  const said = kind === 'text' ? textOf(own) : null;
  const figures = new Figures(said ? said.rest : own);
  const shape = (geometry: Geometry | null, hasArcs = false): MifShape => ({ geometry, text: said?.text ?? null, hasArcs });
  switch (kind) {
    case 'point':
    case 'text':
      return shape({ type: 'Point', coordinates: figures.place() });
    case 'line':
      return shape({ type: 'LineString', coordinates: [figures.place(), figures.place()] });
    case 'pline':
      return shape(lines(figures));
    case 'region':
      return shape(landFrom(Array.from({ length: figures.count() }, () => figures.places())));
    case 'multipoint':
      return shape({ type: 'MultiPoint', coordinates: figures.places() });
    case 'rect':
      return shape({ type: 'Polygon', coordinates: [rectangle(figures.place(), figures.place())] });
    case 'roundrect':
      return shape({ type: 'Polygon', coordinates: [rounded(figures.place(), figures.place(), figures.number())] }, true);
    case 'ellipse':
      return shape({ type: 'Polygon', coordinates: [ringOf(ellipticArc(figures.place(), figures.place(), 0, 360).slice(0, -1))] }, true);
    case 'arc':
      return shape(
        { type: 'LineString', coordinates: ellipticArc(figures.place(), figures.place(), figures.number(), figures.number()) },
        true,
      );
    default:
      return shape(null);
  }
}

/** A text stands in quotes behind the word or in the next line; a line break in it is written as \n. */
function textOf(own: string[]): { text: string; rest: string[] } {
  const all = own.join(' ');
  const found = /^\s*text\s*"((?:[^"]|"")*)"/i.exec(all);
  return found
    ? { text: found[1]!.replaceAll('""', '"').replaceAll('\\n', '\n'), rest: ['text', all.slice(found[0].length)] }
    : { text: '', rest: own };
}

/** The shape of an object by its lines; a collection has its parts behind its first line. Throws a fault with its reason where it cannot be read. */
export function shapeOfObject(own: string[]): MifShape {
  const kind = objectKind(own[0] ?? '') ?? 'none';
  if (kind !== 'collection') return plainShape(kind, own);
  const parts: string[][] = [];
  for (const line of own.slice(1)) {
    if (objectKind(line)) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  const shapes = parts.map((part) => plainShape(objectKind(part[0]!)!, part).geometry).filter((geometry) => geometry !== null);
  if (shapes.length === 0) return { geometry: null, text: null, hasArcs: false };
  return { geometry: shapes.length === 1 ? shapes[0]! : { type: 'GeometryCollection', geometries: shapes }, text: null, hasArcs: false };
}
