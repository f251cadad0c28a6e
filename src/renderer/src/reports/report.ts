import { defineStore } from 'pinia';
import { computed, reactive, ref, shallowRef, watch } from 'vue';
import { canopyThresholds, defaultCanopy, type CanopyThreshold } from '#api/canopy-threshold.ts';
import { isObject } from '#domain/object.ts';
import type { BridgeOutput } from '#host/contract.ts';
import {
  portfolioSectionIds,
  reportFormats,
  sectionIds,
  sectionsOfTemplate,
  templatesFor,
  type AnySectionId,
  type ParcelFilter,
  type ProjectFilter,
  type ReportFormat,
  type TemplateId,
} from '#report/choices.ts';
import { debouncedSave } from '#window/kit/debounced-save.ts';
import { HostFault, hostCall } from '#window/kit/host/host.ts';
import { dateForm, numberForm } from '#window/kit/text/forms.ts';
import { formatLocale } from '#window/kit/text/index.ts';

export interface ChosenSection {
  id: AnySectionId;
  chosen: boolean;
}
export type ReportLogo = NonNullable<BridgeOutput<'report.logo'>['logo']>;
/** The open project, the part of all projects that is listed or chosen (all of them where it is no part), or all in spite of it. */
export type ReportAboutWord = 'project' | 'portfolio' | 'all';
/** What a report is about: one project, or several together. */
export interface ReportSubject {
  projectIds: string[];
  isPortfolio: boolean;
  name: string;
  /** of a portfolio: which part of all projects it is of */
  filter: ProjectFilter | null;
  /** of a project: which part of its parcels it is of */
  parcels: ParcelFilter | null;
}

/** The sections of a template in its order, and after them those that it leaves out. */
function ofTemplate(template: TemplateId, isPortfolio: boolean): ChosenSection[] {
  const chosen = sectionsOfTemplate(template, isPortfolio);
  const known: readonly AnySectionId[] = isPortfolio ? portfolioSectionIds : sectionIds;
  return [
    ...chosen.map((id) => ({ id, chosen: true })),
    ...known.filter((id) => !chosen.includes(id)).map((id) => ({ id, chosen: false })),
  ];
}

/** What a person typed for a project, or for the portfolio. */
interface Typed {
  title: string;
  introduction: string;
  notes: string;
}
const untyped: Typed = { title: '', introduction: '', notes: '' };
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Texts by project, as they were kept; an earlier version kept notes alone. */
function restoredTexts(texts: unknown, notes: unknown): Record<string, Typed> {
  const before = isObject(notes) ? Object.entries(notes).map(([id, text]) => [id, { ...untyped, notes: textIn(text) }] as const) : [];
  const kept = isObject(texts)
    ? Object.entries(texts).map(([id, typed]) => {
        const { title, introduction, notes: note } = isObject(typed) ? typed : {};
        return [id, { title: textIn(title), introduction: textIn(introduction), notes: textIn(note) }] as const;
      })
    : [];
  return Object.fromEntries([...before, ...kept]);
}

const choicesId = 'report-choices';
const choicesVersion = 1;
const saveDelayMilliseconds = 400;
/** texts are kept for so many projects, the last ones written */
const maxTexts = 60;

