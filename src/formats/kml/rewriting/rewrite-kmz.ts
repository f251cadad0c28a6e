import { unzipSync, zipSync, type Zippable } from 'fflate';
import type { Feature } from '#geo/types.ts';
import { readKmlBytes } from '../kml-reader.ts';
import { isKml, mainKml } from '../kmz.ts';
import { entriesOf, refuseBomb } from '../../zip/zip-archive.ts';
import { OtherContent, type SavedFeature, type UnwrittenChange } from '../../saved-feature.ts';
import { rewriteKmlBytes } from './rewrite-kml.ts';

/** A fixed date: the same features give the same bytes. */
const written = new Date(Date.UTC(1980, 0, 1, 12));

/**
 * A KMZ archive with other features in its KML files; pictures and models stay as they are. A feature that is new goes where the one before it is. `read` are the
 * features as the reader gave them for the archive. Throws NotWellFormed and OtherContent.
 */
export async function rewriteKmz(
  archive: Uint8Array,
  read: readonly Feature[],
  saved: readonly SavedFeature[],
): Promise<{ bytes: Uint8Array; unwritten: UnwrittenChange[] }> {
  const entries = entriesOf(archive);
  for (const entry of entries) refuseBomb(entry);
  const main = mainKml(entries);
  if (!main) throw new OtherContent('no-kml');
  const contents = unzipSync(archive);
  const names = [main.name, ...entries.filter((entry) => isKml(entry) && entry !== main).map(({ name }) => name)];
  const unwritten: UnwrittenChange[] = [];
  let first = 0;
  let done = 0;
  const changed = new Map<string, Uint8Array>();
  for (const name of names) {
    const bytes = contents[name]!;
    const count = (await readKmlBytes(bytes)).features.length;
    let end = done;
    while (end < saved.length && (saved[end]!.source === null || saved[end]!.source! < first + count)) end += 1;
    const within = saved.slice(done, end).map(({ source, feature }) => ({ source: source === null ? null : source - first, feature }));
    const result = rewriteKmlBytes(bytes, read.slice(first, first + count), within);
    changed.set(name, result.bytes);
    for (const change of result.unwritten) unwritten.push({ ...change, feature: change.feature + done });
    first += count;
    done = end;
  }
  if (first !== read.length || done !== saved.length) throw new OtherContent('other-count');
  const files: Zippable = {};
  for (const [name, bytes] of Object.entries(contents)) files[name] = [changed.get(name) ?? bytes, { mtime: written }];
  return { bytes: zipSync(files, { level: 6 }), unwritten };
}
