/** A small MapInfo table with every kind of object that the reader knows, in the layout of MITAB; its coordinate system is UTM zone 32. */

/** Bytes that are written one number after another, least byte first. */
class Written {
  #bytes: number[] = [];
  get length(): number {
    return this.#bytes.length;
  }
  #number(size: number, set: (view: DataView) => void): this {
    const view = new DataView(new ArrayBuffer(size));
    set(view);
    this.#bytes.push(...new Uint8Array(view.buffer));
    return this;
  }
  byte(...values: number[]): this {
    this.#bytes.push(...values);
    return this;
  }
  short(...values: number[]): this {
    for (const value of values) this.#number(2, (view) => view.setInt16(0, value, true));
    return this;
  }
  long(...values: number[]): this {
    for (const value of values) this.#number(4, (view) => view.setInt32(0, value, true));
    return this;
  }
  large(value: bigint): this {
    return this.#number(8, (view) => view.setBigInt64(0, value, true));
  }
  double(...values: number[]): this {
    for (const value of values) this.#number(8, (view) => view.setFloat64(0, value, true));
    return this;
  }
  text(text: string, size = text.length): this {
    for (let k = 0; k < size; k += 1) this.#bytes.push(k < text.length ? text.charCodeAt(k) & 0xff : 0);
    return this;
  }
  add(other: Written): this {
    for (const byte of other.#bytes) this.#bytes.push(byte);
    return this;
  }
  upTo(size: number): this {
    while (this.#bytes.length < size) this.#bytes.push(0);
    return this;
  }
  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
  slice(from: number, to: number): number[] {
    return this.#bytes.slice(from, to);
  }
}

export interface OwnTable {
  '.tab': Uint8Array;
  '.dat': Uint8Array;
  '.map': Uint8Array;
  '.id': Uint8Array;
}
interface Options {
  /** places in two bytes, counted from the middle of their block or from an origin of their object */
  isShort?: boolean;
  /** of the origin that whole numbers are counted from, 1 to 4 */
  quadrant?: number;
  blockBytes?: number;
  /** of the .map, and whether it names its datum */
  version?: number;
  /** the type of MapInfo 15.2, which older programs do not know */
  hasLargeInt?: boolean;
}

type Place = readonly [number, number];
const [west, south, scale] = [500_150, 5_500_150, 100] as const;
const square = (x: number, y: number, size: number): Place[] => [[x, y], [x + size, y], [x + size, y + size], [x, y + size], [x, y]];
const triangle: Place[] = [[500_000, 5_500_000], [500_100, 5_500_000], [500_100, 5_500_100], [500_000, 5_500_000]];
export const ownRegion = [square(500_000, 5_500_000, 200), square(500_050, 5_500_050, 50), square(500_210, 5_500_210, 20)];
export const ownLine: Place[] = [[500_000, 5_500_000], [500_100, 5_500_100], [500_200, 5_500_000]];
export const ownLines = [ownLine, [[500_010, 5_500_010], [500_020, 5_500_030]] as Place[]];

/** Object after object, and the coordinates that they point at. */
class Objects {
  readonly places: number[] = [];
  readonly #blocks: Written[] = [];
  readonly #coordinates = new Written();
  readonly #isShort: boolean;
  readonly #quadrant: number;
  readonly #blockBytes: number;
  readonly #from: number;

  constructor({ isShort = false, quadrant = 1, blockBytes = 512 }: Options) {
    this.#isShort = isShort;
    this.#quadrant = quadrant;
    this.#blockBytes = blockBytes;
    this.#from = Math.ceil(1024 / blockBytes) * blockBytes;
  }

  /** Whole numbers of a place, and what shortened ones are counted from. */
  #whole([x, y]: Place): [number, number] {
    const [isWestward, isSouthward] = [this.#quadrant === 2 || this.#quadrant === 3, this.#quadrant > 2];
    return [(x - west) * scale * (isWestward ? -1 : 1), (y - south) * scale * (isSouthward ? -1 : 1)];
  }
  #put(to: Written, ...places: Place[]): Written {
    for (const place of places) {
      const [x, y] = this.#whole(place);
      if (this.#isShort) to.short(x - 7, y + 9);
      else to.long(x, y);
    }
    return to;
  }
  /** The smaller whole numbers of two corners first. */
  #box(to: Written, ...corners: [Place, Place]): Written {
    const [[x1, y1], [x2, y2]] = corners.map((corner) => this.#whole(corner)) as [[number, number], [number, number]];
    const box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
    if (this.#isShort) to.short(...box.map((value, k) => (k % 2 === 0 ? value - 7 : value + 9)));
    else to.long(...box);
    return to;
  }
  #origin(to: Written): Written {
    if (this.#isShort) to.long(7, -9);
    return to;
  }

  #coordinatePlace(): number {
    const room = this.#blockBytes - 8;
    const at = this.#coordinates.length;
    return this.#from + Math.floor(at / room) * this.#blockBytes + 8 + (at % room);
  }
  #sections(runs: readonly (readonly Place[])[], version: number): number {
    const at = this.#coordinatePlace();
    const to = this.#coordinates;
    let before = runs.length * (version >= 450 ? 28 : 24);
    for (const run of runs) {
      if (version >= 450) to.long(run.length);
      else to.short(run.length);
      if (version >= 800) to.long(0);
      else to.short(0);
      this.#box(to, run[0]!, run[1]!);
      to.long(before);
      before += run.length * 8;
    }
    for (const run of runs) this.#put(to, ...run);
    return at;
  }

  /** An object of a row; `kind` is the number of its short form. */
  #add(kind: number, body: Written): void {
    const last = this.#blocks.at(-1);
    const size = body.length + 5;
    const block = last && last.length + size <= this.#blockBytes - 20 ? last : new Written();
    if (block !== last) this.#blocks.push(block);
    this.places.push((this.#blocks.length - 1) * this.#blockBytes + 20 + block.length);
    block.byte(this.#isShort ? kind : kind + 1).long(this.places.length).add(body);
  }
  none(): void {
    this.places.push(-1);
  }

  point(kind: number, place: Place): void {
    const before = new Written().upTo(kind === 0x28 ? 12 : kind === 0x2b ? 2 : 0);
    this.#add(kind, this.#put(before, place).byte(1, 1));
  }
  line(from: Place, to: Place): void {
    this.#add(0x04, this.#put(new Written(), from, to).byte(1));
  }
  polyline(places: readonly Place[]): void {
    const body = new Written().long(this.#coordinatePlace(), places.length * (this.#isShort ? 4 : 8));
    this.#put(this.#coordinates, ...places);
    this.#add(0x07, this.#box(this.#origin(this.#put(body, places[0]!)), places[0]!, places[1]!).byte(1));
  }
  sectioned(kind: number, runs: readonly (readonly Place[])[]): void {
    const version = kind >= 0x3d ? 800 : kind >= 0x2e ? 450 : 300;
    // The highest bit: the line is drawn smoothly.
    const body = new Written().long(this.#sections(runs, version), 1 | 0x8000_0000);
    if (version === 800) body.long(runs.length).upTo(45);
    else body.short(runs.length);
    this.#add(kind, this.#box(this.#origin(this.#put(body, runs[0]![0]!)), runs[0]![0]!, runs[0]![2]!).byte(1, 1));
  }
  arc(from: Place, to: Place, start: number, end: number): void {
    // Angles are those of the whole numbers: where one axis is turned, they run the other way, and the end comes first.
    const turned = [[start, end], [180 - end, 180 - start], [start + 180, end + 180], [360 - end, 360 - start]][this.#quadrant - 1]!;
    const body = new Written().short(...turned.map((angle) => angle * 10));
    this.#add(0x0a, this.#box(this.#box(body, from, to), from, to).byte(1));
  }
  box(kind: number, from: Place, to: Place, width = 0, height = 0): void {
    const body = new Written();
    if (kind === 0x16 && this.#isShort) body.short(width * scale, height * scale);
    else if (kind === 0x16) body.long(width * scale, height * scale);
    this.#add(kind, this.#box(body, from, to).byte(1, 1));
  }
  text(text: string, from: Place, to: Place, angle: number, height: number): void {
    const body = new Written().long(this.#coordinatePlace()).short(text.length, 0, angle * 10, 0).byte(0, 0, 0, 255, 255, 255);
    this.#coordinates.text(text);
    this.#put(body, from);
    if (this.#isShort) body.short(height * scale);
    else body.long(height * scale);
    this.#add(0x10, this.#box(body.byte(1), from, to).byte(1));
  }
  points(kind: number, places: readonly Place[]): void {
    const body = new Written().long(this.#coordinatePlace(), places.length).upTo(kind === 0x43 ? 58 : 25);
    this.#put(this.#coordinates, ...places);
    this.#add(kind, this.#box(this.#origin(this.#put(body, places[0]!)), places[0]!, places[1]!));
  }
  collection(kind: number, region: readonly (readonly Place[])[], lines: readonly (readonly Place[])[], places: readonly Place[]): void {
    const version = kind === 0x46 ? 800 : 450;
    const body = new Written().long(this.#coordinatePlace(), places.length, 1000, 1000);
    if (version === 800) body.long(region.length, lines.length).byte(4);
    else body.short(region.length, lines.length);
    body.upTo(body.length + 20);
    for (const runs of [region, lines]) {
      if (version === 800) this.#coordinates.long(runs.length);
      this.#box(this.#put(this.#coordinates, runs[0]![0]!), runs[0]![0]!, runs[0]![1]!);
      this.#sections(runs, version);
    }
    this.#put(this.#box(this.#put(this.#coordinates, places[0]!), places[0]!, places[1]!), ...places);
    this.#add(kind, this.#box(this.#origin(body), [500_000, 5_500_000], [500_100, 5_500_100]));
  }

  /** Blocks of coordinates, each with the place of the next, and blocks of objects behind them. */
  written(head: Written): { map: Uint8Array; id: Uint8Array } {
    const [room, count] = [this.#blockBytes - 8, Math.ceil(this.#coordinates.length / (this.#blockBytes - 8))];
    const objectsFrom = this.#from + count * this.#blockBytes;
    head.upTo(this.#from);
    for (let k = 0; k < count; k += 1) {
      const part = this.#coordinates.slice(k * room, (k + 1) * room);
      head.short(3, part.length).long(k + 1 < count ? this.#from + (k + 1) * this.#blockBytes : 0).byte(...part).upTo(this.#from + (k + 1) * this.#blockBytes);
    }
    this.#blocks.forEach((block, k) => {
      head.short(2, block.length).long(7, -9, 0, 0).add(block).upTo(objectsFrom + (k + 1) * this.#blockBytes);
    });
    return { map: head.bytes, id: new Written().long(...this.places.map((place) => (place < 0 ? 0 : objectsFrom + place))).bytes };
  }
}

function headOf({ quadrant = 1, blockBytes = 512, version = 500 }: Options): Written {
  const head = new Written().upTo(256).long(42_424_242).short(version, blockBytes).double(1).long(-1e9, -1e9, 1e9, 1e9).upTo(0x13c).long(3, 5, 6, 2).upTo(0x15e);
  head.byte(7, 0, 3, quadrant, 0, 72, 0, 0, 0, 0, 0, 0).short(version >= 500 ? 104 : 0).byte(0, 8, 28, 7);
  head.double(scale, scale, -west * scale, -south * scale);
  return head.double(9, 0, 0.9996, 500_000, 0, 0).double(0, 0, 0, 0, 0, 0, 0, 0);
}

const columns: [name: string, type: string, bytes: number][] = [
  ['Name', 'Char (10)', 10], ['Small', 'SmallInt', 2], ['Whole', 'Integer', 4], ['Large', 'LargeInt', 8], ['Share', 'Float', 8],
  ['Area', 'Decimal (8, 2)', 8], ['Seen', 'Date', 4], ['Hour', 'Time', 4], ['Moment', 'DateTime', 8], ['Yes', 'Logical', 1],
];

const columnsOf = (hasLargeInt: boolean) => columns.filter(([, type]) => hasLargeInt || type !== 'LargeInt');

function datOf(rows: number, hasLargeInt: boolean): Uint8Array {
  const told = columnsOf(hasLargeInt);
  const rowBytes = told.reduce((sum, [, , bytes]) => sum + bytes, 1);
  const dat = new Written().byte(3, 99, 9, 9).long(rows).short(33 + 32 * told.length, rowBytes).upTo(32);
  for (const [name, type, bytes] of told) dat.text(name, 11).text(type.startsWith('Decimal') ? 'N' : type === 'Logical' ? 'L' : 'C').long(0).byte(bytes, type.startsWith('Decimal') ? 2 : 0).upTo(Math.ceil((dat.length + 1) / 32) * 32);
  dat.byte(0x0d);
  for (let k = 0; k < rows; k += 1) {
    dat.byte(0x20).text(`Feld ${k} \u00e9`, 10).short(-k).long(k * 1000);
    if (hasLargeInt) dat.large(k === 1 ? 2n ** 62n : BigInt(k));
    dat.double(k / 4).text(`${k}.50`, 8);
    if (k === 0) dat.long(0).long(-1).long(0, 0);
    else dat.short(2024).byte(1, 30).long(52_215_000 + (k === 2 ? 250 : 0)).short(2024).byte(1, 31).long(3_600_000 * k);
    dat.byte(k % 2);
  }
  return dat.bytes;
}

/** The text of a .tab. */
export const tabText = (type = 'NATIVE', table = columns) =>
  `!table\r\n!version 300\r\n!charset WindowsLatin1\r\n\r\nDefinition Table\r\n  Type ${type} Charset "WindowsLatin1"\r\n  Fields ${table.length}\r\n${table.map(([name, written]) => `    ${name} ${written} ;\r\n`).join('')}`;

/** Objects of every kind, in the order of the rows. */
export function ownTable(options: Options = {}): OwnTable {
  const { hasLargeInt = true } = options;
  const objects = new Objects(options);
  const [low, high]: [Place, Place] = [[500_000, 5_500_000], [500_100, 5_500_060]];
  for (const kind of [0x01, 0x28, 0x2b]) objects.point(kind, [500_100, 5_500_150]);
  objects.line(low, high);
  objects.polyline(ownLine);
  for (const kind of [0x25, 0x31, 0x40]) objects.sectioned(kind, ownLines);
  for (const kind of [0x0d, 0x2e, 0x3d]) objects.sectioned(kind, ownRegion);
  objects.arc(low, high, 30, 120);
  objects.box(0x13, low, high);
  objects.box(0x16, low, high, 20, 20);
  objects.box(0x19, low, high);
  objects.text('Brunnen', low, high, 0, 60);
  objects.text('gedreht', low, high, 30, 20);
  for (const kind of [0x34, 0x43]) objects.points(kind, ownLine);
  for (const kind of [0x37, 0x46]) objects.collection(kind, [triangle], ownLines, ownLine);
  objects.none();
  const { map, id } = objects.written(headOf(options));
  return { '.tab': new Written().text(tabText('NATIVE', columnsOf(hasLargeInt))).bytes, '.dat': datOf(objects.places.length, hasLargeInt), '.map': map, '.id': id };
}
