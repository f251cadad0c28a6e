import type { ProjectNote } from '#api/project-notes.ts';

export const isSameNote = (one: ProjectNote, other: ProjectNote): boolean =>
  one.notes === other.notes && one.archived === other.archived && JSON.stringify(one.tags) === JSON.stringify(other.tags);

/** What both sides took away from `base` goes, and what either added stays, in the order of theirs. */
function mergedTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const removed = new Set(base.filter((tag) => !mine.includes(tag)));
  return [...new Set([...theirs.filter((tag) => !removed.has(tag)), ...mine.filter((tag) => !base.includes(tag))])];
}

/**
 * Two changes of one note, made on the same `base`, as one. Tags and the archive always agree; null where both wrote another text, which only a person can bring together.
 */
export function mergedNote(base: ProjectNote, mine: ProjectNote, theirs: ProjectNote): ProjectNote | null {
  const isMineChanged = mine.notes !== base.notes;
  if (isMineChanged && theirs.notes !== base.notes && mine.notes !== theirs.notes) return null;
  return {
    notes: isMineChanged ? mine.notes : theirs.notes,
    tags: mergedTags(base.tags, mine.tags, theirs.tags),
    archived: mine.archived === base.archived ? theirs.archived : mine.archived,
  };
}
