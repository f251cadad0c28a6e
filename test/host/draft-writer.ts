// Saves one draft again and again, each larger and with a higher version, and prints a version once its save was acknowledged. Killed by drafts.test.ts.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { testHost } from './host.ts';

// The one that comes after the kill need not compile all of it again.
flushCompileCache();
const [dataFolder, from] = process.argv.slice(2) as [string, string];
const host = testHost({ dataFolder });
for (let version = Number(from); ; version += 1) {
  await host.ask('drafts.save', {
    id: 'import',
    kind: 'import',
    title: `version ${version}`,
    version,
    content: { version, ring: Array.from({ length: 20_000 }, (_, index) => [index / 7, version]) },
  });
  writeSync(1, `${version}\n`);
}
