import { join } from 'node:path';
import type { Geometry } from '../geo/index.ts';
import { packArea } from '../service/packing.ts';
import { sampleLandscapeFolder } from '../service/sample-landscape.ts';
import { open } from './measure.ts';
import { profileFolder } from './profile.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface PackCommand { file?: string; box?: [number, number, number, number]; out: string; packs: string[]; nonCommercial: boolean | null; sampleData: boolean; json: boolean }

/** W,S,E,N in degrees; west may be greater than east across the antimeridian. */
export function boxOf(text: string): [number, number, number, number] {
  const numbers = text.split(',').map(Number);
  const [west, south, east, north] = numbers as [number, number, number, number];
  if (numbers.length !== 4 || numbers.some((value) => !Number.isFinite(value)) || Math.abs(west) > 180 || Math.abs(east) > 180 || Math.abs(south) > 90 || Math.abs(north) > 90 || south >= north || west === east) {
    throw new CommandFault('--bbox should be west,south,east,north in degrees, for example 34.9,0.9,35.1,1.1');
  }
  return [west, south, east, north];
}

const rectangle = ([west, south, east, north]: [number, number, number, number]): Geometry => ({ type: 'Polygon', coordinates: [[[west, south], [east, south], [east, north], [west, north], [west, south]]] });

/** `hectare pack`: writes a data pack for the shapes of a file or a box. Exit code 1 when a product could not be had. */
export async function pack({ file, box, out, packs, nonCommercial, sampleData, json }: PackCommand, output: Output, stop: AbortSignal): Promise<number> {
  const shapes = file ? (await open(file)).features.flatMap(({ geometry }) => (geometry ? [geometry] : [])) : [rectangle(box!)];
  if (shapes.length === 0) throw new CommandFault(`${file}: there is no shape in this file.`);
  const sample = sampleData ? sampleLandscapeFolder() : null;
  if (sampleData && !sample) throw new CommandFault('--sample-data: the sample landscape was not made yet. Make it with: node scripts/generate-sample-landscape.ts');
  let said = -1;
  try {
    const report = await packArea({
      title: file?.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '') ?? `Box ${box!.join(', ')}`, geometries: shapes, folder: out, cacheFolder: join(profileFolder(), 'service', 'cache'), packFolders: [...packs, ...(sample ? [sample] : [])],
      settings: { offline: process.env['FORCE_OFFLINE'] === '1', nonCommercialUse: nonCommercial }, userAgent: 'Hectare', signal: stop,
      progress: (share, doing) => {
        const percent = Math.floor(share * 100);
        if (percent > said) output.err(`${percent} % ${doing}`);
        said = Math.max(said, percent);
      },
    });
    const missing = report.products.filter(({ state }) => state === 'missing');
    for (const { product, reason } of missing) output.err(`${product}: missing: ${reason}`);
    if (json) output.out(JSON.stringify(report, null, 2));
    else output.out(`${out}\t${(report.bytes / 1e6).toFixed(1)} MB\t${report.products.length - missing.length} of ${report.products.length} products${report.synthetic ? '\tSYNTHETIC' : ''}`);
    return missing.length > 0 ? exitCodes.problems : exitCodes.done;
  } catch (error) {
    if (stop.aborted) throw new CommandFault('Cancelled. Nothing was written.', exitCodes.problems);
    throw new CommandFault((error as Error).message);
  }
}
