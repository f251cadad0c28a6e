import { proxy, transfer } from 'comlink';
import { defineStore } from 'pinia';
import { computed, reactive, ref, shallowRef } from 'vue';
import { fromWkb, type GapLimits, type Geometry, type ParcelGapKind } from '#geo/index.ts';
import { text } from '#window/kit/text/index.ts';
import { whenIdle } from '#window/kit/when-idle.ts';
import { pairing } from '#window/kit/workers/index.ts';
import type { PackedGaps } from '#window/kit/workers/parcel-pairs.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useFiles } from './files.ts';
import { acceptances, isSameGap } from './accepted-gaps.ts';
import type { OpenFile, Shape } from './open-shapes.ts';
import { packedShapes } from './packed-shapes.ts';

/** Land of nobody between open shapes. */
export interface ShapeGap {
  /** among ids of shapes */
  id: string;
  kind: ParcelGapKind;
  hectares: number;
  widthMetres: number;
  location: [number, number];
  geometry: Geometry;
  /** the shapes around it as they were when it was found; at least two */
  beside: Shape[];
}
/** A gap as it is listed. */
export interface GapRow {
  gap: ShapeGap;
  /** why it is accepted; null where it is not */
  accepted: string | null;
}
interface Found {
  limits: GapLimits;
  /** all that were looked at */
  shapes: readonly Shape[];
  gaps: ShapeGap[];
  isComplete: boolean;
  /** shapes between which nothing was looked for */
  notSearched: number;
}

const gapsInTurn = 2000;
const maxIdleWaitMilliseconds = 100;

/** Gaps as they are listed, some in each turn of the window. */
async function unpacked(packed: PackedGaps, shapes: readonly Shape[], isLate: () => boolean): Promise<ShapeGap[]> {
  const gaps: ShapeGap[] = [];
  let [byte, parcel] = [0, 0];
  for (const [at, length] of packed.lengths.entries()) {
    const beside = [...packed.parcels.subarray(parcel, parcel + packed.parcelCounts[at]!)].map((number) => shapes[number]!);
    gaps.push({
      id: `gap:${at}`,
      kind: packed.isEnclosed[at] === 1 ? 'enclosed' : 'sliver',
      hectares: packed.hectares[at]!,
      widthMetres: packed.widthMetres[at]!,
      location: [packed.locations[2 * at]!, packed.locations[2 * at + 1]!],
      geometry: fromWkb(packed.bytes.subarray(byte, byte + length)),
      beside,
    });
    byte += length;
    parcel += beside.length;
    if (gaps.length % gapsInTurn !== 0) continue;
    await whenIdle(maxIdleWaitMilliseconds);
    if (isLate()) return [];
  }
  return gaps;
}

type GapWorker = ReturnType<typeof pairing>;

/** Gives a worker the shapes and has it look; `isLate`: nobody waits for it any more, and null is the answer. */
async function gapsBetween(
  { work, failed }: GapWorker,
  shapes: readonly Shape[],
  limits: GapLimits,
  isLate: () => boolean,
  onProgress: (share: number) => void,
): Promise<Found | null> {
  for await (const packed of packedShapes(shapes)) {
    if (isLate()) return null;
    await Promise.race([work.take(transfer(packed, [packed.bytes.buffer as ArrayBuffer])), failed]);
  }
  const packed = await Promise.race([work.gaps(limits, proxy(onProgress)), failed]);
  if (isLate()) return null;
  const gaps = await unpacked(packed, shapes, isLate);
  return isLate() ? null : { limits, shapes, gaps, isComplete: packed.isComplete, notSearched: packed.notSearched };
}

/** Land or limits are others than those that were searched. */
const isOther = (found: Found, shapes: readonly Shape[], limits: GapLimits) =>
  limits.widthMetres !== found.limits.widthMetres ||
  limits.mostHectares !== found.limits.mostHectares ||
  shapes.length !== found.shapes.length ||
  shapes.some(({ id, feature }, at) => id !== found.shapes[at]!.id || feature.geometry !== found.shapes[at]!.feature.geometry);

/** Gaps as they are listed. One beside a shape that changed since is to be looked for again; one beside shapes that a filter hides is hidden. */
function rowsOf({ gaps }: Found, searched: readonly Shape[], seen: ReadonlySet<string> | null, files: readonly OpenFile[]): GapRow[] {
  if (gaps.length === 0) return [];
  const now = new Map(searched.map(({ id, feature }) => [id, feature.geometry]));
  const reasonOf = acceptances(files);
  return gaps.flatMap((gap) => {
    if (!gap.beside.every(({ id, feature }) => now.get(id) === feature.geometry)) return [];
    if (seen && !gap.beside.some(({ id }) => seen.has(id))) return [];
    return [{ gap, accepted: reasonOf(gap) }];
  });
}

/** Looks for land of nobody between open shapes, in a worker of its own, when somebody asks for it. */
export const useGapSearch = defineStore('gapSearch', () => {
  const files = useFiles();
  const ui = useUi();
  const search = reactive({ state: 'none' as 'none' | 'running' | 'done' | 'stopped' | 'failed', share: 0, fault: '' });
  const found = shallowRef<Found | null>(null);
  /** the row that is shown, by its gap */
  const lead = ref<string | null>(null);
  let end: (() => void) | null = null;
  let searches = 0;

  const searched = computed(() => files.layered.filter(({ feature }) => feature.geometry));

  async function look(): Promise<void> {
    end?.();
    searches += 1;
    const own = searches;
    const isLate = () => own !== searches;
    Object.assign(search, { state: 'running', share: 0, fault: '' });
    const worker = pairing();
    end = worker.end;
    try {
      const now = await gapsBetween(worker, searched.value, { ...ui.gapLimits }, isLate, (share) => {
        if (!isLate()) search.share = share;
      });
      if (!now) return;
      found.value = now;
      lead.value = null;
      search.state = 'done';
    } catch (error) {
      if (isLate()) return;
      found.value = null;
      Object.assign(search, { state: 'failed', fault: (error as Error).message });
    } finally {
      worker.end();
      if (!isLate()) end = null;
    }
  }
  /** What was found before is shown no more; what comes late is dropped. */
  function stop(): void {
    end?.();
    end = null;
    searches += 1;
    found.value = null;
    search.state = 'stopped';
  }

  const isOld = computed(() => found.value !== null && isOther(found.value, searched.value, ui.gapLimits));
  const seen = computed(() => (files.isFiltered ? new Set(files.visible.map(({ id }) => id)) : null));
  const rows = computed<GapRow[]>(() => (found.value ? rowsOf(found.value, searched.value, seen.value, files.files) : []));
  /** Accepts a gap for a reason, or (null) takes that back: one step. */
  function accept(gap: ShapeGap, reason: string | null): void {
    const { location, hectares } = gap;
    files.decide(text(reason === null ? 'gaps.step.withdraw' : 'gaps.step.accept'), 'acceptedGaps', (list, file) => [
      ...list.filter((accepted) => !isSameGap(accepted, gap)),
      ...(reason !== null && gap.beside[0]!.fileId === file.id ? [{ location, hectares, reason }] : []),
    ]);
  }
  return { search, found, rows, lead, isOld, look, stop, accept };
});
