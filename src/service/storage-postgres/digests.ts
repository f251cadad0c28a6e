import { damagedRowMessage } from '#backups/row-digest.ts';
import type { Query } from './connection.ts';

/** A table whose rows carry a digest of themselves in the column `digest`. */
interface SealedTable {
  table: string;
  /** what the digest is made of; long contents are in it by their own SHA-256 */
  columns: readonly string[];
}

/** As in the embedded workspace. Jobs are made again where they are missing, checkpoints have a checksum of their own; neither is among them. */
const sealedTables: readonly SealedTable[] = [
  {
    table: 'projects',
    columns:
      'fid id user_id project_name created_at updated_at geojson_sha256 geometry_hash area_hectares quota_hectares centroid_lat centroid_lon is_collection is_control_pool parent_collection idempotency_key fingerprint time_zone ecological_zone old_growth declared_removals carbon_program notes tags archived'.split(
        ' ',
      ),
  },
  { table: 'shapes', columns: 'fid project_id place name folder properties source_file source_format feature_sha256'.split(' ') },
  { table: 'collected', columns: ['project_id', 'product', 'variant', 'preliminary', 'sha256', 'created_at'] },
  { table: 'collected_file', columns: ['project_id', 'product', 'variant', 'name', 'media_type', 'sha256'] },
  { table: 'file_pieces', columns: ['project_id', 'product', 'variant', 'name', 'sha256', 'size', 'piece_bytes', 'digests'] },
  { table: 'account', columns: 'user_id quota_limit_hectares quota_used_hectares revision name disabled_at team_id'.split(' ') },
  // When a key was last used is written all the time, and decides nothing.
  { table: 'api_key', columns: 'key_sha256 user_id label created_at id scope expires_at revoked_at is_limited'.split(' ') },
  { table: 'key_collection', columns: ['key_id', 'project_id', 'role'] },
  { table: 'setting', columns: ['name', 'value'] },
  {
    table: 'user_group',
    columns:
      'team_id token_sha256 name provided_id mapping properties environment_tag nonce quota_limit_hectares quota_used_hectares'.split(' '),
  },
  { table: 'bin', columns: ['project_id', 'deleted_at', 'due_since'] },
  { table: 'succession', columns: ['project_id', 'ancestor'] },
  { table: 'plot_cells', columns: ['project_id', 'cells'] },
  { table: 'audit', columns: 'id at user_id key_id key_label remote database_user action object details chain link before'.split(' ') },
];

/** Numbers with a fraction, whose text would depend on a setting of the session. */
const floats = new Set(['area_hectares', 'quota_hectares', 'centroid_lat', 'centroid_lon', 'quota_limit_hectares', 'quota_used_hectares']);
/** The same holds for the text of bytes. */
const textIn = (row: string, name: string): string => {
  if (floats.has(name)) return `encode(float8send(${row}.${name}), 'hex')`;
  return name === 'digests' ? `encode(${row}.${name}, 'hex')` : `${row}.${name}::text`;
};
const digestIn = (row: string, columns: readonly string[]): string =>
  `hectare_digest(${columns.map((name) => textIn(row, name)).join(', ')})`;

export const isSealed = (table: string): boolean => sealedTables.some((one) => one.table === table);

/** A column for a statement over a sealed table: 1 where the row equals its digest. */
export const wholeColumn = (table: string, name = 'is_whole'): string =>
  `(${digestIn(table, sealedTables.find((one) => one.table === table)!.columns)} IS NOT DISTINCT FROM ${table}.digest)::int AS ${name}`;

/** 1 where a project was made in the place of none, or the row that names its ancestor equals its digest; for a statement over projects. */
export const wholeAncestor = `coalesce((SELECT (${digestIn('succession', ['project_id', 'ancestor'])} IS NOT DISTINCT FROM succession.digest)::int
  FROM succession WHERE succession.project_id = projects.id), 1)`;

/**
 * Triggers that keep the digests: a statement that writes cannot forget them. A row that does not equal its digest is not changed, because its new digest would
 * make the damage good.
 */
