import {
  checkTogether,
  destinationProfiles,
  geometryHash,
  judgeAll,
  summarise,
  unionAreaHectares,
  type BatchVerdict,
  type DestinationProfile,
  type Feature,
  type Geometry,
} from '#geo/index.ts';
import { UnreadableFile, writeFile as writeFeatures } from '#formats/index.ts';
import { replaceFiles } from './replace-files.ts';
import { importedFrom, TooManyFeatures } from './file-source.ts';
import { labelOf } from '#formats/label-field.ts';
import { nameColumnOf, namesAreFrom } from './name-column.ts';
import { tableText } from '#formats/csv/table-text.ts';
import { isTroubling, riskLines, risksOf, type PlotRiskReport, type RiskOptions } from './plot-risk.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface FeatureReport {
  index: number;
  name: string | null;
  geometry_type: string | null;
  /** null where the feature is not measured: a corner of it is no place on the Earth */
  area_hectares: number | null;
  perimeter_m: number | null;
  centroid: [number, number] | null;
  bbox: [number, number, number, number] | null;
  valid: boolean;
  problems: { code: string; severity: 'error' | 'warning'; message: string; location: [number, number] | null }[];
}
export interface FileReport {
  file: string;
  format: string;
  notes: { code: string; message: string; feature?: number }[];
  features: FeatureReport[];
  /** sums are over the features that are measured */
  total: {
    feature_count: number;
    not_measured_count: number;
    area_hectares: number | null;
    sum_area_hectares: number;
    geometry_hash: string | null;
  };
  /** the verdict of a destination, when one was given */
  destination?: {
    profile: string;
    accepted: number;
    refused: number;
    verdicts: { index: number; accepted: boolean; findings: BatchVerdict['verdicts'][number]['findings'] }[];
    file?: NonNullable<BatchVerdict['file']>;
  };
  /** forest of 2020 and risk of each feature, when they were asked for */
  risk?: PlotRiskReport[];
}

/** The imported features of a file on disk. Throws CommandFault (exit code 2) with the file's name and what to do. */
export async function open(path: string, system?: string) {
  try {
    return await importedFrom(path, system);
  } catch (error) {
    throw readingFault(path, error);
  }
}

/** The message for a file that cannot be read, as a CommandFault; any other error is returned unchanged. */
export function readingFault(path: string, error: unknown): unknown {
  if (error instanceof UnreadableFile)
    return new CommandFault(`${path}: ${error.message}${error.code === 'unknown-crs' ? ' On the command line: --crs EPSG:… .' : ''}`);
  if (error instanceof TooManyFeatures)
    return new CommandFault(
      `${path}: the first ${error.count} features fill the memory that Node may take. Give it more (NODE_OPTIONS=--max-old-space-size=16000 for 16 GB), split the file, or convert it to GeoJSON, KML, CSV, FlatGeobuf or GeoPackage, which needs no more memory than a small one.`,
    );
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  return new CommandFault(
    `${path}: ${code === 'ENOENT' ? 'there is no such file. Check the name.' : code === 'EISDIR' ? 'this is a folder. Name the files in it.' : `cannot be read (${code}).`}`,
  );
}

/** A note of an import as a line for a person. */
export const noteLine = ({ message, feature }: { message: string; feature?: number }) =>
  `note${feature === undefined ? '' : ` on feature ${feature + 1}`}: ${message}`;

const withoutShape = {
  geometry_type: null,
  area_hectares: 0,
  perimeter_m: 0,
  centroid: null,
  bbox: null,
  valid: false,
  problems: [
    {
      code: 'empty-geometry',
      severity: 'error' as const,
      message: 'This feature has no shape. Draw one or remove it.',
      location: null,
    },
  ],
};

function reportOfFeature({ geometry, properties }: Feature, index: number, nameColumn: string | null): FeatureReport {
  const name = (nameColumn === null ? '' : labelOf(properties?.[nameColumn])) || labelOf(properties?.['name']) || null;
  if (!geometry) return { index, name, ...withoutShape };
  const { geometryType, areaHectares, perimeterMetres, centroid, bbox, valid, problems } = measured(geometry);
  return {
    index,
    name,
    geometry_type: geometryType,
    area_hectares: areaHectares,
    perimeter_m: perimeterMetres,
    centroid,
    bbox,
    valid,
    problems,
  };
}

