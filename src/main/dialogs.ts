import { open, writeFile, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { dialog, type BrowserWindow, type FileFilter } from 'electron';
import type { OpenedFile } from '#host/ports.ts';
import type { OpenedFiles } from './opened-files.ts';

const filters: Record<string, FileFilter> = {
  geometry: {
    name: 'Boundaries',
    extensions: [
      'kml',
      'kmz',
      'geojson',
      'json',
      'zip',
      'shp',
      'dbf',
      'shx',
      'prj',
      'cpg',
      'gpkg',
      'gpx',
      'csv',
      'tsv',
      'wkt',
      'fgb',
      'topojson',
      'esrijson',
      'geojsonl',
      'geojsons',
      'geojsonseq',
      'ndjson',
    ],
  },
  geojson: { name: 'GeoJSON', extensions: ['geojson', 'json'] },
  kml: { name: 'KML', extensions: ['kml'] },
  kmz: { name: 'KMZ', extensions: ['kmz'] },
  pdf: { name: 'PDF', extensions: ['pdf'] },
  csv: { name: 'CSV', extensions: ['csv'] },
  png: { name: 'PNG picture', extensions: ['png'] },
  tif: { name: 'GeoTIFF', extensions: ['tif', 'tiff'] },
  image: { name: 'Picture', extensions: ['png', 'jpg', 'jpeg', 'svg'] },
  html: { name: 'HTML page', extensions: ['html'] },
  xlsx: { name: 'Workbook', extensions: ['xlsx'] },
  zip: { name: 'ZIP archive', extensions: ['zip'] },
  basemap: { name: 'Maps', extensions: ['pmtiles', 'mbtiles', 'tif', 'tiff'] },
  any: { name: 'All files', extensions: ['*'] },
};

const filtersFor = (kinds: string[]): FileFilter[] => [...kinds.flatMap((kind) => filters[kind] ?? []), filters.any!];

export async function chooseFiles(window: BrowserWindow, opened: OpenedFiles, kinds: string[], multiple: boolean): Promise<OpenedFile[]> {
  const answer = await dialog.showOpenDialog(window, {
    title: 'Open',
    filters: filtersFor(kinds),
    properties: multiple ? ['openFile', 'multiSelections'] : ['openFile'],
  });
  if (answer.canceled) return [];
  for (const path of answer.filePaths) opened.allow(path);
  return Promise.all(answer.filePaths.map((path) => opened.read(path)));
}

/** The path alone: maps may have many gigabytes and are read in pieces. */
export async function choosePath(window: BrowserWindow, kinds: string[]): Promise<string | null> {
  const answer = await dialog.showOpenDialog(window, { title: 'Open', filters: filtersFor(kinds), properties: ['openFile'] });
  return answer.canceled ? null : (answer.filePaths[0] ?? null);
}

/** A part of a file; fewer bytes at its end. */
export async function readRange(path: string, offset: number, length: number): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Written beside its place and moved there, so that a full disk leaves no half file under the chosen name. */
export async function saveFile(
  window: BrowserWindow,
  suggestedName: string,
  kind: string,
  bytes: Uint8Array,
): Promise<{ saved: boolean; path?: string }> {
  const answer = await dialog.showSaveDialog(window, { title: 'Save', defaultPath: basename(suggestedName), filters: filtersFor([kind]) });
  if (answer.canceled || !answer.filePath) return { saved: false };
  const part = `${answer.filePath}.part`;
  try {
    await writeFile(part, bytes);
    await rename(part, answer.filePath);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { saved: true, path: answer.filePath };
}
