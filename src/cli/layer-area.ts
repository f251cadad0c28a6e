import { rename, rm } from 'node:fs/promises';
import { partOf } from '#disk/replaced-file.ts';
import { mayTakeTiles } from '#host/offline/take-along/map-area.ts';
import { measureRaster, type FetchPart, type MeasuredArea } from '#host/raster-areas/measure-raster.ts';
import { refuseTooLarge, takeRaster } from '#host/raster-areas/take-raster.ts';
import type { RemoteDocuments } from '#host/remote/documents.ts';
import { withKey, type Looked, type remoteServices } from '#host/remote/remote-services.ts';
import { inOneLine } from './terminal-text.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

interface Wanted {
  to: string;
  /** west may be greater than east, across the antimeridian */
  box: readonly [west: number, south: number, east: number, north: number] | undefined;
  /** how large cells may be */
  resolutionMetres: number | undefined;
  /** another server from which the layer may come */
  allow: string;
  json: boolean;
  service: Looked;
  services: ReturnType<typeof remoteServices>;
  documents: RemoteDocuments;
  layer: Looked['offer']['layers'][number];
}

/** The coarsest level whose cells are no larger than what is asked for; its finest where that is coarser, or nothing is asked. */
function areaFor(areas: readonly MeasuredArea[], metres: number | undefined): MeasuredArea {
  // Numbers of a person are rounded: a level of 9.97 m is one of 10 m.
  const fine = metres === undefined ? [] : areas.filter(({ cellMetres }) => cellMetres <= metres * 1.01);
  return fine.at(-1) ?? areas[0]!;
}

/** `hectare layers --to OUT.tif`: the tiles of an area of a raster as a GeoTIFF. */
export async function takenArea(
  { service, services, documents, layer, to, box, resolutionMetres, allow, json }: Wanted,
  output: Output,
  signal: AbortSignal,
): Promise<number> {
  if (layer.type !== 'raster')
    throw new CommandFault(`${inOneLine(layer.title)} is no raster. Areas are taken of rasters alone; features go into --to OUT.geojson.`);
  const shown = await services.picture(service, layer.id, allow, signal);
  if (shown.type !== 'raster' || !box) throw new CommandFault('Say which area of the raster is taken: --bbox W,S,E,N in degrees.');
  const { host } = new URL(shown.address);
  if (!mayTakeTiles(host)) throw new CommandFault(`The terms of ${host} forbid to keep areas of its map.`);
  const address = withKey(shown.address, service.key);
  const fetchPart: FetchPart = (offset, length, abort) => documents.range(address, offset, length, abort);
  const [west, south, east, north] = box;
  const { raster, areas } = await measureRaster(fetchPart, layer.title, [west, south, east < west ? east + 360 : east, north], signal);
  const area = areaFor(areas, resolutionMetres);
  refuseTooLarge(area);
  const { attribution, terms } = service.offer;
  const part = partOf(to);
  let told = -1;
  try {
    const { bytes, hasOverviews } = await takeRaster(
      { raster, area, origin: { host, attribution, terms } },
      fetchPart,
      part,
      signal,
      (share) => {
        const percent = Math.floor(share * 10) * 10;
        if (percent > told) output.err(`${percent} %`);
        told = Math.max(told, percent);
      },
    );
    await rename(part, to);
    const { grid, cellMetres } = area;
    const { width, height, epsg } = grid;
    if (json)
      output.out(
        JSON.stringify(
          { file: to, layer: layer.id, title: layer.title, bytes, width, height, cell_metres: cellMetres, epsg, overviews: hasOverviews },
          null,
          2,
        ),
      );
    output.err(
      `${width} × ${height} cells of ${Number(cellMetres.toPrecision(3))} m of ${inOneLine(layer.title)} written to ${to} (${(bytes / 1e6).toFixed(1)} MB)`,
    );
    if (!hasOverviews)
      output.err(
        'note: no smaller pictures are inside, because the cells are packed in a way that is copied but not read here: gdaladdo makes them.',
      );
    return exitCodes.done;
  } finally {
    await rm(part, { force: true });
  }
}
