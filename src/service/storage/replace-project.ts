import type { StatementSync } from 'node:sqlite';
import { wholeColumn } from '#backups/row-digest.ts';
import { damagedProject } from './damaged-record.ts';
import { isShown } from './job-queue.ts';
import type { NewProject } from './project-rows.ts';
import { rowOf } from './rows.ts';

/** A project that is to stand in the place of another one. */
export interface Replacement {
  ancestorId: string;
  /** revisions of the ancestor, one of which it must still have; null: as it is now */
  seen: readonly string[] | null;
  /** of one feature, so of no members */
  project: NewProject;
}
/** Why nothing was replaced. `not-alone`: a collection and its members are measured together, and are not replaced one by one. */
export type ReplacementRefusal = 'gone' | 'changed' | 'not-alone';
export type Replaced = { id: string; refused?: never } | { id?: never; refused: ReplacementRefusal };

/** What passes from a project to the one in its place: decisions and notes are of the land, not of its outline. */
export const inheritedColumns = 'time_zone, ecological_zone, old_growth, declared_removals, carbon_program, notes, tags, archived';

interface AncestorRow {
  project_name: string;
  digest: string;
  is_collection: number;
  parent_collection: string | null;
  is_whole: number;
}

/** The same for both engines. Throws DamagedRecord. */
export function refusalOf(row: AncestorRow | null, seen: readonly string[] | null): ReplacementRefusal | null {
  if (row === null) return 'gone';
  if (row.is_whole !== 1) throw damagedProject(row);
  if (seen !== null && !seen.includes(row.digest)) return 'changed';
  return row.is_collection === 1 || row.parent_collection !== null ? 'not-alone' : null;
}

/** Inside a transaction of the caller. */
export function refusedReplacement(
  prepare: (sql: string) => StatementSync,
  userId: string,
  id: string,
  seen: readonly string[] | null,
): ReplacementRefusal | null {
  const row = prepare(
    `SELECT project_name, digest, is_collection, parent_collection, ${wholeColumn('projects')} FROM projects WHERE user_id = ? AND id = ? AND ${isShown}`,
  ).get(userId, id);
  return refusalOf(rowOf<AncestorRow>(row), seen);
}

/** Inside a transaction of the caller. */
export function inherit(prepare: (sql: string) => StatementSync, id: string, ancestorId: string): void {
  prepare(`UPDATE projects SET (${inheritedColumns}) = (SELECT ${inheritedColumns} FROM projects WHERE id = ?) WHERE id = ?`).run(
    ancestorId,
    id,
  );
  prepare('INSERT INTO succession (project_id, ancestor) VALUES (?, ?)').run(id, ancestorId);
}
