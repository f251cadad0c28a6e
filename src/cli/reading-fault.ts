import { UnreadableFile, type ImportedFile } from '#formats/index.ts';
import { importedFrom, TooManyFeatures, type SaidOfFile } from './file-source.ts';
import { onOneLine } from './terminal-text.ts';
import { CommandFault } from './usage.ts';
import { onlyLeft } from './where.ts';

/**
 * The imported features of a file on disk, those alone that the conditions leave where there are some, which its notes say. Throws CommandFault (exit code 2) with the
 * file's name and what to do, and NothingLeft.
 */
export async function open(path: string, said: SaidOfFile = {}): Promise<ImportedFile> {
  try {
    return onlyLeft(path, await importedFrom(path, said), said.where);
  } catch (error) {
    throw readingFault(path, error);
  }
}

/** What to know of a file behind the code of a system; empty where the code says it. */
export const whyNotRead = (code: string | undefined): string =>
  code === 'ENOTFILE' ? ' It is a pipe or a device.' : code === 'EISDIR' ? ' It is a folder.' : code === 'EFBIG' ? ' It is too large.' : '';

const namedColumns = ' On the command line: --x-column and --y-column, or --geometry-column, name the columns.';
/** Options that help, by the code of a refusal. */
const wayOn: Partial<Record<string, string>> = {
  'unknown-crs': ' On the command line: --crs EPSG:… .',
  'csv-without-places': namedColumns,
  'spreadsheet-without-places': namedColumns,
};

/** The message for a file that cannot be read, as a CommandFault; any other error is returned unchanged. */
export function readingFault(path: string, error: unknown): unknown {
  if (error instanceof UnreadableFile) return new CommandFault(`${path}: ${error.message}${wayOn[error.code] ?? ''}`);
  if (error instanceof TooManyFeatures)
    return new CommandFault(
      `${path}: the first ${error.count} features fill the memory that Node may take. Give it more (NODE_OPTIONS=--max-old-space-size=16000 for 16 GB), split the file, or convert it to GeoJSON, KML, KMZ, GPX, CSV, FlatGeobuf or GeoPackage, which needs no more memory than a small one.`,
    );
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  return new CommandFault(
    `${path}: ${code === 'ENOENT' ? 'there is no such file. Check the name.' : code === 'EISDIR' ? 'this is a folder. Name the files in it.' : code === 'ENOTFILE' ? 'this is a pipe or a device. Files are read from any place in them: write it into a file first.' : `cannot be read (${code}).`}`,
  );
}

/** A note of an import as a line for a person. */
export const noteLine = ({ message, feature }: { message: string; feature?: number }) =>
  `note${feature === undefined ? '' : ` on feature ${feature + 1}`}: ${onOneLine(message)}`;
