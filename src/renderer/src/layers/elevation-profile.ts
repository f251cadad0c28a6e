import { defineStore } from 'pinia';
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue';
import { profileLines, type ProfilePoint } from '#raster/line-profile.ts';
import { text } from '#window/kit/text/index.ts';
import type { FoundProfile } from '#window/kit/workers/raster-figures.ts';
import { useFiles } from '#window/shapes/files.ts';
import { profileSamples } from './profile-chart.ts';
import { samplesOf } from './profile-samples.ts';
import { chosenRaster } from './raster-figures.ts';

/** Corners move while one drags them: what rests is asked for. */
const waitMilliseconds = 200;
type Profile = Extract<FoundProfile, { ok: true }>;

/** The line of the selected shape, and which of several it is. */
function selectedLine() {
  const files = useFiles();
  const part = ref(0);
  const shape = computed(() => {
    const id = files.lead ?? (files.selectedIds.size === 1 ? [...files.selectedIds][0] : null);
    return id === null || id === undefined ? null : (files.visible.find((each) => each.id === id) ?? null);
  });
  const lines = computed(() => profileLines(shape.value?.feature.geometry ?? null));
  const line = computed(() => lines.value[part.value] ?? null);
  watch(
    () => shape.value?.id,
    () => {
      part.value = 0;
    },
  );
  return { shape, lines, line, part };
}

/** The place at a distance along a profile; null where that has no places. */
function placeAt(points: readonly ProfilePoint[], distanceMetres: number): [number, number] | null {
  const next = points.findIndex((point) => point.distanceMetres >= distanceMetres);
  const to = points[next === -1 ? points.length - 1 : next];
  const from = points[Math.max(0, next - 1)];
  if (!to || !from) return null;
  const length = to.distanceMetres - from.distanceMetres;
  const share = next > 0 && length > 0 ? (distanceMetres - from.distanceMetres) / length : 1;
  return [from.longitude + (to.longitude - from.longitude) * share, from.latitude + (to.latitude - from.latitude) * share];
}

/** Heights along the selected line or boundary, from a GeoTIFF of one's own, while they are looked at; the place that the pointer is at is marked on the map. */
export const useElevationProfile = defineStore('elevationProfile', () => {
  const isLookedAt = ref(false);
  const { worker, end, reopen, ...raster } = chosenRaster(() => isLookedAt.value);
  const { shape, lines, line, part } = selectedLine();
  const band = ref(1);
  const found = shallowRef<Profile | null>(null);
  const isRunning = ref(false);
  const failed = ref('');
  /** distance along the line of the place that is looked at */
  const lookedAt = ref<number | null>(null);
  let runs = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    const own = runs;
    const [mine, along] = [worker.value, line.value];
    if (!mine || !along || raster.opened.value?.ok !== true) return;
    isRunning.value = true;
    try {
      const answer = await Promise.race([
        mine.work.profileOf(
          along.map(([longitude, latitude]) => [longitude!, latitude!]),
          band.value - 1,
        ),
        mine.failed,
      ]);
      if (own !== runs) return;
      if (answer.ok) found.value = answer;
      else failed.value = text('profile.tooMany');
    } catch (error) {
      if (own === runs) failed.value = (error as Error).message;
    }
    if (own === runs) isRunning.value = false;
  }
  // What was cancelled ended its worker: another line, or another band, opens the raster again.
  watch([line, band], () => {
    if (isLookedAt.value && worker.value === null) reopen();
  });
  watch([line, raster.opened, band], () => {
    runs += 1;
    clearTimeout(waiting);
    [found.value, failed.value, isRunning.value, lookedAt.value] = [null, '', false, null];
    if (line.value && raster.opened.value?.ok === true) waiting = setTimeout(() => void run(), waitMilliseconds);
  });
  watch(raster.chosen, () => {
    band.value = 1;
  });
  /** Ends what is under way. */
  function cancel(): void {
    runs += 1;
    isRunning.value = false;
    failed.value = text('profile.cancelled');
    end();
  }
  function look(is: boolean): void {
    isLookedAt.value = is;
    lookedAt.value = null;
    if (!is) end();
  }
  onScopeDispose(end);

  const samples = computed(() => (found.value ? samplesOf(found.value.points, profileSamples) : []));
  /** longitude and latitude of the place that is looked at */
  const place = computed(() => (isLookedAt.value && lookedAt.value !== null ? placeAt(found.value?.points ?? [], lookedAt.value) : null));
  return { ...raster, shape, lines, part, band, found, samples, isRunning, failed, lookedAt, place, cancel, look };
});
