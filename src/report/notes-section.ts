import type { ProjectNote } from '#api/project-notes.ts';
import type { Collected } from './collect.ts';
import { paragraph, typedBlocks } from './kit/blocks.ts';
import type { Block } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import type { ReportContext } from './report-context.ts';
import type { ReportTexts } from './texts/index.ts';

export const tagsText = ({ tags }: Pick<ProjectNote, 'tags'>): string => tags.join(', ');

/** Why notes are not in the report, where they could not be read. */
export const faultBlocks = (fault: Collected['notesFault'], texts: ReportTexts): Block[] =>
  fault
    ? [
        paragraph(
          fill(texts.projectNotes.unread, { reason: texts.phrased(fault.reasonPhrase, fault.reason).replace(/\.+$/, '') }),
          'warning',
        ),
      ]
    : [];

/** What a person wrote about the project, and the words it is sorted by. Nothing where there is nothing. */
export function notesSection({ data: { note }, notesFault, texts }: ReportContext): Block[] {
  return [
    ...faultBlocks(notesFault, texts),
    ...(note && note.tags.length > 0
      ? [{ kind: 'facts', facts: [{ label: texts.projectNotes.tags, text: tagsText(note) }] } satisfies Block]
      : []),
    ...typedBlocks(note?.notes ?? ''),
  ];
}
