import * as z from 'zod';
import { projectParams } from './primitives.ts';
import { defineRoute } from './route.ts';

/** What a person wrote about a project; nothing of it changes a figure. */
const note = z.object({
  notes: z.string().max(20_000),
  /** words to find projects by, each once */
  tags: z.array(z.string().trim().min(1).max(60)).max(50),
  /** put away: lists hide the project and leave it out of sums unless they are asked for it */
  archived: z.boolean(),
});
export type ProjectNote = z.output<typeof note>;
/** Of a project about which nobody wrote anything. */
export const emptyNote: ProjectNote = { notes: '', tags: [], archived: false };
/** `revision`: changes with every change of the note, for If-Match; a service of an earlier version has none. */
const noteReply = note.extend({ revision: z.string().optional() });

export const projectNotes = defineRoute({
  id: 'project-notes',
  method: 'GET',
  path: '/project_notes',
  summary: 'Notes, tags and archive of the caller’s projects; those without any are left out',
  extension: 'not part of the published API; answered by Hectare’s own service',
  reply: z.array(noteReply.extend({ project_id: z.string() })),
});
export const changeProjectNotes = defineRoute({
  id: 'change-project-notes',
  method: 'PUT',
  path: '/projects/{project_id}/notes',
  bodyType: 'json',
  offline: 'refuse',
  summary: 'Write a project’s notes, tags or archive; what is left out stays. With If-Match only where nobody changed them meanwhile (412)',
  extension: 'not part of the published API; answered by Hectare’s own service',
  params: projectParams,
  body: note.partial(),
  reply: noteReply,
});
