import { readFile as readBytes } from 'node:fs/promises';
import { checkTogether, geometryHash, summarise, unionAreaHectares, type Geometry } from '../geo/index.ts';
import { readFile, UnreadableFile } from '../formats/index.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface FeatureReport {
  index: number; name: string | null; geometry_type: string | null; area_hectares: number; perimeter_m: number;
  centroid: [number, number] | null; bbox: [number, number, number, number] | null; valid: boolean;
  problems: { code: string; message: string; location: [number, number] | null }[];
}
export interface FileReport {
  file: string; format: string; notes: { code: string; message: string; feature?: number }[]; features: FeatureReport[];
  total: { feature_count: number; area_hectares: number | null; sum_area_hectares: number; geometry_hash: string | null };
}

/** The imported features of a file on disk. Throws CommandFault (exit code 2) with the file's name and what to do. */
export async function open(path: string) {
  let bytes: Uint8Array;
  try {
    bytes = await readBytes(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandFault(`${path}: ${code === 'ENOENT' ? 'there is no such file. Check the name.' : code === 'EISDIR' ? 'this is a folder. Name the files in it.' : `cannot be read (${code}).`}`);
  }
  try {
    return await readFile(bytes, { fileName: path.replace(/^.*[\\/]/, '') });
  } catch (error) {
    if (error instanceof UnreadableFile) throw new CommandFault(`${path}: ${error.message}`);
    throw error;
  }
}

/** Measures one file as `hectare area --json` prints it. The total area counts land that features share once; null where the shapes are too broken for that. */
export async function reportOf(path: string): Promise<FileReport> {
  const file = await open(path);
  const geometries: Geometry[] = [];
  const features = file.features.map((feature, index): FeatureReport => {
    const name = typeof feature.properties?.['name'] === 'string' ? feature.properties['name'] : null;
    if (!feature.geometry) {
      return { index, name, geometry_type: null, area_hectares: 0, perimeter_m: 0, centroid: null, bbox: null, valid: false, problems: [{ code: 'empty-geometry', message: 'This feature has no shape. Draw one or remove it.', location: null }] };
    }
    geometries.push(feature.geometry);
    const { geometryType, areaHectares, perimeterMetres, centroid, bbox, valid, problems } = measured(feature.geometry);
    return { index, name, geometry_type: geometryType, area_hectares: areaHectares, perimeter_m: perimeterMetres, centroid, bbox, valid, problems };
  });
  const notes = file.notes.map(({ code, message, feature }) => ({ code, message, ...(feature === undefined ? {} : { feature }) }));
  let union: number | null = null;
  try {
    union = geometries.length > 0 ? await unionAreaHectares(geometries) : 0;
    for (const { code, message } of geometries.length > 1 ? await checkTogether(geometries) : []) notes.push({ code, message });
  } catch {
    notes.push({ code: 'no-union', message: 'The shapes are too broken to be laid together, so there is no total without double counting. Repair them first: hectare convert IN OUT --repair' });
  }
  return {
    file: path, format: file.format, notes, features,
    total: {
      feature_count: features.length, area_hectares: union, sum_area_hectares: features.reduce((sum, { area_hectares: area }) => sum + area, 0),
      geometry_hash: geometries.length > 0 ? geometryHash(geometries) : null,
    },
  };
}

function measured(geometry: Geometry) {
  const summary = summarise(geometry);
  return {
    ...summary, bbox: summary.boundingBox,
    problems: summary.problems.map(({ code, message, location }) => ({ code, message, location })),
  };
}

const hectares = (value: number | null) => (value === null ? 'unknown' : `${value.toFixed(4)} ha`);

function asText({ file, format, notes, features, total }: FileReport): string {
  const lines = [`${file} (${format})`];
  for (const { index, name, geometry_type: type, area_hectares: area, valid, problems } of features) {
    lines.push(`  ${index + 1}. ${name ?? '(no name)'}  ${type ?? 'no shape'}  ${hectares(area)}${valid ? '' : '  INVALID'}`);
    for (const { message, location } of problems) lines.push(`       ${message}${location ? ` (at ${location[0].toFixed(6)}, ${location[1].toFixed(6)})` : ''}`);
  }
  for (const { message, feature } of notes) lines.push(`  note${feature === undefined ? '' : ` on feature ${feature + 1}`}: ${message}`);
  lines.push(`  together ${hectares(total.area_hectares)} (sum of the features ${hectares(total.sum_area_hectares)})`);
  return lines.join('\n');
}

/** `hectare area` and `hectare check`. A file that cannot be read ends with exit code 2, after the others were measured. */
export async function measureFiles(paths: string[], options: { json: boolean; check: boolean }, output: Output): Promise<number> {
  if (paths.length === 0) throw new CommandFault('Name at least one file.');
  const files: FileReport[] = [];
  let unusable = false;
  for (const path of paths) {
    try {
      files.push(await reportOf(path));
    } catch (error) {
      if (!(error instanceof CommandFault)) throw error;
      unusable = true;
      output.err(error.message);
    }
  }
  if (options.json) output.out(JSON.stringify({ files }, null, 2));
  else for (const file of files) output.out(asText(file));
  if (unusable) return exitCodes.unusable;
  return options.check && files.some(({ features }) => features.some(({ valid }) => !valid)) ? exitCodes.problems : exitCodes.done;
}
