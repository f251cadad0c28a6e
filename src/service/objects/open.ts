import type { ObjectPlace, Objects } from './objects.ts';

/** Loads what the address needs and nothing else. */
export async function openObjects(place: ObjectPlace): Promise<Objects> {
  if (place.address.startsWith('file:')) return new (await import('./folder.ts')).FolderObjects(place.address);
  return (await import('./s3.ts')).openS3(place);
}
