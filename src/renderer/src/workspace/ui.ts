import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { isObject } from '#domain/object.ts';
import { usualGapLimits, type GapLimits } from '#geo/index.ts';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { hostCall } from '#window/kit/host/host.ts';
import type { MapPlace } from '#window/kit/map-types.ts';
import { areaUnit, coordinateGrid, coordinateNotation, coordinateSystem, dateForm, numberForm, takeForms } from '#window/kit/text/forms.ts';
import { isLanguage, setLanguage, systemLanguage, type Language } from '#window/kit/text/index.ts';

export type Theme = 'light' | 'dark' | 'system';
export type Contrast = 'normal' | 'high';
export type DrawerTab = 'shapes' | 'attributes' | 'issues' | 'pairs' | 'profile' | 'jobs' | 'messages';
export type DialogName =
  | 'connections'
  | 'palette'
  | 'shortcuts'
  | 'about'
  | 'sources'
  | 'collection'
  | 'portfolio'
  | 'basemaps'
  | 'remote'
  | 'place'
  | 'report'
  | 'print'
  | 'outbox'
  | 'groups'
  | 'storage'
  | 'backups'
  | 'recovery'
  | 'bin'
  | 'erase'
  | 'licences'
  | 'updates'
  | 'verdict'
  | 'eudr'
  | 'neighbours'
  | 'defects'
  | 'takeAlong'
  | 'mapArea'
  | 'rasterArea'
  | 'zones'
  | 'deleteProject'
  | 'saveAs'
  | 'saveQuestion'
  | 'fileSystem'
  | 'tableColumns'
  | 'rasterFigures'
  | 'ownMaps'
  | 'closeTrack'
  | 'units';

const within = (value: unknown, low: number, high: number, usual: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(low, Math.min(high, value)) : usual;
/** A drag moves through hundreds of widths; the one where it rests is kept. */
const saveDelayMilliseconds = 400;
export const paneLimits = { left: [200, 460], right: [270, 560], drawer: [120, 600] } as const;

/** What is asked for is what the command line takes. */
export const gapLimitBounds = { widthMetres: [0, 100], mostHectares: [0, 1e6] } as const;
const gapLimitsIn = (value: unknown): GapLimits => {
  const limits = isObject(value) ? value : {};
  return {
    widthMetres: within(limits['widthMetres'], ...gapLimitBounds.widthMetres, usualGapLimits.widthMetres),
    mostHectares: within(limits['mostHectares'], ...gapLimitBounds.mostHectares, usualGapLimits.mostHectares),
  };
};

const looksIn = (value: unknown) =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([id, look]) =>
          isObject(look) ? [[id, { visible: look['visible'] !== false, opacity: within(look['opacity'], 0, 1, 1) }]] : [],
        ),
      )
    : {};

