import { unzipSync } from 'fflate';
import type { Feature, Geometry, Position, Properties, Ring } from '../geo/types.ts';
import { UnreadableFile, type Format, type ImportedFile, type Note, type ReadOptions } from './format.ts';
import { isOutOfDegrees, reproject } from './reprojection.ts';
import { writeShapefileZip } from './shapefile-writing.ts';
import { isZip, largestInflatedBytes, refuseBomb } from './zip-archive.ts';

/** ESRI writes anything below this for "no data". */
const noData = -1e38;

const signedArea = (ring: Ring) => ring.reduce((sum, [x, y], at) => { const [nextX, nextY] = ring[(at + 1) % ring.length]!; return sum + (x! - ring[0]![0]!) * (nextY! - ring[0]![1]!) - (nextX! - ring[0]![0]!) * (y! - ring[0]![1]!); }, 0);

function holds(ring: Ring, [x, y]: Position): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [ax, ay] = ring[at]!;
    const [bx, by] = ring[before]!;
    if ((ay! > y!) !== (by! > y!) && x! < ((bx! - ax!) * (y! - ay!)) / (by! - ay!) + ax!) inside = !inside;
  }
  return inside;
}

/** Clockwise rings are shells, the others holes of the smallest shell around them; a hole outside every shell is a shell whose writer turned it the wrong way. */
function polygonFrom(rings: Ring[]): Geometry | null {
  const shells = rings.filter((ring) => signedArea(ring) <= 0).map((ring) => [ring]);
  for (const hole of rings.filter((ring) => signedArea(ring) > 0)) {
    const around = shells.filter(([shell]) => hole.some((place) => holds(shell!, place))).sort(([a], [b]) => Math.abs(signedArea(a!)) - Math.abs(signedArea(b!)))[0];
    if (around) around.push(hole); else shells.push([hole]);
  }
  if (shells.length === 0) return null;
  return shells.length === 1 ? { type: 'Polygon', coordinates: shells[0]! } : { type: 'MultiPolygon', coordinates: shells };
}

/** One record of the .shp (ESRI white paper, 1998): little-endian, type first. Throws RangeError where it is shorter than it says. */
function shapeOf(view: DataView): Geometry | null {
  const type = view.getInt32(0, true);
  const double = (at: number) => view.getFloat64(at, true);
  // 31 is a MultiPatch: surfaces in space, which are no areas on the ground.
  if (type > 28) return null;
  const kind = type % 10;
  const hasHeight = type > 10 && type < 20;
  if (kind === 1) {
    const place = [double(4), double(12), ...(hasHeight && view.byteLength >= 28 && double(20) > noData ? [double(20)] : [])];
    return Number.isFinite(place[0]) && Number.isFinite(place[1]) ? { type: 'Point', coordinates: place } : null;
  }
  if (![3, 5, 8].includes(kind)) return null;
  const partCount = kind === 8 ? 1 : view.getInt32(36, true);
  const count = view.getInt32(kind === 8 ? 36 : 40, true);
  const start = kind === 8 ? 40 : 44 + 4 * partCount;
  if (partCount < 0 || count < 0 || start + 16 * count > view.byteLength) throw new RangeError('the record is shorter than it says');
  const heights = start + 16 * count + 16;
  const positions = Array.from({ length: count }, (_, k): Position => {
    const height = hasHeight && heights + 8 * count <= view.byteLength ? double(heights + 8 * k) : Number.NaN;
    return [double(start + 16 * k), double(start + 16 * k + 8), ...(height > noData ? [height] : [])];
  });
  if (count === 0) return null;
  if (kind === 8) return { type: 'MultiPoint', coordinates: positions };
  const starts = Array.from({ length: partCount }, (_, part) => view.getInt32(44 + 4 * part, true));
  const parts = starts.map((from, part) => positions.slice(from, starts[part + 1] ?? count)).filter(({ length }) => length > 0);
  if (kind === 5) return polygonFrom(parts);
  return parts.length === 0 ? null : parts.length === 1 ? { type: 'LineString', coordinates: parts[0]! } : { type: 'MultiLineString', coordinates: parts };
}

function shapesOf(bytes: Uint8Array, note: (code: string, message: string, severity: Note['severity']) => void): (Geometry | null)[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 100 || view.getInt32(0) !== 9994) throw new UnreadableFile('not-shapefile', 'The .shp file is not a shapefile. Export it again from the program that made it.');
  const shapes: (Geometry | null)[] = [];
  let at = 100;
  while (at + 12 <= bytes.length) {
    const length = view.getInt32(at + 4) * 2;
    if (length < 4 || at + 8 + length > bytes.length) break;
    try {
      shapes.push(shapeOf(new DataView(bytes.buffer, bytes.byteOffset + at + 8, length)));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      shapes.push(null);
      note('shapefile-bad-record', `The shape of record ${shapes.length} is damaged; its attributes are kept.`, 'error');
    }
    at += 8 + length;
  }
  if (at < bytes.length) note('shapefile-truncated', `The .shp file breaks off or is damaged after ${shapes.length} shapes; get it again to have the rest.`, 'error');
  return shapes;
}

