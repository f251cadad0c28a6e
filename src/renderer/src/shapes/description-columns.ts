import { computed, shallowRef, watch, type Ref } from 'vue';
import { rowsInDescription } from '#attributes/description-rows.ts';
import { whenIdle } from '#window/kit/when-idle.ts';
import { useAttributeView } from './attribute-view.ts';
import { useFiles, type Shape } from './files.ts';
import { freeNames } from './free-names.ts';

/** The first shapes show whether there is anything to offer. */
const maxLookedAt = 500;
/** Descriptions are read so many milliseconds at a time, so that the window never stops for them. */
const turnMilliseconds = 8;
const maxIdleWaitMilliseconds = 100;
/** Of more names the most frequent are offered. */
const maxColumns = 200;

/** A column that tables in descriptions have. */
export interface DescriptionColumn {
  name: string;
  /** what it is called as an attribute: one of that name gets a number */
  becomes: string;
  /** shapes with a value */
  count: number;
  example: string;
}
type Rows = ReadonlyMap<string, ReadonlyMap<string, string | null>>;

const descriptionOf = ({ feature }: Shape): string => {
  const text = feature.properties?.['description'];
  return typeof text === 'string' ? text : '';
};

function columnsOf(rows: Rows, known: readonly string[]): DescriptionColumn[] {
  const found = new Map<string, { count: number; example: string }>();
  for (const values of rows.values())
    for (const [name, value] of values) {
      const column = found.get(name) ?? { count: 0, example: '' };
      if (value !== null) column.count += 1;
      column.example ||= value?.slice(0, 80) ?? '';
      found.set(name, column);
    }
  const frequent = new Set(
    [...found]
      .toSorted(([, a], [, b]) => b.count - a.count)
      .slice(0, maxColumns)
      .map(([name]) => name),
  );
  const kept = [...found].filter(([name]) => frequent.has(name));
  const names = freeNames(
    kept.map(([name]) => name),
    known,
  );
  return kept.map(([name, column]) => ({ name, becomes: names.get(name)!, ...column }));
}

/** Tables in the descriptions of shown shapes, read while the dialog is open. */
export function useDescriptionColumns(isOpen: Ref<boolean>) {
  const files = useFiles();
  const view = useAttributeView();
  const rows = shallowRef<Rows | null>(null);
  const done = shallowRef(0);
  /** Whether there is anything to offer. */
  const hasTables = computed(() => files.visible.slice(0, maxLookedAt).some((shape) => /<t[dh][\s>]/i.test(descriptionOf(shape))));
  const columns = computed(() => (rows.value ? columnsOf(rows.value, [...view.allColumns, 'folder']) : []));

  let latest = 0;
  async function read(shapes: readonly Shape[]): Promise<void> {
    latest += 1;
    const own = latest;
    rows.value = null;
    const found = new Map<string, ReadonlyMap<string, string | null>>();
    let began = performance.now();
    for (const [at, shape] of shapes.entries()) {
      const values = rowsInDescription(descriptionOf(shape));
      if (values.size > 0) found.set(shape.id, values);
      if (performance.now() - began < turnMilliseconds) continue;
      done.value = at + 1;
      await whenIdle(maxIdleWaitMilliseconds);
      if (own !== latest) return;
      began = performance.now();
    }
    rows.value = found;
  }
  watch([isOpen, () => files.visible], ([open, shapes]) => {
    if (open) void read(shapes);
    else {
      latest += 1;
      rows.value = null;
    }
  });

  /** Gives shapes the values of some columns, as one step. The descriptions stay. */
  function take(names: readonly string[], label: string): void {
    const wanted = columns.value.filter(({ name }) => names.includes(name));
    const cells = new Map(
      [...(rows.value ?? [])].map(([id, values]) => [
        id,
        Object.fromEntries(wanted.flatMap(({ name, becomes }) => (values.has(name) ? [[becomes, values.get(name)!]] : []))),
      ]),
    );
    files.setAttributes(label, cells);
  }
  return { hasTables, rows, done, columns, take };
}
