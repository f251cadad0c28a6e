import { join } from 'node:path';
import { profileFolder } from '#host/profile-folder.ts';
import { areaHectares, rectangle } from '#geo/index.ts';
import { packArea } from '#service/packing.ts';
import { sampleLandscapeFolder } from '#service/sample-landscape.ts';
import type { SaidOfFile } from './file-source.ts';
import { noteLine, open } from './reading-fault.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface PackCommand extends SaidOfFile {
  file?: string;
  box?: Box;
  out: string;
  packs: string[];
  nonCommercial: boolean | null;
  sampleData: boolean;
  json: boolean;
}

type Box = [west: number, south: number, east: number, north: number];
/** Collecting more than a small country takes days and fills disks. */
const maxHectares = 10_000_000;

/** W,S,E,N in degrees; west may be greater than east across the antimeridian. Throws CommandFault that says what is wrong. */
export function boxOf(text: string): Box {
  const refuse = (what: string) =>
    new CommandFault(`--bbox ${what}. It should be west,south,east,north in degrees, for example --bbox 34.9,0.9,35.1,1.1`);
  const parts = text.split(',').map((part) => part.trim());
  const odd = parts.find((part) => !/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(part));
  if (parts.length !== 4) throw refuse(`has ${parts.length} number${parts.length === 1 ? '' : 's'} in place of four`);
  if (odd !== undefined) throw refuse(`has “${odd}”, which is no number`);
  const [west, south, east, north] = parts.map(Number) as Box;
  for (const [name, value, most] of [
    ['west', west, 180],
    ['south', south, 90],
    ['east', east, 180],
    ['north', north, 90],
  ] as const) {
    if (Math.abs(value) > most) throw refuse(`has ${name} = ${value}, beyond ${most} degrees`);
  }
  if (south >= north) throw refuse(`has its south (${south}) not below its north (${north})`);
  if (west === east) throw refuse(`has no width: west and east are both ${west}`);
  if ((east - west + 360) % 360 > 90) throw refuse(`goes from ${west} eastward to ${east}, more than a quarter round the Earth`);
  return [west, south, east, north];
}

/** The features of a file that have a shape. Of its notes the one that says which part of it they are. */
async function shapesIn(file: string, said: SaidOfFile, output: Output) {
  const { features, notes } = await open(file, said);
  for (const note of notes) if (note.code === 'where') output.err(noteLine(note));
  return features.filter(({ geometry }) => geometry);
}

/** `hectare pack`: writes a data pack for the shapes of a file or a box. Exit code 1 when a product could not be fetched. */
export async function pack(
  { file, box, out, packs, nonCommercial, sampleData, json, ...said }: PackCommand,
  output: Output,
  stop: AbortSignal,
): Promise<number> {
  const features = file ? await shapesIn(file, said, output) : null;
  const shapes = features?.map(({ geometry }) => geometry!) ?? [rectangle(box!)];
  if (shapes.length === 0) throw new CommandFault(`${file}: there is no shape in this file.`);
  const hectares = shapes.reduce((sum, shape) => sum + areaHectares(shape), 0);
  if (hectares > maxHectares)
    throw new CommandFault(
      `${file ?? '--bbox'}: a pack holds at most ${maxHectares / 1e6} million hectares, this place has ${(hectares / 1e6).toFixed(1)} million. Take a smaller one, or several packs.`,
    );
  const sample = sampleData ? sampleLandscapeFolder() : null;
  if (sampleData && !sample)
    throw new CommandFault('--sample-data: the sample landscape was not made yet. Make it with: node scripts/generate-sample-landscape.ts');
  let reported = -1;
  try {
    const report = await packArea({
      title: file?.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '') ?? `Box ${box!.join(', ')}`,
      geometries: shapes,
      ...(features ? { shapes: JSON.stringify({ type: 'FeatureCollection', features }) } : {}),
      folder: out,
      cacheFolder: join(profileFolder(), 'command-line', 'cache'),
      packFolders: [...packs, ...(sample ? [sample] : [])],
      settings: { offline: process.env['FORCE_OFFLINE'] === '1', nonCommercialUse: nonCommercial },
      userAgent: 'Hectare',
      signal: stop,
      progress: (share, doing) => {
        const percent = Math.floor(share * 100);
        if (percent > reported) output.err(`${percent} % ${doing}`);
        reported = Math.max(reported, percent);
      },
    });
    const missing = report.products.filter(({ state }) => state === 'missing');
    for (const { product, reason } of missing) output.err(`${product}: missing: ${reason}`);
    if (json) output.out(JSON.stringify(report, null, 2));
    else
      output.out(
        `${out}\t${(report.bytes / 1e6).toFixed(1)} MB\t${report.products.length - missing.length} of ${report.products.length} products${report.synthetic ? '\tSYNTHETIC' : ''}`,
      );
    return missing.length > 0 ? exitCodes.problems : exitCodes.done;
  } catch (error) {
    if (stop.aborted) throw new CommandFault('Cancelled. Nothing was written.', exitCodes.problems);
    throw new CommandFault((error as Error).message);
  }
}
