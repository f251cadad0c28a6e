/**
 * How long a report takes once its answers are there: one project with every product, and portfolios with a page for each project. Every answer is in the contract's
 * shape and made in the process (test/report/given.ts), so that neither a service nor a network is measured. The first row has the opening of the fonts in it.
 * Run: node test/bench/report.ts
 */
import { build, collect, portfolioSectionIds, sectionIds, defaultOptions, write, type ReportFormat } from '#report/index.ts';
import { asking } from '../report/given.ts';

const names = [
  'North block',
  'Лесной участок',
  'غابة الشمال',
  'उत्तर खंड',
  'ป่าชุมชน',
  'Đồng Tháp',
  'Ελαιώνας',
  'ደን',
  'Bosque de la niebla',
  'Süd',
];
const nameOf = (index: number) => `${names[index % names.length]!} ${index + 1}`;
const rows: string[][] = [['Report', 'Pages', 'Collect + build', 'PDF', 'HTML', 'XLSX', 'ZIP', 'PDF size']];
const milliseconds = (since: number) => `${Math.round(performance.now() - since)} ms`;

for (const [title, count] of [
  ['one project, cold', 0],
  ['one project', 0],
  ['portfolio of 12', 12],
  ['portfolio of 20', 20],
  ['portfolio of 200', 200],
  ['portfolio of 1000', 1000],
] as const) {
  const isPortfolio = count > 0;
  const projectIds = Array.from({ length: Math.max(1, count) }, (_, index) => `p-${index}`);
  const signal = new AbortController().signal;
  const making = {
    ask: asking(projectIds.map((_, index) => nameOf(index))),
    connectionName: 'Benchmark',
    date: new Date('2026-11-21T12:00:00Z'),
    signal,
    progress: () => {},
  };
  const options = { ...defaultOptions, sections: isPortfolio ? portfolioSectionIds : sectionIds, notes: 'Seen on foot.' };
  const started = performance.now();
  const collected = await collect({ projectIds, isPortfolio }, options, true, making);
  const report = await build(collected, options, making);
  const row = [title, '', milliseconds(started)];
  let size = 0;
  for (const format of ['pdf', 'html', 'xlsx', 'zip'] satisfies ReportFormat[]) {
    const since = performance.now();
    const { bytes, pageCount } = await write(report, collected, format, making);
    row.push(milliseconds(since));
    if (format === 'pdf') {
      row[1] = String(pageCount);
      size = bytes.length;
    }
  }
  rows.push([...row, `${(size / 1000).toFixed(0)} kB`]);
}
const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
for (const row of rows)
  console.log(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('   '));
