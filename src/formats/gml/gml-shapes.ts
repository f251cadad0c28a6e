import { chained, straightened } from '#geo/arcs.ts';
import type { Geometry, Position } from '#geo/types.ts';
import { rangeFault, say } from '../phrases/index.ts';
import { surfacePhrase } from '../shape-kinds.ts';

/** An element of a shape with what is in it. */
export interface GmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: GmlNode[];
  text: string;
}

/** What reading a shape finds besides. */
export interface ShapeReading {
  hasArcs: boolean;
}

const shapeNames = new Set([
  'Point', 'LineString', 'LinearRing', 'Curve', 'CompositeCurve', 'OrientableCurve', 'Polygon', 'Rectangle', 'Triangle', 'Surface', 'CompositeSurface', 'OrientableSurface', 'PolyhedralSurface', 'TriangulatedSurface', 'Tin',
  'MultiPoint', 'MultiLineString', 'MultiCurve', 'MultiPolygon', 'MultiSurface', 'MultiGeometry', 'GeometryCollection', 'Solid', 'CompositeSolid', 'MultiSolid', 'Ring',
]); // prettier-ignore
export const isShapeName = (name: string): boolean => shapeNames.has(name);

const lines = new Set(['LineString', 'LinearRing', 'Curve', 'CompositeCurve', 'OrientableCurve', 'Ring']);
const polygons = new Set(['Polygon', 'Rectangle', 'Triangle']);
const surfaces = new Set(['Surface', 'OrientableSurface', 'CompositeSurface', 'PolyhedralSurface', 'TriangulatedSurface', 'Tin']);
const straight = new Set(['LineString', 'LinearRing', 'LineStringSegment', 'GeodesicString', 'Geodesic']);
/** Elements of a line whose children follow each other. */
const ofStretches = new Set([
  'Curve', 'segments', 'CompositeCurve', 'Ring', 'curveMember', 'curveMembers', 'lineStringMember', 'exterior', 'interior', 'outerBoundaryIs', 'innerBoundaryIs',
]); // prettier-ignore

const numberPattern = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
function numberOf(text: string): number {
  const value = numberPattern.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) throw rangeFault(say('file.shape.not-a-number-text', { text: text.slice(0, 30) }));
  return value;
}
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const childrenNamed = (node: GmlNode, ...names: string[]) => node.children.filter(({ name }) => names.includes(name));

/** Numbers by positions of so many; without a word of the file two, or three where only that comes out even. */
function grouped(numbers: number[], dimension: number | null): Position[] {
  const size = dimension ?? (numbers.length % 2 === 0 ? 2 : numbers.length % 3 === 0 ? 3 : 2);
  if (size < 2 || size > 4 || numbers.length % size !== 0) throw rangeFault(say('file.shape.position'));
  return Array.from({ length: numbers.length / size }, (_, k) => numbers.slice(k * size, k * size + Math.min(size, 3)));
}

/** The positions of GML 2: tuples "x,y[,z]", whose marks the element may change. */
function tuples({ attributes, text }: GmlNode): Position[] {
  const { ts = ' ' } = attributes;
  const oneLetter = (mark: string | undefined, usual: string) => (mark !== undefined && [...mark].length === 1 ? mark : usual);
  const [decimal, cs] = [oneLetter(attributes['decimal'], '.'), oneLetter(attributes['cs'], ',')];
  const plain = (word: string) => (decimal === '.' ? word : word.replaceAll(decimal, '.'));
  const parts =
    ts.trim() === ''
      ? words(
          text
            .split(cs)
            .map((part) => part.trim())
            .join(cs),
        )
      : text
          .split(ts)
          .map((part) => part.trim())
          .filter(Boolean);
  return parts.map((part) => {
    const place = part.split(cs).map((word) => numberOf(plain(word.trim())));
    if (place.length < 2) throw rangeFault(say('file.shape.position'));
    return place.slice(0, 3);
  });
}

