import { defineStore } from 'pinia';
import { computed, markRaw, ref, shallowRef, watch } from 'vue';
import { proxy } from 'comlink';
import { gatherParts, swapAxes, type Note } from '#formats/index.ts';
import { orientRfc7946, type Feature, type Geometry, type Problem, type RepairResult, type Summary } from '#geo/index.ts';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { text, told, whole } from '#window/kit/text/index.ts';
import { geometry as geometryWorker, prepareForFiles, reading as startReading } from '#window/kit/workers/index.ts';
import type { FileContent, ShapeBatch } from '#window/kit/workers/reading.ts';
import { changedParts, inOrder, numberOf, orderOf, partsOf, shapesPerPart } from './draft-parts.ts';
import { following } from '#window/kit/following.ts';
import { createHistory, type Command } from './history.ts';
import { bytesOf, roomForShapesBytes } from './window-room.ts';

export interface Shape {
  id: string;
  fileId: string;
  name: string;
  folder: string;
  feature: Feature;
  summary: Summary | null;
  /** hectares before a repair, for the before/after table */
  repairedFrom: number | null;
}
export interface OpenFile {
  id: string;
  name: string;
  format: string;
  notes: Note[];
  shapeCount: number;
}
/** A file that is being read. */
export interface Reading {
  id: string;
  name: string;
  bytesRead: number;
  sizeBytes: number;
  shapeCount: number;
  cancel: () => void;
}
/** What had been read when reading was stopped; nothing of it is kept unless somebody asks. */
export interface Stopped {
  file: OpenFile;
  shapes: Shape[];
  why: 'asked' | 'full';
}
/** `file` is a handle that is read in pieces, in place of the bytes. */
export interface IncomingFile {
  name: string;
  bytes: Uint8Array;
  file?: Blob | undefined;
}

/** Another geometry for a shape as it was when work on it began. */
interface GeometryChange {
  was: Shape;
  geometry: Geometry | null;
  summary: Summary | null;
  /** hectares before a repair; as they were when it is left out */
  repairedFrom?: number | null;
}
export interface Issue {
  shape: Shape;
  problem: Problem;
}

const none: readonly never[] = [];
const draftId = 'open-files';
const draftVersion = 1;
/** Up to here shared land is counted once; the union of more takes minutes, and sending them there would stop the window. */
export const mostTogether = 5000;
/** Room is made, a disk comes back: so often it is tried. */
const retryMilliseconds = 5000;
/** A save takes hundreds of milliseconds of the host; work on shapes comes in bursts. */
const saveDelayMilliseconds = 700;
/** Shapes that arrive are shown at once, then so often. */
const shownEveryMilliseconds = 250;
interface DraftContent {
  files: OpenFile[];
  shapes?: Shape[];
  order?: [number, number][];
  parts?: number[];
}

