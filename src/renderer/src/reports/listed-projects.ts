import { defineStore } from 'pinia';
import { computed, onScopeDispose, shallowReactive } from 'vue';
import type { ProjectFilter } from '#report/choices.ts';

/** What a list of projects shows while a filter is on. */
export interface ListedProjects {
  projectIds: string[];
  /** of so many */
  all: number;
  conditions: ProjectFilter['conditions'];
}
type Reading = () => ListedProjects | null;

/** What the lists of projects show where a filter is on: a report of many is of these. The filter of the portfolio goes before that of the pane. */
export const useListedProjects = defineStore('listedProjects', () => {
  const lists = shallowReactive(new Map<'portfolio' | 'pane', Reading>());
  const filtered = computed(() => lists.get('portfolio')?.() ?? lists.get('pane')?.() ?? null);
  /** `read`: null while no filter is on. A list that goes away has no filter. */
  function follow(list: 'portfolio' | 'pane', read: Reading): void {
    lists.set(list, read);
    onScopeDispose(() => {
      if (lists.get(list) === read) lists.delete(list);
    });
  }
  return { filtered, follow };
});
