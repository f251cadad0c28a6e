import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import { isObject } from '#domain/object.ts';
import type { Geometry } from '#geo/index.ts';
import { hostCall } from '#window/kit/host/host.ts';
import type { MapFeature } from '#window/kit/map-types.ts';
import { useOutbox } from '#window/offline/outbox.ts';

const idOf = (entryId: string, index: number) => `waiting/${entryId}/${index}`;

/** The shapes of a create as it waits: a collection, one feature, or a geometry alone. */
function shapesIn(geojson: unknown, entryId: string, projectName: string): MapFeature[] {
  const members = isObject(geojson) && Array.isArray(geojson['features']) ? geojson['features'] : [geojson];
  return members.filter(isObject).flatMap((member, index) => {
    const geometry = (member['type'] === 'Feature' ? member['geometry'] : member) as Geometry | null;
    if (!geometry) return [];
    const named = isObject(member['properties']) ? member['properties']['name'] : null;
    const label = typeof named === 'string' && named !== '' ? named : projectName;
    return [{ id: idOf(entryId, index), geometry, label, style: 'project', colours: { isDashed: true }, layer: `waiting/${entryId}` }];
  });
}

/** Projects of the chosen connection that wait in the outbox, where they lie: who made one without a network goes on seeing it. */
export const useWaitingShapes = defineStore('waitingShapes', () => {
  const outbox = useOutbox();
  const byEntry = shallowRef(new Map<string, MapFeature[]>());
  const asked = new Set<string>();

  async function read(entryId: string): Promise<void> {
    asked.add(entryId);
    try {
      const { geojson, name } = await hostCall('outbox.data', { id: entryId });
      byEntry.value = new Map(byEntry.value).set(entryId, shapesIn(geojson, entryId, name));
    } catch {
      // It was sent or taken back meanwhile, or the host is gone: the next change of the outbox asks again.
      asked.delete(entryId);
    }
  }
  watch(
    () => outbox.here.filter(({ kind }) => kind !== 'delete').map(({ id }) => id),
    async (entries) => {
      const ids = new Set(entries);
      for (const id of asked) if (!ids.has(id)) asked.delete(id);
      if ([...byEntry.value.keys()].some((id) => !ids.has(id))) byEntry.value = new Map([...byEntry.value].filter(([id]) => ids.has(id)));
      // One after the other: each may be large.
      for (const id of entries) if (!asked.has(id)) await read(id);
    },
    { immediate: true },
  );
  const features = computed(() => [...byEntry.value.values()].flat());
  /** the entry of the outbox that a shape of the map belongs to; null for any other shape */
  const entryOf = (id: string): string | null => /^waiting\/(.+)\/\d+$/.exec(id)?.[1] ?? null;
  return { features, entryOf };
});
