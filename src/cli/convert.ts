import { extname } from 'node:path';
import { prepareSimplifyTogether, type Feature, type Geometry } from '#geo/index.ts';
import {
  formatOf,
  formats,
  prepareWriting,
  writeFile,
  type FeatureWalk,
  type Format,
  type Note,
  type WriteOptions,
  type WrittenPiece,
} from '#formats/index.ts';
import { shapefileFiles } from '#formats/shapefile/shapefile-writing.ts';
import { walkThrough } from '#formats/written-pieces.ts';
import { iconPictures } from './icon-pictures.ts';
import { keepSources } from './kept-sources.ts';
import { isLargeFile, walkedFrom, type SaidOfFile } from './file-source.ts';
import { noteLine, open, readingFault } from './reading-fault.ts';
import { namedFor } from '#formats/named-features.ts';
import { nameColumnOf, namesAreFrom } from './name-column.ts';
import { repairFeatures } from './repair-features.ts';
import { replaceByPieces, replaceFiles, type PiecedFile } from './replace-files.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

/** Stands for the name of a shapefile in the names of its files. */
const partsName = 'parts';

/** stands for a feature without a shape */
const nothing: Geometry = { type: 'GeometryCollection', geometries: [] };

export interface ConvertOptions extends SaidOfFile {
  repair: boolean;
  /** the column that names features where the format shows them by name */
  nameColumn?: string;
  /** see WriteOptions */
  keepFormulas?: boolean;
  precision?: number;
  /** the coordinate system to write in: a code, a name, "utm", or the path of a .prj */
  toCrs?: string;
}

/** `hectare convert`: writes beside the target first, so that a failure leaves no partial file. Everything changed or lost is reported on standard error. */
export async function convert(
  from: string,
  to: string,
  options: ConvertOptions & { simplifyMetres?: number },
  output: Output,
  stopSignal: () => AbortSignal,
): Promise<number> {
  const format = formatOf(to);
  if (!format?.write)
    throw new CommandFault(
      `${to}: Hectare writes ${formats
        .filter(({ write }) => write)
        .flatMap(({ extensions }) => extensions)
        .join(', ')}. Choose one of these endings.`,
    );
  await keepSources([from], [to]);
  if (format.writeStream && options.simplifyMetres === undefined && (await isLargeFile(from).catch(() => false)))
    return convertInPieces(from, to, format, options, output, stopSignal());
  const file = await open(from, options);
  for (const note of file.notes) output.err(noteLine(note));
  const { features: whole, failed } = options.repair ? await repairFeatures(file.features, output) : { features: file.features, failed: 0 };
  const { simplifyMetres } = options;
  const features = simplifyMetres === undefined ? whole : simplified(whole, simplifyMetres);
  if (features.length === 0) throw new CommandFault('No feature is left to write.');
  const nameColumn = nameColumnOf(from, features, options.nameColumn);
  const named = namedFor(format.id, features, nameColumn);
  if (named !== features && options.nameColumn === undefined) output.err(`note: ${namesAreFrom(nameColumn!)}`);
  const pictures = format.id === 'kmz' ? await iconPictures(from, file, output) : {};
  const isLossy = await writeResult(to, format, named, { ...options, pictures }, output);
  return failed > 0 || isLossy ? exitCodes.problems : exitCodes.done;
}

const countOf = (count: number) => `${count} feature${count === 1 ? '' : 's'}`;

/** What the writers of formats are told of it. */
const writeOptionsOf = ({ keepFormulas, precision, toCrs }: ConvertOptions) => ({
  keepFormulas,
  ...(toCrs === undefined ? {} : { system: toCrs }),
  ...(precision === undefined ? {} : { precision }),
});

const isShapefile = (to: string) => extname(to).toLowerCase() === '.shp';

/** The files that a format makes of features, under the name that was asked for. A shapefile is several, side by side. */
async function* filesOf(to: string, format: Format, given: FeatureWalk, asked: WriteOptions): AsyncGenerator<PiecedFile> {
  const { walk, options } = await prepareWriting(format, given, asked);
  if (!isShapefile(to)) {
    yield { path: to, pieces: format.writeStream!(walk, options) };
    return;
  }
  for await (const { name, content } of shapefileFiles(walk, { ...options, name: partsName }))
    yield { path: `${to.slice(0, -4)}${name.slice(partsName.length)}`, pieces: content };
}

