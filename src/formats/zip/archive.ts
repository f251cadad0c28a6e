import { companionExtensions, endingOf, partsBesideOf } from '../endings.ts';
import { bytesOf, collected, sourceOfBytes } from '../file-source.ts';
import {
  noteOf,
  UnreadableFile,
  type FeatureBatch,
  type FileSource,
  type Format,
  type FormatReader,
  type StreamOptions,
} from '../format.ts';
import { placed } from '../placed-batch.ts';
import { withInnerProgress } from './inner-progress.ts';
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
} from './zip-archive.ts';
import { formatPhrase, say } from '../phrases/index.ts';

/** Names that a file of features may have, and that much else has too: such a file is opened when its content says that it is one. */
const commonEndings = new Set(['.json', '.csv', '.tsv', '.txt', '.wkb', '.zip']);
const tableEndings = new Set(['.csv', '.tsv', '.txt']);
/** Files that are read here and there, not front to back, so that they are inflated into memory first. */
const randomAccessEndings = new Set(['.gpkg', '.kmz', '.zip', '.parquet', '.geoparquet', '.map']);
const maxMembers = 200;
/** An archive in an archive is how portals hand out several layers; deeper nesting is nobody's work. */
const maxArchiveDepth = 2;
const headBytes = 1 << 14;

const stemOf = (name: string) => name.slice(0, name.length - endingOf(name).length);
const isHidden = (name: string) => /(^|\/)(__MACOSX\/|\.)|\/$/.test(name);

type InnerReader = (source: FileSource, options: StreamOptions) => AsyncGenerator<FeatureBatch & { format: string }>;

/** The formats that files of an archive may be in, and how one of them is read. They come from the list that the archive itself is in. */
interface Contents {
  formats: () => readonly Format[];
  read: InnerReader;
}

/** What may be opened: surely by its name, or perhaps. Parts of a shapefile go with their .shp. */
function membersOf<E extends ZipEntry>({ formats }: Contents, entries: E[]): { members: E[]; sure: E[] } {
  const known = new Set(
    formats()
      .filter((format) => format.read && !format.gathers)
      .flatMap(({ extensions }) => extensions),
  );
  const members = entries.filter(({ name }) => !isHidden(name) && known.has(endingOf(name)));
  return { members, sure: members.filter(({ name }) => !commonEndings.has(endingOf(name))) };
}

function sureness(contents: Contents, entries: ZipEntry[]): number {
  const { members, sure } = membersOf(contents, entries);
  if (members.length === 0) return 0;
  // A KMZ with its attachments is a KMZ.
  if (entries.some(({ name }) => name.toLowerCase() === 'doc.kml')) return 0;
  if (sure.length > 0 && (sure.every(({ name }) => endingOf(name) === '.shp') || sure.every(({ name }) => endingOf(name) === '.kml')))
    return 0;
  // A spreadsheet is an archive of documents, and may have a text among them.
  return sure.length > 0 ? 1 : entries.some(({ name }) => name === '[Content_Types].xml' || name === 'META-INF/manifest.xml') ? 0.2 : 0.8;
}

/** A part that is read here and there is inflated into memory once something of it is asked for. */
function inMemory(part: EntrySource): FileSource {
  let inflated: Promise<Uint8Array> | null = null;
  return {
    name: part.name,
    size: part.size,
    async read(offset, length) {
      inflated ??= bytesOf(part);
      return (await inflated).subarray(offset, offset + length);
    },
  };
}

async function* memberBatches(
  { read }: Contents,
  container: FileSource,
  member: PlacedEntry,
  entries: PlacedEntry[],
  options: StreamOptions,
): AsyncGenerator<FeatureBatch & { format: string }> {
  const depth = (options.archiveDepth ?? 0) + 1;
  const ending = endingOf(member.name);
  const isInMemory = randomAccessEndings.has(ending);
  if (ending === '.zip' && depth >= maxArchiveDepth) throw new UnreadableFile('zip-too-deep', say('file.zip.too-deep'));
  refuseBomb(member, isInMemory || depth > 1 ? maxInflatedBytes : maxStreamedBytes);
  const source = new EntrySource(container, member);
  const partEndings = partsBesideOf(ending);
  const parts = entries
    .filter(({ name }) => partEndings.includes(endingOf(name)) && stemOf(name).toLowerCase() === stemOf(member.name).toLowerCase())
    .map((part) => {
      refuseBomb(part, randomAccessEndings.has(endingOf(part.name)) ? maxInflatedBytes : maxStreamedBytes);
      return new EntrySource(container, part);
    });
  const companions = Object.fromEntries(
    parts.map((part) => [endingOf(part.name), randomAccessEndings.has(endingOf(part.name)) ? inMemory(part) : part] as const),
  );
  const fileName = member.name.split('/').at(-1)!;
  const { name } = member;
  const damaged = () => new UnreadableFile('zip-damaged', say('file.zip.damaged', { name }));
  let count = 0;
  try {
    const inner = isInMemory ? sourceOfBytes(fileName, await bytesOf(source)) : source;
    if (source.isDamaged && isInMemory) throw damaged();
    for await (const batch of read(inner, { ...options, fileName, companions, archiveDepth: depth })) {
      count += batch.features.length;
      yield batch;
    }
  } catch (error) {
    throw source.isDamaged && count === 0 && error instanceof UnreadableFile ? damaged() : error;
  }
  if (![source, ...parts].some(({ isDamaged }) => isDamaged)) return;
  yield { format: '', features: [], notes: [noteOf('zip-damaged', 'error', say('file.zip.damaged-kept', { name }))] };
}

