import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** The plugin as QGIS installs it from a file: one folder, with the version of this release. Answers the path of the ZIP. */
export function makeQgisPlugin(root: string, folder: string, version: string): string {
  const from = join(root, 'integrations', 'qgis');
  const names = globSync('hectare/**/*.{py,txt,svg}', { cwd: from }).sort();
  const contentOf = (name: string): Uint8Array => {
    const bytes = readFileSync(join(from, name));
    return name === join('hectare', 'metadata.txt') ? Buffer.from(bytes.toString().replace(/^version=.*$/m, `version=${version}`)) : bytes;
  };
  const path = join(folder, `hectare-qgis-plugin-${version}.zip`);
  const parts = [...names, 'LICENSE'].map((name) => [
    name === 'LICENSE' ? 'hectare/LICENSE' : name.replaceAll('\\', '/'),
    name === 'LICENSE' ? readFileSync(join(root, name)) : contentOf(name),
  ]);
  // The same bytes from the same sources.
  writeFileSync(path, zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>, { mtime: '1980-01-01T00:00:00' }));
  return path;
}
