import { defineStore } from 'pinia';
import { computed, reactive, ref, shallowRef, watch } from 'vue';
import { isObject } from '#domain/object.ts';
import type { BridgeOutput } from '#host/contract.ts';
import { portfolioSectionIds, reportFormats, sectionIds, type AnySectionId, type ReportFormat } from '#report/choices.ts';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { HostFault, hostCall } from '#window/kit/host/host.ts';

export interface ChosenSection {
  id: AnySectionId;
  chosen: boolean;
}
export type ReportLogo = NonNullable<BridgeOutput<'report.logo'>['logo']>;
/** What a report is about: one project, or several together. */
export interface ReportSubject {
  projectIds: string[];
  isPortfolio: boolean;
  name: string;
}

const all = (ids: readonly AnySectionId[]): ChosenSection[] => ids.map((id) => ({ id, chosen: true }));

const choicesId = 'report-choices';
const choicesVersion = 1;
const saveDelayMilliseconds = 400;
/** notes are kept for so many projects, the last ones written */
const maxNotes = 60;

/** The order and choice of before, with sections that are new since at their own place, and without those that are gone. */
function restoredSections(kept: unknown, known: readonly AnySectionId[]): ChosenSection[] {
  const before = (Array.isArray(kept) ? kept : [])
    .filter(isObject)
    .flatMap(({ id, chosen }) => (known.includes(id as AnySectionId) ? [{ id: id as AnySectionId, chosen: chosen === true }] : []));
  const list = before.filter(({ id }, index) => before.findIndex((other) => other.id === id) === index);
  known.forEach((id, index) => {
    if (!list.some((section) => section.id === id)) list.splice(Math.min(index, list.length), 0, { id, chosen: true });
  });
  return list;
}

/** The section at `from` moved by one place up or down. */
export function moved(list: readonly ChosenSection[], from: number, by: -1 | 1): ChosenSection[] {
  const to = from + by;
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return [...list];
  const next = [...list];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}

