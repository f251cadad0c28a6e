import type { Geometry, Position } from '#geo/types.ts';
import { nothingInside } from '../zip/archive.ts';
import { DbaseTable } from './dbase-table.ts';
import { polygonFrom } from '../json/esri-rings.ts';
import { ByteReader, collected, sourceOfBytes } from '../file-source.ts';
import {
  UnreadableFile,
  type FeatureBatch,
  type FileSource,
  type FormatReader,
  type FormatWriter,
  type ImportedFile,
  type Note,
  type ReadOptions,
  type StreamOptions,
} from '../format.ts';
import { Pace } from '../pace.ts';
import { DegreesJudge, Reprojection } from '../projection/reprojection.ts';
import { writeShapefileZip } from './shapefile-writing.ts';
import {
  archiveEntries,
  entriesOf,
  EntrySource,
  isZip,
  maxInflatedBytes,
  maxStreamedBytes,
  refuseBomb,
  type ZipEntry,
} from '../zip/zip-archive.ts';

/** ESRI writes anything below this for "no data". */
const noData = -1e38;

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
  return parts.length === 0
    ? null
    : parts.length === 1
      ? { type: 'LineString', coordinates: parts[0]! }
      : { type: 'MultiLineString', coordinates: parts };
}

const isPart = ({ name }: ZipEntry) => /\.(shp|dbf|prj|cpg)$/i.test(name) && !name.includes('__MACOSX');
const isLayer = (entry: ZipEntry) => isPart(entry) && /\.shp$/i.test(entry.name);

interface Parts {
  shp: FileSource;
  dbf: FileSource | null;
  prj: string | null;
  cpg: string | null;
}
const batchShapes = 1000;
const maxNotes = 500;

/** Systems whose longitude and latitude are those of WGS 84 within a metre or two. */
const nearWgs84 =
  /WGS.?(19)?84|ETRS|ITRF|GRS.?(19)?80|NAD.?(19)?83|GDA|SIRGAS|NZGD2000|CGCS|JGD2|Hartebeesthoek94|POSGAR|MAGNA|RGAF|RGF93|REGVEN|CR05|PZ.?90/i;

/** How the coordinates of a layer become longitude and latitude; the note says it where that is a guess. */
function systemIn(prj: string | null, layer: string): { reprojection: Reprojection | null; note: Note | null } {
  const system = prj?.trim() ?? '';
  if (!system)
    return {
      reprojection: null,
      note: {
        code: 'crs-assumed',
        severity: 'warning',
        message: `${layer} has no .prj file; its coordinates were taken as longitude and latitude (WGS 84).`,
      },
    };
  const meridian = /PRIMEM\s*\[\s*"[^"]*"\s*,\s*([-\d.]+)/i.exec(system);
  const isPlain =
    /^GEOG/i.test(system) && !/TOWGS84/i.test(system) && (!meridian || Number(meridian[1]) === 0) && !/UNIT\s*\[\s*"?grad/i.test(system);
  if (!isPlain) return { reprojection: new Reprojection(system, layer), note: null };
  const name = /"([^"]*)"/.exec(system)?.[1] ?? 'unknown';
  return {
    reprojection: null,
    note: nearWgs84.test(system)
      ? null
      : {
          code: 'datum-not-shifted',
          severity: 'warning',
          message: `${layer} is in longitude and latitude of ${name}, without the shift to WGS 84 in its .prj. They were taken as they stand and can be off by some hundred metres: compare with the map, or export it in WGS 84 (EPSG:4326).`,
        },
  };
}

