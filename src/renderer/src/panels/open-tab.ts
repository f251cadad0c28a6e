import { defineStore } from 'pinia';
import { ref } from 'vue';
import { tabs } from '#products/tabs.ts';

/** Which panels stand open: the first of a tab, and what a person opened or closed, from project to project. */
export const usePanels = defineStore('panels', () => {
  const changed = ref<Record<string, boolean>>({});
  /** the panel to scroll to next */
  const wanted = ref<string | null>(null);
  const isFirst = (slug: string) => tabs.some(({ slugs }) => slugs[0] === slug);
  const isOpen = (slug: string): boolean => changed.value[slug] ?? isFirst(slug);
  const toggle = (slug: string) => {
    changed.value = { ...changed.value, [slug]: !isOpen(slug) };
  };
  function show(slug: string): void {
    changed.value = { ...changed.value, [slug]: true };
    wanted.value = slug;
  }
  return { wanted, isOpen, toggle, show };
});
