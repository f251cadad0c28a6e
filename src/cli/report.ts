import { extname } from 'node:path';
import type { AttributeFilter } from '#attributes/conditions.ts';
import { canopyThresholds, defaultCanopy, type CanopyThreshold } from '#api/canopy-threshold.ts';
import { dateForms, numberFormNames, type DateForm, type NumberForm } from '#domain/written-forms.ts';
import type { ProjectNote } from '#api/project-notes.ts';
import { readRegularFile } from '#disk/regular-file.ts';
import type { Feature } from '#geo/index.ts';
import { maxLogoBytes } from '#report/logo.ts';
import { recordsOf, textOf } from '#report/kit/answers.ts';
import { ApiFault, type Client } from '#client/index.ts';
import {
  askAtCanopy,
  build,
  collect,
  missingProducts,
  papers,
  portfolioSectionIds,
  readLogo,
  reportFormats,
  reportLanguages,
  sectionIds,
  sectionsOfTemplate,
  templatesFor,
  defaultOptions,
  write,
  type AnySectionId,
  type Ask,
  type Logo,
  type NotesOf,
  type Paper,
  type ProjectFilter,
  type ReportFormat,
  type ReportLanguage,
  type ReportOptions,
  type ReportScope,
  type TemplateId,
} from '#report/index.ts';
import { saysNoSuchCall } from '#host/offline/faults.ts';
import { replaceFile } from '#disk/replaced-file.ts';
import { shapesIn } from '#host/project-shapes/kept-shapes.ts';
import { connect, type Connection, type ServiceChoice } from './connect.ts';
import { whyNotRead } from './reading-fault.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface ReportCommand extends ServiceChoice {
  /** ids or names of projects; none with `portfolio` takes all */
  projects: string[];
  out: string;
  portfolio: boolean;
  template?: string;
  canopy?: string;
  sections?: string;
  language?: string;
  paper?: string;
  title?: string;
  numbers?: string;
  dates?: string;
  preparedBy?: string;
  introduction?: string;
  notes?: string;
  notesFile?: string;
  logo?: string;
  /** conditions that leave some of the parcels of one project */
  where?: AttributeFilter;
  json: boolean;
}

const listed = (words: readonly string[]) => words.join(', ');

/** The kind of report that the name of the file stands for. Throws CommandFault. */
export function reportFormatOf(path: string): ReportFormat {
  const ending = extname(path).slice(1).toLowerCase();
  const format = reportFormats.find((known) => known === ending);
  if (!format) throw new CommandFault(`${path}: a report ends in ${listed(reportFormats.map((known) => `.${known}`))}.`);
  return format;
}

/** The sections of a template, by its name; the standard one where none is named. Throws CommandFault. */
export function templateSections(name: string | undefined, isPortfolio: boolean): readonly AnySectionId[] {
  const known = templatesFor(isPortfolio);
  const template = name ?? 'standard';
  if (!known.includes(template as TemplateId)) throw new CommandFault(`--template should be one of ${listed(known)}.`);
  return sectionsOfTemplate(template as TemplateId, isPortfolio);
}

/** The threshold of canopy from which a report counts forest. Throws CommandFault. */
export function canopyOf(text: string | undefined): CanopyThreshold {
  const found = canopyThresholds.find((known) => String(known) === (text ?? String(defaultCanopy)));
  if (found === undefined) throw new CommandFault(`--canopy should be one of ${listed(canopyThresholds.map(String))}.`);
  return found;
}

function sectionsOf(text: string | undefined, template: string | undefined, isPortfolio: boolean): readonly AnySectionId[] {
  const known: readonly AnySectionId[] = isPortfolio ? portfolioSectionIds : sectionIds;
  if (text === undefined) return templateSections(template, isPortfolio);
  if (template !== undefined) throw new CommandFault('Name a template or sections, not both.');
  const chosen = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = chosen.find((name) => !known.includes(name as AnySectionId));
  if (unknown !== undefined || chosen.length === 0)
    throw new CommandFault(
      `--sections: ${unknown === undefined ? 'name at least one' : `there is no section "${unknown}"`}. A report of ${isPortfolio ? 'a portfolio' : 'one project'} has: ${listed(known)}.`,
    );
  return chosen as AnySectionId[];
}

/** more than a person writes, and less than would make a report of thousands of pages */
const maxNotesBytes = 1024 * 1024;

async function notesIn(path: string): Promise<string> {
  const bytes = await readRegularFile(path, maxNotesBytes).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandFault(
      `--notes-file: ${path} cannot be read (${code}).${code === 'EFBIG' ? ' Notes have at most 1 MB.' : whyNotRead(code)}`,
    );
  });
  return new TextDecoder().decode(bytes);
}