/** The order and choice of before, without sections that are gone. A template stays that template, with what is new in it; in a choice of one's own what is new is left out. */
function restoredSections(kept: unknown, isPortfolio: boolean): ChosenSection[] {
  if (!Array.isArray(kept)) return ofTemplate('standard', isPortfolio);
  const known: readonly AnySectionId[] = isPortfolio ? portfolioSectionIds : sectionIds;
  const before = kept
    .filter(isObject)
    .flatMap(({ id, chosen }) => (known.includes(id as AnySectionId) ? [{ id: id as AnySectionId, chosen: chosen === true }] : []));
  const list = before.filter(({ id }, index) => before.findIndex((other) => other.id === id) === index);
  const choice = list.filter(({ chosen }) => chosen).map(({ id }) => id);
  const template = templatesFor(isPortfolio).find(
    (one) =>
      sectionsOfTemplate(one, isPortfolio)
        .filter((id) => list.some((section) => section.id === id))
        .join() === choice.join(),
  );
  if (template && choice.length > 0) return ofTemplate(template, isPortfolio);
  known.forEach((id, index) => {
    if (!list.some((section) => section.id === id)) list.splice(Math.min(index, list.length), 0, { id, chosen: false });
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
    project: ofTemplate('standard', false),
    portfolio: ofTemplate('standard', true),
    /** who makes the reports, in the line below the title */
    preparedBy: '',
    language: 'en' as 'en' | 'es',
    paper: 'A4' as 'A4' | 'letter',
    format: 'pdf' as ReportFormat,
    withLogo: true,
    windowMap: false,
    /** percent of canopy in 2000 from which land counts as forest */
    canopy: defaultCanopy as CanopyThreshold,
  });
  const texts = ref<Record<string, Typed>>({});
  const subject = shallowRef<ReportSubject | null>(null);
  /** projects that somebody chose elsewhere to make a report of */
  const wantedIds = shallowRef<string[] | null>(null);
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
  /** the template whose sections are chosen; null where they are a choice of one's own */
  const templates = computed(() => templatesFor(subject.value?.isPortfolio ?? false));
  const template = computed({
    get: () => {
      const isPortfolio = subject.value?.isPortfolio ?? false;
      return templates.value.find((id) => sectionsOfTemplate(id, isPortfolio).join() === chosen.value.join()) ?? null;
    },
    set: (id) => {
      if (id) sections.value = ofTemplate(id, subject.value?.isPortfolio ?? false);
    },
  });
  const typedOf = (name: keyof Typed) =>
    computed({
      get: () => (texts.value[scopeKey.value] ?? untyped)[name],
      set: (text) => {
        const { [scopeKey.value]: before = untyped, ...others } = texts.value;
        const now = { ...before, [name]: text };
        texts.value = Object.values(now).every((one) => one.trim() === '') ? others : { ...others, [scopeKey.value]: now };
      },
    });
  const [title, introduction, note] = [typedOf('title'), typedOf('introduction'), typedOf('notes')];

  /** the logo that was chosen before, on reports and on printed maps */
  async function loadLogo(): Promise<void> {
    logo.value = (await hostCall('report.logo', {}).catch(() => ({ logo: null }))).logo;
  }

  const ready = ref(false);
  async function restore(language: 'en' | 'es'): Promise<void> {
    if (ready.value) return;
    const kept = await hostCall('drafts.load', { id: choicesId }).catch(() => null);
    const content = kept?.summary.version === choicesVersion && isObject(kept.content) ? kept.content : {};
    choices.project = restoredSections(content['projectSections'], false);
    choices.portfolio = restoredSections(content['portfolioSections'], true);
    choices.preparedBy = textIn(content['preparedBy']);
    choices.language = content['language'] === 'es' || content['language'] === 'en' ? content['language'] : language;
    choices.paper = content['paper'] === 'letter' ? 'letter' : 'A4';
    choices.format = reportFormats.find((format) => format === content['format']) ?? 'pdf';
    choices.withLogo = content['withLogo'] !== false;
    choices.windowMap = content['windowMap'] === true;
    choices.canopy = canopyThresholds.find((threshold) => threshold === content['canopy']) ?? defaultCanopy;
    texts.value = restoredTexts(content['texts'], content['notes']);
    await loadLogo();
    ready.value = true;
  }
  const keep = () => {
    // Under names of their own: what an earlier version chose were all sections that there were.
    const { project: projectSections, portfolio: portfolioSections, ...others } = choices;
    return hostCall('drafts.save', {
      id: choicesId,
      kind: 'report',
      title: '',
      version: choicesVersion,
      content: { ...others, projectSections, portfolioSections, texts: Object.fromEntries(Object.entries(texts.value).slice(-maxTexts)) },
    }).catch(() => {});
  };
  const keeping = debouncedSave(keep, saveDelayMilliseconds);
  watch([choices, texts], () => {
    if (ready.value) keeping.schedule();
  });

  const options = () => ({
    sections: chosen.value,
    language: choices.language,
    paper: choices.paper,
    locale: formatLocale(),
    numbers: numberForm.value,
    dates: dateForm.value,
    title: title.value,
    preparedBy: choices.preparedBy,
    introduction: introduction.value,
    notes: note.value,
    withLogo: choices.withLogo && logo.value !== null,
    canopy: choices.canopy,
    filter: subject.value?.filter ?? null,
    parcels: subject.value?.parcels ?? null,
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
    template,
    templates,
    title,
    introduction,
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
    loadLogo,
    setLogo,
    chooseLogo,
  };
});
