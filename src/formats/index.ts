import { withTidyRings } from '#geo/tidy-rings.ts';
import type { Feature } from '#geo/types.ts';
import { bytesOf } from './file-source.ts';
import {
  noteOf,
  UnreadableFile,
  type FeatureBatch,
  type FeatureWalk,
  type FileSource,
  type Format,
  type FormatReader,
  type FormatWriter,
  type ImportedFile,
  type Note,
  type ReadOptions,
  type StreamOptions,
  type WriteOptions,
} from './format.ts';
import { archive } from './zip/archive.ts';
import { csv } from './csv/csv.ts';
import { dxf } from './dxf/dxf.ts';
import { esriJson } from './json/esri-json.ts';
import { flatgeobuf } from './flatgeobuf.ts';
import { geojsonSequence } from './json/geojson-sequence.ts';
import { geojson } from './json/geojson.ts';
import { geopackage } from './sqlite/geopackage.ts';
import { gml } from './gml/gml.ts';
import { gpx } from './gpx.ts';
import { kml } from './kml/kml.ts';
import { kmz } from './kml/kmz.ts';
import { mif } from './mapinfo/mif.ts';
import { tab } from './mapinfo/tab.ts';
import { endingOf, partsBesideOf } from './endings.ts';
import { formatList, type FormatFacts, type FormatId } from './list.ts';
import { photo } from './photo/photo.ts';
import { osm } from './osm/osm.ts';
import { geoparquet } from './parquet/parquet.ts';
import { shapefile } from './shapefile/shapefile.ts';
import { CoordinateWatches } from './projection/coordinate-watches.ts';
import { spreadsheet } from './spreadsheet/spreadsheet.ts';
import { topojson } from './json/topojson.ts';
import { formatPhrase, listed, rangeFault, say } from './phrases/index.ts';
import { refuseUnread } from './unread-formats.ts';
import { wkt } from './text/wkt.ts';
import { walkThrough } from './written-pieces.ts';
import { inAskedSystem } from './written-system.ts';
import { archiveEntries, isZip } from './zip/zip-archive.ts';

export { swapAxes } from './projection/swapped-axes.ts';
export type { Bounds } from './bounds.ts';
export { candidateSystems, type SystemCandidate } from './projection/candidates.ts';
export { gridReading, type GridReading } from './projection/grid-reading.ts';
export { sourceOfBytes } from './file-source.ts';
export {
  UnreadableFile,
  type FeatureBatch,
  type FeatureWalk,
  type FileSource,
  type Format,
  type ImportedFile,
  type LateProperties,
  type FolderState,
  type Note,
  type ReadOptions,
  type StreamOptions,
  type TableAsked,
  type WriteOptions,
  type WrittenPiece,
} from './format.ts';

/** What a row of the list promises, its code must do. */
type CodeOf<Facts extends FormatFacts> = (Facts['reads'] extends true ? FormatReader : unknown) &
  (Facts['writes'] extends true ? FormatWriter : unknown);
type Row = (typeof formatList)[number];

/** The code of each row of list.ts; a row without code does not compile. */
const code: { [Id in FormatId]: CodeOf<Extract<Row, { id: Id }>> } = {
  geojsonseq: geojsonSequence,
  topojson,
  esrijson: esriJson,
  geojson,
  kml,
  shapefile,
  archive: archive(() => formats, readUnwatched),
  kmz,
  geopackage,
  gpx,
  gml,
  osm,
  mif,
  tab,
  dxf,
  flatgeobuf,
  geoparquet,
  spreadsheet,
  photo,
  wkt,
  csv,
};

/** Every format that Hectare opens or writes, in the order of the list. */
export const formats: Format[] = formatList.map((facts) => ({ ...facts, ...code[facts.id] }));

/** The format that a file name stands for, or null. */
export function formatOf(fileName: string): Format | null {
  return formats.find(({ extensions }) => extensions.includes(endingOf(fileName))) ?? null;
}

