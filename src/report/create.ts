import { buildReport } from './build.ts';
import { collectPortfolio, collectProject, type Ask, type Collected, type NotesOf, type ShapesOf } from './collect.ts';
import { writeHtml } from './html.ts';
import type { Report } from './model.ts';
import type { ReportFormat, ReportLanguage } from './choices.ts';
import type { ReportOptions } from './options.ts';
import { onlyParcels } from './part-of-parcels.ts';
import { buildPortfolioReport } from './portfolio.ts';
import { whyMissing } from './kit/product-blocks.ts';
import { textsOf } from './texts/index.ts';

/** Which projects a report is about. `isPortfolio` makes a portfolio report, even of one project or none. */
export interface ReportScope {
  projectIds: readonly string[];
  isPortfolio: boolean;
}
export interface Making {
  ask: Ask;
  shapesOf: ShapesOf;
  notesOf: NotesOf;
  connectionName: string;
  date: Date;
  signal: AbortSignal;
  progress: (share: number, doing: string) => void;
}

/** Asks the monitoring API for what the chosen sections need. Throws what `ask` throws for a refused key, for the project of a single report, and on cancel. */
export async function collect(
  { projectIds, isPortfolio }: ReportScope,
  options: Pick<ReportOptions, 'sections' | 'parcels'>,
  withRasters: boolean,
  { ask, shapesOf, notesOf, date, signal, progress }: Making,
): Promise<Collected> {
  const how = { ask, shapesOf, notesOf, sections: options.sections, now: date, withRasters, signal, progress };
  const [first] = projectIds;
  if (isPortfolio) return collectPortfolio(projectIds, how);
  if (first === undefined) throw new RangeError('A report of one project needs its id');
  return onlyParcels(await collectProject(first, how), options.parcels);
}

/** The report's model of what was collected. */
export function build(
  collected: Collected,
  options: ReportOptions,
  { connectionName, date }: Pick<Making, 'connectionName' | 'date'>,
): Promise<Report> {
  return collected.sums === null
    ? buildReport({ data: collected.projects[0]!, notesFault: collected.notesFault, connectionName, date, options })
    : buildPortfolioReport({ data: collected, connectionName, date, options });
}

export interface WrittenReport {
  bytes: Uint8Array;
  /** null where the form has no pages */ pageCount: number | null;
  missingLetters: string[];
}

/** The report as a file of the requested format. What writes it is loaded then: fonts and their shaping would cost every start a tenth of a second. */
export async function write(
  report: Report,
  collected: Collected,
  format: ReportFormat,
  { signal, progress }: Pick<Making, 'signal' | 'progress'>,
): Promise<WrittenReport> {
  switch (format) {
    case 'pdf': {
      const { writePdf } = await import('./pdf/index.ts');
      return writePdf(report, {
        signal,
        progress: (share) => {
          progress(share, 'file');
        },
      });
    }
    case 'html':
      return { bytes: new TextEncoder().encode(writeHtml(report)), pageCount: null, missingLetters: [] };
    case 'xlsx': {
      const { writeWorkbook } = await import('./workbook.ts');
      return { bytes: await writeWorkbook(report), pageCount: null, missingLetters: [] };
    }
    case 'zip': {
      const { writeBundle } = await import('./bundle.ts');
      return writeBundle(report, collected, signal, (share) => {
        progress(share, 'bundle');
      });
    }
  }
}

/** Products that the report lists as missing, by slug, each with the reason in the report's language. */
export function missingProducts({ projects, sums }: Collected, language: ReportLanguage): { slug: string; reason: string }[] {
  const texts = textsOf(language);
  const found = [...projects.flatMap(({ answers }) => Object.values(answers)), ...(sums ? [sums.byCountry] : [])]
    .filter(({ missing }) => missing !== '')
    .map((answer) => ({ slug: answer.slug, reason: whyMissing(answer, texts) }));
  return [...new Map(found.map((missing) => [`${missing.slug} ${missing.reason}`, missing])).values()];
}
