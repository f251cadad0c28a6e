import { computed, reactive, ref, shallowRef, watch } from 'vue';
import { proxy } from 'comlink';
import { columnsOf, guessSources, numberedName, roles, type RoleSources, type Statement } from '#eudr/index.ts';
import { areaHectares, isFilled } from '#geo/index.ts';
import { attempt } from '#window/kit/attempt.ts';
import { saveFile } from '#window/kit/save-file.ts';
import { bordersHref, geometry as worker } from '#window/kit/workers/index.ts';
import { useFiles, type Shape } from './files.ts';

const sourcesOf = (given: RoleSources | null): RoleSources =>
  Object.fromEntries(roles.map((role) => [role, given ? { ...given[role] } : { column: null, constant: null }])) as RoleSources;

/** What a person chooses for a statement; columns are guessed each time that the dialog opens. */
function useStatementChoices(isOpen: () => boolean, shapes: () => readonly Shape[]) {
  const choices = reactive({
    sources: sourcesOf(null),
    isCountryFromPlace: true,
    idColumn: null as string | null,
    geoIdColumn: null as string | null,
    keepsOtherColumns: false,
    cutsHoles: true,
    separatesParts: false,
    isCattle: false,
    isSplit: true,
  });
  const columns = shallowRef<string[]>([]);
  watch(
    isOpen,
    (open) => {
      if (!open) return;
      const features = shapes().map(({ feature }) => feature);
      columns.value = columnsOf(features);
      const guess = guessSources(features);
      Object.assign(choices, { sources: guess.sources, idColumn: guess.idColumn, geoIdColumn: guess.geoIdColumn });
    },
    { immediate: true },
  );
  /** The first value of a column, to know it by. */
  function exampleOf(column: string | null): string | undefined {
    const values = column === null ? [] : shapes().map(({ feature }) => feature.properties?.[column]);
    const value = values.find(isFilled);
    return value === undefined ? undefined : String(value);
  }
  /** The choices as plain data, for a worker. */
  const plainChoices = () => ({ ...choices, sources: sourcesOf(choices.sources) });
  return { choices, columns, exampleOf, plainChoices };
}

/** The statement of a dialog: its choices, what was made of the shapes, and saving it. A changed choice takes back what was made. */
export function useStatement(isOpen: () => boolean, shapes: () => readonly Shape[]) {
  const files = useFiles();
  const { choices, columns, exampleOf, plainChoices } = useStatementChoices(isOpen, shapes);
  const made = shallowRef<Statement | null>(null);
  const preparedOf = shallowRef<readonly Shape[]>([]);
  const share = ref(0);
  const isBusy = ref(false);
  let latest = 0;
  watch([choices, shapes, isOpen], () => {
    latest += 1;
    made.value = null;
  });

  async function prepare(): Promise<void> {
    const own = latest;
    const taken = shapes();
    const onProgress = proxy((now: number) => {
      share.value = now;
    });
    share.value = 0;
    isBusy.value = true;
    await attempt(async () => {
      const features = taken.map(({ feature }) => feature);
      const statement = await worker().statement(features, plainChoices(), bordersHref(), onProgress);
      // A choice that was changed meanwhile wants another statement.
      if (own !== latest) return;
      made.value = statement;
      preparedOf.value = taken;
    });
    isBusy.value = false;
  }

  const name = computed(() => `${(files.files[0]?.name ?? 'plots').replace(/\.[^.]+$/, '')}-eudr.geojson`);
  const written = computed(() => (made.value ? filesOf(made.value, name.value) : []));
  const save = () =>
    attempt(async () => {
      const texts = written.value.map(({ name: own, text }) => ({ name: own, text }));
      if (texts.length === 1) await saveFile(name.value, 'geojson', new TextEncoder().encode(texts[0]!.text));
      else await saveFile(name.value.replace(/\.geojson$/, '.zip'), 'zip', new Uint8Array(await worker().zip(texts)));
    });

  return { choices, columns, made, preparedOf, share, isBusy, exampleOf, prepare, written, save };
}

/** The files of a statement with what a person asks of them. */
function filesOf({ files, features }: Statement, name: string) {
  return files.map(({ bytes, text, features: own }, k) => ({
    name: numberedName(name, k + 1, files.length),
    bytes,
    text,
    count: own.length,
    hectares: own.reduce((sum, index) => sum + (features[index]!.geometry ? areaHectares(features[index]!.geometry!) : 0), 0),
  }));
}
