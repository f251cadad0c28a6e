import { zipSync } from 'fflate';
import { turnsLeft } from '#geo/check.ts';
import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import { attributeColumns, textOf } from '../attribute-columns.ts';
import { noteOf, type Note, type WriteOptions } from '../format.ts';
import { numberText } from '../text/number-text.ts';
import { ownValue } from '../own-properties.ts';
import { say } from '../phrases/index.ts';

const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
const maxTextBytes = 254;

type Kind = 'point' | 'multipoint' | 'line' | 'polygon';
const typeNumbers: Record<Kind, number> = { point: 1, line: 3, polygon: 5, multipoint: 8 };

interface Shape {
  kind: Kind;
  runs: Position[][];
}

/** The shapes that a geometry is made of, one per kind: a shapefile holds one kind, so a collection goes into several. */
function shapesOf(geometry: Geometry, round: (place: Position) => Position): Shape[] {
  const run = (places: Position[]) => places.map(round);
  const ring = (places: Position[], hole: boolean) => {
    const closed = run(places);
    return turnsLeft(closed) === hole ? closed : closed.toReversed();
  };
  const polygon = (rings: Position[][]) => rings.map((places, index) => ring(places, index > 0));
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates.length > 0 ? [{ kind: 'point', runs: [run([geometry.coordinates])] }] : [];
    case 'MultiPoint':
      return geometry.coordinates.length > 0 ? [{ kind: 'multipoint', runs: [run(geometry.coordinates)] }] : [];
    case 'LineString':
      return geometry.coordinates.length > 0 ? [{ kind: 'line', runs: [run(geometry.coordinates)] }] : [];
    case 'MultiLineString':
      return geometry.coordinates.length > 0 ? [{ kind: 'line', runs: geometry.coordinates.map(run) }] : [];
    // Shells clockwise, holes counter-clockwise: the other way round than GeoJSON.
    case 'Polygon':
      return geometry.coordinates.length > 0 ? [{ kind: 'polygon', runs: polygon(geometry.coordinates) }] : [];
    case 'MultiPolygon':
      return geometry.coordinates.length > 0 ? [{ kind: 'polygon', runs: geometry.coordinates.flatMap(polygon) }] : [];
    case 'GeometryCollection': {
      const byKind = Map.groupBy(
        geometry.geometries.flatMap((part) => shapesOf(part, round)),
        ({ kind }) => kind,
      );
      return [...byKind].map(([kind, parts]): Shape =>
        (kind === 'point' && parts.length > 1) || kind === 'multipoint'
          ? { kind: 'multipoint', runs: [parts.flatMap(({ runs }) => runs.flat())] }
          : { kind, runs: parts.flatMap(({ runs }) => runs) },
      );
    }
  }
}

/** Growing bytes of mixed order, as the format has them. */
class Bytes {
  #bytes = new Uint8Array(1024);
  #view = new DataView(this.#bytes.buffer);
  length = 0;

  #room(count: number): number {
    if (this.length + count > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + count));
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    const at = this.length;
    this.length += count;
    return at;
  }

  big(value: number): void {
    const at = this.#room(4);
    this.#view.setInt32(at, value);
  }
  little(value: number): void {
    const at = this.#room(4);
    this.#view.setInt32(at, value, true);
  }
  double(...values: number[]): void {
    for (const value of values) {
      const at = this.#room(8);
      this.#view.setFloat64(at, value, true);
    }
  }
  put(bytes: Uint8Array): void {
    const at = this.#room(bytes.length);
    this.#bytes.set(bytes, at);
  }
  setBig(at: number, value: number): void {
    this.#view.setInt32(at, value);
  }
  setDouble(at: number, value: number): void {
    this.#view.setFloat64(at, value, true);
  }
  done(): Uint8Array {
    return this.#bytes.slice(0, this.length);
  }
}

const range = (values: number[]): [number, number] =>
  values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity] as [number, number]);

