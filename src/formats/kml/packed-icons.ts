import type { Feature } from '#geo/types.ts';
import { noteOf, type WriteOptions } from '../format.ts';
import { say } from '../phrases/index.ts';
import type { ZippedFile } from '../zip/zipped-pieces.ts';
import { entryName, isElsewhere } from './archive-pictures.ts';
import { iconIn } from './point-icon.ts';

/** The address of a point's icon where that is a picture beside its file; null where it has none, or one that stands for itself. */
export function iconBeside({ geometry, properties }: Feature): string | null {
  const address = geometry && geometry.type.endsWith('Point') ? iconIn(properties)?.address : undefined;
  return address === undefined || isElsewhere(address) ? null : address;
}

/** Gathers which icons lie beside the file that is written, and says of those that it does not hold. */
export class IconsBeside {
  readonly #addresses = new Set<string>();

  add(feature: Feature): void {
    const address = iconBeside(feature);
    if (address !== null) this.#addresses.add(address);
  }

  /** `isArchive`: the file has room for pictures. */
  tell({ pictures = {}, notes }: WriteOptions, isArchive: boolean): void {
    const missing = [...this.#addresses].filter((address) => !isArchive || !Object.hasOwn(pictures, address));
    if (missing.length === 0) return;
    const facts = { n: missing.length, address: missing[0]!.slice(0, 200) };
    notes?.push(noteOf('kml-icons-not-held', 'warning', say(isArchive ? 'file.kml.icons-left-out' : 'file.kml.icons-not-held', facts)));
  }
}

/** The pictures of an archive under the names by which its KML asks for them. */
export function* packedIcons({ pictures = {} }: WriteOptions): Generator<ZippedFile> {
  const taken = new Set(['doc.kml']);
  for (const [address, bytes] of Object.entries(pictures)) {
    const name = isElsewhere(address) ? '' : entryName('', address);
    // Names of archives are told apart without their letter case where they are looked up.
    if (name === '' || taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    yield { name, content: [bytes] };
  }
}
