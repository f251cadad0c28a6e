import { boundingBoxOfAll } from '#geo/index.ts';
import { maskGrid, rasteriseInto, writeGeoTiff } from '#raster/index.ts';
import { classes, facts, outside } from '#products/project-mask/facts.ts';
import { keepSources } from './kept-sources.ts';
import type { SaidOfFile } from './file-source.ts';
import { noteLine, open } from './reading-fault.ts';
import { replaceFiles } from './replace-files.ts';
import { CommandFault, exitCodes, type Output } from './usage.ts';

const rules = {
  centre: '1 where the centre of the cell lies inside a shape (a part smaller than a cell takes the cell of its first vertex), 0 elsewhere',
  touched: '1 where a shape touches the cell, 0 elsewhere',
};

/** `hectare mask`: the cells of all shapes of a file as a GeoTIFF on the grid of the project's mask. */
export async function mask(
  from: string,
  to: string,
  { allTouched, ...said }: SaidOfFile & { allTouched: boolean },
  output: Output,
): Promise<number> {
  if (!/\.tiff?$/i.test(to)) throw new CommandFault(`${to}: a mask is a GeoTIFF. Choose a name that ends in .tif.`);
  await keepSources([from], [to]);
  const file = await open(from, said);
  for (const note of file.notes) output.err(noteLine(note));
  const shapes = file.features.flatMap(({ geometry }) => geometry ?? []);
  const box = boundingBoxOfAll(shapes);
  if (!box) throw new CommandFault(`${from}: no feature has a shape, so there is nothing to make a mask of.`);
  const grid = maskGrid(box);
  const values = new Uint8Array(grid.width * grid.height);
  for (const shape of shapes) rasteriseInto(values, shape, grid, { allTouched });
  const bytes = writeGeoTiff(values, grid, {
    description: `Mask: ${rules[allTouched ? 'touched' : 'centre']}`,
    noData: outside,
    bandName: facts.title,
    classes,
  });
  await replaceFiles([[to, bytes]], to);
  const inside = values.reduce((sum, value) => sum + value, 0);
  output.err(`${inside} of ${grid.width} × ${grid.height} cells of ${grid.cellWidth.toFixed(7)}° (EPSG:4326) written as 1 to ${to}`);
  return exitCodes.done;
}
