import { setTimeout as pause } from 'node:timers/promises';
import { ApiFault, type Client, type CallInput } from '#client/index.ts';
import type { ReplyOf } from '#api/index.ts';
import type { api, Operation } from '#operations/index.ts';
import { defaultOptions } from '#report/index.ts';
import { keepSources } from './kept-sources.ts';
import { connect, type ServiceChoice } from './connect.ts';
import type { SaidOfFile } from './file-source.ts';
import { noteLine, open } from './reading-fault.ts';
import { canopyOf, makeReport, reportFormatOf, templateSections } from './report.ts';
import { refusalLines } from './refusal.ts';
import { repairFeatures } from './repair-features.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface MonitorOptions extends ServiceChoice, SaidOfFile {
  name: string;
  report?: string;
  template?: string;
  canopy?: string;
  /** the coordinate system of the file that the user gave */
  repair: boolean;
  waitSeconds: number;
  json: boolean;
}

const pollMilliseconds = 500;

/** A call whose answer must match the contract: a report should not rest on a guess. */
async function ask<O extends Operation>(
  client: Client,
  operation: O,
  input: CallInput,
  stop: AbortSignal,
): Promise<ReplyOf<(typeof api)[O]>> {
  const { value, raw, deviations } = await client.call(operation, input, stop);
  if (raw)
    throw new ApiFault('shape', `The service answered unlike the interface (${deviations.at(-1)?.rule ?? operation}). Ask the provider.`);
  return value as ReplyOf<(typeof api)[O]>;
}

type Project = ReplyOf<(typeof api)['createProject']>;
type Available = ReplyOf<(typeof api)['availableData']>;

const isWorking = ({ products }: Available) => products?.some(({ state }) => state === 'queued' || state === 'running') ?? false;
/** Nothing runs, and what waits, waits for the network or for a decision that nobody makes here. */
const isStuck = ({ products }: Available) =>
  (products ?? []).every(({ state, waits_for: waitsFor }) => state !== 'running' && (state !== 'queued' || Boolean(waitsFor)));

/** Reports each product whose line has changed. */
function reporter(output: Output): (available: Available) => void {
  const lines = new Map<string, string>();
  return ({ products }) => {
    for (const { product, state, progress, reason } of products ?? []) {
      const share = state === 'running' ? ` ${Math.round(progress * 100)} %` : '';
      const line = `${product}: ${state.replace('_', ' ')}${share}${reason ? `: ${reason}` : ''}`;
      if (lines.get(product) !== line) output.err(line);
      lines.set(product, line);
    }
  };
}

/** Waits until no product is queued or running, nothing can go on, or the time is over. */
async function collected(client: Client, project: Project, waitSeconds: number, output: Output, stop: AbortSignal): Promise<Available> {
  const params = { project_id: project.id };
  const until = Date.now() + waitSeconds * 1000;
  const report = reporter(output);
  let available = await ask(client, 'availableData', { params }, stop);
  for (;;) {
    report(available);
    if (!isWorking(available) || Date.now() >= until || isStuck(available)) return available;
    await pause(pollMilliseconds, undefined, { signal: stop });
    available = await ask(client, 'availableData', { params }, stop);
  }
}

async function writeReport(
  connection: { client: Client; name: string },
  projectId: string,
  { report: path = '', template, canopy }: Pick<MonitorOptions, 'report' | 'template' | 'canopy'>,
  output: Output,
  stop: AbortSignal,
): Promise<void> {
  const options = { ...defaultOptions, sections: templateSections(template, false), canopy: canopyOf(canopy) };
  await makeReport(connection, { projectIds: [projectId], isPortfolio: false }, options, path, output, stop).catch((error: Error) => {
    throw error instanceof CommandFault ? new CommandFault(`${error.message} The project was created.`) : error;
  });
  output.err(`report written to ${path}`);
}

/** Prints the outcome; the answer is whether data is missing or failed. */
function printOutcome(project: Project, available: Available, options: MonitorOptions, output: Output): boolean {
  const timedOut = isWorking(available);
  if (timedOut)
    output.err(
      isStuck(available)
        ? 'What is still missing needs the network, or an answer: --non-commercial or --commercial. It comes later.'
        : `Not all data came within ${options.waitSeconds} seconds; what is missing comes later.`,
    );
  if (!available.products) output.err('This service does not say which data it is still collecting. Look again later.');
  if (options.json)
    output.out(JSON.stringify({ project, available_data: available, complete: !timedOut && available.products !== undefined }, null, 2));
  else output.out(`${project.id}\t${project.project_name}\t${project.area_hectares ?? ''}`);
  return timedOut || (available.products ?? []).some(({ state }) => state === 'failed');
}

/** The shapes of a file as one feature collection, repaired if wished. */
async function shapesOf(path: string, { repair: isRepaired, ...said }: Pick<MonitorOptions, 'repair' | keyof SaidOfFile>, output: Output) {
  const file = await open(path, said);
  for (const note of file.notes) output.err(noteLine(note));
  for (const [index, { geometry }] of file.features.entries())
    if (!geometry) output.err(`feature ${index + 1}: it has no shape; it is not sent`);
  const { features, failed } = isRepaired ? await repairFeatures(file.features, output) : { features: file.features, failed: 0 };
  const collection = { type: 'FeatureCollection', features: features.filter(({ geometry }) => geometry) };
  if (collection.features.length === 0) throw new CommandFault(`${path}: there is no shape in this file.`);
  return { collection, failed };
}

/** `hectare monitor`: creates a project from the file, waits until no product is queued or running, and prints the state of each. Exit code 1 when a product failed or time ran out. */
export async function monitor(path: string, options: MonitorOptions, output: Output, stop: AbortSignal): Promise<number> {
  if (options.report) reportFormatOf(options.report);
  await keepSources([path], [options.report]);
  templateSections(options.template, false);
  canopyOf(options.canopy);
  const { collection, failed } = await shapesOf(path, options, output);
  const { client, name: connectionName, close } = await connect(options, output);
  let registered = '';
  try {
    const project = await ask(client, 'createProject', { query: { project_name: options.name }, body: collection }, stop);
    registered = project.id;
    output.err(`registered ${project.project_name} (${project.id}), ${project.area_hectares?.toFixed(4) ?? 'unknown'} ha`);
    const available = await collected(client, project, options.waitSeconds, output, stop);
    if (options.report) await writeReport({ client, name: connectionName }, project.id, options, output, stop);
    const isIncomplete = printOutcome(project, available, options, output);
    return isIncomplete || failed > 0 ? exitCodes.problems : exitCodes.done;
  } catch (error) {
    if (stop.aborted)
      throw new CommandFault(
        registered
          ? `Cancelled. The project ${registered} is registered and stays.`
          : 'Cancelled. Nothing is known to have been registered.',
        exitCodes.problems,
      );
    if (error instanceof ApiFault)
      throw new CommandFault([error.message, ...refusalLines(error, collection.features, options.repair)].join('\n'), exitCodes.unusable);
    throw error;
  } finally {
    await close();
  }
}