/** One record's contents (ESRI white paper, 1998, pages 5 to 17); `heights` chooses the Z types. */
function recordOf(shape: Shape | null, heights: boolean): Uint8Array {
  const bytes = new Bytes();
  if (!shape) {
    bytes.little(0);
    return bytes.done();
  }
  const places = shape.runs.flat();
  bytes.little(typeNumbers[shape.kind] + (heights ? 10 : 0));
  const zs = places.map((place) => place[2] ?? 0);
  if (shape.kind === 'point') {
    bytes.double(places[0]![0]!, places[0]![1]!);
    if (heights) bytes.double(zs[0]!, 0);
    return bytes.done();
  }
  const [west, east] = range(places.map((place) => place[0]!));
  const [south, north] = range(places.map((place) => place[1]!));
  bytes.double(west, south, east, north);
  if (shape.kind !== 'multipoint') bytes.little(shape.runs.length);
  bytes.little(places.length);
  if (shape.kind !== 'multipoint') {
    let start = 0;
    for (const run of shape.runs) {
      bytes.little(start);
      start += run.length;
    }
  }
  for (const place of places) bytes.double(place[0]!, place[1]!);
  if (heights) bytes.double(...range(zs), ...zs);
  return bytes.done();
}

function shapeFiles(shapes: (Shape | null)[], kind: Kind): { shp: Uint8Array; shx: Uint8Array } {
  const heights = shapes.some((shape) => shape?.runs.some((run) => run.some((place) => place.length > 2)));
  const places = shapes.flatMap((shape) => shape?.runs.flat() ?? []);
  const box = places.length === 0 ? [0, 0, 0, 0, 0, 0] : [0, 1, 2].flatMap((axis) => range(places.map((place) => place[axis] ?? 0)));
  const files = [new Bytes(), new Bytes()] as const;
  for (const file of files) {
    for (const value of [9994, 0, 0, 0, 0, 0, 0]) file.big(value);
    file.little(1000);
    file.little(typeNumbers[kind] + (heights ? 10 : 0));
    file.double(box[0]!, box[2]!, box[1]!, box[3]!, heights ? box[4]! : 0, heights ? box[5]! : 0, 0, 0);
  }
  const [shp, shx] = files;
  shapes.forEach((shape, index) => {
    const record = recordOf(shape, heights);
    shx.big(shp.length / 2);
    shx.big(record.length / 2);
    shp.big(index + 1);
    shp.big(record.length / 2);
    shp.put(record);
  });
  for (const file of files) file.setBig(24, file.length / 2);
  return { shp: shp.done(), shx: shx.done() };
}

/** 32 bytes each in a head of 65,535 */
const maxFields = 2046;
const maxRowBytes = 65_500;
interface Field {
  source: string;
  name: string;
  type: 'C' | 'N' | 'L' | 'D';
  size: number;
  decimals: number;
}

/** Names of at most ten bytes, each used once. */
function fieldNames(names: string[]): string[] {
  const seen = new Set<string>();
  const cut = (text: string, most: number) => {
    let short = text;
    while (new TextEncoder().encode(short).length > most) short = [...short].slice(0, -1).join('');
    return short;
  };
  return names.map((name) => {
    let unique = cut(name, 10) || 'field';
    for (let k = 1; seen.has(unique.toLowerCase()); k += 1) unique = `${cut(name, 10 - String(k).length - 1)}_${k}`;
    seen.add(unique.toLowerCase());
    return unique;
  });
}

const lengthOf = (text: string) => new TextEncoder().encode(text).length;

/** A long text goes on in further fields "name", "name_1", … because dBASE keeps 254 bytes in one, and no blank at the end: a cut leaves letters on both sides. */
function pieces(text: string): string[] {
  const letters = [...text];
  const parts: string[] = [];
  let start = 0;
  while (start < letters.length) {
    let end = start;
    for (let size = 0; end < letters.length; end += 1) {
      size += lengthOf(letters[end]!);
      if (size > maxTextBytes) break;
    }
    const full = end;
    while (end < letters.length && end > start + 1 && (/\s/.test(letters[end - 1]!) || /\s/.test(letters[end]!))) end -= 1;
    if (end === start + 1 && full > end) end = full;
    parts.push(letters.slice(start, end).join(''));
    start = end;
  }
  return parts.length > 0 ? parts : [''];
}

