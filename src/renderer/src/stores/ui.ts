import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ChartSpec } from '../charts/chart-spec.ts';
import { hostCall } from '../host/host.ts';
import type { Column } from '../products/table.ts';

export type Theme = 'light' | 'dark' | 'system';
export type DrawerTab = 'shapes' | 'issues' | 'data' | 'jobs';
/** The product whose picture and table stand large in the drawer. */
export interface Focused { title: string; chart: ChartSpec | null; columns: Column[]; rows: Record<string, unknown>[] }

/** How the window looks and which of its parts are open; remembered between starts. */
export const useUi = defineStore('ui', () => {
  const theme = ref<Theme>('system');
  const drawerTab = ref<DrawerTab>('shapes');
  const drawerHeight = ref(226);
  const focused = shallowRef<Focused | null>(null);
  const dialog = ref<'connections' | 'palette' | 'shortcuts' | 'about' | 'collection' | 'portfolio' | null>(null);
  const pointer = ref<{ lonLat: [number, number]; values: { overlayId: string; value: number | null }[] } | null>(null);
  const scaleDenominator = ref<number | null>(null);
  const systemDark = ref(matchMedia('(prefers-color-scheme: dark)').matches);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => { systemDark.value = event.matches; });
  const dark = computed(() => (theme.value === 'system' ? systemDark.value : theme.value === 'dark'));
  watch(dark, (now) => { document.documentElement.dataset['theme'] = now ? 'dark' : 'light'; }, { immediate: true });

  let loaded = false;
  async function load(): Promise<void> {
    const kept = await hostCall('settings.load', {}).catch(() => ({}) as Record<string, unknown>);
    if (kept['theme'] === 'light' || kept['theme'] === 'dark' || kept['theme'] === 'system') theme.value = kept['theme'];
    if (typeof kept['drawerHeight'] === 'number') drawerHeight.value = Math.max(120, Math.min(600, kept['drawerHeight']));
    loaded = true;
  }
  watch([theme, drawerHeight], () => { if (loaded) void hostCall('settings.save', { settings: { theme: theme.value, drawerHeight: drawerHeight.value } }).catch(() => {}); });
  const nextTheme = () => { theme.value = theme.value === 'light' ? 'dark' : theme.value === 'dark' ? 'system' : 'light'; };

  return { theme, dark, drawerTab, drawerHeight, focused, dialog, pointer, scaleDenominator, load, nextTheme };
});
