import { shallowRef, type Ref } from 'vue';
import type { ColumnType } from '#attributes/cell-values.ts';
import { typeChange } from '#attributes/type-change.ts';
import { isObject } from '#domain/object.ts';
import type { Feature } from '#geo/index.ts';
import { text } from '#window/kit/text/index.ts';
import type { Shape } from './open-file.ts';
import type { OpenShapes } from './open-shapes.ts';

/** How the columns of attributes stand. What is not named stands behind, in the order of the files. */
export interface ColumnLayout {
  order: string[];
  /** in the table alone: files get these columns as well */
  hidden: string[];
}
const noLayout: ColumnLayout = { order: [], hidden: [] };
const maxColumns = 5000;

/** A layout that was kept somewhere; what is none is left out. */
export function readLayout(kept: unknown): ColumnLayout {
  if (!isObject(kept)) return noLayout;
  const names = (list: unknown) =>
    Array.isArray(list) ? list.slice(0, maxColumns).filter((name): name is string => typeof name === 'string') : [];
  return { order: names(kept['order']), hidden: names(kept['hidden']) };
}

/** Names in the order of a layout. */
export function inLayout(names: readonly string[], { order }: ColumnLayout): string[] {
  const known = new Set(names);
  const named = new Set(order);
  return [...order.filter((name) => known.has(name)), ...names.filter((name) => !named.has(name))];
}

/** A shape as it leaves: its attributes in the order of the columns. */
export function inColumnOrder(feature: Feature, layout: ColumnLayout): Feature {
  const { properties } = feature;
  if (!properties || layout.order.length === 0) return feature;
  return { ...feature, properties: Object.fromEntries(inLayout(Object.keys(properties), layout).map((name) => [name, properties[name]])) };
}

/** A column by another name, wherever it is named: in shapes, files, conditions and the layout. */
function createRenaming({ files, shapes, history, filtering: { filter } }: OpenShapes, layout: Ref<ColumnLayout>) {
  /** Gives a column another name, in its place. The caller asks whether the name is free: see canRename. */
  function renameColumn(key: string, name: string): void {
    const [beforeShapes, beforeLayout, beforeFilter] = [shapes.value, layout.value, filter.value];
    const renamed = (one: string) => (one === key ? name : one);
    const afterShapes = beforeShapes.map((shape): Shape => {
      const { properties } = shape.feature;
      if (!properties || !(key in properties)) return shape;
      const next = Object.fromEntries(Object.entries(properties).map(([one, value]) => [renamed(one), value]));
      return { ...shape, feature: { ...shape.feature, properties: next } };
    });
    const named = files.value.filter(({ labelField }) => labelField === key);
    const afterLayout = { order: layout.value.order.map(renamed), hidden: layout.value.hidden.map(renamed) };
    const afterFilter = { ...filter.value, conditions: filter.value.conditions.map((one) => ({ ...one, key: renamed(one.key) })) };
    const put = (ofShapes: Shape[], labelField: string, ofLayout: ColumnLayout, ofFilter: typeof beforeFilter) => () => {
      // The file stays the same object: what was read of it and how it was last saved is kept with it.
      for (const file of named) file.labelField = labelField;
      if (named.length > 0) files.value = [...files.value];
      shapes.value = ofShapes;
      layout.value = ofLayout;
      filter.value = ofFilter;
    };
    history.run({
      label: text('columns.step.rename', { key, name }),
      redo: put(afterShapes, name, afterLayout, afterFilter),
      undo: put(beforeShapes, key, beforeLayout, beforeFilter),
    });
  }
  /** A name that no shape has an attribute by; the window's own name of a shape stays. */
  const canRename = (key: string, name: string): boolean =>
    key !== 'name' &&
    name !== '' &&
    name !== 'name' &&
    !shapes.value.some(({ feature }) => feature.properties && name in feature.properties);

  return { renameColumn, canRename };
}

/** Columns of all open shapes: moved, hidden, renamed, given another type. Every change is a step that can be taken back. */
export function createAttributeColumns(open: OpenShapes) {
  const { shapes, history, filtering } = open;
  const layout = shallowRef<ColumnLayout>(noLayout);
  const { table, layered } = filtering;

  function arrange(label: string, after: ColumnLayout): void {
    const before = layout.value;
    const put = (now: ColumnLayout) => () => {
      layout.value = now;
    };
    history.run({ label, redo: put(after), undo: put(before) });
  }
  /** `all`: every column in the order in which they stand now */
  function moveColumn(all: readonly string[], key: string, to: number): void {
    const from = all.indexOf(key);
    if (from < 0 || from === to || to < 0 || to >= all.length) return;
    const order = all.filter((name) => name !== key);
    order.splice(to, 0, key);
    arrange(text('columns.step.move', { key }), { ...layout.value, order });
  }
  const hideColumn = (key: string) =>
    arrange(text('columns.step.hide', { key }), { ...layout.value, hidden: [...layout.value.hidden, key] });
  const showColumns = () => arrange(text('columns.step.show'), { ...layout.value, hidden: [] });

  /** Changes the cells of a column that can be of a type; the others stay as they are. */
  function changeType(key: string, type: ColumnType): void {
    const { changed } = typeChange(table.value, key, type);
    if (changed.size === 0) return;
    const values = new Map([...changed].map(([row, value]) => [layered.value[row]!.id, value]));
    const before = shapes.value;
    const after = before.map((shape) =>
      values.has(shape.id)
        ? { ...shape, feature: { ...shape.feature, properties: { ...shape.feature.properties, [key]: values.get(shape.id) } } }
        : shape,
    );
    const put = (now: Shape[]) => () => {
      shapes.value = now;
    };
    history.run({ label: text('columns.step.type', { key }), redo: put(after), undo: put(before) });
  }
  return { layout, moveColumn, hideColumn, showColumns, changeType, ...createRenaming(open, layout) };
}
