import { watch } from 'vue';
import { isRewritable } from '#formats/rewritable.ts';
import { hostCall } from '#window/kit/host/host.ts';
import type { IncomingFile, OpenFile, OpenShapes } from './open-shapes.ts';

/** A larger file is not copied beside the draft: after a restart it is found at its path, or saved as a new one. */
const maxKeptBytes = 16 * 1024 ** 2;
const draftVersion = 1;
const draftIdOf = (fileId: string) => `open-files.source.${fileId}`;

const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
};

/**
 * What the open files held when they were opened, for saving into them: styles, folders and elements that Hectare does not know stand only there. Kept with the
 * draft, so that it is there after a crash.
 */
export function createFileSources({ files }: OpenShapes) {
  const contents = new Map<string, Blob | Uint8Array>();
  const saved = new Set<string>();

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
    const draft = await hostCall('drafts.load', { id: draftIdOf(id) });
    if (typeof draft?.content !== 'string') return null;
    const bytes = Uint8Array.from(atob(draft.content), (letter) => letter.charCodeAt(0));
    contents.set(id, bytes);
    saved.add(id);
    return bytes;
  }

  // A file that is closed gives its room back, and gets it again when that is taken back.
  watch(files, async (now, before) => {
    const open = new Set(now.map(({ id }) => id));
    try {
      for (const { id } of before) {
        if (open.has(id)) continue;
        saved.delete(id);
        await hostCall('drafts.remove', { id: draftIdOf(id) });
      }
      for (const file of now) await save(file);
    } catch {
      // The draft itself says that the disk is full; without the copy a file is saved as a new one.
    }
  });

  async function save({ id, name }: OpenFile): Promise<void> {
    const content = contents.get(id);
    if (!content || saved.has(id)) return;
    const bytes = content instanceof Uint8Array ? content : new Uint8Array(await content.arrayBuffer());
    if (bytes.length > maxKeptBytes) return;
    saved.add(id);
    await hostCall('drafts.save', {
      id: draftIdOf(id),
      kind: 'import-source',
      title: name.slice(0, 300),
      version: draftVersion,
      content: base64(bytes),
    });
  }
  return { keep, of };
}
export type FileSources = ReturnType<typeof createFileSources>;
