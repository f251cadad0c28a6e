import { computed } from 'vue';
import { isRasterMap, useBasemaps, type KnownBasemap } from '#window/layers/basemaps.ts';

/** Background maps with an address, under the names that people read: those of which areas may be fetched ahead, and those whose terms forbid it. */
export function useOnlineMaps() {
  const basemaps = useBasemaps();
  const all = computed<KnownBasemap[]>(() =>
    basemaps.known
      .filter((one) => one.kind !== 'file' && !isRasterMap(one))
      .map((map) => ({ ...map, name: basemaps.list.find(({ id }) => id === map.id)?.name ?? map.name })),
  );
  const allowed = computed(() => all.value.filter(({ mayTakeOffline }) => mayTakeOffline));
  const forbidden = computed(() => all.value.filter(({ mayTakeOffline }) => !mayTakeOffline));
  return { all, allowed, forbidden };
}
