import type { TestPostgres } from '../../helpers/postgres.ts';
import { keepCellsOfAll } from '#service/storage-postgres/shapes.ts';
import { openDatabase } from '#service/storage-postgres/open.ts';
import type { Database } from '#service/storage-postgres/connection.ts';
import { withDatabase } from '#service/storage-postgres/open.ts';
import { allPlans } from '#service/jobs/plans.ts';

export interface Team {
  database: string;
  /** keys of the accounts, the first of which is the account of the first */
  keys: string[];
  userOf: (account: number) => string;
}
interface Size {
  accounts: number;
  projectsOfAccount: number;
  plotsOfProject: number;
}
const userOf = (account: number) => `office ${account}`;

/**
 * Projects of square plots side by side, each project at a place of its own, as their shapes, geometries and digests would be had they been sent; with their jobs, all of
 * them done. Written by set-based statements: sending a million plots takes hours.
 */
const projectsSql = `
INSERT INTO projects (id, user_id, project_name, created_at, updated_at, geojson, geojson_sha256, geometry_hash, area_hectares, quota_hectares, centroid_lat, centroid_lon,
  is_collection, is_control_pool, geom)
SELECT gen_random_uuid()::text, $1, 'Project ' || number, hectare_now(), hectare_now(), geojson, encode(sha256(convert_to(geojson, 'UTF8')), 'hex'), md5(geojson),
  $3 * 1.2, $3 * 1.2, ST_Y(ST_Centroid(geom)), ST_X(ST_Centroid(geom)), false, false, geom
FROM generate_series(1, $2::int) AS number,
  LATERAL (SELECT ST_Collect(ST_MakeEnvelope(x, y, x + 0.0009, y + 0.0009, 4326)) AS geom FROM (
    SELECT -60 + (number % 100) * 0.1 + (plot % 10) * 0.001 AS x, -10 + (number / 100) * 0.1 + $4 * 0.015 + (plot / 10) * 0.001 AS y FROM generate_series(0, $3::int - 1) AS plot
  ) AS corners) AS shape, LATERAL (SELECT ST_AsGeoJSON(geom, 9) AS geojson) AS text`;
const plotsSql = `
INSERT INTO shapes (project_id, place, name, folder, geom, properties, feature, feature_sha256)
SELECT id, place, 'Plot ' || place, '', geom, '{}', feature, encode(sha256(convert_to(feature, 'UTF8')), 'hex')
FROM (SELECT projects.id, part.path[1] - 1 AS place, part.geom FROM projects, LATERAL ST_Dump(projects.geom) AS part WHERE user_id = $1 ORDER BY projects.fid) AS parts,
  LATERAL (SELECT '{"type":"Feature","properties":{"name":"Plot ' || place || '"},"geometry":' || ST_AsGeoJSON(geom, 9) || '}' AS feature) AS text`;
const jobsSql = `
INSERT INTO job (project_id, product, variant, state, needs, place, updated_at)
SELECT projects.id, plan.product, '', 'done', plan.needs, plan.place, hectare_now()
FROM projects CROSS JOIN jsonb_to_recordset($2::jsonb) AS plan(product text, place integer, needs jsonb) WHERE user_id = $1`;

async function fill({ query }: Database, { accounts, projectsOfAccount, plotsOfProject }: Size): Promise<void> {
  await query('DROP INDEX shapes_geom');
  for (let account = 0; account < accounts; account += 1) {
    await query(projectsSql, [userOf(account), projectsOfAccount, plotsOfProject, account]);
    await query(plotsSql, [userOf(account)]);
    await query(jobsSql, [userOf(account), JSON.stringify(allPlans())]);
  }
  await keepCellsOfAll(query);
  await query('CREATE INDEX shapes_geom ON shapes USING gist (geom)');
  await query(
    'UPDATE account SET quota_used_hectares = (SELECT sum(quota_hectares) FROM projects WHERE projects.user_id = account.user_id), revision = revision + 1',
  );
  await query('VACUUM (ANALYZE)');
}

/** A team of so many accounts with what they have. */
export async function seedTeam(postgres: TestPostgres, size: Size): Promise<Team> {
  const database = await postgres.database();
  const keys = Array.from({ length: size.accounts }, (_, account) => `key-of-office-${account}-`.padEnd(40, 'k'));
  const store = await openDatabase(database);
  for (const [account, key] of keys.entries()) {
    await store.accounts.ensure(userOf(account), null);
    await store.accounts.setKey(userOf(account), key, 'bench');
  }
  await store.close();
  await withDatabase(database, null, (opened) => fill(opened, size));
  return { database, keys, userOf };
}
