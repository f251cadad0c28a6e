import { stat } from 'node:fs/promises';
import { destinationProfiles, usualGapLimits, type DestinationProfile, type GapLimits } from '#geo/index.ts';
import { keepSources } from './kept-sources.ts';
import { isLargerThanMeasured } from './file-source.ts';
import { measuredInPieces } from './measure-in-pieces.ts';
import { measuredWhole, type Asked } from './measure-whole.ts';
import { countedLines, type CountAsked } from './counted-once.ts';
import { gapLines } from './gaps.ts';
import type { MeasuredFile } from './measured-file.ts';
import { inChunks, jsonLines, textLines } from './measured-output.ts';
import { writeTable } from './measured-table.ts';
import { isRegisteredTrouble, pairLines, registeredLines, withCopiesRefused } from './pairs-output.ts';
import { PairsOfFiles, type PairsReport } from './parcel-pairs.ts';
import type { AgainstOptions } from './against-projects.ts';
import { filesNamed } from './named-file.ts';
import { overlaySourceLines, PlotOverlay, type OverlaySource } from './plot-overlay.ts';
import type { RiskOptions } from './plot-risk.ts';
import { isTroubling } from './plot-risk-lines.ts';
import type { SaidOfFile } from './file-source.ts';
import { open } from './reading-fault.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';
import { NothingLeft } from './where.ts';

/** Above this, files together are held against each other through a file of the temporary folder. */
const pairsHeldUpToBytes = 64 * 1024 ** 2;

