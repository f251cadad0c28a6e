import type { Geometry, Position } from './types.ts';

/**
 * Coordinates of many geometries as plain numbers: threads hand them over without a copy, and a hundred thousand shapes take no time to take in. Geometries follow one another in both
 * lists.
 */
export interface PackedGeometries {
  /** longitude, latitude and what else a position has, position after position. Where the third number of a geometry is the same everywhere, it stands once, before the others */
  numbers: Float64Array<ArrayBuffer>;
  /** for each geometry its kind (see `headOf`), then for polygons and lists of lines the number of lists, then the number of positions of each */
  counts: Uint32Array<ArrayBuffer>;
}

const kinds = ['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'] as const;
type PackedType = (typeof kinds)[number];
/** No geometry of this place is in the numbers. */
const elsewhere = 0xffff_ffff;
const headOf = (kind: number, stride: number, isLevel: boolean): number => kind | (stride << 3) | (isLevel ? 1 << 8 : 0);
const maxStride = 31;

/** Where a geometry lies in the numbers. */
interface Place {
  packed: PackedGeometries;
  kind: number;
  /** numbers a position has there */
  stride: number;
  /** the third number of every position, where that does not stand with each of them */
  level: number | null;
  /** the first number of its positions, and the place of its first count */
  number: number;
  count: number;
}

const placeKey = Symbol('place');
type Coordinates = Exclude<Geometry, { type: 'GeometryCollection' }>['coordinates'];
interface Held {
  [placeKey]: Place | null;
}

/** A list that grows by doubling. */
class Growing<List extends Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>> {
  list: List;
  length = 0;
  readonly #make: (length: number) => List;
  constructor(make: (length: number) => List, length: number) {
    this.#make = make;
    this.list = make(length);
  }
  /** Makes room for so many more. */
  reserve(more: number): void {
    if (this.length + more <= this.list.length) return;
    const larger = this.#make(Math.max(2 * this.list.length, this.length + more));
    larger.set(this.list);
    this.list = larger;
  }
  push(value: number): void {
    this.reserve(1);
    this.list[this.length] = value;
    this.length += 1;
  }
  append(values: ArrayLike<number>): void {
    this.reserve(values.length);
    this.list.set(values, this.length);
    this.length += values.length;
  }
  take(): List {
    const taken = this.list.slice(0, this.length) as List;
    this.length = 0;
    return taken;
  }
}

/** Packs geometries one after the other. */
export class GeometryPacker {
  readonly #numbers = new Growing((length) => new Float64Array(length), 1 << 14);
  readonly #counts = new Growing((length) => new Uint32Array(length), 1 << 11);

  /** Adds a geometry. false where it is not packed (none, a collection, positions that are no lists of numbers of one length): its place is kept, and who packs sends it as it is. */
  add(geometry: Geometry | null): boolean {
    const place = (geometry as unknown as Partial<Held> | null)?.[placeKey];
    if (place) {
      this.#copy(place);
      return true;
    }
    const kind = geometry === null ? -1 : kinds.indexOf(geometry.type as PackedType);
    if (kind >= 0 && Object.keys(geometry!).length === 2) {
      const { coordinates } = geometry as { coordinates: Coordinates };
      const lists = kind < 5 ? [listsOf(kind, coordinates)] : (coordinates as Position[][][]);
      const stride = strideOf(lists);
      if (stride > 0) {
        this.#add(kind, stride, lists);
        return true;
      }
    }
    this.#counts.push(elsewhere);
    return false;
  }

  /** What was added since the last time. */
  take(): PackedGeometries {
    return { numbers: this.#numbers.take(), counts: this.#counts.take() };
  }

  #add(kind: number, stride: number, lists: readonly Position[][][]): void {
    const level = stride === 3 ? levelOf(lists) : null;
    this.#counts.push(headOf(kind, stride, level !== null));
    if (level !== null) this.#numbers.push(level);
    if (kind === 5) this.#counts.push(lists.length);
    for (const group of lists) {
      if (kind >= 3) this.#counts.push(group.length);
      for (const positions of group) {
        if (kind > 0) this.#counts.push(positions.length);
        this.#positions(positions, level === null ? stride : 2);
      }
    }
  }
  /** What is packed already is not made into lists for it. */
  #copy(place: Place): void {
    const { packed, kind, stride, level } = place;
    const end = walk(place, () => {});
    this.#counts.push(headOf(kind, level === null ? stride : 3, level !== null));
    this.#counts.append(packed.counts.subarray(place.count, end.count));
    if (level !== null) this.#numbers.push(level);
    this.#numbers.append(packed.numbers.subarray(place.number, end.number));
  }
  #positions(positions: readonly Position[], stride: number): void {
    this.#numbers.reserve(positions.length * stride);
    const { list } = this.#numbers;
    let at = this.#numbers.length;
    for (const position of positions) for (let axis = 0; axis < stride; axis += 1, at += 1) list[at] = position[axis]!;
    this.#numbers.length = at;
  }
}

const listsOf = (kind: number, coordinates: Coordinates): Position[][] =>
  kind === 0 ? [[coordinates as Position]] : kind < 3 ? [coordinates as Position[]] : (coordinates as Position[][]);

