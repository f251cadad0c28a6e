import { defineConfig } from '@playwright/test';
import { chromiumProgram } from './test/helpers/chromium.ts';
import { browserHostOnly } from './test/e2e/browser-host-only.ts';
import type { WindowFixtures } from './test/e2e/fixtures.ts';
import { electronProgram } from './test/helpers/window.ts';

/** Walks of half a minute and more. Begun last, each would keep one worker busy while the others have nothing to do. */
const longWalks = [
  'offline',
  'products',
  'spanish',
  'map',
  'portfolio',
  'with-providers',
  'in-collected-window',
  'in-one-window',
  'main-job',
  'backups',
  'background',
].map((name) => `**/${name}.test.ts`);

/**
 * The window in real hosts. A file is one walk: its tests follow one another in one window. Three files run at the same time: a walk keeps a core busy for less than half of its time.
 * A test that fails once has failed: there are no retries.
 */
export default defineConfig<object, WindowFixtures>({
  testDir: 'test/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/e2e',
  globalSetup: './test/e2e/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ['./test/e2e/skipped-files.ts']],
  // One more than the two cores that are counted on.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // Pictures and snapshots of the document at every step take a third of the time again, and snapshots put scripts into every frame, which the report's sandboxed preview refuses: `--trace on` has them.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: true },
  },
  projects: [
    ...(chromiumProgram
      ? [
          { name: 'browser, long', testMatch: longWalks, use: { host: 'browser' as const } },
          { name: 'browser', testIgnore: longWalks, use: { host: 'browser' as const } },
        ]
      : []),
    ...(electronProgram()
      ? [
          {
            name: 'electron',
            testIgnore: Object.keys(browserHostOnly).map((name) => `**/${name}`),
            use: { host: 'electron' as const },
          },
        ]
      : []),
  ],
});
