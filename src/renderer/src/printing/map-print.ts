import { defineStore } from 'pinia';
import { computed, reactive, ref, shallowRef, watch } from 'vue';
import { isObject } from '#domain/object.ts';
import type { Feature } from '#geo/index.ts';
import type { BridgeOutput } from '#host/contract.ts';
import { printFormats } from '#host/groups/print/contract.ts';
import type { PrintLayer } from '#print/subject-of.ts';
import { printTemplate, type PrintTemplate } from '#print/template.ts';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { HostFault, hostCall } from '#window/kit/host/host.ts';
import { useBasemaps, type KnownBasemap } from '#window/layers/basemaps.ts';
import type { Language } from '#window/kit/text/index.ts';
import { landToPrint } from './print-land.ts';

type PrintFormat = (typeof printFormats)[number];

/** Tiles of these systems can be laid below a map in UTM. */
const isPlaced = (system: number) => system === 3857 || (system > 32_600 && system <= 32_660) || (system > 32_700 && system <= 32_760);
/** A map of pictures, as far as its list says: what a file holds is seen when it is opened. */
function canLieBelow({ kind, fileName, grid, isVector }: KnownBasemap): boolean {
  if (isVector) return false;
  if (kind === 'file' || kind === 'pmtiles')
    return /\.(tiff?|mbtiles|pmtiles)$/i.test(fileName) && !(kind === 'pmtiles' && /\.tiff?$/i.test(fileName));
  return grid === null || isPlaced(grid.system);
}

/** Projects that are printed in place of what is open. */
interface PrintedProjects {
  title: string;
  features: readonly Feature[];
  /** that were wanted as well, and could not be read */
  missing: number;
}
const layerOf = ({ title, features }: PrintedProjects): PrintLayer => ({ title, features, nameField: 'name', areProjects: true });

/** What a map looks like, under a name that a person gave it. */
export interface NamedTemplate {
  name: string;
  template: PrintTemplate;
}

const choicesId = 'print-choices';
const choicesVersion = 1;
const saveDelayMilliseconds = 400;
const maxTemplates = 100;

const templateIn = (value: unknown): PrintTemplate | null => printTemplate.safeParse(value).data ?? null;
const isCancelled = (error: unknown) => error instanceof HostFault && error.code === 'cancelled';

