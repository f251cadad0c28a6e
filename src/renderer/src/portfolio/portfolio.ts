import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { BridgeOutput } from '#host/contract.ts';
import type { ExportFormat } from '#host/groups/projects/contract.ts';
import { HostFault, apiCall, hostCall } from '#window/kit/host/host.ts';
import { i18n, text as t } from '#window/kit/text/index.ts';
import { placeNames } from '#window/kit/workers/index.ts';
import type { WindowPlace } from '#window/kit/workers/place-names.ts';
import { bulkWork, type BulkItem, type BulkOutcome } from './bulk-work.ts';
import {
  filterConditions,
  isFiltering,
  isWanted,
  landHectares,
  noFilter,
  portfolioRows,
  portfolioTree,
  type PortfolioFilter,
  type PortfolioRow,
  type WherePlace,
} from './portfolio-rows.ts';
import { projectIn } from '#api/provider-answers.ts';
import { useCollection } from '#window/workspace/collection.ts';
import { useDeletion } from '#window/workspace/deletion.ts';
import { useListedProjects } from '#window/reports/listed-projects.ts';
import { useReport } from '#window/reports/report.ts';
import { nothingSelected, stillThere, type Selection } from '#window/kit/selection.ts';
import { useProjectNotes } from '#window/workspace/project-notes.ts';
import { useUi } from '#window/workspace/ui.ts';
import { printProjects } from './project-atlas.ts';
import { shownAreas } from './portfolio-areas.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

export type BulkWord = 'collect' | 'export' | 'atlas' | 'delete' | 'group';
export interface BulkState {
  what: BulkWord;
  done: number;
  all: number;
}
export interface BulkEnd extends BulkOutcome {
  what: BulkWord;
  cancelled: boolean;
  /** of an export: what the format could not hold, or what was changed for it */
  notes?: BridgeOutput<'projects.export'>['notes'];
}

const isOver = (error: unknown) =>
  error instanceof HostFault &&
  [
    'network',
    'timeout',
    'needs-service',
    'change-unconfirmed',
    'unauthorised',
    'no-key',
    'no-host',
    'no-session',
    'host-gone',
    'too-many',
  ].includes(error.code);