/** Whether something of it was lost. */
async function writeResult(
  to: string,
  format: Format,
  features: Feature[],
  { pictures, ...options }: ConvertOptions & Pick<WriteOptions, 'pictures'>,
  output: Output,
): Promise<boolean> {
  const notes: Note[] = [];
  const leftOut = { features: 0 };
  const writeOptions = { notes, leftOut, ...(pictures ? { pictures } : {}), ...writeOptionsOf(options) };
  const paths = isShapefile(to)
    ? await replaceByPieces(withWords(filesOf(to, format, walkThrough(features), writeOptions)), to)
    : await withFault(writeFile(format.id, features, writeOptions)).then(async (bytes) => {
        await replaceFiles([[to, bytes]], to);
        return [to];
      });
  report(to, paths, features.length - leftOut.features, notes, output);
  return notes.some(({ severity }) => severity === 'error');
}

/** What the format cannot hold is said as a fault of what was asked for. */
async function withFault<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof RangeError ? new CommandFault(error.message) : error;
  }
}
async function* withWords(files: AsyncIterable<PiecedFile>): AsyncGenerator<PiecedFile> {
  try {
    for await (const { path, pieces } of files) yield { path, pieces: piecesWithWords(pieces) };
  } catch (error) {
    throw error instanceof RangeError ? new CommandFault(error.message) : error;
  }
}
async function* piecesWithWords(pieces: PiecedFile['pieces']): AsyncGenerator<WrittenPiece> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof RangeError ? new CommandFault(error.message) : error;
  }
}

function report(to: string, paths: string[], count: number, notes: Note[], output: Output): void {
  for (const { code, message } of notes) if (!isShapefile(to) || code !== 'shapefile-several-layers') output.err(`note: ${message}`);
  if (!isShapefile(to)) {
    output.err(`${countOf(count)} written to ${to}`);
    return;
  }
  const layers = paths.filter((path) => path.endsWith('.shp'));
  if (layers.length > 1) output.err(`note: A shapefile holds one kind of shape, so there are ${layers.length}.`);
  const endings = [...new Set(paths.map((path) => extname(path)))].filter((ending) => ending !== '.shp');
  output.err(`${countOf(count)} written to ${layers.join(', ')}, with ${endings.join(' ')} beside`);
}

/** The same for a file of any size: only some hundred features are in memory. Simplifying needs all shapes at once, so it is not offered here. */
export async function convertInPieces(
  from: string,
  to: string,
  format: Format,
  options: ConvertOptions,
  output: Output,
  stop: AbortSignal,
): Promise<number> {
  const silent: Output = { out: () => {}, err: () => {} };
  let [count, failed] = [0, 0];
  let isFirst = true;
  let nameColumn: string | null | undefined;
  let guessed: string | null = null;
  const reading = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      throw readingFault(from, error);
    });
  const { walk, notes: ofReading } = await reading(walkedFrom(from, options));
  // Notes and counts are taken from the first of several walks.
  const changed: FeatureWalk = async function* () {
    const counts = isFirst;
    isFirst = false;
    let first = 0;
    const batches = walk()[Symbol.asyncIterator]();
    try {
      for (let next = await reading(batches.next()); !next.done; next = await reading(batches.next())) {
        if (stop.aborted) throw new CommandFault('Cancelled. Nothing was written.', exitCodes.problems);
        const features = next.value;
        const repaired = options.repair ? await repairFeatures(features, counts ? output : silent, first) : { features, failed: 0 };
        first += features.length;
        if (counts) {
          count += repaired.features.length;
          failed += repaired.failed;
        }
        // What the first features are called decides for all of them.
        if (nameColumn === undefined && repaired.features.length > 0)
          nameColumn = nameColumnOf(from, repaired.features, options.nameColumn);
        const named = namedFor(format.id, repaired.features, nameColumn ?? null);
        if (named !== repaired.features && options.nameColumn === undefined) guessed = nameColumn ?? null;
        yield named;
      }
    } finally {
      await batches.return?.();
    }
  };
  const notes: Note[] = [];
  const leftOut = { features: 0 };
  const files = withWords(filesOf(to, format, changed, { notes, leftOut, ...writeOptionsOf(options) }));
  async function* someFeatures() {
    for await (const { path, pieces } of files) {
      yield { path, pieces };
      if (count === 0) throw new CommandFault('No feature is left to write.');
    }
  }
  const paths = await replaceByPieces(someFeatures(), to);
  for (const note of ofReading) output.err(noteLine(note));
  if (guessed !== null) output.err(`note: ${namesAreFrom(guessed)}`);
  report(to, paths, count - leftOut.features, notes, output);
  return failed > 0 || notes.some(({ severity }) => severity === 'error') ? exitCodes.problems : exitCodes.done;
}

/** All features together, so that borders between them stay shared. */
function simplified(features: Feature[], toleranceMetres: number): Feature[] {
  const { shapes } = prepareSimplifyTogether(features.map(({ geometry }) => geometry ?? nothing))(toleranceMetres);
  return features.map((feature, k) => (feature.geometry ? { ...feature, geometry: shapes[k]!.geometry } : feature));
}
