import { PhrasedError, phraseOfError, type ForeignPhrase } from '#sentences/phrases/index.ts';
import { reasonPhrase, type JobWords } from '#sentences/phrases/job-reason.ts';
import type { Project } from '#api/index.ts';
import { plotRisks, type PlotRisks } from '#api/forest-2020.ts';
import type { ProjectNote } from '#api/project-notes.ts';
import { figuresIn, type ProjectFigures } from '#api/parcel-figures.ts';
import type { Feature } from '#geo/index.ts';
import { filesNamedIn } from '#operations/named-files.ts';
import type { Operation } from '#operations/index.ts';
import { readGeoTiff } from '#raster/index.ts';
import { products } from '#products/index.ts';
import { questionsOf, type SectionQuestion } from '#products/report-sections.ts';
import type { AnySectionId } from './choices.ts';
import type { Answer, SectionData } from './kit/answer.ts';
import { sentence } from './phrases/sentence.ts';

/** One answer of the monitoring API. A picture is bytes; `raw` is unlike the contract; `stale` was stored on an earlier day. */
export interface GivenAnswer {
  value: unknown;
  raw: boolean;
  fetchedAt: string;
  stale?: boolean;
  /** `phrase`: people should know of it */
  deviations?: readonly { phrase?: ForeignPhrase | null | undefined }[];
}
/**
 * Asks the API; throws an Error with a sentence for people, and a `code` where the client gave one. `keptOnly`: only an answer that is there already, and nobody
 * begins to collect one.
 */
export type Ask = (
  operation: Operation,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown>; keptOnly?: boolean },
  signal: AbortSignal,
) => Promise<GivenAnswer>;

/** The shapes that a project was made of, in their order; none where only its boundary is known. Throws like `Ask`. */
export type ShapesOf = (project: Project, signal: AbortSignal) => Promise<readonly Feature[]>;

/** What people wrote about their projects, by project; those without a word are left out. Throws like `Ask`. */
export type NotesOf = (signal: AbortSignal) => Promise<Readonly<Record<string, ProjectNote>>>;
interface Fault {
  reason: string;
  reasonPhrase: ForeignPhrase | null;
}

/** A call of a product's operation. */
interface Question {
  slug: string;
  operation: Operation;
  query: Record<string, unknown>;
  isKeptOnly?: true;
  isExtension?: true;
}
interface Member {
  id: string;
  name: string;
  areaHectares: number | null;
  missing: string;
  missingPhrase: ForeignPhrase | null;
}
export interface ProjectData extends SectionData {
  /** in the order of the list of products */
  answers: Record<string, Answer>;
  /** what the service says of the state of its products, as it came; null where it does not tell */
  available: unknown;
  /** members of a collection, in the API's order */
  members: Member[];
  /** what the project was made of; empty where only its boundary is known */
  shapes: readonly Feature[];
  /** of a report of some of the parcels: where each of the shapes stands among all; null where they are all */
  places: readonly number[] | null;
  /** why the shapes could not be read; null where they could, or nobody has any */
  shapesFault: Fault | null;
  /** what a person wrote about the project; null where there is nothing, or nobody asked */
  note: ProjectNote | null;
  /** figures of each of the shapes; null where nobody asked for them, and at a service without them */
  parcelFigures: ProjectFigures | null;
  /** forest of 2020 and risk of each of the shapes; null where nobody asked for them, and at a service without them */
  plotRisks: PlotRisks | null;
}
/** The data of a report: one project, or many with the service's sums over all of its projects. */
export interface Collected {
  projects: ProjectData[];
  /** requested projects that could not be fetched */
  missing: { id: string; reason: string; reasonPhrase: ForeignPhrase | null }[];
  sums: { byCountry: Answer; byState: Answer } | null;
  /** why the notes of the projects could not be read; null where they could, or nobody asked */
  notesFault: Fault | null;
}

const questions = questionsOf(products);
const callOf = ({ slug, operation, query, isKeptOnly, isExtension }: SectionQuestion, now: Date): Question => ({
  ...(isKeptOnly ? { isKeptOnly } : {}),
  ...(isExtension ? { isExtension } : {}),
  slug,
  operation: operation as Operation,
  query: query?.(now) ?? {},
});