const sealFunction = ({ table, columns }: SealedTable): string => `
CREATE OR REPLACE FUNCTION seal_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND ${digestIn('OLD', columns)} IS DISTINCT FROM OLD.digest THEN RAISE EXCEPTION '${damagedRowMessage}${table}'; END IF;
  NEW.digest := ${digestIn('NEW', columns)};
  RETURN NEW;
END $$;`;
const seal = (one: SealedTable): string => `
ALTER TABLE ${one.table} ADD COLUMN digest text NOT NULL;${sealFunction(one)}
CREATE TRIGGER seal_${one.table} BEFORE INSERT OR UPDATE ON ${one.table} FOR EACH ROW EXECUTE FUNCTION seal_${one.table}();`;

const sealedTable = (table: string): SealedTable => sealedTables.find((one) => one.table === table)!;
/** Seals a table that has no rows yet, by the columns that it is made with. */
export const sealNew = (table: string): string => seal({ table, columns: first[table] ?? sealedTable(table).columns });

/** Tables of later steps. */
const later = new Set(['audit', 'succession', 'key_collection', 'file_pieces', 'plot_cells']);
/** What the step that made a table sealed, where it was not what is sealed now. */
const first: Readonly<Record<string, readonly string[]>> = {
  account: ['user_id', 'quota_limit_hectares', 'quota_used_hectares', 'revision'],
  api_key: ['key_sha256', 'user_id', 'label', 'created_at'],
  user_group: 'team_id token_sha256 name provided_id mapping properties environment_tag nonce'.split(' '),
  audit: 'id at user_id key_id key_label remote database_user action object details'.split(' '),
};
/** What step 2 sealed of an account. */
export const secondOfAccount = [...first['account']!, 'name', 'disabled_at'];
/** What step 2 sealed of a key. */
export const secondOfKey = [...first['api_key']!, 'id', 'scope', 'expires_at', 'revoked_at'];
export const firstDigestTriggers = `
CREATE FUNCTION hectare_digest(VARIADIC cells text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT encode(sha256(convert_to(cells::text, 'UTF8')), 'hex') $$;
${sealedTables
  .filter(({ table }) => !later.has(table))
  .map(({ table, columns }) => seal({ table, columns: first[table] ?? columns }))
  .join('\n')}`;

/** A statement that ends a step where an entry of the log is not what the step before sealed. */
export const refuseDamagedAudit = `
DO $$ BEGIN IF EXISTS (SELECT 1 FROM audit WHERE ${digestIn('audit', first['audit']!)} IS DISTINCT FROM digest) THEN RAISE EXCEPTION '${damagedRowMessage}audit'; END IF; END $$;`;
/** The digest of an entry of the log as it is now, and the function that makes it. */
export const auditDigest = digestIn('audit', sealedTable('audit').columns);
export const sealAudit = sealFunction(sealedTable('audit'));

/** Seals the rows of a table by the columns that it has with this step. Whoever adds columns looks before whether the rows are whole. */
export function sealAnew(table: string, columns: readonly string[] = sealedTable(table).columns): string {
  const one = { table, columns };
  return `
ALTER TABLE ${table} DISABLE TRIGGER seal_${table};
UPDATE ${table} SET digest = ${digestIn(table, one.columns)};${sealFunction(one)}
ALTER TABLE ${table} ENABLE TRIGGER seal_${table};`;
}

/** Rows that everything else rests on: with a quota, a choice or a token that is not what was written, nothing would be right and nothing would say so. */
const vital = ['account', 'setting', 'user_group', 'bin'];

/** The first table of these with a damaged row; null where all are whole. */
export async function damagedVitalTable(query: Query): Promise<string | null> {
  for (const { table, columns } of sealedTables.filter((one) => vital.includes(one.table))) {
    const found = await query(`SELECT 1 FROM ${table} WHERE ${digestIn(table, columns)} IS DISTINCT FROM ${table}.digest LIMIT 1`);
    if (found.length > 0) return table;
  }
  return null;
}
