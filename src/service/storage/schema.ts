import { sealAll, sealedTables, unsealed } from '#backups/row-digest.ts';
import { geoPackageTables, shapesLayer, spatialIndex } from './geopackage.ts';
import { guardTables, readOnlyLayers, sortShapes } from './read-only-layers.ts';

/**
 * Schema steps in order; each runs in one transaction with its version. Schema 1 is Hectare 0.2.0: what has been released is never edited, a change is a new step
 * (and a new fixture beside test/fixtures/workspace-0.2.0.gpkg.gz).
 */
export const schemaSteps: { version: number; sql: string }[] = [
  {
    version: 1,
    sql: `${geoPackageTables}
CREATE TABLE account (user_id TEXT PRIMARY KEY, quota_limit_hectares REAL, quota_used_hectares REAL NOT NULL DEFAULT 0, revision INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE api_key (key_sha256 TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES account(user_id), label TEXT NOT NULL, created_at TEXT NOT NULL) STRICT;
-- time_zone and ecological_zone: what the user decided in place of what follows from the project's place; null: nothing
CREATE TABLE projects (
  fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom BLOB, id TEXT NOT NULL UNIQUE, user_id TEXT NOT NULL, project_name TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, geojson TEXT NOT NULL, geojson_sha256 TEXT NOT NULL, geometry_hash TEXT NOT NULL,
  area_hectares DOUBLE NOT NULL, quota_hectares DOUBLE NOT NULL, centroid_lat DOUBLE, centroid_lon DOUBLE,
  is_collection BOOLEAN NOT NULL DEFAULT 0, is_control_pool BOOLEAN NOT NULL DEFAULT 0,
  parent_collection TEXT REFERENCES projects(id) ON DELETE CASCADE, idempotency_key TEXT, time_zone TEXT, ecological_zone TEXT
);
CREATE UNIQUE INDEX projects_idempotency ON projects (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX projects_parent ON projects (parent_collection);
-- a variant holds the parameters that need a collection of their own; needs, the products of the same project that must have ended first
-- waits_for: what a queued job waits for besides its turn; error_code and error_params say the sentence of error as data
CREATE TABLE job (
  id INTEGER PRIMARY KEY, project_id TEXT NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product TEXT NOT NULL, variant TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')), needs TEXT NOT NULL DEFAULT '[]', place INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, progress REAL NOT NULL DEFAULT 0, doing TEXT, run_after INTEGER NOT NULL DEFAULT 0, lease_owner TEXT, lease_until INTEGER,
  error TEXT, error_code TEXT, error_params TEXT, waits_for TEXT CHECK (waits_for IN ('network', 'decision')), updated_at TEXT NOT NULL,
  UNIQUE (project_id, product, variant)
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
-- checkpoints of collections, which outlive a kill
CREATE TABLE part (
  project_id TEXT NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product TEXT NOT NULL, variant TEXT NOT NULL, step TEXT NOT NULL, bytes BLOB NOT NULL, sha256 TEXT NOT NULL,
  PRIMARY KEY (project_id, product, variant, step)
) STRICT, WITHOUT ROWID;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE user_group (
  team_id INTEGER PRIMARY KEY, token_sha256 TEXT NOT NULL UNIQUE, name TEXT, provided_id TEXT NOT NULL, mapping TEXT NOT NULL DEFAULT '{}', properties TEXT NOT NULL DEFAULT '{}',
  environment_tag TEXT NOT NULL DEFAULT '', UNIQUE (provided_id, environment_tag)
) STRICT;
-- a collection of thousands is made and deleted in many transactions: hidden until the last, and removed at the next start after a kill in between
CREATE TABLE unfinished (project_id TEXT PRIMARY KEY REFERENCES projects(id) ON DELETE CASCADE) STRICT;
${spatialIndex}`,
  },
  { version: 2, sql: shapesLayer },
  {
    version: 3,
    sql: `-- what a person wrote about a project; tags are a JSON array
ALTER TABLE projects ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE projects ADD COLUMN tags TEXT NOT NULL DEFAULT '[]';
ALTER TABLE projects ADD COLUMN archived BOOLEAN NOT NULL DEFAULT 0;`,
  },
  {
    version: 4,
    sql: `-- declared_removals: a planting plan or measured removals as JSON; carbon_program: the programme that a project is meant for; null: nothing was decided
ALTER TABLE projects ADD COLUMN declared_removals TEXT;
ALTER TABLE projects ADD COLUMN carbon_program TEXT;`,
  },
  {
    version: 5,
    sql: `-- of the request that made a project: another one with its idempotency key is refused; null: made before there were any
ALTER TABLE projects ADD COLUMN fingerprint TEXT;
-- nonce: what the group's token is made from, with the token that makes groups; null: given by an earlier Hectare
ALTER TABLE user_group ADD COLUMN nonce TEXT;`,
  },
  {
    version: 6,
    sql: `-- whether the forest that stood in 2000 is old growth; null: nothing was decided
ALTER TABLE projects ADD COLUMN old_growth BOOLEAN;`,
  },
  {
    version: 7,
    sql: `-- deleted projects rest here and are not shown; due_since: the look at which their time was over first
CREATE TABLE bin (project_id TEXT PRIMARY KEY REFERENCES projects(id) ON DELETE CASCADE, deleted_at TEXT NOT NULL, due_since TEXT) STRICT;`,
  },
  {
    version: 8,
    sql: `${guardTables}
-- geom holds the first kind of a shape, as a multi-geometry; geom_kind says which (land, lines, points); the others are in other_parts
ALTER TABLE projects ADD COLUMN geom_kind TEXT;
ALTER TABLE shapes ADD COLUMN geom_kind TEXT;
${sortShapes}
-- digest: of what the row says (src/backups/row-digest.ts); as long as it will be, so that a row does not grow when it is written
${sealedTables
  .filter(({ since = 8 }) => since <= 8)
  .map(
    ({ table, isDrawn }) => `${isDrawn ? `ALTER TABLE ${table} ADD COLUMN geom_sha256 TEXT NOT NULL DEFAULT '${'0'.repeat(64)}';` : ''}
ALTER TABLE ${table} ADD COLUMN digest TEXT NOT NULL DEFAULT '${unsealed}';
${sealAll(table)}`,
  )
  .join('\n')}
-- a checkpoint's checksum is of its place too
UPDATE part SET sha256 = content_digest(project_id, char(10), product, char(10), variant, char(10), step, char(10), bytes) WHERE content_digest(bytes) = sha256;
${readOnlyLayers}
UPDATE guard SET is_open = 0;`,
  },
  {
    version: 9,
    sql: `-- which project a project was made in the place of; the ancestor's name outlives it
CREATE TABLE succession (
  project_id TEXT PRIMARY KEY REFERENCES projects(id) ON DELETE CASCADE, ancestor TEXT NOT NULL, digest TEXT NOT NULL DEFAULT '${unsealed}'
) STRICT;
CREATE INDEX succession_of ON succession (ancestor);`,
  },
  {
    version: 10,
    sql: `-- what a team's database said of its groups, kept for the way back: what their accounts may use together, and whether the account of this workspace was one of them
CREATE TABLE group_share (
  team_id INTEGER PRIMARY KEY REFERENCES user_group(team_id), quota_limit_hectares REAL, is_member INTEGER NOT NULL CHECK (is_member IN (0, 1)),
  digest TEXT NOT NULL DEFAULT '${unsealed}'
) STRICT;`,
  },
];
export const newestSchema = schemaSteps.at(-1)!.version;
