import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ProjectNote } from '#api/project-notes.ts';
import type { Reach } from './caller.ts';
import { statements } from './database.ts';
import { isOf } from './feature-store.ts';
import { wholeColumn } from '#backups/row-digest.ts';
import { damagedProject } from './damaged-record.ts';
import { isShown } from './job-queue.ts';
import { expectRevision, noteRevision } from './revision.ts';
import { rowOf, rowsOf } from './rows.ts';
import type { Notes } from './store.ts';

interface Row {
  id: string;
  notes: string;
  tags: string;
  archived: number;
  project_name: string;
  is_whole: number;
}
const columns = `id, project_name, notes, tags, archived, ${wholeColumn('projects')}`;
const noteOf = ({ notes, tags, archived }: Row): ProjectNote => ({ notes, tags: JSON.parse(tags) as string[], archived: archived === 1 });

/** Notes, tags and archive of projects, in columns of their layer that a GIS shows too. */
export class NoteStore implements Notes {
  readonly #prepare: (sql: string) => StatementSync;
  readonly #submit: <T>(run: () => T) => Promise<T>;
  constructor(database: DatabaseSync, submit: <T>(run: () => T) => Promise<T>) {
    this.#prepare = statements(database);
    this.#submit = submit;
  }

  /** Of the projects that have any. A damaged one is told by the list of projects. */
  list(of: Reach): (ProjectNote & { project_id: string })[] {
    const [within, ...parameters] = isOf(of);
    return rowsOf<Row>(
      this.#prepare(
        `SELECT ${columns} FROM projects WHERE ${within} AND ${isShown} AND (notes <> '' OR tags <> '[]' OR archived) ORDER BY fid`,
      ).all(...parameters),
    )
      .filter((row) => row.is_whole === 1)
      .map((row) => ({ project_id: row.id, ...noteOf(row) }));
  }

  #of(projectId: string): ProjectNote | null {
    const row = rowOf<Row>(this.#prepare(`SELECT ${columns} FROM projects WHERE id = ?`).get(projectId));
    if (row && row.is_whole !== 1) throw damagedProject(row);
    return row && noteOf(row);
  }

  /** A tag that stands twice is kept once. */
  change(projectId: string, change: Partial<ProjectNote>, expected: readonly string[] | null = null): Promise<ProjectNote | null> {
    return this.#submit(() => {
      const known = this.#of(projectId);
      if (!known) return null;
      expectRevision(expected, noteRevision(known));
      const { notes, tags, archived } = { ...known, ...change };
      this.#prepare('UPDATE projects SET notes = ?, tags = ?, archived = ? WHERE id = ?').run(
        notes,
        JSON.stringify([...new Set(tags)]),
        archived ? 1 : 0,
        projectId,
      );
      return this.#of(projectId);
    });
  }
}
