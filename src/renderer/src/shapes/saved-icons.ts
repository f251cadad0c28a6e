import { iconBeside } from '#formats/kml/packed-icons.ts';
import type { Note } from '#formats/index.ts';
import type { Feature } from '#geo/index.ts';
import type { Shape } from './files.ts';
import type { OpenFile } from './open-shapes.ts';
import { withWriter } from './save-in-place.ts';

interface SavedIcons {
  /** by the addresses under which `addressOf` names them */
  pictures: Record<string, Uint8Array>;
  notes: Note[];
  /** features whose icon has another address in the new file, by their shape */
  moved: ReadonlyMap<string, Feature>;
}

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at]);
/** A name of its own for a picture that another file has under the same name. */
function freeAddress(address: string, taken: Readonly<Record<string, unknown>>): string {
  for (let number = 2; ; number += 1) if (!Object.hasOwn(taken, `${number}/${address}`)) return `${number}/${address}`;
}

/** The pictures of icons that shapes bring from their KMZ files, for a new KMZ. Two files may have different pictures under one name: those of the later one get another. */
export async function savedIcons(
  shapes: readonly Shape[],
  files: readonly OpenFile[],
  sourceOf: (file: OpenFile) => Promise<Uint8Array | null>,
): Promise<SavedIcons> {
  const pictures: Record<string, Uint8Array> = {};
  const notes: Note[] = [];
  const moved = new Map<string, Feature>();
  for (const file of files) {
    if (file.format !== 'kmz') continue;
    const own = shapes.filter(({ fileId, feature }) => fileId === file.id && iconBeside(feature) !== null);
    const content = own.length > 0 ? await sourceOf(file) : null;
    if (!content) continue;
    const addresses = [...new Set(own.map(({ feature }) => iconBeside(feature)!))];
    const answer = await withWriter(async (work) => await work.iconFiles('kmz', { name: file.name, content }, addresses));
    if (!answer.ok) continue;
    notes.push(...answer.notes);
    const renamed = new Map<string, string>();
    for (const [address, bytes] of Object.entries(answer.files)) {
      const before = pictures[address];
      const free = before === undefined || isSame(before, bytes) ? address : freeAddress(address, pictures);
      pictures[free] = bytes;
      if (free !== address) renamed.set(address, free);
    }
    for (const { id, feature } of own) {
      const icon = renamed.get(iconBeside(feature)!);
      if (icon !== undefined) moved.set(id, { ...feature, properties: { ...feature.properties, icon } });
    }
  }
  return { pictures, notes, moved };
}
