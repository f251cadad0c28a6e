import { sourceOf } from '#window/kit/product/use-product.ts';
import { defineStore } from 'pinia';
import { computed, markRaw, shallowRef, watch } from 'vue';
import { nameInAddress } from '#operations/named-files.ts';
import { dayText } from '#window/kit/product/period-text.ts';
import { HostFault, hostCall, projectCall } from '#window/kit/host/host.ts';
import type { MapBasemap } from '#window/kit/map-types.ts';
import { text, whole } from '#window/kit/text/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useBasemaps } from './basemaps.ts';

export const groundId = 'ground';
const firstWaitMilliseconds = 3000;
const maxWaitMilliseconds = 60_000;

interface Ground {
  projectId: string;
  source: MapBasemap['source'];
  /** days of its images, the one that shows most first */
  days: string[];
  attribution: string;
  isSynthetic: boolean;
}

/** Null where there is no picture: a provider's own answer, or cloud everywhere. Rejects with HostFault. */
async function readGround(id: string): Promise<Ground | null> {
  const answer = await projectCall('satelliteTrueColour', id, {});
  if (answer.raw) return null;
  const { image_url: address, bounding_box: box, days, attribution, synthetic } = answer.value;
  const name = nameInAddress(address);
  if (!name) return null;
  const { bytes } = await hostCall('api.raster', { operation: 'satelliteImage', params: { project_id: id, name } });
  return {
    projectId: id,
    source: markRaw({ kind: 'picture', box, png: bytes as Uint8Array<ArrayBuffer> }),
    days: days.map(({ acquired }) => acquired.slice(0, 10)),
    attribution: sourceOf(answer.value)?.attribution ?? (typeof attribution === 'string' ? attribution : ''),
    isSynthetic: synthetic === true,
  };
}

/**
 * The open project's own satellite image in true colour: the ground under its shapes where no public map is on, made by the embedded service from images that it
 * reads anyway. A provider that has no such answer leaves the map as it is.
 */
export const useGround = defineStore('ground', () => {
  const ui = useUi();
  const workspace = useWorkspace();
  const basemaps = useBasemaps();
  const ground = shallowRef<Ground | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = computed(() => ui.basemapLook[groundId] ?? { visible: true, opacity: 1 });
  /** A public map lies in the same place and is seen instead. */
  const isWanted = computed(() => look.value.visible && basemaps.shownPreset === null);
  const projectId = computed(() => workspace.current?.record.id ?? null);

  /** Asks until the service has the picture; anything but "not yet" ends it, because a ground is no reason for a message. */
  async function load(id: string, wait = firstWaitMilliseconds): Promise<void> {
    try {
      const found = await readGround(id);
      if (projectId.value === id) ground.value = found;
    } catch (error) {
      if (!(error instanceof HostFault)) throw error;
      if (error.code !== 'not-ready' || projectId.value !== id || !isWanted.value) return;
      timer = setTimeout(() => void load(id, Math.min(maxWaitMilliseconds, wait * 2)), wait);
    }
  }
  watch(
    [projectId, isWanted],
    ([id, wanted]) => {
      clearTimeout(timer);
      if (ground.value?.projectId !== id) ground.value = null;
      if (id && wanted && !ground.value) void load(id);
    },
    { immediate: true },
  );

  /** How the picture is called: with the day of the image that shows most of it. */
  const days = computed(() => {
    const [first, ...others] = ground.value?.days ?? [];
    if (first === undefined) return '';
    return text(others.length > 0 ? 'basemaps.groundOfDays' : 'basemaps.groundOfDay', {
      day: dayText(first),
      n: whole(others.length),
    });
  });
  const name = computed(() => (ground.value?.isSynthetic ? `${days.value} ${text('basemaps.groundSynthetic')}` : days.value));
  /** What the map draws, for `MapView`; there while a project is open whose picture is known. */
  const shown = computed<MapBasemap | null>(() =>
    ground.value
      ? {
          id: `${groundId}-${ground.value.projectId}`,
          name: name.value,
          attribution: [ground.value.attribution, days.value].filter((words) => words !== '').join(' · '),
          opacity: look.value.opacity,
          visible: isWanted.value,
          source: ground.value.source,
        }
      : null,
  );
  const change = (changes: { visible?: boolean; opacity?: number }) => basemaps.change(groundId, changes);
  return { shown, name, change };
});
