import type { Feature } from '#geo/types.ts';
import { geojson } from './json/geojson.ts';
import { rewriteGeoJson } from './json/rewrite-geojson.ts';
import { kml } from './kml/kml.ts';
import { kmz } from './kml/kmz.ts';
import { rewriteKmlBytes } from './kml/rewriting/rewrite-kml.ts';
import { rewriteKmz } from './kml/rewriting/rewrite-kmz.ts';
import { NotWellFormed } from './kml/rewriting/xml-ranges.ts';
import type { Note } from './format.ts';
import { isRewritable, type RewritableFormat } from './rewritable.ts';
import { OtherContent, type SavedFeature, type UnwrittenChange } from './saved-feature.ts';
import { WrittenAt180 } from './written-at-180.ts';
import { decodeText } from './text/text-encoding.ts';

export type { SavedFeature, UnwrittenChange } from './saved-feature.ts';

export interface RewrittenFile {
  bytes: Uint8Array;
  unwritten: UnwrittenChange[];
  /** what was changed in shapes, because files hold them another way */
  notes: Note[];
}

type Rewrite = (bytes: Uint8Array, saved: readonly SavedFeature[]) => Promise<RewrittenFile>;
type Read = (bytes: Uint8Array) => Promise<{ features: Feature[] }>;

const readKml: Read = (bytes) => kml.read(bytes);
const readKmz: Read = (bytes) => kmz.read(bytes);
const readGeoJson: Read = (bytes) => geojson.read(bytes);

/** Shapes that are new or were changed, as files hold them; the others stay as the file has them. */
function savedAt180(
  format: RewritableFormat,
  read: readonly Feature[],
  saved: readonly SavedFeature[],
): { saved: SavedFeature[]; notes: Note[] } {
  const written = new WrittenAt180(format);
  const isAsRead = ({ source, feature }: SavedFeature) => {
    const was = source === null ? null : read[source]?.geometry;
    return was && JSON.stringify(was) === JSON.stringify(feature.geometry);
  };
  const changed = saved.map((one) => (isAsRead(one) ? one : { ...one, feature: written.change(one.feature) }));
  return { saved: changed, notes: written.notes() };
}

const rewriters: Record<RewritableFormat, Rewrite> = {
  kml: async (bytes, saved) => {
    const { features } = await readKml(bytes);
    const { saved: held, notes } = savedAt180('kml', features, saved);
    return { ...rewriteKmlBytes(bytes, features, held), notes };
  },
  kmz: async (bytes, saved) => {
    const { features } = await readKmz(bytes);
    const { saved: held, notes } = savedAt180('kmz', features, saved);
    return { ...(await rewriteKmz(bytes, features, held)), notes };
  },
  geojson: async (bytes, saved) => {
    const { text, encoding } = decodeText(bytes);
    if (encoding !== 'utf-8') throw new OtherContent('other-encoding');
    const { features } = await readGeoJson(bytes);
    const { saved: held, notes } = savedAt180('geojson', features, saved);
    const result = rewriteGeoJson(text.replace(/^\uFEFF/, ''), features, held);
    return { bytes: new TextEncoder().encode(result.text), unwritten: result.unwritten, notes };
  },
};

/**
 * A file with the changes of its features and everything else as it was: styles, folders, pictures, members that Hectare does not know. Null where that is not
 * possible: a format that is written as a whole, XML with faults, coordinates of another reference system. A new file says the same then, without what only the
 * old one held.
 */
export async function rewriteFile(formatId: string, bytes: Uint8Array, saved: readonly SavedFeature[]): Promise<RewrittenFile | null> {
  try {
    return isRewritable(formatId) ? await rewriters[formatId](bytes, saved) : null;
  } catch (error) {
    if (error instanceof NotWellFormed || error instanceof OtherContent) return null;
    throw error;
  }
}
