import { chained, straightened } from '#geo/arcs.ts';
import type { Geometry, Position } from '#geo/types.ts';
import { numberText } from './number-text.ts';
import { isSurface, surfacePhrase } from '../shape-kinds.ts';
import { say, ShapeFault } from '../phrases/index.ts';

const deepest = 50;
const kinds = [
  'POINT',
  'LINESTRING',
  'POLYGON',
  'MULTIPOINT',
  'MULTILINESTRING',
  'MULTIPOLYGON',
  'GEOMETRYCOLLECTION',
  'LINEARRING',
  'TRIANGLE',
  'CIRCULARSTRING',
  'COMPOUNDCURVE',
  'CURVEPOLYGON',
  'MULTICURVE',
  'MULTISURFACE',
] as const;
type Kind = (typeof kinds)[number];

/** Why a text is not a geometry. */
export class BadGeometryText extends ShapeFault {}

const [openBracket, closeBracket, comma] = [0x28, 0x29, 0x2c];
const isBlank = (code: number) => code === 32 || (code >= 9 && code <= 13);

/** Walks well-known text from left to right, each character once. */
class Walker {
  #at = 0;
  /** whether an arc was made of straight sides */
  hasArcs = false;
  /** whether a measure was left out */
  hasMeasures = false;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  #skip(): void {
    while (this.#at < this.#text.length && isBlank(this.#text.charCodeAt(this.#at))) this.#at += 1;
  }

  /** Whether this mark comes, without walking on. */
  sees(mark: string): boolean {
    this.#skip();
    return this.#text[this.#at] === mark;
  }