/** A layer in batches; `first` is the place of its first record among the features. */
async function* layerBatches(parts: Parts, layer: string, first: number): AsyncGenerator<FeatureBatch> {
  const head = await parts.shp.read(0, 100);
  if (head.length < 100 || new DataView(head.buffer, head.byteOffset, 100).getInt32(0) !== 9994)
    throw new UnreadableFile('not-shapefile', 'The .shp file is not a shapefile. Export it again from the program that made it.');
  const { reprojection, note: systemNote } = systemIn(parts.prj, layer);
  const degrees = new DegreesJudge();
  const table = parts.dbf ? await DbaseTable.open(parts.dbf, parts.cpg) : null;
  let batch: FeatureBatch = { features: [], notes: [] };
  let said = 0;
  const note = (code: string, message: string, severity: Note['severity'], feature?: number) => {
    said += 1;
    if (said <= maxNotes) batch.notes.push({ code, message, severity, ...(feature === undefined ? {} : { feature }) });
  };
  if (!table)
    note(
      'shapefile-without-dbf',
      parts.dbf
        ? `The .dbf file beside ${layer} is damaged, so its shapes have no attributes.`
        : `${layer} has no .dbf file beside it, so its shapes have no attributes. Open all parts together, or a zip with all of them.`,
      'warning',
    );
  if (systemNote) batch.notes.push(systemNote);
  const finish = async () => {
    const from = first + count - batch.features.length;
    if (reprojection) await reprojection.apply(batch.features, batch.notes, from);
    else if (!parts.prj?.trim() && !degrees.mayBe(batch.features))
      throw new UnreadableFile(
        'unknown-crs',
        `${layer} has no .prj file and its coordinates are not degrees. Add the .prj, or export it in WGS 84 (EPSG:4326).`,
      );
    const done = batch;
    batch = { features: [], notes: [] };
    return done;
  };
  const bytes = new ByteReader(parts.shp, 100);
  let records = 0;
  let count = 0;
  let deletedRows = 0;
  let rows = 0;
  while (await bytes.fill(12)) {
    const start = bytes.peek(8);
    const length = new DataView(start.buffer, start.byteOffset, 8).getInt32(4) * 2;
    if (length < 4 || !(await bytes.fill(8 + length))) break;
    const record = bytes.take(8 + length);
    records += 1;
    const attributes = table ? await table.next() : null;
    if (attributes) rows += 1;
    if (attributes?.deleted) {
      deletedRows += 1;
      continue;
    }
    let shape: Geometry | null = null;
    try {
      shape = shapeOf(new DataView(record.buffer, record.byteOffset + 8, length));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      note('shapefile-bad-record', `The shape of record ${records} is damaged; its attributes are kept.`, 'error', first + count);
    }
    if (!shape)
      note('no-geometry', `Record ${records} of ${layer} has no shape that Hectare draws; it is kept in the table.`, 'info', first + count);
    batch.features.push({ type: 'Feature', geometry: shape, properties: attributes?.row ?? {} });
    count += 1;
    if (batch.features.length >= batchShapes) yield await finish();
  }
  if (bytes.left > 0)
    note('shapefile-truncated', `The .shp file breaks off or is damaged after ${records} shapes; get it again to have the rest.`, 'error');
  if (deletedRows > 0)
    note(
      'shapefile-deleted',
      `${deletedRows} records of ${layer} are marked as deleted in its table; they were left out, as other programs do.`,
      'info',
    );
  if (table && (rows < records || table.count > records))
    note(
      'shapefile-row-count',
      `${layer} has ${records} shapes and ${Math.max(table.count, rows)} rows in its table: they were joined by their order. Compare some names.`,
      'warning',
    );
  yield await finish();
}

const isBareShape = (bytes: Uint8Array) =>
  bytes.length >= 100 && bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0x27 && bytes[3] === 0x0a;

const textOf = (bytes: Uint8Array | undefined) => (bytes ? new TextDecoder('utf-8').decode(bytes).replace(/^\uFEFF/, '') : null);
const maxTextBytes = 1 << 20;

/** A .shp opened by itself, with what was opened together with it. */
async function* partsBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const head = await source.read(0, 100);
  if (!isBareShape(head)) {
    yield* zipBatches(source, options, maxStreamedBytes);
    return;
  }
  const companion = options.companions ?? {};
  const text = async (ending: string) => textOf(await companion[ending]?.read(0, maxTextBytes));
  const pace = new Pace(options);
  let fetched = 0;
  const shp: FileSource = {
    ...source,
    read: (offset, length) => {
      fetched = offset;
      return source.read(offset, length);
    },
  };
  for await (const batch of layerBatches(
    { shp, dbf: companion['.dbf'] ?? null, prj: await text('.prj'), cpg: await text('.cpg') },
    options.fileName ?? source.name,
    0,
  )) {
    yield batch;
    await pace.step(fetched / Math.max(1, source.size));
  }
}

