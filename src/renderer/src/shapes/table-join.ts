import { defineStore } from 'pinia';
import { computed, ref, shallowRef, type Ref } from 'vue';
import { guessedIds, joinById } from '#attributes/joining.ts';
import type { AttributeValue } from '#formats/attribute-formula.ts';
import type { PlainTable } from '#formats/plain-table.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { phrased, text } from '#window/kit/text/index.ts';
import { reading } from '#window/kit/workers/index.ts';
import { useAttributeView } from './attribute-view.ts';
import { useFiles } from './files.ts';
import { freeNames } from './free-names.ts';

const plainValue = (value: unknown): AttributeValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** A table that somebody chose, a sheet of it. */
function chosenTable() {
  const fileName = ref('');
  const tables = shallowRef<PlainTable[]>([]);
  const sheet = ref(0);
  const table = computed(() => tables.value[sheet.value] ?? null);
  /** Asks for a file and reads it in a thread of its own; whether there is one. Throws what is to be told. */
  async function ask(): Promise<boolean> {
    const [file] = (await hostCall('files.choose', { kinds: ['csv', 'spreadsheet'], multiple: false })).files;
    if (!file) return false;
    const worker = reading();
    try {
      const answer = await Promise.race([worker.work.tables({ name: file.name, content: file.file ?? file.bytes }), worker.failed]);
      if (!answer.ok) throw new Error(phrased(answer.phrase, answer.message));
      fileName.value = file.name;
      tables.value = answer.tables;
      sheet.value = 0;
      return true;
    } finally {
      worker.end();
    }
  }
  function close(): void {
    tables.value = [];
  }
  return { fileName, tables, sheet, table, ask, close };
}
const valuesOf = (table: PlainTable, key: string): unknown[] => {
  const at = table.columns.indexOf(key);
  return table.rows.map((row) => row[at]);
};
/** The ids of both sides, held against each other. */
function matchedTable(files: ReturnType<typeof useFiles>, table: Ref<PlainTable | null>, tables: Ref<PlainTable[]>) {
  const shapeKey = ref('');
  const lineKey = ref('');
  const isOpen = computed(() => tables.value.length > 0);
  /** The shapes that get something: those that are shown. */
  const places = computed(() => files.filteredPlaces ?? Uint32Array.from(files.layered.keys()));
  const shapeValues = (key: string): unknown[] => {
    const { values } = files.table.column(key);
    return Array.from(places.value, (place) => values[place]);
  };
  const found = computed(() =>
    table.value && lineKey.value !== '' ? joinById(shapeValues(shapeKey.value), valuesOf(table.value, lineKey.value)) : null,
  );
  return { shapeKey, lineKey, isOpen, places, shapeValues, found };
}

/** Another table whose columns come to the shapes by an id that both have. */
export const useTableJoin = defineStore('tableJoin', () => {
  const files = useFiles();
  const view = useAttributeView();
  const { fileName, tables, sheet, table, ask, close } = chosenTable();
  const { shapeKey, lineKey, isOpen, places, shapeValues, found } = matchedTable(files, table, tables);
  const chosen = ref<string[]>([]);
  const matched = computed(() => found.value?.lineOf.filter((line) => line !== null).length ?? 0);
  /** An id is no column that comes. */
  const names = computed(() =>
    freeNames(
      chosen.value.filter((column) => column !== lineKey.value),
      view.allColumns,
    ),
  );

  function chooseSheet(at: number): void {
    sheet.value = at;
    const from = table.value!;
    const guessed = guessedIds(
      view.allColumns.map((key) => ({ key, values: shapeValues(key) })),
      from.columns.map((key) => ({ key, values: valuesOf(from, key) })),
    );
    shapeKey.value = guessed?.row ?? 'name';
    lineKey.value = guessed?.line ?? from.columns[0]!;
    chosen.value = from.columns.filter((column) => column !== lineKey.value);
  }
  async function choose(): Promise<void> {
    if (await ask()) chooseSheet(0);
  }
  /** Adds the chosen columns to the shapes that found a line: one step. */
  function join(): void {
    const [from, joined] = [table.value, found.value];
    if (!from || !joined) return;
    const columns = [...names.value].map(([column, name]) => ({ at: from.columns.indexOf(column), name }));
    const cells = new Map<string, Record<string, AttributeValue>>();
    joined.lineOf.forEach((line, row) => {
      if (line === null) return;
      const written = Object.fromEntries(columns.map(({ at, name }) => [name, plainValue(from.rows[line]![at])]));
      cells.set(files.layered[places.value[row]!]!.id, written);
    });
    files.setAttributes(text('join.step', { name: fileName.value }), cells);
    close();
  }
  return {
    fileName,
    tables,
    sheet,
    table,
    shapeKey,
    lineKey,
    chosen,
    names,
    isOpen,
    places,
    found,
    matched,
    choose,
    chooseSheet,
    join,
    close,
  };
});
