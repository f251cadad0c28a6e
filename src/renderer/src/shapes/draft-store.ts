import { nextTick, ref, watch, type Ref } from 'vue';
import { readFilter, type AttributeFilter } from '#attributes/conditions.ts';
import { inParallel } from '#domain/in-parallel.ts';
import { keepRules, type KeepRule } from '#geo/index.ts';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { following } from '#window/kit/following.ts';
import { GrowingPace } from '#window/kit/growing-pace.ts';
import { hostCall } from '#window/kit/host/host.ts';
import { whenIdle } from '#window/kit/when-idle.ts';
import { readLayout, type ColumnLayout } from './attribute-columns.ts';
import type { SharedTexts } from '#window/kit/packed-records.ts';
import { changedParts, inOrder, numberOf, orderOf, partsOf } from './draft-parts.ts';
import { packPart, unpackPart } from './packed-part.ts';
import { keptStyle } from '#styling/kept-style.ts';
import type { OpenFile, OpenShapes, Shape } from './open-shapes.ts';

const draftId = 'open-files';
/** 2: many shapes are kept as packed parts. 1: few shapes, with the list of files; earlier versions kept many as parts of JSON */
const draftVersion = 2;
const readVersions = [1, draftVersion];
/** So few are kept with the list of files. */
const maxShapesInList = 400;
/** Room is made, a disk comes back: so often it is tried. */
const retryMilliseconds = 5000;
/** A save takes the host hundreds of milliseconds, and edits come in bursts. */
const saveDelayMilliseconds = 700;
/** The host waits for the disk: meanwhile the window writes the next part. */
const maxPartsUnderWay = 4;
/** Between two parts the window gets its turn. */
const maxIdleWaitMilliseconds = 250;
interface DraftContent {
  files: OpenFile[];
  shapes?: Shape[];
  order?: [number, number][];
  /** of version 1 */
  parts?: number[];
  packed?: number[];
  /** parts of version 1 that the packed ones took the place of, as long as they may still be there */
  replaced?: number[];
  filter?: AttributeFilter;
  columns?: ColumnLayout;
  keepRule?: KeepRule | 'suppliers';
  supplierOrder?: string[];
}

/** A style that a later version wrote, or that is damaged, is left out: the file is drawn in its colour. */
function withKeptStyle({ style, ...file }: OpenFile): OpenFile {
  const kept = keptStyle(style);
  return kept ? { ...file, style: kept } : file;
}

