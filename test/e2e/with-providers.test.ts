import { freshFolder } from '../helpers/chromium.ts';
import type { RunningWindow } from '../helpers/window.ts';
import { test } from './fixtures.ts';
import { foreignPicture } from './with-providers/foreign-picture.ts';
import { slowProvider } from './with-providers/slow.ts';
import { variants } from './with-providers/variants.ts';

/** Walks at services of providers, each with a connection of its own: they need no profile of their own, and opening a window would cost more than most of them. */
test.describe('at providers', () => {
  let window: RunningWindow;
  test.beforeAll(async ({ openWindow }) => {
    window = await openWindow({ dataFolder: freshFolder('e2e-providers') });
  });
  test.afterAll(async () => {
    await window?.close();
  });

  const theWindow = () => window;
  variants(theWindow);
  slowProvider(theWindow);
  foreignPicture(theWindow);
});
