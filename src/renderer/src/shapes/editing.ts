import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { Geometry, Position } from '#geo/index.ts';
import type { EditRequest, EditTool, SketchSize } from '#window/map/editing.ts';
import { text } from '#window/kit/text/index.ts';
import { geometry as worker } from '#window/kit/workers/index.ts';
import { answerOf } from './edit-answer.ts';
import { useFiles, type Shape } from './files.ts';

export type TrialKind = 'buffer' | 'simplify';
/** A change that the person tries out before it is made: the shapes as they would be, hectares and corners in sum. */
export interface Trial {
  geometries: Map<string, Geometry>;
  areaBeforeHectares: number;
  areaAfterHectares: number;
  cornersBefore?: number;
  cornersAfter?: number;
}
const isPolygonal = (shape: Shape | null) =>
  shape?.feature.geometry?.type === 'Polygon' || shape?.feature.geometry?.type === 'MultiPolygon';
const isTrack = (shape: Shape | null) =>
  ['LineString', 'MultiLineString', 'MultiPoint', 'GeometryCollection'].includes(shape?.feature.geometry?.type ?? '');

/** The current tool, its shape and its sketch. Every change goes through the history of the files. */
export const useEditing = defineStore('editing', () => {
  const files = useFiles();
  const tool = ref<EditTool | null>(null);
  const trace = ref(false);
  const snap = ref(true);
  const sketch = shallowRef<SketchSize | null>(null);
  const trial = shallowRef<Trial | null>(null);
  /** what is tried out; the bar that asks for its metres is open */
  const trying = ref<TrialKind | null>(null);
  const selected = computed(() => files.shapes.find(({ id }) => id === files.selected) ?? null);
  const canCut = computed(() => isPolygonal(selected.value));
  const canClose = computed(() => isTrack(selected.value));
  /** the chosen rows, or the selected shape alone */
  const picked = computed(() =>
    files.chosen.length > 0
      ? files.shapes.filter(({ id, feature }) => files.chosenIds.has(id) && feature.geometry)
      : selected.value?.feature.geometry
        ? [selected.value]
        : [],
  );
  const needsShape = (wanted: EditTool) => wanted === 'modify' || wanted === 'move' || wanted === 'split' || wanted === 'hole';

  const request = computed<EditRequest | null>(() =>
    tool.value === null
      ? null
      : {
          tool: tool.value,
          shapeId: needsShape(tool.value) ? (selected.value?.id ?? null) : null,
          geometry: needsShape(tool.value) ? (selected.value?.feature.geometry ?? null) : null,
          trace: trace.value,
          snap: snap.value,
        },
  );
  const canUse = (wanted: EditTool) =>
    wanted === 'split' || wanted === 'hole'
      ? canCut.value
      : wanted === 'modify' || wanted === 'move'
        ? Boolean(selected.value?.feature.geometry)
        : true;
  function start(wanted: EditTool): void {
    trial.value = null;
    tool.value = tool.value === wanted || !canUse(wanted) ? null : wanted;
  }
  function stop(): void {
    tool.value = null;
    trial.value = null;
  }
  // A tool chosen for one shape must not change another.
  watch(
    () => files.selected,
    () => {
      trial.value = null;
      trying.value = null;
      if (tool.value && needsShape(tool.value)) tool.value = null;
    },
  );

  const geometryOf = (shape: Shape) => shape.feature.geometry!;

  /** A finished sketch: a new shape, a cut or a hole. Rejects with EditRefused. */
  async function drawn(wanted: EditTool, geometry: Geometry): Promise<void> {
    const shape = selected.value;
    if (wanted === 'polygon' || wanted === 'line' || wanted === 'point') {
      await files.addShape(geometry);
      return;
    }
    if (!shape?.feature.geometry) return;
    if (wanted === 'split' && geometry.type === 'LineString') {
      const { pieces } = answerOf(await worker().split(geometryOf(shape), geometry.coordinates as Position[]));
      tool.value = null;
      await files.exchange(text('edit.step.split', { name: shape.name }), [shape.id], pieces);
    }
    if (wanted === 'hole' && geometry.type === 'Polygon') {
      const cut = answerOf(await worker().hole(geometryOf(shape), geometry.coordinates[0] as Position[]));
      await files.changeGeometries(text('edit.step.hole', { name: shape.name }), [{ id: shape.id, geometry: cut.geometry }]);
      tool.value = null;
    }
  }
  const changed = (id: string, geometry: Geometry) =>
    files.changeGeometries(text('edit.step.modify', { name: files.shapes.find((shape) => shape.id === id)?.name ?? '' }), [
      { id, geometry },
    ]);

  async function merge(): Promise<void> {
    const shapes = picked.value;
    const merged = answerOf(await worker().merge(shapes.map(geometryOf)));
    await files.exchange(
      text('edit.step.merge', { n: shapes.length }),
      shapes.map(({ id }) => id),
      [merged.geometry],
    );
  }
  async function snapToOthers(metres: number): Promise<number> {
    const shapes = picked.value;
    const changes: { id: string; geometry: Geometry }[] = [];
    for (const shape of shapes) {
      const neighbours = files.withGeometry.filter((other) => other.id !== shape.id && isPolygonal(other)).map(geometryOf);
      const snapped = answerOf(await worker().snapTo(geometryOf(shape), neighbours, metres));
      if (snapped.changed) changes.push({ id: shape.id, geometry: snapped.geometry });
    }
    await files.changeGeometries(text('edit.step.snap', { n: changes.length }), changes);
    return changes.length;
  }
  function tryOut(kind: TrialKind): void {
    stop();
    trying.value = kind;
  }
  /** The shapes that a trial changes: a buffer takes the selected shape, simplifying takes all chosen ones. */
  const triedOn = (kind: TrialKind): Shape[] =>
    kind === 'simplify' ? picked.value : selected.value?.feature.geometry ? [selected.value] : [];
  /** Tries a buffer; the map shows it until it is applied or dismissed. */
  async function tryBuffer(metres: number): Promise<void> {
    const shape = selected.value!;
    const { geometry, areaBeforeHectares, areaAfterHectares } = answerOf(await worker().buffer(geometryOf(shape), metres));
    trial.value = { geometries: new Map([[shape.id, geometry]]), areaBeforeHectares, areaAfterHectares };
  }
  /** The chosen shapes together, so that borders between them stay shared. */
  async function trySimplify(metres: number): Promise<void> {
    const shapes = picked.value;
    const key = shapes.map(({ id, summary }) => `${id}/${summary?.areaHectares}/${summary?.vertexCount}`).join(' ');
    let made = await worker().simplify(key, null, metres);
    made ??= await worker().simplify(key, shapes.map(geometryOf), metres);
    trial.value = made && { ...made, geometries: new Map(made.geometries.map(([index, geometry]) => [shapes[index]!.id, geometry])) };
  }
  async function takeTrial(label: string): Promise<void> {
    const made = trial.value;
    trial.value = null;
    if (made)
      await files.changeGeometries(
        label,
        [...made.geometries].map(([id, geometry]) => ({ id, geometry })),
      );
  }
  return {
    tool,
    trace,
    snap,
    sketch,
    trial,
    trying,
    selected,
    picked,
    canCut,
    canClose,
    request,
    canUse,
    start,
    stop,
    drawn,
    changed,
    merge,
    snapToOthers,
    tryOut,
    triedOn,
    tryBuffer,
    trySimplify,
    takeTrial,
  };
});
