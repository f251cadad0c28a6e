import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { proxy } from 'comlink';
import { gatherParts, swapAxes, type Note } from '../../../formats/index.ts';
import type { Feature, Geometry, Problem, RepairResult, Summary } from '../../../geo/index.ts';
import { hostCall } from '../host/host.ts';
import { text } from '../text/index.ts';
import { geometry } from '../workers/index.ts';
import { createHistory } from './history.ts';

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
export interface OpenFile { id: string; name: string; format: string; notes: Note[]; shapeCount: number }
export interface Reading { name: string; share: number }

const draftId = 'open-files';
const draftVersion = 1;

/** Files opened for checking: their shapes, what is wrong with them, repairs that can be taken back. Saved as a draft, so that a kill costs at most a second. */
export const useFiles = defineStore('files', () => {
  const files = shallowRef<OpenFile[]>([]);
  const shapes = shallowRef<Shape[]>([]);
  const chosen = ref<string[]>([]);
  const selected = ref<string | null>(null);
  const reading = ref<Reading[]>([]);
  const faults = ref<{ name: string; message: string }[]>([]);
  const union = ref<number | null>(null);
  const overlaps = shallowRef<Problem[]>([]);
  const savedAt = ref<string | null>(null);
  const history = createHistory();
  let next = 1;
  let restoring = false;

  const isOpen = computed(() => files.value.length > 0);
  const invalid = computed(() => shapes.value.filter(({ summary }) => summary && !summary.valid));
  const issues = computed(() => [
    ...shapes.value.flatMap((shape) => (shape.summary?.problems ?? []).map((problem) => ({ shape, problem }))),
    ...overlaps.value.flatMap((problem) => { const shape = withGeometry.value[problem.path?.[0] ?? 0]; return shape ? [{ shape, problem }] : []; }),
  ].sort((a, b) => (a.problem.severity === b.problem.severity ? 0 : a.problem.severity === 'error' ? -1 : 1)));
  const withGeometry = computed(() => shapes.value.filter(({ feature }) => feature.geometry));

  async function open(incoming: { name: string; bytes: Uint8Array }[]): Promise<void> {
    // The parts of a shapefile belong together, however they were chosen or dropped.
    for (const { file: { name, bytes }, companions } of gatherParts(incoming)) {
      const entry: Reading = { name, share: 0 };
      reading.value.push(entry);
      const shown = reading.value.at(-1)!;
      try {
        const answer = await geometry().read(bytes, name, proxy((share: number) => { shown.share = share; }), companions);
        if (!answer.ok) { faults.value.push({ name, message: answer.message }); continue; }
        const fileId = `f${next++}`;
        const made = answer.file.shapes.map(({ feature, summary }, index): Shape => ({
          id: `s${next++}`, fileId, feature, summary, repairedFrom: null,
          name: String(feature.properties?.['name'] ?? `${name.replace(/\.[^.]+$/, '')} ${index + 1}`), folder: String(feature.properties?.['folder'] ?? ''),
        }));
        const file: OpenFile = { id: fileId, name, format: answer.file.format, notes: answer.file.notes, shapeCount: made.length };
        history.run({
          label: `open ${name}`,
          redo: () => { files.value = [...files.value, file]; shapes.value = [...shapes.value, ...made]; },
          undo: () => { files.value = files.value.filter((one) => one !== file); shapes.value = shapes.value.filter((one) => one.fileId !== fileId); },
        });
      } finally {
        reading.value = reading.value.filter((one) => one !== shown);
      }
    }
  }

  /** Longitude and latitude of a file's shapes the other way round, as one step that can be taken back. */
  async function swapFileAxes(fileId: string): Promise<void> {
    const before = new Map(shapes.value.filter((shape) => shape.fileId === fileId).map((shape) => [shape.id, shape]));
    const swapped = swapAxes([...before.values()].map(({ feature }) => feature));
    const after = new Map<string, Shape>();
    for (const [index, shape] of [...before.values()].entries()) {
      const feature = swapped[index]!;
      after.set(shape.id, { ...shape, feature, summary: feature.geometry ? await geometry().summarise(feature.geometry) : null });
    }
    history.run({ label: text('files.swap'), redo: () => replace(after), undo: () => replace(before) });
  }

  function close(fileId: string): void {
    const beforeFiles = files.value;
    const beforeShapes = shapes.value;
    const name = beforeFiles.find(({ id }) => id === fileId)?.name ?? '';
    history.run({
      label: `close ${name}`,
      redo: () => { files.value = files.value.filter(({ id }) => id !== fileId); shapes.value = shapes.value.filter((one) => one.fileId !== fileId); },
      undo: () => { files.value = beforeFiles; shapes.value = beforeShapes; },
    });
  }

  function closeAll(): void {
    files.value = [];
    shapes.value = [];
    chosen.value = [];
    selected.value = null;
    faults.value = [];
    history.clear();
  }

  const replace = (changes: Map<string, Shape>) => { shapes.value = shapes.value.map((shape) => changes.get(shape.id) ?? shape); };

  async function repairShapes(wanted: Shape[]): Promise<RepairResult[]> {
    const before = new Map<string, Shape>();
    const after = new Map<string, Shape>();
    const results: RepairResult[] = [];
    for (const shape of wanted) {
      if (!shape.feature.geometry) continue;
      const { result, summary } = await geometry().repair(shape.feature.geometry);
      results.push(result);
      if (!result.changed) continue;
      before.set(shape.id, shape);
      after.set(shape.id, { ...shape, feature: { ...shape.feature, geometry: result.geometry }, summary, repairedFrom: shape.repairedFrom ?? result.areaBeforeHectares });
    }
    if (after.size > 0) {
      const label = wanted.length === 1 ? text('check.repaired', { name: wanted[0]!.name }) : text('check.allRepaired', { n: after.size });
      history.run({ label, redo: () => replace(after), undo: () => replace(before) });
    }
    return results;
  }

  /** Geometry leaves through here: plain GeoJSON of the chosen shapes, or of all. */
  function collection(ids: string[] | null): { type: 'FeatureCollection'; features: Feature[] } {
    const taken = shapes.value.filter((shape) => shape.feature.geometry && (ids === null || ids.includes(shape.id)));
    return { type: 'FeatureCollection', features: taken.map(({ feature, name }) => ({ type: 'Feature', geometry: feature.geometry, properties: { ...feature.properties, name } })) };
  }

  // The total and the overlaps follow the shapes; an answer that comes late for shapes that changed meanwhile is dropped.
  watch(shapes, async (current) => {
    chosen.value = chosen.value.filter((id) => current.some((shape) => shape.id === id));
    const geometries = current.flatMap(({ feature }) => feature.geometry ?? []) as Geometry[];
    if (geometries.length === 0) { union.value = null; overlaps.value = []; return; }
    try {
      const { areaHectares, overlaps: found } = await geometry().together(geometries);
      if (shapes.value === current) { union.value = areaHectares; overlaps.value = found; }
    } catch { if (shapes.value === current) { union.value = null; overlaps.value = []; } }
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  watch([files, shapes], () => {
    if (restoring) return;
    clearTimeout(timer);
    timer = setTimeout(() => void saveDraft(), 700);
  });

  async function saveDraft(): Promise<void> {
    try {
      if (files.value.length === 0) { await hostCall('drafts.remove', { id: draftId }); savedAt.value = null; return; }
      const content = { files: files.value, shapes: shapes.value };
      savedAt.value = (await hostCall('drafts.save', { id: draftId, kind: 'import', title: files.value.map(({ name }) => name).join(', ').slice(0, 300), version: draftVersion, content })).savedAt;
    } catch { savedAt.value = null; }
  }

  /** true when there was something to restore */
  async function restore(): Promise<boolean> {
    const draft = await hostCall('drafts.load', { id: draftId });
    if (!draft || draft.summary.version !== draftVersion) return false;
    const content = draft.content as { files: OpenFile[]; shapes: Shape[] };
    restoring = true;
    files.value = content.files;
    shapes.value = content.shapes;
    savedAt.value = draft.summary.savedAt;
    next = 1 + Math.max(0, ...[...content.files, ...content.shapes].map(({ id }) => Number(id.slice(1)) || 0));
    setTimeout(() => { restoring = false; }, 0);
    return content.files.length > 0;
  }

  return { files, shapes, chosen, selected, reading, faults, union, overlaps, savedAt, history, isOpen, invalid, issues, withGeometry, open, close, swapFileAxes, closeAll, repairShapes, collection, restore, saveDraft };
});
