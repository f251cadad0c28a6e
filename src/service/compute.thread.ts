// Collects and answers, away from the service's own loop. Several collections share this one thread, so that the queues per host are true for all of them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Detail } from '#api/index.ts';
import { checkSources, createDataAccess, openPack, type Pack, type SourceFetch } from '#datasets/index.ts';
import type { Geometry } from '#geo/index.ts';
import { services } from '#products/services.ts';
import { PermanentFault, type Product } from '#products/product.ts';
import { codeOf, codeOfError, PhrasedError } from '#sentences/phrases/index.ts';
import { makeAnswer } from './answering/make-answer.ts';
import { makePortfolioSums } from './answering/make-portfolio-sums.ts';
import { projectFrom } from './create/project-from.ts';
import { productProject } from './jobs/project.ts';
import { sharedSources } from './jobs/shared-sources.ts';
import { packArea } from './packing.ts';
import { measureParcels } from './parcels/measure.ts';
import type { FromThread, Question, Questions, ThreadOptions, ToThread } from './jobs/messages.ts';

const port = parentPort!;
const { options } = workerData as { options: ThreadOptions };
const settings = { ...options.settings };
const send = (message: FromThread): void => port.postMessage(message);
/** A pack whose folder went meanwhile does not stand in the way of the others; the service's start has looked at each. */
const packsIn = async (folders: string[]) =>
  (await Promise.allSettled(folders.map((folder) => openPack(folder)))).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
const packs: Pack[] = [];
let packFolders = options.packFolders;
/** what is asked after a change of the packs is answered from the changed ones; null until they are needed, which a thread that only answers never does */
let packsOpened: Promise<void> | null = null;
async function readPacks(): Promise<void> {
  packs.splice(0, packs.length, ...(await packsIn(packFolders)));
}
const openPacks = (): Promise<void> => (packsOpened ??= readPacks());
// The thread has no log of its own; what it prints is the service's.
const shared = await sharedSources(options.database, (text) => console.error(text));
/** for which collection something is fetched; what two of them need is that of the first */
const collecting = new AsyncLocalStorage<number>();
const fetched = (seen: SourceFetch): void => {
  const run = collecting.getStore();
  if (run !== undefined) send({ type: 'fetched', run, seen });
};
const access = createDataAccess({
  ...shared,
  ...(options.tellsFetches ? { fetched } : {}),
  cacheFolder: options.cacheFolder,
  packs,
  baseUrls: options.baseUrls,
  settings,
  userAgent: options.userAgent,
});

/** The service could not answer a question of a collection. */
class QuestionFailed extends PhrasedError {}

const running = new Map<number, AbortController>();
const asked = new Map<number, { resolve: (value: never) => void; reject: (reason: Error) => void }>();
let lastCall = 0;

function productOf(slug: string): Product {
  const product = services.find((one) => one.slug === slug);
  if (!product) throw new PermanentFault({ code: 'no-such-product', params: { name: slug } });
  return product;
}

function fail(run: number, error: unknown): void {
  const { name, message, field, detail } = error as Error & { field?: string; detail?: Detail[] };
  const phrase = codeOfError(error);
  send({
    type: 'failed',
    run,
    name: name ?? 'Error',
    message: message ?? String(error),
    ...(phrase ? { phrase } : {}),
    ...(field === undefined ? {} : { field }),
    ...(detail === undefined ? {} : { detail }),
  });
}

async function collect({ run, slug, variant, project }: Extract<ToThread, { type: 'collect' }>): Promise<void> {
  const abort = new AbortController();
  running.set(run, abort);
  const ask = <Q extends Question>(question: Q, ...given: Parameters<Questions[Q]>): Promise<Awaited<ReturnType<Questions[Q]>>> =>
    new Promise((resolve, reject) => {
      lastCall += 1;
      asked.set(lastCall, { resolve: resolve as (value: never) => void, reject });
      send({ type: 'ask', run, call: lastCall, question, given });
    });
  let lastTold = 0;
  try {
    await openPacks();
    const collected = await productOf(slug).collect(productProject(project), variant, {
      now: () => new Date(),
      signal: abort.signal,
      progress: (share, doing) => {
        const now = Date.now();
        if (now - lastTold < 250 && share < 1) return;
        lastTold = now;
        send({
          type: 'progress',
          run,
          share,
          ...(doing === undefined ? {} : { doing: typeof doing === 'string' ? doing : { ...codeOf(doing), detail: doing.detail } }),
        });
      },
      data: access,
      part: (step) => ask('part', step),
      keepPart: (step, bytes) => ask('keepPart', step, bytes),
      keepPreliminary: (preliminary) => ask('keepPreliminary', preliminary),
      resultOf: (other) => ask('resultOf', other),
      otherProjects: (box) => ask('otherProjects', box),
    });
    abort.signal.throwIfAborted();
    send({ type: 'collected', run, collected });
  } catch (error) {
    fail(run, error);
  } finally {
    running.delete(run);
  }
}

