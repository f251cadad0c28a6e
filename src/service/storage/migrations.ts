import { geoPackageTables } from './geopackage.ts';

/** Schema steps in order; what has run is never edited, a change is a new step. Each runs in one transaction with its version. */
export const migrations: { version: number; sql: string }[] = [
  {
    version: 1,
    sql: `${geoPackageTables}
CREATE TABLE account (user_id TEXT PRIMARY KEY, quota_limit_hectares REAL, quota_used_hectares REAL NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE api_key (key_sha256 TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES account(user_id), label TEXT NOT NULL, created_at TEXT NOT NULL) STRICT;
CREATE TABLE projects (
  fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom BLOB, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, project_name TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, geojson TEXT NOT NULL, geojson_sha256 TEXT NOT NULL, geometry_hash TEXT NOT NULL,
  area_hectares DOUBLE NOT NULL, quota_hectares DOUBLE NOT NULL, centroid_lat DOUBLE, centroid_lon DOUBLE,
  is_collection BOOLEAN NOT NULL DEFAULT 0, is_control_pool BOOLEAN NOT NULL DEFAULT 0,
  parent_collection TEXT REFERENCES projects(id) ON DELETE CASCADE, idempotency_key TEXT
);
CREATE UNIQUE INDEX projects_idempotency ON projects (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX projects_parent ON projects (parent_collection);
CREATE TABLE job (
  id INTEGER PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')), attempts INTEGER NOT NULL DEFAULT 0, progress REAL NOT NULL DEFAULT 0,
  run_after INTEGER NOT NULL DEFAULT 0, lease_owner TEXT, lease_until INTEGER, error TEXT, updated_at TEXT NOT NULL, UNIQUE (project_id, product)
) STRICT;
CREATE INDEX job_waiting ON job (state, run_after);
CREATE TABLE product_result (
  project_id TEXT NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product TEXT NOT NULL, media_type TEXT NOT NULL, bytes BLOB NOT NULL, sha256 TEXT NOT NULL,
  provenance TEXT NOT NULL, created_at TEXT NOT NULL, PRIMARY KEY (project_id, product)
) STRICT;
CREATE TABLE user_group (
  team_id INTEGER PRIMARY KEY, token_sha256 TEXT NOT NULL UNIQUE, name TEXT, provided_id TEXT NOT NULL, mapping TEXT NOT NULL DEFAULT '{}', properties TEXT NOT NULL DEFAULT '{}',
  environment_tag TEXT NOT NULL DEFAULT '', UNIQUE (provided_id, environment_tag)
) STRICT;`,
  },
];
