import { collected, piecesOf, sourceOfBytes } from '../file-source.ts';
import {
  noteOf,
  UnreadableFile,
  type FeatureBatch,
  type FeatureWalk,
  type FileSource,
  type FormatReader,
  type FormatWriter,
  type Note,
  type StreamOptions,
  type WriteOptions,
} from '../format.ts';
import { kmlBatches } from './kml-reader.ts';
import { byFolder, kmlPieces } from './kml.ts';
import { packedIcons } from './packed-icons.ts';
import { placed } from '../placed-batch.ts';
import { withInnerProgress } from '../zip/inner-progress.ts';
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
import { say } from '../phrases/index.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';
import { zippedFiles, type ZippedFile } from '../zip/zipped-pieces.ts';

/** Whether an entry of an archive is KML that a map program wrote, and no shadow of one. */
export const isKml = ({ name }: ZipEntry) => /\.kml$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name);

/** Google's rule: the first KML file of the archive; doc.kml at the top where there is one. */
export function mainKml<E extends ZipEntry>(entries: E[]): E | undefined {
  const all = entries.filter(isKml);
  return all.find(({ name }) => name.toLowerCase() === 'doc.kml') ?? all.find(({ name }) => !name.includes('/')) ?? all[0];
}

const maxInnerFiles = 200;

interface EntryOptions {
  options: StreamOptions;
  early: boolean;
  first: number;
  folder: string | null;
  most: number;
}

/** One KML file of the archive, inflated while it is read. What stood before a damage is kept with a note; where nothing did, it throws UnreadableFile (zip-damaged). */
async function* entryBatches(
  archive: FileSource,
  entry: PlacedEntry,
  { options, early, first, folder, most }: EntryOptions,
): AsyncGenerator<FeatureBatch> {
  refuseBomb(entry, most);
  const source = new EntrySource(archive, entry);
  const damaged = () => new UnreadableFile('zip-damaged', say('file.zip.damaged', { name: entry.name }));
  let count = 0;
  try {
    for await (const batch of kmlBatches(piecesOf(source), entry.size, options, early)) {
      count += batch.features.length;
      if (source.isDamaged && count === 0) throw damaged();
      yield placed(batch, first, folder);
    }
  } catch (error) {
    throw source.isDamaged && count === 0 && error instanceof UnreadableFile ? damaged() : error;
  }
  if (source.isDamaged)
    yield {
      features: [],
      notes: [noteOf('zip-damaged', 'error', say('file.zip.damaged-kept', { name: entry.name }))],
    };
}

const note = (...facts: Parameters<typeof noteOf>): FeatureBatch => ({ features: [], notes: [noteOf(...facts)] });

/** Reads KML files of one archive after each other, and counts their features. */
class KmlEntries {
  readonly #archive: FileSource;
  readonly #options: StreamOptions;
  readonly #early: boolean;
  readonly #total: number;
  #bytesBefore = 0;
  #hasSuperOverlay = false;
  count = 0;
  constructor(archive: FileSource, options: StreamOptions, early: boolean, all: PlacedEntry[]) {
    this.#archive = archive;
    this.#options = options;
    this.#early = early;
    this.#total = all.reduce((sum, { size }) => sum + size, 1);
  }