/** What a person chooses for maps on paper, and the map that is being made. The choices are remembered, and so are named templates. */
export const useMapPrint = defineStore('mapPrint', () => {
  const template = reactive<PrintTemplate>(printTemplate.parse({}));
  const withLogo = ref(true);
  /** maps of the user that can lie below; and the one that does */
  const grounds = computed(() => {
    const basemaps = useBasemaps();
    const below = new Set(basemaps.known.filter(canLieBelow).map(({ id }) => id));
    return basemaps.list.filter(({ id }) => below.has(id));
  });
  const groundId = ref<string | null>(null);
  const format = ref<PrintFormat>('pdf');
  const templates = ref<NamedTemplate[]>([]);
  /** the sheet that is shown, from 0 */
  const sheet = ref(0);
  const preview = shallowRef<BridgeOutput<'print.preview'> | null>(null);
  const fault = ref('');
  const isLooking = ref(false);
  /** share from 0 to 1 while the file is made */
  const saving = ref<number | null>(null);
  const isReady = ref(false);
  const projects = shallowRef<PrintedProjects | null>(null);
  let atlasBefore = template.atlas;

  async function restore(language: Language): Promise<void> {
    if (isReady.value) return;
    const kept = await hostCall('drafts.load', { id: choicesId }).catch(() => null);
    const content = kept?.summary.version === choicesVersion && isObject(kept.content) ? kept.content : {};
    Object.assign(template, templateIn(content['template']) ?? { language });
    withLogo.value = content['withLogo'] !== false;
    format.value = printFormats.find((one) => one === content['format']) ?? 'pdf';
    const named = Array.isArray(content['templates']) ? content['templates'].filter(isObject) : [];
    templates.value = named.flatMap(({ name, template: value }) => {
      const read = templateIn(value);
      return typeof name === 'string' && read ? [{ name, template: read }] : [];
    });
    isReady.value = true;
  }
  const keeping = debouncedSave(
    () =>
      hostCall('drafts.save', {
        id: choicesId,
        kind: 'print',
        title: '',
        version: choicesVersion,
        content: { template: { ...template }, withLogo: withLogo.value, format: format.value, templates: templates.value },
      }).catch(() => {}),
    saveDelayMilliseconds,
  );
  watch([template, withLogo, format, templates], () => {
    if (isReady.value) keeping.schedule();
  });

  const wanted = () => ({ template: { ...template }, withLogo: withLogo.value, groundId: groundId.value });
  let asking: AbortController | null = null;

  /** Makes the preview anew; an older one that is still under way is given up. */
  async function look(): Promise<void> {
    asking?.abort();
    const own = (asking = new AbortController());
    isLooking.value = true;
    try {
      const made = await hostCall('print.preview', { ...wanted(), sheet: sheet.value }, { signal: own.signal });
      if (asking !== own) return;
      preview.value = made;
      sheet.value = Math.min(sheet.value, made.sheetCount - 1);
      fault.value = '';
    } catch (error) {
      if (asking !== own || isCancelled(error)) return;
      fault.value = (error as Error).message;
      preview.value = null;
    } finally {
      if (asking === own) {
        asking = null;
        isLooking.value = false;
      }
    }
  }

  async function loadGrounds(): Promise<void> {
    await useBasemaps()
      .load()
      .catch(() => {});
    if (!grounds.value.some(({ id }) => id === groundId.value)) groundId.value = null;
  }

  /** Takes what is open now, and shows the first sheet of it. */
  async function begin(language: Language): Promise<void> {
    await restore(language);
    await loadGrounds();
    atlasBefore = template.atlas;
    if (projects.value) template.atlas = 'plots';
    fault.value = '';
    sheet.value = 0;
    try {
      await hostCall('print.land', {
        layers: new TextEncoder().encode(JSON.stringify(projects.value ? [layerOf(projects.value)] : landToPrint())),
      });
      await look();
    } catch (error) {
      fault.value = (error as Error).message;
    }
  }

  let writing: AbortController | null = null;
  /** The map as a file; null when it was stopped. Throws HostFault. */
  async function save(): Promise<BridgeOutput<'print.create'> | null> {
    const own = (writing = new AbortController());
    saving.value = 0;
    try {
      return await hostCall(
        'print.create',
        { ...wanted(), format: format.value },
        {
          signal: own.signal,
          onProgress: (share) => {
            if (writing === own) saving.value = share;
          },
        },
      );
    } catch (error) {
      if (isCancelled(error)) return null;
      throw error;
    } finally {
      if (writing === own) {
        writing = null;
        saving.value = null;
      }
    }
  }
  function end(): void {
    asking?.abort();
    writing?.abort();
    if (projects.value) template.atlas = atlasBefore;
    projects.value = null;
    void keeping.flush();
  }

  /** Keeps what is chosen under a name, in the place of what had it before. */
  function keepAs(name: string): void {
    const others = templates.value.filter((one) => one.name !== name);
    templates.value = [...others, { name, template: { ...template } }].sort((a, b) => a.name.localeCompare(b.name)).slice(-maxTemplates);
  }
  function take(name: string): void {
    const found = templates.value.find((one) => one.name === name);
    if (found) Object.assign(template, found.template);
  }
  function forget(name: string): void {
    templates.value = templates.value.filter((one) => one.name !== name);
  }

  return {
    template,
    withLogo,
    grounds,
    groundId,
    format,
    templates,
    sheet,
    preview,
    projects,
    fault,
    isLooking,
    saving,
    isReady,
    begin,
    look,
    save,
    stop: () => writing?.abort(),
    end,
    keepAs,
    take,
    forget,
  };
});
