import type { Feature } from '#geo/types.ts';
import { nothingInside } from '../zip/archive.ts';
import { collected, sourceOfBytes } from '../file-source.ts';
import {
  noteOf,
  UnreadableFile,
  type FeatureBatch,
  type FileSource,
  type FormatReader,
  type FormatWriter,
  type ImportedFile,
  type ReadOptions,
  type StreamOptions,
} from '../format.ts';
import { Pace } from '../pace.ts';
import { say } from '../phrases/index.ts';
import { layerBatches } from './layer.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';
import { shapefilePieces } from './shapefile-writing.ts';
import {
  archiveEntries,
  entriesOf,
  EntrySource,
  isZip,
  maxInflatedBytes,
  maxStreamedBytes,
  refuseBomb,
  refuseBombOfMany,
  type PlacedEntry,
  type ZipEntry,
} from '../zip/zip-archive.ts';

const isPart = ({ name }: ZipEntry) => /\.(shp|dbf|prj|cpg)$/i.test(name) && !name.includes('__MACOSX');
const isLayer = (entry: ZipEntry) => isPart(entry) && /\.shp$/i.test(entry.name);

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
    options.fileName ?? (source.name || say('file.the-shapefile')),
    0,
    options.system,
  )) {
    yield batch;
    await pace.step(fetched / Math.max(1, source.size));
  }
}

async function readParts(bytes: Uint8Array, options: ReadOptions): Promise<ImportedFile> {
  const companions = Object.fromEntries(
    Object.entries(options.companions ?? {}).map(([ending, part]) => [ending, sourceOfBytes(ending, part)]),
  );
  return collected('shapefile', partsBatches(sourceOfBytes(options.fileName ?? '', bytes), { ...options, companions }));
}

/** Every layer of a zip, its parts inflated while they are read; where there are several, each is a folder. `most` bounds what all of it may inflate to. */
async function* zipBatches(archive: FileSource, options: StreamOptions, most: number): AsyncGenerator<FeatureBatch> {
  const entries = (await archiveEntries(archive)).filter(isPart);
  const layers = entries.filter(isLayer);
  if (layers.length === 0) throw nothingInside();
  refuseBombOfMany(entries, archive.size, most);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  for (const entry of entries) refuseBomb({ ...entry, size: Math.max(entry.size, total > most ? total : 0) }, most);
  const pace = new Pace(options);
  let count = 0;
  let before = 0;
  for (const layer of layers) {
    const folder = layers.length > 1 ? layer.name.slice(0, -4) : null;
    for await (const { batch, fetched } of zippedLayer(archive, entries, layer, count, options.system)) {
      count += batch.features.length;
      yield folder === null ? batch : { ...batch, features: batch.features.map((feature) => inFolder(feature, folder)) };
      await pace.step((before + fetched) / Math.max(1, total));
    }
    before += layer.size;
  }
}

const inFolder = (feature: Feature, folder: string): Feature =>
  feature.properties?.['folder'] === undefined ? { ...feature, properties: { ...feature.properties, folder } } : feature;

/** One layer of a zip, with how many bytes of its shapes were fetched. What stood before a damage is kept with a note; where nothing did, it throws UnreadableFile. */
async function* zippedLayer(
  archive: FileSource,
  entries: PlacedEntry[],
  layer: PlacedEntry,
  first: number,
  asked: string | undefined,
): AsyncGenerator<{ batch: FeatureBatch; fetched: number }> {
  const { name } = layer;
  const stem = name.slice(0, -4).toLowerCase();
  const part = (ending: string) => {
    const entry = entries.find((one) => one.name.toLowerCase() === stem + ending);
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
  let count = 0;
  const damaged = () => new UnreadableFile('zip-damaged', say('file.zip.damaged', { name }));
  try {
    for await (const batch of layerBatches({ shp: watched, dbf, prj: await text('.prj'), cpg: await text('.cpg') }, name, first, asked)) {
      count += batch.features.length;
      if (shp.isDamaged && count === 0) throw damaged();
      yield { batch, fetched };
    }
  } catch (error) {
    throw shp.isDamaged && count === 0 && error instanceof UnreadableFile ? damaged() : error;
  }
  if (!shp.isDamaged && !dbf?.isDamaged) return;
  const phrase = say(shp.isDamaged ? 'file.zip.damaged-shapes' : 'file.zip.damaged-table', { name });
  yield { batch: { features: [], notes: [noteOf('zip-damaged', 'error', phrase)] }, fetched };
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
  write: (features, options) => joinedPieces(shapefilePieces(walkThrough(features), options)),
  writeStream: shapefilePieces,
};