/** The format of a file by its bytes, by its name only where they do not say. Throws UnreadableFile (unknown-format). */
function formatFor(bytes: Uint8Array, fileName: string | undefined): { format: Format; wrongName: Note | null } {
  const named = fileName ? formatOf(fileName) : null;
  refuseUnread(bytes, 'mistakable');
  // What is stored in an archive without being packed shows through, and is not the archive's format.
  const ranked = formats
    .filter(({ read, recogniseArchive }) => read && (!isZip(bytes) || recogniseArchive))
    .map((format) => ({ format, sure: format.recognise!(bytes) }))
    .sort((a, b) => b.sure - a.sure);
  const best = ranked[0]!;
  if (best.sure < 0.5) refuseUnread(bytes);
  const format = best.sure >= 0.5 ? best.format : named?.read ? named : best.sure > 0 ? best.format : null;
  if (!format)
    throw new UnreadableFile('unknown-format', say('file.unknown-kind', { formats: listed(formatList.map(({ id }) => formatPhrase(id))) }));
  return chosen(format, fileName);
}

/** A format by its bytes, and a note where the name of the file says another. */
function chosen(format: Format, fileName: string | undefined): { format: Format; wrongName: Note | null } {
  const named = fileName ? formatOf(fileName) : null;
  const ending = endingOf(fileName ?? '');
  // Every kind of JSON may be called that.
  const isNamed = format.extensions.includes(ending) || (ending === '.json' && format.mediaType.includes('json'));
  return {
    format,
    wrongName:
      named && !isNamed ? noteOf('wrong-extension', 'info', say('file.other-ending', { ending, format: formatPhrase(format.id) })) : null,
  };
}

/** Notes that say already what a file without shapes is about. */
const saidInstead = new Set(['kml-super-overlay', 'kml-network-link', 'kml-screen-overlay']);
const isSaid = (notes: readonly Note[]) => notes.some(({ code }) => saidInstead.has(code));
const noFeatures = () => noteOf('no-features', 'warning', say('file.no-features'));
const emptyFile = () => new UnreadableFile('empty-file', say('file.empty'));

/**
 * Reads the features of a file. The bytes decide on the format, the name only where they do not say; a name that says otherwise is a note.
 * Throws UnreadableFile (with a code and what to do next) when nothing usable is in it.
 */
export async function readFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<ImportedFile> {
  const file = await readWhole(bytes, options);
  const watches = new CoordinateWatches();
  watches.add(file.features);
  file.notes.unshift(...watches.notes());
  if (file.features.length === 0 && !isSaid(file.notes)) file.notes.push(noFeatures());
  return file;
}

async function readWhole(bytes: Uint8Array, options: ReadOptions): Promise<ImportedFile> {
  if (bytes.length === 0) throw emptyFile();
  const { format, wrongName } = formatFor(bytes, options.fileName);
  const file = await format.read!(bytes, options);
  if (wrongName) file.notes.unshift(wrongName);
  file.notes.push(...notAsked(format.id, options));
  return file;
}

/** Formats that are in longitude and latitude on WGS 84 by their own specification: no other system can be asked for. */
const alwaysWgs84 = ['kml', 'kmz', 'gpx'];
/** Formats that have columns to choose places from, and those that hold files of them. */
const tables = ['csv', 'spreadsheet', 'archive'];
const notAsked = (format: string, { system, table }: Pick<ReadOptions, 'system' | 'table'>): Note[] => [
  ...(system !== undefined && alwaysWgs84.includes(format)
    ? [noteOf('crs-not-asked', 'warning', say('file.crs-not-asked', { format: formatPhrase(format), system }))]
    : []),
  ...(table !== undefined && !tables.includes(format)
    ? [noteOf('columns-not-asked', 'warning', say('file.columns-not-asked', { format: formatPhrase(format) }))]
    : []),
];

