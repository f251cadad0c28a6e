import type { DataAccessOptions } from '#datasets/index.ts';

/** Connections of the thread that collects, beside those of its process. */
const connections = 4;

/** What all workers of a team share at the sources of open data; nothing for a service of one computer, which loads no client of a database. */
export async function sharedSources(
  database: string | undefined,
  log: (text: string) => void,
): Promise<Pick<DataAccessOptions, 'hostLimits' | 'sharedAnswers'>> {
  if (database === undefined) return {};
  const [{ Database }, { PostgresHostLimits }, { PostgresSourceAnswers }] = await Promise.all([
    import('../storage-postgres/connection.ts'),
    import('../storage-postgres/source-limits.ts'),
    import('../storage-postgres/source-answers.ts'),
  ]);
  const connected = new Database(database, { connections });
  return { hostLimits: new PostgresHostLimits(connected), sharedAnswers: new PostgresSourceAnswers(connected, { log }) };
}