/** What a person chooses for reports, and the report that is being made. The choices are remembered; the notes of each project too. */
export const useReport = defineStore('report', () => {
  const choices = reactive({
    project: all(sectionIds),
    portfolio: all(portfolioSectionIds),
    language: 'en' as 'en' | 'es',
    paper: 'A4' as 'A4' | 'letter',
    format: 'pdf' as ReportFormat,
    withLogo: true,
    windowMap: false,
  });
  const notes = ref<Record<string, string>>({});
  const subject = shallowRef<ReportSubject | null>(null);
  /** projects that somebody chose elsewhere to make a report of */
  const wantedIds = shallowRef<string[] | null>(null);
  const title = ref('');
  const logo = shallowRef<ReportLogo | null>(null);
  const mapPng = shallowRef<Uint8Array<ArrayBuffer> | null>(null);

  const preview = shallowRef<BridgeOutput<'report.preview'> | null>(null);
  const fault = ref('');
  const making = ref<{ share: number; doing: string } | null>(null);
  const saving = ref<{ share: number; doing: string } | null>(null);

  const scopeKey = computed(() => (subject.value?.isPortfolio ? 'portfolio' : (subject.value?.projectIds[0] ?? '')));
  const sections = computed({
    get: () => (subject.value?.isPortfolio ? choices.portfolio : choices.project),
    set: (list) => {
      if (subject.value?.isPortfolio) choices.portfolio = list;
      else choices.project = list;
    },
  });
  const chosen = computed(() => sections.value.filter((section) => section.chosen).map(({ id }) => id));
  const note = computed({
    get: () => notes.value[scopeKey.value] ?? '',
    set: (text) => {
      const { [scopeKey.value]: _before, ...others } = notes.value;
      notes.value = text.trim() === '' ? others : { ...others, [scopeKey.value]: text };
    },
  });

  const ready = ref(false);
  async function restore(language: 'en' | 'es'): Promise<void> {
    if (ready.value) return;
    const kept = await hostCall('drafts.load', { id: choicesId }).catch(() => null);
    const content = kept?.summary.version === choicesVersion && isObject(kept.content) ? kept.content : {};
    choices.project = restoredSections(content['project'], sectionIds);
    choices.portfolio = restoredSections(content['portfolio'], portfolioSectionIds);
    choices.language = content['language'] === 'es' || content['language'] === 'en' ? content['language'] : language;
    choices.paper = content['paper'] === 'letter' ? 'letter' : 'A4';
    choices.format = reportFormats.find((format) => format === content['format']) ?? 'pdf';
    choices.withLogo = content['withLogo'] !== false;
    choices.windowMap = content['windowMap'] === true;
    if (isObject(content['notes']))
      notes.value = Object.fromEntries(
        Object.entries(content['notes']).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    logo.value = (await hostCall('report.logo', {}).catch(() => ({ logo: null }))).logo;
    ready.value = true;
  }
  const keep = () =>
    hostCall('drafts.save', {
      id: choicesId,
      kind: 'report',
      title: '',
      version: choicesVersion,
      content: { ...choices, notes: Object.fromEntries(Object.entries(notes.value).slice(-maxNotes)) },
    }).catch(() => {});
  const keeping = debouncedSave(keep, saveDelayMilliseconds);
  watch([choices, notes], () => {
    if (ready.value) keeping.schedule();
  });

  const options = () => ({
    sections: chosen.value,
    language: choices.language,
    paper: choices.paper,
    title: title.value,
    notes: note.value,
    withLogo: choices.withLogo && logo.value !== null,
    ...(choices.windowMap && mapPng.value ? { mapPng: mapPng.value } : {}),
  });

  let asking: AbortController | null = null;
  /** Makes the preview anew; an older one that is still under way is given up. */
  async function look(fresh = false): Promise<void> {
    asking?.abort();
    if (!subject.value || chosen.value.length === 0) {
      making.value = null;
      return;
    }
    const own = (asking = new AbortController());
    const { projectIds, isPortfolio } = subject.value;
    making.value = { share: 0, doing: '' };
    try {
      const made = await hostCall(
        'report.preview',
        { projectIds, isPortfolio, options: options(), fresh },
        {
          signal: own.signal,
          onProgress: (share, doing = '') => {
            if (asking === own) making.value = { share, doing };
          },
        },
      );
      if (asking !== own) return;
      preview.value = made;
      fault.value = '';
    } catch (error) {
      if (asking === own && !(error instanceof HostFault && error.code === 'cancelled')) {
        fault.value = (error as Error).message;
        preview.value = null;
      }
    } finally {
      if (asking === own) {
        making.value = null;
        asking = null;
      }
    }
  }

  let writing: AbortController | null = null;
  /** The report as a file of the chosen kind; null when it was stopped. Throws HostFault. */
  async function save(): Promise<BridgeOutput<'report.create'> | null> {
    const { projectIds, isPortfolio } = subject.value!;
    const own = (writing = new AbortController());
    saving.value = { share: 0, doing: '' };
    try {
      return await hostCall(
        'report.create',
        { projectIds, isPortfolio, options: options(), format: choices.format },
        {
          signal: own.signal,
          onProgress: (share, doing = '') => {
            if (writing === own) saving.value = { share, doing };
          },
        },
      );
    } catch (error) {
      if (error instanceof HostFault && error.code === 'cancelled') return null;
      throw error;
    } finally {
      if (writing === own) {
        writing = null;
        saving.value = null;
      }
    }
  }
  const stop = () => {
    writing?.abort();
  };

  async function begin(about: ReportSubject, language: 'en' | 'es'): Promise<void> {
    if (about.projectIds.join() !== subject.value?.projectIds.join() || about.isPortfolio !== subject.value.isPortfolio) {
      preview.value = null;
      title.value = '';
      mapPng.value = null;
    }
    subject.value = about;
    await restore(language);
    await look(true);
  }
  function end(): void {
    asking?.abort();
    writing?.abort();
    making.value = null;
    wantedIds.value = null;
    void keeping.flush();
  }
  /** Throws HostFault that says what is wrong with the picture. */
  async function setLogo(bytes: Uint8Array<ArrayBuffer> | null): Promise<void> {
    logo.value = (await hostCall('report.saveLogo', { bytes })).logo;
    if (bytes) choices.withLogo = true;
  }

  /** Asks a person for a picture. Throws HostFault that says what is wrong with it. */
  async function chooseLogo(): Promise<void> {
    const [file] = (await hostCall('files.choose', { kinds: ['image'], multiple: false })).files;
    if (file) await setLogo(file.bytes as Uint8Array<ArrayBuffer>);
  }

  return {
    choices,
    subject,
    wantedIds,
    title,
    note,
    logo,
    mapPng,
    preview,
    fault,
    making,
    saving,
    sections,
    chosen,
    ready,
    begin,
    end,
    look,
    save,
    stop,
    setLogo,
    chooseLogo,
  };
});
