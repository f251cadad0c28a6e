import { transfer } from 'comlink';
import { cellAreasHectares, readGeoTiff } from '#raster/index.ts';
import type { qgisStyleOf } from '#raster/qgis-style.ts';
import { writePng } from '#raster/png.ts';

export interface ClassColour {
  value: number;
  colour: readonly [number, number, number];
}
export interface ClassPicture {
  /** hectares of each value */ hectares: [value: number, hectares: number][];
  /** what the file says of itself, in English and as items */ description: string;
  metadata: Record<string, string>;
  /** made up, as our own service marks it */ synthetic: boolean;
}

/** What a class picture says of itself, and the hectares of each value by the true area of its cells. Rejects with RangeError on a file without a place. */
export async function classPicture(bytes: Uint8Array): Promise<ClassPicture> {
  const { grid, values, noData, description, metadata } = await readGeoTiff(bytes);
  const areas = cellAreasHectares(grid);
  const found = new Map<number, number>();
  for (let row = 0; row < grid.height; row += 1) {
    const counts = new Map<number, number>();
    // Neighbours are mostly alike, so runs are counted.
    for (let cell = row * grid.width, end = cell + grid.width; cell < end;) {
      const value = values[cell]!;
      let next = cell + 1;
      while (next < end && values[next] === value) next += 1;
      if (value !== noData) counts.set(value, (counts.get(value) ?? 0) + next - cell);
      cell = next;
    }
    for (const [value, count] of counts) found.set(value, (found.get(value) ?? 0) + count * areas[row]!);
  }
  return { hectares: [...found], description: description ?? '', metadata, synthetic: metadata['SYNTHETIC'] === 'YES' };
}

const longestSide = 4096;
/** The picture as people see it on the map: classes in their colours, the rest clear; every n-th cell where it has more than 4096 a side. */
export async function classPng(bytes: Uint8Array, colours: ClassColour[]): Promise<Uint8Array> {
  const { grid, values, description, metadata } = await readGeoTiff(bytes);
  const each = Math.ceil(Math.max(grid.width, grid.height) / longestSide);
  const [width, height] = [Math.ceil(grid.width / each), Math.ceil(grid.height / each)];
  const table = new Map(colours.map(({ value, colour }) => [value, colour]));
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const colour = table.get(values[row * each * grid.width + column * each]!);
      if (colour) pixels.set([...colour, 255], (row * width + column) * 4);
    }
  }
  const png = writePng(pixels, width, height, metadata['SYNTHETIC'] === 'YES' ? description : null);
  return transfer(png, [png.buffer]);
}
export interface ClassPictureWork {
  classPicture: typeof classPicture;
  classPng: typeof classPng;
  qgisStyleOf: typeof qgisStyleOf;
}
