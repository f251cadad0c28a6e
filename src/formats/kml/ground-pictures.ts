import { pictureSize } from '#raster/picture-size.ts';
import { piecesOf } from '../file-source.ts';
import { noteOf, UnreadableFile, type FileSource, type Note } from '../format.ts';
import { say } from '../phrases/index.ts';
import { archiveEntries, EntrySource, refuseBomb, type PlacedEntry } from '../zip/zip-archive.ts';
import { entryName, isElsewhere, pictureBytes } from './archive-pictures.ts';
import { overlaysOf, type GroundOverlay, type PictureRegion } from './ground-overlays.ts';
import { mainKml } from './kmz.ts';

/** A picture on the ground whose file is at hand: `file` is its name among the files. */
export interface GroundPicture extends Omit<GroundOverlay, 'address'> {
  file: string;
}
export interface GroundPictures {
  pictures: GroundPicture[];
  /** as they lie in the archive: PNG, JPEG, GIF or WebP, by name */
  files: Record<string, Uint8Array>;
  notes: Note[];
}

/** as many as a super-overlay of 16 × 16 thousand pixels has */
const maxPictures = 20_000;
const maxKmlFiles = 5000;
const maxKmlBytes = 64 << 20;
const maxBytes = 256 << 20;
/** 8,000 × 8,000; decoded, a picture has four bytes a pixel */
const maxPicturePixels = 64_000_000;

/** Follows the links of an archive's main file from entry to entry, and gathers what they lay on the ground. */
class PictureSearch {
  readonly overlays: { overlay: GroundOverlay; base: string }[] = [];
  readonly elsewhere: string[] = [];
  readonly #archive: FileSource;
  readonly #entries: ReadonlyMap<string, PlacedEntry>;
  readonly #seen = new Set<string>();
  #kmlBytes = 0;
  isBeyond = false;

  constructor(archive: FileSource, entries: readonly PlacedEntry[]) {
    this.#archive = archive;
    // What stands under a name twice, the last one is; a system that does not tell capitals apart wrote either.
    this.#entries = new Map(entries.flatMap((entry) => [[entry.name.toLowerCase(), entry]]));
  }
  find(base: string, address: string): PlacedEntry | undefined {
    return this.#entries.get(entryName(base, address).toLowerCase());
  }
  async follow(first: PlacedEntry): Promise<void> {
    const waiting: { entry: PlacedEntry; regions: readonly PictureRegion[] }[] = [{ entry: first, regions: [] }];
    for (let at = 0; at < waiting.length; at += 1) {
      const { entry, regions } = waiting[at]!;
      if (this.#seen.has(entry.name)) continue;
      this.#seen.add(entry.name);
      this.#kmlBytes += entry.size;
      if (this.#seen.size > maxKmlFiles || this.#kmlBytes > maxKmlBytes || this.overlays.length > maxPictures) {
        this.isBeyond = true;
        return;
      }
      refuseBomb(entry, maxKmlBytes);
      const { overlays, links } = await overlaysOf(piecesOf(new EntrySource(this.#archive, entry)));
      for (const overlay of overlays)
        this.overlays.push({ overlay: { ...overlay, regions: [...regions, ...overlay.regions] }, base: entry.name });
      for (const link of links) {
        const next = isElsewhere(link.address) ? undefined : this.find(entry.name, link.address);
        if (next && /\.kml$/i.test(next.name)) waiting.push({ entry: next, regions: [...regions, ...link.regions].slice(-2) });
      }
    }
  }
}

/** Reads the files of the pictures that are found, each once, within bounds; a picture is judged by its head, before anybody decodes it. */
async function takePictures(archive: FileSource, search: PictureSearch): Promise<GroundPictures> {
  const files = new Map<string, Uint8Array | null>();
  const pictures: GroundPicture[] = [];
  const [elsewhere, unfit]: [string[], string[]] = [[], []];
  let room = maxBytes;
  for (const { overlay, base } of search.overlays.slice(0, maxPictures)) {
    const { address, ...rest } = overlay;
    const entry = isElsewhere(address) ? undefined : search.find(base, address);
    if (!entry) {
      elsewhere.push(address);
      continue;
    }
    if (!files.has(entry.name)) {
      const bytes = entry.size <= room ? await pictureBytes(archive, entry, maxBytes) : null;
      // Also of what is no picture: an archive of many that say they are large costs no more than one.
      if (entry.size <= room) room -= entry.size;
      const size = bytes && pictureSize(bytes);
      const isFit = size !== null && size.width > 0 && size.height > 0 && size.width * size.height <= maxPicturePixels;
      files.set(entry.name, isFit ? bytes : null);
    }
    if (files.get(entry.name)) pictures.push({ ...rest, file: entry.name });
    else unfit.push(entry.name);
  }
  const notes: Note[] = [];
  if (elsewhere.length > 0)
    notes.push(
      noteOf(
        'kml-pictures-elsewhere',
        'info',
        say('file.kml.pictures-elsewhere', { n: elsewhere.length, address: elsewhere[0]!.slice(0, 200) }),
      ),
    );
  if (unfit.length > 0)
    notes.push(noteOf('kml-pictures-unfit', 'warning', say('file.kml.pictures-unfit', { n: unfit.length, name: unfit[0]! })));
  if (search.isBeyond || search.overlays.length > maxPictures)
    notes.push(noteOf('kml-pictures-many', 'warning', say('file.kml.pictures-many', { n: pictures.length })));
  return { pictures, files: Object.fromEntries([...files].flatMap(([name, bytes]) => (bytes ? [[name, bytes]] : []))), notes };
}

/**
 * The pictures on the ground of a KML or KMZ file, in the order of drawing, the lowest first. Those of an archive are read from it, through its links from one of
 * its files to another (a super-overlay); nothing outside of the file is fetched, which is a note. Throws UnreadableFile.
 */
export async function readGroundPictures(format: 'kml' | 'kmz', source: FileSource): Promise<GroundPictures> {
  let search: PictureSearch;
  if (format === 'kml') {
    search = new PictureSearch(source, []);
    const { overlays } = await overlaysOf(piecesOf(source));
    for (const overlay of overlays) search.overlays.push({ overlay, base: '' });
  } else {
    const entries = await archiveEntries(source);
    const main = mainKml(entries);
    if (!main) throw new UnreadableFile('kmz-without-kml', say('file.zip.without-kml'));
    search = new PictureSearch(source, entries);
    await search.follow(main);
  }
  const found = await takePictures(source, search);
  return { ...found, pictures: found.pictures.toSorted((a, b) => a.drawOrder - b.drawOrder) };
}
