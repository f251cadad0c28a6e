import { unzipSync, zipSync } from 'fflate';
import { UnreadableFile, type Format, type ImportedFile, type ReadOptions } from './format.ts';
import { kml } from './kml.ts';
import { entriesOf, isZip, largestInflatedBytes, refuseBomb } from './zip-archive.ts';

interface Entry { name: string; compressedSize: number; size: number }

function inflate(bytes: Uint8Array, entry: Entry): Uint8Array {
  refuseBomb(entry.name, entry.compressedSize, entry.size);
  try {
    return unzipSync(bytes, { filter: ({ name }) => name === entry.name })[entry.name]!;
  } catch {
    throw new UnreadableFile('zip-damaged', `“${entry.name}” inside the archive is damaged. Get the file again.`);
  }
}

/** Google's rule: the first KML file of the archive; doc.kml at the top where there is one. */
function mainKml(entries: Entry[]): Entry | undefined {
  const all = entries.filter(({ name }) => /\.kml$/i.test(name) && !/(^|\/)(__MACOSX\/|\._)/.test(name));
  return all.find(({ name }) => name.toLowerCase() === 'doc.kml') ?? all.find(({ name }) => !name.includes('/')) ?? all[0];
}

const mostInnerFiles = 200;

/** Adds another KML file of the archive, its features under a folder of its name; a broken one is a note and costs nothing else. */
async function appendInner(file: ImportedFile, bytes: Uint8Array, entry: Entry, options?: ReadOptions): Promise<void> {
  try {
    const inner = await kml.read!(inflate(bytes, entry), options);
    const shift = file.features.length;
    for (const feature of inner.features) {
      const folder = feature.properties?.['folder'];
      file.features.push({ ...feature, properties: { ...feature.properties, folder: [entry.name.replaceAll('/', ' › '), folder].filter(Boolean).join('/') } });
    }
    file.notes.push({ code: 'kmz-inner-kml', severity: 'info', message: `${inner.features.length} features came from ${entry.name} inside the archive.` });
    file.notes.push(...inner.notes.map((note) => (note.feature === undefined ? note : { ...note, feature: note.feature + shift })));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    file.notes.push({ code: error.code, severity: 'warning', message: `${entry.name} inside the archive was left out: ${error.message}` });
  }
}

/** The main KML; where it is damaged, the first other one that opens, with a note. */
async function readMain(bytes: Uint8Array, main: Entry, entries: Entry[], options?: ReadOptions): Promise<{ file: ImportedFile; read: Entry }> {
  try {
    return { file: await kml.read!(inflate(bytes, main), options), read: main };
  } catch (error) {
    if (!(error instanceof UnreadableFile) || error.code === 'zip-too-large') throw error;
    const next = mainKml(entries.filter(({ name }) => name !== main.name));
    if (!next) throw error;
    const file = await kml.read!(inflate(bytes, next), options).catch(() => { throw error; });
    file.notes.unshift({ code: 'kmz-main-damaged', severity: 'error', message: `“${main.name}”, the main file of the archive, was left out: ${error.message} “${next.name}” was read in its place.` });
    return { file, read: next };
  }
}

export const kmz: Format = {
  id: 'kmz',
  label: 'Google Earth (KMZ)',
  extensions: ['.kmz'],
  mediaType: 'application/vnd.google-earth.kmz',
  recognise(bytes) {
    if (!isZip(bytes)) return 0;
    try { return mainKml(entriesOf(bytes)) ? 1 : 0.1; } catch { return 0.2; }
  },
  async read(bytes, options) {
    const entries = entriesOf(bytes);
    const main = mainKml(entries);
    if (!main) throw new UnreadableFile('kmz-without-kml', 'There is no KML file in this archive. If it holds a shapefile or another format, unzip it and open that.');
    const { file, read } = await readMain(bytes, main, entries, options);
    const others = entries.filter(({ name }) => /\.kml$/i.test(name) && name !== read.name && !file.notes.some((note) => note.code === 'kmz-main-damaged' && name === main.name) && !/(^|\/)(__MACOSX\/|\._)/.test(name));
    let budget = largestInflatedBytes - read.size;
    for (const entry of others.slice(0, mostInnerFiles)) {
      budget -= entry.size;
      if (budget < 0) { file.notes.unshift({ code: 'zip-too-large', severity: 'warning', message: `“${entry.name}” and what follows it were left out: the archive unzips to more than 1 GB. Unzip it to open them.` }); break; }
      await appendInner(file, bytes, entry, options);
    }
    if (others.length > mostInnerFiles) file.notes.unshift({ code: 'kmz-other-kml', severity: 'warning', message: `The archive holds ${others.length + 1} KML files; the first ${mostInnerFiles + 1} were read. Unzip it to open the others.` });
    return { format: 'kmz', features: file.features, notes: file.notes };
  },
  async write(features, options) {
    // A fixed date: the same features give the same bytes.
    return zipSync({ 'doc.kml': [await kml.write!(features, options), { mtime: new Date(Date.UTC(1980, 0, 1, 12)) }] }, { level: 6 });
  },
};
