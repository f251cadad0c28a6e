import type { FastifyReply, FastifyRequest } from 'fastify';
import { decode, type Route } from '#api/index.ts';
import { describedByAddress } from '#api/described-by.ts';
import { api, type Operation } from '#operations/index.ts';
import { fileOperations } from '#operations/named-files.ts';
import type { AggregationLevel } from '#products/portfolio-deforestation-summary/facts.ts';
import { products } from '#products/index.ts';
import { routeOf, type ProductFacts } from '#products/product-facts.ts';
import { PortfolioSums } from '../answering/portfolio-sums.ts';
import { ProductAnswers } from '../answering/product-answers.ts';
import { fileBody, sendBytes, sendFile, type FileBody } from '../answering/send-bytes.ts';
import { HttpFault } from '../http-fault.ts';
import { holds } from '../storage/caller.ts';
import { projectHeadOf, type Serve, type Services } from '../serve.ts';

/** The route that answers for each product of a project, by slug. */
export const routeOfProduct: Record<string, Route> = Object.fromEntries(
  products.filter(({ scope }) => scope === 'project').map((product) => [product.slug, routeOf(product)]),
);

/** Every operation that answers about a project from what was collected. */
const asked = (products.filter(({ scope }) => scope === 'project') as ProductFacts[]).flatMap(({ slug, operation, extensions = [] }) =>
  [operation, ...extensions].map((name) => ({ slug, operation: name, route: api[name as Operation] as Route })),
);

const attachment = (projectId: string, name: string): string => {
  const dot = name.lastIndexOf('.');
  return `attachment; filename="${name.slice(0, dot).replaceAll(/[^\w-]/g, '_')}_${projectId}${name.slice(dot)}"`;
};

/** The query as it was asked, fit for a header. */
function searchOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at).replaceAll(/[<>"\s]/g, encodeURIComponent);
}

/** A file that an answer of a product named: `{short name of the variant}-{file}`. */
async function namedFile(
  { storage }: Services,
  projectId: string,
  slug: string,
  name: string,
): Promise<{ body: FileBody; fileName: string }> {
  const [, key, file] = /^([0-9a-f]{12})-([\w.-]{1,80})$/.exec(name) ?? [];
  const variant = key === undefined ? null : await storage.results.variantOfKey(projectId, slug, key);
  if (variant === null || file === undefined) throw new HttpFault(404, { code: 'no-such-picture' });
  const found = await storage.results.file(projectId, slug, variant, file);
  if (!found) throw new HttpFault(404, { code: 'no-such-file' });
  return { body: await fileBody(found), fileName: file };
}
const sendAttached = (request: FastifyRequest, reply: FastifyReply, projectId: string, name: string, body: FileBody) =>
  sendFile(request, reply.header('content-disposition', attachment(projectId, name)), body);

/** What is collected for a question costs the workers time and stays: a key that only reads has none of it done. */
const mayCollect = ({ scope }: FastifyRequest): boolean => holds(scope, 'write');

/** The products of a project, where their answers come from, the files that they name, and the sums over all projects. */
export function productRoutes(serve: Serve, services: Services): void {
  const { storage, jobs, now } = services;
  const answers = new ProductAnswers(storage, jobs);
  const hostOf = ({ headers }: FastifyRequest) => headers.host ?? 'localhost';
  for (const { slug, operation, route } of asked)
    serve(route, async ({ params, query }, { request, reply, userId }) => {
      const project = await projectHeadOf(storage, userId, params);
      const answered = await answers.answer({
        slug,
        operation,
        project,
        query,
        now: now(),
        host: hostOf(request),
        mayCollect: mayCollect(request),
      });
      if (answered.kind === 'file') return sendAttached(request, reply, project.id, answered.fileName, answered.body);
      reply.header('link', `<${describedByAddress(route, project.id, searchOf(request))}>; rel="describedby"; type="application/json"`);
      return sendBytes(request, reply, answered.body);
    });
  serve(api.describedBy, async ({ params }, { request, reply, userId }) => {
    const project = await projectHeadOf(storage, userId, params);
    const of = asked.find(({ route }) => route.id === params['operation']);
    if (!of) throw new HttpFault(404, { code: 'no-such-endpoint' });
    const { query } = decode(of.route, { params: request.params, query: request.query, body: undefined });
    const { slug, operation } = of;
    const { about } = await answers.answer({
      slug,
      operation,
      project,
      query: query as Record<string, unknown>,
      now: now(),
      host: hostOf(request),
      mayCollect: mayCollect(request),
    });
    if (!about) throw new HttpFault(404, { code: 'no-such-endpoint' });
    return sendBytes(request, reply, about);
  });
  for (const { slug, operation } of fileOperations)
    serve(api[operation] as Route, async ({ params }, { request, reply, userId }) => {
      const { id } = await projectHeadOf(storage, userId, params);
      const { body, fileName } = await namedFile(services, id, slug, params['name']!);
      return sendAttached(request, reply, id, fileName, body);
    });
  const sums = new PortfolioSums(storage, jobs);
  serve(api.portfolioDeforestationSummary, async ({ query }, { request, reply, userId }) => {
    const { aggregation_level: level, canopy_threshold: canopy } = query as {
      aggregation_level?: AggregationLevel;
      canopy_threshold: number;
    };
    return sendBytes(request, reply, await sums.answer(userId, level, canopy, now()));
  });
}
