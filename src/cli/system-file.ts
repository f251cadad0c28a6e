import { openRegularFile, readRange } from '#disk/regular-file.ts';
import { CommandFault } from './usage.ts';

/** Definitions of systems are some kilobytes at most. */
const maxBytes = 1 << 16;

/** The well-known text in a .prj. Throws CommandFault where there is none. */
export async function systemFromFile(path: string): Promise<string> {
  const file = await openRegularFile(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandFault(
      `${path}: this file of a coordinate system cannot be opened${code === 'ENOTFILE' ? ': it is a pipe or a device' : ''}. Look at its name.`,
    );
  });
  try {
    const bytes = await readRange(file, 0, maxBytes + 1);
    const text = new TextDecoder().decode(bytes).trim();
    if (bytes.length > maxBytes || !/^[A-Za-z_]+\s*\[/.test(text))
      throw new CommandFault(
        `${path}: this is no .prj with a coordinate system as well-known text. Give a code such as EPSG:32636 instead.`,
      );
    return text;
  } finally {
    await file.close();
  }
}
