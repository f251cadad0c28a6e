import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { availableData } from '#service/available-data.ts';
import { damagedRowsOf } from '#backups/row-digest.ts';
import { sha256 } from '#service/storage/checksum.ts';
import { openWorkspace, repeatableTransaction, transaction } from '#service/storage/database.ts';
import { geoPackageApplicationId, geoPackageGeometry, geoPackageVersion, registerSpatialFunctions } from '#service/storage/geopackage.ts';
import { drawnParts } from '#service/storage/drawn-geometry.ts';
import { GroupCommit } from '#service/storage/group-commit.ts';
import { newestSchema, schemaSteps } from '#service/storage/schema.ts';
import { PlotIndex } from '#service/storage/plot-index.ts';
import { Storage } from '#service/storage/storage.ts';
import { TileMaker } from '#service/tiles/make-tile.ts';
import { parcelAt } from '../helpers/parcels.ts';
import { allOf } from '../helpers/reach.ts';
import { migrations01 } from '../helpers/workspace-0.1.ts';
import { seenIn } from '../helpers/vector-tiles.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-workspace-'));
  path = join(folder, 'workspace.gpkg');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const insert = `INSERT INTO projects (geom, id, user_id, project_name, created_at, updated_at, geojson, geojson_sha256, geometry_hash, area_hectares, quota_hectares)
  VALUES (?, ?, 'u', 'Old', '2026-01-01', '2026-01-01', '{}', '', '', 123, 123)`;
const add = (database: DatabaseSync, id: string, west: number) =>
  transaction(database, () => database.prepare(insert).run(geoPackageGeometry(parcelAt(west, 1)), id));
const entries = (database: DatabaseSync) =>
  database.prepare('SELECT id, round(minx, 3) AS west, round(maxx, 3) AS east FROM rtree_projects_geom ORDER BY id').all();
const versions = (database: DatabaseSync) =>
  database
    .prepare('SELECT version FROM hectare_schema ORDER BY version')
    .all()
    .map((row) => row['version']);

