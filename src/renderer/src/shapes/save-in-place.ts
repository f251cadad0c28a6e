import { shallowRef } from 'vue';
import { toast } from 'vue-sonner';
import { isRewritable } from '#formats/rewritable.ts';
import type { Note } from '#formats/index.ts';
import type { UnwrittenChange } from '#formats/rewriting.ts';
import type { Feature } from '#geo/index.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { phrased, text } from '#window/kit/text/index.ts';
import { reading as startWorker } from '#window/kit/workers/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useFiles, type Shape } from './files.ts';
import type { OpenFile } from './open-shapes.ts';

/** Why a new file is written and not the opened one. */
export type WholeReason = 'drawing' | 'several' | 'format' | 'partial' | 'gone' | 'content' | 'project';

interface SaveQuestion {
  kind: 'unwritten' | 'changed';
  file: OpenFile;
  shapes: readonly Shape[];
  bytes: Uint8Array<ArrayBuffer>;
  unwritten: UnwrittenChange[];
  /** what was changed in shapes for the file, told once it is saved */
  notes: Note[];
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A shape as it leaves. A name that was only made up for the window is not among its attributes. */
export function savedFeature({ feature }: Shape): Feature {
  return {
    type: 'Feature',
    ...(feature.id === undefined ? {} : { id: feature.id }),
    geometry: feature.geometry,
    properties: feature.properties,
  };
}

/** Work in a thread of its own, so that the window never stops for it. */
export async function withWriter<T>(use: (work: ReturnType<typeof startWorker>['work']) => Promise<T>): Promise<T> {
  const worker = startWorker();
  try {
    return await Promise.race([use(worker.work), worker.failed]);
  } finally {
    worker.end();
  }
}

/** Long enough to read two sentences. */
const noteMilliseconds = 12_000;
const tell = (notes: readonly Note[]) => {
  for (const { phrase, message } of notes) toast.info(phrased(phrase, message), { duration: noteMilliseconds });
};

/** Shapes go back into the file they came from. What would be left out, and what somebody else wrote meanwhile, is asked about first. */
export function createSaveInPlace() {
  const ui = useUi();
  const files = useFiles();
  const question = shallowRef<SaveQuestion | null>(null);

  /** Saves a file, or asks; a reason where only a new file can be written. Rejects with HostFault. */
  async function saveInto(opened: OpenFile): Promise<WholeReason | null> {
    if (opened.format === 'drawing') return 'drawing';
    if (!isRewritable(opened.format)) return 'format';
    if (opened.isPartial) return 'partial';
    const source = await files.sourceOf(opened);
    if (!source) return 'gone';
    const shapes = files.shapes.filter(({ fileId }) => fileId === opened.id);
    const saved = shapes.map((shape) => ({ source: shape.source ?? null, feature: savedFeature(shape) }));
    const result = await withWriter((work) => work.rewrite(opened.format, source, saved));
    if (!result) return 'content';
    const bytes = new Uint8Array(result.bytes);
    const asked: SaveQuestion = { kind: 'unwritten', file: opened, shapes, bytes, unwritten: result.unwritten, notes: result.notes };
    if (result.unwritten.length > 0) ask(asked);
    else await put(asked);
    return null;
  }

  function ask(asked: SaveQuestion): void {
    question.value = asked;
    ui.open('saveQuestion');
  }

  /** The answer to the question: what can be saved is saved. Rejects with HostFault. */
  async function goOn(): Promise<void> {
    const asked = question.value;
    ui.dialog = null;
    question.value = null;
    if (asked) await put(asked);
  }

  /** What the file at its path should hold: what was opened, or what Hectare wrote last. null: that no longer matters. */
  async function expectedSha256({ kind, file }: SaveQuestion): Promise<string | null> {
    if (kind === 'changed') return null;
    if (file.savedSha256) return file.savedSha256;
    const source = await files.sourceOf(file);
    return source ? sha256Of(source) : null;
  }

  async function put(asked: SaveQuestion): Promise<void> {
    const { file, bytes } = asked;
    if (!file.path) {
      const { saved } = await hostCall('files.save', { suggestedName: file.name, kind: 'any', bytes });
      if (!saved) return;
      toast.success(text('save.copied', { name: file.name }), { duration: noteMilliseconds });
      tell(asked.notes);
      return;
    }
    const { outcome } = await hostCall('files.replace', { path: file.path, bytes, expectedSha256: await expectedSha256(asked) });
    if (outcome === 'changed') {
      ask({ ...asked, kind: 'changed' });
      return;
    }
    file.savedSha256 = await sha256Of(bytes);
    // The draft takes it along.
    files.files = [...files.files];
    toast.success(text('save.saved', { name: file.path }));
    tell(asked.notes);
  }

  return { question, saveInto, goOn };
}
