import { readdir, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { AttributeFilter } from '#attributes/conditions.ts';
import { openRegularFile, readRange } from '#disk/regular-file.ts';
import {
  gatherParts,
  readBatches,
  type FeatureBatch,
  type FeatureWalk,
  type FileSource,
  type ImportedFile,
  type Note,
  type TableAsked,
} from '#formats/index.ts';
import { partsBesideOf } from '#formats/endings.ts';
import type { Feature, Properties } from '#geo/types.ts';
import { collectGarbage } from './collect-garbage.ts';
import { AskedColumns, notesOfLeft } from './where.ts';

async function sourceOf(handle: FileHandle, path: string): Promise<FileSource> {
  const { size } = await handle.stat();
  return {
    name: basename(path),
    size,
    read: (offset, length) => readRange(handle, offset, Math.max(0, Math.min(length, size - offset))),
  };
}

/** A file on disk for what is read of it besides its features; closed with its scope. */
export async function sourceOnDisk(path: string): Promise<{ file: FileSource } & AsyncDisposable> {
  const handle = await openRegularFile(path);
  return { file: await sourceOf(handle, path), [Symbol.asyncDispose]: () => handle.close() };
}

/** Files above this are walked where possible instead of being held: features take up to three times the size of their file. */
const heldUpToBytes = 256 * 1024 ** 2;

/** From about 80 % on the garbage collector takes most of the time, and V8 ends the process without naming the file. */
const shareOfHeap = 0.75;
/** What V8 adds to its limit for young objects, on top of what features can take. */
const youngBytes = 192 * 1024 ** 2;

function isMemoryFull(): boolean {
  const most = shareOfHeap * (getHeapStatistics().heap_size_limit - youngBytes);
  if (process.memoryUsage().heapUsed < most) return false;
  // The figure may include garbage: check again after a collection.
  collectGarbage();
  return process.memoryUsage().heapUsed >= most;
}

/** Thrown when the features of a file do not fit into memory. */
export class TooManyFeatures extends Error {
  readonly count: number;
  constructor(count: number) {
    super(`${count} features fill the memory`);
    this.name = 'TooManyFeatures';
    this.count = count;
  }
}

type Batch = FeatureBatch & { format: string };

/** What the user says of a file, in place of what the file says or what is guessed. */
export interface SaidOfFile {
  /** the coordinate system: a code, a name or a well-known text */
  crs?: string;
  /** of tables: the sheet, and the columns with places */
  table?: TableAsked;
  /** conditions that leave some of its features */
  where?: AttributeFilter;
}

/** The file in batches, with the other parts of a shapefile from beside it. */
async function* batchesFrom(path: string, { crs, table }: SaidOfFile): AsyncGenerator<Batch> {
  const handles: FileHandle[] = [];
  const opened = async (part: string) => {
    const handle = await openRegularFile(part);
    handles.push(handle);
    return sourceOf(handle, part);
  };
  try {
    const source = await opened(path);
    const beside = await partsBeside(path);
    const companions = Object.fromEntries(
      await Promise.all(beside.map(async ([ending, part]): Promise<[string, FileSource]> => [ending, await opened(part)])),
    );
    yield* readBatches(source, { companions, ...(crs === undefined ? {} : { system: crs }), ...(table ? { table } : {}) });
  } finally {
    await Promise.all(handles.map(async (handle) => handle.close()));
  }
}

/** The other parts of a file that comes in several, by their ending; none for any other file. */
async function partsBeside(path: string): Promise<[ending: string, path: string][]> {
  if (partsBesideOf(extname(path).toLowerCase()).length === 0) return [];
  const names = (await readdir(dirname(path))).map((name) => ({ name }));
  const companions = gatherParts(names).find(({ file }) => file.name === basename(path))?.companions ?? {};
  return Object.entries(companions).map(([ending, { name }]) => [ending, join(dirname(path), name)]);
}

async function bytesWithParts(path: string): Promise<number> {
  const sizes = await Promise.all(
    [path, ...(await partsBeside(path)).map(([, part]) => part)].map(async (part) => (await stat(part)).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Whether a file, with the parts that belong to it, is too large to be held in memory without need. */
export const isLargeFile = async (path: string): Promise<boolean> => (await bytesWithParts(path)) > heldUpToBytes;

/** Measuring keeps shapes, their corners in lists and in GEOS beside the features. What is packed is larger in memory. */
const measuredUpToBytes = 32 * 1024 ** 2;
const measuredPackedUpToBytes = 4 * 1024 ** 2;

/** The same for measuring. */
export const isLargerThanMeasured = async (path: string): Promise<boolean> =>
  (await bytesWithParts(path)) > (/\.(kmz|zip)$/i.test(path) ? measuredPackedUpToBytes : measuredUpToBytes);

/**
 * The features of a file on disk, read in pieces where its format allows it. The other parts of a shapefile are taken from beside it. Throws UnreadableFile,
 * TooManyFeatures, or the error of the operating system where the file cannot be opened.
 */
export async function importedFrom(path: string, said: SaidOfFile): Promise<ImportedFile> {
  const file: ImportedFile = { format: '', features: [], notes: [] };
  for await (const { format, features, notes, late = [] } of batchesFrom(path, said)) {
    file.format = format;
    for (const feature of features) file.features.push(feature);
    for (const note of notes) file.notes.push(note);
    for (const { feature, properties } of late) Object.assign(file.features[feature]!.properties!, properties);
    if (isMemoryFull()) throw new TooManyFeatures(file.features.length);
  }
  return file;
}

/** The features of a file that may be larger than memory; can be walked as often as needed. */
export interface WalkedFile {
  walk: FeatureWalk;
  /** notes of reading; complete once a walk has reached its end */
  notes: Note[];
  /** id of the format; known once a walk has begun */
  format(): string;
}

/** The same for a file of any size, which every walk reads again. With conditions it is read once more, for the columns that they ask. Throws as AskedColumns. Without `lateProperties` styles that stand behind their features are left out, which saves a reading. */
export async function walkedFrom(path: string, said: SaidOfFile, { lateProperties = true } = {}): Promise<WalkedFile> {
  const { where } = said;
  if (!where) return wholeWalk(path, said, lateProperties);
  const { walk, notes, format } = await wholeWalk(path, said, true);
  const asked = new AskedColumns(where);
  for await (const features of walk()) for (const feature of features) asked.take(feature);
  const left = asked.left(path);
  return { walk: () => leftOf(walk(), left.places), notes: notesOfLeft(notes, left), format };
}

/** The features at some places, which rise. */
async function* leftOf(batches: AsyncIterable<Feature[]>, places: Uint32Array): AsyncGenerator<Feature[]> {
  let [first, next] = [0, 0];
  for await (const features of batches) {
    const left: Feature[] = [];
    for (; next < places.length && places[next]! < first + features.length; next += 1) left.push(features[places[next]! - first]!);
    first += features.length;
    if (left.length > 0) yield left;
  }
}

async function wholeWalk(path: string, said: SaidOfFile, lateProperties: boolean): Promise<WalkedFile> {
  const late = new Map<number, Properties>();
  const notes: Note[] = [];
  // Styles that follow their placemarks are only known after the file was read once.
  if (lateProperties && /\.(kml|kmz|zip)$/i.test(path))
    for await (const batch of batchesFrom(path, said)) for (const style of batch.late ?? []) late.set(style.feature, style.properties);
  let isNoted = false;
  let format = '';
  return {
    notes,
    format: () => format,
    walk: async function* () {
      const isFirst = !isNoted;
      isNoted = true;
      let count = 0;
      for await (const batch of batchesFrom(path, said)) {
        format = batch.format;
        if (isFirst) for (const note of batch.notes) notes.push(note);
        batch.features.forEach((feature, at) => Object.assign(feature.properties!, late.get(count + at)));
        count += batch.features.length;
        yield batch.features;
      }
    },
  };
}
