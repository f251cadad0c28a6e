import { collectedProfile } from '../helpers/collected-profile.ts';
import type { RunningWindow } from '../helpers/window.ts';
import { hasLandscape, noLandscape, test, type OpenWindow } from './fixtures.ts';
import { byKeyboard } from './in-collected-window/keyboard.ts';
import { look } from './in-collected-window/look.ts';
import { report } from './in-collected-window/report.ts';
import { empty } from './in-one-window/empty-window.ts';

/** Walks over a project of which every product is there. The report comes last: it ends the window, and its choices are remembered. */
test.describe('in a window with a collected project', () => {
  test.skip(!hasLandscape, noLandscape);
  let window: RunningWindow;
  let dataFolder = '';
  let open: OpenWindow;
  test.beforeAll(async ({ openWindow }) => {
    open = openWindow;
    dataFolder = await collectedProfile('e2e-collected');
    window = await open({ dataFolder, width: 1024, height: 700 });
  });
  test.afterAll(async () => {
    await window?.close();
  });

  const emptyWindow = async () => {
    // A project opens at the tab where the last one was left.
    const overview = window.page.getByTestId('tab-overview');
    if (await overview.isVisible()) await overview.click();
    return empty(window);
  };
  look(() => window);
  byKeyboard(emptyWindow);
  report(emptyWindow, async (options) => {
    window = await open({ ...options, dataFolder });
    return window;
  });
});
