import { unzipSync } from 'fflate';
import { UnreadableFile } from './format.ts';

/** Above this nothing from the field is a boundary; a zip bomb stops here before it is inflated. */
export const largestInflatedBytes = 1024 ** 3;
/** KML shrinks by 5 to 50; deflate can do 1,032. */
const largestRatio = 200;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Refuses an entry that no honest writer makes: above 1 GB, or above 50 MB and shrunk more than 200 times. */
export function refuseBomb(name: string, compressedSize: number, size: number): void {
  if (size > largestInflatedBytes || (size > 50_000_000 && size > compressedSize * largestRatio)) {
    throw new UnreadableFile('zip-too-large', `“${name}” would unzip to ${Math.round(size / 1e6)} MB from ${Math.round(compressedSize / 1e3)} kB. Hectare does not open such archives.`);
  }
}

/** Names of the entries, with their sizes, as the archive's directory lists them; nothing is inflated. Throws UnreadableFile (zip-damaged). */
export function entriesOf(bytes: Uint8Array): { name: string; compressedSize: number; size: number }[] {
  const entries: { name: string; compressedSize: number; size: number }[] = [];
  try {
    unzipSync(bytes, { filter: ({ name, size, originalSize }) => { entries.push({ name, compressedSize: size, size: originalSize }); return false; } });
  } catch {
    throw new UnreadableFile('zip-damaged', 'The archive is damaged: its directory cannot be read. Get the file again, or unzip it with another program and open what comes out.');
  }
  return entries;
}
