import { join } from 'node:path';
import { root } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import type { EmptyWindow } from './empty-window.ts';

export function slowHost(emptyWindow: EmptyWindow): void {
  test('what was open comes back before a slow host has told of itself, and repairs of it stay', async ({ host }) => {
    test.skip(host === 'electron', 'Electron’s answers do not travel over HTTP, where one could be held up');
    const window = await emptyWindow();
    const { page } = window;
    await window.choose([join(root, 'resources/samples/sample-parcels.kml')], () => page.keyboard.press('ControlOrMeta+o'));
    const id = (name: string) => page.getByTestId(name);
    await id('repair-all').waitFor();
    await page.keyboard.press('Shift+F8');
    await expect(id('repair-all')).toHaveCount(0);
    await window.settled();
    await page.keyboard.press('Control+z');
    await id('repair-all').waitFor();
    await window.settled();
    // A host under load, or with a keychain that asks: it tells of itself late. Files are opened and repaired meanwhile.
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    await page.route(/bridge\/host\.info$/, async (route) => {
      await told;
      await route.continue();
    });
    await page.reload();
    await id('repair-all').waitFor();
    await page.keyboard.press('Shift+F8');
    await expect(id('repair-all')).toHaveCount(0);
    const answered = page.waitForResponse(/bridge\/host\.info$/);
    tell();
    await answered;
    await page.waitForTimeout(1500);
    await expect(id('repair-all')).toHaveCount(0);
    await page.unroute(/bridge\/host\.info$/);
  });
}