function answer({ run, given }: Extract<ToThread, { type: 'answer' }>): void {
  try {
    const made = makeAnswer(given);
    port.postMessage({ type: 'answered', run, answer: made } satisfies FromThread, made.kind === 'json' ? [made.body.buffer] : []);
  } catch (error) {
    fail(run, error);
  }
}

function sumUp({ run, given }: Extract<ToThread, { type: 'portfolio' }>): void {
  try {
    const sums = makePortfolioSums(given);
    port.postMessage({ type: 'summed', run, sums } satisfies FromThread, [sums.buffer]);
  } catch (error) {
    fail(run, error);
  }
}

function create({ run, source, options }: Extract<ToThread, { type: 'create' }>): void {
  projectFrom(source, options).then(
    (project) => {
      const blobs = [project, ...project.members].flatMap(({ drawn }) => drawn.map(({ blob }) => blob.buffer as ArrayBuffer));
      port.postMessage({ type: 'created', run, project } satisfies FromThread, [...new Set(blobs)]);
    },
    (error: unknown) => fail(run, error),
  );
}

function measure({ run, given }: Extract<ToThread, { type: 'measure' }>): void {
  measureParcels(given).then(
    (measured) => send({ type: 'measured', run, measured }),
    (error: unknown) => fail(run, error),
  );
}

/** Through the one access of all collections; measuring reads only what is here. */
async function packing({ run, given }: Extract<ToThread, { type: 'pack' }>): Promise<void> {
  const abort = new AbortController();
  running.set(run, abort);
  const measured = given.folder === null ? await mkdtemp(join(tmpdir(), 'hectare-measure-')) : null;
  const offline =
    given.folder === null
      ? createDataAccess({
          cacheFolder: options.cacheFolder,
          packs,
          baseUrls: options.baseUrls,
          settings: { ...settings, offline: true },
          userAgent: options.userAgent,
        })
      : null;
  let lastTold = 0;
  try {
    await openPacks();
    const report = await packArea({
      title: given.title,
      geometries: [JSON.parse(given.geojson) as Geometry],
      ...(given.shapes === '' ? {} : { shapes: given.shapes }),
      folder: given.folder ?? join(measured!, 'pack'),
      cacheFolder: options.cacheFolder,
      packFolders: [],
      settings,
      userAgent: options.userAgent,
      access: offline ?? access,
      signal: abort.signal,
      progress: (share, doing) => {
        if (Date.now() - lastTold < 250) return;
        lastTold = Date.now();
        send({ type: 'progress', run, share, doing });
      },
    });
    send({ type: 'packed', run, report });
  } catch (error) {
    fail(run, error);
  } finally {
    running.delete(run);
    await offline?.close();
    if (measured) await rm(measured, { recursive: true, force: true });
  }
}

/** Past packs and cache; the times of the answers stand beside those of the collections. */
async function checking({ run, ids }: Extract<ToThread, { type: 'check-sources' }>): Promise<void> {
  const abort = new AbortController();
  running.set(run, abort);
  try {
    await checkSources({
      ids,
      cacheFolder: options.cacheFolder,
      settings,
      userAgent: options.userAgent,
      baseUrls: options.baseUrls,
      ...(shared.hostLimits ? { hostLimits: shared.hostLimits } : {}),
      signal: abort.signal,
      found: (finding) => send({ type: 'found', run, finding }),
    });
    send({ type: 'checked', run });
  } catch (error) {
    fail(run, error);
  } finally {
    running.delete(run);
  }
}

port.on('message', (message: ToThread) => {
  if (message.type === 'collect') void collecting.run(message.run, () => collect(message));
  else if (message.type === 'answer') answer(message);
  else if (message.type === 'portfolio') sumUp(message);
  else if (message.type === 'create') create(message);
  else if (message.type === 'measure') measure(message);
  else if (message.type === 'pack') void packing(message);
  else if (message.type === 'check-sources') void checking(message);
  else if (message.type === 'cancel') running.get(message.run)?.abort(new Error('stopped'));
  else if (message.type === 'settings') Object.assign(settings, message.settings);
  else if (message.type === 'packs') {
    packFolders = message.folders;
    if (packsOpened) packsOpened = packsOpened.then(readPacks);
  } else {
    const waiting = asked.get(message.call);
    asked.delete(message.call);
    if (message.error === undefined) waiting?.resolve(message.value as never);
    else waiting?.reject(new QuestionFailed(message.error));
  }
});
