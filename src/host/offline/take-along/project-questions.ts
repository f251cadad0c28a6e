import type { Route } from '#api/index.ts';
import { api, type Operation } from '#operations/index.ts';
import { filesNamedIn, isFileOperation } from '#operations/named-files.ts';

export interface Question {
  operation: Operation;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
}

const indexes = ['ndvi', 'evi', 'ndmi', 'nbr', 'ndwi'];
const periods = ['daily', 'weekly', 'monthly', 'yearly'];

/** What a window asks about a project when everything of it is opened, by the contract: each product once, with the choices that its panel offers. `today` is YYYY-MM-DD. */
export function questionsOf(projectId: string, today: string): Question[] {
  const params = { project_id: projectId };
  const yearBefore = `${Number(today.slice(0, 4)) - 1}${today.slice(4).replace('-02-29', '-02-28')}`;
  const queries: Partial<Record<Operation, Record<string, unknown>[]>> = {
    weather: periods.map((period) => ({ period, start_date: yearBefore, end_date: today })),
    satelliteIndex: indexes.map((index) => ({ index })),
    ghgEmissions: [{}, { fire: true }, { fire: false }],
  };
  const about = (Object.entries(api) as [Operation, Route][])
    .filter(
      ([name, { path, method, offline, base }]) =>
        method === 'GET' && base === 'main' && offline === 'cache' && path.includes('{project_id}') && !isFileOperation(name),
    )
    .map(([name]) => name);
  return [
    { operation: 'listProjects', params: {}, query: {} },
    { operation: 'quota', params: {}, query: {} },
    ...about.flatMap((operation) => (queries[operation] ?? [{}]).map((query) => ({ operation, params, query }))),
  ];
}

/** The files that an answer names. */
export const filesIn = (operation: Operation, value: unknown, projectId: string): Question[] =>
  filesNamedIn(operation, value).map((file) => ({
    operation: file.operation,
    params: { project_id: projectId, name: file.fileName },
    query: {},
  }));