/** A workspace of 0.1 up to one of its schemas, with two projects. */
function make01(schema: number, fill: (database: DatabaseSync) => void = () => {}): void {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true });
  registerSpatialFunctions(database);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA trusted_schema = ON;
    CREATE TABLE schema_version (version INTEGER PRIMARY KEY, applied_at TEXT NOT NULL) STRICT`);
  for (const { version, sql } of migrations01.filter((step) => step.version <= schema))
    database.exec(`${sql}; INSERT INTO schema_version VALUES (${version}, '2026-01-01')`);
  database.exec(`INSERT INTO account VALUES ('u', 500, 246, 7); INSERT INTO api_key VALUES ('digest', 'u', 'embedded', '2026-01-01');
    PRAGMA application_id = ${geoPackageApplicationId}; PRAGMA user_version = ${geoPackageVersion}`);
  add(database, 'one', 35);
  add(database, 'two', 36);
  fill(database);
  database.close();
}
const keep = (database: DatabaseSync, product: string, assumptions: string[]) => {
  const provenance = JSON.stringify({ source: 's', fetched_at: '2026-01-01T00:00:00Z', method: 'm', assumptions, attribution: 'a' });
  database
    .prepare("INSERT INTO collected VALUES ('one', ?, '', 0, '{}', ?, ?, '2026-01-02')")
    .run(product, provenance, sha256(`{}${provenance}`));
  database
    .prepare("INSERT INTO collected_file VALUES ('one', ?, '', 'f.tif', 'image/tiff', x'0102', ?)")
    .run(product, sha256(Uint8Array.of(1, 2)));
  database
    .prepare("INSERT INTO job (project_id, product, state, place, updated_at) VALUES ('one', ?, 'done', 1, '2026-01-02')")
    .run(product);
};

describe('a workspace of 0.1', () => {
  test.each([1, 2, 3, 4])('of its schema %i is imported: projects, quota and keys stay, the old file stands beside it', async (schema) => {
    make01(schema);
    const database = await openWorkspace(path);
    expect(versions(database)).toEqual(schemaSteps.map(({ version }) => version));
    expect(database.prepare('SELECT id, area_hectares FROM projects ORDER BY fid').all()).toEqual([
      { id: 'one', area_hectares: 123 },
      { id: 'two', area_hectares: 123 },
    ]);
    expect(database.prepare('SELECT quota_limit_hectares AS most, quota_used_hectares AS used FROM account').get()).toEqual({
      most: 500,
      used: 246,
    });
    expect(database.prepare('SELECT key_sha256 FROM api_key').get()).toEqual({ key_sha256: 'digest' });
    expect(entries(database)).toEqual([
      { id: 1, west: 35, east: 35.01 },
      { id: 2, west: 36, east: 36.01 },
    ]);
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
    const kept = new DatabaseSync(`${path}.0.1.backup`, { readOnly: true });
    expect(kept.prepare('SELECT max(version) AS version FROM schema_version').get()).toEqual({ version: schema });
    expect(kept.prepare('SELECT count(*) AS n FROM projects').get()).toEqual({ n: 2 });
    kept.close();
    expect(existsSync(`${path}.importing`)).toBe(false);
  });

  test('keeps its results with what they said in sentences as fields; made-up ones are collected again', async () => {
    make01(4, (database) => {
      keep(database, 'soil', ['Values are predictions.']);
      keep(database, 'baseline-sequestration', ['No data here: nothing is known.']);
      keep(database, 'wetlands-mask', ['SYNTHETIC sample data: made up by a program, not measured.']);
      database.exec(`UPDATE projects SET time_zone = 'Africa/Nairobi' WHERE id = 'one'; INSERT INTO setting VALUES ('collection', '{"paused":true}');
        INSERT INTO job (project_id, product, state, place, error, run_after, updated_at) VALUES ('one', 'weather', 'queued', 2, 'Needs the network: x', 9e15, '')`);
    });
    const database = await openWorkspace(path);
    const storage = new Storage(database);
    const provenanceOf = (product: string) => storage.results.get('one', product, '', true)?.collected.provenance;
    expect(provenanceOf('soil')).toMatchObject({ synthetic: false, no_data: null, method: 'm' });
    expect(provenanceOf('baseline-sequestration')).toMatchObject({
      synthetic: false,
      no_data: { code: 'no-data', detail: 'No data here: nothing is known.' },
    });
    expect(provenanceOf('wetlands-mask')).toBeUndefined();
    expect(await storage.results.file('one', 'soil', '', 'f.tif')?.whole()).toEqual(Uint8Array.of(1, 2));
    const states = storage.jobs.ofProject('one').map(({ product, state, error }) => [product, state, error]);
    expect(states.sort()).toEqual([
      ['baseline-sequestration', 'done', null],
      ['soil', 'done', null],
      ['weather', 'queued', null],
      ['wetlands-mask', 'queued', null],
    ]);
    expect(storage.jobs.lease('me', 1000)?.product).toBe('wetlands-mask');
    expect(storage.setting('collection')).toEqual({ paused: true });
    expect(database.prepare("SELECT time_zone FROM projects WHERE id = 'one'").get()).toEqual({ time_zone: 'Africa/Nairobi' });
    storage.close();
  });

  test('is imported once, and a kill before the end leaves it as it was', async () => {
    make01(4);
    writeFileSync(`${path}.importing`, 'half of a file');
    (await openWorkspace(path)).close();
    const before = statSync(`${path}.0.1.backup`).mtimeMs;
    (await openWorkspace(path)).close();
    expect(statSync(`${path}.0.1.backup`).mtimeMs).toBe(before);
  });
});

test.each(['after a good end', 'after a kill'])('a workspace of a newer Hectare says so, and not a byte of it changes: %s', async (end) => {
  writeFileSync(path, gunzipSync(readFileSync('test/fixtures/workspace-0.2.0.gpkg.gz')));
  (await openWorkspace(path)).close();
  const newer = new DatabaseSync(path);
  newer.exec(`INSERT INTO hectare_schema VALUES (${newestSchema + 1}, '2030-01-01')`);
  // What a kill leaves: the last changes stand in the log alone.
  const left = mkdtempSync(join(tmpdir(), 'hectare-newer-'));
  if (end === 'after a good end') newer.close();
  for (const name of readdirSync(folder)) if (!name.endsWith('-shm')) copyFileSync(join(folder, name), join(left, name));
  if (newer.isOpen) newer.close();
  const contents = () =>
    Object.fromEntries(
      readdirSync(left)
        .filter((name) => !name.endsWith('-shm'))
        .map((name) => [name, sha256(readFileSync(join(left, name)))]),
    );
  const before = contents();
  await expect(openWorkspace(join(left, 'workspace.gpkg'))).rejects.toMatchObject({ code: 'newer-workspace' });
  expect(contents()).toEqual(before);
  rmSync(left, { recursive: true });
});

describe('a workspace of 0.2.0', () => {
  test('opens for ever, with everything that it held', async () => {
    writeFileSync(path, gunzipSync(readFileSync('test/fixtures/workspace-0.2.0.gpkg.gz')));
    const database = await openWorkspace(path);
    expect(versions(database).at(-1)).toBe(newestSchema);
    expect(damagedRowsOf(database)).toEqual([]);
    const drawn = database.prepare('SELECT (SELECT count(*) FROM project_land) AS projects, (SELECT is_open FROM guard) AS open').get();
    expect(drawn).toEqual({ projects: 4, open: 0 });
    const storage = new Storage(database);
    expect(storage.accounts.callerOfKey('key-of-the-fixture')?.userId).toBe('local');
    expect(storage.userGroups.ofToken('token-of-the-fixture')?.provided_id).toBe('team');
    expect(storage.setting('collection')).toMatchObject({ offline: true });
    const projects = storage.heads.list('local');
    expect(projects.map(({ project_name: name }) => name)).toEqual(['One parcel', 'Two parcels', 'Parcel 36', 'Parcel 37']);
    expect(storage.accounts.quota('local')).toMatchObject({ limit: 1000 });
    const project = storage.project('local', projects[0]!.id)!;
    expect([project.time_zone, project.area_hectares]).toEqual(['Africa/Nairobi', expect.closeTo(123.1, 0)]);
    expect(storage.results.get(project.id, 'soil', '', true)).toMatchObject({
      preliminary: false,
      collected: { data: { properties: [] }, provenance: { synthetic: false }, files: { 'soil.bin': { bytes: Uint8Array.of(1, 2, 3) } } },
    });
    expect(storage.results.part(project.id, 'weather', '', 'hours/2019')).toEqual(Uint8Array.of(4, 5, 6));
    expect((await availableData(storage, project.id, null)).products.find(({ product }) => product === 'weather')).toMatchObject({
      state: 'queued',
      waits_for: 'network',
      reason: 'Needs the network: Open-Meteo (archive-api.open-meteo.com) cannot be reached.',
      reason_code: 'source-unreachable',
      reason_params: { source: 'Open-Meteo', host: 'archive-api.open-meteo.com' },
    });
    storage.close();
    expect(existsSync(`${path}.0.1.backup`)).toBe(false);
  });
});

describe('spatial index', () => {
  test('follows inserts, changed shapes and deletes', async () => {
    const database = await openWorkspace(path);
    add(database, 'one', 35);
    add(database, 'two', 36);
    const moved = geoPackageGeometry(parcelAt(40, 1));
    transaction(database, () => database.prepare("UPDATE projects SET geom = ? WHERE id = 'one'").run(moved));
    expect(entries(database)).toEqual([
      { id: 1, west: 40, east: 40.01 },
      { id: 2, west: 36, east: 36.01 },
    ]);
    transaction(database, () => database.exec("UPDATE projects SET geom = NULL WHERE id = 'one'"));
    expect(entries(database)).toEqual([{ id: 2, west: 36, east: 36.01 }]);
    transaction(database, () => database.exec("DELETE FROM projects WHERE id = 'two'"));
    expect(entries(database)).toEqual([]);
    database.close();
  });
});

describe('the spatial index of plots', () => {
  const plots = 1200;
  /** A project with plots in a row, ten to a degree; their boxes are then damaged by another program. */
  async function workspaceWith(damage: string): Promise<void> {
    const database = await openWorkspace(path);
    const storage = new Storage(database);
    add(database, 'one', 35);
    transaction(database, () => {
      for (let place = 0; place < plots; place += 1) {
        const geometry = parcelAt(-60 + place / 10, 1);
        const shape = { name: `Plot ${place}`, folder: '', sourceFile: null, sourceFormat: null, properties: '{}' };
        const drawn = drawnParts(geometry, { keepsHeights: true });
        storage.shapes.insert('one', place, { ...shape, feature: JSON.stringify({ type: 'Feature', properties: {}, geometry }), drawn });
      }
    });
    storage.close();
    const other = new DatabaseSync(path);
    registerSpatialFunctions(other);
    other.exec(damage);
    other.close();
  }
  const lastBox = { box: [-60 + (plots - 1) / 10, 0, 90, 3] as [number, number, number, number] };
  const boxesOf = (database: DatabaseSync) =>
    database.prepare('SELECT count(*) AS n FROM rtree_shapes_geom WHERE minx > 59.8 AND maxx < 90').get()!['n'];

  test.each([
    ['a box that does not hold its plot', `UPDATE rtree_shapes_geom SET minx = 0, maxx = 1 WHERE id = ${plots}`],
    ['a box that is gone', `DELETE FROM rtree_shapes_geom WHERE id = ${plots}`],
    ['no box at all', 'DELETE FROM rtree_shapes_geom'],
  ])('is not looked at before the start ends, and is whole before anybody searches by it: %s', async (_what, damage) => {
    await workspaceWith(damage);
    const database = await openWorkspace(path);
    const storage = new Storage(database);
    expect(boxesOf(database)).toBe(0);
    const [count, page, extent] = await Promise.all([
      storage.features.count(allOf('u'), 'plots', lastBox),
      storage.features.page(allOf('u'), 'plots', lastBox, { after: 0, limit: 10 }),
      storage.features.extent(allOf('u'), 'plots'),
    ]);
    expect([count, page.length, Math.round(extent![0]), Math.round(extent![2])]).toEqual([1, 1, -60, 60]);
    expect(boxesOf(database)).toBe(1);
    storage.close();
  });

  test('a tile tells of a damaged plot where it is, and nothing else of it', async () => {
    await workspaceWith("UPDATE guard SET is_open = 1; UPDATE shapes SET name = 'Another' WHERE place = 5; UPDATE guard SET is_open = 0");
    const storage = new Storage(await openWorkspace(path));
    const place = { z: 9, x: Math.floor(((180 - 59.495) / 360) * 512), y: 254 };
    const seen = seenIn((await new TileMaker(storage).tile(allOf('u'), 'plots', place)).bytes, place);
    expect(seen.filter(({ properties }) => properties['damaged'] === true).map(({ type, properties }) => [type, properties])).toEqual([
      ['Point', { id: 'one.5', project_name: 'Old', count: 1, drawn_as: 'point', damaged: true }],
    ]);
    expect(seen.find(({ layer }) => layer === 'about')!.properties['without_shape']).toBe(1);
    storage.close();
  });

  test('a workspace that is closed meanwhile is no fault of it, and what kept it from being made again is tried once more', async () => {
    await workspaceWith(`DELETE FROM rtree_shapes_geom WHERE id = ${plots}`);
    const closed = new Storage(await openWorkspace(path));
    const waiting = closed.plotIndex.whole();
    closed.close();
    await expect(waiting).rejects.toThrow();
    let refusals = 1;
    const database = await openWorkspace(path);
    const index = new PlotIndex(database, async (run) => {
      refusals -= 1;
      if (refusals >= 0) throw new Error('another program holds the workspace');
      run();
    });
    await expect(index.whole()).rejects.toThrow('another program');
    await index.whole();
    expect(boxesOf(database)).toBe(1);
    database.close();
  });
});

describe('writes of one turn', () => {
  const names = (database: DatabaseSync) =>
    database
      .prepare("SELECT name FROM setting WHERE name <> 'schema' ORDER BY name")
      .all()
      .map((row) => row['name']);
  const put = (database: DatabaseSync, name: string, value = '1') =>
    database.prepare('INSERT INTO setting (name, value) VALUES (?, ?)').run(name, value);

  test('one that throws undoes itself, the others are committed', async () => {
    const database = await openWorkspace(path);
    const group = new GroupCommit(database);
    const outcomes = await Promise.allSettled([
      group.submit(() => {
        put(database, 'a');
        return 'a';
      }),
      group.submit(() => {
        put(database, 'b');
        throw new Error('not this one');
      }),
      group.submit(() => {
        put(database, 'c');
        return 'c';
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const other = new DatabaseSync(path, { readOnly: true });
    expect(names(other)).toEqual(['a', 'c']);
    other.close();
    database.close();
  });

  test('a full disk acknowledges nothing that is not there, and the next write works once there is room', async () => {
    const database = await openWorkspace(path);
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number };
    database.exec(`PRAGMA max_page_count = ${pages + 4}`);
    const group = new GroupCommit(database);
    const outcomes = await Promise.allSettled(
      ['a', 'b'].map((name) => group.submit(() => put(database, name, 'x'.repeat(name === 'b' ? 1_000_000 : 1)))),
    );
    expect(outcomes[1]!.status).toBe('rejected');
    expect(String((outcomes[1] as PromiseRejectedResult).reason)).toMatch(/full/);
    expect(database.isTransaction).toBe(false);
    expect(names(database)).toEqual(outcomes[0]!.status === 'fulfilled' ? ['a'] : []);
    database.exec('PRAGMA max_page_count = 1000000');
    await group.submit(() => put(database, 'c'));
    expect(names(database)).toContain('c');
    database.close();
  });

  test('a transaction that throws leaves nothing', async () => {
    const database = await openWorkspace(path);
    expect(() =>
      transaction(database, () => {
        put(database, 'a');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(names(database)).toEqual([]);
    database.close();
  });
});

test('a commit waits for the disk unless all that it holds can be done again', async () => {
  const database = await openWorkspace(path);
  const level = () => Number((database.prepare('PRAGMA synchronous').get() as { synchronous: number }).synchronous);
  const [normal, full] = [1, 2];
  expect(repeatableTransaction(database, level)).toBe(normal);
  expect(level()).toBe(full);
  expect(() =>
    repeatableTransaction(database, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(level()).toBe(full);
  expect(transaction(database, () => repeatableTransaction(database, level))).toBe(full);
  const writes = new GroupCommit(database);
  expect(await Promise.all([writes.submit(level, { isRepeatable: true }), writes.submit(level, { isRepeatable: true })])).toEqual([
    normal,
    normal,
  ]);
  expect(await Promise.all([writes.submit(level, { isRepeatable: true }), writes.submit(level)])).toEqual([full, full]);
  expect(level()).toBe(full);
  database.close();
});

test('results that an earlier definition of their product made are found, whatever made them', async () => {
  const database = await openWorkspace(path);
  add(database, 'one', 35);
  const storage = new Storage(database);
  const keepResult = (product: string, variant: string, methodVersion?: number) =>
    storage.results.put(
      'one',
      product,
      variant,
      {
        data: {},
        provenance: {
          source: '',
          fetched_at: '2026-01-01T00:00:00Z',
          method: '',
          assumptions: [],
          attribution: '',
          synthetic: false,
          no_data: null,
          ...(methodVersion === undefined ? {} : { method_version: methodVersion }),
        },
      },
      false,
    );
  keepResult('climate-risk', '');
  keepResult('climate-risk', 'a=1', 2);
  keepResult('climate-risk', 'a=2', 3);
  keepResult('soil', '');
  const old = (version: number) => storage.results.ofEarlierMethod('climate-risk', version).map(({ variant }) => variant);
  expect([old(1), old(2), old(3).sort(), old(4).sort()]).toEqual([[], [''], ['', 'a=1'], ['', 'a=1', 'a=2']]);
  database.close();
});
