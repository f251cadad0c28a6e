import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { toast } from 'vue-sonner';
import type { Geometry, Position } from '#geo/index.ts';
import type { EditRequest, EditTool, SketchSize } from '#window/map/editing.ts';
import { hectares, text } from '#window/kit/text/index.ts';
import { geometry as worker } from '#window/kit/workers/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { answerOf } from './edit-answer.ts';
import { useFiles, type Shape } from './files.ts';
import { avoidOverlap, type Avoided } from './overlap-avoiding.ts';

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
  const ui = useUi();
  const tool = ref<EditTool | null>(null);
  const trace = ref(false);
  const snap = ref(true);
  const sketch = shallowRef<SketchSize | null>(null);
  const trial = shallowRef<Trial | null>(null);
  /** what is tried out; the bar that asks for its metres is open */
  const trying = ref<TrialKind | null>(null);
  /** the selected shapes that have a geometry: what is done is done to all of them */
  const picked = computed(() => files.selected.filter(({ feature }) => feature.geometry));
  /** the selected shape where it is the only one: what tools for one shape work on */
  const single = computed(() => (picked.value.length === 1 ? picked.value[0]! : null));
  const canClose = computed(() => isTrack(single.value));
  const needsShape = (wanted: EditTool) => wanted === 'modify' || wanted === 'move' || wanted === 'split' || wanted === 'hole';

  const request = computed<EditRequest | null>(() =>
    tool.value === null
      ? null
      : {
          tool: tool.value,
          shapeId: needsShape(tool.value) ? (single.value?.id ?? null) : null,
          geometry: needsShape(tool.value) ? (single.value?.feature.geometry ?? null) : null,
          trace: trace.value,
          snap: snap.value,
        },
  );
  /** What has to be selected before a tool can be taken up; null where nothing is missing. */
  function missingFor(wanted: EditTool): 'shape' | 'oneShape' | 'area' | 'oneArea' | null {
    if (wanted === 'split') return picked.value.some(isPolygonal) ? null : 'area';
    if (wanted === 'hole') return isPolygonal(single.value) ? null : picked.value.length > 1 ? 'oneArea' : 'area';
    if (wanted === 'modify' || wanted === 'move') return single.value ? null : picked.value.length > 1 ? 'oneShape' : 'shape';
    return null;
  }
  const canUse = (wanted: EditTool) => missingFor(wanted) === null;
  /** A tool that draws or changes is in hand; one that selects does not stand against other work. */
  const isDrawing = computed(() => tool.value !== null && tool.value !== 'box' && tool.value !== 'lasso');
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
    () => files.selectedIds,
    () => {
      trial.value = null;
      trying.value = null;
      if (tool.value && needsShape(tool.value)) tool.value = null;
    },
  );

  const geometryOf = (shape: Shape) => shape.feature.geometry!;

  /** A finished sketch: a new shape, a cut or a hole. Rejects with EditRefused. */
  async function drawn(wanted: EditTool, geometry: Geometry): Promise<void> {
    if (wanted === 'polygon' || wanted === 'line' || wanted === 'point') {
      const kept = await keptFree(geometry, null);
      if (kept) await files.addShape(kept);
      return;
    }
    if (wanted === 'split' && geometry.type === 'LineString') await split(geometry.coordinates as Position[]);
    const shape = single.value;
    if (wanted === 'hole' && geometry.type === 'Polygon' && shape) {
      const cut = answerOf(await worker().hole(geometryOf(shape), geometry.coordinates[0] as Position[]));
      await files.changeGeometries(text('edit.step.hole', { name: shape.name }), [{ id: shape.id, geometry: cut.geometry }]);
      tool.value = null;
    }
  }
  /** A line cuts those of the selected areas that it crosses. Rejects with EditRefused where it crosses none. */
  async function split(line: Position[]): Promise<void> {
    const parted: { shape: Shape; pieces: Geometry[] }[] = [];
    let refused: unknown = null;
    for (const shape of picked.value.filter(isPolygonal)) {
      try {
        parted.push({ shape, pieces: answerOf(await worker().split(geometryOf(shape), line)).pieces });
      } catch (error) {
        refused ??= error;
      }
    }
    if (parted.length === 0) throw refused;
    tool.value = null;
    await files.part(text('edit.step.split', { name: parted[0]!.shape.name, n: parted.length }, parted.length), parted);
  }
  async function changed(id: string, geometry: Geometry): Promise<void> {
    const kept = await keptFree(geometry, id);
    // Nothing would be left: the shape stays as it was, and so does what the map shows.
    if (!kept) {
      tool.value = null;
      return;
    }
    const name = files.shapes.find((shape) => shape.id === id)?.name ?? '';
    await files.changeGeometries(text('edit.step.modify', { name }), [{ id, geometry: kept }]);
  }
  /** An area without the land of the shapes around it, where that is to be avoided; says what was cut. Null: nothing is left. */
  async function keptFree(geometry: Geometry, ownId: string | null): Promise<Geometry | null> {
    if (!ui.avoidsOverlap) return geometry;
    const others = files.withGeometry.filter(({ id }) => id !== ownId);
    let cut: Avoided;
    try {
      cut = await avoidOverlap(geometry, others);
    } catch (error) {
      // What was drawn is not lost for it.
      toast.warning(text('edit.avoid.notCut'), { description: (error as Error).message });
      return geometry;
    }
    if (!cut.geometry) toast.warning(text('edit.avoid.nothingLeft'));
    else if (cut.takenHectares > 0)
      toast(
        text('edit.avoid.cut', { ha: hectares(cut.takenHectares) }),
        cut.newParts > 0 ? { description: text('edit.avoid.parts', { n: cut.newParts + 1 }) } : {},
      );
    return cut.geometry;
  }

  async function merge(): Promise<void> {
    const shapes = picked.value;
    const merged = answerOf(await worker().merge(shapes.map(geometryOf)));
    await files.join(text('edit.step.merge', { n: shapes.length }), shapes, merged.geometry);
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
  /** Tries a buffer around each selected shape; the map shows it until it is applied or dismissed. */
  async function tryBuffer(metres: number): Promise<void> {
    const made = { geometries: new Map<string, Geometry>(), areaBeforeHectares: 0, areaAfterHectares: 0 };
    const shapes = picked.value;
    for (const shape of shapes) {
      const { geometry, areaBeforeHectares, areaAfterHectares } = answerOf(await worker().buffer(geometryOf(shape), metres));
      made.geometries.set(shape.id, geometry);
      made.areaBeforeHectares += areaBeforeHectares;
      made.areaAfterHectares += areaAfterHectares;
    }
    if (shapes === picked.value) trial.value = made;
  }
  /** The selected shapes together, so that borders between them stay shared. */
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
    picked,
    single,
    canClose,
    missingFor,
    request,
    canUse,
    isDrawing,
    start,
    stop,
    drawn,
    changed,
    merge,
    snapToOthers,
    tryOut,
    tryBuffer,
    trySimplify,
    takeTrial,
  };
});
