import type { FastifyReply, FastifyRequest } from 'fastify';
import { ValidationFault, type Route } from '#api/index.ts';
import { api, type Operation } from '#operations/index.ts';
import { fileOperations } from '#operations/named-files.ts';
import { portfolioSummary } from '#products/portfolio-deforestation-summary/service.ts';
import { products } from '#products/index.ts';
import { routeOf, type ProductFacts } from '#products/product-facts.ts';
import { services } from '#products/services.ts';
import { ParameterFault, type Product } from '#products/product.ts';
import type { NamedPhrase, Phrase, PlainPhrase } from '#sentences/phrases/index.ts';
import { portfolioOf } from '../answers.ts';
import { HttpFault } from '../http-fault.ts';
import { productProject, threadProject } from '../jobs/project.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { projectOf, type Serve, type Services } from '../serve.ts';
import { sha256 } from '../storage/checksum.ts';
import { doingOf, type JobRow } from '../storage/job-queue.ts';
import { variantKey } from '../storage/results.ts';
import type { ProjectRow, Storage } from '../storage/storage.ts';

/** The route that answers for each product of a project, by slug. */
export const routeOfProduct: Record<string, Route> = Object.fromEntries(
  products.filter(({ scope }) => scope === 'project').map((product) => [product.slug, routeOf(product)]),
);
export const notComputed: Phrase = { code: 'product-not-computed' };

/** How long a call waits for a variant that has to be collected first. */
const maxWaitMilliseconds = 25_000;

/** Turns a breach of a product's own rule into the body that every other breach has. */
function asValidation<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ParameterFault)
      throw new ValidationFault([{ loc: ['query', error.field], msg: error.message, type: 'value_error', ...error.phrase }]);
    throw error;
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
function whyNot(job: JobRow | null, variant: string): Phrase {
  if (!job) return { code: variant === '' ? 'waits-for-turn' : 'never-asked-for' };
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

/** Answers one product's endpoint from what was collected; a variant is collected on the way. */
async function answerProduct(
  { slug, operation }: { slug: string; operation: string },
  project: ProjectRow,
  query: Record<string, unknown>,
  { storage, jobs, now, request, reply }: { storage: Storage; jobs: JobRunner; now: Date; request: FastifyRequest; reply: FastifyReply },
): Promise<unknown> {
  const product = services.find((one) => one.slug === slug);
  if (!product) throw new HttpFault(409, { code: 'not-available', params: { reason: notComputed } });
  const variant = asValidation(() => product.variantOf?.(query, now, operation) ?? '');
  let stored = storage.results.get(project.id, slug, variant, product.slowAnswer === true);
  if (!stored && variant !== '' && query['collect'] !== false) {
    await jobs.want(project.id, product, variant, maxWaitMilliseconds);
    stored = storage.results.get(project.id, slug, variant, product.slowAnswer === true);
  }
  if (!stored) throw new HttpFault(409, whyNot(storage.jobs.one(project.id, slug, variant), variant));

  const etag = `"${sha256(`${stored.sha256} ${operation} ${JSON.stringify(query)} ${now.toISOString().slice(0, 10)}`).slice(0, 32)}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const fileBase = `http://${request.headers.host ?? 'localhost'}/projects/${encodeURIComponent(project.id)}/satellite/images/${variantKey(variant)}-`;
  const answer = product.slowAnswer
    ? await jobs
        .answer({ slug, operation, project: threadProject(project), collected: stored.collected, query, now: now.toISOString(), fileBase })
        .catch((error: unknown) =>
          asValidation(() => {
            throw error;
          }),
        )
    : answerHere(product, project, stored.collected, query, { now, operation, url: (name) => fileBase + encodeURIComponent(name) });
  if (answer.kind === 'json') return reply.type('application/json').send(answer.value);
  return sendFile(storage, project.id, slug, variant, answer.name, reply);
}

/** Files only when the answer needs them: most do not. */
function answerHere(
  product: Product,
  project: ProjectRow,
  collected: Parameters<Product['answer']>[1],
  query: Record<string, unknown>,
  context: Parameters<Product['answer']>[3],
) {
  return asValidation(() => product.answer(productProject(threadProject(project)), collected, query, context));
}

function sendFile(storage: Storage, projectId: string, slug: string, variant: string, name: string, reply: FastifyReply): unknown {
  const file = storage.results.file(projectId, slug, variant, name);
  if (!file) throw new HttpFault(404, { code: 'no-such-file' });
  const dot = name.lastIndexOf('.');
  return reply
    .type(file.mediaType)
    .header('content-disposition', `attachment; filename="${name.slice(0, dot).replaceAll(/[^\w-]/g, '_')}_${projectId}${name.slice(dot)}"`)
    .send(Buffer.from(file.bytes));
}

/** A file that an answer of a product named: `{short name of the variant}-{file}`. */
function sendNamedFile(storage: Storage, projectId: string, slug: string, name: string, reply: FastifyReply): unknown {
  const [, key, file] = /^([0-9a-f]{12})-([\w.-]{1,80})$/.exec(name) ?? [];
  const variant = key === undefined ? null : storage.results.variantOfKey(projectId, slug, key);
  if (variant === null || file === undefined) throw new HttpFault(404, { code: 'no-such-picture' });
  return sendFile(storage, projectId, slug, variant, file, reply);
}

/** The products of a project, the files that their answers name, and the sums over all projects. */
export function productRoutes(serve: Serve, { storage, jobs, now }: Services): void {
  for (const { slug, operation, extensions = [] } of products.filter(({ scope }) => scope === 'project') as ProductFacts[])
    for (const asked of [operation, ...extensions])
      serve(api[asked as Operation] as Route, ({ params, query }, { request, reply, userId }) =>
        answerProduct({ slug, operation: asked }, projectOf(storage, userId, params), query, { storage, jobs, now: now(), request, reply }),
      );
  for (const { slug, operation } of fileOperations)
    serve(api[operation] as Route, ({ params }, { reply, userId }) =>
      sendNamedFile(storage, projectOf(storage, userId, params).id, slug, (params as Record<string, string>)['name']!, reply),
    );
  serve(api.portfolioDeforestationSummary, ({ query }, { userId }) =>
    portfolioSummary(
      portfolioOf(storage, userId),
      query['aggregation_level'] as 'country' | 'state' | undefined,
      now(),
      query['canopy_threshold'] as number,
    ),
  );
}
