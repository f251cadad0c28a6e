import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/helpers/longest-first.ts';
import { withoutAnnouncements } from './test/helpers/skipped-files.ts';

/** Tests that cross zones: service, host, command line, storage, corpus, pictures. They run against the build. */
export default defineConfig({
  plugins: [vue()],
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/architecture/**', 'test/e2e/**', 'test/bench/**', 'test/window/**'],
    // A test that hangs is found; one on a busy machine, where a service takes half a minute to start, has time enough.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A busy machine takes longer than the second that is the default.
    expect: { poll: { timeout: 60_000 } },
    // One more than the two cores that are counted on: many files wait for processes and deadlines of their own.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'test/helpers/temporary-folder.ts',
    reporters: ['default', './test/helpers/skipped-files.ts'],
    onConsoleLog: withoutAnnouncements,
  },
});