async function readParts(bytes: Uint8Array, options: ReadOptions): Promise<ImportedFile> {
  const companions = Object.fromEntries(
    Object.entries(options.companions ?? {}).map(([ending, part]) => [ending, sourceOfBytes(ending, part)]),
  );
  return collected('shapefile', partsBatches(sourceOfBytes(options.fileName ?? 'The shapefile', bytes), { ...options, companions }));
}

/** Every layer of a zip, its parts inflated while they are read; where there are several, each is a folder. `most` bounds what all of it may inflate to. */
async function* zipBatches(archive: FileSource, options: StreamOptions, most: number): AsyncGenerator<FeatureBatch> {
  const entries = (await archiveEntries(archive)).filter(isPart);
  const layers = entries.filter(isLayer);
  if (layers.length === 0) throw new UnreadableFile('zip-without-shapefile', nothingInside);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  for (const entry of entries) refuseBomb({ ...entry, size: Math.max(entry.size, total > most ? total : 0) }, most);
  const pace = new Pace(options);
  let count = 0;
  let before = 0;
  for (const layer of layers) {
    const stem = layer.name.slice(0, -4).toLowerCase();
    const part = (ending: string) => {
      const entry = entries.find(({ name }) => name.toLowerCase() === stem + ending);
      return entry ? new EntrySource(archive, entry) : null;
    };
    const text = async (ending: string) => textOf(await part(ending)?.read(0, maxTextBytes));
    const [shp, dbf] = [new EntrySource(archive, layer), part('.dbf')];
    let fetched = 0;
    const watched: FileSource = {
      name: shp.name,
      size: shp.size,
      ...(shp.pieceBytes === undefined ? {} : { pieceBytes: shp.pieceBytes }),
      read: (offset, length) => {
        fetched = offset;
        return shp.read(offset, length);
      },
    };
    let ofLayer = 0;
    const damaged = () => new UnreadableFile('zip-damaged', `“${layer.name}” inside the archive is damaged. Get the file again.`);
    try {
      for await (const { features, notes } of layerBatches(
        { shp: watched, dbf, prj: await text('.prj'), cpg: await text('.cpg') },
        layer.name,
        count,
      )) {
        ofLayer += features.length;
        if (shp.isDamaged && ofLayer === 0) throw damaged();
        count += features.length;
        yield {
          features: features.map((feature) =>
            layers.length > 1 && feature.properties?.['folder'] === undefined
              ? { ...feature, properties: { ...feature.properties, folder: layer.name.slice(0, -4) } }
              : feature,
          ),
          notes,
        };
        await pace.step((before + fetched) / Math.max(1, total));
      }
    } catch (error) {
      throw shp.isDamaged && ofLayer === 0 && error instanceof UnreadableFile ? damaged() : error;
    }
    if (shp.isDamaged || dbf?.isDamaged)
      yield {
        features: [],
        notes: [
          {
            code: 'zip-damaged',
            severity: 'error',
            message: `“${layer.name}”${shp.isDamaged ? '' : ', or rather its table,'} is damaged inside the archive: what stood before the damage was kept. Get the file again to have the rest.`,
          },
        ],
      };
    before += layer.size;
  }
}

/** A zip that holds one or more shapefiles (.shp with .dbf, .prj and .cpg beside it), or a .shp with its other parts as companions. */
export const shapefile: FormatReader & FormatWriter = {
  recognise(bytes) {
    if (isBareShape(bytes)) return 1;
    if (!isZip(bytes)) return 0;
    try {
      return entriesOf(bytes).some(isLayer) ? 0.9 : 0;
    } catch {
      return 0.1;
    }
  },
  recogniseArchive: (entries) => (entries.some(isLayer) ? 0.9 : 0),
  async read(bytes, options = {}): Promise<ImportedFile> {
    if (isBareShape(bytes)) return readParts(bytes, options);
    return collected(
      'shapefile',
      zipBatches(sourceOfBytes(options.fileName ?? '', bytes), { ...options, companions: {} }, maxInflatedBytes),
    );
  },
  readStream: partsBatches,
  async write(features, options) {
    return writeShapefileZip(features, options);
  },
};
