import { computed, ref, shallowRef, watch } from 'vue';
import type { SystemCandidate, TableAsked } from '#formats/index.ts';
import type { TableStart, TableTrial } from '#formats/table-trial.ts';
import { distanceMetres } from '#geo/index.ts';
import { attempt } from '#window/kit/attempt.ts';
import { phrased } from '#window/kit/text/index.ts';
import { placeNames, reading } from '#window/kit/workers/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useFiles } from './files.ts';
import type { SaidOfFile } from './open-shapes.ts';

/** Where the places of a table are looked for: where its names tell, in two columns, or in one. */
export type PlacesIn = 'guess' | 'pair' | 'geometry';
const maxSystems = 40;
type Worker = ReturnType<typeof reading>;

/** What a person chooses of a table. */
function tableChoices() {
  const starts = shallowRef<TableStart[]>([]);
  const sheet = ref(0);
  const isHeadless = ref(false);
  const placesIn = ref<PlacesIn>('pair');
  const [x, y, geometry, system, label] = [ref(''), ref(''), ref(''), ref(''), ref('')];
  const columns = computed((): TableAsked['columns'] => {
    if (placesIn.value === 'geometry' && geometry.value !== '') return { geometry: geometry.value };
    const isPair = placesIn.value === 'pair' && x.value !== '' && y.value !== '' && x.value !== y.value;
    return isPair ? { x: x.value, y: y.value } : undefined;
  });
  const asked = computed((): TableAsked => {
    const name = starts.value.length > 1 ? starts.value[sheet.value]?.sheet : null;
    return {
      ...(name ? { sheet: name } : {}),
      ...(columns.value ? { columns: columns.value } : {}),
      ...(isHeadless.value ? { isHeadless: true } : {}),
    };
  });
  const clearColumns = () => ([x.value, y.value, geometry.value, label.value] = ['', '', '', '']);
  // Names of one sheet, or of a head, are none of another.
  watch([sheet, isHeadless], clearColumns);
  /** What was chosen, as it is read by. */
  const said = (): SaidOfFile => ({
    table: asked.value,
    ...(system.value.trim() === '' ? {} : { system: system.value.trim() }),
    ...(label.value === '' ? {} : { labelField: label.value }),
  });
  return { starts, sheet, isHeadless, placesIn, x, y, geometry, system, label, columns, asked, clearColumns, said };
}

/** What the first rows of a table become by what was chosen. */
function tableTrials({ starts, sheet, placesIn, system, columns, asked }: ReturnType<typeof tableChoices>, worker: () => Worker | null) {
  const ui = useUi();
  const trial = shallowRef<TableTrial | null>(null);
  /** of each row, null at sea; empty until they are known */
  const countries = shallowRef<(string | null)[]>([]);
  const systems = shallowRef<SystemCandidate[]>([]);
  let trials = 0;

  /** Nearest to where the map stands first. */
  async function nearestSystems(own: Worker, numbers: NonNullable<TableTrial['numbers']>): Promise<SystemCandidate[]> {
    const here = ui.place?.lonLat ?? [0, 0];
    const found = await Promise.race([own.work.candidateSystems(numbers), own.failed]);
    return found
      .toSorted((a, b) => distanceMetres(here, [a.longitude, a.latitude]) - distanceMetres(here, [b.longitude, b.latitude]))
      .slice(0, maxSystems);
  }
  /** Reads the first rows anew; of several that are asked for at once the last one counts. */
  async function tryOut(): Promise<void> {
    const [start, own] = [starts.value[sheet.value], worker()];
    if (!start || !own) return;
    trials += 1;
    const mine = trials;
    const isChosen = placesIn.value === 'guess' || columns.value !== undefined;
    const found = await Promise.race([own.work.triedTable(start, asked.value, system.value.trim() || undefined), own.failed]);
    if (mine !== trials) return;
    countries.value = [];
    // Without columns that were chosen nothing has been placed by anybody's word.
    trial.value = isChosen
      ? found
      : { ...found, numbers: null, rows: found.rows.map((row) => ({ ...row, lonLat: null, geometry: null, phrase: null })) };
    const known = trial.value.rows.flatMap(({ lonLat }) => (lonLat ? [lonLat] : []));
    const names = known.length === 0 ? [] : await (await placeNames()).placesOf(known);
    if (mine !== trials) return;
    const waiting = names.map((name) => name?.country ?? null);
    countries.value = trial.value.rows.map(({ lonLat }) => (lonLat ? (waiting.shift() ?? null) : null));
    if (trial.value.numbers) systems.value = await nearestSystems(own, trial.value.numbers);
  }
  function clear(): void {
    [trial.value, countries.value, systems.value] = [null, [], []];
  }
  return { trial, countries, systems, tryOut, clear };
}

/** The question which columns of a table hold its places, for the first one that waits. */
export function useTableColumns() {
  const [ui, files] = [useUi(), useFiles()];
  const waiting = computed(() => files.unmapped[0] ?? null);
  const isOpen = computed(() => ui.dialog === 'tableColumns' && waiting.value !== null);
  const fault = ref('');
  let worker: Worker | null = null;
  const choices = tableChoices();
  const { starts, placesIn, columns, asked, system } = choices;
  const { trial, countries, systems, tryOut, clear } = tableTrials(choices, () => worker);
  const isGuessed = computed(() => trial.value?.isGuessed === true);
  /** Whether there is something to read by: columns that were chosen, or found. */
  const isReady = computed(() => trial.value !== null && (placesIn.value === 'guess' ? isGuessed.value : columns.value !== undefined));

  async function look(): Promise<void> {
    const { incoming, said } = waiting.value!;
    worker?.end();
    worker = reading();
    clear();
    choices.clearColumns();
    [starts.value, fault.value, choices.sheet.value, choices.isHeadless.value] = [[], '', 0, false];
    system.value = said?.system ?? '';
    const answer = await Promise.race([
      worker.work.starts({ name: incoming.name, content: incoming.file ?? incoming.bytes }),
      worker.failed,
    ]);
    if (!answer.ok) {
      fault.value = phrased(answer.phrase, answer.message);
      return;
    }
    starts.value = answer.starts;
    placesIn.value = 'guess';
    await tryOut();
    if (!isGuessed.value) placesIn.value = 'pair';
  }
  watch([isOpen, waiting], ([open, file]) => open && file && void attempt(look), { immediate: true });
  watch([asked, system, placesIn], () => void attempt(tryOut));

  /** Ends what works for the dialog. */
  function end(): void {
    worker?.end();
    worker = null;
  }
  return { ...choices, waiting, isOpen, fault, trial, countries, systems, isReady, end };
}