async function logoOf(path: string | undefined): Promise<Logo | null> {
  if (path === undefined) return null;
  const bytes = await readRegularFile(path, maxLogoBytes).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandFault(`--logo: ${path} cannot be read (${code}).${code === 'EFBIG' ? ' A logo has at most 4 MB.' : whyNotRead(code)}`);
  });
  return readLogo(bytes).catch((error: Error) => {
    throw new CommandFault(`--logo ${path}: ${error.message}`);
  });
}

async function optionsOf(command: ReportCommand): Promise<ReportOptions> {
  const {
    template,
    sections,
    language,
    numbers = 'system',
    dates = 'system',
    paper,
    title,
    preparedBy,
    introduction,
    notes,
    notesFile,
    logo,
    portfolio,
  } = command;
  const spoken = (language ?? 'en').toLowerCase();
  if (!reportLanguages.includes(spoken as ReportLanguage))
    throw new CommandFault(`--language should be one of ${listed(reportLanguages)}.`);
  if (!numberFormNames.includes(numbers as NumberForm)) throw new CommandFault('--numbers should be one of point, comma, space.');
  if (!dateForms.includes(dates as DateForm)) throw new CommandFault('--dates should be iso.');
  const size = papers.find((name) => name.toLowerCase() === (paper ?? 'A4').toLowerCase()) as Paper | undefined;
  if (!size) throw new CommandFault(`--paper should be one of ${listed(papers)}.`);
  return {
    ...defaultOptions,
    sections: sectionsOf(sections, template, portfolio),
    language: spoken as ReportLanguage,
    numbers: numbers as NumberForm,
    dates: dates as DateForm,
    paper: size,
    title: title ?? '',
    preparedBy: preparedBy ?? '',
    introduction: introduction ?? '',
    notes: notesFile === undefined ? (notes ?? '') : await notesIn(notesFile),
    logo: await logoOf(logo),
  };
}

/** Asks the service in the form that reports expect. */
export const askOf =
  (client: Client): Ask =>
  async (operation, { params, query, keptOnly }, signal) => {
    // The command keeps no answers: the service is told to begin nothing.
    const asked = keptOnly ? { ...query, collect: false } : query;
    const { value, raw, fetchedAt, deviations } = await client.call(
      operation,
      { ...(params ? { params } : {}), ...(asked ? { query: asked } : {}) },
      signal,
    );
    return { value, raw, fetchedAt, deviations };
  };

/** The shapes of a project where the service keeps them. */
const shapesAt =
  (client: Client) =>
  async ({ id }: { id: string }, signal: AbortSignal): Promise<readonly Feature[]> => {
    try {
      return shapesIn((await client.call('projectShapes', { params: { project_id: id } }, signal)).value)?.features ?? [];
    } catch (error) {
      if (saysNoSuchCall(error)) return [];
      throw error;
    }
  };

/** What was written about the projects, where the service keeps it. */
const notesAt =
  (client: Client): NotesOf =>
  async (signal) => {
    try {
      const { value, raw } = await client.call('projectNotes', {}, signal);
      return raw
        ? {}
        : Object.fromEntries((value as (ProjectNote & { project_id: string })[]).map(({ project_id: id, ...note }) => [id, note]));
    } catch (error) {
      if (saysNoSuchCall(error)) return {};
      throw error;
    }
  };

interface Named {
  id: string;
  name: string;
}
/** All projects of the service; records without an id are left out. */
async function allProjects(client: Client, stop: AbortSignal): Promise<Named[]> {
  const { value } = await client.call('listProjects', {}, stop);
  return recordsOf(value)
    .map(({ id, project_name: name }) => ({ id: textOf(id), name: textOf(name) }))
    .filter(({ id }) => id !== '');
}

async function scopeOf(
  { projects, portfolio }: ReportCommand,
  client: Client,
  stop: AbortSignal,
): Promise<ReportScope & { filter: ProjectFilter | null }> {
  const all = await allProjects(client, stop);
  if (portfolio && projects.length === 0) {
    if (all.length === 0) throw new CommandFault('This service has no projects yet. Register one: hectare monitor FILE --name NAME');
    return { projectIds: all.map(({ id }) => id), isPortfolio: true, filter: null };
  }
  const projectIds = projects.map((wanted) => {
    const named = all.filter(({ name }) => name === wanted);
    const found = all.find(({ id }) => id === wanted) ?? named[0];
    if (!found)
      throw new CommandFault(
        `There is no project "${wanted}" here.${
          all.length > 0
            ? ` There are: ${all
                .slice(0, 20)
                .map(({ id, name }) => `${name} (${id})`)
                .join(', ')}${all.length > 20 ? ` and ${all.length - 20} more` : ''}.`
            : ' Register one: hectare monitor FILE --name NAME'
        }`,
      );
    if (named.length > 1 && found.id !== wanted)
      throw new CommandFault(
        `${named.length} projects are called "${wanted}". Name one by its id: ${named.map(({ id }) => id).join(', ')}.`,
      );
    return found.id;
  });
  const shown = new Set(projectIds).size;
  return {
    projectIds,
    isPortfolio: portfolio,
    filter: portfolio && shown < all.length ? { shown, all: all.length, conditions: [] } : null,
  };
}