/** The service refuses as a whole: no other request will succeed either. */
const refusesAll = new Set(['unauthorised', 'no-key', 'cancelled']);
const atOnce = 4;
const maxMembers = 500;

/** Runs the tasks, a few at a time; the first failure aborts the rest. */
async function inParallel<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const run = async () => {
    while (next < items.length) {
      const own = next;
      next += 1;
      results[own] = await work(items[own]!);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run));
  return results;
}

async function answered(
  ask: Ask,
  name: string,
  question: Question,
  params: Record<string, unknown>,
  reasons: Reasons,
  signal: AbortSignal,
): Promise<Answer> {
  const base = { pending: null, name, slug: question.slug, operation: question.operation, query: question.query };
  try {
    const keptOnly = question.isKeptOnly ? { keptOnly: true } : {};
    const input = { params, query: question.query, ...keptOnly };
    const { value, raw, fetchedAt, stale = false, deviations = [] } = await ask(question.operation, input, signal);
    const readings = deviations.flatMap(({ phrase }) => (phrase ? [phrase] : []));
    return { ...base, value, raw, stale, fetchedAt, missing: '', ...(readings.length > 0 ? { readings } : {}) };
  } catch (error) {
    signal.throwIfAborted();
    const { code, message, phrase } = error as { code?: string; message: string; phrase?: ForeignPhrase | null };
    if (refusesAll.has(code ?? '')) throw error;
    const reason = reasons.get(question.slug);
    return {
      ...base,
      raw: false,
      stale: false,
      fetchedAt: '',
      missing: reason?.text || message,
      missingPhrase: reason ? reason.phrase : (phrase ?? null),
      pending: reason?.pending ?? null,
      ...(question.isExtension && code === 'not-found' && !reason ? { isAbsent: true as const } : {}),
    };
  }
}

/** What the service says of the state of its products. */
async function availableData(ask: Ask, params: Record<string, unknown>, signal: AbortSignal): Promise<unknown> {
  try {
    return (await ask('availableData', { params }, signal)).value;
  } catch {
    signal.throwIfAborted();
    // Without it, the fault of each call says why.
    return null;
  }
}
/** Why a product is not there yet, by slug. */
type Reasons = Map<string, { text: string; phrase: ForeignPhrase | null; pending: Answer['pending'] }>;
function reasonsIn(available: unknown): Reasons {
  const { products } = (available ?? {}) as { products?: ({ product: string; state: string } & JobWords)[] };
  const late = Array.isArray(products) ? products.filter(({ state }) => state !== 'ready') : [];
  return new Map(
    late.map(({ product, state, ...words }) => [
      product,
      {
        text: words.reason ?? state.replaceAll('_', ' '),
        phrase: reasonPhrase(words, (slug) => slug),
        pending: state === 'running' || state === 'queued' ? state : null,
      },
    ]),
  );
}

class UnlikeAProject extends PhrasedError {
  readonly code = 'unlike-a-project';
}

async function projectOf(ask: Ask, id: string, signal: AbortSignal): Promise<Project> {
  const { value, raw } = await ask('getProject', { params: { project_id: id } }, signal);
  if (raw) throw new UnlikeAProject(sentence('report.unlike-a-project'));
  return value as Project;
}

async function membersOf(ask: Ask, { subprojects }: Project, signal: AbortSignal): Promise<Member[]> {
  return inParallel((subprojects ?? []).slice(0, maxMembers), async (id): Promise<Member> => {
    try {
      const { project_name: name, area_hectares: areaHectares } = await projectOf(ask, id, signal);
      return { id, name, areaHectares: areaHectares ?? null, missing: '', missingPhrase: null };
    } catch (error) {
      signal.throwIfAborted();
      return { id, name: id, areaHectares: null, missing: (error as Error).message, missingPhrase: phraseOfError(error) };
    }
  });
}

/** Forest of 2020 and risk of each plot: an extension, and an addition. */
async function plotRisksOf(ask: Ask, params: Record<string, unknown>, count: number, signal: AbortSignal): Promise<PlotRisks | null> {
  try {
    const found = plotRisks.reply.safeParse((await ask('plotRisks', { params }, signal)).value);
    return found.success && found.data.plots.length === count ? found.data : null;
  } catch (error) {
    signal.throwIfAborted();
    if (refusesAll.has((error as { code?: string }).code ?? '')) throw error;
    return null;
  }
}

