import { join } from 'node:path';
import type { SourceAnswer } from '#api/sources.ts';
import { checkSources, datasets, lastAnswersIn } from '#datasets/index.ts';
import { profileFolder } from '#host/profile-folder.ts';
import { products } from '#products/index.ts';
import { sourceAnswers, type CheckState } from '#service/sources/source-answer.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface SourcesCommand {
  check: boolean;
  nonCommercial: boolean | null;
  json: boolean;
  /** other addresses of the sources, for tests */
  baseUrls?: Record<string, string>;
}

const cacheOf = (workspace: string) => join(profileFolder(), workspace, 'cache');
const titleOf = (slug: string) => products.find((one) => one.slug === slug)?.title ?? slug;
/** `v200` names the version that stands as `2021 v200`. */
const isNewer = ({ version, check }: SourceAnswer) => check?.newest_version != null && !version.includes(check.newest_version);
const marks = { answered: '✓', failed: '✗', 'not-asked': '–', asking: '…' };

function listLines(source: SourceAnswer): string[] {
  const { id, title, version, licence, last_success: last } = source;
  return [
    `${id.padEnd(14)}${title}, ${version} (${licence})`,
    `${' '.repeat(14)}for ${source.products.map(titleOf).join(', ')}`,
    `${' '.repeat(14)}${last === null ? 'has not answered on this computer yet' : `last answered ${last.slice(0, 16).replace('T', ' ')} UTC`}`,
  ];
}

function checkLines(source: SourceAnswer): string[] {
  const { id, title, version, check, loss } = source;
  if (!check) return [];
  const below = (text: string) => `${' '.repeat(16)}${text}`;
  const took = check.milliseconds === null ? '' : ` (${(check.milliseconds / 1000).toFixed(1)} s)`;
  return [
    `${marks[check.state]} ${id.padEnd(14)}${title} ${version}${took}: ${check.detail}`,
    ...(check.state === 'failed' ? [below(`Without it: ${loss}`)] : []),
    ...(check.advice === null ? [] : [below(check.advice)]),
    ...(isNewer(source) ? [below(`Its publisher lists ${check.newest_version}.`)] : []),
  ];
}

/** Asks every source, with a line on standard error for each that has answered. Throws CommandFault when the user ends it. */
async function checked(
  { nonCommercial, baseUrls = {} }: SourcesCommand,
  output: Output,
  stop: AbortSignal,
): Promise<Map<string, CheckState>> {
  const offline = process.env['FORCE_OFFLINE'] === '1';
  if (offline) throw new CommandFault('FORCE_OFFLINE=1 keeps Hectare off the network, so no source can be asked.', exitCodes.problems);
  const ids = datasets.map(({ id }) => id);
  const states = new Map<string, CheckState>();
  try {
    await checkSources({
      ids,
      cacheFolder: cacheOf('command-line'),
      settings: { offline, nonCommercialUse: nonCommercial },
      userAgent: 'Hectare',
      baseUrls,
      signal: stop,
      found: (finding) => {
        states.set(finding.id, { finding, at: Date.now() });
        output.err(`${states.size} of ${ids.length}: ${finding.id}`);
      },
    });
  } catch (error) {
    if (stop.aborted) throw new CommandFault(`Cancelled after ${states.size} of ${ids.length} sources.`, exitCodes.problems);
    throw error;
  }
  return states;
}

/** `hectare sources`: the open data that products read; with `check` each is asked once. Exit code 1 when one does not answer as expected. */
export async function sources(command: SourcesCommand, output: Output, stop: AbortSignal): Promise<number> {
  const checks = command.check ? await checked(command, output, stop) : new Map<string, CheckState>();
  const answers = sourceAnswers(await lastAnswersIn(['command-line', 'service'].map(cacheOf)), checks);
  if (command.json) output.out(JSON.stringify({ sources: answers }, null, 2));
  else for (const source of answers) for (const line of command.check ? checkLines(source) : listLines(source)) output.out(line);
  const count = (state: keyof typeof marks) => answers.filter(({ check }) => check?.state === state).length;
  if (command.check && !command.json)
    output.out(
      `Of ${answers.length} sources: ${count('answered')} answered as expected, ${count('failed')} failed, ${count('not-asked')} not asked`,
    );
  return count('failed') > 0 ? exitCodes.problems : exitCodes.done;
}
