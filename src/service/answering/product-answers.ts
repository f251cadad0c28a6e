import { ValidationFault } from '#api/index.ts';
import { dateOfDay, localDay } from '#products/shared/time/local-days.ts';
import { zoneOf } from '#products/shared/time/zone-of.ts';
import { services } from '#products/services.ts';
import { ParameterFault, type Product } from '#products/product.ts';
import type { NamedPhrase, Phrase, PlainPhrase } from '#sentences/phrases/index.ts';
import { HttpFault } from '../http-fault.ts';
import { answeredProject } from '../jobs/project.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { sha256 } from '../storage/checksum.ts';
import { doingOf, type JobRow } from '../storage/job-queue.ts';
import { variantKey } from '../storage/results.ts';
import type { ProjectHead } from '../storage/project-heads.ts';
import type { Store } from '../storage/store.ts';
import { AnswerBytes } from './answer-bytes.ts';
import { Kept } from './kept.ts';
import { fileBody, heldBytes, type FileBody } from './send-bytes.ts';
import { makeAnswer, type AnswerGiven, type AnswerMade } from './make-answer.ts';

/** What an operation of a product is asked. */
export interface ProductQuestion {
  slug: string;
  operation: string;
  project: ProjectHead;
  query: Record<string, unknown>;
  now: Date;
  /** where pictures are addressed: the host that the caller knows us by */
  host: string;
  /** whether a variant that nobody asked for before may be collected */
  mayCollect: boolean;
}
/** `about`: what is to be said of where the answer comes from; a file says it itself. */
export type ProductAnswered =
  | { kind: 'json'; body: AnswerBytes; about: AnswerBytes }
  | { kind: 'file'; body: FileBody; about: null; fileName: string };

const bytesKept = (answered: ProductAnswered): number =>
  answered.kind === 'file' ? heldBytes(answered.body) : answered.body.body.length + answered.about.body.length;

export const notComputed: Phrase = { code: 'product-not-computed' };
/** How long a call waits for a variant that has to be collected first. */
const maxWaitMilliseconds = 25_000;
/** What is answered from more text than this is answered in a thread. */
const maxCharactersHere = 32 * 1024;

/** Turns a breach of a product's own rule into the body that every other breach has. */
function orValidation(error: unknown): never {
  if (error instanceof ParameterFault)
    throw new ValidationFault([{ loc: ['query', error.field], msg: error.message, type: 'value_error', ...error.phrase }]);
  throw error;
}
function asValidation<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    return orValidation(error);
  }
}

/** The words of a job's fault: its phrase, or its text where it has none. */
const faultOf = ({ error, error_code: code, error_params: params }: JobRow): NamedPhrase | string =>
  code === null
    ? (error ?? '')
    : {
        code,
        ...(params === null ? {} : { params: JSON.parse(params) as NonNullable<PlainPhrase['params']> }),
        detail: error ?? '',
      };

/** Why a product has no answer now, for a 409: not yet, could not be fetched, or never. */
function whyNot(job: JobRow | null, variant: string, mayCollect = true): Phrase {
  if (!job) return { code: variant === '' ? 'waits-for-turn' : mayCollect ? 'never-asked-for' : 'never-for-read-key' };
  if (job.state === 'failed')
    return { code: 'not-available', params: { reason: job.error === null ? { code: 'computation-failed' } : faultOf(job) } };
  if (job.state === 'running') {
    const percent = Math.round(job.progress * 100);
    const doing = doingOf(job);
    return doing ? { code: 'being-collected-now', params: { percent, doing } } : { code: 'being-collected', params: { percent } };
  }
  if (job.error === null) return { code: 'waits-for-turn' };
  const reason = faultOf(job);
  return {
    code: 'will-be-retried',
    params: { reason: job.waits_for === 'network' ? { code: 'needs-network', params: { reason } } : reason },
  };
}

/** Today where the project lies and in UTC: products end their answers with either. */
const daysOf = (project: ProjectHead, now: Date): string[] => [
  now.toISOString().slice(0, 10),
  dateOfDay(localDay(zoneOf(answeredProject(project)), Math.floor(now.getTime() / 1000))),
];

/** Answers of products as bytes, kept by all that they are made from: what was collected, what was decided for the project, the question, the day and the host. */
export class ProductAnswers {
  readonly #storage: Store;
  readonly #jobs: JobRunner;
  readonly #kept = new Kept<ProductAnswered>(bytesKept);

  constructor(storage: Store, jobs: JobRunner) {
    this.#storage = storage;
    this.#jobs = jobs;
  }

  /** A variant is collected on the way. Rejects with HttpFault 404 and 409, ValidationFault and DamagedRecord. */
  async answer(question: ProductQuestion): Promise<ProductAnswered> {
    const { slug, operation, project, query, now, host, mayCollect } = question;
    const product = services.find((one) => one.slug === slug);
    if (!product) throw new HttpFault(409, { code: 'not-available', params: { reason: notComputed } });
    const variant = asValidation(() => product.variantOf?.(query, now, operation) ?? '');
    const revision = await this.#revision(product, project.id, variant, { wants: query['collect'] !== false, mayCollect });
    const { project_name: _name, updated_at: _updated, ...facts } = project;
    const key = sha256(JSON.stringify([slug, operation, variant, revision, facts, query, daysOf(project, now), host]));
    return this.#kept.get(key, () => this.#make(product, variant, question));
  }

  async #revision(
    product: Product,
    projectId: string,
    variant: string,
    { wants, mayCollect }: { wants: boolean; mayCollect: boolean },
  ): Promise<string> {
    const known = await this.#storage.results.revision(projectId, product.slug, variant);
    if (known !== null) return known;
    if (variant !== '' && wants && mayCollect) await this.#jobs.want(projectId, product, variant, maxWaitMilliseconds);
    const made = await this.#storage.results.revision(projectId, product.slug, variant);
    if (made !== null) return made;
    throw new HttpFault(409, whyNot(await this.#storage.jobs.one(projectId, product.slug, variant), variant, mayCollect || !wants));
  }

  async #make(
    product: Product,
    variant: string,
    { slug, operation, project, query, now, host }: ProductQuestion,
  ): Promise<ProductAnswered> {
    const result = await this.#storage.results.text(project.id, slug, variant, product.slowAnswer === true);
    if (!result) throw new HttpFault(409, whyNot(await this.#storage.jobs.one(project.id, slug, variant), variant));
    const { data, provenance, sha256: digest, files } = result;
    const given: AnswerGiven = {
      slug,
      operation,
      project: answeredProject(project),
      result: { data, provenance, sha256: digest, files },
      query,
      now: now.toISOString(),
      fileBase: `http://${host}/projects/${encodeURIComponent(project.id)}/satellite/images/${variantKey(variant)}-`,
    };
    const isSmall = product.slowAnswer !== true && data.length <= maxCharactersHere;
    const made = isSmall ? asValidation(() => makeAnswer(given)) : await this.#jobs.answer(given).catch(orValidation);
    return this.#bytesOf(made, project.id, slug, variant);
  }

  async #bytesOf(made: AnswerMade, projectId: string, slug: string, variant: string): Promise<ProductAnswered> {
    if (made.kind === 'json')
      return {
        kind: 'json',
        body: new AnswerBytes('application/json', made.body, made.about),
        about: new AnswerBytes('application/json', made.about),
      };
    const file = await this.#storage.results.file(projectId, slug, variant, made.name);
    if (!file) throw new HttpFault(404, { code: 'no-such-file' });
    return { kind: 'file', body: await fileBody(file), about: null, fileName: made.name };
  }
}
