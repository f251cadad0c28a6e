import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { parcelAt } from '../../helpers/parcels.ts';
import { closeMessages, type RunningWindow } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from './empty-window.ts';

const plot = (n: number) =>
  JSON.stringify({ type: 'Feature', properties: { name: `Plot ${n}` }, geometry: parcelAt(35 + n * 0.02, 1, 0.01) });

/** A stick full of files, folders among them, and the same profile in a second window. */
export function severalFiles(emptyWindow: EmptyWindow): void {
  test.describe('many files at once, and two windows', () => {
    test.describe.configure({ mode: 'serial' });
    let window: RunningWindow;
    const folder = mkdtempSync(join(tmpdir(), 'hectare-stick-'));
    const id = (name: string) => window.page.getByTestId(name);
    const openFiles = () => id('files').getByRole('button', { name: /^Close / });
    /** as the system gives it: a script cannot make a folder that is dropped */
    async function drop(...names: string[]): Promise<void> {
      const session = await window.page.context().newCDPSession(window.page);
      const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
        session.send('Input.dispatchDragEvent', {
          type,
          x: 700,
          y: 300,
          data: { items: [], files: names.map((name) => join(folder, name)), dragOperationsMask: 1 },
        });
      // A hand keeps moving until it sees that it may let go, and a drop that the browser did not pass on is tried again.
      await expect(async () => {
        await send('dragEnter');
        await send('dragOver');
        await id('drop-hint').waitFor({ timeout: 5000 });
        await send('dragOver');
        await send('drop');
        // Long enough that what was taken is not dropped a second time.
        await id('drop-hint').waitFor({ state: 'hidden', timeout: 30_000 });
      }).toPass();
      await session.detach();
    }
    test.beforeAll(async () => {
      mkdirSync(join(folder, 'survey', 'north'), { recursive: true });
      for (let n = 1; n <= 12; n += 1) writeFileSync(join(folder, `plot-${n}.geojson`), plot(n));
      for (let n = 1; n <= 5; n += 1) writeFileSync(join(folder, `broken-${n}.kml`), 'this is not a map');
      writeFileSync(join(folder, 'survey', 'plot-13.geojson'), plot(13));
      writeFileSync(join(folder, 'survey', 'north', 'plot-14.geojson'), plot(14));
      writeFileSync(join(folder, 'survey', 'north', 'photo.png'), 'no picture either');
      window = await emptyWindow();
    });

    test('many files of one drop are one step, and what cannot be read of them is one message', async () => {
      const good = Array.from({ length: 12 }, (_, n) => `plot-${n + 1}.geojson`);
      await drop(...good, ...Array.from({ length: 5 }, (_, n) => `broken-${n + 1}.kml`));
      await window.page.getByText('5 files could not be read').waitFor();
      await expect(openFiles()).toHaveCount(12);
      await window.page.keyboard.press('ControlOrMeta+z');
      await expect(openFiles()).toHaveCount(0);
      await window.page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(openFiles()).toHaveCount(12);
    });

    test('a folder is looked through; what is no boundary is left out and named', async () => {
      await closeMessages(window.page);
      await drop('survey');
      await expect(openFiles()).toHaveCount(14);
      await window.page.getByText('1 other file in the folder was skipped').waitFor();
      await window.page.getByText('photo.png').waitFor();
    });

    test('a second window does not write over the first: it asks, and goes on with what was open there', async ({ host }) => {
      test.skip(host === 'electron', 'a page of the browser host opens another; Electron has one window for a profile');
      const opened = window.page.waitForEvent('popup');
      await window.page.evaluate('void window.open(location.origin)');
      const second: Page = await opened;
      await second.getByTestId('elsewhere').waitFor();
      await second.getByTestId('work-here').click();
      await second.getByTestId('import-table').getByText('Plot 1', { exact: true }).waitFor();
      await id('elsewhere').waitFor();
      await expect(second.getByTestId('files').getByRole('button', { name: /^Close / })).toHaveCount(14);
      // When the other one is closed, this one goes on by itself.
      await second.close();
      await window.page.bringToFront();
      await expect(openFiles()).toHaveCount(14);
    });
  });
}
