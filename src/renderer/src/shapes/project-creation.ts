import { storeToRefs } from 'pinia';
import { computed, reactive, ref, watch } from 'vue';
import { toast } from 'vue-sonner';
import { refusalsOf, type Refusal } from '#window/kit/refusals.ts';
import { text } from '#window/kit/text/index.ts';
import { keysText } from '#window/kit/text/keys.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useFiles, type Shape } from './files.ts';
import { useNewProject } from './new-project.ts';
import { registeredTwins, type NewLand } from './registered-twins.ts';

/** Reasons of a refused create that are shown together. */
const maxRefusals = 4;

/** The shapes that become a project, and what stands against it. */
function takenShapes() {
  const files = useFiles();
  const workspace = useWorkspace();
  /** Off until somebody asks for it: a shape is selected to be looked at more often than to be sent alone. */
  const onlySelected = ref(false);
  const selected = computed(() => files.selected.filter(({ feature }) => feature.geometry));
  watch(
    () => selected.value.length,
    (count) => {
      if (count === 0) onlySelected.value = false;
    },
  );
  const taken = computed<Shape[]>(() => (onlySelected.value ? selected.value : files.withGeometry));
  const invalid = computed(() => taken.value.filter(({ summary }) => summary && !summary.valid));
  /** points and lines: they belong to a project, and add nothing to its area */
  const withoutArea = computed(() => taken.value.filter(({ summary }) => summary?.areaHectares === 0));
  /** Everything taken: the union is known. A selection: its sum, which is more than the union only where shapes overlap. */
  const hectares = computed(() =>
    !onlySelected.value && files.union !== null
      ? files.union
      : taken.value.reduce((sum, { summary }) => sum + (summary?.areaHectares ?? 0), 0),
  );
  const remaining = computed(() => workspace.quota?.remainingHectares ?? null);
  const tooMuch = computed(() => remaining.value !== null && hectares.value > remaining.value + 1e-9);
  return { onlySelected, selected, taken, invalid, withoutArea, hectares, remaining, tooMuch };
}

/** What is to be registered as one project each: every shape, or all of them together. */
function newLands(taken: readonly Shape[], hectares: number, isEach: boolean): NewLand[] {
  const lands = taken.flatMap(({ name, summary }) =>
    summary?.centroid && summary.areaHectares ? [{ name, hectares: summary.areaHectares, centroid: summary.centroid }] : [],
  );
  if (isEach || lands.length < 2) return lands;
  const sum = lands.reduce((all, land) => all + land.hectares, 0);
  const mean = (axis: 0 | 1) => lands.reduce((all, land) => all + land.centroid[axis] * land.hectares, 0) / sum;
  return [{ name: '', hectares, centroid: [mean(0), mean(1)] }];
}

/** Projects that look like the same land, by what their list tells. */
function useTwins({ taken, hectares }: Pick<ReturnType<typeof takenShapes>, 'taken' | 'hectares'>) {
  const workspace = useWorkspace();
  const newProject = useNewProject();
  return computed(() =>
    registeredTwins(newLands(taken.value, hectares.value, newProject.isCollection), workspace.projects, newProject.replaces?.id ?? null),
  );
}

/** What becomes a project, and the sending. */
export function useProjectCreation(onCreated: () => void) {
  const files = useFiles();
  const workspace = useWorkspace();
  const newProject = useNewProject();
  const { name, isCollection, isControlPool, replaces } = storeToRefs(newProject);
  const shapes = takenShapes();
  const busy = ref(false);
  const nameFault = ref('');
  const fault = ref('');
  const twins = useTwins(shapes);
  const isReady = computed(
    () => !busy.value && shapes.taken.value.length > 0 && shapes.invalid.value.length === 0 && !shapes.tooMuch.value,
  );

  function showRefusal(error: unknown): void {
    const refusals = refusalsOf(error);
    const isOfName = ({ path }: Refusal) => path.includes('project_name');
    nameFault.value = refusals.find(isOfName)?.message ?? '';
    const others = [...new Set(refusals.filter((refusal) => !isOfName(refusal)).map(({ message }) => message))];
    fault.value = others.slice(0, maxRefusals).join(' ') || (nameFault.value ? '' : (error as Error).message);
  }

  async function send(sent: Shape[]): Promise<void> {
    const projectName = name.value.trim();
    const isDone = await workspace.create({
      name: projectName,
      geojson: files.projectCollection(new Set(sent.map(({ id }) => id))),
      isCollection: isCollection.value,
      isControlPool: isControlPool.value,
      replaces: replaces.value?.id ?? null,
    });
    if (isDone) toast.success(text('create.done', { name: projectName }));
    else toast(text('outbox.queued', { name: projectName }));
    files.handOver(
      projectName,
      sent,
      isDone
        ? text('create.final', { name: projectName })
        : text('create.finalQueued', { name: projectName, keys: keysText('Ctrl Shift O') }),
    );
    newProject.clear();
    if (isDone && !files.isOpen) onCreated();
  }

  /** false when the project has no name yet */
  async function create(): Promise<boolean> {
    nameFault.value = name.value.trim() === '' ? text('create.needName') : '';
    fault.value = '';
    if (nameFault.value) return false;
    busy.value = true;
    try {
      await send(shapes.taken.value);
    } catch (error) {
      showRefusal(error);
    } finally {
      busy.value = false;
    }
    return true;
  }

  return reactive({ ...shapes, twins, isReady, busy, nameFault, fault, create });
}
export type ProjectCreation = ReturnType<typeof useProjectCreation>;
