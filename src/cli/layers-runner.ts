import { given, stopSignal, type Runner } from './runner.ts';

const isTiff = (name: string) => /\.tiff?$/i.test(name);

/** A layer goes into a file, features or an area of a raster; a list takes none of what is said of them. */
export const layers: Runner = async (read, output) => {
  const [address, ...more] = read.positionals;
  if (!address || more.length > 0) throw read.fault('Name the address of one service: hectare layers https://maps.example.org/wfs');
  const [layer, to, box] = [read.text('layer'), read.text('to'), read.text('bbox')];
  if (to === undefined) {
    if (layer !== undefined)
      throw read.fault('Name the file to write with --to: OUT.geojson for features, OUT.tif for an area of a raster.');
    read.refuse(['bbox', 'resolution', 'allow'], 'goes with --to');
  } else {
    read.refuse(['find'], 'is for the list; leave it out with --to');
    if (!isTiff(to)) read.refuse(['resolution'], 'is for an area of a raster, --to OUT.tif');
    if (isTiff(to) && box === undefined) throw read.fault('Say which area of the raster is taken: --bbox W,S,E,N in degrees.');
    if (!isTiff(to) && !/\.(?:geo)?json$/i.test(to))
      throw read.fault(
        'Features are written as GeoJSON, --to OUT.geojson (hectare convert makes other kinds of it), an area of a raster as --to OUT.tif.',
      );
  }
  const boxIn = box === undefined ? undefined : (await import('./pack.ts')).boxOf(box);
  return (await import('./layers.ts')).layers(
    address,
    {
      ...given('find', read.text('find')),
      ...given('layer', layer),
      ...given('to', to),
      ...given('box', boxIn),
      ...given('resolutionMetres', read.number('resolution', { from: 0.001, to: 1_000_000 })),
      ...given('allow', read.text('allow')),
      json: read.isGiven('json'),
    },
    output,
    stopSignal(),
  );
};
