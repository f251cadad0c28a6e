import type { DataAccessOptions } from '#datasets/index.ts';

/** Connections of the thread that collects, beside those of its process. */
const connections = 4;

/** What all workers of a team share at the sources of open data; nothing for a service of one computer, which loads no client of a database. */
export async function sharedSources(database: string | undefined): Promise<Pick<DataAccessOptions, 'hostLimits'>> {
  if (database === undefined) return {};
  const [{ Database }, { PostgresHostLimits }] = await Promise.all([
    import('../storage-postgres/connection.ts'),
    import('../storage-postgres/source-limits.ts'),
  ]);
  return { hostLimits: new PostgresHostLimits(new Database(database, connections)) };
}