/** How the window looks, which of its parts are open and where it stands; remembered between starts. */
export const useUi = defineStore('ui', () => {
  const theme = ref<Theme>('system');
  const contrast = ref<Contrast>('normal');
  const language = ref<Language>(systemLanguage());
  const drawerTab = ref<DrawerTab>('shapes');
  /** what shapes are held against for land in common, or that land of nobody between them is looked for */
  const pairScope = ref<'open' | 'registered' | 'gaps'>('open');
  /** a drawn or changed area is cut by the shapes around it */
  const avoidsOverlap = ref(false);
  const gapLimits = ref<GapLimits>({ ...usualGapLimits });
  const drawerHeight = ref(226);
  /** null: open while it has something to show */
  const drawerOpen = ref<boolean | null>(null);
  /** null: the width that suits the window */
  const leftWidth = ref<number | null>(null);
  const rightWidth = ref<number | null>(null);
  /** beside the map, in a window that has room for them */
  const shownPanes = shallowRef({ left: true, right: true });
  const place = shallowRef<MapPlace | null>(null);
  const projectId = ref<string | null>(null);
  const projectTab = ref('overview');
  const basemapLook = ref<Record<string, { visible: boolean; opacity: number }>>({});
  /** whether the question which background map to load was answered; it is put once */
  const isBackgroundAsked = ref(false);
  /** what the user answered where the service has no place for it; null: not asked yet */
  const isNonCommercialUse = ref<boolean | null>(null);
  /** how a product's picture was shown last */
  const layerLook = ref<Record<string, { visible: boolean; opacity: number }>>({});
  /** servers from which icons of KML files may be fetched: none before the person said so */
  const iconHosts = ref<string[]>([]);
  /** the coordinate systems that were given to files which name none, by the files' names */
  const fileSystems = ref<Record<string, string>>({});
  /** columns, order and parts of the portfolio, as the portfolio wrote them */
  const portfolio = shallowRef<Record<string, unknown>>({});
  /** the filters of projects, the one that was set last at the end, as the filter of parcels wrote them */
  const parcelFilters = shallowRef<Record<string, unknown>>({});
  /** whether a new version of the program is looked for at each start: never before the person said so */
  const checksForUpdates = ref(false);
  /** when the person was told last of a file that was put aside */
  const damageToldAt = ref<string | null>(null);
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
  // The register of systems is large: it is read once a person wants one of them.
  watch(coordinateSystem, async (code) => {
    coordinateGrid.value = null;
    const grid = code === null ? null : await import('#formats/index.ts').then(({ gridReading }) => gridReading(code));
    if (code === coordinateSystem.value) coordinateGrid.value = grid;
  });

  const loaded = ref(false);
  async function load(): Promise<void> {
    const found = await hostCall('settings.load', {}).catch(() => ({}) as Record<string, unknown>);
    if (found['theme'] === 'light' || found['theme'] === 'dark' || found['theme'] === 'system') theme.value = found['theme'];
    if (found['contrast'] === 'high') contrast.value = 'high';
    takeForms(found);
    if (isLanguage(found['language'])) language.value = found['language'];
    drawerHeight.value = within(found['drawerHeight'], ...paneLimits.drawer, 226);
    if (typeof found['drawerOpen'] === 'boolean') drawerOpen.value = found['drawerOpen'];
    if (typeof found['leftWidth'] === 'number') leftWidth.value = within(found['leftWidth'], ...paneLimits.left, 276);
    if (typeof found['rightWidth'] === 'number') rightWidth.value = within(found['rightWidth'], ...paneLimits.right, 326);
    const { place: stood, shownPanes: panes } = found;
    if (isObject(panes)) shownPanes.value = { left: panes['left'] !== false, right: panes['right'] !== false };
    if (isObject(stood) && Array.isArray(stood['lonLat'])) {
      const [longitude, latitude]: unknown[] = stood['lonLat'];
      place.value = { lonLat: [within(longitude, -180, 180, 0), within(latitude, -85, 85, 13)], zoom: within(stood['zoom'], 1, 22, 2) };
    }
    const { fileSystems: systems, iconHosts: hosts } = found;
    if (Array.isArray(hosts)) iconHosts.value = hosts.filter((host): host is string => typeof host === 'string');
    if (isObject(systems))
      fileSystems.value = Object.fromEntries(
        Object.entries(systems).flatMap(([file, system]) => (typeof system === 'string' ? [[file, system]] : [])),
      );
    if (typeof found['projectId'] === 'string') projectId.value = found['projectId'];
    if (typeof found['projectTab'] === 'string') projectTab.value = found['projectTab'];
    basemapLook.value = looksIn(found['basemapLook']);
    layerLook.value = looksIn(found['layerLook']);
    isBackgroundAsked.value = found['isBackgroundAsked'] === true;
    if (typeof found['isNonCommercialUse'] === 'boolean') isNonCommercialUse.value = found['isNonCommercialUse'];
    checksForUpdates.value = found['checksForUpdates'] === true;
    if (typeof found['damageToldAt'] === 'string') damageToldAt.value = found['damageToldAt'];
    avoidsOverlap.value = found['avoidsOverlap'] === true;
    gapLimits.value = gapLimitsIn(found['gapLimits']);
    if (isObject(found['portfolio'])) portfolio.value = found['portfolio'];
    if (isObject(found['parcelFilters'])) parcelFilters.value = found['parcelFilters'];
    loaded.value = true;
  }
  const kept = {
    theme,
    contrast,
    language,
    drawerHeight,
    drawerOpen,
    leftWidth,
    rightWidth,
    shownPanes,
    place,
    projectId,
    projectTab,
    basemapLook,
    layerLook,
    fileSystems,
    iconHosts,
    isBackgroundAsked,
    isNonCommercialUse,
    portfolio,
    parcelFilters,
    damageToldAt,
    checksForUpdates,
    numberForm,
    dateForm,
    coordinateNotation,
    coordinateSystem,
    areaUnit,
    gapLimits,
    avoidsOverlap,
  };
  const saving = debouncedSave(() => {
    const settings = Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, value.value]));
    return hostCall('settings.save', { settings }).catch(() => {});
  }, saveDelayMilliseconds);
  watch(Object.values(kept), () => {
    if (loaded.value) saving.schedule();
  });
  /** Opens a dialog, in the place of another one that is open. */
  function open(name: DialogName): void {
    dialog.value = name;
  }
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
    pairScope,
    avoidsOverlap,
    gapLimits,
    drawerHeight,
    drawerOpen,
    leftWidth,
    rightWidth,
    shownPanes,
    place,
    projectId,
    projectTab,
    basemapLook,
    layerLook,
    fileSystems,
    iconHosts,
    isBackgroundAsked,
    isNonCommercialUse,
    portfolio,
    parcelFilters,
    damageToldAt,
    checksForUpdates,
    dialog,
    pointer,
    scaleDenominator,
    load,
    open,
    nextTheme,
  };
});
