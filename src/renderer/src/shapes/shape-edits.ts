import { swapAxes } from '#formats/index.ts';
import { orientRfc7946, type Feature, type Geometry, type RepairResult, type Summary } from '#geo/index.ts';
import { text, whole } from '#window/kit/text/index.ts';
import { geometry as geometryWorker } from '#window/kit/workers/index.ts';
import type { OpenFile, OpenShapes, Shape } from './open-shapes.ts';
import { sourceRuns, type SourceRun } from './source-runs.ts';

/** Another geometry for a shape as it was when work on it began. */
interface GeometryChange {
  was: Shape;
  geometry: Geometry | null;
  summary: Summary | null;
  /** hectares before a repair; as they were when it is left out */
  repairedFrom?: number | null;
}

interface ShapeCollection {
  type: 'FeatureCollection';
  features: Feature[];
}

/** Whether an attribute is what a shape is called by: the label field of its file, or its `name` where that stands in for an empty one. */
function isNamedBy({ name, feature }: Shape, key: string, labelField = 'name'): boolean {
  const own = feature.properties?.['name'];
  return key === labelField || (key === 'name' && (own === undefined || own === null || own === name));
}

/** Work on shapes: each act is one step that can be taken back. */
export function createShapeEdits({ files, shapes, selected, withGeometry, history, newId }: OpenShapes) {
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
    const id = newId('s');
    return {
      id,
      fileId: from.fileId,
      name: from.name,
      folder: from.folder,
      feature: { type: 'Feature', geometry, properties: { ...properties, name: from.name } },
      source: null,
      summary: await geometryWorker().summarise(geometry),
      repairedFrom: null,
    };
  }
  /** A new shape, in the file of the chosen one or in a drawing of its own. */
  async function addShape(geometry: Geometry): Promise<void> {
    const home = files.value.find(({ format }) => format === 'drawing');
    const file: OpenFile | null = home ? null : { id: newId('f'), name: text('edit.drawing'), format: 'drawing', notes: [], shapeCount: 0 };
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
  /** Writes one attribute of some shapes; the one that names a shape names it anew. */
  function setAttribute(key: string, values: Map<string, string | number | boolean | null>): void {
    const replaced = new Map<string, Shape>();
    const namesOf = new Map(files.value.map(({ id, labelField }) => [id, labelField ?? 'name']));
    for (const shape of shapes.value) {
      if (!values.has(shape.id)) continue;
      const value = values.get(shape.id)!;
      replaced.set(shape.id, {
        ...shape,
        ...(isNamedBy(shape, key, namesOf.get(shape.fileId)) ? { name: String(value ?? '') } : {}),
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
  /** Longitude and latitude of a file's shapes the other way round, as one step that can be taken back. */
  async function swapFileAxes(fileId: string): Promise<void> {
    const before = withGeometry.value.filter((shape) => shape.fileId === fileId);
    const changes: GeometryChange[] = [];
    for (const [index, { geometry }] of swapAxes(before.map(({ feature }) => feature)).entries())
      changes.push({ was: before[index]!, geometry, summary: await geometryWorker().summarise(geometry!) });
    takeGeometries(() => text('files.swap'), changes);
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
  function collection(ids: ReadonlySet<string> | null): ShapeCollection {
    const taken = shapes.value.filter((shape) => shape.feature.geometry && (ids === null || ids.has(shape.id)));
    return {
      type: 'FeatureCollection',
      features: taken.map(({ feature, name }) => ({
        type: 'Feature',
        ...(feature.id === undefined ? {} : { id: feature.id }),
        geometry: feature.geometry,
        properties: { ...feature.properties, name },
      })),
    };
  }
  /** The chosen shapes as a project takes them: with the files they came from. */
  function projectCollection(ids: ReadonlySet<string>): ShapeCollection & { source_files: SourceRun[] } {
    const fileIds = shapes.value.filter((shape) => shape.feature.geometry && ids.has(shape.id)).map(({ fileId }) => fileId);
    return { ...collection(ids), source_files: sourceRuns(fileIds, files.value) };
  }
  return {
    projectCollection,
    addShape,
    changeGeometries,
    exchange,
    removeShapes,
    setAttribute,
    removeAttribute,
    swapFileAxes,
    repairShapes,
    collection,
  };
}
