import { watch } from 'vue';
import { isRewritable } from '#formats/rewritable.ts';
import type { IncomingFile, OpenFile, OpenShapes } from './open-shapes.ts';
import { maxKeptBytes, maxWithPictures, readCopy, removeCopy, writeCopy } from './source-copies.ts';

/**
 * What the open files held when they were opened, for saving into them: styles, folders and elements that Hectare does not know stand only there. Kept with the
 * draft, so that it is there after a crash.
 */
export function createFileSources({ files }: OpenShapes) {
  const contents = new Map<string, Blob | Uint8Array>();
  const saved = new Set<string>();
  const withPictures = new Set<string>();
  /** copies that are being read: pictures on the ground and icons ask for the same one at once */
  const coming = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

  function keep({ id, format }: OpenFile, { bytes, file }: IncomingFile): void {
    if (isRewritable(format)) contents.set(id, file ?? bytes);
  }

  /** The bytes of a file as it was opened; null where they are not at hand any more. */
  async function of({ id }: OpenFile): Promise<Uint8Array<ArrayBuffer> | null> {
    const content = contents.get(id);
    if (content) {
      // A file that was moved away or changed since cannot be read through its old handle.
      return content instanceof Uint8Array
        ? new Uint8Array(content)
        : content.arrayBuffer().then(
            (buffer) => new Uint8Array(buffer),
            () => null,
          );
    }
    let copy = coming.get(id);
    if (!copy) {
      copy = readCopy(id).finally(() => coming.delete(id));
      coming.set(id, copy);
    }
    const bytes = await copy;
    if (!bytes) return null;
    contents.set(id, bytes);
    saved.add(id);
    return bytes;
  }
  /** Keeps a copy of a larger file too: its pictures are shown, and are read from it after a start. */
  async function keepForPictures(file: OpenFile): Promise<void> {
    withPictures.add(file.id);
    // Without the copy, the pictures are said to be gone after a start.
    await save(file).catch(() => {});
  }

  // A file that is closed gives its room back, and gets it again when that is taken back.
  watch(files, async (now, before) => {
    const open = new Set(now.map(({ id }) => id));
    try {
      for (const { id } of before) {
        if (open.has(id)) continue;
        saved.delete(id);
        await removeCopy(id);
      }
      for (const file of now) await save(file);
    } catch {
      // The draft itself says that the disk is full; without the copy a file is saved as a new one.
    }
  });

  async function save({ id, name }: OpenFile): Promise<void> {
    const content = contents.get(id);
    if (!content || saved.has(id)) return;
    const size = content instanceof Uint8Array ? content.length : content.size;
    if (size > (withPictures.has(id) ? maxWithPictures : maxKeptBytes)) return;
    saved.add(id);
    await writeCopy(id, name, content, () => saved.has(id));
  }
  return { keep, of, keepForPictures };
}
export type FileSources = ReturnType<typeof createFileSources>;
