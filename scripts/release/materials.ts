import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Licences } from '../generate-licences.ts';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  scope?: string;
}
export interface BillOfMaterials {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { 'bom-ref': string; name: string; type: string; version: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

/**
 * The bill of materials (CycloneDX) of what ships, cut out of npm's own of everything that is installed: the window's libraries are in its bundle and so in the
 * program, though npm counts them as tools of development. Throws where a shipped package is missing from npm's.
 */
export function shippedMaterials(installed: BillOfMaterials, { packages }: Licences): BillOfMaterials {
  const shipped = new Set(packages.map(keyOf));
  const components = installed.components.filter((component) => shipped.has(keyOf(component)));
  const listed = new Set(components.map(keyOf));
  const missing = [...shipped].filter((key) => !listed.has(key));
  if (missing.length > 0) throw new Error(`npm does not list what ships: ${missing.join(', ')}`);
  const program = { ...installed.metadata.component, name: 'hectare', type: 'application' };
  const references = new Set([program['bom-ref'], ...components.map((component) => component['bom-ref'])]);
  return {
    ...installed,
    metadata: { ...installed.metadata, component: program },
    components: components.map((component) => ({ ...component, scope: 'required' })),
    dependencies: installed.dependencies
      .filter(({ ref }) => references.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => references.has(one)) })),
  };
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** The lines that `sha256sum --check` reads, of every file in a folder but the list itself. */
export async function checksumsOf(folder: string, listName: string): Promise<string> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== listName)
    .map(({ name }) => name)
    .toSorted();
  const lines: string[] = [];
  for (const name of names) lines.push(`${await sha256Of(join(folder, name))}  ${name}\n`);
  return lines.join('');
}
