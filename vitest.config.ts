import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { withoutAnnouncements } from './test/helpers/skipped-files.ts';

/** Tests of the window. */
const ofTheWindow = ['src/renderer/**/*.test.ts', 'src/products/**/panel/**/*.test.ts', 'test/window/**/*.test.ts'];
/** Those with a document, as their first line says. A worker keeps its libraries and its page from file to file when both have one. */
const withDocument = globSync(ofTheWindow, { cwd: import.meta.dirname })
  .filter((path) => readFileSync(join(import.meta.dirname, path), 'utf8').startsWith('// @vitest-environment happy-dom'))
  .map((path) => path.replaceAll('\\', '/'));
/** What a file of the window does to its modules, its page and its globals, the next one does not see. */
const fresh = { isolate: false, setupFiles: ['test/window/fresh-file.ts', 'test/helpers/fixed-seed.ts', 'test/helpers/patient-waits.ts'] };

/** Unit and component tests, which stand beside their source, and the rules of the tree. They need no build, no network and no system package. */
export default defineConfig({
  plugins: [vue()],
  test: {
    // A test that hangs is found; one on a busy machine has time enough.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine takes longer than the second that is the default.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // Room for new objects: in V8's 16 MB a worker spends a tenth of its time and more on collecting them.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: 'test/helpers/temporary-folder.ts',
    reporters: ['default', './test/helpers/skipped-files.ts'],
    onConsoleLog: withoutAnnouncements,
    projects: [
      {
        extends: true,
        test: {
          name: 'sources',
          include: ['src/**/*.test.ts', 'test/architecture/**/*.test.ts'],
          exclude: ofTheWindow,
          // Nothing here changes what another file sees, so a worker loads the libraries once and not once for every file.
          isolate: false,
          setupFiles: ['test/helpers/fixed-seed.ts', 'test/helpers/patient-waits.ts'],
        },
      },
      { extends: true, test: { name: 'components', include: withDocument, ...fresh } },
      { extends: true, test: { name: 'window', include: ofTheWindow, exclude: withDocument, ...fresh } },
    ],
  },
});