/** The parcels that the report is of, where conditions leave some alone. Throws CommandFault. */
async function partOf({ where, projects }: ReportCommand, [id = '']: readonly string[], ask: Ask, client: Client, stop: AbortSignal) {
  if (!where) return null;
  // Loaded only here: most reports are of all parcels.
  const { parcelsLeft } = await import('./report-parcels.ts');
  return parcelsLeft(where, { id, name: projects[0]!, shapes: await shapesAt(client)({ id }, stop), ask }, stop);
}

/** Writes beside the target and renames, so that a full disk leaves no partial report. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await replaceFile(path, bytes);
  } catch (error) {
    throw new CommandFault(`The report could not be written: ${(error as Error).message}.`);
  }
}

/** Writes the report of the given projects; what is missing from it is reported on standard error. Returns the slugs that are missing. */
export async function makeReport(
  { client, name }: Pick<Connection, 'client' | 'name'>,
  scope: ReportScope,
  { canopy, ...options }: ReportOptions & { canopy: CanopyThreshold },
  out: string,
  output: Output,
  stop: AbortSignal,
): Promise<{ pageCount: number | null; bytes: number; missing: { slug: string; reason: string }[]; missingLetters: string[] }> {
  const format = reportFormatOf(out);
  let reported = 0;
  const progress = (share: number, doing: string) => {
    const tenths = Math.floor(share * 10);
    if (tenths > reported) output.err(`${tenths * 10} % ${doing}`);
    reported = Math.max(reported, tenths);
  };
  const making = {
    ask: askAtCanopy(askOf(client), canopy),
    shapesOf: shapesAt(client),
    notesOf: notesAt(client),
    connectionName: name,
    date: new Date(),
    signal: stop,
    progress,
  };
  const collected = await collect(scope, options, format === 'zip', making);
  const report = await build(collected, options, making);
  const { bytes, pageCount, missingLetters } = await write(report, collected, format, { signal: stop, progress: () => {} });
  stop.throwIfAborted();
  await writeWhole(out, bytes);
  const missing = missingProducts(collected, 'en');
  for (const { slug, reason } of missing) output.err(`${slug}: ${reason}`);
  for (const { id, reason } of collected.missing) output.err(`${id}: not in the report: ${reason}`);
  if (missingLetters.length > 0) output.err(`No font here has these letters, a sign stands in their place: ${missingLetters.join(', ')}`);
  return { pageCount, bytes: bytes.length, missing, missingLetters };
}

/** `hectare report`: the report of one project or a portfolio as PDF, HTML, XLSX or ZIP. Exit code 1 when a product is missing from it. */
export async function report(command: ReportCommand, output: Output, stop: AbortSignal): Promise<number> {
  reportFormatOf(command.out);
  if (!command.portfolio && command.projects.length !== 1)
    throw new CommandFault('Name one project by its id or name, or use --portfolio for many.');
  const options = { ...(await optionsOf(command)), canopy: canopyOf(command.canopy) };
  const connection = await connect(command, output);
  try {
    const { filter, ...scope } = await scopeOf(command, connection.client, stop);
    const part = await partOf(command, scope.projectIds, askAtCanopy(askOf(connection.client), options.canopy), connection.client, stop);
    if (part) output.err(part.said);
    const chosen = { ...options, filter, parcels: part?.parcels ?? null };
    const { pageCount, bytes, missing, missingLetters } = await makeReport(connection, scope, chosen, command.out, output, stop);
    if (command.json)
      output.out(
        JSON.stringify(
          {
            file: command.out,
            bytes,
            page_count: pageCount,
            project_ids: scope.projectIds,
            ...(part ? { parcels: { shown: part.parcels.places.length, all: part.parcels.all } } : {}),
            missing_products: missing,
            missing_letters: missingLetters,
          },
          null,
          2,
        ),
      );
    else output.out(`${command.out}\t${(bytes / 1e6).toFixed(2)} MB${pageCount === null ? '' : `\t${pageCount} pages`}`);
    return missing.length > 0 ? exitCodes.problems : exitCodes.done;
  } catch (error) {
    if (stop.aborted) throw new CommandFault('Cancelled. Nothing was written.', exitCodes.problems);
    if (error instanceof ApiFault) throw new CommandFault(error.message, exitCodes.unusable);
    throw error;
  } finally {
    await connection.close();
  }
}
