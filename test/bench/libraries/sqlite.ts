/** GeoPackage and MBTiles without a database engine. Run: node --expose-gc test/bench/libraries/sqlite.ts */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import initSqlJs, { type Database } from 'sql.js';
import { readFile, writeFile } from '#formats/index.ts';
import { MbTiles } from '#formats/sqlite/mbtiles.ts';
import { fromWkb, toWkb } from '#geo/index.ts';
import type { Feature } from '#geo/types.ts';
import { printComparisons } from '../comparison.ts';
import { isQuick } from '../mode.ts';
import { parcels } from '../samples.ts';

const SQL = await initSqlJs();
const folder = mkdtempSync(join(tmpdir(), 'hectare-bench-sqlite-'));
const features = parcels(isQuick ? 4_000 : 50_000);
const size = features.length.toLocaleString('en');
const bytes = await writeFile('geopackage', features);

/** GeoPackage 1.3, section 2.1.3: a header of eight bytes and an envelope before the WKB. */
const envelopeBytes = [0, 32, 48, 48, 64];
function withSqlJs(): Feature[] {
  const database = new SQL.Database(bytes);
  try {
    const [{ table_name: table, column_name: column }] = rowsOf(database, 'SELECT table_name, column_name FROM gpkg_geometry_columns') as [
      Record<string, string>,
    ];
    return rowsOf(database, `SELECT * FROM "${table}"`).map((row) => {
      const { [column!]: shape, ...properties } = row as Record<string, unknown>;
      const blob = shape as Uint8Array;
      return {
        type: 'Feature',
        geometry: fromWkb(blob, 8 + envelopeBytes[(blob[3]! >> 1) & 7]!),
        properties: properties as Feature['properties'],
      };
    });
  } finally {
    database.close();
  }
}
function rowsOf(database: Database, sql: string): Record<string, unknown>[] {
  const statement = database.prepare(sql);
  const rows: Record<string, unknown>[] = [];
  while (statement.step()) rows.push(statement.getAsObject());
  statement.free();
  return rows;
}
/** The table of features alone, without the index and the triggers that a GeoPackage has. */
function writtenBySqlJs(): Uint8Array {
  const database = new SQL.Database();
  database.run('CREATE TABLE features (fid INTEGER PRIMARY KEY, geom BLOB, name TEXT, hectares REAL, planted INTEGER, farmer TEXT); BEGIN');
  const insert = database.prepare('INSERT INTO features (geom, name, hectares, planted, farmer) VALUES (?, ?, ?, ?, ?)');
  for (const { geometry, properties } of features) insert.run([toWkb(geometry!), ...(Object.values(properties!) as (string | number)[])]);
  database.run('COMMIT');
  insert.free();
  const written = database.export();
  database.close();
  return written;
}
/** What SQLite itself says of a file of ours: a whole database with as many rows. */
function isWhole(file: Uint8Array): boolean {
  const path = join(folder, 'whole.gpkg');
  writeFileSync(path, file);
  const database = new DatabaseSync(path);
  const { integrity_check: state } = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  const { table_name: table } = database.prepare("SELECT table_name FROM gpkg_contents WHERE data_type = 'features'").get() as {
    table_name: string;
  };
  const { count } = database.prepare(`SELECT count(*) AS count FROM "${table}"`).get() as { count: number };
  database.close();
  return state === 'ok' && count === features.length;
}

const tilesPath = join(folder, 'tiles.mbtiles');
const tiles = new DatabaseSync(tilesPath);
tiles.exec(
  "CREATE TABLE metadata (name text, value text); INSERT INTO metadata VALUES ('format', 'png'); CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob); CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row); BEGIN",
);
const side = isQuick ? 64 : 128;
const insertTile = tiles.prepare('INSERT INTO tiles VALUES (8, ?, ?, ?)');
for (let x = 0; x < side; x += 1) for (let y = 0; y < side; y += 1) insertTile.run(x, y, new Uint8Array(6000).fill((x + y) % 256));
tiles.exec('COMMIT');
tiles.close();
const file = new Uint8Array(readFileSync(tilesPath));
const wanted = Array.from({ length: 200 }, (_, k): [number, number] => [(k * 37) % side, (k * 53) % side]);
async function tilesByUs(): Promise<number> {
  const map = await MbTiles.open(async (offset, length) => file.subarray(offset, offset + length));
  let sum = 0;
  for (const [x, row] of wanted) sum += (await map.tile(8, x, 255 - row))!.length;
  return sum;
}
function tilesBySqlJs(): number {
  const database = new SQL.Database(file);
  const query = database.prepare('SELECT tile_data FROM tiles WHERE zoom_level = 8 AND tile_column = ? AND tile_row = ?');
  let sum = 0;
  for (const [x, row] of wanted) sum += (query.get([x, row])[0] as Uint8Array).length;
  query.free();
  database.close();
  return sum;
}
const weight = ['sql.js/dist/sql-wasm-browser.js'];
const assets = [join(import.meta.dirname, '../../../node_modules/sql.js/dist/sql-wasm-browser.wasm')];
try {
  if (withSqlJs().length !== features.length || tilesBySqlJs() !== (await tilesByUs()))
    throw new Error('the libraries read something else');
  await printComparisons([
    {
      what: `GeoPackage read, ${size} polygons`,
      ours: {
        name: 'readFile',
        run: async () => (await readFile(bytes, { fileName: 'x.gpkg' })).features,
        right: [(await readFile(bytes)).features.length, features.length],
      },
      peers: [{ name: 'sql.js', run: withSqlJs, right: [withSqlJs().length, features.length], modules: weight, assets }],
      verdict: 'ours stays: sql.js adds the kilobytes of the row and holds the whole file in memory; ours reads page by page.',
    },
    {
      what: `GeoPackage write, ${size} polygons`,
      ours: { name: 'writeFile', run: () => writeFile('geopackage', features), right: [isWhole(bytes) ? 1 : 0, 1] },
      peers: [{ name: 'sql.js (table alone)', run: writtenBySqlJs, modules: weight, assets }],
      verdict:
        'ours stays by weight: the row counts the table alone for sql.js; ours writes the layer in pieces, and SQLite finds the file whole.',
    },
    {
      what: `MBTiles, open and 200 of ${side ** 2} tiles, ${(file.length / 1e6).toFixed(0)} MB`,
      ours: { name: 'MbTiles', run: tilesByUs },
      peers: [{ name: 'sql.js', run: tilesBySqlJs, modules: weight, assets }],
      verdict: 'ours stays: sql.js copies the file into memory before the first tile, and maps have gigabytes.',
    },
  ]);
} finally {
  rmSync(folder, { recursive: true });
}
