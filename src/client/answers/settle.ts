import type { Route } from '#api/index.ts';
import { api, type Operation } from '#operations/index.ts';
import type { ReadAnswer } from '../read-answer.ts';
import { forestLoss } from './forest-loss.ts';
import { inOrder } from './in-order.ts';
import { localPeriods } from './local-periods.ts';
import { noteRepeats, ofProject, withoutCopies } from './own-records.ts';
import { withRecords } from './records-in.ts';

const isAboutOneProject = ({ method, path, replyType }: Route): boolean =>
  method === 'GET' && replyType === 'json' && path.startsWith('/projects/{project_id}/');

/** Other series have several records of one time by their nature, such as classes of land cover. */
const hasOneRecordATime = new Set([api.climate.id, api.weather.id, api.deforestationSummary.id]);

/**
 * An answer about a project with its series in one form for whoever reads them: periods begin at the day of their own place, the oldest record stands first. Twice is
 * as good as once, so that answers which were stored before are read the same.
 */
export function settled(route: Route, answer: ReadAnswer, projectId: string | null = null): ReadAnswer {
  if (!isAboutOneProject(route)) return answer;
  const deviations = [...answer.deviations];
  const value = withRecords(answer.value, (came) => {
    const records = withoutCopies(ofProject(came, projectId, deviations), deviations);
    const series = inOrder(localPeriods(records, deviations), deviations);
    if (hasOneRecordATime.has(route.id)) noteRepeats(series, deviations);
    return route.id === api.deforestationSummary.id ? forestLoss(series, deviations) : series;
  });
  return { ...answer, value, deviations };
}

/** The same for an answer of an operation that was stored. */
export const settledAnswer = <A extends ReadAnswer>(operation: Operation, answer: A): A => ({
  ...answer,
  ...settled(api[operation] as Route, answer),
});
