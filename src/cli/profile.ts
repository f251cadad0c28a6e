import { basename } from 'node:path';
import { tableText } from '#formats/csv/table-text.ts';
import { shapeName } from '#formats/label-field.ts';
import type { Feature } from '#geo/index.ts';
import { maxProfilePoints, profileLines, profileOf, summaryOf, type ProfilePoint, type ProfileSummary } from '#raster/line-profile.ts';
import { cellMetresAbout } from '#raster/slope-about.ts';
import type { SaidOfFile } from './file-source.ts';
import { keepSources } from './kept-sources.ts';
import { nameColumnOf } from './name-column.ts';
import { filesNamed } from './named-file.ts';
import { namedRaster, type NamedRaster } from './named-raster.ts';
import { noteLine, open } from './reading-fault.ts';
import { replaceFiles } from './replace-files.ts';
import { inOneLine } from './terminal-text.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

export interface ProfileOptions extends SaidOfFile {
  /** heights in metres, as FILE or FILE:NAME */
  heights: string;
  /** counted from 1 */
  band: number;
  /** between places; the side of a cell without it */
  stepMetres?: number;
  nameColumn?: string;
  /** a table with a row for each place */
  to?: string;
  json: boolean;
}

interface Profile {
  name: string;
  /** from 1, of the lines of a feature */
  part: number;
  index: number;
  points: ProfilePoint[];
  summary: ProfileSummary;
}

async function profilesOf(
  feature: Feature,
  index: number,
  name: string,
  heights: NamedRaster,
  options: ProfileOptions,
): Promise<Profile[]> {
  const profiles: Profile[] = [];
  for (const [at, line] of profileLines(feature.geometry).entries()) {
    const stepMetres = options.stepMetres ?? (await cellMetresAbout(line, heights));
    const points = await profileOf(line, heights.raster, heights.onGrid, { stepMetres, band: options.band - 1 }).catch((error: unknown) => {
      throw error instanceof RangeError
        ? new CommandFault(`${index + 1}. ${inOneLine(name)}: a profile has up to ${maxProfilePoints} places. Take a longer --step.`)
        : error;
    });
    profiles.push({ name, part: at + 1, index, points, summary: summaryOf(points) });
  }
  return profiles;
}

const metres = (value: number | null) => (value === null ? '–' : value.toFixed(1));
const degrees = (value: number | null) => `${metres(value)}°`;

function lineOf({ part, summary }: Profile, parts: number): string {
  const { lengthMetres, lowestMetres, highestMetres, ascentMetres, descentMetres, meanDegrees, steepestDegrees, missingCount } = summary;
  const told =
    lowestMetres === null
      ? 'no height'
      : `${metres(lowestMetres)} to ${metres(highestMetres)} m, up ${metres(ascentMetres)} m, down ${metres(descentMetres)} m, ${degrees(meanDegrees)} on the mean and at most ${degrees(steepestDegrees)}`;
  const missing = missingCount > 0 ? [`${missingCount} places without a height`] : [];
  return `${parts > 1 ? `part ${part}: ` : ''}${[`${metres(lengthMetres)} m`, told, ...missing].join('; ')}`;
}

function tableOf(profiles: readonly Profile[]): string {
  const rows = profiles.flatMap(({ index, name, part, points }) =>
    points.map(({ distanceMetres, longitude, latitude, heightMetres }) => [
      index + 1,
      name,
      part,
      distanceMetres.toFixed(2),
      longitude.toFixed(7),
      latitude.toFixed(7),
      heightMetres === null ? '' : heightMetres.toFixed(2),
    ]),
  );
  return `${tableText(['feature', 'name', 'part', 'distance_m', 'longitude', 'latitude', 'height_m'], rows, ',')}\r\n`;
}

const asJson = ({ index, name, part, points, summary }: Profile) => ({
  index,
  name,
  part,
  length_m: summary.lengthMetres,
  lowest_m: summary.lowestMetres,
  highest_m: summary.highestMetres,
  ascent_m: summary.ascentMetres,
  descent_m: summary.descentMetres,
  mean_degrees: summary.meanDegrees,
  steepest_degrees: summary.steepestDegrees,
  missing_count: summary.missingCount,
  places: points.map(({ distanceMetres, longitude, latitude, heightMetres }) => ({
    distance_m: distanceMetres,
    longitude,
    latitude,
    height_m: heightMetres,
  })),
});

/** `hectare profile`: heights along lines and boundaries, from a raster of one's own. */
export async function profile(from: string, options: ProfileOptions, output: Output): Promise<number> {
  const { to, json } = options;
  if (to !== undefined && !/\.csv$/i.test(to))
    throw new CommandFault(`${to}: a profile is written as CSV. Choose a name that ends in .csv.`);
  await keepSources([from, ...(await filesNamed([options.heights]))], [to]);
  const heights = await namedRaster(options.heights, options.band);
  try {
    const { features, notes } = await open(from, options);
    for (const note of notes) output.err(noteLine(note));
    const nameColumn = nameColumnOf(from, features, options.nameColumn);
    const all: Profile[] = [];
    let without = 0;
    for (const [index, feature] of features.entries()) {
      const name = shapeName(feature.properties, nameColumn, basename(from), index + 1);
      const profiles = await profilesOf(feature, index, name, heights, options);
      if (profiles.length === 0) without += 1;
      else if (!json) {
        output.out(`${index + 1}. ${inOneLine(name)}`);
        for (const one of profiles) output.out(`   ${lineOf(one, profiles.length)}`);
      }
      all.push(...profiles);
    }
    if (without > 0) output.err(`note: ${without} feature${without === 1 ? ' is' : 's are'} neither line nor area, or without a place.`);
    if (to !== undefined) {
      await replaceFiles([[to, new TextEncoder().encode(tableOf(all))]], to);
      output.err(`${all.reduce((sum, { points }) => sum + points.length, 0)} places written to ${to}`);
    }
    if (json) output.out(JSON.stringify({ file: from, heights: heights.file, profiles: all.map(asJson) }, null, 2));
    return exitCodes.done;
  } finally {
    await heights.close();
  }
}