/** The digits of a number without an exponent, as dBASE has them: 1e-7 is 0.0000001. */
function digitsOf(value: unknown): string {
  const text = String(value);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?e([-+]\d+)$/.exec(text) ?? [];
  if (whole === '') return text;
  const point = whole.length + Number(exponent);
  const digits = `${whole}${fraction}`;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.slice(0, point).padEnd(point, '0')}${digits.length > point ? `.${digits.slice(point)}` : ''}`;
}

/** Digits, sign and point of a number in a dBASE table (dBASE III Plus: 19, dBASE IV: 20). */
const maxDigits = 20;

/** The field of a column of numbers; null where one of them has more digits than the format takes. */
function numberField(name: string, values: unknown[]): Field | null {
  const texts = values.map(digitsOf);
  const decimals = texts.reduce((most, text) => Math.max(most, text.split('.')[1]?.length ?? 0), 0);
  const whole = texts.reduce((most, text) => Math.max(most, text.split('.')[0]!.length), 1);
  const size = whole + (decimals > 0 ? decimals + 1 : 0);
  return size <= maxDigits && texts.every((text) => /^-?\d+(\.\d+)?$/.test(text))
    ? { source: name, name, type: 'N', size, decimals }
    : null;
}

/** Rows as they fit dBASE: long texts in pieces, whole numbers and decimals as digits, days, yes and no. */
function tableOf(rows: Properties[], notes?: Note[]): { fields: Field[]; cell: (row: Properties, field: Field) => string } {
  const fields: Field[] = [];
  for (const { name, kind } of attributeColumns(rows)) {
    const values = rows.flatMap((row) => ownValue(row, name) ?? []);
    const texts = values.map(textOf);
    const longest = texts.reduce((most, text) => Math.max(most, lengthOf(text)), 1);
    const isNumber = kind === 'integer' || kind === 'real';
    const number = isNumber ? numberField(name, values) : null;
    if (isNumber && !number)
      notes?.push(noteOf('shapefile-numbers-as-text', 'warning', say('file.shapefile.numbers-as-text', { name: name.slice(0, 80) })));
    if (kind === 'boolean') fields.push({ source: name, name, type: 'L', size: 1, decimals: 0 });
    else if (kind === 'date') fields.push({ source: name, name, type: 'D', size: 8, decimals: 0 });
    else if (number) fields.push(number);
    else {
      const count = texts.reduce((most, text) => Math.max(most, pieces(text).length), 1);
      for (let part = 0; part < count; part += 1)
        fields.push({
          source: name,
          name: part === 0 ? name : `${name.slice(0, 7)}_${part}`,
          type: 'C',
          size: Math.min(longest, maxTextBytes),
          decimals: part,
        });
    }
  }
  fieldNames(fields.map(({ name }) => name)).forEach((name, index) => {
    fields[index]!.name = name;
  });
  const cell = (row: Properties, field: Field): string => {
    const value = ownValue(row, field.source);
    if (value === null || value === undefined) return field.type === 'L' ? '?' : '';
    if (field.type === 'L') return value ? 'T' : 'F';
    if (field.type === 'D') return String(value).replaceAll('-', '');
    if (field.type === 'N') return Number(value).toFixed(field.decimals);
    return pieces(textOf(value))[field.decimals] ?? '';
  };
  return { fields, cell };
}

/** The head of a table and the width of its rows are numbers of two bytes: what comes after that is left out, with a note. */
function whatFits(fields: Field[], notes?: Note[]): Field[] {
  let width = 1;
  const fit = fields.slice(0, maxFields).filter(({ size }) => {
    width += size;
    return width <= maxRowBytes;
  });
  const lost = [...new Set(fields.filter((field) => !fit.includes(field)).map(({ source }) => source))];
  if (lost.length > 0) {
    const names = lost
      .slice(0, 5)
      .map((name) => `“${name.slice(0, 40)}”`)
      .join(', ');
    const facts = { columns: maxFields, bytes: maxRowBytes, names };
    notes?.push(
      noteOf(
        'shapefile-columns-cut',
        'warning',
        lost.length > 5
          ? say('file.shapefile.more-columns-cut', { ...facts, n: lost.length - 5 })
          : say('file.shapefile.columns-cut', facts),
      ),
    );
  }
  return fit;
}

/** dBASE III, letters in UTF-8 (said by the .cpg). */
function dbfOf(rows: Properties[], notes?: Note[]): Uint8Array {
  const { fields: wanted, cell } = tableOf(rows, notes);
  const fields = whatFits(wanted, notes);
  for (const { source, name, type, decimals } of fields) {
    if (source !== name && !(type === 'C' && decimals > 0))
      notes?.push(
        noteOf('shapefile-name-shortened', 'warning', say('file.shapefile.name-shortened', { name: source.slice(0, 80), other: name })),
      );
  }
  // A table without a column is none to most readers.
  if (fields.length === 0) fields.push({ source: '', name: 'FID', type: 'N', size: 10, decimals: 0 });
  const width = 1 + fields.reduce((sum, { size }) => sum + size, 0);
  const header = 32 + 32 * fields.length + 1;
  const bytes = new Uint8Array(header + width * rows.length + 1).fill(0x20, header);
  const view = new DataView(bytes.buffer);
  // dBASE III; a fixed day, so that the same features give the same bytes.
  bytes.set([3, 80, 1, 1]);
  view.setUint32(4, rows.length, true);
  view.setUint16(8, header, true);
  view.setUint16(10, width, true);
  fields.forEach(({ name, type, size, decimals }, index) => {
    const at = 32 + 32 * index;
    bytes.set(new TextEncoder().encode(name), at);
    bytes[at + 11] = type.charCodeAt(0);
    bytes[at + 16] = size;
    bytes[at + 17] = type === 'N' ? decimals : 0;
  });
  bytes[header - 1] = 0x0d;
  rows.forEach((row, index) => {
    let at = header + width * index + 1;
    for (const field of fields) {
      const text = field.source === '' ? String(index + 1) : cell(row, field);
      bytes.set(new TextEncoder().encode(field.type === 'N' ? text.padStart(field.size) : text).subarray(0, field.size), at);
      at += field.size;
    }
  });
  bytes[bytes.length - 1] = 0x1a;
  return bytes;
}

const suffixes: Record<Kind, string> = { polygon: '', line: '_lines', point: '_points', multipoint: '_multipoints' };

/**
 * A zip with .shp, .shx, .dbf, .prj and .cpg; one shapefile per kind of shape (polygons, lines, points), because the format holds one kind each. Names of
 * columns keep ten bytes and texts above 254 bytes go on in further columns. Features without a shape go with the first.
 */
export function writeShapefileZip(features: Feature[], options: WriteOptions = {}): Uint8Array {
  const precision = options.precision ?? 9;
  const round = (place: Position): Position => place.map((value, axis) => Number(numberText(value, axis === 2 ? 3 : precision)));
  const stem =
    (options.name ?? 'hectare')
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}_-]+/gu, '_')
      .slice(0, 60) || 'hectare';
  const layers = new Map<Kind, { shapes: (Shape | null)[]; rows: Properties[] }>();
  const nowhere: Properties[] = [];
  for (const { id, geometry, properties } of features) {
    const row: Properties = { ...(id === undefined ? {} : { id }), ...properties };
    const shapes = geometry ? shapesOf(geometry, round) : [];
    if (shapes.length === 0) nowhere.push(row);
    for (const shape of shapes) {
      const layer = layers.get(shape.kind) ?? { shapes: [], rows: [] };
      layers.set(shape.kind, layer);
      layer.shapes.push(shape);
      layer.rows.push(row);
    }
  }
  if (layers.size === 0) layers.set('point', { shapes: [], rows: [] });
  const [first] = layers.values();
  for (const row of nowhere) {
    first!.shapes.push(null);
    first!.rows.push(row);
  }
  if (layers.size > 1)
    options.notes?.push(noteOf('shapefile-several-layers', 'info', say('file.shapefile.several-layers', { n: layers.size })));
  const files: Record<string, Uint8Array> = {};
  const encode = (text: string) => new TextEncoder().encode(text);
  for (const [kind, { shapes, rows }] of layers) {
    const name = `${stem}${layers.size > 1 ? suffixes[kind] : ''}`;
    const { shp, shx } = shapeFiles(shapes, kind);
    Object.assign(files, {
      [`${name}.shp`]: shp,
      [`${name}.shx`]: shx,
      [`${name}.dbf`]: dbfOf(rows, options.notes),
      [`${name}.prj`]: encode(wgs84),
      [`${name}.cpg`]: encode('UTF-8'),
    });
  }
  const mtime = new Date(Date.UTC(1980, 0, 1, 12));
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, [bytes, { mtime }]])), { level: 6 });
}
