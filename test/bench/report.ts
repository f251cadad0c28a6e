/**
 * How long a report takes once its answers are there: one project with every product, and portfolios with a page for each project. Every answer is in the contract's
 * shape and made in the process (test/report/given.ts), so that neither a service nor a network is measured. The first row has the opening of the fonts in it.
 * Beside it PDFKit alone, which writes the words of the report one below the other in one font, without charts, maps, tables or other scripts: the least that a PDF of it takes.
 * Run: node test/bench/report.ts [--quick]
 */
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { build, collect, portfolioSectionIds, sectionIds, defaultOptions, write, type ReportFormat } from '#report/index.ts';
import { asking } from '../report/given.ts';
import { isQuick, ratio } from './mode.ts';

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
const rows: string[][] = [
  ['Report', 'Pages', 'Collect + build', 'PDF', 'HTML', 'XLSX', 'ZIP', 'PDF size', 'Plain PDFKit', 'Plain / our PDF'],
];
const font = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'));
/** Milliseconds of PDFKit alone for the words of a report. */
async function plainPdf(html: Uint8Array): Promise<number> {
  const lines = new TextDecoder()
    .decode(html)
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .split(/\s*\n\s*/)
    .filter((line) => line !== '');
  const started = performance.now();
  const pdf = new PDFDocument({ size: 'A4' });
  const ended = new Promise<void>((resolve) => {
    pdf.on('end', resolve);
  });
  pdf.resume();
  pdf.font(font).fontSize(9);
  for (const line of lines) pdf.text(line);
  pdf.end();
  await ended;
  return performance.now() - started;
}
const milliseconds = (since: number) => `${Math.round(performance.now() - since)} ms`;

const sizes: [title: string, count: number][] = [
  ['one project, cold', 0],
  ['one project', 0],
  ['portfolio of 12', 12],
  ['portfolio of 20', 20],
  ['portfolio of 200', 200],
  ['portfolio of 1000', 1000],
];
for (const [title, count] of isQuick ? sizes.slice(0, 4) : sizes) {
  const isPortfolio = count > 0;
  const projectIds = Array.from({ length: Math.max(1, count) }, (_, index) => `p-${index}`);
  const signal = new AbortController().signal;
  const making = {
    ask: asking(projectIds.map((_, index) => nameOf(index))),
    shapesOf: async () => [],
    notesOf: async () => ({}),
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
  let [size, pdfMs, plainMs] = [0, 0, 0];
  for (const format of ['pdf', 'html', 'xlsx', 'zip'] satisfies ReportFormat[]) {
    const since = performance.now();
    const { bytes, pageCount } = await write(report, collected, format, making);
    const took = performance.now() - since;
    row.push(`${Math.round(took)} ms`);
    if (format === 'html') plainMs = await plainPdf(bytes);
    if (format === 'pdf') {
      row[1] = String(pageCount);
      size = bytes.length;
      pdfMs = took;
    }
  }
  rows.push([...row, `${(size / 1000).toFixed(0)} kB`, `${Math.round(plainMs)} ms`, ratio(plainMs, pdfMs)]);
}
const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
for (const row of rows)
  console.log(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('   '));
