import type { StatementSync } from 'node:sqlite';
import type { ProjectSettings } from '#api/project-settings.ts';
import { decisionColumns, expectRevision, settingsRevision, type DecidedRow } from './revision.ts';
import { rowOf } from './rows.ts';

/**
 * Decides for a project; zones and programme also for the members of a collection. What is left out stays. Inside a transaction of the caller. Throws ChangedMeanwhile
 * where what is decided has none of the expected revisions; null: any.
 */
export function changeSettings(
  prepare: (sql: string) => StatementSync,
  id: string,
  settings: Partial<ProjectSettings>,
  expected: readonly string[] | null = null,
): void {
  const decided = rowOf<DecidedRow>(prepare(`SELECT ${decisionColumns} FROM projects WHERE id = ?`).get(id));
  if (decided) expectRevision(expected, settingsRevision(decided));
  const { time_zone, ecological_zone, old_growth, declared_removals: declared, carbon_program } = settings;
  const ofMembersToo = {
    time_zone,
    ecological_zone,
    carbon_program,
    old_growth: typeof old_growth === 'boolean' ? Number(old_growth) : old_growth,
  };
  for (const [column, value] of Object.entries(ofMembersToo))
    if (value !== undefined) prepare(`UPDATE projects SET ${column} = ? WHERE ? IN (id, parent_collection)`).run(value, id);
  // Hectares and tonnes are of the project alone: every member would count them again.
  if (declared !== undefined)
    prepare('UPDATE projects SET declared_removals = ? WHERE id = ?').run(declared && JSON.stringify(declared), id);
}
