import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By these letters Electron's program marks where its fuses stand; after them come a version, the number of fuses, and a digit for each. */
const fuseMark = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** Electron 45 as it comes: what is set, and what is not. */
const usualFuses = '101011000';

/**
 * A folder that stands where Electron's own would: its program cannot be had here, and packing only renames it, writes its fuses and puts the archive beside it. It
 * runs as a shell script that tells its arguments.
 */
export function writeDummyElectron(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const script = Buffer.from('#!/bin/sh\nfor word in "$@"; do echo "$word"; done\nexit 0\n');
  const fuses = Buffer.concat([Buffer.from(fuseMark), Buffer.from([1, usualFuses.length]), Buffer.from(usualFuses)]);
  writeFileSync(join(folder, 'electron'), Buffer.concat([script, fuses]), { mode: 0o755 });
  writeFileSync(join(folder, 'chrome-sandbox'), 'stands for the helper of the sandbox', { mode: 0o755 });
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(join(folder, name), `stands for Electron’s ${name}`);
}
