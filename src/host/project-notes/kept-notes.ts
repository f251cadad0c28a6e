import * as z from 'zod';
import type { ProjectNote } from '#api/project-notes.ts';

const note = z.object({ notes: z.string(), tags: z.array(z.string()), archived: z.boolean() });
/** A note of this profile. */
const keptNote = note.extend({
  /** the service has not taken it yet, or nobody knows yet whether it takes notes */
  unsent: z.boolean().default(false),
  /** what the service had when the change was made; null: nobody knows */
  base: note.nullable().default(null),
  /** a copy of what the service has, for the project that an edit makes */
  forEdit: z.boolean().default(false),
  /** what somebody else wrote meanwhile: it is not sent before a person has chosen */
  theirs: note.nullable().default(null),
});
export type KeptNote = z.output<typeof keptNote>;
/** By connection, then by project. */
export const keptNotes = z.record(z.string(), z.record(z.string(), keptNote));

export const plainNote = ({ notes, tags, archived }: ProjectNote): ProjectNote => ({ notes, tags, archived });
/** Notes as a service lists them. Only one that tells revisions can be trusted with what several people write. */
export const listedNotes = z.array(note.extend({ project_id: z.string(), revision: z.string().optional() }));
export type ListedNote = z.output<typeof listedNotes>[number];
