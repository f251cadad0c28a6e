import { destinationProfiles } from '#geo/index.ts';
import { isLargerThanMeasured } from './file-source.ts';
import { measuredInPieces } from './measure-in-pieces.ts';
import { measuredWhole, type Asked } from './measure-whole.ts';
import type { MeasuredFile } from './measured-file.ts';
import { inChunks, jsonLines, textLines, writeTable } from './measured-output.ts';
import { isTroubling, risksOf, type RiskOptions } from './plot-risk.ts';
import { open } from './reading-fault.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

/** `hectare area` and `hectare check`. A file that cannot be read ends with exit code 2, after the others were measured. */
export async function measureFiles(
  paths: string[],
  options: {
    json: boolean;
    check: boolean;
    destination?: string;
    report?: string;
    nameColumn?: string;
    crs?: string;
    risk?: RiskOptions & { stop: AbortSignal };
  },
  output: Output,
): Promise<number> {
  const profile = destinationProfiles.find(({ id }) => id === options.destination);
  if (options.destination !== undefined && !profile)
    throw new CommandFault(
      `There is no destination "${options.destination}". There are ${destinationProfiles.map(({ id }) => id).join(', ')}.`,
    );
  const files: MeasuredFile[] = [];
  let unusable = false;
  for (const path of paths) {
    try {
      const asked: Asked = {
        ...(profile ? { profile } : {}),
        ...(options.nameColumn === undefined ? {} : { nameColumn: options.nameColumn }),
        ...(options.crs === undefined ? {} : { crs: options.crs }),
      };
      // The maps behind the risk are asked for shapes in memory.
      const isInPieces = !options.risk && (await isLargerThanMeasured(path).catch(() => false));
      const file = isInPieces ? await measuredInPieces(path, asked) : await measuredWhole(path, asked);
      if (options.risk) file.risk = await risksOf((await open(path, options.crs)).features, options.risk, options.risk.stop);
      files.push(file);
    } catch (error) {
      if (!(error instanceof CommandFault)) throw error;
      unusable = true;
      output.err(error.message);
    }
  }
  if (options.report !== undefined && files.length > 0) {
    await writeTable(options.report, files);
    output.err(`A row for every problem was written to ${options.report}`);
  }
  for (const text of inChunks(options.json ? jsonLines(files) : textLines(files))) output.out(text);
  if (unusable) return exitCodes.unusable;
  return options.check &&
    files.some(
      ({ invalidCount, destination, risk }) =>
        invalidCount > 0 || (destination?.refused ?? 0) > 0 || destination?.file !== undefined || (risk ?? []).some(isTroubling),
    )
    ? exitCodes.problems
    : exitCodes.done;
}
