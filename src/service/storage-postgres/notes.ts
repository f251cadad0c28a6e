import type { ProjectNote } from '#api/project-notes.ts';
import { damagedProject } from '../storage/damaged-record.ts';
import type { Reach } from '../storage/caller.ts';
import { expectRevision, noteRevision } from '../storage/revision.ts';
import type { Notes } from '../storage/store.ts';
import { record } from './audit.ts';
import type { Database } from './connection.ts';
import { wholeColumn } from './digests.ts';
import { isOf, isShown, numbered } from './rows.ts';

interface Row {
  id: string;
  notes: string;
  tags: string;
  archived: boolean;
  project_name: string;
  is_whole: number;
}
const columns = `id, project_name, notes, tags, archived, ${wholeColumn('projects')}`;
const noteOf = ({ notes, tags, archived }: Row): ProjectNote => ({ notes, tags: JSON.parse(tags) as string[], archived });

/** Notes, tags and archive of projects. */
export class PostgresNotes implements Notes {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async list(of: Reach): Promise<(ProjectNote & { project_id: string })[]> {
    const { parameters, place } = numbered();
    const rows = await this.#database.query<Row>(
      `SELECT ${columns} FROM projects WHERE ${isOf(of, place)} AND ${isShown} AND (notes <> '' OR tags <> '[]' OR archived) ORDER BY fid`,
      parameters,
    );
    return rows.filter((row) => row.is_whole === 1).map((row) => ({ project_id: row.id, ...noteOf(row) }));
  }

  /** A tag that stands twice is kept once. */
  change(projectId: string, change: Partial<ProjectNote>, expected: readonly string[] | null = null): Promise<ProjectNote | null> {
    return this.#database.transaction(async (query) => {
      const [known] = await query<Row>(`SELECT ${columns} FROM projects WHERE id = $1 FOR NO KEY UPDATE`, [projectId]);
      if (!known) return null;
      if (known.is_whole !== 1) throw damagedProject(known);
      expectRevision(expected, noteRevision(noteOf(known)));
      const { notes, tags, archived } = { ...noteOf(known), ...change };
      const [row] = await query<Row>(`UPDATE projects SET notes = $2, tags = $3, archived = $4 WHERE id = $1 RETURNING ${columns}`, [
        projectId,
        notes,
        JSON.stringify([...new Set(tags)]),
        archived,
      ]);
      // What they say is the people's; that they were changed is the log's.
      await record(query, 'notes-changed', projectId, { changed: Object.keys(change) });
      return row ? noteOf(row) : null;
    });
  }
}
