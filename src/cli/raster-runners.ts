import { given, type Runner } from './runner.ts';
import { saidOfFile } from './said-of-file.ts';

export const mask: Runner = async (read, output) => {
  const { positionals } = read;
  const [from, to, ...more] = positionals;
  if (!from || !to || more.length > 0) throw read.fault('Name one file to read and one to write: hectare mask FILE OUT.tif');
  return (await import('./mask.ts')).mask(from, to, { allTouched: read.isGiven('all-touched'), ...saidOfFile(read) }, output);
};

export const zonal: Runner = async (read, output) => {
  const [from, ...more] = read.positionals;
  const rasters = read.texts('raster');
  if (!from || more.length > 0 || rasters.length === 0) throw read.fault('Name one file and a raster: hectare zonal FILE --raster R.tif');
  return (await import('./zonal.ts')).zonal(
    from,
    {
      rasters,
      band: read.number('band', { from: 1, to: 10_000, whole: true }) ?? 1,
      ...given('nameColumn', read.text('name-column')),
      ...given('to', read.text('to')),
      ...saidOfFile(read),
      json: read.isGiven('json'),
    },
    output,
  );
};
