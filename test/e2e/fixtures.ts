import { existsSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { chromiumFlags, chromiumProgram } from '../helpers/chromium.ts';
import { openElectron, openWindow, root, type RunningWindow, type WindowOptions } from '../helpers/window.ts';

export { expect } from '@playwright/test';

export const hasLandscape = existsSync(join(root, 'out/sample-landscape/manifest.json'));
export const noLandscape = 'the sample landscape was not made; npm test makes it';

/** Playwright records videos with an ffmpeg of its own, which `npx playwright install ffmpeg` fetches. */
const browsers = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), '.cache', 'ms-playwright');
const hasFfmpeg = existsSync(browsers) && readdirSync(browsers).some((name) => name.startsWith('ffmpeg'));

export type OpenWindow = (options: WindowOptions) => Promise<RunningWindow>;
export interface WindowFixtures {
  /** The host that the project of playwright.config.ts tests. */
  host: 'browser' | 'electron';
  /**
   * Opens the built window in that host. All windows of a worker share one Chromium; each has a context, a host and a data folder of its own. A walk is of somebody who asked
   * for less motion: each move of the map would be painted some sixty times. `withoutMotion: false` has it; the main job is walked so.
   */
  openWindow: OpenWindow;
}

/** Playwright ends a worker after its first failure. */
let hasFailed = false;

export const test = base.extend<{ rememberFailure: void }, WindowFixtures>({
  host: ['browser', { scope: 'worker', option: true }],
  openWindow: [
    async ({ host, playwright }, use, { workerIndex }) => {
      if (host === 'electron') {
        await use((options) => openElectron({ withoutMotion: true, ...options }));
        return;
      }
      const browser = await playwright.chromium.launch({
        executablePath: chromiumProgram!,
        args: chromiumFlags.filter((flag) => flag !== '--headless'),
        timeout: 0,
      });
      const videoFolder = hasFfmpeg ? join(root, 'test-results', 'e2e', `videos-${workerIndex}`) : null;
      await use((options) => openWindow({ withoutMotion: true, ...options }, { browser, videoFolder }));
      await browser.close();
      if (videoFolder && !hasFailed) rmSync(videoFolder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  rememberFailure: [
    async ({ host }, use, testInfo) => {
      await use();
      // Only windows of the browser host are recorded.
      if (host === 'browser') hasFailed ||= testInfo.status !== testInfo.expectedStatus;
    },
    { auto: true },
  ],
});
