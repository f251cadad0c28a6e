import { defineStore } from 'pinia';
import { markRaw, ref, watch } from 'vue';
import type { MapOverlay } from '../map/types.ts';
import { useWorkspace } from './workspace.ts';

export type ProductLayer = Omit<MapOverlay, 'id'> & { slug: string; version: number };

/** Pictures of products that lie over the map of the open project; the last one put is on top. */
export const useLayers = defineStore('layers', () => {
  const list = ref<ProductLayer[]>([]);
  let version = 0;
  const workspace = useWorkspace();
  watch(() => workspace.current?.record.id, () => { list.value = []; });

  /** Adds a layer or gives it a new picture; what the user set (shown or not, opacity) stays. */
  function put(layer: Omit<ProductLayer, 'version'>): void {
    version += 1;
    const before = list.value.find(({ slug }) => slug === layer.slug);
    // The bytes are large and never change in place.
    const next: ProductLayer = { ...layer, bytes: markRaw(layer.bytes), version, ...(before ? { opacity: before.opacity, visible: before.visible } : {}) };
    list.value = before ? list.value.map((one) => (one.slug === layer.slug ? next : one)) : [...list.value, next];
  }
  const remove = (slug: string) => { list.value = list.value.filter((one) => one.slug !== slug); };
  function raise(slug: string): void {
    const layer = list.value.find((one) => one.slug === slug);
    if (layer) list.value = [...list.value.filter((one) => one !== layer), layer];
  }
  return { list, put, remove, raise };
});
