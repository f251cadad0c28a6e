import writeXlsxFile, { type Cell, type Row, type Sheet } from 'write-excel-file/node';
import { textColumn } from './kit/blocks.ts';
import type { Column, Row as TableRow, Table } from './kit/model.ts';
import { quantities, type Quantity } from './kit/quantities.ts';
import type { Report } from './model.ts';

type WorkbookSheet = Sheet<Buffer>;
const widest = 60;

/** As many whole words as 31 characters hold; a longer word is cut. */
function inShort(name: string): string {
  if (name.length <= 31) return name;
  const words = name.slice(0, 32).split(' ').slice(0, -1).join(' ');
  return words === '' ? name.slice(0, 31) : words.replace(/[\s,;:(–-]+$/, '');
}
/** Sheet names have at most 31 characters, none of these, and no two are equal. */
function sheetName(name: string, taken: Set<string>): string {
  const clean = inShort(name.replaceAll(/[[\]:*?/\\']/g, ' ').trim()) || 'Sheet';
  let unique = clean;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${clean.slice(0, 31 - ` ${number}`.length)} ${number}`;
  taken.add(unique.toLowerCase());
  return unique;
}

/** A spreadsheet cell: numbers in full with the decimals shown on paper, dates as dates, text never as a formula. */
function cellOf(row: TableRow, { key, kind, quantity, quantityBy }: Column, bold: boolean): Cell {
  const look = bold ? { fontWeight: 'bold' as const } : {};
  const value = row[key];
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'year' && /^\d{4}$/.test(String(value))) return { type: Number, value: Number(value), format: '0', ...look };
  if (typeof value === 'number') {
    const own = quantityBy === undefined ? quantity : (row[quantityBy] as Quantity | null);
    return { type: Number, value, format: own ? numberFormat(quantities[own]) : 'General', ...look };
  }
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}/.test(value))
    return { type: Date, value: new Date(`${value.slice(0, 10)}T00:00:00Z`), format: 'yyyy-mm-dd', ...look };
  if (kind === 'month' && /^\d{4}-\d{2}/.test(value))
    return { type: Date, value: new Date(`${value.slice(0, 7)}-01T00:00:00Z`), format: 'yyyy-mm', ...look };
  return { type: String, value, ...(value.length > widest ? { wrap: true, alignVertical: 'top' as const } : {}), ...look };
}

const numberFormat = (digits: number): string => (digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`);
const textCell = (value: string, bold = false): Cell => ({ type: String, value, ...(bold ? { fontWeight: 'bold' as const } : {}) });

function sheetOf(table: Table, name: string, { mark, part }: Pick<Report, 'mark' | 'part'>): WorkbookSheet {
  const { columns, rows, total, remark } = table;
  const data: Row[] = [
    columns.map(({ label, kind }): Cell => ({
      type: String,
      value: label,
      fontWeight: 'bold',
      backgroundColor: '#e6efe9',
      wrap: true,
      align: kind === 'number' ? 'right' : 'left',
      alignVertical: 'bottom',
    })),
    ...rows.map((row) => columns.map((column) => cellOf(row, column, false))),
    ...(total ? [columns.map((column) => cellOf(total, column, true))] : []),
  ];
  const remarks = [mark, part, remark ?? ''].filter((text) => text !== '');
  if (remarks.length > 0) data.push([], ...remarks.map((text): Row => [textCell(text)]));
  return {
    sheet: name,
    data,
    stickyRowsCount: 1,
    columns: columns.map(({ key, label, kind }) => ({
      width: Math.min(
        widest,
        Math.max(
          kind === 'number' ? 11 : 9,
          Math.min(label.length, 24) + 2,
          ...rows.slice(0, 500).map((row) => (kind === 'number' ? 0 : String(row[key] ?? '').length + 2)),
        ),
      ),
    })),
  };
}

/** Everything that stands as facts and figures, section by section. */
function factsSheet({ title, subtitle, mark, sections }: Report, name: string): WorkbookSheet {
  const data: Row[] = [
    [{ type: String, value: title, fontWeight: 'bold', fontSize: 14 }],
    [textCell(subtitle)],
    ...(mark ? [[textCell(mark, true)]] : []),
  ];
  for (const { title: heading, blocks } of sections) {
    const rows = blocks.flatMap((block): Row[] => {
      if (block.kind === 'overview')
        return [
          ...block.facts.map(({ label, text }) => [textCell(label), { type: String, value: text, wrap: true } satisfies Cell]),
          ...block.groups.flatMap(({ title: head, sentences }) =>
            sentences.map(({ text }, at): Row => [textCell(at === 0 ? head : ''), { type: String, value: text, wrap: true }]),
          ),
        ];
      if (block.kind === 'beside' && block.facts.length > 0)
        return [[textCell(block.title, true)], ...block.facts.map(({ label, text }) => [textCell(label), textCell(text)])];
      if (block.kind === 'facts') return block.facts.map(({ label, text }) => [textCell(label), { type: String, value: text, wrap: true }]);
      if (block.kind === 'subtitle') return [[textCell(block.text, true)]];
      if (block.kind === 'paragraph' && block.tone !== 'quiet') return [[textCell(block.text)]];
      return [];
    });
    if (rows.length > 0) data.push([], [{ type: String, value: heading, fontWeight: 'bold', backgroundColor: '#e6efe9' }], ...rows);
  }
  return { sheet: name, data, columns: [{ width: 34 }, { width: 90 }] };
}

/** The tables of a report for files. Tables that every project of a portfolio has are joined, with a column that names the project. */
export function tablesOf({ sections, words }: Report): Table[] {
  const together = new Map<string, Table>();
  for (const { id, title, blocks } of sections) {
    const project = id.startsWith('project-') ? title : null;
    for (const block of blocks) {
      if (block.kind !== 'table' || block.table.onlyOnPaper) continue;
      const { table } = block;
      if (project === null) {
        together.set(`${table.name} ${together.size}`, table);
        continue;
      }
      const rows = table.rows.map((row) => ({ ...row, [projectKey]: project }));
      const before = together.get(table.name);
      if (!before) together.set(table.name, { ...table, columns: [textColumn(projectKey, words.project), ...table.columns], rows });
      // A project may lack a column that another has.
      else {
        before.rows.push(...rows);
        before.columns.push(...table.columns.filter(({ key }) => !before.columns.some((column) => column.key === key)));
      }
    }
  }
  return [...together.values()];
}
const projectKey = 'project of the row';

/** The report as a workbook (Office Open XML): a sheet of facts, and one for each table. */
export async function writeWorkbook(report: Report): Promise<Uint8Array> {
  const taken = new Set<string>();
  const facts = factsSheet(report, sheetName(report.words.facts, taken));
  const sheets = tablesOf(report).map((table) => sheetOf(table, sheetName(table.sheet ?? table.caption, taken), report));
  return new Uint8Array(await writeXlsxFile([facts, ...sheets], { fontFamily: 'Calibri', fontSize: 10.5 }).toBuffer());
}