/** Whether a file with a name that says little is one of features, by its beginning. */
async function isOfFeatures({ formats }: Contents, container: FileSource, member: PlacedEntry, { table }: StreamOptions): Promise<boolean> {
  // Somebody says which columns hold places: a table need not show it.
  if (table?.columns && tableEndings.has(endingOf(member.name))) return true;
  if (!commonEndings.has(endingOf(member.name)) || endingOf(member.name) === '.zip') return true;
  // What cannot be inflated is said when it is read.
  const head = await new EntrySource(container, member).read(0, headBytes).catch((error: unknown) => {
    if (error instanceof UnreadableFile) return null;
    throw error;
  });
  return !head || formats().some((format) => format.read && !format.recogniseArchive && format.recognise!(head) >= 0.5);
}

const note = (...facts: Parameters<typeof noteOf>): FeatureBatch => ({ features: [], notes: [noteOf(...facts)] });

/** The folder of each file: none where it is alone, else its name, without the ending where that is enough to tell it from the others. */
function foldersOf(members: PlacedEntry[]): (member: PlacedEntry) => string | null {
  if (members.length <= 1) return () => null;
  const stems = Map.groupBy(members, ({ name }) => stemOf(name));
  return ({ name }) => (stems.get(stemOf(name))!.length > 1 ? name : stemOf(name));
}

/** The members one after another. One that cannot be read is left out with a note where there are several, and throws where it is alone. */
async function* allMembers(
  contents: Contents,
  container: FileSource,
  { entries, members }: { entries: PlacedEntry[]; members: PlacedEntry[] },
  options: StreamOptions,
): AsyncGenerator<FeatureBatch, { isAnyRead: boolean; firstError: UnreadableFile | null }> {
  const several = members.length > 1;
  const folderOf = foldersOf(members);
  const total = members.reduce((sum, { size }) => sum + size, 1);
  let firstError: UnreadableFile | null = null;
  let isAnyRead = false;
  let count = 0;
  let before = 0;
  let budget = (options.archiveDepth ?? 0) === 0 ? maxStreamedBytes : maxInflatedBytes;
  for (const member of members) {
    options.signal?.throwIfAborted();
    budget -= member.size;
    if (budget < 0) {
      yield note('zip-too-large', 'warning', say('file.zip.over-the-limit', { name: member.name }));
      break;
    }
    const start = count;
    const bytesBefore = before;
    let format = '';
    try {
      const inner = withInnerProgress(options, (share) => (bytesBefore + share * member.size) / total);
      for await (const batch of memberBatches(contents, container, member, entries, inner)) {
        format ||= batch.format;
        const { features, notes, late, folders } = batch;
        yield placed({ features, notes, ...(late ? { late } : {}), ...(folders ? { folders } : {}) }, start, folderOf(member));
        count += features.length;
      }
      isAnyRead = true;
      if (several)
        yield note(
          'archive-member',
          'info',
          say('file.zip.member-read', { n: count - start, name: member.name, format: formatPhrase(format) }),
        );
    } catch (error) {
      if (!(error instanceof UnreadableFile) || !several) throw error;
      firstError ??= error;
      yield note(
        error.code,
        'warning',
        say(count > start ? 'file.zip.member-left-out-from-there' : 'file.zip.member-left-out', {
          name: member.name,
          reason: error.phrase,
        }),
      );
    }
    before += member.size;
  }
  return { isAnyRead: isAnyRead || count > 0, firstError };
}

const otherFiles = (skipped: string[]) => {
  const names = skipped.slice(0, 10).join(', ');
  return skipped.length > 10 ? say('file.zip.more-other-files', { names, n: skipped.length - 10 }) : say('file.zip.other-files', { names });
};

async function* archiveBatches(contents: Contents, container: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const entries = await archiveEntries(container);
  const { members: named } = membersOf(contents, entries);
  refuseBombOfMany([...named, ...entries.filter(({ name }) => companionExtensions.includes(endingOf(name)))], container.size);
  const members: PlacedEntry[] = [];
  const skipped: string[] = [];
  for (const member of named.slice(0, maxMembers))
    if (named.length === 1 || (await isOfFeatures(contents, container, member, options))) members.push(member);
    else skipped.push(member.name);
  const { isAnyRead, firstError } = yield* allMembers(contents, container, { entries, members }, options);
  if (!isAnyRead) throw firstError ?? nothingInside();
  if (skipped.length > 0) yield note('archive-other-files', 'info', otherFiles(skipped));
  if (named.length > maxMembers)
    yield note('archive-many-files', 'warning', say('file.zip.many-files', { n: named.length, read: maxMembers }));
}

/**
 * A zip that holds files of several kinds, or of kinds that have no archive format of their own: every file that another format opens is read, each under a folder of
 * its name where there are several. Archives of shapefiles alone and of KML alone stay with their formats. `formats` and `read` come from the list that this format is in.
 */
export function archive(formats: () => readonly Format[], read: InnerReader): FormatReader {
  const contents: Contents = { formats, read };
  const sure = (entries: ZipEntry[]) => sureness(contents, entries);
  const batches = (container: FileSource, options: StreamOptions = {}) => archiveBatches(contents, container, options);
  return {
    recognise(bytes) {
      if (!isZip(bytes)) return 0;
      try {
        return sure(entriesOf(bytes));
      } catch {
        return 0;
      }
    },
    recogniseArchive: sure,
    read: (bytes, options = {}) =>
      collected('archive', batches(sourceOfBytes(options.fileName ?? '', bytes), { ...options, companions: {} })),
    readStream: batches,
  };
}

/** What an archive without anything to open is told. */
export const nothingInside = () => new UnreadableFile('zip-without-shapefile', say('file.zip.nothing-inside'));
