/**
 * Filter and order of 100,000 rows of attributes, against SQLite in memory. `first`: nothing is known of the columns yet, as after a file is opened; the peer has its table and an
 * index on every column that is asked for. `again`: the columns are known, as when somebody types on. SQLite orders by bytes, without numbers in texts (Plot 10 before Plot 2)
 * and without accents; ours as people do. Milliseconds of processor time. The ratio says how many times as long the peer takes.
 * Run: node test/bench/attributes.ts
 */
import { DatabaseSync } from 'node:sqlite';
import { AttributeTable } from '#attributes/attribute-table.ts';
import { filteredRows, type AttributeFilter } from '#attributes/conditions.ts';
import { grouped } from '#attributes/grouping.ts';
import { sortedRows, type SortKey } from '#attributes/sorting.ts';
import { fastest } from './comparison.ts';
import { ratio } from './mode.ts';

const count = 100_000;
const crops = ['Maize', 'Beans', 'Coffee', 'Café robusta', 'Cocoa', ''];
const rows = Array.from({ length: count }, (_, at) => ({
  name: `Plot ${(at * 7919) % count} of ${at % 3 === 0 ? 'Ana' : 'Pedro'}`,
  crop: crops[at % crops.length]!,
  hectares: String(((at * 104_729) % 5000) / 100),
}));
type Row = (typeof rows)[number];
const newTable = () => new AttributeTable<Row>(rows, (row, key) => row[key as keyof Row]);
const filter: AttributeFilter = {
  join: 'all',
  conditions: [
    { key: 'crop', test: 'contains', value: 'coffee' },
    { key: 'hectares', test: 'above', value: '10' },
  ],
};
const wide: AttributeFilter = { join: 'any', conditions: [{ key: 'name', test: 'contains', value: 'ana' }, filter.conditions[0]!] };
const order: SortKey[] = [
  { key: 'crop', down: true },
  { key: 'name', down: false },
];

const db = new DatabaseSync(':memory:');
db.exec('CREATE TABLE plots (name TEXT, crop TEXT, hectares REAL)');
db.exec('BEGIN');
const insert = db.prepare('INSERT INTO plots VALUES (?, ?, ?)');
for (const { name, crop, hectares } of rows) insert.run(name, crop === '' ? null : crop, Number(hectares));
db.exec('COMMIT; CREATE INDEX by_crop ON plots (crop); CREATE INDEX by_name ON plots (name); CREATE INDEX by_hectares ON plots (hectares)');
const asked = (sql: string) => {
  const statement = db.prepare(sql);
  return () => statement.all();
};

const known = newTable();
const cases = [
  {
    what: 'filter by two conditions',
    run: (table: AttributeTable<Row>) => filteredRows(table, filter)!.length,
    peer: asked(`SELECT rowid FROM plots WHERE crop LIKE '%coffee%' AND hectares > 10`),
  },
  {
    what: 'order of all rows by two columns',
    run: (table: AttributeTable<Row>) => sortedRows(table, order).length,
    peer: asked('SELECT rowid FROM plots ORDER BY crop DESC NULLS LAST, name'),
  },
  {
    what: 'filter half, order it by two columns',
    run: (table: AttributeTable<Row>) => sortedRows(table, order, filteredRows(table, wide)!).length,
    peer: asked(`SELECT rowid FROM plots WHERE name LIKE '%ana%' OR crop LIKE '%coffee%' ORDER BY crop DESC NULLS LAST, name`),
  },
  {
    what: 'hectares by crop',
    run: (table: AttributeTable<Row>) => grouped(table, ['crop'], ['hectares']).groups.length,
    peer: asked('SELECT crop, count(*), sum(hectares), avg(hectares), min(hectares), max(hectares) FROM plots GROUP BY crop'),
  },
];
const table: Record<string, string | number>[] = [];
for (const { what, run, peer } of cases) {
  const [ours, theirs] = [run(known), peer().length];
  if (ours !== theirs) throw new Error(`${what}: ours finds ${ours} rows, SQLite ${theirs}`);
  const [first, again, sqlite] = [await fastest(() => run(newTable())), await fastest(() => run(known)), await fastest(peer)];
  table.push({
    what,
    rows: ours,
    'first ms': first.toFixed(1),
    'again ms': again.toFixed(1),
    'SQLite ms': sqlite.toFixed(1),
    'SQLite / first': ratio(sqlite, first),
    'SQLite / again': ratio(sqlite, again),
  });
}
console.table(table);
