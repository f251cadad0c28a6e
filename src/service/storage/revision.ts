import type { ProjectNote } from '#api/project-notes.ts';
import type { ProjectSettings } from '#api/project-settings.ts';
import { sha256 } from './checksum.ts';
import type { ProjectRow } from './project-rows.ts';

/** What was decided for a project, as its row has it. */
export type DecidedRow = Pick<ProjectRow, keyof ProjectSettings>;

/** Its columns. */
export const decisionColumns = 'time_zone, ecological_zone, old_growth, declared_removals, carbon_program';

const digestOf = (parts: readonly unknown[]): string => sha256(JSON.stringify(parts)).slice(0, 32);

/** Changes with every change of the note. A project without notes has one too. */
export const noteRevision = ({ notes, tags, archived }: ProjectNote): string => digestOf([notes, tags, archived]);
/** Changes with every decision for the project. */
export const settingsRevision = (row: DecidedRow): string =>
  digestOf([row.time_zone, row.ecological_zone, row.old_growth, row.declared_removals, row.carbon_program]);

/** Somebody else changed what was to be changed. Nothing was done. */
export class ChangedMeanwhile extends Error {
  constructor() {
    super('changed-meanwhile');
    this.name = 'ChangedMeanwhile';
  }
}

/** `expected` are the revisions that a change was made on (If-Match); null: any. Throws ChangedMeanwhile. */
export function expectRevision(expected: readonly string[] | null, present: string): void {
  if (expected !== null && !expected.includes(present)) throw new ChangedMeanwhile();
}
