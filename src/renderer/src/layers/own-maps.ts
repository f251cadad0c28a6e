import { proxy } from 'comlink';
import { computed, ref, shallowRef, watch, type Ref } from 'vue';
import type { AttributeValue } from '#formats/attribute-formula.ts';
import { gatherParts } from '#formats/index.ts';
import type { Geometry } from '#geo/index.ts';
import { cellsOfMap, countedMaps, mapColumns } from '#overlays/columns.ts';
import { hostCall } from '#window/kit/host/host.ts';
import type { MapBasemap } from '#window/kit/map-types.ts';
import { phrased, text, whole } from '#window/kit/text/index.ts';
import { rasterFigures, reading } from '#window/kit/workers/index.ts';
import type { NoMap } from '#window/kit/workers/own-map.ts';
import { unpackedFeatures } from '#window/kit/packed-features.ts';
import type { FileContent, ShapeBatch } from '#window/kit/workers/reading.ts';
import { useAttributeView } from '#window/shapes/attribute-view.ts';
import { useFiles, type Shape } from '#window/shapes/files.ts';
import { useBasemaps } from './basemaps.ts';

/** So many shapes are sent to the worker at once. */
const shapesAtOnce = 2000;
type Worker = ReturnType<typeof rasterFigures>;
type Figures = Parameters<typeof cellsOfMap>[3];
type Bytes = Parameters<Worker['work']['digestOf']>[0];

/** A map that can be laid over shapes: its file, and where its bytes are. */
interface ChosenMap {
  id: string;
  name: string;
  fileName: string;
  bytes: Bytes;
  /** of a file of shapes: with what it is read */
  shapes: { file: FileContent; companions: Record<string, FileContent> } | null;
}

const isGeoTiff = (fileName: string) => /\.tiff?$/i.test(fileName);
const bare = (fileName: string) => fileName.replace(/\.[^.]+$/, '');
const ofBasemap = ({ id, name, source }: MapBasemap): ChosenMap[] => {
  if (source.kind !== 'file' || !isGeoTiff(source.fileName)) return [];
  const { read, fileName } = source;
  return [{ id, name, fileName, bytes: typeof read === 'function' ? proxy(read) : read, shapes: null }];
};

/** The maps that there are: GeoTIFFs of the background, and a file that was chosen here. */
function chosenMap() {
  const basemaps = useBasemaps();
  const given = shallowRef<ChosenMap | null>(null);
  const chosen = ref<string | null>(null);
  const maps = computed(() => [...(given.value ? [given.value] : []), ...basemaps.list.flatMap(ofBasemap)]);
  const map = computed(() => maps.value.find(({ id }) => id === chosen.value) ?? maps.value[0] ?? null);
  /** Asks for a file of areas or a GeoTIFF. Rejects with HostFault. */
  async function choose(): Promise<void> {
    const { files } = await hostCall('files.choose', { kinds: ['geometry', 'tif'], multiple: true });
    const [first] = gatherParts(files);
    if (!first) return;
    const contentOf = ({ name, bytes, file }: (typeof files)[number]): FileContent => ({ name, content: file ?? bytes });
    const { name } = first.file;
    const file = contentOf(first.file);
    const companions = Object.fromEntries(Object.entries(first.companions).map(([ending, part]) => [ending, contentOf(part)]));
    given.value = {
      id: 'file',
      name: bare(name),
      fileName: name,
      bytes: file.content,
      shapes: isGeoTiff(name) ? null : { file, companions },
    };
    chosen.value = 'file';
  }
  return { maps, map, chosen, choose };
}

const faultOf = ({ code, phrase, message }: NoMap): Error =>
  new Error(
    code === 'unreadable' ? phrased(phrase ?? undefined, message) : text(code === 'mask' ? 'rasterFigures.mask' : `ownMaps.fault.${code}`),
  );

/** The geometries of a file. Throws what is to be told. */
async function geometriesIn(
  { file, companions }: NonNullable<ChosenMap['shapes']>,
  reader: ReturnType<typeof reading>,
): Promise<(Geometry | null)[]> {
  const geometries: (Geometry | null)[] = [];
  const take = proxy((batch: ShapeBatch) => {
    for (const { geometry } of unpackedFeatures(batch.shapes.features, new Map())) geometries.push(geometry);
  });
  const answer = await Promise.race([reader.work.read(file, companions, take), reader.failed]);
  if (!answer.ok) throw new Error(phrased(answer.phrase, answer.message));
  return geometries;
}

