import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { toast } from 'vue-sonner';
import { endingOf } from '#formats/endings.ts';
import { formatList, type FormatFacts, type FormatId } from '#formats/list.ts';
import { isRewritable } from '#formats/rewritable.ts';
import type { UnwrittenChange } from '#formats/rewriting.ts';
import type { Feature } from '#geo/index.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { saveFile } from '#window/kit/save-file.ts';
import { text } from '#window/kit/text/index.ts';
import { reading as startWorker } from '#window/kit/workers/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useFiles, type Shape } from './files.ts';
import type { OpenFile } from './open-shapes.ts';

/** Why a new file is written and not the opened one. */
export type WholeReason = 'drawing' | 'several' | 'format' | 'partial' | 'gone' | 'content';
/** Formats that Hectare writes, in the order of their names. */
export const writableFormats = formatList
  .filter(({ writes }) => writes)
  .map(({ id, label }) => ({ id, label }))
  .sort((a, b) => a.label.localeCompare(b.label));
/** The parts of the shapes that are open: all of them, the selected ones, or those of one file by its id. */
export type SaveScope = 'all' | 'chosen' | { fileId: string };

interface SaveQuestion {
  kind: 'unwritten' | 'changed';
  file: OpenFile;
  shapes: readonly Shape[];
  bytes: Uint8Array<ArrayBuffer>;
  unwritten: UnwrittenChange[];
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Shapes go back into the file they came from, or out as a new one. */
export const useSaving = defineStore('saving', () => {
  const ui = useUi();
  const files = useFiles();
  const question = shallowRef<SaveQuestion | null>(null);
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
  const isWritable = (id: string): id is FormatId => writableFormats.some((known) => known.id === id);

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
    if (!opened) return saveAs(undefined, 'several');
    if (opened.format === 'drawing') return saveAs(undefined, 'drawing');
    if (!isRewritable(opened.format)) return saveAs(undefined, 'format');
    if (opened.isPartial) return saveAs(undefined, 'partial');
    const source = await files.sourceOf(opened);
    if (!source) return saveAs(undefined, 'gone');
    const shapes = files.shapes.filter(({ fileId }) => fileId === opened.id);
    const result = await withWorker((work) =>
      work.rewrite(
        opened.format,
        source,
        shapes.map((shape) => ({ source: shape.source ?? null, feature: savedFeature(shape) })),
      ),
    );
    if (!result) return saveAs(undefined, 'content');
    const asked: SaveQuestion = {
      kind: 'unwritten',
      file: opened,
      shapes,
      bytes: new Uint8Array(result.bytes),
      unwritten: result.unwritten,
    };
    if (result.unwritten.length > 0) ask(asked);
    else await put(asked, opened.savedSha256 ?? (opened.path ? await sha256Of(source) : null));
  }

  function ask(asked: SaveQuestion): void {
    question.value = asked;
    ui.open('saveQuestion');
  }
  /** The answer to the question: what can be saved is saved. */
  async function goOn(): Promise<void> {
    const asked = question.value;
    ui.dialog = null;
    question.value = null;
    if (!asked) return;
    const source = asked.kind === 'unwritten' && asked.file.path ? await files.sourceOf(asked.file) : null;
    await put(asked, asked.kind === 'changed' ? null : (asked.file.savedSha256 ?? (source ? await sha256Of(source) : null)));
  }

  async function put(asked: SaveQuestion, expectedSha256: string | null): Promise<void> {
    const { file: opened, bytes } = asked;
    if (!opened.path) {
      const { saved } = await hostCall('files.save', { suggestedName: opened.name, kind: 'any', bytes });
      if (saved) toast.success(text('save.copied', { name: opened.name }), { duration: 12_000 });
      return;
    }
    const { outcome } = await hostCall('files.replace', { path: opened.path, bytes, expectedSha256 });
    if (outcome === 'changed') {
      ask({ ...asked, kind: 'changed' });
      return;
    }
    opened.savedSha256 = await sha256Of(bytes);
    // The draft takes it along.
    files.files = [...files.files];
    toast.success(text('save.saved', { name: opened.path }));
  }

  /** Shapes of a part of what is open, with a geometry. */
  const shapesOf = (scope: SaveScope): Shape[] =>
    files.withGeometry.filter(({ id, fileId }) =>
      scope === 'all' ? true : scope === 'chosen' ? files.chosenIds.has(id) : fileId === scope.fileId,
    );

  /** A new file of some shapes, and what its format could not hold. Rejects where it cannot be written. */
  const prepare = (formatId: FormatId, shapes: readonly Shape[]) =>
    withWorker((work) => work.write(formatId, shapes.map(savedFeature), nameOf()));
  const nameOf = () => (file.value ?? files.files[0])?.name.replace(/\.[^.]+$/, '') ?? text('edit.drawing');

  async function saveNew(formatId: FormatId, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const facts: FormatFacts = formatList.find(({ id }) => id === formatId)!;
    const ending = formatId === file.value?.format ? endingOf(file.value.name) : '';
    await saveFile(`${nameOf()}${facts.extensions.includes(ending) ? ending : facts.extensions[0]!}`, formatId, bytes);
    ui.dialog = null;
  }

  return { question, format, reason, file, save, saveAs, goOn, shapesOf, prepare, saveNew };
});

/** A shape as it leaves: under the name that the window shows. A name that was only made up for the window is not written. */
function savedFeature({ feature }: Shape): Feature {
  return {
    type: 'Feature',
    ...(feature.id === undefined ? {} : { id: feature.id }),
    geometry: feature.geometry,
    properties: feature.properties,
  };
}

async function withWorker<T>(use: (work: ReturnType<typeof startWorker>['work']) => Promise<T>): Promise<T> {
  const worker = startWorker();
  try {
    return await Promise.race([use(worker.work), worker.failed]);
  } finally {
    worker.end();
  }
}
