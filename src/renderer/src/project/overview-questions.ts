import type { ProductState } from '#api/index.ts';
import { answerNames, vegetationIn, type AnswerName, type GivenAnswer, type Land } from '#findings/index.ts';
import type { RasterOperation } from '#host/groups/api/contract.ts';
import { products } from '#products/index.ts';
import { questionsOf, type SectionQuestion } from '#products/report-sections.ts';
import { HostFault, hostCall, projectCall, type ProjectOperation } from '#window/kit/host/host.ts';
import { rasters } from '#window/kit/workers/index.ts';

const isAnswerName = (name: string): name is AnswerName => (answerNames as readonly string[]).includes(name);
export type OverviewQuestion = SectionQuestion & { name: AnswerName };
/** What the products' facts ask, under the names that findings know. */
export const overviewQuestions: readonly OverviewQuestion[] = questionsOf(products).flatMap((question) =>
  isAnswerName(question.name) ? [{ ...question, name: question.name }] : [],
);

/** The answer to a question; a picture of classes as the hectares of each. Throws HostFault where there is none. */
export async function askOverview({ operation, query, isRaster }: OverviewQuestion, projectId: string, now: Date): Promise<GivenAnswer> {
  const asked = query?.(now) ?? {};
  if (isRaster) {
    const picture = await hostCall('api.raster', {
      operation: operation as RasterOperation,
      params: { project_id: projectId },
      query: asked,
    });
    const { hectares } = await rasters().classPicture(picture.bytes);
    return { value: new Map(hectares), storedAt: picture.stale ? picture.fetchedAt : null };
  }
  const { value, stale, fetchedAt } = await projectCall(operation as ProjectOperation, projectId, asked);
  return { value, storedAt: stale ? fetchedAt : null };
}

/** The state of a product's job, by which an answer is asked for again. */
export const stampOf = (job: ProductState | undefined): string =>
  job ? `${job.collected_at ?? ''} ${job.state === 'ready' ? job.updated_at : ''}` : 'untold';
/** Whether a service that tells the states of its products says that there is nothing to ask for yet. */
export const hasNothing = (job: ProductState | undefined, tells: boolean): boolean =>
  tells && (!job || (job.state !== 'ready' && !job.collected_at));

/** Asking the service would begin to collect ten years of pictures: what is stored is shown, and a person asks for the rest. */
export const keptVegetation = async (projectId: string): Promise<Land['vegetation']> =>
  vegetationIn(
    (await hostCall('api.call', { operation: 'satelliteSeries', params: { project_id: projectId }, query: {}, keptOnly: true })).value,
  );
/** The series as the service collects it; `not-yet` while it does. */
export async function askVegetation(projectId: string): Promise<Land['vegetation'] | 'not-yet'> {
  try {
    return vegetationIn((await projectCall('satelliteSeries', projectId, {})).value);
  } catch (error) {
    if (error instanceof HostFault && error.code === 'not-ready') return 'not-yet';
    throw error;
  }
}