/** All projects of the connection as rows: what is shown of them, which are chosen, and the work on many at once. */
export const usePortfolio = defineStore('portfolio', () => {
  const workspace = useWorkspace();
  const ui = useUi();
  const deletion = useDeletion();
  const notes = useProjectNotes();
  const collection = useCollection();
  const filter = ref<PortfolioFilter>({ ...noFilter });
  const selection = shallowRef<Selection>(nothingSelected);
  const located = shallowRef(new Map<string, WindowPlace | null>());
  const work = shallowRef<BulkState | null>(null);
  const end = shallowRef<BulkEnd | null>(null);

  // Country names in the window's language; the place index knows them in English.
  const places = computed(() => {
    const names = new Intl.DisplayNames(i18n.global.locale.value, { type: 'region' });
    const nameOf = (code: string | null, usual: string | null) => {
      try {
        return code ? (names.of(code) ?? usual) : usual;
      } catch {
        return usual;
      }
    };
    return new Map(
      [...located.value].map(([id, place]): [string, WherePlace] => [
        id,
        { country: place ? nameOf(place.countryCode, place.country) : null, province: place?.state ?? null },
      ]),
    );
  });
  const rows = computed<PortfolioRow[]>(() =>
    portfolioRows(workspace.projects, workspace.details, workspace.states, places.value, workspace.productStates, notes.known).filter(
      ({ id }) => !deletion.leaving.has(id) && !notes.isHidden(id),
    ),
  );
  const asTree = computed({
    get: () => ui.portfolio['asTree'] === true,
    set: (value: boolean) => {
      ui.portfolio = { ...ui.portfolio, asTree: value };
    },
  });
  const wanted = computed(() => rows.value.filter((row) => isWanted(row, filter.value)));
  const nodes = computed(() =>
    asTree.value ? portfolioTree(rows.value, filter.value) : wanted.value.map((row) => ({ ...row, members: [] })),
  );
  const filtering = computed(() => isFiltering(filter.value));
  const chosen = computed(() => rows.value.filter(({ id }) => selection.value.ids.has(id)));
  const chosenHectares = computed(() => landHectares(chosen.value, rows.value));
  const areas = computed(() => shownAreas(wanted.value, rows.value));
  useListedProjects().follow('portfolio', () =>
    filtering.value
      ? { projectIds: wanted.value.map(({ id }) => id), all: rows.value.length, conditions: filterConditions(filter.value) }
      : null,
  );

  watch(rows, (now) => {
    const there = new Set(now.map(({ id }) => id));
    if ([...selection.value.ids].some((id) => !there.has(id))) selection.value = stillThere(selection.value, (id) => there.has(id));
  });
  watch(
    () => workspace.connection?.id,
    () => {
      filter.value = { ...noFilter };
      selection.value = nothingSelected;
      located.value = new Map();
      end.value = null;
    },
  );

  /** Finds country and state of the projects that are new, in one call of the worker. */
  async function locate(): Promise<void> {
    const fresh = rows.value.filter(({ id, lonLat }) => lonLat && !located.value.has(id));
    if (fresh.length === 0) return;
    const names = await placeNames();
    const found = await names.placesOf(fresh.map(({ lonLat }) => lonLat!));
    located.value = new Map([...located.value, ...fresh.map(({ id }, index): [string, WindowPlace | null] => [id, found[index] ?? null])]);
  }

  let abort: AbortController | null = null;
  /** Does the same with many; the outcome stands in `end`. One work at a time. */
  async function run(
    what: BulkWord,
    items: readonly BulkItem[],
    each: (item: BulkItem, signal: AbortSignal) => Promise<unknown>,
    atOnce = 4,
  ): Promise<BulkEnd | null> {
    if (work.value || items.length === 0) return null;
    const own = new AbortController();
    abort = own;
    end.value = null;
    work.value = { what, done: 0, all: items.length };
    const outcome = await bulkWork(items, (item) => each(item, own.signal), {
      signal: own.signal,
      isOver,
      atOnce,
      onProgress: (share) => {
        work.value = { what, done: Math.round(share * items.length), all: items.length };
      },
    });
    work.value = null;
    abort = null;
    end.value = { ...outcome, what, cancelled: own.signal.aborted };
    return end.value;
  }
  const cancel = () => abort?.abort();
  const itemsOf = (list: readonly PortfolioRow[]): BulkItem[] => list.map(({ id, name }) => ({ id, name }));

  async function collectAgain(list: readonly PortfolioRow[]): Promise<void> {
    await run('collect', itemsOf(list), ({ id }, signal) => collection.collectAgain(id, [], signal));
    await workspace.refresh();
  }

  /** One file with all of them; its host offers it for saving. Progress is the host's own. */
  async function exportAs(
    list: readonly PortfolioRow[],
    format: ExportFormat,
  ): Promise<{ saved: boolean; path?: string | undefined } | null> {
    if (work.value || list.length === 0) return null;
    const own = new AbortController();
    abort = own;
    end.value = null;
    work.value = { what: 'export', done: 0, all: list.length };
    try {
      const saved = await hostCall(
        'projects.export',
        { projectIds: list.map(({ id }) => id), format },
        {
          signal: own.signal,
          onProgress: (share) => {
            work.value = { what: 'export', done: Math.min(list.length, Math.round(share * (list.length + 1))), all: list.length };
          },
        },
      );
      if (saved.saved && saved.notes.length > 0)
        end.value = { what: 'export', done: list.map(({ id }) => id), left: [], cancelled: false, faults: [], notes: saved.notes };
      return saved;
    } catch (error) {
      end.value = {
        what: 'export',
        done: [],
        left: [],
        cancelled: own.signal.aborted,
        faults: own.signal.aborted ? [] : [{ id: '', name: t('portfolio.export'), message: (error as Error).message }],
      };
      return null;
    } finally {
      work.value = null;
      abort = null;
    }
  }

  /** The printed map, a page for each of these; those that cannot be read stay in `end`, and the map says how many they are. */
  async function printAtlas(list: readonly PortfolioRow[]): Promise<void> {
    const ended = await printProjects(list, (each) => run('atlas', itemsOf(list), each));
    if (ended?.done.length === list.length) end.value = null;
  }

  /** The report builder, about these together. */
  function reports(list: readonly PortfolioRow[]): void {
    if (list.length === 0) return;
    useReport().wantedIds = list.map(({ id }) => id);
    ui.dialog = 'report';
  }

  /** Takes projects out of sight at once and deletes them when nobody took it back in time. */
  function remove(list: readonly PortfolioRow[]): void {
    if (list.length === 0) return;
    const message = t('portfolio.deleting', { n: list.length }, list.length);
    deletion.begin({
      ids: list.flatMap(({ id }) => [id, ...(workspace.details.get(id)?.memberIds ?? [])]),
      message,
      what: t('edit.step.deleteProjects', { n: list.length }),
      send: () => sendDeletion(list),
    });
  }
  async function sendDeletion(list: readonly PortfolioRow[]): Promise<void> {
    // A collection takes its members with it, so it goes first, and a member that is gone by then is what was wanted.
    const rank = ({ memberCount, kind }: PortfolioRow) => (kind === 'collection' || kind === 'control-pool' || memberCount ? 0 : 1);
    const ordered = [...list].sort((a, b) => rank(a) - rank(b));
    const each = async ({ id }: BulkItem, signal: AbortSignal) => {
      try {
        await hostCall('projects.remove', { id }, { signal });
      } catch (error) {
        if (!(error instanceof HostFault && error.code === 'not-found')) throw error;
      }
      if (workspace.current?.record.id === id) workspace.closeProject();
    };
    const collections = ordered.filter((row) => rank(row) === 0).length;
    await run('delete', itemsOf(ordered), each, collections > 0 ? 1 : 4);
    await workspace.refresh();
  }

  /** A collection (or control pool) whose members are copies of the chosen boundaries; without a network it waits in the outbox. Rejects with HostFault. */
  async function makeCollection(
    list: readonly PortfolioRow[],
    name: string,
    isControlPool: boolean,
  ): Promise<BridgeOutput<'projects.create'>> {
    work.value = { what: 'group', done: 0, all: list.length };
    const own = new AbortController();
    abort = own;
    try {
      const features: object[] = [];
      for (const { id, name: member } of list) {
        const record = projectIn(await apiCall('getProject', { params: { project_id: id } }, { signal: own.signal }));
        if (!record) throw new Error(t('portfolio.groupNoShapes', { name: member }));
        features.push({ type: 'Feature', properties: { name: member }, geometry: record.geometry });
        work.value = { what: 'group', done: features.length, all: list.length };
      }
      return await hostCall(
        'projects.create',
        { name, isCollection: true, isControlPool, geojson: { type: 'FeatureCollection', features } },
        { signal: own.signal },
      );
    } finally {
      work.value = null;
      abort = null;
      await workspace.refresh();
    }
  }

  return {
    filter,
    selection,
    rows,
    nodes,
    wanted,
    filtering,
    chosen,
    asTree,
    work,
    end,
    places,
    chosenHectares,
    areas,
    locate,
    cancel,
    collectAgain,
    exportAs,
    printAtlas,
    reports,
    remove,
    makeCollection,
  };
});
