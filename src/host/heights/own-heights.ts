import { join } from 'node:path';

/** Where heights of projects are kept. */
export const heightsFolder = (dataFolder: string): string => join(dataFolder, 'offline', 'heights');
/** A degree square and what tells its file from every other. */
const ownName = /^Copernicus-DEM-GLO-30-[NS]\d{2}-[EW]\d{3}-[0-9a-f]{12}\.tif$/;

/**
 * The path of heights that a project took along, where a map is such a file: the host reads it in every window, and deletes it with its map. By its name, because a
 * profile may have been moved since the map was made. null for other maps.
 */
export function ownHeightsPath({ kind, address }: { kind: string; address: string }, dataFolder: string): string | null {
  const [above = '', folder = '', name = ''] = address.split(/[\\/]/).slice(-3);
  return kind === 'file' && above === 'offline' && folder === 'heights' && ownName.test(name)
    ? join(heightsFolder(dataFolder), name)
    : null;
}
