import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { isObject } from '#domain/object.ts';
import type { ChartSpec } from '#window/kit/charts/chart-spec.ts';
import { hostCall } from '#window/kit/host/host.ts';
import type { MapPlace } from '#window/kit/map-types.ts';
import type { Column } from '#window/kit/table.ts';
import { isLanguage, setLanguage, systemLanguage, type Language } from '#window/kit/text/index.ts';

export type Theme = 'light' | 'dark' | 'system';
export type Contrast = 'normal' | 'high';
export type DrawerTab = 'shapes' | 'attributes' | 'issues' | 'data' | 'jobs';
export type DialogName =
  | 'connections'
  | 'palette'
  | 'shortcuts'
  | 'about'
  | 'collection'
  | 'portfolio'
  | 'basemaps'
  | 'place'
  | 'report'
  | 'outbox'
  | 'groups'
  | 'storage'
  | 'verdict'
  | 'neighbours'
  | 'defects'
  | 'takeAlong'
  | 'coordinates'
  | 'zones';
/** The product whose picture and table stand large in the drawer. */
export interface Focused {
  slug: string;
  title: string;
  chart: ChartSpec | null;
  columns: Column[];
  rows: Record<string, unknown>[];
}

const within = (value: unknown, low: number, high: number, usual: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(low, Math.min(high, value)) : usual;
export const paneLimits = { left: [200, 460], right: [270, 560], drawer: [120, 600] } as const;

const looksIn = (value: unknown) =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([id, one]) =>
          isObject(one) ? [[id, { visible: one['visible'] !== false, opacity: within(one['opacity'], 0, 1, 1) }]] : [],
        ),
      )
    : {};

/** How the window looks, which of its parts are open and where it stands; remembered between starts. */
export const useUi = defineStore('ui', () => {
  const theme = ref<Theme>('system');
  const contrast = ref<Contrast>('normal');
  const language = ref<Language>(systemLanguage());
  const drawerTab = ref<DrawerTab>('shapes');
  const drawerHeight = ref(226);
  /** null: open while it has something to show */
  const drawerOpen = ref<boolean | null>(null);
  /** null: the width that suits the window */
  const leftWidth = ref<number | null>(null);
  const rightWidth = ref<number | null>(null);
  const place = shallowRef<MapPlace | null>(null);
  const projectId = ref<string | null>(null);
  const projectTab = ref('overview');
  const basemapLook = ref<Record<string, { visible: boolean; opacity: number }>>({});
  /** how a product's picture was shown last */
  const layerLook = ref<Record<string, { visible: boolean; opacity: number }>>({});
  /** columns, order and parts of the portfolio, as the portfolio wrote them */
  const portfolio = shallowRef<Record<string, unknown>>({});
  const focused = shallowRef<Focused | null>(null);
  const dialog = ref<DialogName | null>(null);
  const pointer = ref<{ lonLat: [number, number]; values: { overlayId: string; value: number | null }[] } | null>(null);
  const scaleDenominator = ref<number | null>(null);
  const systemDark = ref(matchMedia('(prefers-color-scheme: dark)').matches);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
    systemDark.value = event.matches;
  });
  const dark = computed(() => (theme.value === 'system' ? systemDark.value : theme.value === 'dark'));
  watch(
    [dark, contrast],
    () => {
      Object.assign(document.documentElement.dataset, { theme: dark.value ? 'dark' : 'light', contrast: contrast.value });
    },
    { immediate: true },
  );
  watch(language, (now) => setLanguage(now), { immediate: true });

  const loaded = ref(false);
  async function load(): Promise<void> {
    const kept = await hostCall('settings.load', {}).catch(() => ({}) as Record<string, unknown>);
    if (kept['theme'] === 'light' || kept['theme'] === 'dark' || kept['theme'] === 'system') theme.value = kept['theme'];
    if (kept['contrast'] === 'high') contrast.value = 'high';
    if (isLanguage(kept['language'])) language.value = kept['language'];
    drawerHeight.value = within(kept['drawerHeight'], ...paneLimits.drawer, 226);
    if (typeof kept['drawerOpen'] === 'boolean') drawerOpen.value = kept['drawerOpen'];
    if (typeof kept['leftWidth'] === 'number') leftWidth.value = within(kept['leftWidth'], ...paneLimits.left, 276);
    if (typeof kept['rightWidth'] === 'number') rightWidth.value = within(kept['rightWidth'], ...paneLimits.right, 326);
    const { place: stood } = kept;
    if (isObject(stood) && Array.isArray(stood['lonLat'])) {
      const [longitude, latitude] = stood['lonLat'] as unknown[];
      place.value = { lonLat: [within(longitude, -180, 180, 0), within(latitude, -85, 85, 13)], zoom: within(stood['zoom'], 1, 22, 2) };
    }
    if (typeof kept['projectId'] === 'string') projectId.value = kept['projectId'];
    if (typeof kept['projectTab'] === 'string') projectTab.value = kept['projectTab'];
    basemapLook.value = looksIn(kept['basemapLook']);
    layerLook.value = looksIn(kept['layerLook']);
    if (isObject(kept['portfolio'])) portfolio.value = kept['portfolio'];
    loaded.value = true;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  watch(
    [
      theme,
      contrast,
      language,
      drawerHeight,
      drawerOpen,
      leftWidth,
      rightWidth,
      place,
      projectId,
      projectTab,
      basemapLook,
      layerLook,
      portfolio,
    ],
    () => {
      if (!loaded.value) return;
      clearTimeout(timer);
      // A drag moves through hundreds of widths; the one where it rests is kept.
      timer = setTimeout(() => {
        const settings = {
          theme: theme.value,
          contrast: contrast.value,
          language: language.value,
          drawerHeight: drawerHeight.value,
          drawerOpen: drawerOpen.value,
          leftWidth: leftWidth.value,
          rightWidth: rightWidth.value,
          place: place.value,
          projectId: projectId.value,
          projectTab: projectTab.value,
          basemapLook: basemapLook.value,
          layerLook: layerLook.value,
          portfolio: portfolio.value,
        };
        void hostCall('settings.save', { settings }).catch(() => {});
      }, 400);
    },
  );
  const nextTheme = () => {
    theme.value = theme.value === 'light' ? 'dark' : theme.value === 'dark' ? 'system' : 'light';
  };

  return {
    theme,
    contrast,
    language,
    dark,
    loaded,
    drawerTab,
    drawerHeight,
    drawerOpen,
    leftWidth,
    rightWidth,
    place,
    projectId,
    projectTab,
    basemapLook,
    layerLook,
    portfolio,
    focused,
    dialog,
    pointer,
    scaleDenominator,
    load,
    nextTheme,
  };
});
