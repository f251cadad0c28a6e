import { iconIn } from '#formats/kml/point-icon.ts';
import { readIconFiles } from '#formats/kml/point-icon-files.ts';
import { knownIcon } from '#formats/kml/known-icons.ts';
import type { ImportedFile } from '#formats/index.ts';
import { printedIcons } from '#print/files/point-icons.ts';
import { ownLooks, plainLook, type LayerLooks, type OwnLook } from '#print/layer-looks.ts';
import { layerColour } from '#print/subject-of.ts';
import { sourceOnDisk } from './file-source.ts';
import { noteLine } from './reading-fault.ts';
import type { Output } from './usage.ts';

/** How the features of a KML or KMZ look where its points have icons: their icons, and the rest in the colour of the file, which is the one at `place` of those that are printed. */
export async function iconLooks(
  { path, title, place }: { path: string; title: string; place: number },
  { format, features }: Pick<ImportedFile, 'format' | 'features'>,
  output: Output,
): Promise<LayerLooks | undefined> {
  if (format !== 'kml' && format !== 'kmz') return undefined;
  const icons = features.map(({ geometry, properties }) => (geometry && geometry.type.endsWith('Point') ? iconIn(properties) : null));
  if (icons.every((icon) => icon === null)) return undefined;
  const addresses = [...new Set(icons.flatMap((icon) => (icon && !knownIcon(icon.address) ? [icon.address] : [])))];
  await using source = await sourceOnDisk(path);
  const { files, notes } = addresses.length > 0 ? await readIconFiles(format, source.file, addresses) : { files: {}, notes: [] };
  for (const note of notes) output.err(noteLine(note));
  const printed = await printedIcons(files);
  const own = icons.map((icon): OwnLook | null => {
    const made = icon && printed(icon);
    return made ? { icon: made } : null;
  });
  const dots = icons.filter((icon, at) => icon && !own[at]).length;
  if (dots > 0)
    output.err(`note: ${dots} points are dots: their icons are pictures of a kind that is not printed, damaged, or more than 500.`);
  return ownLooks(title, own, plainLook(layerColour(place)));
}
