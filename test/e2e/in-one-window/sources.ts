import { join } from 'node:path';
import { seriousFaults } from '../../helpers/accessible.ts';
import { root, whenStill } from '../../helpers/window.ts';
import { expect, test } from '../fixtures.ts';
import { runCommand } from '../run-command.ts';
import type { EmptyWindow } from './empty-window.ts';

const pictures = join(root, 'test-results', 'pictures');

export function sources(emptyWindow: EmptyWindow): void {
  test('the data sources are found by keyboard, with licence and products, and offline says that none was asked', async () => {
    const { page } = await emptyWindow();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1024, height: 700 });
    await runCommand(page, 'Data sources');
    const dialog = page.getByRole('dialog', { name: 'Data sources' });
    const soil = dialog.getByTestId('source-soilgrids');
    await expect(soil).toContainText('CC BY 4.0');
    await expect(soil).toContainText('Needed for Soil');
    await whenStill(page);
    await page.screenshot({ path: join(pictures, 'sources-dark-small.png') });
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Check now' }).press('Enter');
    await expect(page.getByTestId('sources-cut-off')).toContainText('Hectare works offline');
    await expect(dialog.getByTestId('source-gfc')).toContainText('not asked');
    // The list is reached and scrolled by keyboard.
    await dialog.getByRole('list', { name: 'Data sources' }).focus();
    await page.keyboard.press('End');
    await expect(dialog.getByTestId('source-cckp')).toBeInViewport();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 480, height: 800 });
    await whenStill(page);
    await page.screenshot({ path: join(pictures, 'sources-offline-narrow.png') });
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
}
