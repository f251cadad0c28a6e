import type { AcceptedOverlap } from '#formats/accepted-overlaps.ts';
import { computed, reactive, shallowRef, watch } from 'vue';
import { defineStore } from 'pinia';
import { useWorkspace } from '#window/workspace/workspace.ts';
import type { PairRow, RegisteredProject } from './accepted-pairs.ts';
import { useFiles } from './files.ts';
import { compareWithRegistered, type Comparison } from './registered-comparison.ts';
import type { Shape } from './open-shapes.ts';

type State = 'none' | 'fetching' | 'comparing' | 'done' | 'stopped' | 'failed';

const isSameLand = (now: readonly Shape[], before: readonly Shape[]) =>
  now.length === before.length &&
  now.every(({ id, feature }, at) => id === before[at]!.id && feature.geometry === before[at]!.feature.geometry);

/** Pairs as they are listed: a shape that went away or changed since is to be compared again. */
function rowsOf(
  { connectionId, shapes, pairs }: Comparison,
  connection: string,
  visible: readonly Shape[],
  acceptance: (ids: [string, string], sharedHectares: number) => AcceptedOverlap | null,
): PairRow<RegisteredProject>[] {
  const now = new Map(visible.map((shape) => [shape.id, shape]));
  const before = new Map(shapes.map(({ id, feature }) => [id, feature.geometry]));
  return pairs.flatMap(({ shapeId, project, ...pair }) => {
    const first = now.get(shapeId);
    if (!first || first.feature.geometry !== before.get(shapeId)) return [];
    const second: RegisteredProject = {
      id: `project:${connectionId}:${project.id}`,
      projectId: project.id,
      name: project.name,
      connection,
    };
    const ids: [string, string] = [shapeId, second.id];
    const accepted = acceptance(ids, pair.sharedHectares);
    return [
      { key: ids.join(' '), pair: { ...pair, ids }, first, second, accepted: accepted?.reason ?? null, acceptedOn: accepted?.day ?? null },
    ];
  });
}

/** Open shapes held against all registered projects of the chosen connection, when somebody asks for it. */
export const useRegisteredSearch = defineStore('registeredSearch', () => {
  const files = useFiles();
  const workspace = useWorkspace();
  const search = reactive({ state: 'none' as State, share: 0, fault: '' });
  const comparison = shallowRef<Comparison | null>(null);
  let stopping: AbortController | null = null;

  /** Fetches what is not kept, and compares. What was found before is shown until there is something new. */
  async function compare(): Promise<void> {
    stopping?.abort();
    const own = new AbortController();
    stopping = own;
    Object.assign(search, { state: 'fetching', share: 0, fault: '' });
    try {
      const found = await compareWithRegistered(
        files.withGeometry,
        (state, share) => {
          if (stopping === own) Object.assign(search, { state, share });
        },
        own.signal,
      );
      if (own.signal.aborted) return;
      comparison.value = found;
      search.state = 'done';
    } catch (error) {
      if (stopping !== own) return;
      comparison.value = null;
      search.state = 'failed';
      search.fault = (error as Error).message;
    }
  }
  /** What was fetched is kept; what comes late is dropped. */
  function stop(): void {
    stopping?.abort();
    stopping = null;
    comparison.value = null;
    search.state = 'stopped';
  }
  // What was found with one connection says nothing of another.
  watch(
    () => workspace.connection?.id,
    () => {
      stopping?.abort();
      stopping = null;
      comparison.value = null;
      search.state = 'none';
    },
  );

  const isRunning = computed(() => search.state === 'fetching' || search.state === 'comparing');
  /** the land of the shapes changed since */
  const isOld = computed(() => comparison.value !== null && !isSameLand(files.withGeometry, comparison.value.shapes));
  const rows = computed(() =>
    comparison.value ? rowsOf(comparison.value, workspace.connection?.name ?? '', files.visible, files.acceptance) : [],
  );
  return { search, comparison, rows, isRunning, isOld, compare, stop };
});
