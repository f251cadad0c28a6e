import { projectsIn } from '#api/project-list.ts';
import { centroid, type Feature, type Geometry } from '#geo/index.ts';
import { profileFolder } from '#host/profile-folder.ts';
import { fetchBoundaries } from '#host/registered-land/fetch-boundaries.ts';
import { boundariesFolder, KeptBoundaries } from '#host/registered-land/kept-boundaries.ts';
import { printWords, type PrintWords } from '#print/texts/index.ts';
import type { PrintLayer } from '#print/subject-of.ts';
import { placeOf } from '#products/shared/places/index.ts';
import type { PrintTemplate } from '#print/template.ts';
import { connectionOf } from './against-projects.ts';
import type { Connection } from './connect.ts';
import { inWords } from './keys.ts';
import { inOneLine } from './terminal-text.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

interface ProjectsToPrint {
  /** a connection of the app by id or name, or the address of a service */
  wanted: string;
  /** ids or names; empty takes all */
  named: readonly string[];
  /** of the words on the map */
  language: PrintTemplate['language'];
}
type Listed = NonNullable<ReturnType<typeof projectsIn>>[number];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** What the sheet of a project says of it besides its name and hectares. */
function attributesOf({ created_at: created }: Listed, geometry: Geometry, words: PrintWords): Record<string, string> {
  const at = centroid(geometry);
  const place = at && placeOf([at[0], at[1]]);
  const rows: [string, string][] = [
    [words.country, place?.country ?? ''],
    [words.province, place?.state ?? ''],
    [words.created, textOf(created).slice(0, 10)],
  ];
  return Object.fromEntries(rows.filter(([, value]) => value !== ''));
}

/** Those that were named, in the order in which they were; all where none was. Throws CommandFault for a name that is none, or that of several. */
function chosen(all: readonly Listed[], named: readonly string[]): Listed[] {
  if (named.length === 0) return [...all];
  return named.map((name) => {
    const byId = all.find(({ id }) => id === name);
    const byName = all.filter(({ project_name: one }) => one === name);
    if (!byId && byName.length > 1)
      throw new CommandFault(
        `Several projects are called “${inOneLine(name)}”. Name one by its id: ${byName.map(({ id }) => id).join(', ')}.`,
      );
    const found = byId ?? byName[0];
    if (!found) throw new CommandFault(`There is no project “${inOneLine(name)}”.`);
    return found;
  });
}

async function layerOf(
  { client, id: connectionId, name }: Connection,
  { named, language }: ProjectsToPrint,
  output: Output,
  stop: AbortSignal,
): Promise<PrintLayer> {
  const { value } = await client.call('listProjects', {}, stop);
  const all = projectsIn(value);
  if (!all) throw new CommandFault(`${name} does not answer with a list of projects.`);
  const projects = chosen(all, named);
  const kept = new KeptBoundaries(boundariesFolder(profileFolder()));
  const outcomes = await fetchBoundaries(
    projects.map(({ id, updated_at: updatedAt }) => ({ id, updatedAt: textOf(updatedAt) || null })),
    { connectionId, call: (operation, input, signal) => client.call(operation, input, signal), kept },
    stop,
    () => {},
  );
  const words = printWords[language];
  const features: Feature[] = [];
  for (const [at, project] of projects.entries()) {
    const boundary = outcomes[at]!.missing === null ? await kept.read(connectionId, project.id) : null;
    const { project_name: title } = project;
    if (boundary)
      features.push({
        type: 'Feature',
        geometry: boundary.geometry,
        properties: { name: title, ...attributesOf(project, boundary.geometry, words) },
      });
    else output.err(`note: ${inOneLine(title)} is not printed: its boundary cannot be had (${outcomes[at]!.missing ?? 'no-boundary'}).`);
  }
  if (features.length === 0) throw new CommandFault(`${name} has no project whose boundary can be had.`);
  return { title: name, features, nameField: 'name', areProjects: true };
}

/** The land of registered projects as a layer, a shape for each; a boundary is fetched once and kept until its project changes. Throws CommandFault. */
export async function projectsToPrint(projects: ProjectsToPrint, output: Output, stop: AbortSignal): Promise<PrintLayer> {
  const connection = await connectionOf(projects.wanted, output);
  try {
    return await layerOf(connection, projects, output, stop);
  } catch (error) {
    if (stop.aborted) throw new CommandFault('Cancelled. Nothing was written.', exitCodes.problems);
    throw inWords(error);
  } finally {
    await connection.close();
  }
}
