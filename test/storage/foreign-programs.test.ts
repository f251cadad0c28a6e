import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inspect } from '#backups/inspection.ts';
import { fromWkb, type Geometry } from '#geo/index.ts';
import { projectFrom } from '#service/create/project-from.ts';
import { sha256 } from '#service/storage/checksum.ts';
import { openWorkspace } from '#service/storage/database.ts';
import { geoPackageGeometry, registerSpatialFunctions } from '#service/storage/geopackage.ts';
import { readOnlyMessage } from '#service/storage/read-only-layers.ts';
import { newestSchema, schemaSteps } from '#service/storage/schema.ts';
import { Storage } from '#service/storage/storage.ts';
import { parcelAt } from '../helpers/parcels.ts';

const python = '/usr/bin/python3';
const hasGdal = spawnSync(python, ['-c', 'from osgeo import ogr']).status === 0;
if (!hasGdal) console.log('Skipped: GDAL tries to change a workspace, and draws each kind of shape (python3-gdal is not installed)');

let folder: string;
let path: string;
let storage: Storage;
let id: string;
const mixed = {
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: { name: 'Plot' }, geometry: parcelAt(35, 1) },
    { type: 'Feature', properties: { name: 'Well' }, geometry: { type: 'Point', coordinates: [35.02, 1.02] } },
    {
      type: 'Feature',
      properties: { name: 'Fence and gate' },
      geometry: {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [35.03, 1.03, 1200] },
          {
            type: 'LineString',
            coordinates: [
              [35.03, 1.03, 1200],
              [35.04, 1.04, 1210],
            ],
          },
        ],
      },
    },
  ],
};
const create = async (document: object, name: string, isCollection = false) =>
  storage.createProject(
    'local',
    await projectFrom({ kind: 'body', text: JSON.stringify(document) }, { name, isCollection, isControlPool: false }),
    [],
    null,
  );
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hectare-foreign-'));
  path = join(folder, 'workspace.gpkg');
  storage = new Storage(await openWorkspace(path));
  storage.accounts.ensure('local', null);
  id = await create(mixed, 'Mixed');
  await create(parcelAt(36, 1), 'Plain');
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('another program that opens the workspace', () => {
  test.each([
    "UPDATE projects SET project_name = 'x'",
    'DELETE FROM projects',
    'DELETE FROM shapes',
    'DELETE FROM other_parts',
    "UPDATE shapes SET name = 'x'",
    "UPDATE project_land SET project_name = 'x'",
    'DELETE FROM parcel_land',
    "INSERT INTO project_points (OGC_FID, project_name) VALUES (99, 'x')",
    "DELETE FROM gpkg_contents WHERE table_name = 'project_land'",
    'DELETE FROM gpkg_geometry_columns',
  ])('cannot do %s', (sql) => {
    const other = new DatabaseSync(path);
    registerSpatialFunctions(other);
    expect(() => other.exec(sql)).toThrow(readOnlyMessage);
    other.close();
    expect(storage.heads.list('local').map(({ project_name: name }) => name)).toEqual(['Mixed', 'Plain']);
    expect(storage.shapes.count(id)).toBe(3);
  });

  test.skipIf(!hasGdal)('GDAL changes nothing by any of its ways, and hears why', () => {
    const script = `
import sys
from osgeo import gdal, ogr
gdal.UseExceptions(); ogr.UseExceptions()
source = gdal.OpenEx(sys.argv[1], gdal.OF_UPDATE | gdal.OF_VECTOR)
print('layers', ','.join(source.GetLayer(index).GetName() for index in range(source.GetLayerCount())))
for name in ['project_land', 'project_lines', 'project_points', 'parcel_land', 'parcel_lines', 'parcel_points']:
    def attempt(what, run):
        try:
            result = run()
            print(name, what, 'refused' if result not in (None, 0) else 'DONE')
        except RuntimeError as error:
            print(name, what, 'refused:', str(error).replace('\\n', ' '))
    layer = source.GetLayerByName(name)
    feature = layer.GetNextFeature()
    layer.ResetReading()
    new = ogr.Feature(layer.GetLayerDefn())
    new.SetGeometry(feature.GetGeometryRef().Clone())
    moved = feature.Clone()
    moved.SetGeometry(ogr.CreateGeometryFromWkt('POINT (1 1)'))
    renamed = feature.Clone()
    renamed.SetField(1, 'changed')
    attempt('update geometry', lambda: layer.SetFeature(moved))
    attempt('update field', lambda: layer.SetFeature(renamed))
    attempt('delete', lambda: layer.DeleteFeature(feature.GetFID()))
    attempt('insert', lambda: layer.CreateFeature(new))
    attempt('delete layer', lambda: source.DeleteLayer(name))
    attempt('delete field', lambda: layer.DeleteField(1))
    attempt('rename field', lambda: layer.AlterFieldDefn(1, ogr.FieldDefn('other', ogr.OFTString), ogr.ALTER_NAME_FLAG))
`;
    const { stdout, stderr } = spawnSync(python, ['-c', script, path], { encoding: 'utf8', timeout: 150_000 });
    const [layers, ...tries] = stdout.trim().split('\n');
    expect(layers, stderr).toBe('layers project_land,project_lines,project_points,parcel_land,parcel_lines,parcel_points,about');
    expect(tries).toHaveLength(6 * 7);
    expect(tries.filter((line) => !line.includes('refused'))).toEqual([]);
    expect(tries.filter((line) => line.includes('delete refused') && line.includes('Hectare keeps these layers'))).toHaveLength(6);
    expect(storage.heads.list('local').map(({ project_name: name, is_whole }) => [name, is_whole])).toEqual([
      ['Mixed', 1],
      ['Plain', 1],
    ]);
    const check = new DatabaseSync(path, { readOnly: true });
    expect(check.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE type = 'view'").get()).toEqual({ n: 7 });
    expect(check.prepare('SELECT count(*) AS n FROM gpkg_geometry_columns').get()).toEqual({ n: 6 });
    check.close();
  });

  test.skipIf(!hasGdal)('GDAL draws each kind of a mixed project, and its changes; nothing of what rests in the bin', async () => {
    const drawn = () =>
      Object.fromEntries(
        ['project_land', 'project_lines', 'project_points', 'parcel_land', 'parcel_lines', 'parcel_points'].map((layer) => {
          const { stdout, stderr } = spawnSync('ogrinfo', ['-ro', '-al', path, layer], { encoding: 'utf8', timeout: 150_000 });
          expect(stderr).toBe('');
          const kinds = [...stdout.matchAll(/^\s+(MULTI\w+|POLYGON|POINT|LINESTRING|GEOMETRYCOLLECTION)( Z)? /gm)].map(
            ([, kind, z]) => kind! + (z ?? ''),
          );
          return [layer, kinds];
        }),
      );
    expect(drawn()).toEqual({
      project_land: ['MULTIPOLYGON', 'MULTIPOLYGON'],
      project_lines: ['MULTILINESTRING'],
      project_points: ['MULTIPOINT'],
      parcel_land: ['MULTIPOLYGON', 'MULTIPOLYGON'],
      parcel_lines: ['MULTILINESTRING Z'],
      parcel_points: ['MULTIPOINT', 'MULTIPOINT Z'],
    });
    await storage.deleteProject('local', id);
    expect(drawn()).toMatchObject({ project_land: ['MULTIPOLYGON'], project_points: [], parcel_points: [], parcel_land: ['MULTIPOLYGON'] });
  });
});

test('a workspace of schema 7 keeps its projects, and draws their kinds from then on', async () => {
  const old = join(folder, 'schema-7.gpkg');
  const database = new DatabaseSync(old, { enableForeignKeyConstraints: true });
  registerSpatialFunctions(database);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA trusted_schema = ON; CREATE TABLE hectare_schema (version INTEGER PRIMARY KEY, applied_at TEXT NOT NULL) STRICT',
  );
  for (const { version, sql } of schemaSteps.filter((step) => step.version < 8))
    database.exec(`${sql}; INSERT INTO hectare_schema VALUES (${version}, '2026-01-01')`);
  const geometry = {
    type: 'GeometryCollection',
    geometries: [parcelAt(35, 1), { type: 'Point', coordinates: [35.5, 1.5, 700] }],
  } as Geometry;
  const text = JSON.stringify(geometry);
  database.exec("INSERT INTO account (user_id) VALUES ('local')");
  database
    .prepare(
      `INSERT INTO projects (geom, id, user_id, project_name, created_at, updated_at, geojson, geojson_sha256, geometry_hash, area_hectares, quota_hectares)
       VALUES (?, 'one', 'local', 'Old', '2026-01-01', '2026-01-01', ?, ?, 'hash', 123, 123)`,
    )
    .run(geoPackageGeometry(geometry), text, sha256(text));
  database
    .prepare(
      `INSERT INTO shapes (geom, project_id, place, name, folder, properties, feature, feature_sha256) VALUES (?, 'one', 0, 'Old', '', '{}', ?, ?)`,
    )
    .run(geoPackageGeometry(geometry, { heights: true }), text, sha256(text));
  database
    .prepare('INSERT INTO part VALUES (?, ?, ?, ?, ?, ?)')
    .run('one', 'weather', '', '2019', Buffer.from('x'), sha256(Buffer.from('x')));
  database.close();
  const opened = new Storage(await openWorkspace(old));
  expect(opened.project('local', 'one')).toMatchObject({ project_name: 'Old', area_hectares: 123, geojson: text, is_whole: 1 });
  expect(await opened.shapes.features('one')).toEqual([text]);
  expect(Buffer.from(opened.results.part('one', 'weather', '', '2019')!).toString()).toBe('x');
  expect(opened.results.part('one', 'weather', '', '2018')).toBeNull();
  opened.close();
  expect(inspect(old, false)).toMatchObject({ fault: null, damagedRowCount: 0, schema: newestSchema });
  const check = new DatabaseSync(old, { readOnly: true });
  const kindOf = (layer: string) => {
    const blob = check.prepare(`SELECT geom FROM ${layer}`).get()?.['geom'] as Uint8Array;
    return fromWkb(blob, 40);
  };
  expect([kindOf('project_land').type, kindOf('project_points').type, kindOf('parcel_land').type]).toEqual([
    'MultiPolygon',
    'MultiPoint',
    'MultiPolygon',
  ]);
  expect(kindOf('parcel_points')).toEqual({ type: 'MultiPoint', coordinates: [[35.5, 1.5, 700]] });
  check.close();
});

