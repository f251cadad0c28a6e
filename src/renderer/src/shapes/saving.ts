import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { endingOf } from '#formats/endings.ts';
import { formatList, type FormatFacts, type FormatId } from '#formats/list.ts';
import { saveFile } from '#window/kit/save-file.ts';
import { text } from '#window/kit/text/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useFiles, type Shape } from './files.ts';
import type { OpenFile } from './open-shapes.ts';
import { createSaveInPlace, savedFeature, withWriter, type WholeReason } from './save-in-place.ts';

/** Formats that Hectare writes, in the order of their names. */
export const writableFormats = formatList
  .filter(({ writes }) => writes)
  .map(({ id, label }) => ({ id, label }))
  .sort((a, b) => a.label.localeCompare(b.label));
const isWritable = (id: string): id is FormatId => writableFormats.some((known) => known.id === id);

/** The parts of the shapes that are open: all of them, the selected ones, or those of one file by its id. */
export type SaveScope = 'all' | 'chosen' | { fileId: string };

/** Shapes go back into the file they came from, or out as a new one. */
export const useSaving = defineStore('saving', () => {
  const ui = useUi();
  const files = useFiles();
  const { question, saveInto, goOn } = createSaveInPlace();
  /** what the Save as dialog begins with */
  const format = ref<FormatId>('geojson');
  const reason = ref<WholeReason | null>(null);
  const file = shallowRef<OpenFile | null>(null);

  /** The file that Save means: that of the selected shape, else the only one. */
  function target(): OpenFile | null {
    const selected = files.shapes.find(({ id }) => id === files.selected);
    const [only, ...others] = files.files;
    return files.files.find(({ id }) => id === selected?.fileId) ?? (others.length === 0 ? (only ?? null) : null);
  }

  /** Asks where a new file goes. */
  function saveAs(wanted?: FormatId, why: WholeReason | null = null): void {
    file.value = target();
    reason.value = why;
    const own = file.value?.format ?? '';
    format.value = wanted ?? (isWritable(own) ? own : 'geojson');
    ui.open('saveAs');
  }

  /** Saves the file of the selected shape, or the only one, in its own format and place. What is not possible there is asked first. Rejects with HostFault. */
  async function save(): Promise<void> {
    const opened = target();
    const why = opened ? await saveInto(opened) : 'several';
    if (why) saveAs(undefined, why);
  }

  /** Shapes of a part of what is open, with a geometry. */
  const shapesOf = (scope: SaveScope): Shape[] =>
    files.withGeometry.filter(({ id, fileId }) =>
      scope === 'all' ? true : scope === 'chosen' ? files.chosenIds.has(id) : fileId === scope.fileId,
    );

  const nameOf = () => (file.value ?? files.files[0])?.name.replace(/\.[^.]+$/, '') ?? text('edit.drawing');

  /** A new file of some shapes, and what its format could not hold. Rejects where it cannot be written. */
  const prepare = (formatId: FormatId, shapes: readonly Shape[]) =>
    withWriter((work) => work.write(formatId, shapes.map(savedFeature), nameOf()));

  async function saveNew(formatId: FormatId, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const facts: FormatFacts = formatList.find(({ id }) => id === formatId)!;
    const ending = formatId === file.value?.format ? endingOf(file.value.name) : '';
    await saveFile(`${nameOf()}${facts.extensions.includes(ending) ? ending : facts.extensions[0]!}`, formatId, bytes);
    ui.dialog = null;
  }

  return { question, format, reason, file, target, save, saveAs, goOn, shapesOf, prepare, saveNew };
});