function dimensionOf(node: GmlNode, inherited: number | null): number | null {
  const written = node.attributes['srsDimension'] ?? node.attributes['dimension'];
  return written !== undefined && /^[234]$/.test(written.trim()) ? Number(written) : inherited;
}

/** Reads one shape; depth and size are bounded by the reader of the file. Throws RangeError, with words, where it cannot. */
class ShapeReader {
  readonly #reading: ShapeReading;
  constructor(reading: ShapeReading) {
    this.#reading = reading;
  }

  positions(node: GmlNode, inherited: number | null): Position[] {
    const dimension = dimensionOf(node, inherited);
    const places: Position[] = [];
    const add = (more: Position[]) => {
      for (const place of more) places.push(place);
    };
    for (const child of node.children) {
      const own = dimensionOf(child, dimension);
      if (child.name === 'posList') add(grouped(words(child.text).map(numberOf), own));
      else if (child.name === 'pos') add([words(child.text).map(numberOf).slice(0, 3)]);
      else if (child.name === 'coordinates') add(tuples(child));
      else if (child.name === 'coord')
        add([child.children.filter(({ name }) => /^[XYZ]$/.test(name)).map(({ text }) => numberOf(text.trim()))]);
      else if (child.name === 'pointProperty' || child.name === 'pointRep' || child.name === 'Point') add(this.positions(child, own));
    }
    if (places.some((place) => place.length < 2)) throw rangeFault(say('file.shape.position'));
    return places;
  }

  /** The corners of a line, whatever it is made of. */
  line(node: GmlNode, dimension: number | null): Position[] {
    const own = dimensionOf(node, dimension);
    if (straight.has(node.name)) return this.positions(node, own);
    if (ofStretches.has(node.name))
      return chained(node.children.filter(({ name }) => !isPropertyOfLine(name)).map((child) => this.line(child, own)));
    if (node.name === 'Arc' || node.name === 'ArcString' || node.name === 'Circle') {
      this.#reading.hasArcs = true;
      return straightened(node.name === 'Circle' ? circleOf(this.positions(node, own)) : this.positions(node, own));
    }
    if (node.name !== 'OrientableCurve') throw rangeFault(say('file.gml.kind', { kind: node.name.slice(0, 40) }));
    const base = childrenNamed(node, 'baseCurve').flatMap(({ children }) => children);
    const places = chained(base.map((child) => this.line(child, own)));
    return node.attributes['orientation'] === '-' ? places.toReversed() : places;
  }

  #ringOf(node: GmlNode, dimension: number | null): Position[] {
    refuseLink(node);
    const ring = this.line(node, dimension);
    if (ring.length === 0) throw rangeFault(say('file.gml.empty-ring'));
    return ring;
  }

  polygon(node: GmlNode, dimension: number | null): Position[][] {
    const own = dimensionOf(node, dimension);
    const shells = childrenNamed(node, 'exterior', 'outerBoundaryIs');
    if (shells.length === 0) return [];
    return [shells[0]!, ...childrenNamed(node, 'interior', 'innerBoundaryIs')].map((ring) => this.#ringOf(ring, own));
  }

  polygons(node: GmlNode, dimension: number | null): Position[][][] {
    const own = dimensionOf(node, dimension);
    refuseLink(node);
    if (['Polygon', 'PolygonPatch', 'Rectangle', 'Triangle'].includes(node.name))
      return [this.polygon(node, own)].filter((rings) => rings.length > 0);
    if (['Solid', 'CompositeSolid', 'MultiSolid'].includes(node.name)) throw rangeFault(surfacePhrase(node.name));
    return node.children.flatMap((child) =>
      isHolder(child.name) || isShapeName(child.name) || /Patch$|^Rectangle$|^Triangle$/.test(child.name) ? this.polygons(child, own) : [],
    );
  }

  shape(node: GmlNode, dimension: number | null): Geometry {
    const own = dimensionOf(node, dimension);
    refuseLink(node);
    const { name } = node;
    if (name === 'Point') return { type: 'Point', coordinates: this.positions(node, own)[0] ?? [] };
    if (lines.has(name)) return { type: 'LineString', coordinates: this.line(node, own) };
    if (polygons.has(name)) return { type: 'Polygon', coordinates: this.polygon(node, own) };
    if (surfaces.has(name)) {
      const parts = this.polygons(node, own);
      return parts.length === 1 ? { type: 'Polygon', coordinates: parts[0]! } : { type: 'MultiPolygon', coordinates: parts };
    }
    return this.#several(node, own);
  }

  #several(node: GmlNode, own: number | null): Geometry {
    switch (node.name) {
      case 'MultiPolygon':
      case 'MultiSurface':
        return { type: 'MultiPolygon', coordinates: this.polygons(node, own) };
      case 'MultiPoint': {
        const places = membersOf(node).map((point) => this.positions(point, own)[0] ?? []);
        return { type: 'MultiPoint', coordinates: places.filter((place) => place.length > 0) };
      }
      case 'MultiLineString':
      case 'MultiCurve':
        return { type: 'MultiLineString', coordinates: membersOf(node).map((line) => this.line(line, own)) };
      case 'MultiGeometry':
      case 'GeometryCollection':
        return { type: 'GeometryCollection', geometries: membersOf(node).map((member) => this.shape(member, own)) };
      default:
        throw rangeFault(surfacePhrase(node.name));
    }
  }
}