async function pairsFor(
  paths: string[],
  profile: DestinationProfile | undefined,
  { toleranceMetres, supplierColumn }: { toleranceMetres?: number; supplierColumn?: string },
): Promise<PairsOfFiles> {
  const sizes = await Promise.all(
    paths.map(async (path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const isLarge = await Promise.all(paths.map(async (path) => isLargerThanMeasured(path).catch(() => false)));
  return PairsOfFiles.create({
    isSpilled: isLarge.includes(true) || sizes.reduce((sum, size) => sum + size, 0) > pairsHeldUpToBytes,
    ...(toleranceMetres === undefined ? {} : { toleranceMetres }),
    ...(profile?.decimals === undefined ? {} : { decimals: profile.decimals }),
    ...(supplierColumn === undefined ? {} : { supplierColumn }),
  });
}

interface MeasureOptions extends SaidOfFile {
  json: boolean;
  check: boolean;
  destination?: string;
  report?: string;
  nameColumn?: string;
  supplierColumn?: string;
  toleranceMetres?: number;
  /** lists what a destination refuses alone; counts and totals stay those of all */
  onlyRefused?: boolean;
  risk?: RiskOptions & { stop: AbortSignal };
  /** the connection whose projects the features are held against */
  against?: AgainstOptions;
  /** maps of the user's own: FILE or FILE:NAME */
  overlays?: string[];
  /** gives shared land to one feature each */
  count?: CountAsked;
  /** looks for land of nobody between features */
  gaps?: Partial<GapLimits>;
}

const askedOf = (
  profile: DestinationProfile | undefined,
  pairs: PairsOfFiles | undefined,
  { nameColumn, crs, table, where }: MeasureOptions,
): Asked => ({
  ...(profile ? { profile } : {}),
  ...(nameColumn === undefined ? {} : { nameColumn }),
  ...(crs === undefined ? {} : { crs }),
  ...(table ? { table } : {}),
  ...(where ? { where } : {}),
  ...(pairs ? { pairs } : {}),
});

/** The files in their order; null for one that cannot be read, or of which conditions leave nothing, which is said. */
async function measuredFiles(
  paths: string[],
  asked: Asked,
  { risk, ...said }: MeasureOptions,
  overlay: PlotOverlay,
  output: Output,
): Promise<{ read: (MeasuredFile | null)[]; isUnusable: boolean }> {
  const read: (MeasuredFile | null)[] = [];
  let isUnusable = false;
  for (const path of paths) {
    asked.pairs?.beginFile();
    try {
      // The maps behind the risk, and the user's own, are asked for shapes in memory.
      const isInPieces = !risk && overlay.isEmpty && (await isLargerThanMeasured(path).catch(() => false));
      const file = isInPieces ? await measuredInPieces(path, asked) : await measuredWhole(path, asked);
      const held = risk || !overlay.isEmpty ? (await open(path, said)).features : [];
      // Loaded only here, as below: most checks ask no data source.
      if (risk) file.risk = await (await import('./plot-risk.ts')).risksOf(held, risk, risk.stop);
      if (!overlay.isEmpty) file.overlays = await overlay.of(held);
      read.push(file);
    } catch (error) {
      if (!(error instanceof CommandFault)) throw error;
      read.push(null);
      output.err(error.message);
      // Of several files one may have nothing that was asked for.
      isUnusable ||= !(error instanceof NothingLeft);
    }
  }
  return { read, isUnusable: isUnusable || read.every((file) => file === null) };
}

/** The file with the features that its destination refuses, in the same order as their verdicts. */
function withRefusedAlone(file: MeasuredFile): MeasuredFile {
  const { destination, features, risk, overlays } = file;
  if (!destination) return file;
  const refused = new Set<number>();
  for (const { index, accepted } of destination.verdicts) if (!accepted) refused.add(index);
  const left = <Item extends { index: number }>(items: Iterable<Item>): Iterable<Item> => ({
    *[Symbol.iterator]() {
      for (const item of items) if (refused.has(item.index)) yield item;
    },
  });
  return {
    ...file,
    features: left(features),
    destination: { ...destination, verdicts: left(destination.verdicts) },
    ...(risk ? { risk: risk.filter(({ index }) => refused.has(index)) } : {}),
    ...(overlays ? { overlays: overlays.filter(({ index }) => refused.has(index)) } : {}),
  };
}

const hasProblem = ({ invalidCount, destination, risk }: MeasuredFile): boolean =>
  invalidCount > 0 || (destination?.refused ?? 0) > 0 || destination?.file !== undefined || (risk ?? []).some(isTroubling);

async function pairsOf(
  pairs: PairsOfFiles,
  read: (MeasuredFile | null)[],
  { against, count, gaps }: MeasureOptions,
  output: Output,
): Promise<PairsReport> {
  // Loaded only here: a check of a file should not wait for a service to load.
  if (against) await (await import('./against-projects.ts')).takeProjects(pairs, against, output);
  return pairs.find(read, { ...(count ? { count } : {}), ...(gaps ? { gaps: { ...usualGapLimits, ...gaps } } : {}) });
}
const isPairTrouble = (found: PairsReport | undefined) =>
  (found?.registered !== undefined && isRegisteredTrouble(found.registered)) ||
  found?.counted_once?.figures === null ||
  found?.gaps?.complete === false;
async function writeReport(path: string | undefined, files: MeasuredFile[], pairs: PairsReport | undefined, output: Output): Promise<void> {
  if (path === undefined || files.length === 0) return;
  await writeTable(path, files, pairs);
  output.err(`A row for every problem was written to ${path}`);
}

/** `hectare area` and `hectare check`. A file that cannot be read ends with exit code 2, after the others were measured. */
export async function measureFiles(named: string[], options: MeasureOptions, output: Output): Promise<number> {
  const profile = destinationProfiles.find(({ id }) => id === options.destination);
  if (options.destination !== undefined && !profile)
    throw new CommandFault(
      `There is no destination "${options.destination}". There are ${destinationProfiles.map(({ id }) => id).join(', ')}.`,
    );
  // A file that is named twice has no copies of itself.
  const paths = [...new Set(named)];
  await keepSources([...paths, ...(await filesNamed(options.overlays ?? []))], [options.report]);
  const pairs = options.check ? await pairsFor(paths, profile, options) : undefined;
  const asked = askedOf(profile, pairs, options);
  const overlay = await PlotOverlay.open(options.overlays ?? [], isoDay(new Date()));
  const { read, isUnusable } = await measuredFiles(paths, asked, options, overlay, output).finally(() => overlay.close());
  const found = pairs && (await pairsOf(pairs, read, options, output));
  const measured = read.filter((file) => file !== null);
  const files = found && profile?.copies === false ? withCopiesRefused(measured, found) : measured;
  const shown = options.onlyRefused ? files.map(withRefusedAlone) : files;
  await writeReport(options.report, shown, found, output);
  for (const text of inChunks(options.json ? jsonLines(shown, found, overlay.sources) : linesOf(shown, found, overlay.sources)))
    output.out(text);
  if (isUnusable) return exitCodes.unusable;
  return options.check && (files.some(hasProblem) || isPairTrouble(found)) ? exitCodes.problems : exitCodes.done;
}

/** The day of the place where the command runs, YYYY-MM-DD. */
const isoDay = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

function* linesOf(files: MeasuredFile[], pairs: PairsReport | undefined, sources: readonly OverlaySource[]): Generator<string> {
  yield* textLines(files);
  yield* overlaySourceLines(sources);
  if (pairs) yield* pairLines(pairs, files.length);
  if (pairs?.registered) yield* registeredLines(pairs.registered, files.length);
  if (pairs?.counted_once) yield* countedLines(pairs.counted_once, files.length);
  if (pairs?.gaps) yield* gapLines(pairs.gaps, files.length);
}
