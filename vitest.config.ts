import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { withoutAnnouncements } from './test/helpers/skipped-files.ts';

/** Components are mounted in a document, which each of their files gets anew. */
const components = ['src/renderer/**/*.test.ts', 'src/products/**/panel/**/*.test.ts', 'test/window/**/*.test.ts'];

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
    globalSetup: 'test/helpers/temporary-folder.ts',
    reporters: ['default', './test/helpers/skipped-files.ts'],
    onConsoleLog: withoutAnnouncements,
    projects: [
      {
        extends: true,
        test: {
          name: 'sources',
          include: ['src/**/*.test.ts', 'test/architecture/**/*.test.ts'],
          exclude: components,
          // Nothing here changes what another file sees, so a worker loads the libraries once and not once for every file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'components', include: components } },
    ],
  },
});
