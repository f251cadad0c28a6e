import { readFileSync } from 'node:fs';

/** The version of this Hectare. package.json is above the sources, and above the built bundle and its parts. */
export function version(): string {
  for (const path of ['../../package.json', '../package.json', '../../../package.json']) {
    try {
      const { name, version: own } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as { name: string; version: string };
      if (name === 'hectare') return own;
    } catch {
      /* the next one */
    }
  }
  return 'unknown';
}
