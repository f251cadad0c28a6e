import { defineStore } from 'pinia';
import { computed, markRaw, ref, shallowRef } from 'vue';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import { host, hostCall } from '#window/kit/host/host.ts';
import type { MapBasemap, MapBox } from '#window/kit/map-types.ts';
import { text } from '#window/kit/text/index.ts';
import { useCollection } from '#window/workspace/collection.ts';
import { useDeletion } from '#window/workspace/deletion.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

export type KnownBasemap = BridgeOutput<'basemaps.list'>['basemaps'][number];
/** A GeoTIFF behind an address, of which areas are saved as files. */
export const isRasterMap = ({ kind, fileName }: KnownBasemap): boolean => kind === 'pmtiles' && /\.tiff?$/i.test(fileName);
export type KnownPreset = BridgeOutput<'basemaps.list'>['presets'][number];
export type PresetId = KnownPreset['id'];
/** A file that the page itself was given, where the host has no paths; gone with the page. */
interface GivenFile {
  id: string;
  name: string;
  file: File;
}

/** Maps that the user brings, and which of them are shown. Addresses and paths stay with the host; which ones are shown is remembered with the window. */
export const useBasemaps = defineStore('basemaps', () => {
  const ui = useUi();
  const deletion = useDeletion();
  const collection = useCollection();
  const workspace = useWorkspace();
  const known = ref<KnownBasemap[]>([]);
  const presets = ref<KnownPreset[]>([]);
  const isLoaded = ref(false);
  /** the public map that waits for the answer whether the use is non-commercial */
  const waiting = ref<PresetId | null>(null);
  const given = ref<GivenFile[]>([]);
  /** the GeoTIFF of which an area is asked for */
  const areaOf = ref('');
  /** the area itself; null: what the screen shows */
  const areaBox = shallowRef<MapBox | null>(null);
  const sources = new Map<string, MapBasemap['source']>();
  let next = 1;

  const look = (id: string) => ui.basemapLook[id] ?? { visible: true, opacity: 1 };
  function sourceOf(basemap: KnownBasemap): MapBasemap['source'] {
    const { id, kind, fileName, maxZoom, grid, isVector } = basemap;
    const source =
      sources.get(id) ??
      markRaw<MapBasemap['source']>(
        kind === 'file' || kind === 'pmtiles'
          ? {
              kind: 'file',
              fileName,
              read: async (offset, length) => (await hostCall('basemaps.range', { id, offset, length })).bytes,
              // Each part of what lies on a network would be asked for by itself.
              ...(kind === 'file'
                ? {
                    pieces: async (offsets: number[], lengths: number[]) =>
                      (await hostCall('basemaps.pieces', { id, offsets, lengths })).bytes,
                  }
                : {}),
            }
          : {
              kind: 'tiles',
              maxZoom,
              ...(grid ? { grid, isVector } : {}),
              tile: async (z, x, y) => (await hostCall('basemaps.tile', { id, z, x, y })).bytes as Uint8Array<ArrayBuffer> | null,
            },
      );
    sources.set(id, source);
    return source;
  }
  const isNonCommercialUse = computed(() => collection.settings?.non_commercial_use ?? ui.isNonCommercialUse);
  const isLimited = (id: PresetId | null) => presets.value.some((preset) => preset.id === id && preset.isNonCommercialOnly);
  const nameOf = ({ name, preset }: KnownBasemap) => (preset ? text(`basemaps.preset.${preset}.name`) : name);
  /** Maps of the user lie over the public ones, whose ground they may explain. */
  const ordered = computed(() => {
    const allowed = known.value.filter(({ preset }) => isNonCommercialUse.value !== false || !isLimited(preset));
    return [...allowed.filter(({ preset }) => preset), ...allowed.filter(({ preset }) => !preset)];
  });
  const all = computed<MapBasemap[]>(() => [
    ...ordered.value.map((basemap) => ({
      id: basemap.id,
      name: nameOf(basemap),
      attribution: basemap.attribution,
      ...look(basemap.id),
      source: sourceOf(basemap),
    })),
    ...given.value.map(({ id, name, file }) => ({
      id,
      name,
      attribution: '',
      ...look(id),
      source: { kind: 'file' as const, fileName: file.name, read: file },
    })),
  ]);
  const list = computed(() => all.value.filter(({ id }) => !deletion.leaving.has(id)));

  async function load(): Promise<void> {
    const found = await hostCall('basemaps.list', {});
    [known.value, presets.value] = [found.basemaps, found.presets];
    isLoaded.value = true;
  }
  /** The public map on the screen; they are whole grounds, of which one is seen. */
  const shownPreset = computed(() => known.value.find(({ id, preset }) => preset && look(id).visible)?.preset ?? null);
  /** maps on the screen of which areas may be fetched ahead */
  const shownForOffline = computed(() => ordered.value.filter(({ id, mayTakeOffline }) => mayTakeOffline && look(id).visible));
  const rasters = computed(() => known.value.filter(isRasterMap));
  function showOnlyPreset(shown: PresetId | null): void {
    const changed = known.value.flatMap(({ id, preset }) => (preset ? [[id, { ...look(id), visible: preset === shown }] as const] : []));
    ui.basemapLook = { ...ui.basemapLook, ...Object.fromEntries(changed) };
  }
  /**
   * Puts a public map under everything else, in the place of another one; null takes it away. From now on its provider is asked for tiles. A map for non-commercial
   * use waits for an answer first (`waiting`). Rejects with HostFault.
   */
  async function choosePreset(id: PresetId | null): Promise<void> {
    waiting.value = null;
    ui.isBackgroundAsked = true;
    if (id !== null && !known.value.some(({ preset }) => preset === id)) {
      if (isLimited(id) && !collection.isKnown) await collection.load();
      if (isLimited(id) && isNonCommercialUse.value === null) {
        waiting.value = id;
        return;
      }
      await hostCall('basemaps.usePreset', { preset: id, isNonCommercial: isNonCommercialUse.value === true });
      await load();
    }
    showOnlyPreset(id);
  }
  /** Remembers the answer, for everything that asks for it, and goes on with the map that waited. Rejects with HostFault. */
  async function answerNonCommercial(isNonCommercial: boolean): Promise<void> {
    const next = waiting.value;
    waiting.value = null;
    ui.isNonCommercialUse = isNonCommercial;
    if (collection.isKnown) {
      await collection.change({ non_commercial_use: isNonCommercial });
      if (workspace.current) await workspace.loadProducts();
    }
    if (isNonCommercial && next) await choosePreset(next);
  }
  const openTerms = (link: KnownPreset['termsLink']) => hostCall('host.openLink', { link });
  /** Answers with the map's id. Rejects with HostFault; its message says what to change. */
  async function save(input: BridgeInput<'basemaps.save'>): Promise<string> {
    const saved = await hostCall('basemaps.save', input);
    // Another address is another map: it is opened anew under a new look at its tiles.
    sources.delete(saved.id);
    await load();
    return saved.id;
  }
  /** Its address and key are gone with it, so it can be taken back for a while. `failed` is called when the host refuses. */
  function remove(id: string, failed: (error: unknown) => void): void {
    const name = all.value.find((basemap) => basemap.id === id)?.name ?? '';
    deletion.begin({
      ids: [id],
      message: text('basemaps.removed', { name }),
      what: text('basemaps.removing', { name }),
      send: () => removeNow(id).catch(failed),
    });
  }
  async function removeNow(id: string): Promise<void> {
    if (given.value.some((file) => file.id === id)) {
      given.value = given.value.filter((file) => file.id !== id);
      return;
    }
    await hostCall('basemaps.remove', { id });
    sources.delete(id);
    await load();
  }
  function give(file: File): string {
    const id = `file-${next}`;
    next += 1;
    given.value = [...given.value, { id, name: file.name.replace(/\.[^.]+$/, ''), file: markRaw(file) }];
    return id;
  }
  /** The host's dialog where it has one, the page's own where it has not. Answers with the new map's id, or null. */
  async function addFile(): Promise<string | null> {
    if (host.hasPaths) {
      const added = await hostCall('basemaps.addFile', {});
      if (added) await load();
      return added?.id ?? null;
    }
    return new Promise((resolve) => {
      const field = document.createElement('input');
      field.type = 'file';
      field.accept = '.pmtiles,.mbtiles,.tif,.tiff';
      field.dataset['testid'] = 'basemap-input';
      field.hidden = true;
      document.body.append(field);
      const done = () => {
        const [file] = field.files ?? [];
        field.remove();
        resolve(file ? give(file) : null);
      };
      field.addEventListener('change', done);
      field.addEventListener('cancel', done);
      field.click();
    });
  }
  function openArea(id: string, box: MapBox | null = null): void {
    [areaOf.value, areaBox.value] = [id, box];
    ui.open('rasterArea');
  }
  const change = (id: string, changes: { visible?: boolean; opacity?: number }) => {
    ui.basemapLook = { ...ui.basemapLook, [id]: { ...look(id), ...changes } };
  };
  return {
    known,
    presets,
    isLoaded,
    waiting,
    rasters,
    areaOf,
    areaBox,
    openArea,
    shownPreset,
    shownForOffline,
    isNonCommercialUse,
    list,
    load,
    choosePreset,
    answerNonCommercial,
    openTerms,
    save,
    remove,
    give,
    addFile,
    change,
  };
});
