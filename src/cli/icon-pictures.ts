import { iconBeside } from '#formats/kml/packed-icons.ts';
import { readIconFiles } from '#formats/kml/point-icon-files.ts';
import type { ImportedFile } from '#formats/index.ts';
import { sourceOnDisk } from './file-source.ts';
import { noteLine } from './reading-fault.ts';
import type { Output } from './usage.ts';

/** The pictures of icons that a KMZ brings, for a file that has room for them; none of another file. */
export async function iconPictures(
  path: string,
  { format, features }: Pick<ImportedFile, 'format' | 'features'>,
  output: Output,
): Promise<Record<string, Uint8Array>> {
  const addresses = format === 'kmz' ? [...new Set(features.flatMap((feature) => iconBeside(feature) ?? []))] : [];
  if (addresses.length === 0) return {};
  await using source = await sourceOnDisk(path);
  const { files, notes } = await readIconFiles('kmz', source.file, addresses);
  for (const note of notes) output.err(noteLine(note));
  return files;
}
