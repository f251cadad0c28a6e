import { paragraph } from './kit/blocks.ts';
import type { Format } from './kit/format.ts';
import type { Block, Table } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import type { Section } from './model.ts';
import type { ReportTexts } from './texts/index.ts';

const tablesForAnnex = ({ blocks }: Section): Table[] =>
  blocks.flatMap((block) => (block.kind === 'table' && block.table.place === 'annex' ? [block.table] : []));

/** Where the report has an annex, the long tables stand there, each with a line in its own place; elsewhere they are left to the files. */
export function withAnnex(sections: readonly Section[], annexTitle: string | null, texts: ReportTexts, format: Format): Section[] {
  const moved = annexTitle === null ? [] : sections.flatMap(tablesForAnnex);
  const inPlace = (block: Block): Block => {
    if (block.kind !== 'table' || block.table.place !== 'annex') return block;
    if (annexTitle === null) return { kind: 'table', table: { ...block.table, place: 'files' } };
    return paragraph(
      fill(texts.frame.inAnnex, { n: format.quantity(block.table.rows.length, 'count'), sheet: block.table.caption }),
      'quiet',
    );
  };
  const own = sections.map((section) => ({ ...section, blocks: section.blocks.map(inPlace) }));
  if (annexTitle === null || moved.length === 0) return own;
  return [
    ...own,
    {
      id: 'annex',
      title: annexTitle,
      startsPage: 'usually',
      blocks: moved.map((table) => ({ kind: 'table', table: { ...table, place: 'here' } })),
    },
  ];
}
