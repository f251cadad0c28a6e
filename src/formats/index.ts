import type { Feature } from '../geo/types.ts';
import { UnreadableFile, type Format, type ImportedFile, type ReadOptions, type WriteOptions } from './format.ts';
import { csv } from './csv.ts';
import { flatgeobuf } from './flatgeobuf.ts';
import { geojsonSequence } from './geojson-sequence.ts';
import { geojson } from './geojson.ts';
import { geopackage } from './geopackage.ts';
import { gpx } from './gpx.ts';
import { kml } from './kml.ts';
import { kmz } from './kmz.ts';
import { shapefile } from './shapefile.ts';
import { swappedAxesNote } from './swapped-axes.ts';
import { topojson } from './topojson.ts';
import { wkt } from './wkt.ts';

export { swapAxes } from './swapped-axes.ts';
export { UnreadableFile, type Format, type ImportedFile, type Note, type ReadOptions, type WriteOptions } from './format.ts';

/** Every format that Hectare opens or writes. Adding one adds a line here. */
export const formats: Format[] = [
  // Sequences and topologies hold the words that GeoJSON is known by, so they are asked first.
  geojsonSequence,
  topojson,
  geojson,
  kml,
  kmz,
  shapefile,
  geopackage,
  gpx,
  flatgeobuf,
  wkt,
  csv,
];

export const readableExtensions = formats.filter(({ read }) => read).flatMap(({ extensions }) => extensions);

const endingOf = (fileName: string) => /\.[^./\\]+$/.exec(fileName.toLowerCase())?.[0] ?? '';

/** The format that a file name stands for, or null. */
export function formatOf(fileName: string): Format | null {
  return formats.find(({ extensions }) => extensions.includes(endingOf(fileName))) ?? null;
}

/**
 * Reads the features of a file. The bytes decide on the format, the name only where they do not say; a name that says otherwise is a note.
 * Throws UnreadableFile (with a code and what to do next) when nothing usable is in it.
 */
export async function readFile(bytes: Uint8Array, options: ReadOptions = {}): Promise<ImportedFile> {
  if (bytes.length === 0) throw new UnreadableFile('empty-file', 'The file is empty. Was the copy or download interrupted?');
  const named = options.fileName ? formatOf(options.fileName) : null;
  const ranked = formats.filter(({ read }) => read).map((format) => ({ format, sure: format.recognise(bytes) })).sort((a, b) => b.sure - a.sure);
  const best = ranked[0]!;
  const format = best.sure >= 0.5 ? best.format : named?.read ? named : best.sure > 0 ? best.format : null;
  if (!format) throw new UnreadableFile('unknown-format', `Hectare does not know this kind of file. It opens ${formats.map(({ label }) => label).join(', ')}.`);
  const file = await format.read!(bytes, options);
  if (named && named !== format) {
    file.notes.unshift({ code: 'wrong-extension', severity: 'info', message: `The name ends in ${endingOf(options.fileName!)}, but the file is ${format.label}; it was read as that.` });
  }
  const swapped = swappedAxesNote(file.features);
  if (swapped) file.notes.unshift(swapped);
  return file;
}

/**
 * Files as they were chosen or dropped, with the parts of one shapefile put together: what opens as a file of its own, and its companions. A part whose .shp is
 * not there stands alone, and reading it says what is missing.
 */
export function gatherParts<T extends { name: string; bytes: Uint8Array }>(files: T[]): { file: T; companions: Record<string, Uint8Array> }[] {
  const stem = (name: string) => name.slice(0, name.length - endingOf(name).length).toLowerCase();
  const shapes = new Set(files.filter(({ name }) => endingOf(name) === '.shp').map(({ name }) => stem(name)));
  const isPart = ({ name }: T) => /^\.(dbf|prj|cpg|shx|sbn|sbx|qpj|qix|qmd)$/.test(endingOf(name)) && shapes.has(stem(name));
  return files.filter((file) => !isPart(file)).map((file) => ({
    file,
    companions: endingOf(file.name) === '.shp' ? Object.fromEntries(files.filter((part) => isPart(part) && stem(part.name) === stem(file.name)).map((part) => [endingOf(part.name), part.bytes])) : {},
  }));
}

/** Bytes of a file of the given format. Throws RangeError for a format that Hectare does not write. */
export async function writeFile(formatId: string, features: Feature[], options: WriteOptions = {}): Promise<Uint8Array> {
  const format = formats.find(({ id }) => id === formatId);
  if (!format?.write) throw new RangeError(`Hectare does not write ${formatId}; it writes ${formats.filter(({ write }) => write).map(({ id }) => id).join(', ')}.`);
  return format.write(features, options);
}