/** Opens a map in a worker; a reader of shapes that it starts is told to `begun`, so that it can be ended. Throws what is to be told. */
async function openMap(one: ChosenMap, worker: Worker, begun: (end: () => void) => void): Promise<void> {
  let answer;
  if (one.shapes) {
    const reader = reading();
    begun(reader.end);
    const geometries = await geometriesIn(one.shapes, reader).finally(reader.end);
    answer = await Promise.race([worker.work.openAreas(geometries), worker.failed]);
  } else answer = await Promise.race([worker.work.openClasses(one.bytes), worker.failed]);
  if (!answer.ok) throw faultOf(answer);
}

/** The shapes that are shown, the maps that were counted on them, and whether a name is free for another one. */
function whatIsCounted(isOpen: () => boolean, name: Ref<string>) {
  const files = useFiles();
  const view = useAttributeView();
  const places = computed(() => files.filteredPlaces ?? Uint32Array.from(files.layered.keys()));
  const shown = computed(() => (isOpen() ? Array.from(places.value, (place) => files.layered[place]!) : []));
  const counted = computed(() => countedMaps(shown.value.map(({ feature }) => feature)));
  /** A column of another origin that has the name of one of the figures. */
  const taken = computed(() => {
    const own = name.value.trim();
    if (counted.value.some((one) => one.name === own)) return null;
    return Object.values(mapColumns(own)).find((column) => view.allColumns.includes(column)) ?? null;
  });
  return { places, shown, counted, taken };
}

/** The columns of all shapes; null where that was stopped. Throws what is to be told. */
async function cellsOfAll(
  shapes: readonly Shape[],
  { work, failed }: Worker,
  cellsOf: (shape: Shape, figures: Figures) => Record<string, AttributeValue>,
  { isStopped, onProgress }: { isStopped: () => boolean; onProgress: (share: number) => void },
): Promise<Map<string, Record<string, AttributeValue>> | null> {
  const cells = new Map<string, Record<string, AttributeValue>>();
  for (let from = 0; from < shapes.length; from += shapesAtOnce) {
    const some = shapes.slice(from, from + shapesAtOnce);
    const told = proxy((done: number) => {
      if (!isStopped()) onProgress((from + done) / shapes.length);
    });
    const geometries = some.map(({ feature }) => feature.geometry);
    const answer = await Promise.race([work.insideOf(geometries, told), failed]);
    if (isStopped()) return null;
    if (!answer.ok) throw faultOf(answer);
    for (const [index, shape] of some.entries()) cells.set(shape.id, cellsOf(shape, answer.found[index]!));
  }
  return cells;
}

/** Lays maps of one's own over the shapes that are shown: figures as columns, and what those in the columns say. `today`: YYYY-MM-DD. */
export function useOwnMaps(isOpen: () => boolean, today: () => string) {
  const files = useFiles();
  const { maps, map, chosen, choose } = chosenMap();
  const name = ref('');
  const progress = ref<number | null>(null);
  const { places, shown, counted, taken } = whatIsCounted(isOpen, name);
  let ends: (() => void)[] = [];
  watch(
    map,
    (now) => {
      name.value = now?.name ?? '';
    },
    { immediate: true },
  );
  function stop(): void {
    for (const end of ends) end();
    ends = [];
    progress.value = null;
  }
  /** Counts the map on the shapes that are shown, and writes the figures as one step; false where that was stopped. Rejects with what is to be told. */
  async function run(): Promise<boolean> {
    const one = map.value;
    if (!one) return false;
    stop();
    const worker = rasterFigures();
    const mine = [worker.end];
    ends = mine;
    progress.value = 0;
    const [own, shapes, isStopped] = [name.value.trim(), shown.value, () => ends !== mine];
    const onProgress = (share: number) => {
      progress.value = share;
    };
    try {
      await openMap(one, worker, (end) => mine.push(end));
      const sha256 = await Promise.race([worker.work.digestOf(one.bytes), worker.failed]);
      if (isStopped()) return false;
      const source = { file: one.fileName, sha256, day: today() };
      const cells = await cellsOfAll(shapes, worker, ({ feature }, figures) => cellsOfMap(own, source, feature, figures), {
        isStopped,
        onProgress,
      });
      if (cells) files.setAttributes(text('ownMaps.step', { name: own, n: whole(cells.size) }, cells.size), cells);
      return cells !== null;
    } finally {
      if (ends === mine) stop();
      else for (const end of mine) end();
    }
  }
  return { maps, map, chosen, name, taken, progress, places, counted, choose, stop, run };
}
