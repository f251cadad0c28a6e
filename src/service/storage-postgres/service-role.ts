import pg from 'pg';
import { AdministrationRefused } from '../storage/administration.ts';
import type { Query } from './connection.ts';

/** What servers and workers do with a table: the log of changes is only added to, and the schema is not theirs. */
const usualRights = 'SELECT, INSERT, UPDATE, DELETE';
const otherRights: Readonly<Record<string, string>> = {
  hectare_schema: 'SELECT',
  audit: 'SELECT, INSERT',
  audit_head: 'SELECT',
  account: 'SELECT, INSERT, UPDATE',
};

/**
 * Lets a user of the database do what servers and workers need, and nothing else. Says whether boxes are found by their index for that user: PostgreSQL asks no
 * index behind the wall by a function that might tell of the rows that it was asked about, and only a superuser can say that the one of boxes does not. Throws
 * AdministrationRefused for a user for whom there would be no wall.
 */
export async function grantService(query: Query, role: string): Promise<{ findsByBox: boolean }> {
  const [known] = await query<{ is_above: boolean }>(
    `SELECT rolsuper OR rolbypassrls OR EXISTS (SELECT 1 FROM pg_tables WHERE tablename = 'projects' AND schemaname = current_schema() AND pg_has_role(rolname, tableowner, 'MEMBER'))
      AS is_above FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  if (!known) throw new AdministrationRefused('no-such-role');
  if (known.is_above) throw new AdministrationRefused('role-above');
  const name = pg.escapeIdentifier(role);
  const [{ schema }] = (await query<{ schema: string }>('SELECT quote_ident(current_schema()) AS schema')) as [{ schema: string }];
  await query(`GRANT USAGE ON SCHEMA ${schema} TO ${name}`);
  const tables = await query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'spatial_ref_sys' ORDER BY tablename",
  );
  for (const { name: table } of tables) {
    await query(`REVOKE ALL ON ${pg.escapeIdentifier(table)} FROM ${name}`);
    await query(`GRANT ${otherRights[table] ?? usualRights} ON ${pg.escapeIdentifier(table)} TO ${name}`);
  }
  const [boxes] = await query<{ is_superuser: boolean; is_leakproof: boolean; called: string }>(
    `SELECT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS is_superuser, proleakproof AS is_leakproof, oid::regprocedure::text AS called
    FROM pg_proc WHERE oid = to_regprocedure('geometry_overlaps(geometry, geometry)')`,
  );
  if (!boxes || boxes.is_leakproof) return { findsByBox: boxes !== undefined };
  if (boxes.is_superuser) await query(`ALTER FUNCTION ${boxes.called} LEAKPROOF`);
  return { findsByBox: boxes.is_superuser };
}
