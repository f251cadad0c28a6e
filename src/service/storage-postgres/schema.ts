import { auditChain } from './audit-schema.ts';
import { cellsSchema } from './cells-schema.ts';
import { firstDigestTriggers, sealAnew, sealNew, secondOfAccount, secondOfKey } from './digests.ts';
import { groupQuotas } from './group-quotas-schema.ts';
import { objectSchema } from './objects-schema.ts';
import { piecesSchema } from './pieces-schema.ts';
import { sourceAnswers } from './source-answers-schema.ts';
import { sourceLimits } from './source-limits-schema.ts';
import { collectionWalls, wallOfProject, walls } from './walls.ts';

/** Steps in order; each runs in one transaction with its version. What has been released is never edited: a change is a new step. */
export const schemaSteps: { version: number; sql: string }[] = [
  {
    version: 1,
    sql: `
-- Instants are text (ISO 8601, UTC, milliseconds), as the API answers them and as digests cover them. All clocks are the server's.
CREATE FUNCTION hectare_time(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
CREATE FUNCTION hectare_now() RETURNS text LANGUAGE sql VOLATILE AS $$ SELECT hectare_time(clock_timestamp()) $$;
CREATE FUNCTION hectare_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;
-- A shape from its parts of one kind each, as well-known binary.
CREATE FUNCTION hectare_shape(parts bytea[]) RETURNS geometry LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE cardinality(parts) WHEN 0 THEN NULL WHEN 1 THEN ST_GeomFromWKB(parts[1], 4326)
    ELSE ST_Collect(ARRAY(SELECT ST_GeomFromWKB(part, 4326) FROM unnest(parts) AS part)) END $$;
CREATE TABLE account (user_id text PRIMARY KEY, quota_limit_hectares float8, quota_used_hectares float8 NOT NULL DEFAULT 0, revision bigint NOT NULL DEFAULT 0);
CREATE TABLE api_key (key_sha256 text PRIMARY KEY, user_id text NOT NULL REFERENCES account(user_id), label text NOT NULL, created_at text NOT NULL);
CREATE TABLE projects (
  fid bigint GENERATED ALWAYS AS IDENTITY UNIQUE, id text COLLATE "C" PRIMARY KEY, user_id text NOT NULL REFERENCES account(user_id), project_name text NOT NULL,
  created_at text COLLATE "C" NOT NULL, updated_at text NOT NULL, geom geometry CHECK (ST_SRID(geom) = 4326), geojson text NOT NULL, geojson_sha256 text NOT NULL,
  geometry_hash text NOT NULL, area_hectares float8 NOT NULL, quota_hectares float8 NOT NULL, centroid_lat float8, centroid_lon float8,
  is_collection boolean NOT NULL, is_control_pool boolean NOT NULL, parent_collection text COLLATE "C" REFERENCES projects(id) ON DELETE CASCADE,
  idempotency_key text, fingerprint text, time_zone text, ecological_zone text, old_growth boolean, declared_removals text, carbon_program text,
  notes text NOT NULL DEFAULT '', tags text NOT NULL DEFAULT '[]', archived boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX projects_idempotency ON projects (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX projects_parent ON projects (parent_collection, fid) WHERE parent_collection IS NOT NULL;
CREATE INDEX projects_of_account ON projects (user_id, fid);
CREATE INDEX projects_geom ON projects USING gist (geom);
CREATE TABLE shapes (
  fid bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, project_id text COLLATE "C" NOT NULL REFERENCES projects(id) ON DELETE CASCADE, place integer NOT NULL,
  name text NOT NULL, folder text NOT NULL, geom geometry CHECK (ST_SRID(geom) = 4326), properties text NOT NULL, source_file text, source_format text,
  feature text NOT NULL, feature_sha256 text NOT NULL
);
CREATE INDEX shapes_of_project ON shapes (project_id, fid);
CREATE INDEX shapes_geom ON shapes USING gist (geom);
CREATE TABLE job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, project_id text COLLATE "C" NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product text NOT NULL,
  variant text NOT NULL DEFAULT '', state text NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')), needs jsonb NOT NULL, place integer NOT NULL,
  attempts integer NOT NULL DEFAULT 0, progress float8 NOT NULL DEFAULT 0, doing text, run_after bigint NOT NULL DEFAULT 0, lease_owner text, lease_until bigint,
  error text, error_code text, error_params text, waits_for text CHECK (waits_for IN ('network', 'decision')), updated_at text COLLATE "C" NOT NULL,
  UNIQUE (project_id, product, variant)
);
CREATE INDEX job_waiting ON job (place, run_after, id) WHERE state = 'queued';
CREATE INDEX job_running ON job (lease_until) WHERE state = 'running';
CREATE INDEX job_ended ON job (product, updated_at) WHERE state = 'done';
CREATE TABLE collected (
  project_id text COLLATE "C" NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product text NOT NULL, variant text NOT NULL, preliminary boolean NOT NULL,
  data text NOT NULL, provenance text NOT NULL, sha256 text NOT NULL, created_at text NOT NULL, PRIMARY KEY (project_id, product, variant)
);
CREATE TABLE collected_file (
  project_id text COLLATE "C" NOT NULL, product text NOT NULL, variant text NOT NULL, name text NOT NULL, media_type text NOT NULL, bytes bytea NOT NULL, sha256 text NOT NULL,
  PRIMARY KEY (project_id, product, variant, name),
  FOREIGN KEY (project_id, product, variant) REFERENCES collected (project_id, product, variant) ON DELETE CASCADE
);
-- checkpoints of collections, which outlive a worker
CREATE TABLE part (
  project_id text COLLATE "C" NOT NULL REFERENCES projects(id) ON DELETE CASCADE, product text NOT NULL, variant text NOT NULL, step text NOT NULL, bytes bytea NOT NULL,
  sha256 text NOT NULL, PRIMARY KEY (project_id, product, variant, step)
);
CREATE TABLE setting (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE user_group (
  team_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, token_sha256 text NOT NULL UNIQUE, nonce text, name text, provided_id text NOT NULL, mapping text NOT NULL,
  properties text NOT NULL, environment_tag text NOT NULL, UNIQUE (provided_id, environment_tag)
);
CREATE TABLE bin (project_id text COLLATE "C" PRIMARY KEY REFERENCES projects(id) ON DELETE CASCADE, deleted_at text COLLATE "C" NOT NULL, due_since text COLLATE "C");
${firstDigestTriggers}`,
  },
  {
    version: 2,
    sql: `
-- Changed by nothing: a row that does not equal its digest is refused here, before it would be sealed anew.
UPDATE account SET user_id = user_id;
UPDATE api_key SET label = label;
ALTER TABLE account ADD COLUMN name text NOT NULL DEFAULT '', ADD COLUMN disabled_at text;
-- The keys that there are belong to the servers.
ALTER TABLE api_key ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN scope text NOT NULL DEFAULT 'admin' CHECK (scope IN ('read', 'write', 'admin')),
  ADD COLUMN expires_at text COLLATE "C", ADD COLUMN revoked_at text, ADD COLUMN last_used_at text COLLATE "C";
ALTER TABLE api_key ALTER COLUMN scope DROP DEFAULT;
${sealAnew('account', secondOfAccount)}
${sealAnew('api_key', secondOfKey)}`,
  },
  {
    version: 3,
    sql: `
-- Accounts and keys stand in it by their names, so that it outlives them. The user of the database is who the database let in.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at text COLLATE "C" NOT NULL, user_id text, key_id bigint, key_label text, remote text NOT NULL,
  database_user text NOT NULL DEFAULT session_user, action text NOT NULL, object text NOT NULL, details text NOT NULL
);
CREATE INDEX audit_of_account ON audit (user_id, id);
CREATE INDEX audit_of_object ON audit (object, id);
${sealNew('audit')}
CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log is added to, and never changed'; END $$;
CREATE TRIGGER keep_audit BEFORE UPDATE OR DELETE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();`,
  },
  { version: 4, sql: sourceLimits },
  { version: 5, sql: sourceAnswers },
  { version: 6, sql: walls },
  {
    version: 7,
    sql: `
-- Which project a project was made in the place of; the ancestor's name outlives it.
CREATE TABLE succession (project_id text COLLATE "C" PRIMARY KEY REFERENCES projects(id) ON DELETE CASCADE, ancestor text COLLATE "C" NOT NULL);
CREATE INDEX succession_of ON succession (ancestor);
${sealNew('succession')}
${wallOfProject('succession')}`,
  },
  { version: 8, sql: `${auditChain}${groupQuotas}` },
  {
    version: 9,
    sql: `
-- Changed by nothing: a row that does not equal its digest is refused here, before it would be sealed anew.
UPDATE api_key SET label = label;
-- A key of some collections stays one when these are erased: it opens nothing then.
ALTER TABLE api_key ADD COLUMN is_limited boolean NOT NULL DEFAULT false, ADD CHECK (NOT is_limited OR scope <> 'admin');
${sealAnew('api_key')}
CREATE TABLE key_collection (
  key_id bigint NOT NULL REFERENCES api_key(id) ON DELETE CASCADE, project_id text COLLATE "C" NOT NULL REFERENCES projects(id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('read', 'write')), PRIMARY KEY (key_id, project_id)
);
CREATE INDEX key_collection_of_project ON key_collection (project_id);
${sealNew('key_collection')}
${wallOfProject('key_collection')}`,
  },
  { version: 10, sql: objectSchema },
  { version: 11, sql: piecesSchema },
  {
    version: 12,
    sql: `
-- Jobs that have not ended well are few beside those that have, and are counted all the time.
CREATE INDEX job_unended ON job (state, waits_for, project_id) INCLUDE (product) WHERE state <> 'done';
-- Ends the transaction of whoever takes more than there is, without a journey to ask.
CREATE FUNCTION hectare_within(used float8, most float8) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN
  IF used > most + 1e-9 THEN RAISE EXCEPTION 'more than the quota' USING ERRCODE = 'HQ001'; END IF;
  RETURN true;
END $$;`,
  },
  // In which trace a job was queued, where requests are traced.
  { version: 13, sql: 'ALTER TABLE job ADD COLUMN trace text;' },
  { version: 14, sql: collectionWalls },
  { version: 15, sql: cellsSchema },
];
export const newestSchema = schemaSteps.at(-1)!.version;
