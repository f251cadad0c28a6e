import type { AsyncBuffer, FileMetaData, RowGroup } from 'hyparquet';
import { collected, sourceOfBytes } from '../file-source.ts';
import { noteOf, UnreadableFile, type FeatureBatch, type FileSource, type FormatReader, type StreamOptions } from '../format.ts';
import { Pace } from '../pace.ts';
import { rangeFault, reasonOf, say } from '../phrases/index.ts';
import { Reprojection } from '../projection/reprojection.ts';
import { geoColumnsOf, type GeoColumns } from './geo-columns.ts';
import { library, parsers, type Library } from './library.ts';
import { pagesOf, type Page, type Pages } from './pages.ts';
import { readColumnsOf, RowReader, type ReadColumns } from './rows.ts';
import { ThriftWalk } from './thrift.ts';

const magic = [0x50, 0x41, 0x52, 0x31];
/** What describes a file takes twenty times as much in memory. */
const maxFooterBytes = 1 << 24;
/** Rows are read so that they take about this. */
const bytesAtOnce = 4 * 1024 ** 2;
const [leastRows, maxRows] = [500, 20_000];
/** Columns with lists are read as a whole for every part of a row group. */
const maxParts = 64;
/** values of all columns that are in memory together */
const maxCells = 20_000_000;

const damaged = (error: unknown) => new UnreadableFile('parquet-damaged', say('file.parquet.damaged', { reason: reasonOf(error) }));

/** What describes the file, from its end. Throws UnreadableFile. */
async function metadataOf(lib: Library, source: FileSource): Promise<FileMetaData> {
  const tail = source.size < 12 ? new Uint8Array(8) : await source.read(source.size - 8, 8);
  const length = new DataView(tail.buffer, tail.byteOffset, 8).getUint32(0, true);
  if (new TextDecoder().decode(tail.subarray(4)) === 'PARE') throw new UnreadableFile('parquet-locked', say('file.parquet.locked'));
  if (!magic.every((byte, at) => tail[4 + at] === byte) || length > source.size - 12)
    throw new UnreadableFile('parquet-truncated', say('file.parquet.truncated'));
  if (length > maxFooterBytes)
    throw new UnreadableFile('parquet-too-large', say('file.parquet.footer', { megabytes: maxFooterBytes / 1024 ** 2 }));
  const footer = await source.read(source.size - 8 - length, length + 8);
  try {
    const walk = new ThriftWalk(footer.subarray(0, length));
    walk.struct();
    const metadata = lib.parquetMetadata(footer.slice(), { geoparquet: false, parsers });
    refuseOverlaps(metadata, source.size - 8 - length);
    return metadata;
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged(error);
  }
}

function rangeOf(chunk: RowGroup['columns'][number]): [from: number, to: number] {
  const meta = chunk.meta_data;
  if (!meta || chunk.file_path !== undefined) throw rangeFault(say('file.parquet.elsewhere'));
  const from = Number(meta.dictionary_page_offset || meta.data_page_offset);
  return [from, from + Number(meta.total_compressed_size)];
}

/** Refuses columns that lie outside of the file, or name the same bytes again and again. Throws RangeError. */
function refuseOverlaps({ row_groups: groups }: FileMetaData, end: number): void {
  let left = 1.5 * end + 1024;
  for (const { columns } of groups)
    for (const chunk of columns) {
      const [from, to] = rangeOf(chunk);
      left -= to - from;
      if (!(from >= 4 && to >= from && to <= end) || left < 0) throw rangeFault(say('file.parquet.bad-pages'));
    }
}

const bufferOf = (source: FileSource): AsyncBuffer => ({
  byteLength: source.size,
  slice: async (start, end = source.size) => {
    const bytes = await source.read(start, Math.max(0, end - start));
    return bytes.slice().buffer;
  },
});

interface GroupPlan {
  rowCount: number;
  rowsAtOnce: number;
  locations: Record<string, Page[]>;
}

/** How a row group is read in parts, after all its pages were held against its counts. Throws RangeError. */
async function planOf(source: FileSource, group: RowGroup, columns: ReadColumns): Promise<GroupPlan> {
  const rowCount = Number(group.num_rows);
  if (!Number.isSafeInteger(rowCount) || rowCount < 0) throw rangeFault(say('file.parquet.bad-count'));
  const read: { path: string; pages: Pages }[] = [];
  for (const chunk of group.columns) {
    const path = chunk.meta_data!.path_in_schema;
    if (!columns.names.includes(path[0]!)) continue;
    const [from, to] = rangeOf(chunk);
    const pages = await pagesOf(source, from, to);
    const repeats = columns.repeated.has(path.join('.'));
    if (repeats ? pages.valueCount < rowCount || pages.valueCount > maxCells : pages.valueCount !== rowCount)
      throw rangeFault(say('file.parquet.bad-count'));
    read.push({ path: path.join('.'), pages });
  }
  if (read.length === 0 && rowCount > 0) throw rangeFault(say('file.parquet.bad-count'));
  const inflated = read.reduce((sum, { pages }) => sum + pages.inflatedBytes, 1);
  const fitting = Math.min(maxRows, Math.max(leastRows, Math.floor((bytesAtOnce * rowCount) / inflated)));
  const hasLists = read.some(({ path }) => columns.repeated.has(path));
  const rowsAtOnce = hasLists ? Math.max(fitting, Math.ceil(rowCount / maxParts)) : fitting;
  if (Math.min(rowsAtOnce, rowCount) * read.length > maxCells) throw rangeFault(say('file.parquet.large-page', { n: rowsAtOnce }));
  // Of columns with lists no page tells at which row it begins.
  const locations = Object.fromEntries(read.flatMap(({ path, pages }) => (columns.repeated.has(path) ? [] : [[path, pages.pages]])));
  return { rowCount, rowsAtOnce, locations };
}