/** Code pages by the language driver byte of dBASE, where there is no .cpg. */
const codePages: Record<number, string> = { 0x03: 'windows-1252', 0x57: 'windows-1252', 0x4d: 'gbk', 0x4f: 'big5', 0x4e: 'euc-kr', 0x13: 'shift_jis', 0x7b: 'shift_jis', 0x7a: 'gbk', 0xc8: 'windows-1250', 0xc9: 'windows-1251', 0xca: 'windows-1254', 0xcb: 'windows-1253', 0x65: 'ibm866', 0x26: 'ibm866' };

function decoderFor(cpg: string | null, driver: number): InstanceType<typeof TextDecoder> | null {
  const name = cpg?.trim().toLowerCase() ?? codePages[driver] ?? '';
  const label = /^\d{4}$/.test(name) && name.startsWith('125') ? `windows-${name}` : /^(65001|utf-?8)$/.test(name) ? 'utf-8' : name === '936' ? 'gbk' : name.replace(/^8859(\d+)$/, 'iso-8859-$1');
  try { return label ? new TextDecoder(label) : null; } catch { return null; }
}

function rowsOf(bytes: Uint8Array, cpg: string | null): Properties[] {
  if (bytes.length < 33) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, header, width] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  const chosen = decoderFor(cpg, bytes[29]!);
  const strict = new TextDecoder('utf-8', { fatal: true });
  const loose = new TextDecoder('windows-1252');
  const decode = (from: number, to: number) => {
    const slice = bytes.subarray(from, to);
    if (chosen) return chosen.decode(slice);
    try { return strict.decode(slice); } catch { return loose.decode(slice); }
  };
  const fields: { name: string; type: string; from: number; to: number }[] = [];
  let offset = 1;
  for (let at = 32; at + 32 <= header && at + 32 <= bytes.length && bytes[at] !== 0x0d; at += 32) {
    const size = bytes[at + 16]!;
    fields.push({ name: decode(at, at + 11).replace(/\0.*$/s, '').trim(), type: String.fromCharCode(bytes[at + 11]!), from: offset, to: offset + size });
    offset += size;
  }
  const rows: Properties[] = [];
  for (let row = 0; row < count && width > 0 && header + (row + 1) * width <= bytes.length; row += 1) {
    const start = header + row * width;
    const values = fields.map(({ type, from, to }) => cell(decode(start + from, start + to).replace(/\0.*$/s, '').trim(), type));
    rows.push(joinedRow(fields, values));
  }
  return rows;
}

/** Texts above 254 bytes go on in fields of 254 bytes called "name_1", "name_2", … (our writer does so, and others): they become one again. */
function joinedRow(fields: { name: string; type: string; from: number; to: number }[], values: unknown[]): Properties {
  const row: Properties = {};
  let base = '';
  let count = 0;
  fields.forEach(({ name, type, from, to }, index) => {
    const goesOn = base !== '' && type === 'C' && to - from === 254 && name === `${base.slice(0, 7)}_${count + 1}`;
    if (goesOn) {
      count += 1;
      if (values[index] !== null) row[base] = `${String(row[base] ?? '')}${String(values[index])}`;
      return;
    }
    row[name] = values[index] ?? null;
    base = type === 'C' && to - from === 254 ? name : '';
    count = 0;
  });
  return row;
}

function cell(text: string, type: string): unknown {
  if (text === '') return null;
  if (type === 'N' || type === 'F') { const value = Number(text); return Number.isFinite(value) ? value : null; }
  if (type === 'L') return /^[ty]$/i.test(text) ? true : /^[nf]$/i.test(text) ? false : null;
  if (type === 'D') return /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
  return text;
}

function listed(bytes: Uint8Array): string[] {
  const names: string[] = [];
  let total = 0;
  try {
    unzipSync(bytes, { filter: ({ name, size, originalSize }) => {
      if (!/\.(shp|dbf|prj|cpg)$/i.test(name) || name.includes('__MACOSX')) return false;
      total += originalSize;
      refuseBomb(name, size, Math.max(originalSize, total > largestInflatedBytes ? total : 0));
      names.push(name);
      return false;
    } });
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('zip-damaged', 'The archive is damaged: its directory cannot be read. Get the file again.');
  }
  return names;
}

