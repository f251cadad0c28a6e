import { open, readdir, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { gatherParts, readBatches, type FileSource, type ImportedFile } from '../formats/index.ts';

async function sourceOf(handle: FileHandle, path: string): Promise<FileSource> {
  const { size } = await handle.stat();
  return {
    name: basename(path),
    size,
    read: async (offset, length) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      let at = 0;
      while (at < bytes.length) {
        const { bytesRead } = await handle.read(bytes, at, bytes.length - at, offset + at);
        if (bytesRead === 0) break;
        at += bytesRead;
      }
      return bytes.subarray(0, at);
    },
  };
}

/**
 * The features of a file on disk, read in pieces where its format allows it. The other parts of a shapefile are taken from beside it. Throws UnreadableFile, or
 * the error of the system where the file cannot be opened.
 */
export async function importedFrom(path: string): Promise<ImportedFile> {
  const handles: FileHandle[] = [];
  const opened = async (one: string) => {
    const handle = await open(one);
    handles.push(handle);
    return sourceOf(handle, one);
  };
  try {
    const source = await opened(path);
    const beside = /\.shp$/i.test(path)
      ? (gatherParts((await readdir(dirname(path))).map((name) => ({ name }))).find(({ file }) => file.name === source.name)?.companions ??
        {})
      : {};
    const companions = Object.fromEntries(
      await Promise.all(
        Object.entries(beside).map(async ([ending, { name }]): Promise<[string, FileSource]> => [
          ending,
          await opened(join(dirname(path), name)),
        ]),
      ),
    );
    const file: ImportedFile = { format: '', features: [], notes: [] };
    for await (const { format, features, notes, late = [] } of readBatches(source, { companions })) {
      file.format = format;
      for (const feature of features) file.features.push(feature);
      for (const note of notes) file.notes.push(note);
      for (const { feature, properties } of late) Object.assign(file.features[feature]!.properties!, properties);
    }
    return file;
  } finally {
    await Promise.all(handles.map(async (handle) => handle.close()));
  }
}
