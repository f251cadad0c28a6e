import { pictureSize } from '#raster/picture-size.ts';
import { noteOf, type FileSource, type Note } from '../format.ts';
import { say } from '../phrases/index.ts';
import { archiveEntries, type PlacedEntry } from '../zip/zip-archive.ts';
import { entryName, isElsewhere, pictureBytes } from './archive-pictures.ts';
import { mainKml } from './kmz.ts';

export interface IconFiles {
  /** pictures by the address that leads to them: PNG, JPEG, GIF, WebP or AVIF, as they came */
  files: Record<string, Uint8Array>;
  notes: Note[];
}

const maxIcons = 500;
const maxBytes = 4 << 20;
const maxBytesTogether = 32 << 20;
/** 2,000 × 2,000: photographs of places are icons too. Decoded, a picture has four bytes a pixel. */
const maxIconPixels = 4_000_000;

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Uint8Array(128);
for (const [at, letter] of [...digits].entries()) valueOf[letter.charCodeAt(0)] = at;

/** The bytes of a `data:` address in base 64; null where it is none, or too long. */
function inlineBytes(address: string): Uint8Array | null {
  const comma = address.slice(0, 200).indexOf(',');
  const head = address.slice(0, comma + 1).toLowerCase();
  if (!head.startsWith('data:image/') || !head.endsWith(';base64,') || address.length > maxBytes * 1.4) return null;
  const text = address
    .slice(comma + 1)
    .replace(/%2b/gi, '+')
    .replace(/%2f/gi, '/')
    .replace(/%3d|=|\s/gi, '');
  if (/[^A-Za-z0-9+/]/.test(text)) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, count, to] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    bits = ((bits << 6) | valueOf[text.charCodeAt(at)]!) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[to] = (bits >> count) & 0xff;
    to += 1;
  }
  return bytes;
}

/** Whether a picture is small enough to be decoded as an icon, judged by its head. */
export const isFitIcon = (bytes: Uint8Array): boolean => {
  const size = pictureSize(bytes);
  return size !== null && size.width > 0 && size.height > 0 && size.width * size.height <= maxIconPixels;
};
/** Said in a note: an address with a picture inside is long. */
const shortened = (address: string) => (/^data:/i.test(address) ? address.slice(0, 30) : address.slice(0, 200));

/**
 * The pictures of icons of points in a KML or KMZ file, by their addresses. Those of an archive are read from it, those that are inside of their address out of that; each
 * is judged by its head before anybody decodes it. Nothing is fetched: what lies elsewhere is a note. Throws UnreadableFile.
 */
export async function readIconFiles(format: 'kml' | 'kmz', source: FileSource, addresses: readonly string[]): Promise<IconFiles> {
  const entries = format === 'kmz' ? await archiveEntries(source) : [];
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const base = mainKml(entries)?.name ?? '';
  /** beside the main file, or at the top of the archive */
  const find = (address: string): PlacedEntry | undefined =>
    [base, ''].map((from) => byName.get(entryName(from, address).toLowerCase())).find((entry) => entry !== undefined);
  const files: Record<string, Uint8Array> = {};
  const [elsewhere, unfit]: [string[], string[]] = [[], []];
  let room = maxBytesTogether;
  for (const address of addresses.slice(0, maxIcons)) {
    const isInline = /^data:/i.test(address);
    const entry = isInline || isElsewhere(address) ? undefined : find(address);
    if (!isInline && !entry) {
      elsewhere.push(address);
      continue;
    }
    const size = entry?.size ?? address.length;
    const bytes = size > Math.min(room, maxBytes * 1.4) ? null : entry ? await pictureBytes(source, entry, maxBytes) : inlineBytes(address);
    room -= Math.min(room, size);
    if (bytes && isFitIcon(bytes)) files[address] = bytes;
    else unfit.push(entry?.name ?? address);
  }
  const notes: Note[] = [];
  const told = (list: string[], code: string, phrase: 'file.kml.icons-elsewhere' | 'file.kml.icons-unfit') => {
    if (list.length > 0) notes.push(noteOf(code, 'info', say(phrase, { n: list.length, address: shortened(list[0]!) })));
  };
  told(elsewhere, 'kml-icons-elsewhere', 'file.kml.icons-elsewhere');
  told(unfit, 'kml-icons-unfit', 'file.kml.icons-unfit');
  if (addresses.length > maxIcons) notes.push(noteOf('kml-icons-many', 'info', say('file.kml.icons-many', { n: maxIcons })));
  return { files, notes };
}