/** A layer from its parts by their ending. Geographic systems other than WGS 84 are taken as they stand: their shift is below what such files carry. */
async function readLayer(parts: Map<string, Uint8Array>, layer: string, notes: Note[], first: number): Promise<Feature[]> {
  const shapes = shapesOf(parts.get('shp')!, (code, message, severity) => notes.push({ code, message, severity }));
  const text = (ending: string) => { const part = parts.get(ending); return part ? new TextDecoder('utf-8').decode(part).replace(/^\uFEFF/, '') : null; };
  const rows = parts.has('dbf') ? rowsOf(parts.get('dbf')!, text('cpg')) : [];
  if (!parts.has('dbf')) notes.push({ code: 'shapefile-without-dbf', severity: 'warning', message: `${layer} has no .dbf file beside it, so its shapes have no attributes. Open all parts together, or a zip with all of them.` });
  const features = shapes.map((shape, index): Feature => {
    if (!shape && notes.length < 500) notes.push({ code: 'no-geometry', severity: 'info', message: `Record ${index + 1} of ${layer} has no shape that Hectare draws; it is kept in the table.`, feature: first + index });
    return { type: 'Feature', geometry: shape, properties: rows[index] ?? {} };
  });
  const system = text('prj')?.trim() ?? '';
  if (/^PROJCS|^PROJCRS|^COMPD_?CS/i.test(system)) await reproject(features, system, notes, layer, first);
  if (!system) {
    if (features.some(({ geometry }) => geometry && isOutOfDegrees(geometry))) throw new UnreadableFile('unknown-crs', `${layer} has no .prj file and its coordinates are not degrees. Add the .prj, or export it in WGS 84 (EPSG:4326).`);
    notes.push({ code: 'crs-assumed', severity: 'warning', message: `${layer} has no .prj file; its coordinates were taken as longitude and latitude (WGS 84).` });
  }
  return features;
}

const isBareShape = (bytes: Uint8Array) => bytes.length >= 100 && bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0x27 && bytes[3] === 0x0a;

/** A .shp opened by itself, with what was opened together with it. */
async function readParts(bytes: Uint8Array, options: ReadOptions): Promise<ImportedFile> {
  const file: ImportedFile = { format: 'shapefile', features: [], notes: [] };
  const parts = new Map([['shp', bytes]]);
  for (const ending of ['dbf', 'prj', 'cpg']) { const part = options.companions?.[`.${ending}`]; if (part) parts.set(ending, part); }
  file.features = await readLayer(parts, options.fileName ?? 'The shapefile', file.notes, 0);
  return file;
}

/** A zip that holds one or more shapefiles (.shp with .dbf, .prj and .cpg beside it), or a .shp with its other parts as companions. */
export const shapefile: Format = {
  id: 'shapefile',
  label: 'Shapefile (zip, or .shp with its parts)',
  extensions: ['.zip', '.shp'],
  mediaType: 'application/zip',
  recognise(bytes) {
    if (isBareShape(bytes)) return 1;
    if (!isZip(bytes)) return 0;
    try { return listed(bytes).some((name) => /\.shp$/i.test(name)) ? 0.9 : 0; } catch { return 0.1; }
  },
  async read(bytes, options = {}): Promise<ImportedFile> {
    if (isBareShape(bytes)) return readParts(bytes, options);
    const names = listed(bytes);
    const layers = names.filter((name) => /\.shp$/i.test(name));
    if (layers.length === 0) throw new UnreadableFile('zip-without-shapefile', 'There is no .shp file in this archive. Put .shp, .dbf and .prj of the layer into one zip.');
    const file: ImportedFile = { format: 'shapefile', features: [], notes: [] };
    for (const layer of layers) {
      const stem = layer.slice(0, -4).toLowerCase();
      const wanted = names.filter((name) => name.slice(0, -4).toLowerCase() === stem);
      let inflated: Record<string, Uint8Array>;
      try { inflated = unzipSync(bytes, { filter: ({ name }) => wanted.includes(name) }); } catch { throw new UnreadableFile('zip-damaged', `“${layer}” inside the archive is damaged. Get the file again.`); }
      const features = await readLayer(new Map(Object.entries(inflated).map(([name, part]) => [name.slice(-3).toLowerCase(), part])), layer, file.notes, file.features.length);
      for (const feature of features) file.features.push(layers.length > 1 && feature.properties?.['folder'] === undefined ? { ...feature, properties: { ...feature.properties, folder: layer.slice(0, -4) } } : feature);
    }
    return file;
  },
  async write(features, options) {
    return writeShapefileZip(features, options);
  },
};