/** Some rows of a row group, as a list of cells for each. `pageLocationsByGroup` is how the library's own reading by page index tells it the pages. */
async function rowsBetween(
  lib: Library,
  file: AsyncBuffer,
  metadata: FileMetaData,
  columns: ReadColumns,
  plan: GroupPlan,
  from: number,
  to: number,
) {
  let rows: unknown[][] = [];
  const options = {
    file,
    metadata,
    columns: columns.names,
    rowStart: from,
    rowEnd: to,
    rowFormat: 'array' as const,
    utf8: false,
    geoparquet: false,
    parsers,
    compressors: lib.compressors,
    pageLocationsByGroup: [plan.locations],
    onComplete: (found: unknown[][]) => {
      rows = found;
    },
  };
  await lib.parquetRead(options);
  return rows;
}

async function* groupBatches(
  lib: Library,
  source: FileSource,
  metadata: FileMetaData,
  group: RowGroup,
  reader: RowReader,
): AsyncGenerator<number> {
  const plan = await planOf(source, group, reader.columns);
  // The rows of a group are counted from its own beginning.
  const alone: FileMetaData = { ...metadata, row_groups: [group], num_rows: group.num_rows };
  const file = bufferOf(source);
  for (let at = 0; at < plan.rowCount; at += plan.rowsAtOnce) {
    const to = Math.min(plan.rowCount, at + plan.rowsAtOnce);
    for (const row of await rowsBetween(lib, file, alone, reader.columns, plan, at, to)) reader.add(row);
    yield to - at;
  }
}

function notesOf(geo: GeoColumns) {
  return [
    ...(geo.isGuessed ? [noteOf('parquet-guessed', 'warning', say('file.parquet.guessed', { column: geo.primary }))] : []),
    ...geo.others.map((column) =>
      noteOf('parquet-other-shapes', 'info', say('file.parquet.other-shapes', { column, primary: geo.primary })),
    ),
  ];
}

async function* parquetBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const lib = await library();
  const metadata = await metadataOf(lib, source);
  let columns: ReadColumns;
  let geo: GeoColumns;
  try {
    const tree = lib.parquetSchema(metadata);
    geo = geoColumnsOf(metadata, tree.children);
    columns = readColumnsOf(tree, geo);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged(error);
  }
  yield { features: [], notes: notesOf(geo) };
  const reader = new RowReader(columns, geo);
  const reprojection = new Reprojection(geo.system, say('file.the-file'), options.system);
  const pace = new Pace(options);
  const all = Math.max(1, Number(metadata.num_rows));
  let firstError: unknown = null;
  for (const [index, group] of metadata.row_groups.entries()) {
    let count = 0;
    try {
      for await (const rows of groupBatches(lib, source, metadata, group, reader)) {
        count += rows;
        const first = reader.taken;
        const batch = reader.take();
        await reprojection.apply(batch.features, batch.notes, first);
        yield batch;
        await pace.step(reader.taken / all);
      }
    } catch (error) {
      if (error instanceof UnreadableFile || options.signal?.aborted) throw error;
      // Groups stand by themselves: the others may be whole.
      firstError ??= error;
      const lost = Number(group.num_rows) - count;
      reader.note(
        'parquet-damaged-rows',
        say('file.parquet.damaged-rows', { group: index + 1, n: lost, reason: reasonOf(error) }),
        'error',
      );
    }
  }
  if (firstError !== null && reader.taken === 0) throw damaged(firstError);
  reader.finish();
  yield reader.take();
}

/** GeoParquet 1.0 and 1.1 with shapes as well-known binary, Parquet's own type GEOMETRY, and files of neither whose column is called so. */
export const geoparquet: FormatReader = {
  recognise: (bytes) => (magic.every((byte, at) => bytes[at] === byte) ? 1 : 0),
  read: (bytes, options = {}) => collected('geoparquet', parquetBatches(sourceOfBytes('', bytes), { ...options, companions: {} })),
  readStream: parquetBatches,
};