/** Below this a file is read whole, and the readers can look at all of it before they decide. */
const wholeBelowBytes = 4 * 1024 ** 2;
const headBytes = 1 << 16;
const batchFeatures = 500;

/**
 * The same in batches, so that the first features are there at once and a file may be larger than memory. KML, GeoJSON and its sequences, CSV, GPX, FlatGeobuf,
 * GeoPackage, a shapefile in parts and what archives hold (KMZ, zipped shapefiles and other files) are read in pieces; TopoJSON and well-known text are read whole. A signal that is aborted
 * ends it with the signal's reason.
 */
export async function* readBatches(
  source: FileSource,
  options: StreamOptions = {},
  wholeBelow = wholeBelowBytes,
): AsyncGenerator<FeatureBatch & { format: string }> {
  const watches = new CoordinateWatches();
  let [format, count, isExplained] = ['', 0, false];
  for await (const batch of readUnwatched(source, options, wholeBelow)) {
    format = batch.format;
    isExplained ||= isSaid(batch.notes);
    watches.add(batch.features);
    count += batch.features.length;
    yield batch;
  }
  const seen = [...watches.notes(), ...(count === 0 && !isExplained ? [noFeatures()] : [])];
  if (seen.length > 0) yield { format, features: [], notes: seen };
}

async function* readUnwatched(
  source: FileSource,
  options: StreamOptions = {},
  wholeBelow = wholeBelowBytes,
): AsyncGenerator<FeatureBatch & { format: string }> {
  if (source.size === 0) throw emptyFile();
  const fileName = options.fileName ?? source.name;
  const known = await streamedFormat(source, fileName, wholeBelow, options.companions);
  if (!known) {
    const parts = Object.fromEntries(
      await Promise.all(Object.entries(options.companions ?? {}).map(async ([ending, part]) => [ending, await bytesOf(part)] as const)),
    );
    const file = await readWhole(await bytesOf(source), { ...options, fileName, companions: parts });
    yield* smallBatches(file, options.signal, file.format);
    return;
  }
  const { format, readStream, wrongName } = known;
  const said = [...(wrongName ? [wrongName] : []), ...notAsked(format.id, options)];
  if (said.length > 0) yield { format: format.id, features: [], notes: said };
  for await (const batch of readStream(source, { ...options, fileName })) yield* smallBatches(batch, options.signal, format.id);
}

/** The format that reads a source in pieces; null where the source is read whole. */
async function streamedFormat(
  source: FileSource,
  fileName: string,
  wholeBelow: number,
  companions: Record<string, FileSource> = {},
): Promise<{ format: Format; readStream: NonNullable<Format['readStream']>; wrongName: Note | null } | null> {
  const head = await source.read(0, Math.min(source.size, headBytes));
  // TopoJSON may say what it is at its end.
  const tail = source.size > headBytes ? await source.read(Math.max(headBytes, source.size - 2000), 2000) : new Uint8Array(0);
  // A table of MapInfo is a short text with much beside it.
  const allBytes = Object.values(companions).reduce((sum, { size }) => sum + size, source.size);
  const known = isZip(head)
    ? await archiveFormat(source, fileName, wholeBelow)
    : allBytes < wholeBelow && !formatOf(fileName)?.gathers
      ? null
      : formatFor(joined(head, tail), fileName);
  const readStream = known?.format.readStream;
  return known && readStream ? { ...known, readStream } : null;
}

/** A batch in several of at most `batchFeatures`: its notes with the first of them, late properties with the last. */
function* smallBatches(
  { features, notes, late, style, folders }: FeatureBatch,
  signal: AbortSignal | undefined,
  format: string,
): Generator<FeatureBatch & { format: string }> {
  for (let at = 0; at === 0 || at < features.length; at += batchFeatures) {
    signal?.throwIfAborted();
    const isLast = at + batchFeatures >= features.length;
    yield {
      format,
      features: features.slice(at, at + batchFeatures),
      notes: at === 0 ? notes : [],
      ...(late && isLast ? { late } : {}),
      ...(style && isLast ? { style } : {}),
      ...(folders && isLast ? { folders } : {}),
    };
  }
}

