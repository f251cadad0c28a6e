import { stat } from 'node:fs/promises';
import { basename } from 'node:path';

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** `FILE` or `FILE:NAME`; a file whose own name has a colon is taken as it is. */
export async function namedFile(given: string): Promise<{ file: string; name: string }> {
  const colon = given.lastIndexOf(':');
  const isDrive = colon === 1 && /^[a-z]:[\\/]/i.test(given);
  if (colon <= 0 || isDrive || (await exists(given))) return { file: given, name: basename(given) };
  const [file, name] = [given.slice(0, colon), given.slice(colon + 1).trim()];
  return { file, name: name === '' ? basename(file) : name };
}

/** The files that are given as `FILE` or `FILE:NAME`. */
export const filesNamed = async (given: readonly string[]): Promise<string[]> =>
  (await Promise.all(given.map(namedFile))).map(({ file }) => file);
