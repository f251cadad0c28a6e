import { defineConfig } from 'vitest/config';

/** The window in real Chromium. One file at a time: two cores, one browser. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 1,
    fileParallelism: false,
    globalSetup: 'test/helpers/temporary-folder.ts',
    expect: { poll: { timeout: 20_000 } },
  },
});
