/** Notes, tags and archive of projects. */
export const notes = {
  title: 'Notes',
  tags: 'Tags',
  addTag: 'Add a tag',
  removeTag: 'Remove the tag {tag}',
  placeholder: 'Write something to remember about this project',
  archive: 'Archive',
  restore: 'Restore',
  archiveHint: 'Archived projects are hidden in lists and left out of sums. Nothing is deleted.',
  isArchived: 'This project is archived: lists hide it and sums leave it out.',
  archivedShown: 'Show archived ({n})',
  archivedHidden: '{n} archived project is hidden and not in the sums. | {n} archived projects are hidden and not in the sums.',
  anyTag: 'Tag: any',
  tag: 'Tag',
  notSaved: 'Not saved yet, Hectare retries: {reason}',
  step: { notes: 'Change notes', tags: 'Change tags', archive: 'Archive project', restore: 'Restore project' },
};