  async *read(entry: PlacedEntry, folder: string | null, first: number, most: number): AsyncGenerator<FeatureBatch> {
    const before = this.#bytesBefore;
    const options = withInnerProgress(this.#options, (share) => (before + share * entry.size) / this.#total);
    for await (const batch of entryBatches(this.#archive, entry, { options, early: this.#early, first, folder, most })) {
      this.count += batch.features.length;
      yield { ...batch, notes: batch.notes.filter((one) => this.#isNew(one)) };
    }
    this.#bytesBefore += entry.size;
  }
  /** Each file of a super-overlay says that it is part of one. */
  #isNew({ code }: Note): boolean {
    const isNew = code !== 'kml-super-overlay' || !this.#hasSuperOverlay;
    this.#hasSuperOverlay ||= code === 'kml-super-overlay';
    return isNew;
  }
}

/** The main file, or where it is damaged, the next one in its place. Returns which was read. */
async function* mainBatches(
  files: KmlEntries,
  main: PlacedEntry,
  all: PlacedEntry[],
  most: number,
): AsyncGenerator<FeatureBatch, PlacedEntry> {
  try {
    yield* files.read(main, null, 0, most);
    return main;
  } catch (error) {
    const next = mainKml(all.filter((entry) => entry !== main));
    if (!(error instanceof UnreadableFile) || error.code === 'zip-too-large' || files.count > 0 || !next) throw error;
    yield note('kmz-main-damaged', 'error', say('file.zip.main-left-out', { name: main.name, reason: error.phrase, other: next.name }));
    try {
      yield* files.read(next, null, 0, most);
    } catch (second) {
      throw second instanceof UnreadableFile && files.count === 0 ? error : second;
    }
    return next;
  }
}

/** The files beside the main one, each under a folder of its name, as far as they do not inflate to more than `maxBytes`. */
async function* otherBatches(files: KmlEntries, others: PlacedEntry[], maxBytes: number): AsyncGenerator<FeatureBatch> {
  let budget = maxBytes;
  for (const entry of others.slice(0, maxInnerFiles)) {
    budget -= entry.size;
    if (budget < 0) {
      yield note('zip-too-large', 'warning', say('file.zip.over-a-gigabyte', { name: entry.name }));
      break;
    }
    const start = files.count;
    try {
      yield* files.read(entry, entry.name.replaceAll('/', ' › '), start, maxInflatedBytes);
      // The parts of a super-overlay hold no features.
      if (files.count > start) yield note('kmz-inner-kml', 'info', say('file.zip.kml-read', { n: files.count - start, name: entry.name }));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      yield note(
        error.code,
        'warning',
        say(files.count > start ? 'file.zip.kml-left-out-from-there' : 'file.zip.kml-left-out', {
          name: entry.name,
          reason: error.phrase,
        }),
      );
    }
  }
  if (others.length > maxInnerFiles)
    yield note('kmz-other-kml', 'warning', say('file.zip.many-kml', { n: others.length + 1, read: maxInnerFiles + 1 }));
}

/** The main KML first; where it is damaged, the first other one that opens in its place, with a note; then the others, each under a folder of its name. */
async function* kmzBatches(archive: FileSource, options: StreamOptions = {}, early = true): AsyncGenerator<FeatureBatch> {
  const entries = await archiveEntries(archive);
  const main = mainKml(entries);
  if (!main) throw new UnreadableFile('kmz-without-kml', say('file.zip.without-kml'));
  const all = entries.filter(isKml);
  refuseBombOfMany(all, archive.size);
  const files = new KmlEntries(archive, options, early, all);
  const first = yield* mainBatches(files, main, all, early ? maxStreamedBytes : maxInflatedBytes);
  const others = all.filter((entry) => entry !== first && entry !== main);
  yield* otherBatches(files, others, early ? maxInflatedBytes : maxInflatedBytes - first.size);
}

/** The document comes first, as Google's rule has it; then the pictures of its icons. */
function* kmzFiles(walk: FeatureWalk, options: WriteOptions): Generator<ZippedFile> {
  yield { name: 'doc.kml', content: kmlPieces(walk, options, 'Data') };
  yield* packedIcons(options);
}
const kmzPieces = (walk: FeatureWalk, options: WriteOptions = {}) =>
  zippedFiles(kmzFiles(walk, options), say('file.zip.too-large-to-write'));

export const kmz: FormatReader & FormatWriter = {
  recognise(bytes) {
    if (!isZip(bytes)) return 0;
    try {
      return mainKml(entriesOf(bytes)) ? 1 : 0.1;
    } catch {
      return 0.2;
    }
  },
  recogniseArchive: (entries) => (mainKml(entries) ? 1 : 0.1),
  read: (bytes, options = {}) =>
    collected('kmz', kmzBatches(sourceOfBytes(options.fileName ?? '', bytes), { ...options, companions: {} }, false)),
  readStream: kmzBatches,
  write: (features, options) => joinedPieces(kmzPieces(walkThrough(byFolder(features)), options)),
  writeStream: kmzPieces,
};