/** The format of a large archive by the names in its directory; null for a small one, one that no format knows, and one whose directory is damaged: those are read whole. */
async function archiveFormat(source: FileSource, fileName: string, wholeBelow: number): Promise<ReturnType<typeof formatFor> | null> {
  const entries = await archiveEntries(source).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return [];
    throw error;
  });
  if (
    Math.max(
      source.size,
      entries.reduce((sum, { size }) => sum + size, 0),
    ) < wholeBelow
  )
    return null;
  const best = formats.map((format) => ({ format, sure: format.recogniseArchive?.(entries) ?? 0 })).sort((a, b) => b.sure - a.sure)[0]!;
  return best.sure >= 0.5 && best.format.readStream ? chosen(best.format, fileName) : null;
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const both = new Uint8Array(head.length + tail.length);
  both.set(head);
  both.set(tail, head.length);
  return both;
}

/**
 * Files as they were chosen or dropped, with the parts of one put together (a shapefile, MapInfo's .mif and .mid; all photos): what opens as a file of its own, and
 * its companions, by their endings or, of photos, their numbers. A part whose main file is not there stands alone, and reading it says what is missing.
 */
export function gatherParts<T extends { name: string }>(files: T[]): { file: T; companions: Record<string, T> }[] {
  const stem = (name: string) => name.slice(0, name.length - endingOf(name).length).toLowerCase();
  const placeOf = (name: string, ending: string) => `${stem(name)}\0${ending}`;
  const beside = new Set(files.flatMap(({ name }) => partsBesideOf(endingOf(name), true).map((ending) => placeOf(name, ending))));
  const isPart = ({ name }: T) => beside.has(placeOf(name, endingOf(name)));
  const parts = new Map(files.filter(isPart).map((part) => [placeOf(part.name, endingOf(part.name)), part]));
  const [firstPhoto, ...otherPhotos] = files.filter(({ name }) => formatOf(name)?.gathers);
  const partsOf = (file: T) =>
    partsBesideOf(endingOf(file.name), true).flatMap((ending) => {
      const part = parts.get(placeOf(file.name, ending));
      return part ? [[ending, part] as const] : [];
    });
  // Two cameras give their photos the same names.
  const numbered = otherPhotos.map((other, index) => [String(index + 2), other] as const);
  return files
    .filter((file) => !isPart(file) && !otherPhotos.includes(file))
    .map((file) => ({ file, companions: Object.fromEntries(file === firstPhoto ? numbered : partsOf(file)) }));
}

function tidied(feature: Feature): Feature {
  const geometry = feature.geometry && withTidyRings(feature.geometry);
  return geometry === feature.geometry ? feature : { ...feature, geometry };
}

/**
 * Bytes of a file of the given format. Rings run as RFC 7946 asks and repeat no corner, whichever way they came; a format that wants them otherwise turns them
 * itself. Throws RangeError for a format that Hectare does not write.
 */
export async function writeFile(formatId: string, features: Feature[], options: WriteOptions = {}): Promise<Uint8Array> {
  const format = formats.find(({ id }) => id === formatId);
  if (!format?.write)
    throw rangeFault(
      say('file.not-written', { format: formatId, formats: listed(formats.filter(({ write }) => write).map(({ id }) => id)) }),
    );
  const asked = await inAskedSystem(format, walkThrough(features), options, formatList);
  const written: Feature[] = [];
  for await (const some of asked.walk()) written.push(...some.map(tidied));
  return format.write(written, asked.options);
}

/** The pieces of a file of a format that is written in pieces: see inAskedSystem in written-system.ts. */
export const prepareWriting = (
  format: Format,
  walk: FeatureWalk,
  options: WriteOptions,
): Promise<{ walk: FeatureWalk; options: WriteOptions }> => inAskedSystem(format, walk, options, formatList);
