import { geoPackageTables, spatialIndex } from '#service/storage/geopackage.ts';

/** The migrations of Hectare 0.1 as they were, to make workspaces of that version for the importer's test. Never edited. */
export const migrations01: { version: number; sql: string }[] = [
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
  {
    // Jobs know variants (parameters that need a collection of their own), what they wait for and what they are doing; results are data and files apart;
    // checkpoints outlive a kill; the layer has its spatial index. Results of version 1 are cheap to make again, so they are dropped and queued.
    version: 2,
    sql: `
DROP TABLE product_result;
DROP TABLE job;
CREATE TABLE job (
  id INTEGER PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product TEXT NOT NULL, variant TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')), needs TEXT NOT NULL DEFAULT '[]', place INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, progress REAL NOT NULL DEFAULT 0, doing TEXT,
  run_after INTEGER NOT NULL DEFAULT 0, lease_owner TEXT, lease_until INTEGER, error TEXT, updated_at TEXT NOT NULL, UNIQUE (project_id, product, variant)
) STRICT;
CREATE INDEX job_waiting ON job (state, place, run_after);
CREATE TABLE collected (
  project_id TEXT NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product TEXT NOT NULL, variant TEXT NOT NULL, preliminary INTEGER NOT NULL,
  data TEXT NOT NULL, provenance TEXT NOT NULL, sha256 TEXT NOT NULL, created_at TEXT NOT NULL, PRIMARY KEY (project_id, product, variant)
) STRICT;
CREATE TABLE collected_file (
  project_id TEXT NOT NULL, product TEXT NOT NULL, variant TEXT NOT NULL, name TEXT NOT NULL, media_type TEXT NOT NULL, bytes BLOB NOT NULL, sha256 TEXT NOT NULL,
  PRIMARY KEY (project_id, product, variant, name),
  FOREIGN KEY (project_id, product, variant) REFERENCES collected (project_id, product, variant) ON DELETE CASCADE
) STRICT;
CREATE TABLE part (
  project_id TEXT NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product TEXT NOT NULL, variant TEXT NOT NULL, step TEXT NOT NULL, bytes BLOB NOT NULL, sha256 TEXT NOT NULL,
  PRIMARY KEY (project_id, product, variant, step)
) STRICT, WITHOUT ROWID;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
${spatialIndex}`,
  },
  {
    // A collection of thousands is made and deleted in many transactions; until the last it is hidden, and after a kill in between it is removed at the next start.
    version: 3,
    sql: 'CREATE TABLE unfinished (project_id TEXT PRIMARY KEY REFERENCES projects(id) ON DELETE CASCADE) STRICT;',
  },
  {
    // What the user decided in place of what follows from the project's place; null: nothing.
    version: 4,
    sql: 'ALTER TABLE projects ADD COLUMN time_zone TEXT; ALTER TABLE projects ADD COLUMN ecological_zone TEXT;',
  },
];
