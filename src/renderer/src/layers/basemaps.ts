import { defineStore } from 'pinia';
import { computed, markRaw, ref } from 'vue';
import type { BridgeInput, BridgeOutput } from '#host/contract.ts';
import { host, hostCall } from '#window/kit/host/host.ts';
import type { MapBasemap } from '#window/kit/map-types.ts';
import { text } from '#window/kit/text/index.ts';
import { useDeletion } from '#window/workspace/deletion.ts';
import { useUi } from '#window/workspace/ui.ts';

export type KnownBasemap = BridgeOutput<'basemaps.list'>['basemaps'][number];
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
  const known = ref<KnownBasemap[]>([]);
  const given = ref<GivenFile[]>([]);
  const sources = new Map<string, MapBasemap['source']>();
  let next = 1;

  const look = (id: string) => ui.basemapLook[id] ?? { visible: true, opacity: 1 };
  function sourceOf(basemap: KnownBasemap): MapBasemap['source'] {
    const { id, kind, fileName } = basemap;
    const source =
      sources.get(id) ??
      markRaw<MapBasemap['source']>(
        kind === 'file'
          ? { kind: 'file', fileName, read: async (offset, length) => (await hostCall('basemaps.range', { id, offset, length })).bytes }
          : {
              kind: 'tiles',
              tile: async (z, x, y) => (await hostCall('basemaps.tile', { id, z, x, y })).bytes as Uint8Array<ArrayBuffer> | null,
            },
      );
    sources.set(id, source);
    return source;
  }
  const all = computed<MapBasemap[]>(() => [
    ...known.value.map((basemap) => ({
      id: basemap.id,
      name: basemap.name,
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
    known.value = (await hostCall('basemaps.list', {})).basemaps;
  }
  /** Rejects with HostFault; its message says what to change. */
  async function save(input: BridgeInput<'basemaps.save'>): Promise<void> {
    const saved = await hostCall('basemaps.save', input);
    // Another address is another map: it is opened anew under a new look at its tiles.
    sources.delete(saved.id);
    await load();
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
  const change = (id: string, changes: { visible?: boolean; opacity?: number }) => {
    ui.basemapLook = { ...ui.basemapLook, [id]: { ...look(id), ...changes } };
  };
  return { known, list, load, save, remove, give, addFile, change };
});
