import { shallowRef, watch } from 'vue';
import type { Note } from '#formats/index.ts';
import { noteOf } from '#formats/format.ts';
import { say } from '#formats/phrases/index.ts';
import { useMainMap } from '#window/map/main-map.ts';
import type { MapBox, MapGround } from '#window/kit/map-types.ts';
import { reading as startWorker } from '#window/kit/workers/index.ts';
import { readingFailed } from '#window/kit/workers/reading.ts';
import type { FileSources } from './file-sources.ts';
import type { OpenFile, OpenShapes } from './open-shapes.ts';
import { tellOf } from './told-notes.ts';

/** notes of files that lay pictures on the ground */
const signs = new Set(['kml-ground-overlay', 'kml-super-overlay']);
const formatOf = ({ format }: OpenFile) => (format === 'kml' || format === 'kmz' ? format : null);
const mayHavePictures = (file: OpenFile) => formatOf(file) !== null && file.notes.some(({ code }) => signs.has(code));

/** West, south, east and north of all pictures of a file. */
function boxOf({ pictures }: MapGround): MapBox {
  const corners = pictures.flatMap((picture) => picture.corners);
  const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
  const least = (list: number[]) => list.reduce((a, b) => Math.min(a, b));
  const most = (list: number[]) => list.reduce((a, b) => Math.max(a, b));
  return [least(xs), least(ys), most(xs), most(ys)];
}

/** The pictures on the ground of open KML files, read from what was opened: at once, and again after a start. */
export function createGroundPictures({ files }: OpenShapes, sources: FileSources) {
  const grounds = shallowRef<ReadonlyMap<string, MapGround>>(new Map());
  const asked = new Set<string>();
  const map = useMainMap();
  const tell = tellOf(files);

  watch(files, (now) => {
    const open = new Set(now.map(({ id }) => id));
    for (const id of asked) if (!open.has(id)) asked.delete(id);
    if ([...grounds.value.keys()].some((id) => !open.has(id))) grounds.value = new Map([...grounds.value].filter(([id]) => open.has(id)));
    for (const file of now) {
      if (asked.has(file.id) || !mayHavePictures(file)) continue;
      asked.add(file.id);
      void take(file);
    }
  });

  async function take(file: OpenFile): Promise<void> {
    const isNew = file.notes.every(({ code }) => !code.startsWith('kml-pictures-'));
    const { ground, notes } = await read(file);
    if (!files.value.includes(file)) return;
    if (ground) {
      grounds.value = new Map([...grounds.value, [file.id, ground]]);
      void sources.keepForPictures(file);
    }
    tell(file, notes);
    // Nothing else of the file could be gone to.
    if (ground && isNew && file.shapeCount === 0) zoomTo(file.id);
  }
  async function read(file: OpenFile): Promise<{ ground: MapGround | null; notes: readonly Note[] }> {
    const content = await sources.of(file).catch(() => null);
    if (!content) return { ground: null, notes: [noteOf('kml-pictures-gone', 'warning', say('file.kml.pictures-gone'))] };
    const worker = startWorker();
    try {
      const answer = await Promise.race([worker.work.groundPictures(formatOf(file)!, { name: file.name, content }), worker.failed]);
      if (!answer.ok) return { ground: null, notes: [noteOf(answer.code, 'warning', answer.phrase)] };
      const ground = answer.pictures.length > 0 ? { id: file.id, pictures: answer.pictures, files: answer.files } : null;
      return { ground, notes: answer.notes };
    } catch (error) {
      return { ground: null, notes: [noteOf('internal', 'warning', readingFailed(error as Error).phrase)] };
    } finally {
      worker.end();
    }
  }
  function zoomTo(fileId: string): void {
    const ground = grounds.value.get(fileId);
    if (ground) void map.fitBox(boxOf(ground));
  }
  return { grounds, zoomToPictures: zoomTo };
}