test('our own writes pass the guard, and it is closed again after each, also after one that failed', async () => {
  const isOpen = () => {
    const other = new DatabaseSync(path, { readOnly: true });
    const row = other.prepare('SELECT is_open FROM guard').get();
    other.close();
    return row?.['is_open'];
  };
  await storage.changeSettings(id, { time_zone: 'Africa/Nairobi' }, []);
  expect(storage.project('local', id)?.time_zone).toBe('Africa/Nairobi');
  expect(isOpen()).toBe(0);
  await expect(
    storage.together(() => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(isOpen()).toBe(0);
});

test('what is left of a collection is drawn in its kinds', async () => {
  const collection = await create(mixed, 'Collection', true);
  const { subprojects } = storage.project('local', collection)!;
  const check = new DatabaseSync(path, { readOnly: true });
  const kinds = () =>
    check
      .prepare(
        "SELECT 'land' AS kind FROM project_land WHERE id = ?1 UNION ALL SELECT 'lines' FROM project_lines WHERE id = ?1 UNION ALL SELECT 'points' FROM project_points WHERE id = ?1",
      )
      .all(collection)
      .map((row) => row['kind']);
  expect(kinds()).toEqual(['land', 'lines', 'points']);
  const others = storage.membersBut(collection, subprojects[2]!);
  const features = others.map(({ geojson }) => ({ type: 'Feature', properties: {}, geometry: JSON.parse(geojson) as object }));
  const whole = await projectFrom(
    { kind: 'kept', text: JSON.stringify({ type: 'FeatureCollection', features }) },
    { name: '', isCollection: false, isControlPool: false },
  );
  await storage.deleteMember('local', subprojects[2]!, collection, { ids: others.map((other) => other.id), whole, plans: [] });
  expect(kinds()).toEqual(['land', 'points']);
  check.close();
});