/** Files opened for checking: their shapes, what is wrong with them, repairs that can be taken back. Saved as a draft, so that a kill costs at most a second. */
export const useFiles = defineStore('files', () => {
  const files = shallowRef<OpenFile[]>([]);
  const shapes = shallowRef<Shape[]>([]);
  const chosen = shallowRef<readonly string[]>([]);
  const chosenIds = computed(() => new Set(chosen.value));
  const selected = ref<string | null>(null);
  const reading = ref<Reading[]>([]);
  /** shapes of files that are still being read: shown, and not edited before all of them are there */
  const arriving = shallowRef<Shape[]>([]);
  const stopped = markRaw<Stopped[]>([]);
  const faults = ref<{ name: string; message: string }[]>([]);
  const union = ref<number | null>(null);
  const overlaps = shallowRef<Problem[]>([]);
  const savedAt = ref<string | null>(null);
  /** why the draft could not be written (a full disk); null while all is well */
  const saveFault = ref<string | null>(null);
  const history = createHistory();
  let next = 1;
  let restoring = false;
  let isRestored = Promise.resolve();

  const isOpen = computed(() => files.value.length > 0);
  const invalid = computed(() => shapes.value.filter(({ summary }) => summary && !summary.valid));
  const issuesOf = following((shape: Shape): readonly Issue[] =>
    shape.summary && shape.summary.problems.length > 0 ? shape.summary.problems.map((problem) => ({ shape, problem })) : none,
  );
  const issues = computed<Issue[]>(() =>
    [
      ...issuesOf(shapes.value).flat(),
      ...overlaps.value.flatMap((problem) => {
        const shape = withGeometry.value[problem.path?.[0] ?? 0];
        return shape ? [{ shape, problem }] : [];
      }),
    ].sort((a, b) => (a.problem.severity === b.problem.severity ? 0 : a.problem.severity === 'error' ? -1 : 1)),
  );
  const withGeometry = computed(() => shapes.value.filter(({ feature }) => feature.geometry));
  /** everything that is looked at: shapes of files that are open, and those that are arriving */
  const listed = computed(() => (arriving.value.length > 0 ? shapes.value.concat(arriving.value) : shapes.value));

  /** Takes a shape among the chosen ones, or out of them. */
  function choose(id: string, isChosen: boolean): void {
    if (chosenIds.value.has(id) !== isChosen) chosen.value = isChosen ? [...chosen.value, id] : chosen.value.filter((one) => one !== id);
  }

  async function open(incoming: IncomingFile[]): Promise<void> {
    await isRestored;
    const group: NonNullable<Command['group']> = { name: (n) => text('edit.step.openAll', { n: whole(n) }, n) };
    // The parts of a shapefile belong together, however they were chosen or dropped.
    for (const { file, companions } of gatherParts(incoming)) await openOne(file, companions, group);
  }

  const arrivals = new Map<string, Shape[]>();
  const showArrivals = () => {
    const [first = [], ...others] = arrivals.values();
    arriving.value = first.concat(...others);
  };

  /** One file, in batches that are shown as they come; it becomes a step that can be taken back when all of it is there. */
  async function openOne(
    incoming: IncomingFile,
    companions: Record<string, IncomingFile>,
    group: NonNullable<Command['group']>,
  ): Promise<void> {
    const contentOf = ({ name, bytes, file }: IncomingFile): FileContent => ({ name, content: file ?? bytes });
    const { name } = incoming;
    const file: OpenFile = { id: `f${next++}`, name, format: '', notes: [], shapeCount: 0 };
    const made: Shape[] = [];
    const worker = startReading();
    const { promise: stop, resolve: stopBecause } = Promise.withResolvers<Stopped['why']>();
    reading.value.push({
      id: file.id,
      name,
      bytesRead: 0,
      sizeBytes: incoming.file?.size ?? incoming.bytes.length,
      shapeCount: 0,
      cancel: () => stopBecause('asked'),
    });
    let room = roomForShapesBytes();
    for (const held of [shapes.value, ...arrivals.values()]) for (const shape of held) room -= bytesOf(shape);
    const shown = reading.value.at(-1)!;
    let ended = false;
    let publishedAt = Number.NEGATIVE_INFINITY;
    const take = (batch: ShapeBatch) => {
      if (ended) return;
      file.format = batch.format;
      file.notes.push(...batch.notes);
      for (const { feature, summary } of batch.shapes) {
        if ((room -= bytesOf({ feature, summary })) < 0) {
          stopBecause('full');
          return;
        }
        made.push({
          id: `s${next++}`,
          fileId: file.id,
          feature,
          summary,
          repairedFrom: null,
          name: String(feature.properties?.['name'] ?? `${name.replace(/\.[^.]+$/, '')} ${made.length + 1}`),
          folder: String(feature.properties?.['folder'] ?? ''),
        });
      }
      for (const { feature, properties } of batch.late) {
        const shape = made[feature];
        if (shape) made[feature] = { ...shape, feature: { ...shape.feature, properties: { ...shape.feature.properties, ...properties } } };
      }
      Object.assign(shown, { bytesRead: batch.bytesRead, shapeCount: made.length });
      if (made.length > 0 && performance.now() - publishedAt > shownEveryMilliseconds) {
        arrivals.set(file.id, made.slice());
        showArrivals();
        publishedAt = performance.now();
      }
    };
    try {
      const answer = await Promise.race([
        worker.work.read(
          contentOf(incoming),
          Object.fromEntries(Object.entries(companions).map(([ending, part]) => [ending, contentOf(part)])),
          proxy(take),
        ),
        worker.failed,
        stop,
      ]);
      ended = true;
      arrivals.delete(file.id);
      file.shapeCount = made.length;
      if (typeof answer === 'string') stopped.push({ file, shapes: made, why: answer });
      else if (answer.ok) add(file, made, group);
      else faults.value.push({ name, message: told('fault', answer) });
    } catch (error) {
      const message = `Reading failed: ${(error as Error).message}. Please report this file.`;
      faults.value.push({ name, message: told('fault', { code: 'internal', message }) });
    } finally {
      ended = true;
      worker.end();
      prepareForFiles();
      arrivals.delete(file.id);
      showArrivals();
      reading.value = reading.value.filter((one) => one !== shown);
    }
  }
  function add(file: OpenFile, made: Shape[], group?: Command['group']): void {
    history.run({
      ...(group ? { group } : {}),
      label: text('edit.step.open', { name: file.name }),
      redo: () => {
        files.value = [...files.value, file];
        shapes.value = [...shapes.value, ...made];
      },
      undo: () => {
        files.value = files.value.filter((one) => one !== file);
        shapes.value = shapes.value.filter((one) => one.fileId !== file.id);
      },
    });
  }
  /** What had been read of a file when it was stopped, as a file that says so. */
  function keepStopped({ file, shapes: made, why }: Stopped): void {
    add(
      {
        ...file,
        notes: [
          {
            code: 'reading-stopped',
            severity: 'warning',
            message: text(why === 'full' ? 'importing.fullNote' : 'importing.stoppedNote', { n: whole(made.length) }),
          },
          ...file.notes,
        ],
      },
      made,
    );
  }

  /** Longitude and latitude of a file's shapes the other way round, as one step that can be taken back. */
  async function swapFileAxes(fileId: string): Promise<void> {
    const before = withGeometry.value.filter((shape) => shape.fileId === fileId);
    const changes: GeometryChange[] = [];
    for (const [index, { geometry }] of swapAxes(before.map(({ feature }) => feature)).entries())
      changes.push({ was: before[index]!, geometry, summary: await geometryWorker().summarise(geometry!) });
    takeGeometries(() => text('files.swap'), changes);
  }

  function close(fileId: string): void {
    const beforeFiles = files.value;
    const beforeShapes = shapes.value;
    const name = beforeFiles.find(({ id }) => id === fileId)?.name ?? '';
    history.run({
      label: text('edit.step.close', { name }),
      redo: () => {
        files.value = files.value.filter(({ id }) => id !== fileId);
        shapes.value = shapes.value.filter((one) => one.fileId !== fileId);
      },
      undo: () => {
        files.value = beforeFiles;
        shapes.value = beforeShapes;
      },
    });
  }

  /** All files, as one step that can be taken back. */
  function closeAll(): void {
    faults.value = [];
    if (isOpen.value) keepOnly(text('edit.step.closeAll', { n: whole(files.value.length) }, files.value.length), [], []);
  }
  /**
   * What a project was made of leaves the window. What was not sent, or was changed while it was on its way, stays open, and the rest can be brought back beside it;
   * where nothing stays the steps are over, and `why` is what a later Ctrl Z is told.
   */
  function handOver(projectName: string, sent: readonly Shape[], why: string): void {
    const arrived = new Set(sent);
    const kept = shapes.value.filter((shape) => !arrived.has(shape));
    const unfinished = new Set(kept.filter(({ feature }) => feature.geometry).map(({ fileId }) => fileId));
    faults.value = [];
    keepOnly(
      text('edit.step.handOver', { name: projectName }),
      files.value.filter(({ id }) => unfinished.has(id)),
      kept.filter(({ fileId }) => unfinished.has(fileId)),
    );
    if (!isOpen.value) history.clear(why);
  }
  /** Some files and shapes stay, the others leave. */
  function keepOnly(label: string, keptFiles: OpenFile[], keptShapes: Shape[]): void {
    const [beforeFiles, beforeShapes, beforeSelected, beforeChosen] = [files.value, shapes.value, selected.value, chosen.value];
    const ids = new Set(keptShapes.map(({ id }) => id));
    history.run({
      label,
      redo: () => {
        files.value = keptFiles;
        shapes.value = keptShapes;
        chosen.value = beforeChosen.filter((id) => ids.has(id));
        if (beforeSelected !== null && !ids.has(beforeSelected)) selected.value = null;
      },
      undo: () => {
        files.value = beforeFiles;
        shapes.value = beforeShapes;
        chosen.value = beforeChosen;
        selected.value = beforeSelected;
      },
    });
  }

  /** One step of work on shapes that can be taken back: some come, some go, some change. The order of the others stays; what comes stands behind what it came from. */
  function apply(
    label: string,
    {
      add = [],
      remove = [],
      replaced = new Map(),
      file = null,
    }: { add?: Shape[]; remove?: string[]; replaced?: Map<string, Shape>; file?: OpenFile | null },
  ): void {
    const [beforeShapes, beforeFiles, beforeSelected] = [shapes.value, files.value, selected.value];
    const gone = new Set(remove);
    const firstGone = gone.size === 0 ? -1 : beforeShapes.findIndex(({ id }) => gone.has(id));
    const left = gone.size === 0 ? beforeShapes : beforeShapes.filter(({ id }) => !gone.has(id));
    const kept = replaced.size === 0 ? left : left.map((shape) => replaced.get(shape.id) ?? shape);
    const at = firstGone < 0 ? kept.length : firstGone;
    const after = [...kept.slice(0, at), ...add, ...kept.slice(at)];
    const nextSelected = add[0]?.id ?? (beforeSelected && gone.has(beforeSelected) ? null : beforeSelected);
    const afterFiles = file ? [...beforeFiles, file] : beforeFiles;
    history.run({
      label,
      redo: () => {
        shapes.value = after;
        files.value = afterFiles;
        selected.value = nextSelected;
      },
      undo: () => {
        shapes.value = beforeShapes;
        files.value = beforeFiles;
        selected.value = beforeSelected;
      },
    });
  }
  async function shapeOf(
    geometry: Geometry,
    from: Pick<Shape, 'fileId' | 'name' | 'folder'>,
    properties: Record<string, unknown>,
  ): Promise<Shape> {
    const id = `s${next++}`;
    return {
      id,
      fileId: from.fileId,
      name: from.name,
      folder: from.folder,
      feature: { type: 'Feature', geometry, properties: { ...properties, name: from.name } },
      summary: await geometryWorker().summarise(geometry),
      repairedFrom: null,
    };
  }
  /** A new shape, in the file of the chosen one or in a drawing of its own. */
  async function addShape(geometry: Geometry): Promise<void> {
    const home = files.value.find(({ format }) => format === 'drawing');
    const file: OpenFile | null = home
      ? null
      : { id: `f${next++}`, name: text('edit.drawing'), format: 'drawing', notes: [], shapeCount: 0 };
    const fileId = (home ?? file)!.id;
    const number = shapes.value.filter((shape) => shape.fileId === fileId).length + 1;
    const shape = await shapeOf(orientRfc7946(geometry), { fileId, name: text('edit.shapeName', { n: number }), folder: '' }, {});
    apply(text('edit.step.draw', { name: shape.name }), { add: [shape], file });
  }
  /** Another geometry for some shapes, as one step. */
  async function changeGeometries(label: string, changes: { id: string; geometry: Geometry }[]): Promise<void> {
    const known = new Map(shapes.value.map((shape) => [shape.id, shape]));
    const found: GeometryChange[] = [];
    for (const { id, geometry } of changes) {
      const was = known.get(id);
      if (was) found.push({ was, geometry, summary: await geometryWorker().summarise(geometry) });
    }
    takeGeometries(() => label, found);
  }
  /** New geometries that took a while, as one step. What else was changed of a shape meanwhile stays; a geometry that was changed meanwhile is not written over. */
  function takeGeometries(label: (count: number) => string, found: GeometryChange[]): void {
    const now = new Map(shapes.value.map((shape) => [shape.id, shape]));
    const replaced = new Map<string, Shape>();
    for (const { was, geometry, summary, repairedFrom = was.repairedFrom } of found) {
      const shape = now.get(was.id);
      if (shape?.feature.geometry !== was.feature.geometry) continue;
      replaced.set(shape.id, { ...shape, feature: { ...shape.feature, geometry }, summary, repairedFrom });
    }
    if (replaced.size > 0) apply(label(replaced.size), { replaced });
  }
  /** Some shapes give way to others (split, merge); the attributes of the first go to all of them. */
  async function exchange(label: string, ids: string[], geometries: Geometry[]): Promise<void> {
    const wanted = new Set(ids);
    const old = shapes.value.filter(({ id }) => wanted.has(id));
    const [first] = old;
    if (!first) return;
    const add: Shape[] = [];
    for (const [index, geometry] of geometries.entries())
      add.push(
        await shapeOf(
          geometry,
          { ...first, name: geometries.length > 1 ? `${first.name} ${index + 1}` : first.name },
          first.feature.properties ?? {},
        ),
      );
    apply(label, { add, remove: ids });
  }
  const removeShapes = (ids: string[]) => apply(text('edit.step.remove', { n: whole(ids.length) }, ids.length), { remove: ids });
  /** Writes one attribute of some shapes; `name` is the shape's name as well. */
  function setAttribute(key: string, values: Map<string, string | number | boolean | null>): void {
    const replaced = new Map<string, Shape>();
    for (const shape of shapes.value) {
      if (!values.has(shape.id)) continue;
      const value = values.get(shape.id)!;
      replaced.set(shape.id, {
        ...shape,
        ...(key === 'name' ? { name: String(value ?? '') } : {}),
        feature: { ...shape.feature, properties: { ...shape.feature.properties, [key]: value } },
      });
    }
    if (replaced.size > 0) apply(text('edit.step.attribute', { key, n: whole(replaced.size) }, replaced.size), { replaced });
  }
  function removeAttribute(key: string): void {
    const replaced = new Map(
      shapes.value.map((shape) => {
        const { [key]: _gone, ...properties } = shape.feature.properties ?? {};
        return [shape.id, { ...shape, feature: { ...shape.feature, properties } }] as const;
      }),
    );
    apply(text('edit.step.column', { key }), { replaced });
  }

  async function repairShapes(wanted: Shape[]): Promise<RepairResult[]> {
    const results: RepairResult[] = [];
    const found: GeometryChange[] = [];
    for (const shape of wanted) {
      if (!shape.feature.geometry) continue;
      const { result, summary } = await geometryWorker().repair(shape.feature.geometry);
      results.push(result);
      if (result.changed)
        found.push({ was: shape, geometry: result.geometry, summary, repairedFrom: shape.repairedFrom ?? result.areaBeforeHectares });
    }
    takeGeometries(
      (count) =>
        wanted.length === 1 ? text('check.repaired', { name: wanted[0]!.name }) : text('check.allRepaired', { n: whole(count) }, count),
      found,
    );
    return results;
  }

  /** Geometry leaves through here: plain GeoJSON of the chosen shapes, or of all. */
  function collection(ids: ReadonlySet<string> | null): { type: 'FeatureCollection'; features: Feature[] } {
    const taken = shapes.value.filter((shape) => shape.feature.geometry && (ids === null || ids.has(shape.id)));
    return {
      type: 'FeatureCollection',
      features: taken.map(({ feature, name }) => ({
        type: 'Feature',
        geometry: feature.geometry,
        properties: { ...feature.properties, name },
      })),
    };
  }

  // The total and the overlaps follow the shapes; an answer that comes late for shapes that changed meanwhile is dropped.
  watch(shapes, async (current) => {
    if (chosen.value.length > 0) {
      const ids = new Set(current.map(({ id }) => id));
      if (!chosen.value.every((id) => ids.has(id))) chosen.value = chosen.value.filter((id) => ids.has(id));
    }
    const count = withGeometry.value.length;
    if (count === 0) {
      union.value = null;
      overlaps.value = [];
      return;
    }
    if (count > mostTogether) {
      union.value = current.reduce((sum, { summary }) => sum + (summary?.areaHectares ?? 0), 0);
      overlaps.value = [];
      return;
    }
    const geometries = withGeometry.value.map(({ feature }) => feature.geometry!);
    try {
      const { areaHectares, overlaps: found } = await geometryWorker().together(geometries);
      if (shapes.value === current) {
        union.value = areaHectares;
        overlaps.value = found;
      }
    } catch {
      if (shapes.value === current) {
        union.value = null;
        overlaps.value = [];
      }
    }
  });

  const autosave = debouncedSave(() => saveDraft(), saveDelayMilliseconds);
  watch([files, shapes], () => {
    if (!restoring) autosave.schedule();
  });

  const jsonOf = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));
  const numbersOf = following(numberOf);
  const partId = (number: number) => `${draftId}.${number}`;
  /** parts as they were last written */
  const savedParts = new Map<number, Shape[]>();
  /** Between two parts the window gets its turn; a window that is never idle does not keep them waiting. */
  const whenIdle = () =>
    new Promise<void>((done) => {
      requestIdleCallback(
        () => {
          done();
        },
        { timeout: 250 },
      );
    });
  let saving: Promise<void> | null = null;
  let isStale = false;

  /** One save at a time; what changes meanwhile is saved after it. */
  async function saveDraft(): Promise<void> {
    isStale = true;
    saving ??= (async () => {
      try {
        while (isStale) {
          isStale = false;
          await saveOnce();
          saveFault.value = null;
        }
      } catch (error) {
        savedAt.value = null;
        saveFault.value = (error as Error).message;
        autosave.schedule(retryMilliseconds);
      } finally {
        saving = null;
      }
    })();
    await saving;
  }
  async function saveOnce(): Promise<void> {
    const [nowFiles, nowShapes] = [files.value, shapes.value];
    const isEmpty = nowFiles.length === 0;
    const few = nowShapes.length <= shapesPerPart;
    const parts = isEmpty || few ? new Map<number, Shape[]>() : partsOf(nowShapes, numbersOf(nowShapes));
    const { changed, gone } = changedParts(savedParts, parts);
    for (const number of changed) {
      await whenIdle();
      await hostCall('drafts.save', {
        id: partId(number),
        kind: 'import-part',
        title: '',
        version: draftVersion,
        content: null,
        json: jsonOf(parts.get(number)!),
      });
      savedParts.set(number, parts.get(number)!);
    }
    // The list of parts after the parts: a kill between them finds the list of before, and what it names.
    if (isEmpty) {
      await hostCall('drafts.remove', { id: draftId });
      savedAt.value = null;
    } else {
      const content: DraftContent = few
        ? { files: nowFiles, shapes: nowShapes }
        : { files: nowFiles, order: orderOf(numbersOf(nowShapes)), parts: [...parts.keys()] };
      savedAt.value = (
        await hostCall('drafts.save', {
          id: draftId,
          kind: 'import',
          title: nowFiles
            .map(({ name }) => name)
            .join(', ')
            .slice(0, 300),
          version: draftVersion,
          content: null,
          json: jsonOf(content),
        })
      ).savedAt;
    }
    for (const number of gone) {
      await hostCall('drafts.remove', { id: partId(number) });
      savedParts.delete(number);
    }
  }

  async function loaded<Content>(id: string): Promise<{ version: number; savedAt: string; content: Content } | null> {
    const draft = await hostCall('drafts.load', { id, asJson: true });
    return draft?.json
      ? {
          version: draft.summary.version,
          savedAt: draft.summary.savedAt,
          content: JSON.parse(new TextDecoder().decode(draft.json)) as Content,
        }
      : null;
  }
  async function restoreDraft(): Promise<boolean> {
    const draft = await loaded<DraftContent>(draftId);
    if (!draft || draft.version !== draftVersion) return false;
    const { content } = draft;
    const found: Shape[] = content.shapes ? [...content.shapes] : [];
    const numbers = content.parts ?? [];
    // The host reads the next one while the window takes this one in.
    let coming = numbers.length > 0 ? loaded<Shape[]>(partId(numbers[0]!)) : null;
    let shownAt = Number.NEGATIVE_INFINITY;
    try {
      for (const [index, number] of numbers.entries()) {
        const part = await coming;
        coming = index + 1 < numbers.length ? loaded<Shape[]>(partId(numbers[index + 1]!)) : null;
        // Awaited in the next turn, which does not come when this one fails.
        coming?.catch(() => {});
        if (!part) continue;
        savedParts.set(number, part.content);
        for (const shape of part.content) found.push(shape);
        if (performance.now() - shownAt < shownEveryMilliseconds) continue;
        arrivals.set(draftId, found.slice());
        showArrivals();
        shownAt = performance.now();
      }
    } finally {
      arrivals.delete(draftId);
      showArrivals();
    }
    restoring = true;
    files.value = content.files;
    shapes.value = content.order ? inOrder(content.order, found) : found;
    savedAt.value = draft.savedAt;
    next = 1 + [...content.files, ...found].reduce((most, { id }) => Math.max(most, Number(id.slice(1)) || 0), 0);
    setTimeout(() => {
      restoring = false;
    }, 0);
    return content.files.length > 0;
  }
  /** true when there was something to restore; files that are opened meanwhile wait for it */
  function restore(): Promise<boolean> {
    const restored = restoreDraft();
    isRestored = restored.then(
      () => {},
      () => {},
    );
    return restored;
  }

  return {
    files,
    shapes,
    listed,
    arriving,
    stopped,
    keepStopped,
    chosen,
    chosenIds,
    choose,
    selected,
    reading,
    faults,
    union,
    overlaps,
    savedAt,
    saveFault,
    history,
    isOpen,
    invalid,
    issues,
    withGeometry,
    addShape,
    changeGeometries,
    exchange,
    removeShapes,
    setAttribute,
    removeAttribute,
    open,
    close,
    swapFileAxes,
    closeAll,
    handOver,
    repairShapes,
    collection,
    restore,
    saveDraft,
  };
});