const isPropertyOfLine = (name: string) => /^(?:description|name|metaDataProperty|boundedBy|descriptionReference|identifier)$/.test(name);
/** Elements between a shape and those that it is made of. */
const isHolder = (name: string) => /Members?$|^(?:patches|polygonPatches|trianglePatches|baseSurface)$/.test(name);

/** The shapes in the member elements of a shape. */
const membersOf = (node: GmlNode): GmlNode[] =>
  node.children
    .filter(({ name }) => isHolder(name))
    .flatMap((holder) => {
      refuseLink(holder);
      return holder.children.filter(({ name }) => isShapeName(name));
    });

/** A shape that stands elsewhere is not fetched, and nothing is shown in its place. */
function refuseLink({ attributes, children }: GmlNode): void {
  if (attributes['xlink:href'] !== undefined && children.length === 0)
    throw rangeFault(say('file.gml.link', { link: attributes['xlink:href'].slice(0, 60) }));
}

/** A whole circle as two arcs: by the second place to the third, and back by the place across of the second. */
function circleOf([a, b, c]: Position[]): Position[] {
  if (!a || !b || !c) throw rangeFault(say('file.shape.position'));
  return [a, b, c, acrossOf(a, b, c), a];
}

/** The place of the circle through three places that lies across of the second. */
function acrossOf(a: Position, b: Position, c: Position): Position {
  const [bx, by, cx, cy] = [b[0]! - a[0]!, b[1]! - a[1]!, c[0]! - a[0]!, c[1]! - a[1]!];
  const cross = 2 * (bx * cy - by * cx);
  if (Math.abs(cross) <= 1e-12 * (bx * bx + by * by + cx * cx + cy * cy)) throw rangeFault(say('file.gml.flat-circle'));
  const [b2, c2] = [bx * bx + by * by, cx * cx + cy * cy];
  const [x, y] = [a[0]! + (cy * b2 - by * c2) / cross, a[1]! + (bx * c2 - cx * b2) / cross];
  // The places of the circle across of the chord's middle: of the two that on the other side than the second place.
  const [radius, chord] = [Math.hypot(a[0]! - x, a[1]! - y), Math.hypot(cx, cy)];
  const [ux, uy] = [(-cy / chord) * radius, (cx / chord) * radius];
  const isLeft = cx * (y + uy - a[1]!) - cy * (x + ux - a[0]!) > 0;
  const sign = isLeft === cx * by - cy * bx > 0 ? -1 : 1;
  return [x + sign * ux, y + sign * uy, ...a.slice(2)];
}

/** The shape of an element, as its numbers stand. Throws RangeError, with words, where it cannot be read. */
export const shapeOfNode = (node: GmlNode, reading: ShapeReading, dimension: number | null): Geometry =>
  new ShapeReader(reading).shape(node, dimension);