/** The notes of all projects, where the report shows them or its files take them along. A report without them says why. */
async function notesFor({
  notesOf,
  sections,
  signal,
}: CollectOptions): Promise<{ all: Awaited<ReturnType<NotesOf>>; fault: Fault | null }> {
  if (!sections.includes('project-notes')) return { all: {}, fault: null };
  try {
    return { all: await notesOf(signal), fault: null };
  } catch (error) {
    signal.throwIfAborted();
    const { code, message } = error as { code?: string; message: string };
    if (refusesAll.has(code ?? '')) throw error;
    return { all: {}, fault: { reason: message, reasonPhrase: phraseOfError(error) } };
  }
}
const noteIn = (all: Awaited<ReturnType<NotesOf>>, id: string): ProjectNote | null => (Object.hasOwn(all, id) ? all[id]! : null);

/** Figures of parcels are an extension, and an addition: a service that does not give them leaves their columns out. */
async function figuresOf(ask: Ask, params: Record<string, unknown>, count: number, signal: AbortSignal): Promise<ProjectFigures | null> {
  if (count === 0) return null;
  try {
    return figuresIn((await ask('projectFigures', { params }, signal)).value, count);
  } catch (error) {
    signal.throwIfAborted();
    if (refusesAll.has((error as { code?: string }).code ?? '')) throw error;
    return null;
  }
}

type ReadShapes = Pick<ProjectData, 'shapes' | 'shapesFault' | 'places'>;
const noShapes: ReadShapes = { shapes: [], places: null, shapesFault: null };
/** Without the shapes the report numbers the parts of the boundary, so a fault does not end it. */
async function readShapes(project: Project, shapesOf: ShapesOf, signal: AbortSignal): Promise<ReadShapes> {
  try {
    return { ...noShapes, shapes: await shapesOf(project, signal) };
  } catch (error) {
    signal.throwIfAborted();
    const { code, message } = error as { code?: string; message: string };
    if (refusesAll.has(code ?? '')) throw error;
    return { ...noShapes, shapesFault: { reason: message, reasonPhrase: phraseOfError(error) } };
  }
}

export interface CollectOptions {
  ask: Ask;
  shapesOf: ShapesOf;
  notesOf: NotesOf;
  sections: readonly AnySectionId[];
  now: Date;
  /** with the values behind the satellite's picture and the shapes, for files to take along */
  withRasters: boolean;
  signal: AbortSignal;
  progress: (share: number, doing: string) => void;
}

/** Rasters of classes are read once; one that cannot be read is kept with the reason. */
async function withRaster(answer: Answer): Promise<Answer> {
  if (!(answer.value instanceof Uint8Array) || !rastersOfClasses.has(answer.name)) return answer;
  try {
    return { ...answer, raster: await readGeoTiff(answer.value) };
  } catch (error) {
    return { ...answer, unreadable: (error as Error).message, unreadablePhrase: phraseOfError(error) };
  }
}
const rastersOfClasses = new Set<string>(questions.filter(({ isRaster }) => isRaster).map(({ name }) => name));

/** They name the project's shapes. */
const sectionsWithShapes = new Set<AnySectionId>(['summary', 'map', 'eudr', 'own-maps', 'parts', 'common-land']);
/** The overview says what all products found; how many cells the project has tells nothing. */
const untold = new Set(['cells']);
/** Sections that tell of products which another section shows. */
const alsoOf: Record<string, readonly AnySectionId[]> = { forest: ['eudr'] };
const isWanted = (section: string, chosen: readonly AnySectionId[]): boolean =>
  chosen.includes(section as AnySectionId) ||
  (chosen.includes('summary') && !untold.has(section)) ||
  (alsoOf[section] ?? []).some((other) => chosen.includes(other));

/** The files that answers of products name by their addresses, in the order of the list. */
const namedFiles = (answers: readonly Answer[]) =>
  answers.flatMap((answer) => filesNamedIn(answer.operation, answer.value).map((file) => ({ ...file, slug: answer.slug })));

/**
 * Requests everything that the chosen sections of one project need from the monitoring API. A product without an answer is recorded with its reason.
 * Throws what `ask` throws for the project itself, for a refused key, and on cancel.
 */
