import writeXlsxFile, { type Cell, type Row, type Sheet } from 'write-excel-file/node';
import type { CellValue, Column, Table } from './kit/model.ts';
import type { Report } from './model.ts';

type WorkbookSheet = Sheet<Buffer>;
const widest = 60;

/** Sheet names have at most 31 characters, none of these, and no two are equal. */
function sheetName(name: string, taken: Set<string>): string {
  const clean =
    name
      .replaceAll(/[[\]:*?/\\']/g, ' ')
      .trim()
      .slice(0, 31) || 'Sheet';
  let unique = clean;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${clean.slice(0, 31 - ` ${number}`.length)} ${number}`;
  taken.add(unique.toLowerCase());
  return unique;
}

/** A spreadsheet cell: numbers in full with the decimals shown on paper, dates as dates, text never as a formula. */
function cellOf(value: CellValue | undefined, { kind, digits }: Column, bold: boolean): Cell {
  const look = bold ? { fontWeight: 'bold' as const } : {};
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number')
    return { type: Number, value, format: digits === undefined || digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`, ...look };
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}/.test(value))
    return { type: Date, value: new Date(`${value.slice(0, 10)}T00:00:00Z`), format: 'yyyy-mm-dd', ...look };
  return { type: String, value, ...(value.length > widest ? { wrap: true, alignVertical: 'top' as const } : {}), ...look };
}

const textCell = (value: string, bold = false): Cell => ({ type: String, value, ...(bold ? { fontWeight: 'bold' as const } : {}) });

function sheetOf(table: Table, name: string, mark: string): WorkbookSheet {
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
    ...rows.map((row) => columns.map((column) => cellOf(row[column.key], column, false))),
    ...(total ? [columns.map((column) => cellOf(total[column.key], column, true))] : []),
  ];
  const remarks = [mark, remark ?? ''].filter((text) => text !== '');
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
      if (block.kind !== 'table') continue;
      const { table } = block;
      if (project === null) {
        together.set(`${table.name} ${together.size}`, table);
        continue;
      }
      const rows = table.rows.map((row) => ({ ...row, [projectKey]: project }));
      const before = together.get(table.name);
      if (!before)
        together.set(table.name, { ...table, columns: [{ key: projectKey, label: words.project, kind: 'text' }, ...table.columns], rows });
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
  const sheets = tablesOf(report).map((table) => sheetOf(table, sheetName(table.name, taken), report.mark));
  return new Uint8Array(await writeXlsxFile([facts, ...sheets], { fontFamily: 'Calibri', fontSize: 10.5 }).toBuffer());
}
