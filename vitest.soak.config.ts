import { defineConfig } from 'vitest/config';
import { withoutAnnouncements } from './test/helpers/skipped-files.ts';

/** Long kill and fuzz campaigns, one file at a time. The same tests run briefly among the integration tests. */
export default defineConfig({
  test: {
    include: ['test/**/*.soak.ts'],
    env: { HECTARE_SOAK: '1' },
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    // A busy machine takes longer than the second that is the default.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 1,
    fileParallelism: false,
    globalSetup: 'test/helpers/temporary-folder.ts',
    reporters: ['default', './test/helpers/skipped-files.ts'],
    onConsoleLog: withoutAnnouncements,
  },
});
