import { toast } from 'vue-sonner';
import { swapAxes } from '#formats/index.ts';
import { orientRfc7946, type Feature, type Geometry, type RepairResult, type Summary } from '#geo/index.ts';
import { nextFileColour } from '#window/kit/file-colours.ts';
import { stillThere, these } from '#window/kit/selection.ts';
import { text, whole } from '#window/kit/text/index.ts';
import { geometry as geometryWorker } from '#window/kit/workers/index.ts';
import type { AttributeValue } from '#formats/attribute-formula.ts';
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

/** Work on shapes: each act is one step that can be taken back. `isReady` resolves when shapes may be added. */
export function createShapeEdits({ files, shapes, selection, history, newId }: OpenShapes, isReady: () => Promise<void>) {
  /** One step of work on shapes that can be taken back: some come, some change, some give way to others in their place. What came is selected. */
  function apply(
    label: string,
    {
      add = [],
      instead = new Map(),
      replaced = new Map(),
      file = null,
    }: { add?: Shape[]; instead?: ReadonlyMap<string, readonly Shape[]>; replaced?: Map<string, Shape>; file?: OpenFile | null },
  ): void {
    const [beforeShapes, beforeFiles, beforeSelection] = [shapes.value, files.value, selection.value];
    const changed = replaced.size === 0 ? beforeShapes : beforeShapes.map((shape) => replaced.get(shape.id) ?? shape);
    const left = instead.size === 0 ? changed : changed.flatMap((shape) => instead.get(shape.id) ?? [shape]);
    const after = add.length === 0 ? left : [...left, ...add];
    const come = [...[...instead.values()].flat(), ...add].map(({ id }) => id);
    const afterSelection = come.length > 0 ? these(come) : stillThere(beforeSelection, (id) => !instead.has(id));
    const afterFiles = file ? [...beforeFiles, file] : beforeFiles;
    history.run({
      label,
      redo: () => {
        shapes.value = after;
        files.value = afterFiles;
        selection.value = afterSelection;
      },
      undo: () => {
        shapes.value = beforeShapes;
        files.value = beforeFiles;
        selection.value = beforeSelection;
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
    await isReady();
    const home = files.value.find(({ format }) => format === 'drawing');
    const file: OpenFile | null = home
      ? null
      : {
          id: newId('f'),
          name: text('edit.drawing'),
          format: 'drawing',
          notes: [],
          shapeCount: 0,
          colour: nextFileColour(files.value.map(({ colour }) => colour)),
        };
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
  /** Shapes of which land was cut away, as one step; null: nothing is left of a shape, and it goes. */
  function cutShapes(label: string, cuts: readonly Omit<GeometryChange, 'repairedFrom'>[]): void {
    const now = new Map(shapes.value.map((shape) => [shape.id, shape.feature.geometry]));
    // What somebody changed meanwhile is not written over.
    const current = cuts.filter(({ was: { id, feature } }) => now.get(id) === feature.geometry);
    const replaced = new Map(
      current.flatMap(({ was, geometry, summary }) =>
        geometry ? [[was.id, { ...was, feature: { ...was.feature, geometry }, summary }] as const] : [],
      ),
    );
    const instead = new Map(current.flatMap(({ was: { id }, geometry }) => (geometry ? [] : [[id, [] as Shape[]] as const])));
    if (current.length > 0) apply(label, { replaced, instead });
  }
  /** What takes the place of a shape: the pieces of it, or several made one. They have its attributes, and several of them numbered names. */
  async function madeFrom(first: Shape, geometries: readonly Geometry[]): Promise<Shape[]> {
    const made: Shape[] = [];
    for (const [index, geometry] of geometries.entries())
      made.push(
        await shapeOf(
          geometry,
          { ...first, name: geometries.length > 1 ? `${first.name} ${index + 1}` : first.name },
          first.feature.properties ?? {},
        ),
      );
    return made;
  }
  /** Several shapes become one, which stands where the first of them stood. */
  async function join(label: string, old: readonly Shape[], geometry: Geometry): Promise<void> {
    const [first, ...others] = old;
    if (!first) return;
    const made = await madeFrom(first, [geometry]);
    apply(label, { instead: new Map([[first.id, made], ...others.map(({ id }): [string, Shape[]] => [id, []])]) });
  }
  /** Shapes give way to their pieces. */
  async function part(label: string, parted: readonly { shape: Shape; pieces: readonly Geometry[] }[]): Promise<void> {
    const instead = new Map<string, Shape[]>();
    for (const { shape, pieces } of parted) instead.set(shape.id, await madeFrom(shape, pieces));
    apply(label, { instead });
  }
  const removeShapes = (ids: readonly string[]) =>
    apply(text('edit.step.remove', { n: whole(ids.length) }, ids.length), { instead: new Map(ids.map((id) => [id, []])) });
  /** Writes attributes of some shapes, by their ids, as one step; the one that names a shape names it anew. */
  function setAttributes(label: string, cells: ReadonlyMap<string, Readonly<Record<string, AttributeValue>>>): void {
    const replaced = new Map<string, Shape>();
    const namesOf = new Map(files.value.map(({ id, labelField }) => [id, labelField ?? 'name']));
    for (const shape of shapes.value) {
      const written = cells.get(shape.id);
      if (!written) continue;
      const naming = Object.keys(written).find((key) => isNamedBy(shape, key, namesOf.get(shape.fileId)));
      replaced.set(shape.id, {
        ...shape,
        ...(naming === undefined ? {} : { name: String(written[naming] ?? '') }),
        feature: { ...shape.feature, properties: { ...shape.feature.properties, ...written } },
      });
    }
    if (replaced.size > 0) apply(label, { replaced });
  }
  const setAttribute = (key: string, values: ReadonlyMap<string, AttributeValue>) =>
    setAttributes(
      text('edit.step.attribute', { key, n: whole(values.size) }, values.size),
      new Map([...values].map(([id, value]) => [id, { [key]: value }])),
    );
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
    const before = shapes.value.filter((shape) => shape.fileId === fileId && shape.feature.geometry);
    const changes: GeometryChange[] = [];
    for (const [index, { geometry }] of swapAxes(before.map(({ feature }) => feature)).entries())
      changes.push({ was: before[index]!, geometry, summary: await geometryWorker().summarise(geometry!) });
    takeGeometries(() => text('files.swap'), changes);
  }

  async function repairShapes(wanted: Shape[]): Promise<RepairResult[]> {
    const results: RepairResult[] = [];
    const found: GeometryChange[] = [];
    const refused: string[] = [];
    for (const shape of wanted) {
      if (!shape.feature.geometry) continue;
      const answer = await geometryWorker().repair(shape.feature.geometry);
      if (!answer.ok) {
        refused.push(shape.name);
        continue;
      }
      const { result, summary } = answer;
      results.push(result);
      if (result.changed)
        found.push({ was: shape, geometry: result.geometry, summary, repairedFrom: shape.repairedFrom ?? result.areaBeforeHectares });
    }
    takeGeometries(
      (count) =>
        wanted.length === 1 ? text('check.repaired', { name: wanted[0]!.name }) : text('check.allRepaired', { n: whole(count) }, count),
      found,
    );
    // One shape that nobody can repair keeps no other from it.
    if (refused.length > 0) toast.warning(text('check.notRepaired', { n: whole(refused.length), name: refused[0]! }, refused.length));
    return results;
  }

  /** Geometry leaves through here: plain GeoJSON of some shapes, or of all. */
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
  /** Shapes as a project takes them: with the files they came from. */
  function projectCollection(ids: ReadonlySet<string>): ShapeCollection & { source_files: SourceRun[] } {
    const fileIds = shapes.value.filter((shape) => shape.feature.geometry && ids.has(shape.id)).map(({ fileId }) => fileId);
    return { ...collection(ids), source_files: sourceRuns(fileIds, files.value) };
  }
  return {
    projectCollection,
    addShape,
    changeGeometries,
    cutShapes,
    join,
    part,
    removeShapes,
    setAttribute,
    setAttributes,
    removeAttribute,
    swapFileAxes,
    repairShapes,
    collection,
  };
}
