import { shallowRef, watch } from 'vue';
import { noteOf } from '#formats/format.ts';
import type { Note } from '#formats/index.ts';
import { knownIcon } from '#formats/kml/known-icons.ts';
import { iconIn } from '#formats/kml/point-icon.ts';
import { say } from '#formats/phrases/index.ts';
import type { IconPicture } from '#window/kit/point-icon.ts';
import { reading as startWorker } from '#window/kit/workers/index.ts';
import { readingFailed } from '#window/kit/workers/reading.ts';
import type { FileSources } from './file-sources.ts';
import { createRemoteIcons } from './remote-icons.ts';
import { tellOf } from './told-notes.ts';
import type { OpenFile, OpenShapes, Shape } from './open-shapes.ts';

/** Pictures are kept in this size at most: icons are drawn at 32 pixels, and larger where their file says so. */
const keptPixels = 256;
/** A picture of many icons keeps more: each is a part of it. No picture that is read has more than four million pixels. */
const keptOfPalette = 2048;
/** More than the reader takes are said by it. */
const maxAsked = 1000;

const formatOf = ({ format }: OpenFile) => (format === 'kml' || format === 'kmz' ? format : null);

/** A picture that was judged by its head, decoded in a bounded size; null where it is damaged. */
async function decoded(bytes: Uint8Array, isPalette: boolean): Promise<IconPicture | null> {
  try {
    const bitmap = await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>]));
    const { width, height } = bitmap;
    const share = (isPalette ? keptOfPalette : keptPixels) / Math.max(width, height);
    if (share >= 1) return { picture: bitmap, width, height };
    const [columns, rows] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
    const small = await createImageBitmap(bitmap, { resizeWidth: columns, resizeHeight: rows, resizeQuality: 'high' });
    bitmap.close();
    // Hot spots count the pixels of the picture as it came.
    return { picture: small, width, height };
  } catch {
    return null;
  }
}

/** Addresses of pictures of this file that no sign stands for. */
function addressesOf(fileId: string, shapes: readonly Shape[]): string[] {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  for (const { fileId: of, feature } of shapes) {
    const address = of === fileId ? feature.properties?.['icon'] : undefined;
    if (address === undefined || seen.has(address)) continue;
    seen.add(address);
    const icon = iconIn({ icon: address });
    if (icon && !knownIcon(icon.address)) found.add(icon.address);
    if (found.size >= maxAsked) break;
  }
  return [...found];
}
/** Addresses of pictures of this file of which a point names a part. */
function palettesOf(fileId: string, shapes: readonly Shape[]): Set<string> {
  const found = new Set<string>();
  for (const { fileId: of, feature } of shapes) {
    if (of !== fileId || feature.properties?.['icon-part'] === undefined) continue;
    const icon = iconIn(feature.properties);
    if (icon?.part) found.add(icon.address);
  }
  return found;
}
async function readPictures(
  sources: FileSources,
  file: OpenFile,
  addresses: string[],
  palettes: ReadonlySet<string>,
): Promise<{ pictures: Map<string, IconPicture>; notes: readonly Note[] }> {
  const pictures = new Map<string, IconPicture>();
  const content = await sources.of(file).catch(() => null);
  if (!content) return { pictures, notes: [noteOf('kml-icons-gone', 'warning', say('file.kml.icons-gone'))] };
  const worker = startWorker();
  try {
    const answer = await Promise.race([worker.work.iconFiles(formatOf(file)!, { name: file.name, content }, addresses), worker.failed]);
    if (!answer.ok) return { pictures, notes: [noteOf(answer.code, 'warning', answer.phrase)] };
    const damaged: string[] = [];
    for (const [address, bytes] of Object.entries(answer.files)) {
      const picture = await decoded(bytes, palettes.has(address));
      if (picture) pictures.set(address, picture);
      else damaged.push(address);
    }
    const said = damaged.map((address) => address.slice(0, 200));
    const more =
      said.length > 0 ? [noteOf('kml-icons-unfit', 'info', say('file.kml.icons-unfit', { n: said.length, address: said[0]! }))] : [];
    return { pictures, notes: [...answer.notes, ...more] };
  } catch (error) {
    return { pictures, notes: [noteOf('internal', 'warning', readingFailed(error as Error).phrase)] };
  } finally {
    worker.end();
  }
}
/** The pictures of icons that open KML files bring along, read from what was opened: at once, and again after a start. By file and address. */
export function createPointIcons({ files, shapes }: OpenShapes, sources: FileSources) {
  const icons = shallowRef<ReadonlyMap<string, ReadonlyMap<string, IconPicture>>>(new Map());
  const asked = new Set<string>();
  const remote = createRemoteIcons(show);
  const tell = tellOf(files);

  watch(files, (now) => {
    const open = new Set(now.map(({ id }) => id));
    for (const id of asked)
      if (!open.has(id)) {
        asked.delete(id);
        remote.forget(id);
      }
    if ([...icons.value.keys()].some((id) => !open.has(id))) icons.value = new Map([...icons.value].filter(([id]) => open.has(id)));
    for (const file of now) {
      if (asked.has(file.id) || !formatOf(file)) continue;
      asked.add(file.id);
      const addresses = addressesOf(file.id, shapes.value);
      if (addresses.length === 0) continue;
      remote.found(file.id, addresses);
      void take(file, addresses);
    }
  });

  /** Draws pictures that were fetched for a file, beside those that it brought. */
  async function show(fileId: string, fetched: Record<string, Uint8Array>): Promise<void> {
    const pictures = new Map<string, IconPicture>();
    const palettes = palettesOf(fileId, shapes.value);
    for (const [address, bytes] of Object.entries(fetched)) {
      const picture = await decoded(bytes, palettes.has(address));
      if (picture) pictures.set(address, picture);
    }
    put(fileId, pictures);
  }
  function put(fileId: string, pictures: ReadonlyMap<string, IconPicture>): void {
    if (pictures.size === 0 || !asked.has(fileId)) return;
    icons.value = new Map([...icons.value, [fileId, new Map([...(icons.value.get(fileId) ?? []), ...pictures])]]);
  }

  async function take(file: OpenFile, addresses: string[]): Promise<void> {
    const { pictures, notes } = await readPictures(sources, file, addresses, palettesOf(file.id, shapes.value));
    if (!files.value.includes(file)) return;
    if (pictures.size > 0) {
      put(file.id, pictures);
      void sources.keepForPictures(file);
    }
    tell(file, notes);
  }
  const { iconsElsewhere, allowIcons, forbidIcons } = remote;
  return { icons, iconsElsewhere, allowIcons, forbidIcons };
}
