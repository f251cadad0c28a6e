import { open } from 'node:fs/promises';
import { CommandFault } from './usage.ts';

/** Definitions of systems are some kilobytes at most. */
const maxBytes = 1 << 16;

/** The well-known text in a .prj. Throws CommandFault where there is none. */
export async function systemFromFile(path: string): Promise<string> {
  const file = await open(path).catch(() => {
    throw new CommandFault(`${path}: this file of a coordinate system cannot be opened. Look at its name.`);
  });
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(maxBytes + 1), 0, maxBytes + 1, 0);
    const text = buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim();
    if (bytesRead > maxBytes || !/^[A-Za-z_]+\s*\[/.test(text))
      throw new CommandFault(
        `${path}: this is no .prj with a coordinate system as well-known text. Give a code such as EPSG:32636 instead.`,
      );
    return text;
  } finally {
    await file.close();
  }
}