/** Measures one file as `hectare area --json` prints it. The total area counts land that features share once; null where the shapes are too broken for that. */
export async function reportOf(path: string, profile?: DestinationProfile, wantedNames?: string, system?: string): Promise<FileReport> {
  const file = await open(path, system);
  const geometries: Geometry[] = file.features.flatMap(({ geometry }) => geometry ?? []);
  const nameColumn = nameColumnOf(path, file.features, wantedNames);
  const features = file.features.map((feature, index) => reportOfFeature(feature, index, nameColumn));
  const notes = file.notes.map(({ code, message, feature }) => ({ code, message, ...(feature === undefined ? {} : { feature }) }));
  if (nameColumn !== null && nameColumn !== 'name' && wantedNames === undefined)
    notes.push({ code: 'name-column', message: namesAreFrom(nameColumn) });
  let union: number | null = null;
  try {
    union = geometries.length > 0 ? await unionAreaHectares(geometries) : 0;
    for (const { code, message } of geometries.length > 1 ? await checkTogether(geometries) : []) notes.push({ code, message });
  } catch {
    notes.push({
      code: 'no-union',
      message:
        'The shapes are too broken to be laid together, so there is no total without double counting. Repair them first: hectare convert IN OUT --repair',
    });
  }
  return {
    file: path,
    format: file.format,
    notes,
    features,
    total: {
      feature_count: features.length,
      not_measured_count: features.filter(({ area_hectares: area }) => area === null).length,
      area_hectares: union,
      sum_area_hectares: features.reduce((sum, { area_hectares: area }) => sum + (area ?? 0), 0),
      geometry_hash: geometries.length > 0 ? geometryHash(geometries) : null,
    },
    ...(profile ? { destination: await judged(file.features, profile) } : {}),
  };
}

async function judged(
  features: Parameters<typeof judgeAll>[0],
  profile: DestinationProfile,
): Promise<NonNullable<FileReport['destination']>> {
  const file =
    profile.maximumFileBytes === undefined
      ? {}
      : {
          fileBytes: (await writeFeatures('geojson', features, profile.decimals === undefined ? {} : { precision: profile.decimals }))
            .length,
        };
  const { accepted, refused, verdicts, file: ofFile } = await judgeAll(features, profile, file);
  return {
    profile: profile.id,
    accepted,
    refused,
    ...(ofFile ? { file: ofFile } : {}),
    verdicts: verdicts.map(({ index, accepted: taken, findings }) => ({ index, accepted: taken, findings })),
  };
}

function measured(geometry: Geometry) {
  const summary = summarise(geometry);
  return {
    ...summary,
    bbox: summary.boundingBox,
    problems: summary.problems.map(({ code, severity, message, location }) => ({ code, severity, message, location })),
  };
}

/** How often each code occurs, the most frequent first: `self-intersection 200, spike 3`. */
function tally(codes: string[]): string {
  const counts = [...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length] as const).sort((a, b) => b[1] - a[1]);
  return counts.map(([code, count]) => `${code} ${count}`).join(', ');
}

const columns = [
  'file',
  'number',
  'name',
  'geometry_type',
  'area_hectares',
  'perimeter_m',
  'valid',
  'accepted',
  'code',
  'severity',
  'message',
  'longitude',
  'latitude',
];

/** A row for every problem of every feature, and one for each feature without any; with a destination its findings come in place of the problems. */
function reportRows({ file, features, destination }: FileReport): unknown[][] {
  return features.flatMap(({ index, name, geometry_type: type, area_hectares: area, perimeter_m: perimeter, valid, problems }) => {
    const verdict = destination?.verdicts[index];
    const found: { code: string; severity: string; message: string; location: [number, number] | null }[] = verdict?.findings ?? problems;
    return (found.length > 0 ? found : [null]).map((finding) => [
      file,
      index + 1,
      name,
      type,
      area,
      perimeter,
      valid ? 'yes' : 'no',
      verdict ? (verdict.accepted ? 'yes' : 'no') : null,
      finding?.code,
      finding?.severity,
      finding?.message,
      finding?.location?.[0],
      finding?.location?.[1],
    ]);
  });
}

