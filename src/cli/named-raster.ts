import { basename } from 'node:path';
import { namedFile } from './named-file.ts';
import { openRaster, type OpenRaster } from './open-raster.ts';
import { CommandFault } from './usage.ts';

/** A raster of one's own, with what it is called. */
export interface NamedRaster extends OpenRaster {
  name: string;
  file: string;
}

/** Opens a raster that was given as FILE or FILE:NAME; to be closed. Rejects with CommandFault, also where it has no such band. */
export async function namedRaster(given: string, band: number): Promise<NamedRaster> {
  const { file, name: said } = await namedFile(given);
  const name = said === basename(file) ? said.replace(/\.tiff?$/i, '') : said;
  const open = await openRaster(file);
  if (band <= open.raster.bandCount) return { name, file, ...open };
  await open.close();
  throw new CommandFault(`${file}: it has ${open.raster.bandCount} bands. Choose one of them: --band.`);
}
