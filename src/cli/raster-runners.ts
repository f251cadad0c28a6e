import { maxSlopeLimits, readSlopeLimits, usualSlopeLimits } from '#raster/slope-limits.ts';
import type { Arguments } from './arguments.ts';
import { given, type Runner } from './runner.ts';
import { saidOfFile } from './said-of-file.ts';

export const mask: Runner = async (read, output) => {
  const { positionals } = read;
  const [from, to, ...more] = positionals;
  if (!from || !to || more.length > 0) throw read.fault('Name one file to read and one to write: hectare mask FILE OUT.tif');
  return (await import('./mask.ts')).mask(from, to, { allTouched: read.isGiven('all-touched'), ...saidOfFile(read) }, output);
};

/** As `hectare profile`: one file of lines or areas and one raster of heights. */
export const profile: Runner = async (read, output) => {
  const [from, ...more] = read.positionals;
  const heights = read.text('dem');
  if (!from || more.length > 0 || !heights) throw read.fault('Name one file and a raster of heights: hectare profile FILE --dem DEM.tif');
  return (await import('./profile.ts')).profile(
    from,
    {
      heights,
      band: read.number('band', { from: 1, to: 10_000, whole: true }) ?? 1,
      ...given('stepMetres', read.number('step', { from: 0.1, to: 100_000 })),
      ...given('nameColumn', read.text('name-column')),
      ...given('to', read.text('to')),
      ...saidOfFile(read),
      json: read.isGiven('json'),
    },
    output,
  );
};

/** With --slope, the degrees above which the share is told. */
function slopeAboveOf(read: Arguments): number[] | undefined {
  const said = read.text('above');
  if (!read.isGiven('slope')) {
    if (said !== undefined) throw read.fault('--above goes with --slope.');
    return undefined;
  }
  if (said === undefined) return [...usualSlopeLimits];
  const limits = readSlopeLimits(said);
  if (!limits) throw read.fault(`--above should be up to ${maxSlopeLimits} numbers of degrees below 90, parted by commas, not “${said}”.`);
  return limits;
}

export const zonal: Runner = async (read, output) => {
  const [from, ...more] = read.positionals;
  const rasters = read.texts('raster');
  if (!from || more.length > 0 || rasters.length === 0) throw read.fault('Name one file and a raster: hectare zonal FILE --raster R.tif');
  return (await import('./zonal.ts')).zonal(
    from,
    {
      rasters,
      band: read.number('band', { from: 1, to: 10_000, whole: true }) ?? 1,
      ...given('slopeAbove', slopeAboveOf(read)),
      ...given('nameColumn', read.text('name-column')),
      ...given('to', read.text('to')),
      ...saidOfFile(read),
      json: read.isGiven('json'),
    },
    output,
  );
};