  next(mark: string): boolean {
    this.#skip();
    if (this.#text[this.#at] !== mark) return false;
    this.#at += 1;
    return true;
  }

  expect(mark: string): void {
    if (!this.next(mark)) throw new BadGeometryText(say('file.shape.missing-mark', { mark, n: this.#at + 1 }));
  }

  word(): string {
    this.#skip();
    const start = this.#at;
    while (this.#at < this.#text.length && /[a-z]/i.test(this.#text[this.#at]!)) this.#at += 1;
    return this.#text.slice(start, this.#at).toUpperCase();
  }

  /** undefined where no number stands here */
  number(): number | undefined {
    this.#skip();
    const start = this.#at;
    while (this.#at < this.#text.length) {
      const code = this.#text.charCodeAt(this.#at);
      if (isBlank(code) || code === openBracket || code === closeBracket || code === comma) break;
      this.#at += 1;
    }
    if (start === this.#at) return undefined;
    const value = Number(this.#text.slice(start, this.#at));
    if (!Number.isFinite(value))
      throw new BadGeometryText(say('file.shape.not-a-number-text', { text: this.#text.slice(start, this.#at).slice(0, 30) }));
    return value;
  }

  atEnd(): boolean {
    this.#skip();
    return this.#at >= this.#text.length || this.#text[this.#at] === ';';
  }
}

/** A shape as it was written; `srid` is the number of its system, where it has one. */
export interface ReadShape {
  geometry: Geometry;
  srid: number | null;
  hasArcs: boolean;
  hasMeasures: boolean;
}

/**
 * A geometry from well-known text (OGC 06-103r4, section 7; ISO and PostGIS spellings of Z and M). M is dropped, EMPTY gives empty coordinates. Throws BadGeometryText.
 * `srid` is the number of a leading "SRID=…;" (EWKT), else null.
 */
export function geometryFromText(text: string): ReadShape {
  const prefixed = /^\s*SRID\s*=\s*(\d{1,6})\s*;/i.exec(text);
  const walker = new Walker(prefixed ? text.slice(prefixed[0].length) : text);
  const geometry = tagged(walker, 0);
  if (!walker.atEnd()) throw new BadGeometryText(say('file.shape.something-after'));
  return { geometry, srid: prefixed ? Number(prefixed[1]) : null, hasArcs: walker.hasArcs, hasMeasures: walker.hasMeasures };
}

function tagged(walker: Walker, depth: number): Geometry {
  if (depth > deepest) throw new BadGeometryText(say('file.shape.nested-too-deep', { n: deepest }));
  const word = walker.word();
  const kind = kinds.find((name) => word.startsWith(name) && ['', 'Z', 'M', 'ZM', 'EMPTY'].includes(word.slice(name.length)));
  if (!kind && isSurface(word.replace(/(ZM|Z|M)$/, ''))) throw new BadGeometryText(surfacePhrase(word.slice(0, 30)));
  if (!kind) throw new BadGeometryText(say('file.shape.not-a-shape', { kind: word.slice(0, 30) || say('file.shape.this') }));
  let rest = word.slice(kind.length);
  let empty = rest === 'EMPTY';
  if (rest === '' || rest === 'Z' || rest === 'M' || rest === 'ZM') {
    const more = walker.word();
    if (more === 'EMPTY') empty = true;
    else if (more && rest === '' && ['Z', 'M', 'ZM'].includes(more)) {
      rest = more;
      const last = walker.word();
      if (last === 'EMPTY') empty = true;
      else if (last) throw new BadGeometryText(say('file.shape.not-expected', { text: last.slice(0, 30) }));
    } else if (more) throw new BadGeometryText(say('file.shape.not-expected', { text: more.slice(0, 30) }));
  }
  return body(walker, kind, { measureThird: rest === 'M', empty, depth });
}

const typeOf = {
  POINT: 'Point',
  LINESTRING: 'LineString',
  LINEARRING: 'LineString',
  CIRCULARSTRING: 'LineString',
  COMPOUNDCURVE: 'LineString',
  POLYGON: 'Polygon',
  TRIANGLE: 'Polygon',
  CURVEPOLYGON: 'Polygon',
  MULTIPOINT: 'MultiPoint',
  MULTILINESTRING: 'MultiLineString',
  MULTICURVE: 'MultiLineString',
  MULTIPOLYGON: 'MultiPolygon',
  MULTISURFACE: 'MultiPolygon',
  GEOMETRYCOLLECTION: 'GeometryCollection',
} as const satisfies Record<Kind, Geometry['type']>;

function emptyShape(kind: Kind): Geometry {
  const type = typeOf[kind];
  return type === 'GeometryCollection' ? { type, geometries: [] } : { type, coordinates: [] };
}

function body(
  walker: Walker,
  kind: Kind,
  { measureThird, empty, depth }: { measureThird: boolean; empty: boolean; depth: number },
): Geometry {
  if (kind === 'CIRCULARSTRING') walker.hasArcs = true;
  if (empty) return emptyShape(kind);
  const { position, list, line, rings, bracketed } = coordinateReaders(walker, measureThird);
  const stretch = () => stretchOf(walker, line, depth);
  const surface = () => surfaceOf(walker, rings, depth);
  switch (kind) {
    case 'CIRCULARSTRING':
      return { type: 'LineString', coordinates: straightened(line()) };
    case 'COMPOUNDCURVE':
      return { type: 'LineString', coordinates: chained(list(stretch)) };
    case 'CURVEPOLYGON':
      return { type: 'Polygon', coordinates: list(stretch) };
    case 'MULTICURVE':
      return { type: 'MultiLineString', coordinates: list(stretch) };
    case 'MULTISURFACE':
      return { type: 'MultiPolygon', coordinates: list(surface) };
    case 'POINT':
      return { type: 'Point', coordinates: list(position)[0]! };
    case 'LINESTRING':
    case 'LINEARRING':
      return { type: 'LineString', coordinates: line() };
    case 'POLYGON':
    case 'TRIANGLE':
      return { type: 'Polygon', coordinates: rings() };
    case 'MULTIPOINT':
      return { type: 'MultiPoint', coordinates: list(bracketed) };
    case 'MULTILINESTRING':
      return { type: 'MultiLineString', coordinates: rings() };
    case 'MULTIPOLYGON':
      return { type: 'MultiPolygon', coordinates: list(rings) };
    case 'GEOMETRYCOLLECTION':
      return { type: 'GeometryCollection', geometries: list(() => tagged(walker, depth + 1)) };
  }
}

/** Reads positions and lists of them, in brackets, where the walker stands. */
function coordinateReaders(walker: Walker, measureThird: boolean) {
  const position = (): Position => {
    const [x, y] = [walker.number(), walker.number()];
    if (x === undefined || y === undefined) throw new BadGeometryText(say('file.shape.position'));
    const third = walker.number();
    const fourth = third === undefined ? undefined : walker.number();
    walker.hasMeasures ||= fourth !== undefined || (third !== undefined && measureThird);
    return third === undefined || measureThird ? [x, y] : [x, y, third];
  };
  const list = <T>(readItem: () => T): T[] => {
    walker.expect('(');
    const items = [readItem()];
    while (walker.next(',')) items.push(readItem());
    walker.expect(')');
    return items;
  };
  const line = () => list(position);
  const rings = () => list(line);
  const bracketed = (): Position => {
    if (!walker.next('(')) return position();
    const place = position();
    walker.expect(')');
    return place;
  };
  return { position, list, line, rings, bracketed };
}

/** A member of a curve: bare coordinates are straight sides, others say their kind. */
function stretchOf(walker: Walker, line: () => Position[], depth: number): Position[] {
  if (walker.sees('(')) return line();
  const part = tagged(walker, depth + 1);
  if (part.type !== 'LineString') throw new BadGeometryText(say('file.shape.wrong-member', { kind: part.type }));
  return part.coordinates;
}

/** A member of a surface: bare coordinates are rings, others say their kind. */
function surfaceOf(walker: Walker, rings: () => Position[][], depth: number): Position[][] {
  if (walker.sees('(')) return rings();
  const part = tagged(walker, depth + 1);
  if (part.type !== 'Polygon') throw new BadGeometryText(say('file.shape.wrong-member', { kind: part.type }));
  return part.coordinates;
}

/** Well-known text, two- or three-dimensional as the geometry is (a position without a height gets 0 where others have one). */
export function geometryToText(geometry: Geometry, precision = 9): string {
  const flat = JSON.stringify(geometry).match(/\[[^[\]]+\]/g) ?? [];
  const hasHeights = flat.some((place) => place.split(',').length > 2);
  const position = ([x, y, z]: Position) =>
    `${numberText(x!, precision)} ${numberText(y!, precision)}${hasHeights ? ` ${numberText(z ?? 0, 3)}` : ''}`;
  const run = (places: Position[]) => `(${places.map(position).join(',')})`;
  const rings = (runs: Position[][]) => `(${runs.map(run).join(',')})`;
  const write = (part: Geometry): string => {
    const name = `${part.type.toUpperCase()}${hasHeights ? ' Z' : ''}`;
    if ((part.type === 'GeometryCollection' ? part.geometries : part.coordinates).length === 0) return `${name} EMPTY`;
    switch (part.type) {
      case 'Point':
        return `${name} ${run([part.coordinates])}`;
      case 'LineString':
        return `${name} ${run(part.coordinates)}`;
      case 'MultiPoint':
        return `${name} (${part.coordinates.map((place) => run([place])).join(',')})`;
      case 'Polygon':
      case 'MultiLineString':
        return `${name} ${rings(part.coordinates)}`;
      case 'MultiPolygon':
        return `${name} (${part.coordinates.map(rings).join(',')})`;
      case 'GeometryCollection':
        return `${name} (${part.geometries.map(write).join(',')})`;
    }
  };
  return write(geometry);
}

/** Bytes of a text of hexadecimal digits ("\\x" of PostgreSQL or "0x" of other databases in front is left out); null where it is none. */
export function bytesOfHex(text: string): Uint8Array | null {
  const digits = text.trim().replace(/^(\\|0)x/i, '');
  if (digits.length < 10 || digits.length % 2 !== 0 || !/^[0-9a-f]+$/i.test(digits)) return null;
  const bytes = new Uint8Array(digits.length / 2);
  for (let k = 0; k < bytes.length; k += 1) bytes[k] = Number.parseInt(digits.slice(2 * k, 2 * k + 2), 16);
  return bytes;
}
