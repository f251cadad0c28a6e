import { freshFolder } from '../helpers/chromium.ts';
import type { RunningWindow } from '../helpers/window.ts';
import { expect, test, type OpenWindow } from './fixtures.ts';
import { editing } from './in-one-window/editing.ts';
import { empty } from './in-one-window/empty-window.ts';
import { fileSystem } from './in-one-window/file-system.ts';
import { frame } from './in-one-window/frame.ts';
import { otherPages } from './in-one-window/other-pages.ts';
import { pairs } from './in-one-window/pairs.ts';
import { parcels } from './in-one-window/parcels.ts';
import { position } from './in-one-window/position.ts';
import { save } from './in-one-window/save.ts';
import { selection } from './in-one-window/selection.ts';
import { severalFiles } from './in-one-window/several-files.ts';
import { slowHost } from './in-one-window/slow-host.ts';
import { sources } from './in-one-window/sources.ts';
import { takeBack } from './in-one-window/take-back.ts';
import { pauseCollection } from './run-command.ts';

/** Short walks that need no profile of their own: opening a window would cost more than most of them. The one that begins over a map of the world comes first, those that leave a project in the list last. */
test.describe('in one window', () => {
  let window: RunningWindow;
  let dataFolder = '';
  const faults: string[] = [];
  let openWindow: OpenWindow;
  async function open(): Promise<RunningWindow> {
    window = await openWindow({ dataFolder });
    window.page.on('pageerror', (error) => faults.push(error.message));
    return window;
  }
  test.beforeAll(async ({ openWindow: given }) => {
    openWindow = given;
    // Tests ask nobody outside this computer.
    process.env['FORCE_OFFLINE'] = '1';
    dataFolder = freshFolder('e2e-one-window');
    await open();
    // None of them looks at a product.
    await pauseCollection(window.page);
  });
  test.afterAll(async () => {
    await window?.close();
    delete process.env['FORCE_OFFLINE'];
  });

  const emptyWindow = () => empty(window);
  editing(emptyWindow, () => dataFolder, open);
  sources(emptyWindow);
  save(emptyWindow, () => dataFolder);
  fileSystem(emptyWindow);
  selection(emptyWindow);
  position(emptyWindow);
  pairs(emptyWindow);
  severalFiles(emptyWindow);
  slowHost(emptyWindow);
  otherPages(emptyWindow);
  frame(emptyWindow);
  takeBack(emptyWindow);
  parcels(emptyWindow);
  test('the window met no fault of its own', () => {
    expect(faults).toEqual([]);
  });
});
