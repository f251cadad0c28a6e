import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

interface Feed {
  version: string;
  files: { url: string; sha512: string; size?: number }[];
  [key: string]: unknown;
}

/** One feed of two machines that packed the same version for the same system: a Mac takes the files of its own kind out of it. */
function mergedFeed(first: Feed, second: Feed): Feed {
  if (first.version !== second.version) throw new Error(`Two feeds of ${first.version} and ${second.version} cannot become one.`);
  return { ...first, files: [...first.files, ...second.files] };
}

/** Brings what each machine packed (`installers-…`) together into one folder. Throws where two made different files of one name. */
export function gatherInstallers(dist: string): void {
  const machines = readdirSync(dist)
    .filter((name) => name.startsWith('installers-'))
    .toSorted();
  if (machines.length === 0) throw new Error('No machine left installers.');
  for (const machine of machines) {
    for (const name of readdirSync(join(dist, machine))) {
      const [from, to] = [join(dist, machine, name), join(dist, name)];
      if (!existsSync(to)) renameSync(from, to);
      else if (name.endsWith('.yml')) {
        const feeds = [to, from].map((path) => parse(readFileSync(path, 'utf8')) as Feed);
        writeFileSync(to, stringify(mergedFeed(feeds[0]!, feeds[1]!)));
      } else throw new Error(`${machine} and another machine both made ${name}.`);
    }
    rmSync(join(dist, machine), { recursive: true });
  }
}