/** How many numbers every position has; 0 where they differ or are no numbers. Two where there is no position at all. */
function strideOf(lists: readonly Position[][][]): number {
  let stride = 0;
  if (!Array.isArray(lists)) return 0;
  for (const group of lists) {
    if (!Array.isArray(group)) return 0;
    for (const positions of group) {
      if (!Array.isArray(positions)) return 0;
      for (const position of positions) {
        stride ||= Array.isArray(position) && position.length <= maxStride ? position.length : 0;
        if (!Array.isArray(position) || position.length !== stride || stride === 0) return 0;
        for (let axis = 0; axis < stride; axis += 1) if (typeof position[axis] !== 'number') return 0;
      }
    }
  }
  return stride || 2;
}

/** The third number where all positions have the same; null otherwise. */
function levelOf(lists: readonly Position[][][]): number | null {
  let level: number | null = null;
  for (const group of lists)
    for (const positions of group)
      for (const position of positions) {
        level ??= position[2]!;
        if (!Object.is(level, position[2])) return null;
      }
  return level;
}

function positionsAt({ packed: { numbers }, stride, level }: Place, from: number, length: number): Position[] {
  const positions: Position[] = [];
  for (let at = from, end = from + length * stride; at < end; at += stride) {
    if (level !== null) positions.push([numbers[at]!, numbers[at + 1]!, level]);
    else if (stride === 2) positions.push([numbers[at]!, numbers[at + 1]!]);
    else if (stride === 3) positions.push([numbers[at]!, numbers[at + 1]!, numbers[at + 2]!]);
    else positions.push(Array.from(numbers.subarray(at, at + stride)));
  }
  return positions;
}

/** Calls with every list of positions: where it begins among the numbers, its length, and its number within its polygon or list of lines. Answers the place of the next count and the next number. */
function walk(
  place: Place,
  visit: (from: number, length: number, index: number, group: number) => void,
): { count: number; number: number } {
  const {
    packed: { counts },
    kind,
    stride,
  } = place;
  let { count, number } = place;
  if (kind === 0) {
    visit(number, 1, 0, 0);
    return { count, number: number + stride };
  }
  let groups = 1;
  if (kind === 5) {
    groups = counts[count]!;
    count += 1;
  }
  for (let group = 0; group < groups; group += 1) {
    let lists = 1;
    if (kind >= 3) {
      lists = counts[count]!;
      count += 1;
    }
    for (let index = 0; index < lists; index += 1) {
      const length = counts[count]!;
      count += 1;
      visit(number, length, index, group);
      number += length * stride;
    }
  }
  return { count, number };
}

function coordinatesAt(place: Place): Coordinates {
  const { kind, packed } = place;
  const groups: Position[][][] = Array.from({ length: kind === 5 ? packed.counts[place.count]! : 1 }, () => []);
  walk(place, (from, length, _index, group) => {
    groups[group]!.push(positionsAt(place, from, length));
  });
  if (kind === 5) return groups;
  return kind >= 3 ? groups[0]! : kind > 0 ? groups[0]![0]! : groups[0]![0]![0]!;
}

/** Made when somebody first asks; from then on an ordinary member. One function for all, so that V8 knows all packed geometries by one layout. */
const coordinatesWhenAsked: PropertyDescriptor & ThisType<Held> = {
  enumerable: true,
  configurable: true,
  get() {
    const made = coordinatesAt(this[placeKey]!);
    keep(this, made);
    return made;
  },
  set(value: unknown) {
    keep(this, value);
  },
};
function keep(holder: Held, value: unknown): void {
  Object.defineProperty(holder, 'coordinates', { value, enumerable: true, configurable: true, writable: true });
  holder[placeKey] = null;
}

/**
 * The geometries, in their order; null where one was not packed. Their coordinates are made when they are first read, and are the same as before they were packed: number by number, in
 * new lists. Until then they can be walked as numbers (`eachPackedList`).
 */
export function unpackedGeometries(packed: PackedGeometries): (Geometry | null)[] {
  const { numbers, counts } = packed;
  const geometries: (Geometry | null)[] = [];
  for (let count = 0, number = 0; count < counts.length;) {
    const head = counts[count]!;
    count += 1;
    if (head === elsewhere) {
      geometries.push(null);
      continue;
    }
    const isLevel = head >> 8 === 1;
    const place: Place = {
      packed,
      kind: head & 7,
      stride: isLevel ? 2 : (head >> 3) & maxStride,
      level: isLevel ? numbers[number]! : null,
      number: number + Number(isLevel),
      count,
    };
    ({ count, number } = walk(place, () => {}));
    const geometry = { type: kinds[place.kind]! };
    Object.defineProperty(geometry, placeKey, { value: place, writable: true });
    Object.defineProperty(geometry, 'coordinates', coordinatesWhenAsked);
    geometries.push(geometry as unknown as Geometry);
  }
  return geometries;
}

/**
 * The lists of positions of a geometry whose coordinates nobody read yet, without making them: `numbers` from `from` on, `length` positions of `stride` numbers each, longitude and latitude
 * first; `index` is that of a ring within its polygon. false where its coordinates are an ordinary member.
 */
export function eachPackedList(
  geometry: Geometry,
  visit: (numbers: Float64Array, from: number, length: number, stride: number, index: number) => void,
): boolean {
  const place = (geometry as unknown as Partial<Held>)[placeKey];
  if (!place) return false;
  const { numbers } = place.packed;
  walk(place, (from, length, index) => visit(numbers, from, length, place.stride, index));
  return true;
}
