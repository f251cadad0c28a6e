import { watch, type Ref } from 'vue';
import { noFilter, readFilter, type AttributeFilter } from '#attributes/conditions.ts';
import { useUi } from './ui.ts';
import { useWorkspace } from './workspace.ts';

/** More than anybody works with at a time; the one that was set first goes. */
export const maxKeptFilters = 200;

/** The filters of projects as they are remembered, with the other settings of the window: on this computer, and for whoever uses it. */
function keptParcelFilters() {
  const ui = useUi();
  const workspace = useWorkspace();
  /** of the open project; projects of two services may have the same id. null where none is open */
  function key(): string | null {
    const { connection, current } = workspace;
    return current ? `${connection?.id ?? ''}/${current.record.id}` : null;
  }
  const of = (project: string | null): AttributeFilter =>
    project !== null && Object.hasOwn(ui.parcelFilters, project) ? readFilter(ui.parcelFilters[project]) : noFilter;
  function keep(project: string, filter: AttributeFilter): void {
    const { [project]: before, ...others } = ui.parcelFilters;
    if (filter.conditions.length === 0) {
      if (before !== undefined) ui.parcelFilters = others;
      return;
    }
    if (JSON.stringify(before) === JSON.stringify(filter)) return;
    ui.parcelFilters = Object.fromEntries([...Object.entries(others), [project, filter] as const].slice(-maxKeptFilters));
  }
  return { key, of, keep };
}

/** Makes a filter that of the open project: there again with the project, once the settings are read, and remembered when it changes. `another`: the open project is another one. */
export function rememberByProject(filter: Ref<AttributeFilter>, another: () => void): void {
  const ui = useUi();
  const kept = keptParcelFilters();
  let open: string | null = null;
  watch(
    [kept.key, () => ui.loaded],
    ([now]) => {
      if (now !== open) another();
      open = now;
      filter.value = kept.of(now);
    },
    { flush: 'sync', immediate: true },
  );
  watch(
    filter,
    (now) => {
      if (open !== null) kept.keep(open, now);
    },
    { flush: 'sync' },
  );
}