/** The open shapes on the disk, in parts, so that a kill costs at most a second. `show`: shapes that are restored, as they come. */
export function createDraftStore(
  { files, shapes, filtering: { filter }, keepRule, supplierOrder, startIdsAfter }: OpenShapes,
  layout: Ref<ColumnLayout>,
  show: (key: string, arrived: Shape[] | null) => void,
) {
  const savedAt = ref<string | null>(null);
  /** why the draft could not be written (a full disk); null while all is well */
  const saveFault = ref<string | null>(null);
  let restoring = false;

  const autosave = debouncedSave(() => saveDraft(), saveDelayMilliseconds);
  watch([files, shapes, filter, layout, keepRule, supplierOrder], () => {
    if (!restoring) autosave.schedule();
  });

  const jsonOf = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));
  const numbersOf = following(numberOf);
  /** Other ids than those of version 1: while one takes the place of the other, a kill must leave one of them whole. */
  const partId = (number: number) => `${draftId}.packed.${number}`;
  const earlierPartId = (number: number) => `${draftId}.${number}`;
  /** the parts as last written */
  const savedParts = new Map<number, Shape[]>();
  /** parts of version 1 that are still there */
  let earlierParts: number[] = [];
  let saving: Promise<void> | null = null;
  let isStale = false;

  /** One save at a time; what changes meanwhile is saved after it. */
  async function saveDraft(): Promise<void> {
    isStale = true;
    saving ??= (async () => {
      try {
        while (isStale) {
          isStale = false;
          await saveOnce();
          saveFault.value = null;
        }
      } catch (error) {
        savedAt.value = null;
        saveFault.value = (error as Error).message;
        autosave.schedule(retryMilliseconds);
      } finally {
        saving = null;
      }
    })();
    await saving;
  }
  async function saveOnce(): Promise<void> {
    const [nowFiles, nowShapes] = [files.value, shapes.value];
    const isEmpty = nowFiles.length === 0;
    const few = nowShapes.length <= maxShapesInList;
    const parts = isEmpty || few ? new Map<number, Shape[]>() : partsOf(nowShapes, numbersOf(nowShapes));
    const { changed, gone } = changedParts(savedParts, parts);
    await inParallel(maxPartsUnderWay, changed, async (number) => {
      await whenIdle(maxIdleWaitMilliseconds);
      const part = parts.get(number)!;
      await hostCall('drafts.save', {
        id: partId(number),
        kind: 'import-part',
        title: '',
        version: draftVersion,
        content: null,
        bytes: packPart(part),
      });
      savedParts.set(number, part);
    });
    // The list of parts after the parts: a kill between them finds the list of before, and what it names.
    if (isEmpty) {
      await hostCall('drafts.remove', { id: draftId });
      savedAt.value = null;
    } else {
      const look = { filter: filter.value, columns: layout.value, keepRule: keepRule.value, supplierOrder: supplierOrder.value };
      const content: DraftContent = few
        ? { files: nowFiles, shapes: nowShapes, ...look }
        : { files: nowFiles, order: orderOf(numbersOf(nowShapes)), packed: [...parts.keys()], replaced: earlierParts, ...look };
      savedAt.value = (
        await hostCall('drafts.save', {
          id: draftId,
          kind: 'import',
          title: nowFiles
            .map(({ name }) => name)
            .join(', ')
            .slice(0, 300),
          version: few ? 1 : draftVersion,
          content: null,
          json: jsonOf(content),
        })
      ).savedAt;
    }
    for (const number of gone) {
      await hostCall('drafts.remove', { id: partId(number) });
      savedParts.delete(number);
    }
    for (const number of earlierParts.splice(0)) await hostCall('drafts.remove', { id: earlierPartId(number) });
  }

  async function loaded<Content>(id: string): Promise<{ version: number; savedAt: string; content: Content } | null> {
    const draft = await hostCall('drafts.load', { id, asJson: true });
    return draft?.json
      ? {
          version: draft.summary.version,
          savedAt: draft.summary.savedAt,
          content: JSON.parse(new TextDecoder().decode(draft.json)) as Content,
        }
      : null;
  }
  const earlierPart = async (number: number): Promise<Shape[] | null> => (await loaded<Shape[]>(earlierPartId(number)))?.content ?? null;
  async function packedPart(number: number, texts: SharedTexts): Promise<Shape[] | null> {
    const draft = await hostCall('drafts.load', { id: partId(number), asBytes: true });
    return draft?.bytes ? unpackPart(draft.bytes, texts) : null;
  }
  /** The shapes of all parts; those that have come are shown. */
  async function shapesOfParts({ parts = [], packed = [], replaced = [] }: DraftContent): Promise<Shape[]> {
    const texts: SharedTexts = new Map();
    const reads = [
      ...parts.map((number) => () => earlierPart(number)),
      ...packed.map((number) => async () => {
        const part = await packedPart(number, texts);
        if (part) savedParts.set(number, part);
        return part;
      }),
    ];
    earlierParts = [...parts, ...replaced];
    const found: Shape[] = [];
    // The host reads the next one while the window takes this one in.
    let coming = reads[0]?.();
    const pace = new GrowingPace();
    try {
      for (const index of reads.keys()) {
        const part = await coming;
        coming = reads[index + 1]?.();
        // Awaited in the next turn, which does not come when this one fails.
        coming?.catch(() => {});
        for (const shape of part ?? []) found.push(shape);
        if (!pace.isDue(found.length)) continue;
        show(draftId, found.slice());
        pace.looked(found.length);
      }
    } finally {
      show(draftId, null);
    }
    return found;
  }
  async function restoreDraft(): Promise<boolean> {
    const draft = await loaded<DraftContent>(draftId);
    if (!draft || !readVersions.includes(draft.version)) return false;
    const { content } = draft;
    const found: Shape[] = [...(content.shapes ?? []), ...(await shapesOfParts(content))];
    restoring = true;
    files.value = content.files.map(withKeptStyle);
    shapes.value = content.order ? inOrder(content.order, found) : found;
    filter.value = readFilter(content.filter);
    layout.value = readLayout(content.columns);
    keepRule.value =
      content.keepRule === 'suppliers' ? 'suppliers' : (keepRules.find((rule) => rule === content.keepRule) ?? 'larger-share');
    supplierOrder.value = Array.isArray(content.supplierOrder) ? content.supplierOrder.filter((name) => typeof name === 'string') : [];
    savedAt.value = draft.savedAt;
    startIdsAfter([...content.files, ...found]);
    // Watchers of the restored shapes run before the next turn.
    await nextTick();
    restoring = false;
    return content.files.length > 0;
  }
  return { savedAt, saveFault, restore: restoreDraft };
}
