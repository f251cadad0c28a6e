import { doubtsIn, type Doubt } from '#api/doubts.ts';
import { numberOf } from './answers.ts';
import { paragraph, textColumn } from './blocks.ts';
import type { Block, Table } from './model.ts';
import type { SectionContext } from './section.ts';
import { fill, type SectionTexts } from './texts/index.ts';

/** lines on the page; all of them stand in the files */
const maxLines = 4;
const doubtfulKey = 'doubtful';

/** A table of the records, one row each, with a star beside the figures that cannot be and a column of reasons in its files. */
function marked({ columns, rows, ...rest }: Table, doubts: readonly Doubt[], texts: SectionTexts): Table {
  const words = ({ why, detail }: Doubt) => texts.phrased(why, detail);
  const shown = new Map(columns.map(({ key, label }) => [key, label]));
  const own = doubts.filter(({ field }) => shown.has(field));
  if (own.length === 0) return { columns, rows, ...rest };
  const fields = new Set(own.map(({ field }) => field));
  const starKey = (field: string) => `${doubtfulKey}:${field}`;
  return {
    ...rest,
    columns: [
      ...columns.map((column) => (fields.has(column.key) ? { ...column, starredBy: starKey(column.key) } : column)),
      { ...textColumn(doubtfulKey, texts.state.doubtful), onlyInFiles: true },
    ],
    rows: rows.map((row, at) => {
      const ofRow = own.filter(({ index }) => index === at);
      return {
        ...row,
        ...Object.fromEntries(ofRow.map(({ field }) => [starKey(field), 1])),
        [doubtfulKey]: ofRow.map((doubt) => `${shown.get(doubt.field)!}: ${words(doubt)}`).join('; ') || null,
      };
    }),
    remark: [rest.remark, texts.state.doubtfulStar].filter(Boolean).join(' '),
  };
}

/** Blocks of a product's records, with what cannot be said before them and marked in their tables. */
export function withDoubts({ data, texts, format }: SectionContext, records: Record<string, unknown>[], blocks: Block[]): Block[] {
  const doubts = doubtsIn(records, numberOf(data.project.area_hectares));
  const tables = blocks.flatMap((block) => (block.kind === 'table' && block.table.rows.length === records.length ? [block.table] : []));
  const labels = new Map(tables.flatMap(({ columns }) => columns.map(({ key, label }) => [key, label] as const)));
  const shown = doubts.filter(({ field }) => labels.has(field));
  if (shown.length === 0) return blocks;
  const lineOf = ({ index, field, value, why, detail }: Doubt): string => {
    const [table] = tables.filter(({ columns }) => columns.some(({ key }) => key === field));
    const when = format.cell(table!.rows[index]!, { ...table!.columns[0]!, starredBy: '' });
    return `${when}, ${labels.get(field)!}: ${String(value)} ${texts.phrased(why, detail)}.`;
  };
  const more = shown.length > maxLines ? ` ${fill(texts.state.moreDoubts, { n: shown.length - maxLines })}` : '';
  return [
    paragraph(`${texts.state.doubtful}: ${shown.slice(0, maxLines).map(lineOf).join(' ')}${more}`, 'warning'),
    ...blocks.map((block) =>
      block.kind === 'table' && tables.includes(block.table) ? { ...block, table: marked(block.table, doubts, texts) } : block,
    ),
  ];
}
