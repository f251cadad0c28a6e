import { setTimeout as pause } from 'node:timers/promises';
import { ApiFault, type Client, type CallInput } from '#client/index.ts';
import type { ReplyOf } from '#api/index.ts';
import type { api, Operation } from '#operations/index.ts';
import { sectionIds, defaultOptions } from '#report/index.ts';
import { connect, type ServiceChoice } from './connect.ts';
import { noteLine, open } from './measure.ts';
import { makeReport, reportFormatOf } from './report.ts';
import { refusalLines } from './refusal.ts';
import { repairFeatures } from './repair-features.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface MonitorOptions extends ServiceChoice {
  name: string;
  report?: string;
  repair: boolean;
  waitSeconds: number;
  json: boolean;
}

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

/** `hectare monitor`: creates a project from the file, waits until no product is queued or running, and prints the state of each. Exit code 1 when a product failed or time ran out. */
export async function monitor(path: string, options: MonitorOptions, output: Output, stop: AbortSignal): Promise<number> {
  if (options.report) reportFormatOf(options.report);
  const file = await open(path);
  for (const note of file.notes) output.err(noteLine(note));
  for (const [index, { geometry }] of file.features.entries())
    if (!geometry) output.err(`feature ${index + 1}: it has no shape; it is not sent`);
  const { features, lost } = options.repair ? await repairFeatures(file.features, output) : { features: file.features, lost: 0 };
  const collection = { type: 'FeatureCollection', features: features.filter(({ geometry }) => geometry) };
  if (collection.features.length === 0) throw new CommandFault(`${path}: there is no shape in this file.`);
  const { client, name: connectionName, close } = await connect(options, output);
  let registered = '';
  try {
    const project = await ask(client, 'createProject', { query: { project_name: options.name }, body: collection }, stop);
    registered = project.id;
    output.err(`registered ${project.project_name} (${project.id}), ${project.area_hectares?.toFixed(4) ?? 'unknown'} ha`);
    const params = { project_id: project.id };
    const until = Date.now() + options.waitSeconds * 1000;
    const said = new Map<string, string>();
    let available = await ask(client, 'availableData', { params }, stop);
    /** nothing runs, and what waits, waits for the network or for an answer that nobody gives here */
    const isStuck = () =>
      (available.products ?? []).every(
        ({ state, waits_for: waitsFor }) => state !== 'running' && (state !== 'queued' || Boolean(waitsFor)),
      );
    const isWorking = () => available.products?.some(({ state }) => state === 'queued' || state === 'running') ?? false;
    for (;;) {
      for (const { product, state, progress, reason } of available.products ?? []) {
        const line = `${product}: ${state.replace('_', ' ')}${state === 'running' ? ` ${Math.round(progress * 100)} %` : ''}${reason ? `: ${reason}` : ''}`;
        if (said.get(product) !== line) output.err(line);
        said.set(product, line);
      }
      if (!isWorking() || Date.now() >= until || isStuck()) break;
      await pause(500, undefined, { signal: stop });
      available = await ask(client, 'availableData', { params }, stop);
    }
    if (options.report) {
      await makeReport(
        { client, name: connectionName },
        { projectIds: [project.id], isPortfolio: false },
        { ...defaultOptions, sections: sectionIds },
        options.report,
        output,
        stop,
      ).catch((error: Error) => {
        throw error instanceof CommandFault ? new CommandFault(`${error.message} The project was created.`) : error;
      });
      output.err(`report written to ${options.report}`);
    }
    const timedOut = isWorking();
    if (timedOut)
      output.err(
        isStuck()
          ? 'What is still missing needs the network, or an answer: --non-commercial or --commercial. It comes later.'
          : `Not all data came within ${options.waitSeconds} seconds; what is missing comes later.`,
      );
    if (!available.products) output.err('This service does not say which data it is still collecting. Look again later.');
    const products = available.products ?? [];
    if (options.json)
      output.out(JSON.stringify({ project, available_data: available, complete: !timedOut && available.products !== undefined }, null, 2));
    else output.out(`${project.id}\t${project.project_name}\t${project.area_hectares ?? ''}`);
    return timedOut || lost > 0 || products.some(({ state }) => state === 'failed') ? exitCodes.problems : exitCodes.done;
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
