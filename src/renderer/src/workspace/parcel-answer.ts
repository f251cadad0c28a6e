import { computed, shallowRef } from 'vue';
import { HostFault } from '#window/kit/host/host.ts';
import { useProjectShapes, type ProjectShape } from './project-shapes.ts';
import { useWorkspace } from './workspace.ts';

/**
 * What a service answers of each parcel of the open project, in the order of its shapes. `fetch` gives null where the
 * service has no such answer, or one for another number of parcels.
 */
export function useParcelAnswer<Answer extends object, Entry>(
  fetch: (projectId: string, parcelCount: number) => Promise<Answer | null>,
  entriesOf: (answer: Answer) => readonly Entry[],
) {
  const workspace = useWorkspace();
  const parcels = useProjectShapes();
  const answer = shallowRef<Answer | null>(null);
  const byId = computed(() => {
    const entries: readonly Entry[] = answer.value ? entriesOf(answer.value) : [];
    return new Map(parcels.shapes.map(({ id }, index) => [id, entries[index] ?? null]));
  });
  const of = (shape: ProjectShape): Entry | null => byId.value.get(shape.id) ?? null;

  let asked = 0;
  /** For another project: what is still on its way is not for it, even where both have as many parcels. */
  function clear(): void {
    asked += 1;
    answer.value = null;
  }
  async function load(): Promise<void> {
    asked += 1;
    const own = asked;
    const id = workspace.current?.record.id;
    await parcels.whenLoaded();
    if (own !== asked || !id || parcels.shapes.length === 0) return;
    try {
      const found = await fetch(id, parcels.shapes.length);
      if (own === asked) answer.value = found;
    } catch (error) {
      // Without a network nothing is shown.
      if (!(error instanceof HostFault)) throw error;
    }
  }
  return { answer, of, clear, load };
}