export async function collectProject(id: string, how: CollectOptions): Promise<Collected> {
  const { ask, shapesOf, sections, now, withRasters, signal, progress } = how;
  const project = await projectOf(ask, id, signal);
  const params = { project_id: id };
  const available = await availableData(ask, params, signal);
  const reasons = reasonsIn(available);
  const wanted = questions.filter(({ section }) => isWanted(section, sections));
  let done = 0;
  const found = await inParallel(wanted, async (question) => {
    const answer = await withRaster(await answered(ask, question.name, callOf(question, now), params, reasons, signal));
    done += 1;
    progress(done / (wanted.length + 1), question.slug);
    return answer;
  });
  const keptOnly = new Set(wanted.filter(({ isKeptOnly }) => isKeptOnly).map(({ name }) => name));
  const there = found.filter(({ name, missing, isAbsent }) => missing === '' || (!isAbsent && !keptOnly.has(name)));
  const answers: ProjectData['answers'] = Object.fromEntries(there.map((answer) => [answer.name, answer]));
  for (const { name, operation, isData, slug, fileName } of namedFiles(found))
    if (withRasters || !isData)
      answers[name] = {
        ...(await answered(ask, name, { slug, operation, query: {} }, { ...params, name: fileName }, reasons, signal)),
        isPicture: !isData,
      };
  const members = sections.includes('parts') ? await membersOf(ask, project, signal) : [];
  const isNamed = withRasters || sections.some((section) => sectionsWithShapes.has(section));
  const shapes = isNamed ? await readShapes(project, shapesOf, signal) : noShapes;
  const risks = sections.includes('eudr') && shapes.shapes.length > 0 ? await plotRisksOf(ask, params, shapes.shapes.length, signal) : null;
  const parcelFigures = sections.includes('parts') ? await figuresOf(ask, params, shapes.shapes.length, signal) : null;
  const notes = await notesFor(how);
  progress(1, 'project');
  const data = { project, answers, available, members, parcelFigures, plotRisks: risks, note: noteIn(notes.all, id), ...shapes };
  return { projects: [data], missing: [], sums: null, notesFault: notes.fault };
}

/** An addition to a row: what is not there leaves its cell empty, and the row is whole. */
async function ifThere(answer: Promise<Answer>): Promise<Record<string, Answer>> {
  const found = await answer;
  return found.missing === '' ? { [found.name]: found } : {};
}

/** The data of a portfolio report: each project with its forest loss, and the sums by country and state. A project that could not be fetched is recorded with its reason. */
export async function collectPortfolio(ids: readonly string[], how: CollectOptions): Promise<Collected> {
  const { ask, shapesOf, now, withRasters, signal, progress } = how;
  const notes = await notesFor(how);
  const none: Reasons = new Map();
  const [forest, forest2020] = (['forest', 'forest2020'] as const).map((wanted) =>
    callOf(
      questions.find(({ name }) => name === wanted)!,
      now,
    ),
  ) as [Question, Question];
  const missing: Collected['missing'] = [];
  let done = 0;
  const found = await inParallel([...ids], async (id): Promise<ProjectData | null> => {
    try {
      const project = await projectOf(ask, id, signal);
      return {
        project,
        available: null,
        members: [],
        note: noteIn(notes.all, id),
        parcelFigures: null,
        plotRisks: null,
        ...(withRasters ? await readShapes(project, shapesOf, signal) : noShapes),
        answers: {
          forest: await answered(ask, 'forest', forest, { project_id: id }, none, signal),
          ...(await ifThere(answered(ask, 'forest2020', forest2020, { project_id: id }, none, signal))),
        },
      };
    } catch (error) {
      signal.throwIfAborted();
      if (refusesAll.has((error as { code?: string }).code ?? '')) throw error;
      missing.push({ id, reason: (error as Error).message, reasonPhrase: phraseOfError(error) });
      return null;
    } finally {
      done += 1;
      progress(done / (ids.length + 2), `${done} / ${ids.length}`);
    }
  });
  const summary = (level: 'country' | 'state') =>
    answered(
      ask,
      'forest',
      { slug: 'portfolio-deforestation-summary', operation: 'portfolioDeforestationSummary', query: { aggregation_level: level } },
      {},
      none,
      signal,
    );
  return {
    projects: found.filter((project) => project !== null),
    missing,
    sums: { byCountry: await summary('country'), byState: await summary('state') },
    notesFault: notes.fault,
  };
}
