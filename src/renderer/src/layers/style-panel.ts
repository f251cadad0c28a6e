import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { useFiles } from '#window/shapes/files.ts';

/** The file whose style is being chosen, in a panel that lies over the map. */
export const useStylePanel = defineStore('stylePanel', () => {
  const files = useFiles();
  const fileId = ref<string | null>(null);
  const file = computed(() => files.files.find(({ id }) => id === fileId.value) ?? null);
  const open = (id: string) => {
    fileId.value = id;
  };
  const close = () => {
    fileId.value = null;
  };
  return { file, open, close };
});
