import pg from 'pg';
import type { Query } from '#service/storage-postgres/connection.ts';

/** Milliseconds that PostgreSQL itself takes, once its pages are read: the median of five. */
async function cost(client: pg.Client, sql: string, parameters: unknown[]): Promise<{ ms: number; nodes: string }> {
  const times: number[] = [];
  let nodes = '';
  for (let run = 0; run < 6; run += 1) {
    await client.query('BEGIN');
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: object; 'Execution Time': number }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
      parameters,
    );
    await client.query('ROLLBACK');
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
    if (run > 0) times.push(ms);
    const scans = [...JSON.stringify(plan).matchAll(/"Node Type":"([^"]*Scan)"[^{}]*?"(?:Relation|Index) Name":"(\w+)"/g)].map(
      ([, kind, name]) => `${kind} ${name}`,
    );
    nodes = [...new Set(scans)].join(', ');
  }
  return { ms: times.sort((one, other) => one - other)[2]!, nodes };
}

/** The statements of lists and of the queue, as PostgreSQL saw them from the real store. */
export async function statements(database: string, userId: string): Promise<void> {
  const { Database } = await import('#service/storage-postgres/connection.ts');
  const { PostgresStore } = await import('#service/storage-postgres/postgres-store.ts');
  const seen: [sql: string, parameters: readonly unknown[]][] = [];
  class Watched extends Database {
    constructor(url: string) {
      super(url);
      const watched =
        (plain: Query): Query =>
        (sql, parameters = []) => {
          seen.push([sql, parameters]);
          return plain(sql, parameters);
        };
      this.query = watched(this.query);
      this.queryAll = watched(this.queryAll);
    }
  }
  const watched = new Watched(database);
  const store = new PostgresStore(watched, null);
  const box: [number, number, number, number] = [-59.9, -9.9, -59.8, -9.8];
  const of = { userId, collections: null };
  const [first] = await store.heads.list(userId);
  await store.features.page(of, 'projects', {}, { after: 0, limit: 100 });
  await store.features.page(of, 'plots', { box }, { after: 0, limit: 100 });
  await store.features.count(of, 'plots', { box });
  await store.features.count(of, 'plots', {});
  await store.features.extent(of);
  await store.project(userId, first!.id);
  await store.otherGeometries(first!.id, box);
  await store.notes.list(of);
  await store.jobs.ofProject(first!.id);
  await store.jobs.ahead({ place: 10, id: 1_000_000_000 });
  await store.jobs.work();
  await store.jobs.byProduct();
  await store.jobs.doneBefore('wetlands-mask', 180);
  await store.results.revisionsOf(userId, 'deforestation-summary');
  await store.bin.list(userId);
  await store.close();
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const rows = [];
  for (const [sql, parameters] of seen) {
    const { ms, nodes } = await cost(client, sql, [...parameters]);
    rows.push({
      statement: sql
        .replaceAll(/\s+/g, ' ')
        .replace(/^SELECT .{60,}? FROM /, 'SELECT … FROM ')
        .slice(0, 90),
      'ms in PostgreSQL': ms.toFixed(2),
      reads: nodes.slice(0, 90),
    });
  }
  await client.end();
  console.table(rows);
}