async function writeReport(path: string, files: FileReport[]): Promise<void> {
  const text = `\uFEFF${tableText(columns, files.flatMap(reportRows), ',')}\r\n`;
  await replaceFiles([[path, new TextEncoder().encode(text)]], path);
}

const hectares = (value: number | null, unknown: string) => (value === null ? unknown : `${value.toFixed(4)} ha`);

function asText({ file, format, notes, features, total, destination, risk }: FileReport): string {
  const lines = [`${file} (${format})`];
  for (const { index, name, geometry_type: type, area_hectares: area, valid, problems } of features) {
    lines.push(
      `  ${index + 1}. ${name ?? '(no name)'}  ${type ?? 'no shape'}  ${hectares(area, 'not measured')}${valid ? '' : '  INVALID'}`,
    );
    for (const { message, location } of problems)
      lines.push(`       ${message}${location ? ` (at ${location[0].toFixed(6)}, ${location[1].toFixed(6)})` : ''}`);
  }
  for (const note of notes) lines.push(`  ${noteLine(note)}`);
  const invalid = features.filter(({ valid }) => !valid);
  if (features.length > 1)
    lines.push(
      `  ${features.length} features, ${invalid.length === 0 ? 'all valid' : `${invalid.length} invalid: ${tally(invalid.flatMap(({ problems }) => [...new Set(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code))]))}`}`,
    );
  const left = total.not_measured_count;
  lines.push(
    `  together ${hectares(total.area_hectares, 'unknown')} (sum of the features ${hectares(total.sum_area_hectares, 'unknown')})${left === 0 ? '' : `, without ${left === 1 ? 'one feature that is' : `${left} features that are`} not measured`}`,
  );
  if (destination) {
    const reasons = destination.verdicts
      .filter(({ accepted }) => !accepted)
      .flatMap(({ findings }) => [...new Set(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code))]);
    lines.push(
      `  for ${destination.profile}: ${destination.accepted} accepted, ${destination.refused} refused${reasons.length > 0 ? `: ${tally(reasons)}` : ''}`,
    );
    if (destination.file) lines.push(`    refused: ${destination.file.message}`);
    for (const { index, findings } of destination.verdicts)
      for (const { severity, message, location } of findings)
        lines.push(
          `    ${index + 1}. ${severity === 'error' ? 'refused' : 'note'}: ${message}${location ? ` (at ${location[0].toFixed(6)}, ${location[1].toFixed(6)})` : ''}`,
        );
  }
  if (risk) lines.push('  risk by the decision trees of Whisp; what is missing is unknown, never low', ...risk.flatMap(riskLines));
  return lines.join('\n');
}

/** The report as JSON promises it: a problem there is a code, a message and a place. */
const promised = (file: FileReport) => ({
  ...file,
  features: file.features.map((feature) => ({
    ...feature,
    problems: feature.problems.map(({ code, message, location }) => ({ code, message, location })),
  })),
});

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
  const files: FileReport[] = [];
  let unusable = false;
  for (const path of paths) {
    try {
      const file = await reportOf(path, profile, options.nameColumn, options.crs);
      if (options.risk) file.risk = await risksOf((await open(path, options.crs)).features, options.risk, options.risk.stop);
      files.push(file);
    } catch (error) {
      if (!(error instanceof CommandFault)) throw error;
      unusable = true;
      output.err(error.message);
    }
  }
  if (options.report !== undefined && files.length > 0) {
    await writeReport(options.report, files);
    output.err(`A row for every problem was written to ${options.report}`);
  }
  if (options.json) output.out(JSON.stringify({ files: files.map(promised) }, null, 2));
  else for (const file of files) output.out(asText(file));
  if (unusable) return exitCodes.unusable;
  return options.check &&
    files.some(
      ({ features, destination, risk }) =>
        features.some(({ valid }) => !valid) ||
        (destination?.refused ?? 0) > 0 ||
        destination?.file !== undefined ||
        (risk ?? []).some(isTroubling),
    )
    ? exitCodes.problems
    : exitCodes.done;
}
